# Cicera at the table: cards, score, reasons, prompts, log and speech.

card-AB = aas van staven
card-2B = twee van staven
card-3B = drie van staven
card-4B = vier van staven
card-5B = vijf van staven
card-6B = zes van staven
card-7B = zeven van staven
card-8B = acht van staven
card-9B = negen van staven
card-TB = tien van staven
card-JB = boer van staven
card-NB = ridder van staven
card-KB = koning van staven
card-AC = aas van bekers
card-2C = twee van bekers
card-3C = drie van bekers
card-4C = vier van bekers
card-5C = vijf van bekers
card-6C = zes van bekers
card-7C = zeven van bekers
card-8C = acht van bekers
card-9C = negen van bekers
card-TC = tien van bekers
card-JC = boer van bekers
card-NC = ridder van bekers
card-KC = koning van bekers
card-AD = aas van munten
card-2D = twee van munten
card-3D = drie van munten
card-4D = vier van munten
card-5D = vijf van munten
card-6D = zes van munten
card-7D = zeven van munten
card-8D = acht van munten
card-9D = negen van munten
card-TD = tien van munten
card-JD = boer van munten
card-ND = ridder van munten
card-KD = koning van munten
card-AS = aas van zwaarden
card-2S = twee van zwaarden
card-3S = drie van zwaarden
card-4S = vier van zwaarden
card-5S = vijf van zwaarden
card-6S = zes van zwaarden
card-7S = zeven van zwaarden
card-8S = acht van zwaarden
card-9S = negen van zwaarden
card-TS = tien van zwaarden
card-JS = boer van zwaarden
card-NS = ridder van zwaarden
card-KS = koning van zwaarden

# As the corner of the card shows it
rank-A = A
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = B
rank-N = R
rank-K = K

# Score
item-scua = Scua’s
item-picada = Picada’s
item-simili = Simili’s
item-quadriglia = Quadriglia’s
item-cards = Kaarten
item-swords = Zwaarden
item-mata = La mata
item-ten_coins = Tien van munten
item-fante_cups = Boer van bekers
item-napula = Napula
decided-scua = { $result ->
    [tied] { $mine ->
        [0] tafel nooit leeggemaakt
       *[other] elk { $mine } keer leeggemaakt
    }
   *[other] tafel leeggemaakt
}
decided-picada = { $result ->
    [tied] { $mine ->
        [0] geen kaart weggekaapt
        [one] elk { $mine } kaart weggekaapt
       *[other] elk { $mine } kaarten weggekaapt
    }
   *[other] kaarten weggekaapt
}
decided-simili = { $result ->
    [tied] { $mine ->
        [0] geen slag in één kleur
        [one] elk { $mine } slag in één kleur
       *[other] elk { $mine } slagen in één kleur
    }
   *[other] slagen in één kleur
}
decided-quadriglia = { $result ->
    [tied] { $mine ->
        [0] geen slag van minstens drie
        [one] elk { $mine } slag van minstens drie
       *[other] elk { $mine } slagen van minstens drie
    }
   *[other] slagen van minstens drie
}
decided-cards = { $result ->
    [tied] { $mine } elk
   *[other] { $mine } tegen { $theirs }
}
decided-swords = { $result ->
    [tied] { $mine } elk
   *[other] { $mine } tegen { $theirs }
}
decided-mata = { $who ->
    [Wij] door ons gepakt
    [Zij] door hen gepakt
   *[other] gepakt door { $who }
}
decided-ten_coins = { $who ->
    [Wij] door ons gepakt
    [Zij] door hen gepakt
   *[other] gepakt door { $who }
}
decided-fante_cups = { $who ->
    [Wij] door ons gepakt
    [Zij] door hen gepakt
   *[other] gepakt door { $who }
}
decided-nobody = niemand pakte hem
decided-napula = { $result ->
    [tied] niemand heeft de reeks
   *[other] een reeks van { $mine } tegen { $theirs }
}
bonuses-made = Bonussen
pile-bonuses = { $bonuses ->
    [0] geen bonus
    [one] { $bonuses } bonus
   *[other] { $bonuses } bonussen
}
made-scua = { $count ->
    [one] { $count } scua
   *[other] { $count } scua’s
}
made-picada = { $count ->
    [one] { $count } picada
   *[other] { $count } picada’s
}
made-simili = { $count ->
    [one] { $count } simili
   *[other] { $count } simili’s
}
made-quadriglia = { $count ->
    [one] { $count } quadriglia
   *[other] { $count } quadriglia’s
}
badge-scua = Scua, 1 punt
badge-picada = Picada, 1 punt
badge-simili = Simili, 1 punt
badge-quadriglia = Quadriglia, 1 punt

# What a capture brings
bonus-scua = scua +1
bonus-picada = picada +1
bonus-simili = simili +1
bonus-quadriglia = quadriglia +1
gain-mata = la mata
gain-ten_coins = tien van munten
gain-fante_cups = boer van bekers
gain-swords = { $count ->
    [one] { $count } zwaard
   *[other] { $count } zwaarden
}
gain-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}

