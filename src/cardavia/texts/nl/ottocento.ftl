# Ottocento at the table: cards, declarations, score, reasons, prompts, log and speech.

card-KS = koning van zwaarden
card-QS = vrouw van zwaarden
card-NS = ridder van zwaarden
card-JS = boer van zwaarden
card-TS = tien van zwaarden
card-9S = negen van zwaarden
card-8S = acht van zwaarden
card-7S = zeven van zwaarden
card-6S = zes van zwaarden
card-AS = aas van zwaarden
card-KB = koning van staven
card-QB = vrouw van staven
card-NB = ridder van staven
card-JB = boer van staven
card-TB = tien van staven
card-9B = negen van staven
card-8B = acht van staven
card-7B = zeven van staven
card-6B = zes van staven
card-AB = aas van staven
card-KC = koning van bekers
card-QC = vrouw van bekers
card-NC = ridder van bekers
card-JC = boer van bekers
card-TC = tien van bekers
card-9C = negen van bekers
card-8C = acht van bekers
card-7C = zeven van bekers
card-6C = zes van bekers
card-AC = aas van bekers
card-KD = koning van munten
card-QD = vrouw van munten
card-ND = ridder van munten
card-JD = boer van munten
card-TD = tien van munten
card-9D = negen van munten
card-8D = acht van munten
card-7D = zeven van munten
card-6D = zes van munten
card-AD = aas van munten
card-ANG = Engel
card-MON = Wereld
card-SOL = Zon
card-LUN = Maan
card-T16 = troef 16
card-T15 = troef 15
card-T14 = troef 14
card-T13 = troef 13
card-T12 = troef 12
card-T11 = troef 11
card-T10 = troef 10
card-T9 = troef 9
card-T8 = troef 8
card-T7 = troef 7
card-T6 = troef 6
card-T5 = troef 5
card-M1 = Moor met één nop
card-M2 = Moor met twee noppen
card-M3 = Moor met drie noppen
card-M4 = Moor met vier noppen
card-BEG = Bégato
card-MAT = Matto

# As the corner of the card shows it; cards beside the suits by their names
rank-K = K
rank-Q = V
rank-N = R
rank-J = B
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-A = A
rank-ANG = Engel
rank-MON = Wereld
rank-SOL = Zon
rank-LUN = Maan
rank-T16 = troef 16
rank-T15 = troef 15
rank-T14 = troef 14
rank-T13 = troef 13
rank-T12 = troef 12
rank-T11 = troef 11
rank-T10 = troef 10
rank-T9 = troef 9
rank-T8 = troef 8
rank-T7 = troef 7
rank-T6 = troef 6
rank-T5 = troef 5
rank-M1 = Moor
rank-M2 = Moor
rank-M3 = Moor
rank-M4 = Moor
rank-BEG = Bégato
rank-MAT = Matto

# Sets and sequences
combination-tarocchi = Tarocchi
combination-kings = Koningen
combination-queens = Vrouwen
combination-knights = Ridders
combination-jacks = Boeren
combination-grande = Grande
combination-swords = Zwaarden
combination-batons = Staven
combination-cups = Bekers
combination-coins = Munten
combination-aces = Azen
combination-moors = Moren
set-of = set van { $count }
sequence-of = reeks van { $count }
cards-of = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
fills = { $card } vervangt { $place }
lengthens = { $card } maakt de reeks langer
sum-sets = Sets { $points }
sum-sets-doubled = Sets { $points }, verdubbeld tot { $doubled }
sum-sequences = Reeksen { $points }
sum-sequences-doubled = Reeksen { $points }, verdubbeld tot { $doubled }
doubles-sets = Bij drie sets worden ze allemaal verdubbeld.
doubles-sequences = Bij drie reeksen worden ze allemaal verdubbeld.

