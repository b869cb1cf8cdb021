# Shengji at the table: cards, calls, score, reasons, prompts, log and speech.

card-2S = spader två
card-3S = spader tre
card-4S = spader fyra
card-5S = spader fem
card-6S = spader sex
card-7S = spader sju
card-8S = spader åtta
card-9S = spader nio
card-TS = spader tio
card-JS = spader knekt
card-QS = spader dam
card-KS = spader kung
card-AS = spader ess
card-2H = hjärter två
card-3H = hjärter tre
card-4H = hjärter fyra
card-5H = hjärter fem
card-6H = hjärter sex
card-7H = hjärter sju
card-8H = hjärter åtta
card-9H = hjärter nio
card-TH = hjärter tio
card-JH = hjärter knekt
card-QH = hjärter dam
card-KH = hjärter kung
card-AH = hjärter ess
card-2C = klöver två
card-3C = klöver tre
card-4C = klöver fyra
card-5C = klöver fem
card-6C = klöver sex
card-7C = klöver sju
card-8C = klöver åtta
card-9C = klöver nio
card-TC = klöver tio
card-JC = klöver knekt
card-QC = klöver dam
card-KC = klöver kung
card-AC = klöver ess
card-2D = ruter två
card-3D = ruter tre
card-4D = ruter fyra
card-5D = ruter fem
card-6D = ruter sex
card-7D = ruter sju
card-8D = ruter åtta
card-9D = ruter nio
card-TD = ruter tio
card-JD = ruter knekt
card-QD = ruter dam
card-KD = ruter kung
card-AD = ruter ess
card-JB = svart joker
card-JR = röd joker

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
rank-J = Kn
rank-Q = D
rank-K = K
rank-A = E
rank-JB = svart joker
rank-JR = röd joker

# The rules in brief
brief = I korthet
brief-line-1 = Ditt lag går upp genom att vinna givar; det lag som först passerar esset vinner partiet.
brief-line-2 = Givarens lag försvarar sig. Det andra laget behöver 80 poäng: varje 5:a ger 5, varje 10:a och kung ger 10.
brief-line-3 = Bjud trumf genom att visa ett nivåkort, ett par nivåkort eller två jokrar i samma kulör; varje bud går över dem före det.
brief-line-4 = Givaren tar talongen och lägger bort 8 kort.
brief-line-5 = Trumf: trumffärgen, alla nivåkort, svart joker, röd joker.
brief-line-6 = Spela ut ett enkelt kort, ett par lika kort eller en traktor: par i samma färg utan lucka.
brief-line-7 = Följ färg så långt du kan, par först.
brief-line-8 = Samma form, högre i färgen eller bara trumf, tar sticket; av två lika höga vinner den första.
brief-line-9 = Vinner det andra laget sista sticket räknas även de bortlagda poängen, 2 gånger för varje kort i utspelet.
brief-more = Fullständiga regler
# Why an action is refused
refused-bad-notation = Det går inte att spela. Inget är spelat.
refused-deal-over = Given är slut. Inget är spelat.
refused-not-your-turn = Det är inte din tur. Inget är spelat.
refused-calling-first = Budgivningen pågår än: bjud eller passa först.
refused-calling-over = Budgivningen är slut. Inget är bjudet.
refused-bury-first = Givaren måste först lägga bort 8 kort.
refused-bury-done = De 8 korten är redan bortlagda.
refused-not-in-hand = Inte på din hand: { $cards }.
refused-one-joker = En joker är inget bud: det krävs två i samma kulör.
refused-two-jokers = Jokrar bjuds för sig, två i samma kulör. Det här är inget bud: { $cards }.
refused-level-suits = Ett bud är ett nivåkort eller två i samma färg. Det här är inget bud: { $cards }.
refused-not-level = Man bjuder med nivåkort, och nivån är { $level }. Inte av den valören: { $cards }.
refused-not-stronger = Ett bud måste vara starkare än det som gäller; lika starkt räcker inte.
refused-second-only = Det enda du kan visa nu är det andra av de två lika korten: { $card }.
refused-eight-cards = Exakt { $wanted } kort läggs bort, och du har valt { $given }.
refused-several-suits = De här korten hör till olika färger och kan inte spelas ut tillsammans: { $cards }.
refused-no-pair = De här två är lika starka, men de är inget par: { $cards }.
refused-one-step = De här paren är lika starka, så de följer inte på varandra: { $cards }.
refused-gap = Mellan de här paren saknas ett: { $between }.
refused-several-shapes = Det här är mer än en form, och bara en får spelas ut: { $cards }.
refused-other-number = { $wanted ->
    [one] Ett kort spelades ut, och du har valt { $given }.
   *[other] { $wanted } kort spelades ut, och du har valt { $given }.
}
refused-must-follow = { $suit ->
    [S] Spader spelades ut och du har tillräckligt många, så de här får inte spelas: { $cards }.
    [H] Hjärter spelades ut och du har tillräckligt många, så de här får inte spelas: { $cards }.
    [C] Klöver spelades ut och du har tillräckligt många, så de här får inte spelas: { $cards }.
    [D] Ruter spelades ut och du har tillräckligt många, så de här får inte spelas: { $cards }.
   *[T] Trumf spelades ut och du har tillräckligt många, så de här får inte spelas: { $cards }.
}
refused-all-of-suit = { $suit ->
    [S] Du har för få spader, så alla måste spelas. Saknas: { $cards }.
    [H] Du har för få hjärter, så alla måste spelas. Saknas: { $cards }.
    [C] Du har för få klöver, så alla måste spelas. Saknas: { $cards }.
    [D] Du har för få ruter, så alla måste spelas. Saknas: { $cards }.
   *[T] Du har för få trumfar, så alla måste spelas. Saknas: { $cards }.
}
refused-pairs-first = { $wanted ->
    [one] Ett par måste spelas före lösa kort: { $cards }.
   *[other] { $wanted } par måste spelas före lösa kort, bland dessa: { $cards }.
}
refused-tractor-first = { $pairs ->
    [one] Du har en traktor som måste spelas.
   *[other] Du har en traktor på { $pairs } par, och vid det här bordet måste den spelas.
}

