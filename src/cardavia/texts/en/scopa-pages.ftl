# What the site's own pages say about Scopa. The table's texts are in scopa.ftl.

scopa-name = Scopa
scopa-box = 40 cards · Milanese
scopa-summary = 2 players, match to 11
scopa-emblem = A broom among seven diamonds

scopa-option-target = Length of the match
    .hint = Points that win it.
scopa-option-target-11 = to 11
scopa-option-target-16 = to 16
scopa-option-target-21 = to 21
scopa-option-target-31 = to 31
scopa-option-target-null = one deal
scopa-option-variant = Four players
    .hint = Two against two, all cards dealt at once.
scopa-option-variant-null = no, two players
scopa-option-variant-scopone = Scopone, nine cards each
scopa-option-variant-scopone_scientifico = Scopone scientifico, ten cards each
scopa-option-napola = Napola
    .hint = Diamonds in a row from the ace score their number.
scopa-option-ace = The ace takes everything
    .hint = An ace takes all cards on the table.
scopa-option-ace-null = no
scopa-option-ace-all = always
scopa-option-ace-ace_first = unless an ace lies there
scopa-option-re_bello = Re bello
    .hint = The king of diamonds is worth a point.
scopa-option-tie_break = Ties at the target
    .hint = How equal totals at the end are decided.
scopa-option-tie_break-null = by another deal
scopa-option-tie_break-count_order = by the order of counting
scopa-option-last_play_sweep = Sweep with the last card
    .hint = The last card of a deal can make a scopa.
scopa-option-fewest_cards = Fewest cards
    .hint = Among several sums only those with the fewest cards may be taken.

scopa-example-sweep = A 3 and a 4 lie on the table. Which of your cards clears it?
scopa-example-values = The king is worth 10. See what it takes here, and what the jack and the queen take.
scopa-example-sum = No 7 lies on the table, so the 7 takes 3 and 4, or 5 and 2. The king takes a group as well; the ace takes nothing.
scopa-example-equal = The same table with another 7. Try to take 3 and 4 with your 7, or to leave it there.
scopa-example-free = If you play the 6, it has to take the 6. But you are free to play the ace or the 4, which take nothing.
scopa-example-last = The last card of the deal clears the table. See whether that is a scopa, and how the deal is counted.
scopa-example-primiera = Your 7 takes one of two sevens; your opponent gets the other. Which of them wins you the primiera?
scopa-example-ace = With this option the ace takes all three cards, and yet makes no scopa.
scopa-example-fewest = With this option the 7 takes 5 and 2, and may not take 4, 2 and ace.
scopa-scale-capture = Capture
scopa-scale-primiera = Primiera
