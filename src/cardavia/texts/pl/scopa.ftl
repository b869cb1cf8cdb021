# Scopa at the table: cards, score, reasons, prompts, log and speech.

card-AC = as trefl
card-2C = dwójka trefl
card-3C = trójka trefl
card-4C = czwórka trefl
card-5C = piątka trefl
card-6C = szóstka trefl
card-7C = siódemka trefl
card-JC = walet trefl
card-QC = dama trefl
card-KC = król trefl
card-AD = as karo
card-2D = dwójka karo
card-3D = trójka karo
card-4D = czwórka karo
card-5D = piątka karo
card-6D = szóstka karo
card-7D = siódemka karo
card-JD = walet karo
card-QD = dama karo
card-KD = król karo
card-AH = as kier
card-2H = dwójka kier
card-3H = trójka kier
card-4H = czwórka kier
card-5H = piątka kier
card-6H = szóstka kier
card-7H = siódemka kier
card-JH = walet kier
card-QH = dama kier
card-KH = król kier
card-AS = as pik
card-2S = dwójka pik
card-3S = trójka pik
card-4S = czwórka pik
card-5S = piątka pik
card-6S = szóstka pik
card-7S = siódemka pik
card-JS = walet pik
card-QS = dama pik
card-KS = król pik

# As the corner of the card shows it: walet, dama, król
rank-A = A
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-J = W
rank-Q = D
rank-K = K

# Score; "Ty" is what the message `you` says
item-cards = Karty
item-diamonds = Karo
item-settebello = Settebello
item-primiera = Primiera
item-re_bello = Re bello
item-napola = Napola
item-scopa = Scopy
decided-cards = { $result ->
    [tied] po { $mine }: bez punktu
   *[other] { $mine } do { $theirs }
}
decided-diamonds = { $result ->
    [tied] po { $mine }: bez punktu
   *[other] { $mine } do { $theirs }
}
decided-settebello = { $who ->
    [Ty] dla ciebie
    [My] dla nas
    [Oni] dla przeciwników
   *[other] dla gracza { $who }
}
decided-primiera = { $result ->
    [none] nikt nie ma wszystkich kolorów
    [alone] tylko jedna strona ma wszystkie kolory
    [tied] po { $mine }: bez punktu
   *[other] { $mine } do { $theirs }
}
decided-nobody = nikt nie zdobył tej karty
decided-re_bello = { $who ->
    [Ty] dla ciebie
    [My] dla nas
    [Oni] dla przeciwników
   *[other] dla gracza { $who }
}
decided-napola = { $result ->
    [tied] nikt nie ma napoli
   *[other] kara po kolei: { $mine } do { $theirs }
}
decided-scopa = { $result ->
    [tied] { $mine ->
        [0] bez scopy
        [one] po { $mine } scopie
        [few] po { $mine } scopy
        [many] po { $mine } scop
       *[other] po { $mine } scopy
    }
   *[other] punkt za każdą scopę
}
primiera-total = { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}
primiera-short = brak któregoś koloru
bonuses-made = Scopy
pile-bonuses = { $bonuses ->
    [0] bez scopy
    [one] { $bonuses } scopa
    [few] { $bonuses } scopy
    [many] { $bonuses } scop
   *[other] { $bonuses } scopy
}
badge-scopa = Scopa, 1 punkt

# What a capture brings
bonus-scopa = scopa +1
gain-settebello = settebello
gain-diamonds = { $count ->
    [one] { $count } karo
    [few] { $count } kara
    [many] { $count } kar
   *[other] { $count } kara
}
gain-sevens = { $count ->
    [one] { $count } siódemka
    [few] { $count } siódemki
    [many] { $count } siódemek
   *[other] { $count } siódemki
}
gain-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}

# Choices; a card comes in the nominative, so it stands after a colon or as the subject
ticket-take = Zabierz { $cards }
ticket-leave = Tylko wyłóż
ticket-leave-refused = tu nie wolno
action-take = Zabierz: { $cards }
button-leave = Wyłóż: { $card }
prompt-nothing = { $card } nic tu nie zabiera
prompt-same = { $card } zabiera { $card }
card-can = { $captures ->
    [0] nic nie zabiera
    [one] { $captures } możliwa wziątka
    [few] { $captures } możliwe wziątki
    [many] { $captures } możliwych wziątek
   *[other] { $captures } możliwej wziątki
}

