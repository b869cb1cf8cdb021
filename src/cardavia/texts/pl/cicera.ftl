# Cicera at the table: cards, score, reasons, prompts, log and speech.

card-AB = as buław
card-2B = dwójka buław
card-3B = trójka buław
card-4B = czwórka buław
card-5B = piątka buław
card-6B = szóstka buław
card-7B = siódemka buław
card-8B = ósemka buław
card-9B = dziewiątka buław
card-TB = dziesiątka buław
card-JB = walet buław
card-NB = jeździec buław
card-KB = król buław
card-AC = as kielichów
card-2C = dwójka kielichów
card-3C = trójka kielichów
card-4C = czwórka kielichów
card-5C = piątka kielichów
card-6C = szóstka kielichów
card-7C = siódemka kielichów
card-8C = ósemka kielichów
card-9C = dziewiątka kielichów
card-TC = dziesiątka kielichów
card-JC = walet kielichów
card-NC = jeździec kielichów
card-KC = król kielichów
card-AD = as monet
card-2D = dwójka monet
card-3D = trójka monet
card-4D = czwórka monet
card-5D = piątka monet
card-6D = szóstka monet
card-7D = siódemka monet
card-8D = ósemka monet
card-9D = dziewiątka monet
card-TD = dziesiątka monet
card-JD = walet monet
card-ND = jeździec monet
card-KD = król monet
card-AS = as mieczy
card-2S = dwójka mieczy
card-3S = trójka mieczy
card-4S = czwórka mieczy
card-5S = piątka mieczy
card-6S = szóstka mieczy
card-7S = siódemka mieczy
card-8S = ósemka mieczy
card-9S = dziewiątka mieczy
card-TS = dziesiątka mieczy
card-JS = walet mieczy
card-NS = jeździec mieczy
card-KS = król mieczy

# As the corner of the card shows it: walet, jeździec, król
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
rank-J = W
rank-N = J
rank-K = K

# Score; "My" and "Oni" are what the messages `we` and `they` say
item-scua = Scuy
item-picada = Picady
item-simili = Simili
item-quadriglia = Quadriglie
item-cards = Karty
item-swords = Miecze
item-mata = La mata
item-ten_coins = Dziesiątka monet
item-fante_cups = Walet kielichów
item-napula = Napula
decided-scua = { $result ->
    [tied] { $mine ->
        [0] bez scuy
        [one] po { $mine } scui
        [few] po { $mine } scuy
        [many] po { $mine } scui
       *[other] po { $mine } scuy
    }
   *[other] zebrany cały stół
}
decided-picada = { $result ->
    [tied] { $mine ->
        [0] bez picady
        [one] po { $mine } picadzie
        [few] po { $mine } picady
        [many] po { $mine } picad
       *[other] po { $mine } picady
    }
   *[other] porwane karty
}
decided-simili = { $result ->
    [tied] { $mine ->
        [0] bez wziątki w jednym kolorze
        [one] po { $mine } wziątce w jednym kolorze
        [few] po { $mine } wziątki w jednym kolorze
        [many] po { $mine } wziątek w jednym kolorze
       *[other] po { $mine } wziątki w jednym kolorze
    }
   *[other] wziątki w jednym kolorze
}
decided-quadriglia = { $result ->
    [tied] { $mine ->
        [0] bez wziątki co najmniej trzech kart
        [one] po { $mine } wziątce co najmniej trzech kart
        [few] po { $mine } wziątki co najmniej trzech kart
        [many] po { $mine } wziątek co najmniej trzech kart
       *[other] po { $mine } wziątki co najmniej trzech kart
    }
   *[other] wziątki co najmniej trzech kart
}
decided-cards = { $result ->
    [tied] po { $mine }
   *[other] { $mine } do { $theirs }
}
decided-swords = { $result ->
    [tied] po { $mine }
   *[other] { $mine } do { $theirs }
}
decided-mata = { $who ->
    [My] dla nas
    [Oni] dla przeciwników
   *[other] dla gracza { $who }
}
decided-ten_coins = { $who ->
    [My] dla nas
    [Oni] dla przeciwników
   *[other] dla gracza { $who }
}
decided-fante_cups = { $who ->
    [My] dla nas
    [Oni] dla przeciwników
   *[other] dla gracza { $who }
}
decided-nobody = nikt nie zdobył tej karty
decided-napula = { $result ->
    [tied] nikt nie ma napuli
   *[other] miecze po kolei: { $mine } do { $theirs }
}
bonuses-made = Bonusy
pile-bonuses = { $bonuses ->
    [0] bez bonusu
    [one] { $bonuses } bonus
    [few] { $bonuses } bonusy
    [many] { $bonuses } bonusów
   *[other] { $bonuses } bonusu
}
made-scua = { $count ->
    [one] { $count } scua
    [few] { $count } scuy
    [many] { $count } scui
   *[other] { $count } scuy
}
made-picada = { $count ->
    [one] { $count } picada
    [few] { $count } picady
    [many] { $count } picad
   *[other] { $count } picady
}
made-simili = { $count ->
    [one] { $count } simili
    [few] { $count } simili
    [many] { $count } simili
   *[other] { $count } simili
}
made-quadriglia = { $count ->
    [one] { $count } quadriglia
    [few] { $count } quadriglie
    [many] { $count } quadriglii
   *[other] { $count } quadriglii
}
badge-scua = Scua, 1 punkt
badge-picada = Picada, 1 punkt
badge-simili = Simili, 1 punkt
badge-quadriglia = Quadriglia, 1 punkt

