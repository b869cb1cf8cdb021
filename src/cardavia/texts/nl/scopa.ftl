# Scopa at the table: cards, score, reasons, prompts, log and speech.

card-AC = klaverenaas
card-2C = klaverentwee
card-3C = klaverendrie
card-4C = klaverenvier
card-5C = klaverenvijf
card-6C = klaverenzes
card-7C = klaverenzeven
card-JC = klaverenboer
card-QC = klaverenvrouw
card-KC = klaverenheer
card-AD = ruitenaas
card-2D = ruitentwee
card-3D = ruitendrie
card-4D = ruitenvier
card-5D = ruitenvijf
card-6D = ruitenzes
card-7D = ruitenzeven
card-JD = ruitenboer
card-QD = ruitenvrouw
card-KD = ruitenheer
card-AH = hartenaas
card-2H = hartentwee
card-3H = hartendrie
card-4H = hartenvier
card-5H = hartenvijf
card-6H = hartenzes
card-7H = hartenzeven
card-JH = hartenboer
card-QH = hartenvrouw
card-KH = hartenheer
card-AS = schoppenaas
card-2S = schoppentwee
card-3S = schoppendrie
card-4S = schoppenvier
card-5S = schoppenvijf
card-6S = schoppenzes
card-7S = schoppenzeven
card-JS = schoppenboer
card-QS = schoppenvrouw
card-KS = schoppenheer

# As the corner of the card shows it
rank-A = A
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-J = B
rank-Q = V
rank-K = H

# Score
item-cards = Kaarten
item-diamonds = Ruiten
item-settebello = Settebello
item-primiera = Primiera
item-re_bello = Re bello
item-napola = Napola
item-scopa = Scopa’s
decided-cards = { $result ->
    [tied] { $mine } elk: niemand krijgt het punt
   *[other] { $mine } tegen { $theirs }
}
decided-diamonds = { $result ->
    [tied] { $mine } elk: niemand krijgt het punt
   *[other] { $mine } tegen { $theirs }
}
decided-settebello = { $who ->
    [Jij] door jou gepakt
    [Wij] door ons gepakt
    [Zij] door hen gepakt
   *[other] gepakt door { $who }
}
decided-primiera = { $result ->
    [none] niemand heeft alle vier de kleuren
    [alone] maar één heeft alle vier de kleuren
    [tied] { $mine } elk: niemand krijgt het punt
   *[other] { $mine } tegen { $theirs }
}
decided-nobody = niemand pakte hem
decided-re_bello = { $who ->
    [Jij] door jou gepakt
    [Wij] door ons gepakt
    [Zij] door hen gepakt
   *[other] gepakt door { $who }
}
decided-napola = { $result ->
    [tied] niemand heeft de reeks
   *[other] een reeks van { $mine } tegen { $theirs }
}
decided-scopa = { $result ->
    [tied] { $mine ->
        [0] tafel nooit leeggemaakt
       *[other] elk { $mine } keer leeggemaakt
    }
   *[other] tafel leeggemaakt
}
primiera-total = { $total ->
    [one] { $total } punt
   *[other] { $total } punten
}
primiera-short = niet alle vier de kleuren
bonuses-made = Scopa’s
pile-bonuses = { $bonuses ->
    [0] geen scopa
    [one] { $bonuses } scopa
   *[other] { $bonuses } scopa’s
}
badge-scopa = Scopa, 1 punt

# What a capture brings
bonus-scopa = scopa +1
gain-settebello = settebello
gain-diamonds = { $count } ruiten
gain-sevens = { $count ->
    [one] { $count } zeven
   *[other] { $count } zevens
}
gain-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}

# Choices
ticket-take = Pak { $cards }
ticket-leave = Alleen neerleggen
ticket-leave-refused = hier niet toegestaan
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
say-bonus-scopa = Scopa, 1 punt
say-your-turn = Jij bent aan de beurt: { $cards ->
    [0] de tafel is leeg
    [one] { $cards } kaart op tafel
   *[other] { $cards } kaarten op tafel
}
read-last-none = Er is nog niets gepakt
read-score = Partij: jij { $mine }, de tegenstander { $theirs }. Dit spel: { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} tegen { $others }, scopa’s { $scope } tegen { $against }. { $stock ->
    [0] Alle kaarten zijn gedeeld
    [one] Nog { $stock } kaart in de stok
   *[other] Nog { $stock } kaarten in de stok
}

# Why a play is refused
refused-bad-notation = Dat kun je niet spelen. Er is niets gespeeld.
refused-deal-over = Het spel is uit. Er is niets gespeeld.
refused-not-your-turn = Je bent niet aan de beurt. Er is niets gespeeld.
refused-not-in-hand = Je hebt { $card } niet in je hand.
refused-not-on-table = Ligt niet op tafel: { $cards }.
refused-must-capture = Pakken is verplicht: { $card } pakt { $captures }.
refused-one-card-only = Je pakt alleen één kaart van dezelfde rang: { $captures }.
refused-wrong-total = Deze kaarten zijn samen { $total }, maar { $card } pakt { $value }.
refused-must-take-equal = Een kaart van dezelfde rang gaat vóór een som: { $captures }.
refused-must-take-fewest = Je mag alleen de kleinste groepen pakken: { $captures }.
refused-must-take-all = De hele tafel gaat naar { $card }: { $captures }.

