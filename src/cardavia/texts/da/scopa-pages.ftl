# What the site's own pages say about Scopa. The table's texts are in scopa.ftl.

scopa-name = Scopa
scopa-box = 40 kort · fra Milano
scopa-summary = 2 spillere, parti til 11
scopa-emblem = En kost blandt syv ruder

scopa-option-target = Partiets længde
    .hint = Så mange point skal der til for at vinde.
scopa-option-target-11 = til 11
scopa-option-target-16 = til 16
scopa-option-target-21 = til 21
scopa-option-target-31 = til 31
scopa-option-target-null = én omgang
scopa-option-variant = Fire spillere
    .hint = To mod to, og alle kort gives på én gang.
scopa-option-variant-null = nej, to spillere
scopa-option-variant-scopone = Scopone, ni kort til hver
scopa-option-variant-scopone_scientifico = Scopone scientifico, ti kort til hver
scopa-option-napola = Napola
    .hint = Ruder i række fra esset giver et point for hvert kort.
scopa-option-ace = Esset tager alt
    .hint = Et es tager alle kort på bordet.
scopa-option-ace-null = nej
scopa-option-ace-all = altid
scopa-option-ace-ace_first = medmindre der ligger et es
scopa-option-re_bello = Re bello
    .hint = Ruder konge giver et point.
scopa-option-tie_break = Pointlighed ved målet
    .hint = Hvad der afgør partiet, når det står lige til sidst.
scopa-option-tie_break-null = en omgang til
scopa-option-tie_break-count_order = tællingens rækkefølge
scopa-option-last_play_sweep = Scopa med sidste kort
    .hint = Omgangens sidste kort kan også give en scopa.
scopa-option-fewest_cards = Færrest kort
    .hint = Af flere mulige grupper må kun dem med færrest kort tages.

scopa-example-sweep = En 3’er og en 4’er ligger på bordet. Hvilket af dine kort rydder det?
scopa-example-values = Kongen er 10 værd. Se, hvad den tager her, og hvad knægten og damen tager.
scopa-example-sum = Der ligger ingen 7’er på bordet, så 7’eren tager 3 og 4 eller 5 og 2. Kongen tager også en gruppe; esset tager intet.
scopa-example-equal = Det samme bord med en 7’er mere. Prøv at tage 3 og 4 med din 7’er, eller at lade den ligge.
scopa-example-free = Spiller du 6’eren, skal den tage 6’eren. Men du må gerne spille esset eller 4’eren, som intet tager.
scopa-example-last = Omgangens sidste kort rydder bordet. Se, om det er en scopa, og hvordan omgangen gøres op.
scopa-example-primiera = Din 7’er tager den ene af to syvere; modstanderen får den anden. Hvilken af dem giver dig primieraen?
scopa-example-ace = Med denne regel tager esset alle tre kort, og alligevel er det ingen scopa.
scopa-example-fewest = Med denne regel tager 7’eren 5 og 2 og må ikke tage 4, 2 og es.
scopa-scale-capture = Talværdi
scopa-scale-primiera = Primiera