# What a capture brings
bonus-scua = scua +1
bonus-picada = picada +1
bonus-simili = simili +1
bonus-quadriglia = quadriglia +1
gain-mata = la mata
gain-ten_coins = dziesiątka monet
gain-fante_cups = walet kielichów
gain-swords = { $count ->
    [one] { $count } miecz
    [few] { $count } miecze
    [many] { $count } mieczy
   *[other] { $count } miecza
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
say-bonus-scua = Scua, 1 punkt
say-bonus-picada = Picada, 1 punkt
say-bonus-simili = Simili, 1 punkt
say-bonus-quadriglia = Quadriglia, 1 punkt
say-your-turn = Twoja kolej: { $cards ->
    [0] stół jest pusty
    [one] { $cards } karta na stole
    [few] { $cards } karty na stole
    [many] { $cards } kart na stole
   *[other] { $cards } karty na stole
}
read-last-none = Nie było jeszcze żadnej wziątki

# Why a play is refused
refused-bad-notation = To nie jest poprawne zagranie. Nic nie zagrano.
refused-deal-over = Rozdanie jest skończone. Nic nie zagrano.
refused-not-your-turn = To nie twoja kolej. Nic nie zagrano.
refused-not-in-hand = Nie masz tej karty w ręce: { $card }.
refused-not-on-table = Tego nie ma na stole: { $cards }.
refused-one-card-only = Kartę tej samej wysokości zabiera się pojedynczo: { $captures }.
refused-court-in-sum = Figury nie mają wartości liczbowej, więc nie zabierają sum ani do nich nie należą: { $cards }.
refused-wrong-total = { $value ->
    [0] Ta figura ({ $card }) zabiera tylko kartę tej samej wysokości.
   *[other] { $total ->
        [0] Figurę zabiera tylko karta tej samej wysokości, a nie ta: { $card }.
       *[other] Te karty dają razem { $total }, a { $card } zabiera { $value }.
    }
}

# The rules in brief
brief = W skrócie
brief-take = Zagraj jedną kartę. Zabiera ona kartę tej samej wysokości albo kilka kart liczbowych, które w sumie dają jej wartość.
brief-place = Albo zostaje na stole, nawet jeśli mogłaby coś zabrać.
brief-courts = Walet, jeździec i król nie mają wartości liczbowej: zabierają tylko kartę tej samej wysokości.
brief-bonus = Bonus to od razu 1 punkt. Jedna wziątka może dać ich kilka, także ostatnia w rozdaniu.
brief-scua = Scua: zbierasz cały stół.
brief-picada = Picada: kartą tej samej wysokości zabierasz tę, którą właśnie wyłożono.
brief-simili = Simili: twoja karta i wszystkie, które zabiera, są w jednym kolorze.
brief-quadriglia = Quadriglia: zabierasz ze stołu co najmniej trzy karty.
brief-end = Karty, które zostaną na koniec, bierze strona, która zabierała jako ostatnia, bez bonusu.
brief-points = Na koniec: 2 punkty za najwięcej kart; po 1 za najwięcej mieczy, za dwójkę mieczy, za dziesiątkę monet i za waleta kielichów; od 3 do 10 za sekwens mieczy od asa.
brief-more = Pełne zasady

# Hints: what to look at, why a play is better than another one, and what it risks
hint-scua-made = Zbierasz cały stół, czyli robisz scuę: to warte około { $points } pkt.
hint-scua-later = Możecie liczyć na więcej scui w dalszej grze: to warte około { $points } pkt.
hint-scua-against = Przeciwnicy zrobią mniej scui w dalszej grze: to warte około { $points } pkt.
hint-picada-made = Porywasz właśnie wyłożoną kartę, czyli robisz picadę: to warte około { $points } pkt.
hint-picada-later = Możecie liczyć na więcej picad w dalszej grze: to warte około { $points } pkt.
hint-picada-against = Przeciwnicy zrobią mniej picad w dalszej grze: to warte około { $points } pkt.
hint-simili-made = Zabierasz karty w jednym kolorze, czyli robisz simili: to warte około { $points } pkt.
hint-simili-later = Możecie liczyć na więcej wziątek w jednym kolorze w dalszej grze: to warte około { $points } pkt.
hint-simili-against = Przeciwnicy zrobią mniej wziątek w jednym kolorze w dalszej grze: to warte około { $points } pkt.
hint-quadriglia-made = Zabierasz co najmniej trzy karty, czyli robisz quadriglię: to warte około { $points } pkt.
hint-quadriglia-later = Możecie liczyć na więcej wziątek co najmniej trzech kart: to warte około { $points } pkt.
hint-quadriglia-against = Przeciwnicy zrobią mniej wziątek co najmniej trzech kart: to warte około { $points } pkt.
hint-sweep-risk = Zostawiasz na stole { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}: ryzyko, że następny gracz zrobi scuę, to { $chance }% zamiast { $other }%.
hint-sweep-safe = { $cards ->
    [0] Stół zostaje pusty, więc następny gracz nie zrobi scuy
   *[other] Z tego, co zostawiasz na stole, następny gracz nie zrobi scuy
}. W przeciwnym razie ryzyko to { $other }%.
hint-picada-risk = Twoja karta może zostać porwana: ryzyko, że następny gracz zrobi picadę, to { $chance }% zamiast { $other }%.
hint-picada-safe = Następny gracz nie może zrobić picady. W przeciwnym razie ryzyko to { $other }%.
hint-partner = Zostawiasz więcej swojemu partnerowi: to warte około { $points } pkt.
hint-cards-taken = Zabierasz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}: w walce o najwięcej kart to warte około { $points } pkt.
hint-cards = Wasza szansa na najwięcej kart: { $chance }% zamiast { $other }%.
hint-cards-denied = Szansa przeciwników na najwięcej kart: { $chance }% zamiast { $other }%.
hint-swords-taken = Zabierasz { $count ->
    [one] { $count } miecz
    [few] { $count } miecze
    [many] { $count } mieczy
   *[other] { $count } miecza
}: w walce o najwięcej mieczy to warte około { $points } pkt.
hint-swords = Wasza szansa na najwięcej mieczy: { $chance }% zamiast { $other }%.
hint-swords-denied = Szansa przeciwników na najwięcej mieczy: { $chance }% zamiast { $other }%.
hint-mata-taken = Zabierasz dwójkę mieczy, czyli la matę: to warte około { $points } pkt.
hint-mata = Wasza szansa na dwójkę mieczy, czyli la matę: { $chance }% zamiast { $other }%.
hint-mata-denied = Szansa przeciwników na dwójkę mieczy, czyli la matę: { $chance }% zamiast { $other }%.
hint-ten-coins-taken = Zabierasz dziesiątkę monet: to warte około { $points } pkt.
hint-ten-coins = Wasza szansa na dziesiątkę monet: { $chance }% zamiast { $other }%.
hint-ten-coins-denied = Szansa przeciwników na dziesiątkę monet: { $chance }% zamiast { $other }%.
hint-fante-cups-taken = Zabierasz waleta kielichów: to warte około { $points } pkt.
hint-fante-cups = Wasza szansa na waleta kielichów: { $chance }% zamiast { $other }%.
hint-fante-cups-denied = Szansa przeciwników na waleta kielichów: { $chance }% zamiast { $other }%.
hint-napula = Pomaga ułożyć wasz sekwens mieczy, czyli napulę: to warte około { $points } pkt.
hint-napula-denied = Przerywa sekwens mieczy przeciwników, czyli napulę: to warte około { $points } pkt.
hint-leftovers = Wasza szansa na ostatnią wziątkę, która daje też resztę kart: { $chance }% zamiast { $other }%.
hint-leftovers-worth = Karty, które zostaną na koniec, dadzą wam więcej: to warte około { $points } pkt.
hint-anchor = Masz drugą kartę tej samej wysokości: szansa, że w następnym zagraniu odzyskasz tę kartę, to { $chance }%.
hint-danger-sweep = Ale zostawiasz na stole { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}: ryzyko, że następny gracz zrobi scuę, to { $chance }%.
hint-danger-picada = Ale ryzyko, że następny gracz porwie tę kartę i zrobi picadę, to { $chance }%.
hint-danger-mata = Ale ryzyko, że następny gracz zabierze dwójkę mieczy, to { $chance }%.
hint-danger-ten-coins = Ale ryzyko, że następny gracz zabierze dziesiątkę monet, to { $chance }%.
hint-danger-fante-cups = Ale ryzyko, że następny gracz zabierze waleta kielichów, to { $chance }%.
hint-look-scua = Czy możesz zebrać cały stół, teraz albo niedługo?
hint-look-picada = Czy możesz porwać właśnie wyłożoną kartę?
hint-look-simili = Które grupy są w jednym kolorze?
hint-look-quadriglia = Która z twoich kart zabiera co najmniej trzy?
hint-look-sweep = Co zostawiasz na stole i czy ktoś może zabrać wszystko?
hint-look-snatch = Kto może mieć kartę tej samej wysokości co ta, którą wykładasz?
hint-look-partner = Co twój partner może zrobić z tym, co zostawiasz?
hint-look-cards = Ile kart możesz zabrać?
hint-look-swords = Gdzie są miecze do zabrania?
hint-look-mata = Kto dostanie dwójkę mieczy?
hint-look-ten-coins = Kto dostanie dziesiątkę monet?
hint-look-fante-cups = Kto dostanie waleta kielichów?
hint-look-napula = Pomyśl o sekwensie mieczy od asa.
hint-look-leftovers = Kto zabierze jako ostatni?
hint-look-anchor = Czy masz w ręce dwie karty tej samej wysokości?