# Log; the player's name stands before each line, so no line has a verb of its own
log-placed = na stół: { $card }
log-took = { $card } zabiera: { $taken }
log-collected = { $count ->
    [one] ostatnia karta ze stołu: { $taken }
    [few] ostatnie { $count } karty ze stołu: { $taken }
    [many] ostatnich { $count } kart ze stołu: { $taken }
   *[other] ostatnie { $count } karty ze stołu: { $taken }
}

# Spoken
say-you-placed = Wykładasz na stół: { $card }
say-they-placed = { $who } wykłada na stół: { $card }
say-you-took = Zagrywasz: { $card }, zabierasz: { $taken }
say-they-took = { $who } zagrywa: { $card }, zabiera: { $taken }
say-you-collected = { $cards ->
    [one] Zabierasz ostatnią kartę ze stołu
    [few] Zabierasz ostatnie { $cards } karty ze stołu
    [many] Zabierasz ostatnich { $cards } kart ze stołu
   *[other] Zabierasz ostatnie { $cards } karty ze stołu
}
say-they-collected = { $cards ->
    [one] { $who } zabiera ostatnią kartę ze stołu
    [few] { $who } zabiera ostatnie { $cards } karty ze stołu
    [many] { $who } zabiera ostatnich { $cards } kart ze stołu
   *[other] { $who } zabiera ostatnie { $cards } karty ze stołu
}
say-bonus-scopa = Scopa, 1 punkt
say-your-turn = Twoja kolej: { $cards ->
    [0] stół jest pusty
    [one] { $cards } karta na stole
    [few] { $cards } karty na stole
    [many] { $cards } kart na stole
   *[other] { $cards } karty na stole
}
read-last-none = Nie było jeszcze żadnej wziątki
read-score = Partia: ty { $mine }, przeciwnik { $theirs }. To rozdanie: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
} do { $others }, scopy { $scope } do { $against }. { $stock ->
    [0] Wszystkie karty są rozdane
    [one] Do rozdania została { $stock } karta
    [few] Do rozdania zostały { $stock } karty
    [many] Do rozdania zostało { $stock } kart
   *[other] Do rozdania zostało { $stock } karty
}

# Why a play is refused
refused-bad-notation = To nie jest poprawne zagranie. Nic nie zagrano.
refused-deal-over = Rozdanie jest skończone. Nic nie zagrano.
refused-not-your-turn = To nie twoja kolej. Nic nie zagrano.
refused-not-in-hand = Nie masz tej karty w ręce: { $card }.
refused-not-on-table = Tego nie ma na stole: { $cards }.
refused-must-capture = Musisz zabrać kartę. Możliwe wziątki ({ $card }): { $captures }.
refused-one-card-only = Kartę tej samej wysokości zabiera się pojedynczo: { $captures }.
refused-wrong-total = Te karty dają razem { $total }, a { $card } zabiera { $value }.
refused-must-take-equal = Pierwszeństwo ma karta tej samej wysokości: { $captures }.
refused-must-take-fewest = Wolno zabrać tylko grupę o najmniejszej liczbie kart: { $captures }.
refused-must-take-all = Ta karta ({ $card }) zabiera cały stół: { $captures }.

# The rules in brief
brief = W skrócie
brief-take = Zagraj jedną kartę. Jeśli na stole leży karta tej samej wysokości, zabierasz ją.
brief-sum = Dopiero gdy takiej nie ma, zabierasz kilka kart, które w sumie dają wartość twojej. As 1, walet 8, dama 9, król 10.
brief-must = Karta, która może coś zabrać, musi to zrobić. Jeśli nic nie pasuje, zostaje na stole.
brief-scopa = Kto zbierze wszystkie karty ze stołu, robi scopę i dostaje punkt, z wyjątkiem ostatniego zagrania w rozdaniu.
brief-end = Karty, które zostaną na koniec, bierze ten, kto zabierał jako ostatni.
brief-points = Po jednym punkcie: za najwięcej kart, za najwięcej kar, za siódemkę karo i za primierę, czyli najlepszą kartę w każdym kolorze.
brief-match = Czy ktoś wygrał partię, sprawdza się dopiero po rozdaniu.
brief-more = Pełne zasady

