# Shengji at the table: cards, calls, score, reasons, prompts, log and speech.

card-2S = schoppentwee
card-3S = schoppendrie
card-4S = schoppenvier
card-5S = schoppenvijf
card-6S = schoppenzes
card-7S = schoppenzeven
card-8S = schoppenacht
card-9S = schoppennegen
card-TS = schoppentien
card-JS = schoppenboer
card-QS = schoppenvrouw
card-KS = schoppenheer
card-AS = schoppenaas
card-2H = hartentwee
card-3H = hartendrie
card-4H = hartenvier
card-5H = hartenvijf
card-6H = hartenzes
card-7H = hartenzeven
card-8H = hartenacht
card-9H = hartennegen
card-TH = hartentien
card-JH = hartenboer
card-QH = hartenvrouw
card-KH = hartenheer
card-AH = hartenaas
card-2C = klaverentwee
card-3C = klaverendrie
card-4C = klaverenvier
card-5C = klaverenvijf
card-6C = klaverenzes
card-7C = klaverenzeven
card-8C = klaverenacht
card-9C = klaverennegen
card-TC = klaverentien
card-JC = klaverenboer
card-QC = klaverenvrouw
card-KC = klaverenheer
card-AC = klaverenaas
card-2D = ruitentwee
card-3D = ruitendrie
card-4D = ruitenvier
card-5D = ruitenvijf
card-6D = ruitenzes
card-7D = ruitenzeven
card-8D = ruitenacht
card-9D = ruitennegen
card-TD = ruitentien
card-JD = ruitenboer
card-QD = ruitenvrouw
card-KD = ruitenheer
card-AD = ruitenaas
card-JB = zwarte joker
card-JR = rode joker

# As the corner of the card shows it; jokers by their names
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
rank-Q = V
rank-K = H
rank-A = A
rank-JB = zwarte joker
rank-JR = rode joker

