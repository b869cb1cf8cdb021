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
    .hint = Diamonds in a row from the Asso score their number.
scopa-option-ace = The Asso takes everything
    .hint = An Asso clears the table.
scopa-option-ace-null = no
scopa-option-ace-all = always
scopa-option-ace-ace_first = unless an Asso lies there
scopa-option-re_bello = Re bello
    .hint = The Re of diamonds is worth a point.
scopa-option-tie_break = Ties at the target
    .hint = How equal totals at the end are decided.
scopa-option-tie_break-null = by another deal
scopa-option-tie_break-count_order = by the order of counting
scopa-option-last_play_sweep = Sweep with the last card
    .hint = The last card of a deal can make a scopa.
scopa-option-fewest_cards = Fewest cards
    .hint = Among sums only the smallest may be taken.