# The rules in brief
brief = In het kort
brief-take = Speel één kaart. Ligt er een kaart van dezelfde rang op tafel, dan pak je die.
brief-sum = Ligt die er niet, dan pak je meerdere kaarten die samen evenveel waard zijn. Aas 1, boer 8, vrouw 9, heer 10.
brief-must = Een kaart die iets kan pakken, moet dat doen. Past er niets, dan blijft de kaart liggen.
brief-scopa = Maak je de tafel leeg, dan heb je een scopa: één punt, behalve met de laatste kaart van het spel.
brief-end = Kaarten die aan het eind overblijven, gaan naar wie het laatst pakte.
brief-points = Telkens één punt voor: de meeste kaarten, de meeste ruiten, ruitenzeven en de primiera, je beste kaart van elke kleur.
brief-match = Of de partij gewonnen is, kijk je pas na een uitgespeeld spel.
brief-more = Volledige spelregels

# Hints: what to look at, why a play is better than another one, and what it risks
hint-settebello-taken = Je pakt de settebello: ongeveer { $points } punt waard.
hint-settebello-kept = Zo bescherm je de settebello: in { $chance }% van de gevallen pakt de volgende speler hem, in plaats van in { $other }%.
hint-settebello = Je kans op de settebello: { $chance }% in plaats van { $other }%.
hint-cards-taken = Je pakt { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}: ongeveer { $points } punt waard in de strijd om de meeste kaarten.
hint-cards = Je kans op de meeste kaarten: { $chance }% in plaats van { $other }%.
hint-cards-denied = De kans van je tegenstander op de meeste kaarten: { $chance }% in plaats van { $other }%.
hint-diamonds-taken = Je pakt { $count } ruiten: ongeveer { $points } punt waard in de strijd om de meeste ruiten.
hint-diamonds = Je kans op de meeste ruiten: { $chance }% in plaats van { $other }%.
hint-diamonds-denied = De kans van je tegenstander op de meeste ruiten: { $chance }% in plaats van { $other }%.
hint-primiera-sevens = Je pakt { $count ->
    [one] { $count } zeven
   *[other] { $count } zevens
}, het allerbeste voor de primiera: ongeveer { $points } punt waard.
hint-primiera-taken = Je pakt kaarten die tellen voor de primiera: ongeveer { $points } punt waard.
hint-primiera = Je kans op de primiera: { $chance }% in plaats van { $other }%.
hint-primiera-denied = De kans van je tegenstander op de primiera: { $chance }% in plaats van { $other }%.
hint-scopa-made = Je maakt de tafel leeg, een scopa: ongeveer { $points } punt waard.
hint-scopa-later = Je kunt later meer scopa’s verwachten: ongeveer { $points } punt waard.
hint-sweep-risk = Je laat in totaal { $total } op tafel liggen: de kans dat de volgende speler de tafel leegmaakt, is { $chance }% in plaats van { $other }%.
hint-sweep-safe = { $total ->
    [0] Je laat een lege tafel achter, dus er valt niets te pakken
   *[other] Je laat in totaal { $total } op tafel liggen, en dat kan de volgende speler niet in één keer pakken
}; anders is het risico { $other }%.
hint-scopa-against = Je tegenstander krijgt later minder scopa’s: ongeveer { $points } punt waard.
hint-re-bello-taken = Je pakt ruitenheer, de re bello: ongeveer { $points } punt waard.
hint-re-bello = Je kans op ruitenheer, de re bello: { $chance }% in plaats van { $other }%.
hint-napola = Dit helpt je reeks in ruiten, de napola: ongeveer { $points } punt waard.
hint-leftovers = Je kans op de laatste slag, die de rest meeneemt: { $chance }% in plaats van { $other }%.
hint-leftovers-worth = De kaarten die aan het eind overblijven, tellen meer voor jou: ongeveer { $points } punt waard.
hint-anchor = Je hebt nog een kaart van deze rang: in { $chance }% van de gevallen pak je de neergelegde kaart in je volgende beurt terug.
hint-danger-sweep = Maar je laat in totaal { $total } op tafel liggen: de kans dat de volgende speler de tafel leegmaakt, is { $chance }%.
hint-danger-settebello = Maar in { $chance }% van de gevallen pakt de volgende speler de settebello.
hint-look-settebello = Wie krijgt de settebello?
hint-look-cards = Hoeveel kaarten kun je pakken?
hint-look-diamonds = Waar zijn ruiten te pakken?
hint-look-primiera = Zevens, zessen en azen tellen voor de primiera.
hint-look-scopa = Kun je de tafel leegmaken, nu of straks?
hint-look-sweep = Wat laat je liggen, en kan iemand alles pakken?
hint-look-re-bello = Wie krijgt ruitenheer?
hint-look-napola = Denk aan de reeks in ruiten vanaf het aas.
hint-look-leftovers = Wie maakt de laatste slag?
hint-look-anchor = Heb je twee kaarten van dezelfde rang?
