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
    .hint = I quadri in fila dall’asso valgono un punto ciascuno.
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
    .hint = Tra le somme si possono prendere solo le più piccole.