# Declarations
declaration = Jouw melding
declare-ask = Melden vóór je eerste kaart?
declare-nothing = Je hebt niets te melden
declare-public = { $count ->
    [one] Deze kaart wordt aan iedereen getoond en blijft in je hand.
   *[other] Deze { $count } kaarten worden aan iedereen getoond en blijven in je hand.
} { $hidden ->
    [0] Er blijft geen kaart verborgen.
    [one] De andere blijft verborgen.
   *[other] De andere { $hidden } blijven verborgen.
}
declared = Gemeld
declared-nothing = nog niets
declared-cards = Gemelde kaarten
declared-by = { $who }: { $points } gemeld
declared-left = { $count ->
    [0] al deze kaarten zijn gespeeld
    [one] { $count } van deze kaarten zit nog in de hand
   *[other] { $count } van deze kaarten zitten nog in de hand
}
show-declared = Melding: { $who }
seat-declared-short = { $points ->
    [0] meldt niet
   *[other] meldt { $points }
}
seat-declared = { $points ->
    [0] geen melding
   *[other] { $points } gemeld
}

# Trick, hand and piles
trick = De slag
tag-led = kwam uit
tag-ahead = ligt voor
tag-last-wins = de laatste wint
tag-back = gaat terug
note-last-wins = De laatste Moor wint
note-kept-MAT = de Matto gaat terug
last-trick = Vorige slag
last-trick-of = Vorige slag: { $who }
button-last = Vorige slag
pile-tricks = { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
}
pile-aside = { $count ->
    [one] { $count } weggelegd
   *[other] { $count } weggelegd
}
pile-aside-short = { $count } opzij
put-aside = Weggelegd:
debt-owed = nog één kaart schuldig voor de Matto
debt-owed-short = geeft 1 kaart
debt-kept = de Matto is terug
debt-kept-short = Matto terug
payment = Kaart voor de Matto
tricks-won = Gewonnen slagen
prospects = Wat er nog mogelijk is
prospects-note = Op grond van de kaarten die iedereen heeft gezien: punten tot nu toe / punten met elke kaart die nog niet gewonnen is.
order-button = Hoog naar laag
order-trumps = Engel Wereld Zon Maan 16 15 14 13 12 11 10 9 8 7 6 5 Moren Bégato

# What is expected now
prompt-discard = { $chosen ->
    [0] Leg twee kaarten weg
    [one] Leg twee kaarten weg: nog één
   *[other] Deze twee wegleggen?
}
prompt-discard-more = Geen koningen, en ook niet de Engel, de Wereld, de Bégato of de Matto.
prompt-discard-chosen = { $cards }: gedekt op de slagenstapel van je team.
prompt-declare = Meld, of zeg niets
prompt-lead = Jij komt uit
prompt-lead-more = Je mag met elke kaart uitkomen.
prompt-follow = { $suit ->
    [S] Zwaarden gevraagd: beken met een zwaard
    [B] Staven gevraagd: beken met een staaf
    [C] Bekers gevraagd: beken met een beker
    [D] Munten gevraagd: beken met een munt
   *[T] Troef gevraagd: beken met een troef
}
prompt-trump = { $suit ->
    [S] Zwaarden gevraagd en je hebt er geen: speel een troef
    [B] Staven gevraagd en je hebt er geen: speel een troef
    [C] Bekers gevraagd en je hebt er geen: speel een troef
    [D] Munten gevraagd en je hebt er geen: speel een troef
   *[T] Troef gevraagd: speel een troef
}
prompt-free = { $suit ->
    [S] Zwaarden gevraagd: je hebt er geen en ook geen troef, speel wat je wilt
    [B] Staven gevraagd: je hebt er geen en ook geen troef, speel wat je wilt
    [C] Bekers gevraagd: je hebt er geen en ook geen troef, speel wat je wilt
    [D] Munten gevraagd: je hebt er geen en ook geen troef, speel wat je wilt
   *[T] Troef gevraagd: je hebt er geen, speel wat je wilt
}
prompt-order = Van hoog naar laag: { $order }.
prompt-ahead-trick = { $who ->
    [you] Je kaart ligt voor: { $card }.
    [partner] Je partner ligt voor: { $card }.
   *[opponent] { $name } ligt voor: { $card }.
}
prompt-pay = Betaal één kaart voor de Matto
prompt-pay-more = Hij is weer van jullie. Een van de goedkoopste kaarten van jullie slagenstapel gaat naar de tegenstanders.
button-play = Speel { $card }
button-discard = Leg deze twee weg
button-discard-more = { $missing ->
    [one] Nog één kaart
   *[other] Kies { $missing } kaarten
}
button-declare = Meld { $points }
button-skip = Zeg niets
button-pay = Betaal { $card }
action-play = speel { $card }
action-discard = leg { $card } weg
action-declare = meld
action-skip = zeg niets
action-pay = betaal { $card }
can-discard = mag weggelegd worden
can-lead = zou voor liggen

