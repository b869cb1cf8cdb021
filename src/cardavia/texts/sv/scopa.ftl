# Scopa at the table: cards, score, reasons, prompts, log and speech.

card-AC = klöver ess
card-2C = klöver två
card-3C = klöver tre
card-4C = klöver fyra
card-5C = klöver fem
card-6C = klöver sex
card-7C = klöver sju
card-JC = klöver knekt
card-QC = klöver dam
card-KC = klöver kung
card-AD = ruter ess
card-2D = ruter två
card-3D = ruter tre
card-4D = ruter fyra
card-5D = ruter fem
card-6D = ruter sex
card-7D = ruter sju
card-JD = ruter knekt
card-QD = ruter dam
card-KD = ruter kung
card-AH = hjärter ess
card-2H = hjärter två
card-3H = hjärter tre
card-4H = hjärter fyra
card-5H = hjärter fem
card-6H = hjärter sex
card-7H = hjärter sju
card-JH = hjärter knekt
card-QH = hjärter dam
card-KH = hjärter kung
card-AS = spader ess
card-2S = spader två
card-3S = spader tre
card-4S = spader fyra
card-5S = spader fem
card-6S = spader sex
card-7S = spader sju
card-JS = spader knekt
card-QS = spader dam
card-KS = spader kung

# As the corner of the card shows it
rank-A = E
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-J = Kn
rank-Q = D
rank-K = K

# Score
item-cards = Kort
item-diamonds = Ruter
item-settebello = Settebello
item-primiera = Primiera
item-re_bello = Re bello
item-napola = Napola
item-scopa = Scopor
decided-cards = { $result ->
    [tied] { $mine } var: ingen får poängen
   *[other] { $mine } mot { $theirs }
}
decided-diamonds = { $result ->
    [tied] { $mine } var: ingen får poängen
   *[other] { $mine } mot { $theirs }
}
decided-settebello = { $who } tog den
decided-primiera = { $result ->
    [none] ingen har alla fyra färger
    [alone] bara den ena har alla fyra färger
    [tied] { $mine } var: ingen får poängen
   *[other] { $mine } mot { $theirs }
}
decided-nobody = ingen tog den
decided-re_bello = { $who } tog den
decided-napola = { $result ->
    [tied] ingen har sekvensen
   *[other] en sekvens på { $mine } mot { $theirs }
}
decided-scopa = { $result ->
    [tied] { $mine ->
        [0] bordet tömdes aldrig
        [one] bordet tömt { $mine } gång var
       *[other] bordet tömt { $mine } gånger var
    }
   *[other] bordet tömt
}
primiera-total = { $total } poäng
primiera-short = inte alla fyra färger
bonuses-made = Scopor
pile-bonuses = { $bonuses ->
    [0] ingen scopa
    [one] { $bonuses } scopa
   *[other] { $bonuses } scopor
}
badge-scopa = Scopa, 1 poäng

# What a capture brings
bonus-scopa = scopa +1
gain-settebello = settebello
gain-diamonds = { $count } ruter
gain-sevens = { $count ->
    [one] { $count } sjua
   *[other] { $count } sjuor
}
gain-cards = { $count } kort

# Choices
ticket-take = Ta { $cards }
ticket-leave = Lägg bara ut
ticket-leave-refused = inte tillåtet här
action-take = Ta { $cards }
button-leave = Lägg { $card }
prompt-nothing = { $card } tar inget här
prompt-same = { $card } tar { $card }
card-can = { $captures ->
    [0] tar inget
    [one] { $captures } möjligt stick
   *[other] { $captures } möjliga stick
}

# Log
log-placed = lägger { $card }
log-took = { $card } tar { $taken }
log-collected = { $count ->
    [one] får kortet som låg kvar: { $taken }
   *[other] får de { $count } kort som låg kvar: { $taken }
}

# Spoken
say-you-placed = Du lägger { $card }
say-they-placed = { $who } lägger { $card }
say-you-took = Du spelar { $card } och tar { $taken }
say-they-took = { $who } spelar { $card } och tar { $taken }
say-you-collected = { $cards ->
    [one] Du får kortet som låg kvar på bordet
   *[other] Du får de { $cards } kort som låg kvar på bordet
}
say-they-collected = { $cards ->
    [one] { $who } får kortet som låg kvar på bordet
   *[other] { $who } får de { $cards } kort som låg kvar på bordet
}
say-bonus-scopa = Scopa, 1 poäng
say-your-turn = Din tur: { $cards ->
    [0] bordet är tomt
   *[other] { $cards } kort på bordet
}
read-last-none = Inget stick är taget ännu
read-score = Parti: du { $mine }, motståndaren { $theirs }. Den här given: { $cards } kort mot { $others }, scopor { $scope } mot { $against }. { $stock ->
    [0] Alla kort är givna
   *[other] { $stock } kort kvar i talongen
}

