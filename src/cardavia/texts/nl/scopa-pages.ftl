# What the site's own pages say about Scopa. The table's texts are in scopa.ftl.

scopa-name = Scopa
scopa-box = 40 kaarten · uit Milaan
scopa-summary = 2 spelers, partij tot 11
scopa-emblem = Een bezem tussen zeven ruiten

scopa-option-target = Lengte van de partij
    .hint = Zoveel punten zijn nodig om te winnen.
scopa-option-target-11 = tot 11
scopa-option-target-16 = tot 16
scopa-option-target-21 = tot 21
scopa-option-target-31 = tot 31
scopa-option-target-null = één spel
scopa-option-variant = Vier spelers
    .hint = Twee tegen twee, alle kaarten in één keer gedeeld.
scopa-option-variant-null = nee, twee spelers
scopa-option-variant-scopone = Scopone, negen kaarten elk
scopa-option-variant-scopone_scientifico = Scopone scientifico, tien kaarten elk
scopa-option-napola = Napola
    .hint = Een reeks ruiten vanaf het aas levert een punt per kaart op.
scopa-option-ace = Het aas pakt alles
    .hint = Een aas pakt alle kaarten op tafel.
scopa-option-ace-null = nee
scopa-option-ace-all = altijd
scopa-option-ace-ace_first = tenzij er een aas ligt
scopa-option-re_bello = Re bello
    .hint = Ruitenheer is een punt waard.
scopa-option-tie_break = Gelijke eindstand
    .hint = Wat beslist als de stand aan het eind gelijk is.
scopa-option-tie_break-null = nog een spel
scopa-option-tie_break-count_order = de volgorde van tellen
scopa-option-last_play_sweep = Scopa met de laatste kaart
    .hint = Ook de laatste kaart van een spel kan een scopa maken.
scopa-option-fewest_cards = De minste kaarten
    .hint = Passen er meerdere groepen, dan mag je alleen die met de minste kaarten pakken.

scopa-example-sweep = Op tafel liggen een 3 en een 4. Welke van je kaarten maakt de tafel leeg?
scopa-example-values = De heer is 10 waard. Kijk wat hij hier pakt, en wat de boer en de vrouw pakken.
scopa-example-sum = Er ligt geen 7 op tafel, dus de 7 pakt 3 en 4, of 5 en 2. De heer pakt ook een groep; het aas pakt niets.
scopa-example-equal = Dezelfde tafel met nog een 7. Probeer met je 7 de 3 en de 4 te pakken, of hem te laten liggen.
scopa-example-free = Speel je de 6, dan moet die de andere 6 pakken. Maar je mag best het aas of de 4 spelen, die niets pakken.
scopa-example-last = De laatste kaart van het spel maakt de tafel leeg. Kijk of dat een scopa is, en hoe het spel geteld wordt.
scopa-example-primiera = Je 7 pakt een van de twee zevens; je tegenstander krijgt de andere. Met welke win je de primiera?
scopa-example-ace = Met deze regel pakt het aas alle drie de kaarten, en toch is het geen scopa.
scopa-example-fewest = Met deze regel pakt de 7 de 5 en de 2, en mag hij 4, 2 en aas niet pakken.
scopa-scale-capture = Telwaarde
scopa-scale-primiera = Primiera