# The rules in brief
brief = In het kort
brief-line-1 = Je team stijgt door spellen te winnen; wie het eerst voorbij het aas komt, wint de partij.
brief-line-2 = Het team van de deler verdedigt. Het andere team heeft 80 punten nodig: elke 5 telt 5, elke 10 en elke heer telt 10.
brief-line-3 = Maak troef door een niveaukaart te tonen, een paar ervan of twee jokers van één kleur; elk bod gaat over de vorige heen.
brief-line-4 = De deler neemt de talon en legt 8 kaarten weg.
brief-line-5 = Troeven: de troefkleur, alle niveaukaarten, zwarte joker, rode joker.
brief-line-6 = Kom uit met een losse kaart, een paar gelijke kaarten of een tractor: paren van één kleur zonder gat.
brief-line-7 = Beken kleur zo ver je kunt, paren eerst.
brief-line-8 = Dezelfde vorm, hoger in de kleur of geheel uit troeven, wint de slag; bij gelijke kaarten de eerste.
brief-line-9 = Wint het andere team de laatste slag, dan tellen ook de weggelegde punten, 2 keer voor elke kaart waarmee is uitgekomen.
brief-more = Volledige spelregels
# Why an action is refused
refused-bad-notation = Dat kun je niet spelen. Er is niets gespeeld.
refused-deal-over = Het spel is uit. Er is niets gespeeld.
refused-not-your-turn = Je bent niet aan de beurt. Er is niets gespeeld.
refused-calling-first = Er wordt nog geboden: bied of pas eerst.
refused-calling-over = Het bieden is voorbij. Er is niets geboden.
refused-bury-first = De deler moet eerst 8 kaarten wegleggen.
refused-bury-done = De 8 kaarten zijn al weggelegd.
refused-not-in-hand = Niet in je hand: { $cards }.
refused-one-joker = Eén joker is geen bod: het moeten er twee van dezelfde kleur zijn.
refused-two-jokers = Met jokers bied je apart, met twee van dezelfde kleur. Dit is geen bod: { $cards }.
refused-level-suits = Een bod is één niveaukaart, of twee van dezelfde kleur. Dit is geen bod: { $cards }.
refused-not-level = Bieden doe je met niveaukaarten, en het niveau is { $level }. Niet van die rang: { $cards }.
refused-not-stronger = Een bod moet sterker zijn dan het bod dat staat; even sterk is niet genoeg.
refused-second-only = Je kunt nu alleen de tweede van deze kaart tonen: { $card }.
refused-eight-cards = { $wanted ->
    [one] Er wordt precies { $wanted } kaart weggelegd, en je hebt er { $given } gekozen.
   *[other] Er worden precies { $wanted } kaarten weggelegd, en je hebt er { $given } gekozen.
}
refused-several-suits = Deze kaarten horen bij verschillende kleuren, dus je kunt er niet samen mee uitkomen: { $cards }.
refused-no-pair = Deze twee zijn even sterk, maar ze zijn geen paar: { $cards }.
refused-one-step = Deze paren zijn even sterk, dus ze volgen niet op elkaar: { $cards }.
refused-gap = Tussen deze paren ontbreekt er een: { $between }.
refused-several-shapes = Dit is meer dan één vorm, en je mag maar met één uitkomen: { $cards }.
refused-other-number = { $wanted ->
    [one] Er is met één kaart uitgekomen, en je hebt er { $given } gekozen.
   *[other] Er is met { $wanted } kaarten uitgekomen, en je hebt er { $given } gekozen.
}
refused-must-follow = { $suit ->
    [S] Er zijn schoppen gevraagd en je hebt er genoeg, dus deze mogen niet: { $cards }.
    [H] Er zijn harten gevraagd en je hebt er genoeg, dus deze mogen niet: { $cards }.
    [C] Er zijn klaveren gevraagd en je hebt er genoeg, dus deze mogen niet: { $cards }.
    [D] Er zijn ruiten gevraagd en je hebt er genoeg, dus deze mogen niet: { $cards }.
   *[T] Er is troef gevraagd en je hebt er genoeg, dus deze mogen niet: { $cards }.
}
refused-all-of-suit = { $suit ->
    [S] Je hebt te weinig schoppen, dus je moet ze allemaal spelen. Ontbreekt: { $cards }.
    [H] Je hebt te weinig harten, dus je moet ze allemaal spelen. Ontbreekt: { $cards }.
    [C] Je hebt te weinig klaveren, dus je moet ze allemaal spelen. Ontbreekt: { $cards }.
    [D] Je hebt te weinig ruiten, dus je moet ze allemaal spelen. Ontbreekt: { $cards }.
   *[T] Je hebt te weinig troeven, dus je moet ze allemaal spelen. Ontbreekt: { $cards }.
}
refused-pairs-first = { $wanted ->
    [one] Er moet een paar worden gespeeld vóór losse kaarten: { $cards }.
   *[other] Er moeten { $wanted } paren worden gespeeld vóór losse kaarten, uit deze: { $cards }.
}
refused-tractor-first = { $pairs ->
    [one] Je hebt een tractor die gespeeld moet worden.
   *[other] Je hebt een tractor van { $pairs } paren, en aan deze tafel moet die gespeeld worden.
}

# Trick, hand and piles
trick = De slag
tag-led = kwam uit
tag-ahead = ligt voor
tag-throw = worp
tag-throw-failed = worp mislukt
note-throw = Een worp
note-throw-failed = De worp mislukte: dit is alles wat ervan over is
last-trick = Vorige slag
last-trick-of = Vorige slag: { $who }
button-last = Vorige slag
pile-tricks = { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
}
can-lead = zou voor liggen

# Actions
button-play = Speel { $card }
button-call = Bied { $card }
button-bury = Leg deze 8 weg
button-pass = Pas
action-play = speel { $card }
action-call = bied met { $card }
action-bury = leg { $card } weg
action-pass = pas

