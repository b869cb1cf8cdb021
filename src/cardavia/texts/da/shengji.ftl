# Shengji at the table: cards, calls, score, reasons, prompts, log and speech.

card-2S = spar to
card-3S = spar tre
card-4S = spar fire
card-5S = spar fem
card-6S = spar seks
card-7S = spar syv
card-8S = spar otte
card-9S = spar ni
card-TS = spar ti
card-JS = spar knægt
card-QS = spar dame
card-KS = spar konge
card-AS = spar es
card-2H = hjerter to
card-3H = hjerter tre
card-4H = hjerter fire
card-5H = hjerter fem
card-6H = hjerter seks
card-7H = hjerter syv
card-8H = hjerter otte
card-9H = hjerter ni
card-TH = hjerter ti
card-JH = hjerter knægt
card-QH = hjerter dame
card-KH = hjerter konge
card-AH = hjerter es
card-2C = klør to
card-3C = klør tre
card-4C = klør fire
card-5C = klør fem
card-6C = klør seks
card-7C = klør syv
card-8C = klør otte
card-9C = klør ni
card-TC = klør ti
card-JC = klør knægt
card-QC = klør dame
card-KC = klør konge
card-AC = klør es
card-2D = ruder to
card-3D = ruder tre
card-4D = ruder fire
card-5D = ruder fem
card-6D = ruder seks
card-7D = ruder syv
card-8D = ruder otte
card-9D = ruder ni
card-TD = ruder ti
card-JD = ruder knægt
card-QD = ruder dame
card-KD = ruder konge
card-AD = ruder es
card-JB = sort joker
card-JR = rød joker

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
rank-Q = D
rank-K = K
rank-A = E
rank-JB = sort joker
rank-JR = rød joker

# The rules in brief
brief = Kort fortalt
brief-line-1 = Dit hold rykker op ved at vinde omgange; det hold, der først passerer esset, vinder partiet.
brief-line-2 = Kortgiverens hold forsvarer sig. Det andet hold skal bruge 80 point: Hver 5’er tæller 5, hver 10’er og konge 10.
brief-line-3 = Meld trumf ved at vise et niveaukort, et par af dem eller to jokere i samme farve; hver melding går over dem før den.
brief-line-4 = Kortgiveren tager katten op og lægger 8 kort i den igen.
brief-line-5 = Trumfer: trumfkuløren, alle niveaukort, sort joker, rød joker.
brief-line-6 = Spil et enkelt kort ud, et par ens kort eller en traktor: par i samme kulør uden hul imellem.
brief-line-7 = Bekend kulør, så langt du kan, par først.
brief-line-8 = Samme form, højere i kuløren eller kun trumfer, tager stikket; er to lige høje, vinder den første.
brief-line-9 = Vinder det andet hold sidste stik, tæller pointene i katten også, 2 gange for hvert kort i udspillet.
brief-more = Fuldstændige regler
# Why an action is refused
refused-bad-notation = Det er ikke noget, man kan spille. Intet er spillet.
refused-deal-over = Omgangen er slut. Intet er spillet.
refused-not-your-turn = Det er ikke din tur. Intet er spillet.
refused-calling-first = Der meldes stadig: Meld trumf eller pas først.
refused-calling-over = Meldingerne er slut. Intet er meldt.
refused-bury-first = Kortgiveren skal først lægge 8 kort i katten.
refused-bury-done = De 8 kort er allerede lagt i katten.
refused-not-in-hand = Ikke på din hånd: { $cards }.
refused-one-joker = Én joker er ingen melding: Der skal to til i samme farve.
refused-two-jokers = Jokere melder alene, og kun to i samme farve. Det her er ingen melding: { $cards }.
refused-level-suits = En melding er ét niveaukort eller to i samme kulør. Det her er ingen: { $cards }.
refused-not-level = Der meldes med niveaukort, og niveauet er { $level }. Ikke af den værdi: { $cards }.
refused-not-stronger = En melding skal være stærkere end den gældende; lige stærk er ikke nok.
refused-second-only = Du kan nu kun vise det andet af de to ens kort: { $card }.
refused-eight-cards = Der skal lægges præcis { $wanted } kort i katten, og du har valgt { $given }.
refused-several-suits = Disse kort hører til forskellige kulører og kan ikke spilles ud sammen: { $cards }.
refused-no-pair = Disse to er lige stærke, men ikke et par: { $cards }.
refused-one-step = Disse par er lige stærke og følger derfor ikke efter hinanden: { $cards }.
refused-gap = Mellem disse par mangler der et: { $between }.
refused-several-shapes = Det er mere end én form, og der må kun spilles én ud: { $cards }.
refused-other-number = { $wanted ->
    [one] Der er spillet ét kort ud, og du har valgt { $given }.
   *[other] Der er spillet { $wanted } kort ud, og du har valgt { $given }.
}
refused-must-follow = { $suit ->
    [S] Der er spillet spar ud, og du har nok af dem, så disse må ikke spilles: { $cards }.
    [H] Der er spillet hjerter ud, og du har nok af dem, så disse må ikke spilles: { $cards }.
    [C] Der er spillet klør ud, og du har nok af dem, så disse må ikke spilles: { $cards }.
    [D] Der er spillet ruder ud, og du har nok af dem, så disse må ikke spilles: { $cards }.
   *[T] Der er spillet trumf ud, og du har nok trumfer, så disse må ikke spilles: { $cards }.
}
refused-all-of-suit = { $suit ->
    [S] Du har for få spar, så alle skal spilles. Mangler: { $cards }.
    [H] Du har for få hjerter, så alle skal spilles. Mangler: { $cards }.
    [C] Du har for få klør, så alle skal spilles. Mangler: { $cards }.
    [D] Du har for få ruder, så alle skal spilles. Mangler: { $cards }.
   *[T] Du har for få trumfer, så alle skal spilles. Mangler: { $cards }.
}
refused-pairs-first = { $wanted ->
    [one] Der skal spilles et par før løse kort: { $cards }.
   *[other] Der skal spilles { $wanted } par før løse kort, ud af disse: { $cards }.
}
refused-tractor-first = { $pairs ->
    [one] Du har en traktor, der skal spilles.
   *[other] Du har en traktor på { $pairs } par, og ved dette bord skal den spilles.
}

