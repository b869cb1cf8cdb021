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
    .hint = Ett ess tar alla kort på bordet.
scopa-option-ace-null = nej
scopa-option-ace-all = alltid
scopa-option-ace-ace_first = om inget ess ligger där
scopa-option-re_bello = Re bello
    .hint = Ruter kung är värd en poäng.
scopa-option-tie_break = Lika ställning vid målet
    .hint = Vad som avgör partiet när det står lika på slutet.
scopa-option-tie_break-null = en giv till
scopa-option-tie_break-count_order = räkningens ordning
scopa-option-last_play_sweep = Scopa med sista kortet
    .hint = Även givens sista kort kan ge en scopa.
scopa-option-fewest_cards = Så få kort som möjligt
    .hint = Av flera möjliga grupper får bara de med minst antal kort tas.

scopa-example-sweep = En 3:a och en 4:a ligger på bordet. Vilket av dina kort tömmer det?
scopa-example-values = Kungen är värd 10. Se vad den tar här, och vad knekten och damen tar.
scopa-example-sum = Det ligger ingen 7:a på bordet, så 7:an tar 3 och 4 eller 5 och 2. Kungen tar också en grupp; esset tar inget.
scopa-example-equal = Samma bord med en 7:a till. Försök ta 3 och 4 med din 7:a, eller låta den ligga.
scopa-example-free = Spelar du 6:an måste den ta 6:an. Men du får gärna spela esset eller 4:an, som inte tar något.
scopa-example-last = Givens sista kort tömmer bordet. Se om det är en scopa, och hur given räknas ihop.
scopa-example-primiera = Din 7:a tar en av två sjuor; motståndaren får den andra. Vilken av dem ger dig primieran?
scopa-example-ace = Med den här regeln tar esset alla tre korten, och ändå är det ingen scopa.
scopa-example-fewest = Med den här regeln tar 7:an 5 och 2, och får inte ta 4, 2 och ess.
scopa-scale-capture = Siffervärde
scopa-scale-primiera = Primiera
