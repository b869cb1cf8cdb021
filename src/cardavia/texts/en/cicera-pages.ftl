# What the site's own pages say about Cicera. The table's texts are in cicera.ftl.

cicera-name = Cicera
cicera-box = 52 cards · Bresciane
cicera-summary = 4 players, two against two, one deal
cicera-emblem = A shield between two banners and two swords

cicera-option-target = Length of the match
    .hint = Points that win it.
cicera-option-target-null = one deal
cicera-option-target-11 = to 11
cicera-option-target-16 = to 16
cicera-option-target-21 = to 21
cicera-option-target-51 = to 51
cicera-option-hand_size = Cards dealt at a time
    .hint = All 12 at once, or 6 and 6 more.
cicera-option-hand_size-12 = 12
cicera-option-hand_size-6 = 6
cicera-option-cards_tie = 26 cards each
    .hint = What equal numbers of cards score.
cicera-option-cards_tie-null = nobody scores
cicera-option-cards_tie-split = 1 point for each side
cicera-option-napoleone = Napoleone
    .hint = All 13 swords win the deal and the match, whatever the points.
cicera-option-swords_points = Most swords
    .hint = Points for it.
cicera-option-swords_points-1 = 1 point
cicera-option-swords_points-2 = 2 points
cicera-option-last_play_scua = Scua with the last card
    .hint = The last card of a deal can make a scua.

cicera-example-sweep = A 5 and a 4 lie on the table. Which of your cards clears it?
cicera-example-numbers = The 10 takes 8 and 2. See what the jack takes, and what the knight takes.
cicera-example-seven = Your 7 takes the 7, or it takes 3 and 4, or it stays on the table. Try to take all three cards at once.
cicera-example-which = Your 8 takes one of two eights, or 5 and 3, or 5, 2 and ace. Which capture earns a bonus?
cicera-example-scua = The 9 clears the table, a scua. The 6 captures too, but leaves a card lying there.
cicera-example-picada = The 5 of cups has just been placed; the 5 of coins was there before. Taking one of them is a picada.
cicera-example-simili = Each of your nines takes 4 and 5. One of them makes a simili.
cicera-example-quadriglia = The 10 takes 8 and 2, or 2, 3 and 5. See which of them is a quadriglia.
cicera-example-together = One of your cards takes all three, and earns three bonuses at once.
cicera-example-napula = Your 4 takes the 4 of swords. See how long your run becomes; the 6 and the 7 of swords do not belong to it.
cicera-example-last = The last card of the deal takes the card just placed and clears the table. See which bonuses count, and how the deal is counted.
cicera-example-all-swords = Your king takes the last of the 13 swords. With this option that wins the deal, whatever the points.
cicera-example-last-scua = The last card of the deal again. With this option only one of its two bonuses counts.
cicera-scale-capture = Number