# Trick, hand and piles
trick = Stikket
tag-led = udspil
tag-ahead = fører
tag-throw = kast
tag-throw-failed = kast glippede
note-throw = Et kast
note-throw-failed = Kastet glippede: Kun dette er tilbage af det
last-trick = Seneste stik
last-trick-of = Seneste stik: { $who }
button-last = Seneste stik
pile-tricks = { $tricks } stik
can-lead = ville føre

# Actions
button-play = Spil { $card }
button-call = Meld { $card }
button-bury = Læg disse 8 i katten
button-pass = Pas
action-play = spil { $card }
action-call = meld med { $card }
action-bury = læg { $card } i katten
action-pass = pas

# Why a card is locked
lock-must-follow = { $suit ->
    [S] Der er spillet spar ud, og du har nok af dem: Alt, hvad du spiller, skal være spar.
    [H] Der er spillet hjerter ud, og du har nok af dem: Alt, hvad du spiller, skal være hjerter.
    [C] Der er spillet klør ud, og du har nok af dem: Alt, hvad du spiller, skal være klør.
    [D] Der er spillet ruder ud, og du har nok af dem: Alt, hvad du spiller, skal være ruder.
   *[T] Der er spillet trumf ud, og du har nok trumfer: Alt, hvad du spiller, skal være trumf.
}
lock-all-of-suit = { $suit ->
    [S] Du har for få spar: De skal spilles alle sammen.
    [H] Du har for få hjerter: De skal spilles alle sammen.
    [C] Du har for få klør: De skal spilles alle sammen.
    [D] Du har for få ruder: De skal spilles alle sammen.
   *[T] Du har for få trumfer: De skal spilles alle sammen.
}
lock-pairs-first = Par skal spilles før løse kort.
lock-tractor-first = Du har en traktor, der skal spilles.

# Score
item-tricks = Point i stik
item-kitty = Katten
item-levels = Niveauer

# Log
log-trick = Stik { $trick }
log-called = melder { $card }
log-passed = passer
log-exposed = Katten vendes: { $taken }
log-discarded = lægger { $card } i katten
log-discarded-hidden = lægger { $count } kort i katten
log-led = spiller { $card } ud
log-laid = spiller { $card }
log-won = vinder stikket
log-pending-call = melder { $card }
log-pending-pass = passer
log-pending-bury = lægger { $card } i katten

