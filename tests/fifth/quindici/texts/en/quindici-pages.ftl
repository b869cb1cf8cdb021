# What the site's own pages say about Quindici. The table's texts are in quindici.ftl.

quindici-name = Quindici
quindici-box = 40 cards · Milanese
quindici-summary = 2 players, match to 11
quindici-emblem = The number fifteen

quindici-option-target = Length of the match
    .hint = Points that win it.
quindici-option-target-11 = to 11
quindici-option-target-21 = to 21
quindici-option-target-null = one deal

quindici-example-fifteen = Your 8 takes the 7. Your 5 takes 7 and 3. See what the ace takes.
quindici-scale-capture = Value
