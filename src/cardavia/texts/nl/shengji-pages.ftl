# What the site's own pages say about Shengji. The table's texts are in shengji.ftl.

shengji-name = Shengji
shengji-box = 108 kaarten · twee spellen kaarten
shengji-summary = 4 spelers, twee tegen twee, van niveau 2 tot voorbij het aas
shengji-emblem = Het teken voor stijgen, op een rode zon boven golven

shengji-option-first_dealer = Deler van het eerste spel
    .hint = Dat beslist het bieden.
shengji-option-first_dealer-earliest = wie het eerst biedt
shengji-option-first_dealer-standing = wie het geldende bod heeft
shengji-option-pass_ace = Voorbij het aas
    .hint = Wie daarmee de partij wint.
shengji-option-pass_ace-any = elk van beide teams
shengji-option-pass_ace-defend = verdedigers die op het aas staan
shengji-option-stops = Stopplaatsen
    .hint = Niveaus die niemand overslaat.
shengji-option-stops-null = geen
shengji-option-stops-5TK = 5, 10, heer
shengji-option-stops-5TKA = 5, 10, heer, aas
shengji-option-stops-TJQKA = 10, boer, vrouw, heer, aas
shengji-option-stops_defend = Verdedigen op een stopplaats
    .hint = Op een stopplaats stijgen alleen verdedigers.
shengji-option-throws = Worpen
    .hint = Met meer vormen van één kleur mag tegelijk worden uitgekomen.
shengji-option-throw_penalty = Straf voor een worp
    .hint = Wat een mislukte worp het andere team oplevert.
shengji-option-throw_penalty-0 = geen
shengji-option-throw_penalty-10 = 10 punten
shengji-option-throw_kitty = Worp in de laatste slag
    .hint = Welke kaarten ervan de talon vermenigvuldigen.
shengji-option-throw_kitty-all = alle kaarten
shengji-option-throw_kitty-longest = de langste vorm
shengji-option-follow_tractor = Tractor op tractor
    .hint = Op een tractor volgt een tractor, als je er een hebt.
shengji-option-reinforce = Je eigen bod versterken
    .hint = Na drie keer passen mag de tweede niveaukaart worden getoond.
shengji-option-reinforce-off = nee
shengji-option-reinforce-own_turn = één keer
shengji-option-no_call = Niemand biedt
    .hint = Wat er gebeurt na vier keer passen.
shengji-option-no_call-kitty = de talon beslist
shengji-option-no_call-no_trump = geen troefkleur
shengji-option-no_call-redeal = opnieuw delen
shengji-option-kitty_factor = Wat de talon telt
    .hint = Waarmee de punten ervan worden vermenigvuldigd.
shengji-option-kitty_factor-2n = twee keer het aantal kaarten
shengji-option-kitty_factor-power = 2, 4, 8, 16 enzovoort
shengji-option-kitty_factor-two = altijd 2
shengji-option-kitty_factor-kind = 2, 4 of 8 naar vorm

shengji-example-points = Niveau 2, harten is troef. Het schoppenaas van je partner ligt voor. Kijk wat jullie winnen als je de tien bijspeelt.
shengji-example-call = Niveau 2, het eerste spel. Klaverentwee is geboden. Probeer welke kaarten van je sterker zijn.
shengji-example-no-trump = Geen troefkleur, niveau 10. De tienen slaan elk aas, en een paar ervan loopt door naar de zwarte jokers.
shengji-example-tractor = Niveau 6, harten is troef. De vijven en de zevens van schoppen volgen op elkaar. Probeer met welke paren je samen kunt uitkomen.
shengji-example-one-pair = Er zijn twee paren schoppen gevraagd en je hebt er één. Dat moet je spelen; kies er nog twee schoppen bij.
shengji-example-level-cards = Niveau 2, harten is troef. Er is met schoppentwee uitgekomen. Klaverentwee is even sterk: kijk wie voor blijft liggen.
shengji-example-kitty = Een heer en een 5 zijn weggelegd. Kijk wat ze tellen als je de laatste slag met een paar wint, en als je het paar breekt.
shengji-example-promotion = De aanvallers hebben 70 punten. Kijk wie er stijgt als je tien naar het aas van je partner gaat, en als je hem houdt.

# What the rules ask of whoever follows, as the page that checks it says it.
shengji-duty-lead = { $shape ->
    [single] Er is uitgekomen met een losse kaart
    [pair] Er is uitgekomen met een paar
   *[tractor] Er is uitgekomen met een tractor van { $pairs } paren
} { $suit ->
    [S] in schoppen
    [H] in harten
    [C] in klaveren
    [D] in ruiten
   *[T] in troef
}: { $cards }.
shengji-duty-gap = De niveaukaarten laten geen gat achter, dus op niveau { $level } volgen deze op elkaar: { $cards }.
shengji-duty-level-away = Niveaukaarten zijn troef, welke kleur er ook op staat. Niet van de gevraagde kleur: { $cards }.
shengji-duty-level-joins = Niveaukaarten zijn troef, welke kleur er ook op staat. Deze zijn dus van de gevraagde kleur: { $cards }.
shengji-duty-own = Kaarten om te spelen: { $wanted }. { $held ->
    [0] Van de gevraagde kleur heb je er geen.
   *[other] Van de gevraagde kleur heb je er { $held }: { $cards }.
}
shengji-duty-any-own = Je kunt kleur bekennen met een van deze: het maakt niet uit welke.
shengji-duty-no-pairs = Je hebt er genoeg, dus alles wat je speelt moet van die kleur zijn. Je hebt er geen paar in: kies er vrij { $wanted } van.
shengji-duty-all-pairs = Je hebt er genoeg, dus alles wat je speelt moet van die kleur zijn, en paren gaan voor. Paren die je moet spelen: { $cards }.{ $loose ->
    [0] {""}
   *[other] {" "}Losse kaarten van die kleur als aanvulling: { $loose }.
}
shengji-duty-some-pairs = Je hebt er genoeg, dus alles wat je speelt moet van die kleur zijn, en paren gaan voor. Paren die je speelt, naar keuze: { $pairs } van de { $held }. Het zijn: { $cards }.
shengji-duty-any-pairs = De paren hoeven niet op elkaar te volgen, en niemand hoeft een tractor op een tractor te spelen.
shengji-duty-tractor = Aan deze tafel hoort op een tractor een tractor. Je moet er een van { $pairs } paren spelen, uit deze kaarten: { $cards }.
shengji-duty-all-own = Je hebt er te weinig, dus je moet ze allemaal spelen. Andere kaarten als aanvulling, naar keuze: { $free }.
shengji-duty-free = { $suit ->
    [T] Je speelt wat je wilt.
   *[other] Je speelt wat je wilt: introeven is nooit verplicht.
}

# In a terminal
shengji-terminal-help =
    Kaarten       rang en kleur: 7s is schoppenzeven, th hartentien (c klaveren, d ruiten, h harten, s schoppen)
                  jokers: jb is de zwarte, jr de rode
    7s            speelt de kaart
    5s 5s         speelt een paar, 5s 5s 6s 6s een tractor; spaties, komma’s en plustekens doen hetzelfde
    call 2s       biedt troef met die kaart; pass past
    bury 3c 4c .. legt acht kaarten weg
    1 2 3 ...     speelt die regel van de lijst
    legal         toont opnieuw wat je kunt spelen
    score         hoe de partij staat en wat er open ligt
    undo          neemt je laatste beslissing terug, en alles wat daarna is gespeeld
    quit          verlaat de partij; je krijgt te zien hoe je later verdergaat