# Spoken
say-you-called = Du melder: { $card }
say-they-called = { $who } melder: { $card }
say-you-passed = Du passer
say-they-passed = { $who } passer
say-exposed = Alle har passet. Katten vendes: { $cards }
say-you-discarded = Du lægger { $count } kort i katten
say-they-discarded = { $who } lægger { $count } kort i katten
say-you-laid = Du spiller { $card }
say-they-laid = { $who } spiller { $card }
say-you-won = Du vinder stikket
say-they-won = { $who } vinder stikket
say-turn-calling = Din tur: Meld eller pas
say-turn-burying = Din tur: Læg 8 kort i katten
say-turn-playing = Din tur: { $suit ->
    [S] Der er spillet spar ud
    [H] Der er spillet hjerter ud
    [C] Der er spillet klør ud
    [D] Der er spillet ruder ud
    [T] Der er spillet trumf ud
   *[other] Du spiller ud
}
say-turn-over = Omgangen er slut
read-trick = I stikket: { $cards }.
read-ahead = Fører: { $who }.
read-trick-empty = Der ligger intet i stikket
read-last-none = Der er ikke vundet noget stik endnu
read-tricks = { $who }: { $tricks } stik

# Keys
key-move-hand = Gennem din hånd
key-zones-hand = Mellem hånd og knapper
key-next-card = Næste kort, der kan spilles
key-trick = Læs stikket op
key-last-trick = Seneste stik
key-whole = Hele parret eller traktoren om et kort
key-shape = Form, du spiller ud, kort til at fylde op med, eller en melding
key-pass = Pas
key-facts = Niveau, trumf, og hvem der har meldt

# Level and trumps
level = Niveau
level-past = forbi esset
level-cards = { $rank ->
    [2] toere
    [3] treere
    [4] firere
    [5] femmere
    [6] seksere
    [7] syvere
    [8] ottere
    [9] niere
    [T] tiere
    [J] knægte
    [Q] damer
    [K] konger
   *[A] esser
}
match-levels = Parti: forbi esset
trumps = Trumf
trump-S = spar
trump-H = hjerter
trump-C = klør
trump-D = ruder
trump-NT = ingen trumfkulør
trump-NT-short = sans
trump-open = ikke meldt
trumps-facts = { $trump }, { $level }
trumps-named = { $name }: { $facts }
trumps-order = Højest først: rød joker, sort joker, { $suit } { $level }, de øvrige kort af værdien { $level } (lige høje), derefter { $suit } fra oven og ned.
trumps-order-none = Højest først: rød joker, sort joker, derefter alle kort af værdien { $level } (lige høje).
tag-level = niv.
tag-first-stays = lige højt: det første fører stadig

# Calling
calling = Meldinger
calling-title = Hvem bestemmer trumf?
calling-passes = { $passes ->
    [0] 0 pas
    [one] { $passes } pas
   *[other] { $passes } pas
}
calling-others = De andre melder.
call-1 = Ét niveaukort
call-2 = To niveaukort i samme kulør
call-3 = To sorte jokere
call-4 = To røde jokere
call-stands = Gælder: { $who }, { $cards }.
call-trump = { $trump }
call-suit = Dets kulør bliver trumf.
call-weaker = Den gældende melding er stærkere.
call-equal = Lige stærk er ikke nok.
call-one = Der skal to ens til, og du har ikke begge.
call-none = Du har ingen.
called-by = Melding, { $who }:
seat-passed = passede
seat-shows = { $count ->
    [one] viser { $card }
   *[other] viser to: { $card }
}
seat-attacks = angriber
seat-defends = forsvarer

# Kitty
kitty-names = Alle har passet. Katten afgør: { $trump }
kitty-exposed = Katten, vendt op:
kitty-buried = Lagt i katten:
order-of-hand = Håndens rækkefølge
order-suit = Sortér efter kulør
order-points = Sortér efter point

# Filling up an answer
fill = Fyld resten op
fill-plain = Uden point
fill-points = Med point

# Shapes
shapes = Form
shape-single = enkelt kort
shape-pair = par
shape-tractor = traktor på { $pairs } par
shape-cards = { $count } kort

# Points of the attackers
attack-who = { $who ->
    [we] Vi angriber:
   *[they] De angriber:
}
attack-points = { $points } af 80
attack-open = { $points } på bordet

