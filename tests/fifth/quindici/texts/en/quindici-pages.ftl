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

quindici-example-values = The king takes the 5, the queen the 6, the jack the 7.
quindici-example-fifteen = Your jack takes the 7, or 3 and 4. Your 5 takes 7 and 3. See what the ace takes.
quindici-example-last = The last card of the deal takes the seven. See who gets the 2.
quindici-scale-capture = Value
