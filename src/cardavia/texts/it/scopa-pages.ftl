# What the site's own pages say about Scopa. The table's texts are in scopa.ftl.

scopa-name = Scopa
scopa-box = 40 carte · Milanesi
scopa-summary = 2 giocatori, partita a 11 punti
scopa-emblem = Una scopa tra sette quadri

scopa-option-target = Durata della partita
    .hint = I punti che servono per vincerla.
scopa-option-target-11 = a 11 punti
scopa-option-target-16 = a 16 punti
scopa-option-target-21 = a 21 punti
scopa-option-target-31 = a 31 punti
scopa-option-target-null = una smazzata
scopa-option-variant = Quattro giocatori
    .hint = Due contro due, con tutte le carte date in una volta.
scopa-option-variant-null = no, due giocatori
scopa-option-variant-scopone = Scopone, nove carte a testa
scopa-option-variant-scopone_scientifico = Scopone scientifico, dieci carte a testa
scopa-option-napola = Napola
    .hint = I quadri in fila a partire dall’asso valgono un punto ciascuno.
scopa-option-ace = Asso pigliatutto
    .hint = L’asso prende tutto ciò che è in tavola.
scopa-option-ace-null = no
scopa-option-ace-all = sempre
scopa-option-ace-ace_first = se in tavola non c’è un asso
scopa-option-re_bello = Re bello
    .hint = Il re di quadri vale un punto.
scopa-option-tie_break = Parità al traguardo
    .hint = Che cosa decide se alla fine i totali sono pari.
scopa-option-tie_break-null = un’altra smazzata
scopa-option-tie_break-count_order = l’ordine di conteggio
scopa-option-last_play_sweep = Scopa con l’ultima carta
    .hint = Anche l’ultima carta della smazzata può fare scopa.
scopa-option-fewest_cards = Meno carte possibile
    .hint = Tra più somme si possono prendere solo quelle con meno carte.

scopa-example-sweep = In tavola ci sono un 3 e un 4. Quale delle tue carte ripulisce il tavolo?
scopa-example-values = Il re vale 10. Guarda che cosa prende qui, e che cosa prendono il fante e la regina.
scopa-example-sum = In tavola non c’è nessun 7, quindi il 7 prende 3 e 4 oppure 5 e 2. Anche il re prende un gruppo; l’asso non prende nulla.
scopa-example-equal = Le stesse carte in tavola, più un altro 7. Prova a prendere 3 e 4 con il tuo 7, o a lasciarlo in tavola.
scopa-example-free = Se giochi il 6, deve prendere il 6. Ma puoi giocare l’asso o il 4, che non prendono nulla.
scopa-example-last = L’ultima carta della smazzata ripulisce il tavolo. Guarda se è scopa e come si contano i punti.
scopa-example-primiera = Il tuo 7 prende uno dei due sette; l’altro va all’avversario. Con quale dei due vinci la primiera?
scopa-example-ace = Con questa variante l’asso prende tutte e tre le carte, eppure non fa scopa.
scopa-example-fewest = Con questa variante il 7 prende 5 e 2, e non può prendere 4, 2 e asso.
scopa-scale-capture = Presa
scopa-scale-primiera = Primiera