# Trick, hand and piles
trick = Sticket
tag-led = utspel
tag-ahead = leder
tag-throw = kast
tag-throw-failed = misslyckat kast
note-throw = Ett kast
note-throw-failed = Kastet misslyckades: det här är allt som är kvar av det
last-trick = Senaste sticket
last-trick-of = Senaste sticket: { $who }
button-last = Senaste sticket
pile-tricks = { $tricks } stick
can-lead = skulle leda

# Actions
button-play = Spela { $card }
button-call = Bjud { $card }
button-bury = Lägg bort de här 8
button-pass = Passa
action-play = spela { $card }
action-call = bjud med { $card }
action-bury = lägg bort { $card }
action-pass = passa

# Why a card is locked
lock-must-follow = { $suit ->
    [S] Spader spelades ut och du har tillräckligt många: allt du spelar måste vara spader.
    [H] Hjärter spelades ut och du har tillräckligt många: allt du spelar måste vara hjärter.
    [C] Klöver spelades ut och du har tillräckligt många: allt du spelar måste vara klöver.
    [D] Ruter spelades ut och du har tillräckligt många: allt du spelar måste vara ruter.
   *[T] Trumf spelades ut och du har tillräckligt många: allt du spelar måste vara trumf.
}
lock-all-of-suit = { $suit ->
    [S] Du har för få spader: alla måste spelas.
    [H] Du har för få hjärter: alla måste spelas.
    [C] Du har för få klöver: alla måste spelas.
    [D] Du har för få ruter: alla måste spelas.
   *[T] Du har för få trumfar: alla måste spelas.
}
lock-pairs-first = Par måste spelas före lösa kort.
lock-tractor-first = Du har en traktor som måste spelas.

# Score
item-tricks = Poäng i stick
item-kitty = Talongen
item-levels = Nivåer

# Log
log-trick = Stick { $trick }
log-called = bjuder { $card }
log-passed = passar
log-exposed = Talongen vänds upp: { $taken }
log-discarded = lägger bort { $card }
log-discarded-hidden = lägger bort { $count } kort
log-led = spelar ut { $card }
log-laid = spelar { $card }
log-won = vinner sticket
log-pending-call = bjuder { $card }
log-pending-pass = passar
log-pending-bury = lägger bort { $card }

