# What the site's own pages say about Scopa. The table's texts are in scopa.ftl.

scopa-name = Scopa
scopa-box = 40 kort · från Milano
scopa-summary = 2 spelare, parti till 11
scopa-emblem = En kvast bland sju ruter

scopa-option-target = Partiets längd
    .hint = Så många poäng krävs för att vinna.
scopa-option-target-11 = till 11
scopa-option-target-16 = till 16
scopa-option-target-21 = till 21
scopa-option-target-31 = till 31
scopa-option-target-null = en giv
scopa-option-variant = Fyra spelare
    .hint = Två mot två, och alla kort ges på en gång.
scopa-option-variant-null = nej, två spelare
scopa-option-variant-scopone = Scopone, nio kort var
scopa-option-variant-scopone_scientifico = Scopone scientifico, tio kort var
scopa-option-napola = Napola
    .hint = Ruter i följd från esset ger en poäng per kort.
scopa-option-ace = Esset tar allt
    .hint = Ett ess tömmer bordet.
scopa-option-ace-null = nej
scopa-option-ace-all = alltid
scopa-option-ace-ace_first = om inget ess ligger där
scopa-option-re_bello = Re bello
    .hint = Ruter kung är värd en poäng.
scopa-option-tie_break = Lika ställning vid målet
    .hint = Vad som avgör när det står lika på slutet.
scopa-option-tie_break-null = en giv till
scopa-option-tie_break-count_order = räkningens ordning
scopa-option-last_play_sweep = Scopa med sista kortet
    .hint = Även givens sista kort kan ge en scopa.
scopa-option-fewest_cards = Minst antal kort
    .hint = Av flera summor får bara de minsta tas.
