# What the site's own pages say about Cicera. The table's texts are in cicera.ftl.

cicera-name = Cicera
cicera-box = 52 carte · Bresciane
cicera-summary = 4 giocatori in due coppie, una smazzata
cicera-emblem = Uno scudo tra due stendardi e due spade

cicera-option-target = Durata della partita
    .hint = I punti che servono per vincerla.
cicera-option-target-null = una smazzata
cicera-option-target-11 = a 11 punti
cicera-option-target-16 = a 16 punti
cicera-option-target-21 = a 21 punti
cicera-option-target-51 = a 51 punti
cicera-option-hand_size = Carte date per volta
    .hint = Tutte e 12 insieme, oppure 6 e poi altre 6.
cicera-option-hand_size-12 = 12
cicera-option-hand_size-6 = 6
cicera-option-cards_tie = 26 carte per parte
    .hint = Quanto rende lo stesso numero di carte.
cicera-option-cards_tie-null = nessun punto
cicera-option-cards_tie-split = 1 punto a ogni coppia
cicera-option-napoleone = Napoleone
    .hint = Chi ha tutte e 13 le spade vince la smazzata e la partita, qualunque siano i punti.
cicera-option-swords_points = Più spade
    .hint = I punti che valgono.
cicera-option-swords_points-1 = 1 punto
cicera-option-swords_points-2 = 2 punti
cicera-option-last_play_scua = Scua con l’ultima carta
    .hint = Anche l’ultima carta della smazzata può fare scua.

cicera-example-sweep = In tavola ci sono un 5 e un 4. Quale delle tue carte ripulisce il tavolo?
cicera-example-numbers = Il 10 prende 8 e 2. Guarda che cosa prende il fante, e che cosa il cavallo.
cicera-example-seven = Il tuo 7 prende il 7, oppure prende 3 e 4, oppure resta in tavola. Prova a prendere tutte e tre le carte in una volta.
cicera-example-which = Il tuo 8 prende uno dei due otto, oppure 5 e 3, oppure 5, 2 e asso. Quale presa fa un bonus?
cicera-example-scua = Il 9 ripulisce il tavolo, ed è scua. Anche il 6 prende, ma lascia lì una carta.
cicera-example-picada = Il 5 di coppe è stato appena calato; il 5 di denari c’era già. Prendere uno dei due è una picada.
cicera-example-simili = Ognuno dei tuoi nove prende 4 e 5. Uno dei due fa simili.
cicera-example-quadriglia = Il 10 prende 8 e 2, oppure 2, 3 e 5. Guarda quale delle due prese è una quadriglia.
cicera-example-together = Una delle tue carte le prende tutte e tre, e fa tre bonus in un colpo solo.
cicera-example-napula = Il tuo 4 prende il 4 di spade. Guarda quanto si allunga la fila; il 6 e il 7 di spade non ne fanno parte.
cicera-example-last = L’ultima carta della smazzata prende quella appena calata e ripulisce il tavolo. Guarda quali bonus valgono e come si contano i punti.
cicera-example-all-swords = Il tuo re prende l’ultima delle 13 spade. Con questa variante vince la smazzata, qualunque siano i punti.
cicera-example-last-scua = Ancora l’ultima carta della smazzata. Con questa variante vale uno solo dei suoi due bonus.
cicera-scale-capture = Numero
