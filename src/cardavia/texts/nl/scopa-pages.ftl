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
    .hint = Een aas veegt de tafel leeg.
scopa-option-ace-null = nee
scopa-option-ace-all = altijd
scopa-option-ace-ace_first = tenzij er een aas ligt
scopa-option-re_bello = Re bello
    .hint = De ruitenheer is een punt waard.
scopa-option-tie_break = Gelijke stand bij het doel
    .hint = Wat beslist als de stand aan het eind gelijk is.
scopa-option-tie_break-null = nog een spel
scopa-option-tie_break-count_order = de volgorde van tellen
scopa-option-last_play_sweep = Scopa met de laatste kaart
    .hint = Ook de laatste kaart van een spel kan een scopa maken.
scopa-option-fewest_cards = De minste kaarten
    .hint = Passen er meerdere sommen, dan mag je alleen de kleinste pakken.