# Choices
ticket-take = Pak { $cards }
ticket-leave = Alleen neerleggen
action-take = Pak { $cards }
button-leave = Leg { $card } neer
prompt-nothing = { $card } pakt hier niets
prompt-same = { $card } pakt { $card }
card-can = { $captures ->
    [0] pakt niets
    [one] { $captures } mogelijke slag
   *[other] { $captures } mogelijke slagen
}

# Log
log-placed = legt { $card } neer
log-took = { $card } pakt { $taken }
log-collected = { $count ->
    [one] krijgt de overgebleven kaart: { $taken }
   *[other] krijgt de { $count } overgebleven kaarten: { $taken }
}

# Spoken
say-you-placed = Je legt { $card } neer
say-they-placed = { $who } legt { $card } neer
say-you-took = Je speelt { $card } en pakt { $taken }
say-they-took = { $who } speelt { $card } en pakt { $taken }
say-you-collected = { $cards ->
    [one] Jij krijgt de kaart die nog op tafel lag
   *[other] Jij krijgt de { $cards } kaarten die nog op tafel lagen
}
say-they-collected = { $cards ->
    [one] { $who } krijgt de kaart die nog op tafel lag
   *[other] { $who } krijgt de { $cards } kaarten die nog op tafel lagen
}
say-bonus-scua = Scua, 1 punt
say-bonus-picada = Picada, 1 punt
say-bonus-simili = Simili, 1 punt
say-bonus-quadriglia = Quadriglia, 1 punt
say-your-turn = Jij bent aan de beurt: { $cards ->
    [0] de tafel is leeg
    [one] { $cards } kaart op tafel
   *[other] { $cards } kaarten op tafel
}
read-last-none = Er is nog niets gepakt

# Why a play is refused
refused-bad-notation = Dat kun je niet spelen. Er is niets gespeeld.
refused-deal-over = Het spel is uit. Er is niets gespeeld.
refused-not-your-turn = Je bent niet aan de beurt. Er is niets gespeeld.
refused-not-in-hand = Deze kaart heb je niet in je hand: { $card }.
refused-not-on-table = Ligt niet op tafel: { $cards }.
refused-one-card-only = Je pakt alleen één kaart van dezelfde rang: { $captures }.
refused-court-in-sum = Plaatjes hebben geen telwaarde, dus ze pakken geen som en horen ook niet in een som: { $cards }.
refused-wrong-total = { $value ->
    [0] Dit plaatje ({ $card }) pakt alleen een kaart van dezelfde rang.
   *[other] { $total ->
        [0] Een plaatje pak je alleen met een kaart van dezelfde rang, niet met deze: { $card }.
       *[other] Deze kaarten zijn samen { $total }, maar { $card } pakt { $value }.
    }
}

# The rules in brief
brief = In het kort
brief-take = Speel één kaart. Die pakt een kaart van dezelfde rang, of meerdere cijferkaarten die samen evenveel waard zijn.
brief-place = Of de kaart blijft op tafel liggen, ook als die iets kan pakken.
brief-courts = Boer, ridder en koning hebben geen telwaarde: ze pakken alleen een kaart van dezelfde rang.
brief-bonus = Een bonus levert meteen 1 punt op. Eén slag kan er meer opleveren, ook de laatste van het spel.
brief-scua = Scua: je maakt de tafel leeg.
brief-picada = Picada: je pakt de kaart die net is gelegd, met een van dezelfde rang.
brief-simili = Simili: je kaart en alles wat die pakt, zijn van één kleur.
brief-quadriglia = Quadriglia: je pakt minstens drie kaarten van tafel.
brief-end = Kaarten die aan het eind overblijven, gaan naar het team dat het laatst pakte, zonder bonus.
brief-points = Aan het eind: 2 voor de meeste kaarten; telkens 1 voor de meeste zwaarden, de twee van zwaarden, de tien van munten en de boer van bekers; 3 tot 10 voor een reeks zwaarden vanaf het aas.
brief-more = Volledige spelregels