# Why a card is locked
lock-must-follow = { $suit ->
    [S] Er zijn zwaarden gevraagd en je hebt ze: je moet bekennen.
    [B] Er zijn staven gevraagd en je hebt ze: je moet bekennen.
    [C] Er zijn bekers gevraagd en je hebt ze: je moet bekennen.
    [D] Er zijn munten gevraagd en je hebt ze: je moet bekennen.
   *[T] Er is troef gevraagd en je hebt troef: je moet bekennen.
}
lock-must-trump = Je hebt geen kaart van de gevraagde kleur: je moet een troef spelen.
lock-never-discarded = Koningen en de vier tarocchi worden nooit weggelegd.
lock-trumps-stay = Aan deze tafel blijven troeven in de hand.
lock-other-card-first = De andere kaarten moeten eerst worden weggelegd.

# Score
item-sets = Sets
item-sequences = Reeksen
item-card_points = Kaarten
item-last_trick = Laatste slag
item-declarations = Gemeld
item-matto = Matto
item-discard = Weggelegd
decided-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}, { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
}
decided-last = gewonnen
decided-declared = { $who } { $points }
decided-discard = { $who ->
    [we] Telt mee bij onze kaarten:
   *[they] Telt mee bij hun kaarten:
}
doubled = 2 × { $points }
sheet-total = Totaal
matto-kept = { $who ->
    [we] We hebben zijn slag zelf gewonnen en betalen niets.
   *[they] Ze hebben zijn slag zelf gewonnen en betalen niets.
}
matto-exchanged = { $who ->
    [we] We hielden de Matto en betaalden er één kaart voor: { $card }.
   *[they] Ze hielden de Matto en betaalden ons er één kaart voor: { $card }.
}
matto-lost = { $who ->
    [we] We wonnen geen slag, dus de Matto is van hen.
   *[they] Ze wonnen geen slag, dus de Matto is van ons.
}

# Log
log-trick = Slag { $trick }
log-discarded = legde { $card } weg
log-discarded-hidden = legde { $count } kaarten weg
log-declared = meldde { $points }: { $kinds }
log-undeclared = geen melding
log-led = kwam uit met { $card }
log-laid = { $card }
log-won = won de slag
log-paid = { $card } wordt betaald voor de Matto
log-pending-discard = legde { $card } weg
log-pending-declare = melding
log-pending-skip = geen melding
log-pending-pay = betaalde { $card }

# Spoken
say-you-discarded = Je legt { $count } kaarten weg
say-they-discarded = { $who } legt { $count } kaarten weg
say-you-declared = Je meldt { $points }: { $kinds }
say-they-declared = { $who } meldt { $points }: { $kinds }
say-you-undeclared = Je meldt niets
say-they-undeclared = { $who }: geen melding
say-you-laid = Je speelt { $card }
say-they-laid = { $who } speelt { $card }
say-you-won = Je wint de slag
say-they-won = { $who } wint de slag
say-you-paid = Je betaalt { $card } voor de Matto
say-they-paid = { $who } betaalt { $card } voor de Matto
say-turn-discard = Jij bent aan de beurt: leg twee kaarten weg
say-turn-declare = Jij bent aan de beurt: meld, of zeg niets
say-turn-play = Jij bent aan de beurt: { $suit ->
    [S] zwaarden gevraagd
    [B] staven gevraagd
    [C] bekers gevraagd
    [D] munten gevraagd
    [T] troef gevraagd
   *[other] jij komt uit
}
say-turn-pay = Jij bent aan de beurt: betaal één kaart voor de Matto
say-turn-over = Het spel is uit
read-trick = In de slag: { $cards }.
read-ahead = Ligt voor: { $who }.
read-trick-empty = De slag is leeg
read-last-none = Er is nog geen slag gewonnen
read-tricks = { $who }: { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
}