# Why a card is locked
lock-must-follow = { $suit ->
    [S] Er zijn schoppen gevraagd en je hebt er genoeg: speel alleen schoppen.
    [H] Er zijn harten gevraagd en je hebt er genoeg: speel alleen harten.
    [C] Er zijn klaveren gevraagd en je hebt er genoeg: speel alleen klaveren.
    [D] Er zijn ruiten gevraagd en je hebt er genoeg: speel alleen ruiten.
   *[T] Er is troef gevraagd en je hebt er genoeg: speel alleen troeven.
}
lock-all-of-suit = { $suit ->
    [S] Je hebt te weinig schoppen: je moet ze allemaal spelen.
    [H] Je hebt te weinig harten: je moet ze allemaal spelen.
    [C] Je hebt te weinig klaveren: je moet ze allemaal spelen.
    [D] Je hebt te weinig ruiten: je moet ze allemaal spelen.
   *[T] Je hebt te weinig troeven: je moet ze allemaal spelen.
}
lock-pairs-first = Paren moeten vóór losse kaarten worden gespeeld.
lock-tractor-first = Je hebt een tractor die gespeeld moet worden.

# Score
item-tricks = Punten in slagen
item-kitty = Talon
item-levels = Niveaus

# Log
log-trick = Slag { $trick }
log-called = biedt { $card }
log-passed = past
log-exposed = De talon wordt opengelegd: { $taken }
log-discarded = legt { $card } weg
log-discarded-hidden = { $count ->
    [one] legt { $count } kaart weg
   *[other] legt { $count } kaarten weg
}
log-led = komt uit met { $card }
log-laid = speelt { $card }
log-won = wint de slag
log-pending-call = biedt { $card }
log-pending-pass = past
log-pending-bury = legt { $card } weg

# Spoken
say-you-called = Je biedt: { $card }
say-they-called = { $who } biedt: { $card }
say-you-passed = Je past
say-they-passed = { $who } past
say-exposed = Iedereen heeft gepast. De talon wordt opengelegd: { $cards }
say-you-discarded = { $count ->
    [one] Je legt { $count } kaart weg
   *[other] Je legt { $count } kaarten weg
}
say-they-discarded = { $count ->
    [one] { $who } legt { $count } kaart weg
   *[other] { $who } legt { $count } kaarten weg
}
say-you-laid = Je speelt { $card }
say-they-laid = { $who } speelt { $card }
say-you-won = Je wint de slag
say-they-won = { $who } wint de slag
say-turn-calling = Jij bent aan de beurt: bied of pas
say-turn-burying = Jij bent aan de beurt: leg 8 kaarten weg
say-turn-playing = Jij bent aan de beurt: { $suit ->
    [S] schoppen gevraagd
    [H] harten gevraagd
    [C] klaveren gevraagd
    [D] ruiten gevraagd
    [T] troef gevraagd
   *[other] jij komt uit
}
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
key-trick = De slag voorlezen
key-last-trick = Vorige slag
key-whole = Het hele paar of de hele tractor rond een kaart
key-shape = Vorm waarmee je uitkomt, kaarten om mee aan te vullen, of een bod
key-pass = Passen
key-facts = Niveau, troef en wie geboden heeft

# Level and trumps
level = Niveau
level-past = voorbij het aas
level-cards = { $rank ->
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
    [6] zessen
    [7] zevens
    [8] achten
    [9] negens
    [T] tienen
    [J] boeren
    [Q] vrouwen
    [K] heren
   *[A] azen
}
match-levels = Partij: voorbij het aas
trumps = Troef
trump-S = schoppen
trump-H = harten
trump-C = klaveren
trump-D = ruiten
trump-NT = geen troefkleur
trump-NT-short = sans
trump-open = niet geboden
trumps-facts = { $trump }, { $level }
trumps-named = { $name }: { $facts }
trumps-order = Van hoog naar laag: rode joker, zwarte joker, { $suit } { $level }, de andere kaarten van rang { $level } (gelijk), dan { $suit } van boven naar beneden.
trumps-order-none = Van hoog naar laag: rode joker, zwarte joker, dan alle kaarten van rang { $level } (gelijk).
tag-level = niv.
tag-first-stays = gelijk: de eerste blijft voor liggen