# Hints: what to look at, why a play is better than another one, and what it risks
hint-scua-made = Je maakt de tafel leeg, een scua: ongeveer { $points } punt waard.
hint-scua-later = Jullie kunnen later meer scua’s verwachten: ongeveer { $points } punt waard.
hint-scua-against = De tegenstanders krijgen later minder scua’s: ongeveer { $points } punt waard.
hint-picada-made = Je kaapt de kaart weg die net is gelegd, een picada: ongeveer { $points } punt waard.
hint-picada-later = Jullie kunnen later meer picada’s verwachten: ongeveer { $points } punt waard.
hint-picada-against = De tegenstanders krijgen later minder picada’s: ongeveer { $points } punt waard.
hint-simili-made = Je pakt kaarten van één kleur, een simili: ongeveer { $points } punt waard.
hint-simili-later = Jullie kunnen later meer slagen in één kleur verwachten: ongeveer { $points } punt waard.
hint-simili-against = De tegenstanders krijgen later minder slagen in één kleur: ongeveer { $points } punt waard.
hint-quadriglia-made = Je pakt minstens drie kaarten, een quadriglia: ongeveer { $points } punt waard.
hint-quadriglia-later = Jullie kunnen later meer slagen van minstens drie verwachten: ongeveer { $points } punt waard.
hint-quadriglia-against = De tegenstanders krijgen later minder slagen van minstens drie: ongeveer { $points } punt waard.
hint-sweep-risk = Je laat { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} op tafel liggen: de kans dat de volgende speler de tafel leegmaakt, is { $chance }% in plaats van { $other }%.
hint-sweep-safe = { $cards ->
    [0] Je laat een lege tafel achter, dus er valt niets te pakken
   *[other] Wat je op tafel laat liggen, kan de volgende speler niet in één keer pakken
}; anders is het risico { $other }%.
hint-picada-risk = Je kaart kan worden weggekaapt: de kans dat de volgende speler een picada maakt, is { $chance }% in plaats van { $other }%.
hint-picada-safe = De volgende speler kan geen picada maken; anders is het risico { $other }%.
hint-partner = Je partner heeft meer aan wat je laat liggen: ongeveer { $points } punt waard.
hint-cards-taken = Je pakt { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}: ongeveer { $points } punt waard in de strijd om de meeste kaarten.
hint-cards = Jullie kans op de meeste kaarten: { $chance }% in plaats van { $other }%.
hint-cards-denied = De kans van de tegenstanders op de meeste kaarten: { $chance }% in plaats van { $other }%.
hint-swords-taken = Je pakt { $count ->
    [one] { $count } zwaard
   *[other] { $count } zwaarden
}: ongeveer { $points } punt waard in de strijd om de meeste zwaarden.
hint-swords = Jullie kans op de meeste zwaarden: { $chance }% in plaats van { $other }%.
hint-swords-denied = De kans van de tegenstanders op de meeste zwaarden: { $chance }% in plaats van { $other }%.
hint-mata-taken = Je pakt de twee van zwaarden, la mata: ongeveer { $points } punt waard.
hint-mata = Jullie kans op de twee van zwaarden, la mata: { $chance }% in plaats van { $other }%.
hint-mata-denied = De kans van de tegenstanders op de twee van zwaarden, la mata: { $chance }% in plaats van { $other }%.
hint-ten-coins-taken = Je pakt de tien van munten: ongeveer { $points } punt waard.
hint-ten-coins = Jullie kans op de tien van munten: { $chance }% in plaats van { $other }%.
hint-ten-coins-denied = De kans van de tegenstanders op de tien van munten: { $chance }% in plaats van { $other }%.
hint-fante-cups-taken = Je pakt de boer van bekers: ongeveer { $points } punt waard.
hint-fante-cups = Jullie kans op de boer van bekers: { $chance }% in plaats van { $other }%.
hint-fante-cups-denied = De kans van de tegenstanders op de boer van bekers: { $chance }% in plaats van { $other }%.
hint-napula = Dit helpt jullie reeks in zwaarden, de napula: ongeveer { $points } punt waard.
hint-napula-denied = Dit breekt de reeks in zwaarden van de tegenstanders, de napula: ongeveer { $points } punt waard.
hint-leftovers = Jullie kans op de laatste slag, die de rest meeneemt: { $chance }% in plaats van { $other }%.
hint-leftovers-worth = De kaarten die aan het eind overblijven, leveren jullie meer op: ongeveer { $points } punt waard.
hint-anchor = Je hebt nog een kaart van deze rang: in { $chance }% van de gevallen pak je de neergelegde kaart in je volgende beurt terug.
hint-danger-sweep = Maar je laat { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} op tafel liggen: de kans dat de volgende speler de tafel leegmaakt, is { $chance }%.
hint-danger-picada = Maar in { $chance }% van de gevallen pakt de volgende speler hem met een picada.
hint-danger-mata = Maar in { $chance }% van de gevallen pakt de volgende speler de twee van zwaarden.
hint-danger-ten-coins = Maar in { $chance }% van de gevallen pakt de volgende speler de tien van munten.
hint-danger-fante-cups = Maar in { $chance }% van de gevallen pakt de volgende speler de boer van bekers.
hint-look-scua = Kun je de tafel leegmaken, nu of straks?
hint-look-picada = Kun je de kaart wegkapen die net is gelegd?
hint-look-simili = Welke groepen zijn van één kleur?
hint-look-quadriglia = Welke van je kaarten pakt er minstens drie?
hint-look-sweep = Wat laat je liggen, en kan iemand alles pakken?
hint-look-snatch = Wie kan een kaart hebben van dezelfde rang als die jij neerlegt?
hint-look-partner = Wat kan je partner met wat je laat liggen?
hint-look-cards = Hoeveel kaarten kun je pakken?
hint-look-swords = Waar zijn zwaarden te pakken?
hint-look-mata = Wie krijgt de twee van zwaarden?
hint-look-ten-coins = Wie krijgt de tien van munten?
hint-look-fante-cups = Wie krijgt de boer van bekers?
hint-look-napula = Denk aan de reeks in zwaarden vanaf het aas.
hint-look-leftovers = Wie maakt de laatste slag?
hint-look-anchor = Heb je twee kaarten van dezelfde rang?