# Keys
key-move-hand = Langs je hand
key-zones-hand = Tussen hand en knoppen
key-next-card = Volgende kaart die je mag spelen
key-declare = Melden
key-silent = Niets zeggen
key-trick = De slag voorlezen
key-last-trick = Vorige slag

# Why a play is refused
refused-bad-notation = Dat kun je niet spelen. Er is niets gespeeld.
refused-deal-over = Het spel is uit. Er is niets gespeeld.
refused-not-your-turn = Je bent niet aan de beurt. Er is niets gespeeld.
refused-discard-first = De deler moet eerst twee kaarten wegleggen.
refused-discard-done = Er zijn al twee kaarten weggelegd.
refused-declare-first = Meld eerst, of zeg niets.
refused-declare-closed = Melden kan niet meer: dat doe je vóór je eerste kaart.
refused-nothing-to-declare = Je hebt geen set en geen reeks om te melden.
refused-pay-first = Er moet eerst een kaart voor de Matto worden betaald.
refused-nothing-to-pay = Voor de Matto hoeft niets betaald te worden.
refused-not-in-hand = Deze kaart heb je niet in je hand: { $card }.
refused-two-cards = Er worden precies twee verschillende kaarten weggelegd.
refused-never-discarded = Koningen en de vier tarocchi worden nooit weggelegd: { $cards }.
refused-trumps-stay = Aan deze tafel blijven troeven in de hand: { $cards }.
refused-other-card-first = Deze kaarten moeten eerst worden weggelegd: { $cards }.
refused-must-follow = { $suit ->
    [S] Er zijn zwaarden gevraagd en je hebt ze, dus deze kaart mag niet: { $card }.
    [B] Er zijn staven gevraagd en je hebt ze, dus deze kaart mag niet: { $card }.
    [C] Er zijn bekers gevraagd en je hebt ze, dus deze kaart mag niet: { $card }.
    [D] Er zijn munten gevraagd en je hebt ze, dus deze kaart mag niet: { $card }.
   *[T] Er is troef gevraagd en je hebt troef, dus deze kaart mag niet: { $card }.
}
refused-must-trump = Je hebt geen kaart van de gevraagde kleur, dus je moet een troef spelen en niet deze kaart: { $card }.
refused-not-captured = Deze kaart ligt niet in jullie slagenstapel: { $card }.
refused-cheapest-only = Alleen een van de goedkoopste kaarten betaalt voor de Matto: { $cards }.

# The rules in brief
brief = In het kort
brief-follow = Beken kleur. Kun je dat niet, speel dan een troef; heb je geen troef, dan speel je wat je wilt. Hoger spelen hoeft niet.
brief-order = Van hoog naar laag: K V R B, dan in zwaarden en staven 10 9 8 7 6 A, in bekers en munten A 6 7 8 9 10.
brief-trumps = Troeven: Engel, Wereld, Zon, Maan, 16 tot en met 5, de vier Moren, de Bégato.
brief-moors = De Moren zijn gelijk: de laatst gespeelde wint.
brief-matto = De Matto mag altijd gespeeld worden. Hij wint nooit en gaat terug naar zijn team. Wonnen de tegenstanders de slag, dan krijgen zij er een kaart voor, meestal een van 1.
brief-discard = De deler legt twee kaarten weg, nooit koningen of tarocchi (Engel, Wereld, Bégato, Matto). Ze tellen voor het team van de deler.
brief-declare = Vóór je eerste kaart mag je alle sets en reeksen van je hand melden. Die kaarten worden aan iedereen getoond.
brief-sets = Sets van 3 of 4: tarocchi 18, koningen 17, vrouwen 14, ridders 13, boeren 12; vier tellen dubbel. Drie of meer sets worden verdubbeld.
brief-sequences = Een reeks van 3 levert 10 op, elke kaart meer 5. Drie of meer reeksen worden verdubbeld.
brief-contatori = Bégato en Matto vullen een gat in elke reeks, of maken die langer.
brief-cards = Kaarten: koningen en tarocchi 5, vrouwen 4, ridders 3, boeren 2, andere 1, min een half punt per kaart. De laatste slag levert 6 op.
brief-more = Volledige spelregels