# Calling
calling = Bieden
calling-title = Wie bepaalt de troef?
calling-passes = { $passes ->
    [0] 0 keer pas
    [one] { $passes } keer pas
   *[other] { $passes } keer pas
}
calling-others = De anderen bieden.
call-1 = Eén niveaukaart
call-2 = Twee niveaukaarten, één kleur
call-3 = Twee zwarte jokers
call-4 = Twee rode jokers
call-stands = Geldt: { $who }, { $cards }.
call-trump = { $trump }
call-suit = De kleur ervan wordt troef.
call-weaker = Het bod dat staat, is sterker.
call-equal = Even sterk is niet genoeg.
call-one = Je hebt geen twee gelijke.
call-none = Je hebt er geen.
called-by = Bod, { $who }:
seat-passed = gepast
seat-shows = { $count ->
    [one] toont { $card }
   *[other] toont er twee: { $card }
}
seat-attacks = valt aan
seat-defends = verdedigt

# Kitty
kitty-names = Iedereen paste. De talon beslist: { $trump }
kitty-exposed = Talon, opengelegd:
kitty-buried = Weggelegd:
order-of-hand = Volgorde van de hand
order-suit = Op kleur sorteren
order-points = Op punten sorteren

# Filling up an answer
fill = Vul de rest aan
fill-plain = Zonder punten
fill-points = Met punten

# Shapes
shapes = Vorm
shape-single = losse kaart
shape-pair = paar
shape-tractor = tractor van { $pairs } paren
shape-cards = { $count } kaarten

# Points of the attackers
attack-who = { $who ->
    [we] Wij vallen aan:
   *[they] Zij vallen aan:
}
attack-points = { $points } van 80
attack-open = { $points } op tafel

# What is expected now
prompt-call = Bied of pas
prompt-call-more = Alleen een sterker bod kan nog volgen.
prompt-bury = Kies er { $wanted } om weg te leggen: { $chosen } van { $wanted }
prompt-bury-points = { $points ->
    [0] Geen punten weggelegd.
   *[other] { $points } punten weggelegd: winnen de aanvallers de laatste slag, dan krijgen ze er minstens { $risk } voor.
}
prompt-lead = Jij komt uit
prompt-lead-more = Een losse kaart, een paar of een tractor. Tik twee keer op een kaart voor het paar, houd hem ingedrukt voor de tractor.
prompt-lead-picked = Uitkomen: { $shape }
prompt-led = { $suit ->
    [S] Schoppen
    [H] Harten
    [C] Klaveren
    [D] Ruiten
   *[T] Troef
} gevraagd{ $shape ->
    [pair] {" "}met een paar
    [tractor] {" "}met een tractor
    [throw] {" "}met een worp
   *[single] {""}
}
prompt-chosen = { $chosen } van { $wanted } gekozen.
prompt-ahead-trick = { $who ->
    [you] Jij ligt voor.
    [partner] Je partner ligt voor.
   *[opponent] { $name } ligt voor.
}
duty-none = Je hebt er geen: elke kaart mag.
duty-few = { $count ->
    [one] Je hebt er maar één: die moet je spelen, de rest is vrij.
   *[other] Je hebt er maar { $count }: die moet je allemaal spelen, de rest is vrij.
}
duty-suit = Beken kleur.
duty-pairs = Paren gaan voor.
duty-no-tractor = Paren gaan voor; ze hoeven geen tractor te zijn.
button-more = { $missing ->
    [one] Nog één kaart
   *[other] Nog { $missing } kaarten
}
button-bury-more = { $missing ->
    [one] Nog één kaart
   *[other] Kies er nog { $missing }
}
button-play-shape = Speel: { $shape }