# Hints: what to look at, why a play is better than another one, and what it risks
hint-settebello-taken = Zabierasz settebello: to warte około { $points } pkt.
hint-settebello-kept = Chronisz settebello: ryzyko, że zabierze je następny gracz, to { $chance }% zamiast { $other }%.
hint-settebello = Twoja szansa na settebello: { $chance }% zamiast { $other }%.
hint-cards-taken = Zabierasz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}: w walce o najwięcej kart to warte około { $points } pkt.
hint-cards = Twoja szansa na najwięcej kart: { $chance }% zamiast { $other }%.
hint-cards-denied = Szansa przeciwnika na najwięcej kart: { $chance }% zamiast { $other }%.
hint-diamonds-taken = Zabierasz { $count ->
    [one] { $count } karo
    [few] { $count } kara
    [many] { $count } kar
   *[other] { $count } kara
}: w walce o najwięcej kar to warte około { $points } pkt.
hint-diamonds = Twoja szansa na najwięcej kar: { $chance }% zamiast { $other }%.
hint-diamonds-denied = Szansa przeciwnika na najwięcej kar: { $chance }% zamiast { $other }%.
hint-primiera-sevens = Zabierasz { $count ->
    [one] { $count } siódemkę
    [few] { $count } siódemki
    [many] { $count } siódemek
   *[other] { $count } siódemki
}, a siódemki są do primiery najlepsze: to warte około { $points } pkt.
hint-primiera-taken = Zabierasz karty, które liczą się do primiery: to warte około { $points } pkt.
hint-primiera = Twoja szansa na primierę: { $chance }% zamiast { $other }%.
hint-primiera-denied = Szansa przeciwnika na primierę: { $chance }% zamiast { $other }%.
hint-scopa-made = Zbierasz cały stół, czyli robisz scopę: to warte około { $points } pkt.
hint-scopa-later = Możesz liczyć na więcej scop w dalszej grze: to warte około { $points } pkt.
hint-sweep-risk = Zostawiasz na stole karty o sumie { $total }: ryzyko, że następny gracz zrobi scopę, to { $chance }% zamiast { $other }%.
hint-sweep-safe = { $total ->
    [0] Stół zostaje pusty, więc następny gracz nie zrobi scopy
   *[other] Zostawiasz na stole karty o sumie { $total } i następny gracz nie zrobi z nich scopy
}. W przeciwnym razie ryzyko to { $other }%.
hint-scopa-against = Przeciwnik zrobi mniej scop w dalszej grze: to warte około { $points } pkt.
hint-re-bello-taken = Zabierasz króla karo, czyli re bello: to warte około { $points } pkt.
hint-re-bello = Twoja szansa na króla karo, czyli re bello: { $chance }% zamiast { $other }%.
hint-napola = Pomaga ułożyć sekwens kar, czyli napolę: to warte około { $points } pkt.
hint-leftovers = Twoja szansa na ostatnią wziątkę, która daje też resztę kart: { $chance }% zamiast { $other }%.
hint-leftovers-worth = Karty, które zostaną na koniec, dadzą ci więcej: to warte około { $points } pkt.
hint-anchor = Masz drugą kartę tej samej wysokości: szansa, że w następnym zagraniu odzyskasz tę kartę, to { $chance }%.
hint-danger-sweep = Ale zostawiasz na stole karty o sumie { $total }: ryzyko, że następny gracz zrobi scopę, to { $chance }%.
hint-danger-settebello = Ale ryzyko, że następny gracz zabierze settebello, to { $chance }%.
hint-look-settebello = Kto dostanie settebello?
hint-look-cards = Ile kart możesz zabrać?
hint-look-diamonds = Gdzie są kara do zabrania?
hint-look-primiera = Siódemki, szóstki i asy liczą się do primiery.
hint-look-scopa = Czy możesz zebrać cały stół, teraz albo niedługo?
hint-look-sweep = Co zostawiasz na stole i czy ktoś może zabrać wszystko?
hint-look-re-bello = Kto dostanie króla karo?
hint-look-napola = Pomyśl o sekwensie kar od asa.
hint-look-leftovers = Kto zabierze jako ostatni?
hint-look-anchor = Czy masz w ręce dwie karty tej samej wysokości?