# Hints: what to look at, why a play is better than another one, and what it risks
hint-trick = Jullie winnen deze slag in { $chance }% van de gevallen in plaats van { $other }%.
hint-card-points = Het levert jullie kaartpunten op: ongeveer { $points ->
    [1] 1 punt
   *[other] { $points } punten
} waard.
hint-last-trick = Jullie winnen de laatste slag in { $chance }% van de gevallen in plaats van { $other }%.
hint-sets = Het helpt jullie aan sets: ongeveer { $points ->
    [1] 1 punt
   *[other] { $points } punten
} waard.
hint-sets-denied = Het houdt de tegenstanders van sets af: ongeveer { $points ->
    [1] 1 punt
   *[other] { $points } punten
} waard.
hint-sequences = Het helpt jullie aan reeksen: ongeveer { $points ->
    [1] 1 punt
   *[other] { $points } punten
} waard.
hint-sequences-denied = Het houdt de tegenstanders van reeksen af: ongeveer { $points ->
    [1] 1 punt
   *[other] { $points } punten
} waard.
hint-sets-doubled = Jullie komen tot drie sets, die dan verdubbeld worden, in { $chance }% van de gevallen in plaats van { $other }%.
hint-sets-doubled-denied = De tegenstanders komen tot drie sets, die dan verdubbeld worden, in { $chance }% van de gevallen in plaats van { $other }%.
hint-sets-doubled-worth = Het doet meer voor het verdubbelen van sets: ongeveer { $points ->
    [1] 1 punt
   *[other] { $points } punten
} waard.
hint-sequences-doubled = Jullie komen tot drie reeksen, die dan verdubbeld worden, in { $chance }% van de gevallen in plaats van { $other }%.
hint-sequences-doubled-denied = De tegenstanders komen tot drie reeksen, die dan verdubbeld worden, in { $chance }% van de gevallen in plaats van { $other }%.
hint-sequences-doubled-worth = Het doet meer voor het verdubbelen van reeksen: ongeveer { $points ->
    [1] 1 punt
   *[other] { $points } punten
} waard.
hint-begato = Jullie krijgen de Bégato in { $chance }% van de gevallen in plaats van { $other }%.
hint-begato-worth = Het haalt meer uit de Bégato: ongeveer { $points ->
    [1] 1 punt
   *[other] { $points } punten
} waard.
hint-matto = Het haalt meer uit de Matto: ongeveer { $points ->
    [1] 1 punt
   *[other] { $points } punten
} waard.
hint-declaration = De melding zelf telt: ongeveer { $points ->
    [1] 1 punt
   *[other] { $points } punten
} waard.
hint-danger-ruffed = Maar in { $chance }% van de gevallen pakken de tegenstanders de slag met een troef.
hint-danger-begato = Maar in { $chance }% van de gevallen krijgen de tegenstanders jullie Bégato.
hint-danger-matto = Maar in { $chance }% van de gevallen winnen jullie geen slag en ben je de Matto kwijt.
hint-look-trick = Wie wint deze slag, en wat ligt erin?
hint-look-sets = Welke koningen, vrouwen, ridders, boeren en tarocchi heeft elk team al?
hint-look-sequences = Welke kleuren kunnen nog een reeks worden, en voor wie?
hint-look-sets-doubled = Kan een van de teams nog tot drie sets komen?
hint-look-sequences-doubled = Kan een van de teams nog tot drie reeksen komen?
hint-look-last-trick = Wie heeft op het eind de hoogste troef?
hint-look-begato = Hoe komt de Bégato veilig thuis?
hint-look-matto = Waar komt de Matto het best van pas?
hint-look-declaration = Wat levert je hand zelf op?