# Spoken
say-you-called = Du bjuder: { $card }
say-they-called = { $who } bjuder: { $card }
say-you-passed = Du passar
say-they-passed = { $who } passar
say-exposed = Alla har passat. Talongen vänds upp: { $cards }
say-you-discarded = Du lägger bort { $count } kort
say-they-discarded = { $who } lägger bort { $count } kort
say-you-laid = Du spelar { $card }
say-they-laid = { $who } spelar { $card }
say-you-won = Du vinner sticket
say-they-won = { $who } vinner sticket
say-turn-calling = Din tur: bjud eller passa
say-turn-burying = Din tur: lägg bort 8 kort
say-turn-playing = Din tur: { $suit ->
    [S] spader spelades ut
    [H] hjärter spelades ut
    [C] klöver spelades ut
    [D] ruter spelades ut
    [T] trumf spelades ut
   *[other] du spelar ut
}
say-turn-over = Given är slut
read-trick = I sticket: { $cards }.
read-ahead = Leder: { $who }.
read-trick-empty = Det ligger inget i sticket
read-last-none = Inget stick är vunnet ännu
read-tricks = { $who }: { $tricks } stick

# Keys
key-move-hand = Längs din hand
key-zones-hand = Mellan hand och knappar
key-next-card = Nästa kort som får spelas
key-trick = Läs upp sticket
key-last-trick = Senaste sticket
key-whole = Hela paret eller traktorn kring ett kort
key-shape = Form på utspelet, kort att fylla på med, eller ett bud
key-pass = Passa
key-facts = Nivå, trumf och vem som har bjudit

# Level and trumps
level = Nivå
level-past = förbi esset
level-cards = { $rank ->
    [2] tvåor
    [3] treor
    [4] fyror
    [5] femmor
    [6] sexor
    [7] sjuor
    [8] åttor
    [9] nior
    [T] tior
    [J] knektar
    [Q] damer
    [K] kungar
   *[A] ess
}
match-levels = Parti: förbi esset
trumps = Trumf
trump-S = spader
trump-H = hjärter
trump-C = klöver
trump-D = ruter
trump-NT = ingen trumffärg
trump-NT-short = sang
trump-open = inte bjuden än
trumps-facts = { $trump }, { $level }
trumps-named = { $name }: { $facts }
trumps-order = Högst först: röd joker, svart joker, { $suit } { $level }, övriga kort av valören { $level } (lika höga), sedan { $suit } uppifrån och ner.
trumps-order-none = Högst först: röd joker, svart joker, sedan alla kort av valören { $level } (lika höga).
tag-level = nivå
tag-first-stays = lika högt: det första leder fortfarande

# Calling
calling = Budgivning
calling-title = Vem bestämmer trumf?
calling-passes = { $passes ->
    [0] 0 pass
    [one] { $passes } pass
   *[other] { $passes } pass
}
calling-others = De andra bjuder.
call-1 = Ett nivåkort
call-2 = Två nivåkort i samma färg
call-3 = Två svarta jokrar
call-4 = Två röda jokrar
call-stands = Gäller: { $who }, { $cards }.
call-trump = { $trump }
call-suit = Dess färg blir trumf.
call-weaker = Budet som gäller är starkare.
call-equal = Lika starkt räcker inte.
call-one = Det krävs två lika, och du har inte båda.
call-none = Du har inget sådant.
called-by = Bud, { $who }:
seat-passed = passade
seat-shows = { $count ->
    [one] visar { $card }
   *[other] visar två: { $card }
}
seat-attacks = anfaller
seat-defends = försvarar

# Kitty
kitty-names = Alla passade. Talongen avgör: { $trump }
kitty-exposed = Talongen, uppvänd:
kitty-buried = Bortlagt:
order-of-hand = Handens ordning
order-suit = Sortera efter färg
order-points = Sortera efter poäng

# Filling up an answer
fill = Fyll upp resten
fill-plain = Utan poäng
fill-points = Med poäng

# Shapes
shapes = Form
shape-single = enkelt kort
shape-pair = par
shape-tractor = traktor på { $pairs } par
shape-cards = { $count } kort

# Points of the attackers
attack-who = { $who ->
    [we] Vi anfaller:
   *[they] De anfaller:
}
attack-points = { $points } av 80
attack-open = { $points } på bordet