# Score sheet
item-penalty = Mislukte worpen
sheet-attackers = Aanvallers: { $who }
sheet-attack-total = De aanvallers hebben
sheet-ladder = Niveaus van de partij
decided-tricks = { $points } punten in slagen van de aanvallers
decided-kitty = { $points } weggelegde punten × { $factor } = { $bonus }: de aanvallers wonnen de laatste slag
decided-kitty-none = { $points } weggelegde punten; de verdedigers wonnen de laatste slag, dus ze tellen niet
ended-void = Niemand bood: er wordt opnieuw gedeeld.
ended-attacked = { $who ->
    [we] Wij vielen aan en haalden { $points }: het delen gaat naar ons.
   *[they] Zij vielen aan en haalden { $points }: het delen gaat naar hen.
}
ended-defended = { $who ->
    [we] Wij verdedigden: de aanvallers haalden { $points }.
   *[they] Zij verdedigden: wij haalden { $points }.
}
ended-level-stays = { $who ->
    [we] Wij blijven op niveau { $level }.
   *[they] Zij blijven op niveau { $level }.
}
ended-rise = { $who ->
    [we] Wij stijgen
   *[they] Zij stijgen
} { $steps ->
    [one] één niveau, van { $before } naar { $after }.
   *[other] { $steps } niveaus, van { $before } naar { $after }.
}
ended-past = { $who ->
    [we] Wij komen voorbij het aas en winnen de partij.
   *[they] Zij komen voorbij het aas en winnen de partij.
}
ended-next = { $who ->
    [you] Jij deelt het volgende spel.
   *[other] { $name } deelt het volgende spel.
}

# Read aloud
read-facts = Niveau { $level }, troef: { $trump }. Deler: { $dealer }. Wij staan op { $mine }, zij op { $theirs }.
read-call = Bod: { $who }, { $cards }.
read-suit = { $suit ->
    [S] Schoppen
    [H] Harten
    [C] Klaveren
    [D] Ruiten
   *[T] Troeven
}, { $count }: { $cards }.
read-attack = { $who ->
    [we] Wij vallen aan en hebben { $points } van 80 punten
   *[they] Zij vallen aan en hebben { $points } van 80 punten
}, { $open } op tafel.

# Hints
hint-trick = Jullie winnen deze slag in { $chance }% van de gevallen in plaats van { $other }%.
hint-ruffed = De tegenstanders troeven deze slag af in { $chance }% van de gevallen in plaats van { $other }%.
hint-points = Het levert jullie punten in slagen op: ongeveer { $points ->
    [1] 1 punt
   *[other] { $points } punten
}.
hint-last-trick = Jullie winnen de laatste slag, die over de talon beslist, in { $chance }% van de gevallen in plaats van { $other }%.
hint-kitty = Het haalt meer uit de talon: ongeveer { $points ->
    [1] 1 punt
   *[other] { $points } punten
} waard.
hint-deal = Jullie winnen het spel in { $chance }% van de gevallen in plaats van { $other }%.
hint-promoted = Jullie stijgen minstens een niveau in { $chance }% van de gevallen in plaats van { $other }%.
hint-levels = Het doet meer voor de niveaus: ongeveer { $points ->
    [1] 1 punt
   *[other] { $points } punten
} waard.
hint-danger-ruffed = Maar in { $chance }% van de gevallen troeven de tegenstanders de slag af.
hint-danger-kitty = Maar in { $chance }% van de gevallen winnen de tegenstanders de laatste slag, en daarmee de punten die je hebt weggelegd.
hint-look-trick = Wie wint deze slag, en wat ligt erin?
hint-look-points = Waar zijn de vijven, tienen en heren, en wie krijgt ze?
hint-look-kitty = Wie heeft op het eind de hoogste troeven?
hint-look-levels = Hoe ver is het tot de volgende trede van de tabel?