# What is expected now
prompt-call = Meld eller pas
prompt-call-more = Kun en stærkere melding kan følge.
prompt-bury = Vælg { $wanted } til katten: { $chosen } af { $wanted }
prompt-bury-points = { $points ->
    [0] Ingen point i katten.
   *[other] { $points } point i katten: Vinder angriberne sidste stik, får de mindst { $risk } for dem.
}
prompt-lead = Du spiller ud
prompt-lead-more = Et enkelt kort, et par eller en traktor. Tryk to gange på et kort for parret, hold det nede for traktoren.
prompt-lead-picked = Udspil: { $shape }
prompt-led = Der er spillet { $suit ->
    [S] spar
    [H] hjerter
    [C] klør
    [D] ruder
   *[T] trumf
} ud{ $shape ->
    [pair] {" "}som par
    [tractor] {" "}som traktor
    [throw] {" "}som kast
   *[single] {""}
}
prompt-chosen = { $chosen } af { $wanted } valgt.
prompt-ahead-trick = { $who ->
    [you] Du fører.
    [partner] Din makker fører.
   *[opponent] { $name } fører.
}
duty-none = Du har ingen: Spil, hvad du vil.
duty-few = { $count ->
    [one] Du har kun ét: Det skal spilles, resten vælger du frit.
   *[other] Du har kun { $count }: Alle skal spilles, resten vælger du frit.
}
duty-suit = Bekend kulør.
duty-pairs = Par kommer først.
duty-no-tractor = Par kommer først; de behøver ikke være en traktor.
button-more = { $missing ->
    [one] Ét kort mere
   *[other] { $missing } kort mere
}
button-bury-more = { $missing ->
    [one] Ét kort mere
   *[other] Vælg { $missing } mere
}
button-play-shape = Spil: { $shape }

# Score sheet
item-penalty = Glippede kast
sheet-attackers = Angribere: { $who }
sheet-attack-total = Angriberne har
sheet-ladder = Partiets niveauer
decided-tricks = { $points } point i angribernes stik
decided-kitty = { $points } point i katten × { $factor } = { $bonus }: Angriberne vandt sidste stik
decided-kitty-none = { $points } point i katten; forsvarerne vandt sidste stik, så de tæller ikke
ended-void = Ingen meldte: Kortene gives om.
ended-attacked = { $who ->
    [we] Vi angreb og fik { $points }: Nu er det os, der giver.
   *[they] De angreb og fik { $points }: Nu er det dem, der giver.
}
ended-defended = { $who ->
    [we] Vi forsvarede: Angriberne fik { $points }.
   *[they] De forsvarede: Vi fik { $points }.
}
ended-level-stays = { $who ->
    [we] Vi bliver på niveau { $level }.
   *[they] De bliver på niveau { $level }.
}
ended-rise = { $who ->
    [we] Vi rykker
   *[they] De rykker
} { $steps ->
    [one] ét niveau op, fra { $before } til { $after }.
   *[other] { $steps } niveauer op, fra { $before } til { $after }.
}
ended-past = { $who ->
    [we] Vi passerer esset og vinder partiet.
   *[they] De passerer esset og vinder partiet.
}
ended-next = { $who ->
    [you] Du giver næste gang.
   *[other] { $name } giver næste gang.
}

# Read aloud
read-facts = Niveau { $level }, trumf: { $trump }. Kortgiver: { $dealer }. Vi er på { $mine }, de på { $theirs }.
read-call = Melding: { $who }, { $cards }.
read-suit = { $suit ->
    [S] Spar
    [H] Hjerter
    [C] Klør
    [D] Ruder
   *[T] Trumf
}, { $count }: { $cards }.
read-attack = { $who ->
    [we] Vi angriber og har { $points } af 80 point
   *[they] De angriber og har { $points } af 80 point
}, { $open } på bordet.

# Hints
hint-trick = Jeres hold vinder dette stik i { $chance } % af tilfældene i stedet for { $other } %.
hint-ruffed = Modstanderne tager dette stik med trumf i { $chance } % af tilfældene i stedet for { $other } %.
hint-points = Det giver jer point i stik: cirka { $points } point.
hint-last-trick = Jeres hold vinder sidste stik, som afgør katten, i { $chance } % af tilfældene i stedet for { $other } %.
hint-kitty = Det får mere ud af katten: cirka { $points } point værd.
hint-deal = Jeres hold vinder omgangen i { $chance } % af tilfældene i stedet for { $other } %.
hint-promoted = Jeres hold rykker mindst ét niveau op i { $chance } % af tilfældene i stedet for { $other } %.
hint-levels = Det gør mere for niveauerne: cirka { $points } point værd.
hint-danger-ruffed = Men i { $chance } % af tilfældene tager modstanderne stikket med en trumf.
hint-danger-kitty = Men i { $chance } % af tilfældene vinder modstanderne sidste stik og dermed de point, du har lagt i katten.
hint-look-trick = Hvem vinder dette stik, og hvad ligger der i det?
hint-look-points = Hvor er femmerne, tierne og kongerne, og hvem får dem?
hint-look-kitty = Hvem har de højeste trumfer til sidst?
hint-look-levels = Hvor langt er der til tabellens næste trin?