# Why a play is refused
refused-bad-notation = Det går inte att spela. Inget är spelat.
refused-deal-over = Given är slut. Inget är spelat.
refused-not-your-turn = Det är inte din tur. Inget är spelat.
refused-not-in-hand = Du har inte { $card } på hand.
refused-not-on-table = Ligger inte på bordet: { $cards }.
refused-must-capture = Du måste ta stick: { $card } tar { $captures }.
refused-one-card-only = Ett kort av samma valör tas ensamt: { $captures }.
refused-wrong-total = Korten är tillsammans värda { $total }, men { $card } tar { $value }.
refused-must-take-equal = Kort av samma valör går före en summa: { $captures }.
refused-must-take-fewest = Bara de minsta grupperna får tas: { $captures }.
refused-must-take-all = Hela bordet går till { $card }: { $captures }.

# The rules in brief
brief = I korthet
brief-take = Spela ut ett kort. Ligger det ett kort av samma valör på bordet tar du det.
brief-sum = Gör det inte det tar du i stället flera kort som tillsammans är värda lika mycket. Ess 1, knekt 8, dam 9, kung 10.
brief-must = Ett kort som kan ta måste ta. Passar inget får det ligga kvar på bordet.
brief-scopa = Tömmer du bordet gör du en scopa, värd en poäng, utom med givens sista kort.
brief-end = Kort som ligger kvar på slutet går till den som tog sista sticket.
brief-points = En poäng för vart och ett av de fyra: flest kort, flest ruter, ruter sju och primiera, ditt bästa kort i varje färg.
brief-match = Om partiet är vunnet ser man efter först när given är slut.
brief-more = Fullständiga regler

# Hints: what to look at, why a play is better than another one, and what it risks
hint-settebello-taken = Du får settebello: värt ungefär { $points } poäng.
hint-settebello-kept = Det skyddar settebello: i { $chance } % av fallen tar nästa spelare den, i stället för i { $other } %.
hint-settebello = Din chans att få settebello: { $chance } % i stället för { $other } %.
hint-cards-taken = Du tar { $count } kort: värt ungefär { $points } poäng i kampen om flest kort.
hint-cards = Din chans att få flest kort: { $chance } % i stället för { $other } %.
hint-cards-denied = Motståndarens chans att få flest kort: { $chance } % i stället för { $other } %.
hint-diamonds-taken = Du tar { $count } ruter: värt ungefär { $points } poäng i kampen om flest ruter.
hint-diamonds = Din chans att få flest ruter: { $chance } % i stället för { $other } %.
hint-diamonds-denied = Motståndarens chans att få flest ruter: { $chance } % i stället för { $other } %.
hint-primiera-sevens = Du tar { $count ->
    [one] { $count } sjua
   *[other] { $count } sjuor
}, bäst av allt för primiera: värt ungefär { $points } poäng.
hint-primiera-taken = Du tar kort som räknas i primiera: värt ungefär { $points } poäng.
hint-primiera = Din chans att få primiera: { $chance } % i stället för { $other } %.
hint-primiera-denied = Motståndarens chans att få primiera: { $chance } % i stället för { $other } %.
hint-scopa-made = Du tömmer bordet, en scopa: värt ungefär { $points } poäng.
hint-scopa-later = Du kan vänta dig fler scopor senare: värt ungefär { $points } poäng.
hint-sweep-risk = Du lämnar sammanlagt { $total } på bordet: risken att nästa spelare tömmer det är { $chance } % i stället för { $other } %.
hint-sweep-safe = { $total ->
    [0] Du lämnar ett tomt bord, så det finns inget att tömma
   *[other] Du lämnar sammanlagt { $total } på bordet, och det kan nästa spelare inte tömma
}; annars är risken { $other } %.
hint-scopa-against = Motståndaren får färre scopor senare: värt ungefär { $points } poäng.
hint-re-bello-taken = Du får ruter kung, re bello: värt ungefär { $points } poäng.
hint-re-bello = Din chans att få ruter kung, re bello: { $chance } % i stället för { $other } %.
hint-napola = Det hjälper din sekvens i ruter, napola: värt ungefär { $points } poäng.
hint-leftovers = Din chans att få sista sticket, som tar resten: { $chance } % i stället för { $other } %.
hint-leftovers-worth = Korten som blir kvar på slutet räknas mer för dig: värt ungefär { $points } poäng.
hint-anchor = Du har ett kort till av samma valör: i { $chance } % av fallen tar du tillbaka det utlagda kortet nästa gång du spelar.
hint-danger-sweep = Men du lämnar sammanlagt { $total } på bordet: risken att nästa spelare tömmer det är { $chance } %.
hint-danger-settebello = Men i { $chance } % av fallen tar nästa spelare settebello.
hint-look-settebello = Vem får settebello?
hint-look-cards = Hur många kort kan du ta?
hint-look-diamonds = Var finns det ruter att ta?
hint-look-primiera = Sjuor, sexor och ess räknas i primiera.
hint-look-scopa = Kan du tömma bordet, nu eller snart?
hint-look-sweep = Vad lämnar du kvar, och kan någon ta allt?
hint-look-re-bello = Vem får ruter kung?
hint-look-napola = Tänk på sekvensen i ruter från esset.
hint-look-leftovers = Vem får sista sticket?
hint-look-anchor = Har du två kort av samma valör?