# What is expected now
prompt-call = Bjud eller passa
prompt-call-more = Bara ett starkare bud kan följa.
prompt-bury = Välj { $wanted } att lägga bort: { $chosen } av { $wanted }
prompt-bury-points = { $points ->
    [0] Inga poäng bortlagda.
   *[other] { $points } poäng bortlagda: vinner anfallarna sista sticket får de minst { $risk } för dem.
}
prompt-lead = Du spelar ut
prompt-lead-more = Ett enkelt kort, ett par eller en traktor. Tryck två gånger på ett kort för paret, håll det nere för traktorn.
prompt-lead-picked = Utspel: { $shape }
prompt-led = { $suit ->
    [S] Spader
    [H] Hjärter
    [C] Klöver
    [D] Ruter
   *[T] Trumf
} spelades ut{ $shape ->
    [pair] {" "}som par
    [tractor] {" "}som traktor
    [throw] {" "}som kast
   *[single] {""}
}
prompt-chosen = { $chosen } av { $wanted } valda.
prompt-ahead-trick = { $who ->
    [you] Du leder.
    [partner] Din partner leder.
   *[opponent] { $name } leder.
}
duty-none = Du har inget i färgen: spela vad du vill.
duty-few = { $count ->
    [one] Du har bara ett: det måste spelas, resten väljer du fritt.
   *[other] Du har bara { $count }: alla måste spelas, resten väljer du fritt.
}
duty-suit = Följ färg.
duty-pairs = Par går först.
duty-no-tractor = Par går först; de behöver inte vara en traktor.
button-more = { $missing ->
    [one] Ett kort till
   *[other] { $missing } kort till
}
button-bury-more = { $missing ->
    [one] Ett kort till
   *[other] Välj { $missing } till
}
button-play-shape = Spela: { $shape }

# Score sheet
item-penalty = Misslyckade kast
sheet-attackers = Anfallare: { $who }
sheet-attack-total = Anfallarna har
sheet-ladder = Partiets nivåer
decided-tricks = { $points } poäng i anfallarnas stick
decided-kitty = { $points } bortlagda poäng × { $factor } = { $bonus }: anfallarna vann sista sticket
decided-kitty-none = { $points } bortlagda poäng; försvararna vann sista sticket, så de räknas inte
ended-void = Ingen bjöd: korten ges om.
ended-attacked = { $who ->
    [we] Vi anföll och fick { $points }: given är vår.
   *[they] De anföll och fick { $points }: given är deras.
}
ended-defended = { $who ->
    [we] Vi försvarade: anfallarna fick { $points }.
   *[they] De försvarade: vi fick { $points }.
}
ended-level-stays = { $who ->
    [we] Vi stannar på nivå { $level }.
   *[they] De stannar på nivå { $level }.
}
ended-rise = { $who ->
    [we] Vi går upp
   *[they] De går upp
} { $steps ->
    [one] en nivå, från { $before } till { $after }.
   *[other] { $steps } nivåer, från { $before } till { $after }.
}
ended-past = { $who ->
    [we] Vi passerar esset och vinner partiet.
   *[they] De passerar esset och vinner partiet.
}
ended-next = { $who ->
    [you] Du ger nästa gång.
   *[other] { $name } ger nästa gång.
}

# Read aloud
read-facts = Nivå { $level }, trumf: { $trump }. Givare: { $dealer }. Vi är på { $mine }, de på { $theirs }.
read-call = Bud: { $who }, { $cards }.
read-suit = { $suit ->
    [S] Spader
    [H] Hjärter
    [C] Klöver
    [D] Ruter
   *[T] Trumf
}, { $count }: { $cards }.
read-attack = { $who ->
    [we] Vi anfaller och har { $points } av 80 poäng
   *[they] De anfaller och har { $points } av 80 poäng
}, { $open } på bordet.

# Hints
hint-trick = Ert lag vinner det här sticket i { $chance } % av fallen i stället för { $other } %.
hint-ruffed = Motståndarna tar det här sticket med trumf i { $chance } % av fallen i stället för { $other } %.
hint-points = Det ger er poäng i stick: ungefär { $points } poäng.
hint-last-trick = Ert lag vinner sista sticket, som avgör talongen, i { $chance } % av fallen i stället för { $other } %.
hint-kitty = Det får ut mer av talongen: värt ungefär { $points } poäng.
hint-deal = Ert lag vinner given i { $chance } % av fallen i stället för { $other } %.
hint-promoted = Ert lag går upp minst en nivå i { $chance } % av fallen i stället för { $other } %.
hint-levels = Det gör mer för nivåerna: värt ungefär { $points } poäng.
hint-danger-ruffed = Men i { $chance } % av fallen tar motståndarna sticket med en trumf.
hint-danger-kitty = Men i { $chance } % av fallen vinner motståndarna sista sticket, och med det poängen du har lagt bort.
hint-look-trick = Vem vinner det här sticket, och vad ligger i det?
hint-look-points = Var är femmorna, tiorna och kungarna, och vem får dem?
hint-look-kitty = Vem har de högsta trumfarna på slutet?
hint-look-levels = Hur långt är det till tabellens nästa steg?
