# Ottocento at the table: cards, declarations, score, reasons, prompts, log and speech.

card-KS = król mieczy
card-QS = dama mieczy
card-NS = jeździec mieczy
card-JS = walet mieczy
card-TS = dziesiątka mieczy
card-9S = dziewiątka mieczy
card-8S = ósemka mieczy
card-7S = siódemka mieczy
card-6S = szóstka mieczy
card-AS = as mieczy
card-KB = król buław
card-QB = dama buław
card-NB = jeździec buław
card-JB = walet buław
card-TB = dziesiątka buław
card-9B = dziewiątka buław
card-8B = ósemka buław
card-7B = siódemka buław
card-6B = szóstka buław
card-AB = as buław
card-KC = król kielichów
card-QC = dama kielichów
card-NC = jeździec kielichów
card-JC = walet kielichów
card-TC = dziesiątka kielichów
card-9C = dziewiątka kielichów
card-8C = ósemka kielichów
card-7C = siódemka kielichów
card-6C = szóstka kielichów
card-AC = as kielichów
card-KD = król monet
card-QD = dama monet
card-ND = jeździec monet
card-JD = walet monet
card-TD = dziesiątka monet
card-9D = dziewiątka monet
card-8D = ósemka monet
card-7D = siódemka monet
card-6D = szóstka monet
card-AD = as monet
card-ANG = Anioł
card-MON = Świat
card-SOL = Słońce
card-LUN = Księżyc
card-T16 = atu 16
card-T15 = atu 15
card-T14 = atu 14
card-T13 = atu 13
card-T12 = atu 12
card-T11 = atu 11
card-T10 = atu 10
card-T9 = atu 9
card-T8 = atu 8
card-T7 = atu 7
card-T6 = atu 6
card-T5 = atu 5
card-M1 = Maur z jednym ćwiekiem
card-M2 = Maur z dwoma ćwiekami
card-M3 = Maur z trzema ćwiekami
card-M4 = Maur z czterema ćwiekami
card-BEG = Bégato
card-MAT = Matto

# As the corner of the card shows it; cards beside the suits by their names
rank-K = K
rank-Q = D
rank-N = J
rank-J = W
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-A = A
rank-ANG = Anioł
rank-MON = Świat
rank-SOL = Słońce
rank-LUN = Księżyc
rank-T16 = atu 16
rank-T15 = atu 15
rank-T14 = atu 14
rank-T13 = atu 13
rank-T12 = atu 12
rank-T11 = atu 11
rank-T10 = atu 10
rank-T9 = atu 9
rank-T8 = atu 8
rank-T7 = atu 7
rank-T6 = atu 6
rank-T5 = atu 5
rank-M1 = Maur
rank-M2 = Maur
rank-M3 = Maur
rank-M4 = Maur
rank-BEG = Bégato
rank-MAT = Matto

# Sets and sequences
combination-tarocchi = Tarocchi
combination-kings = Króle
combination-queens = Damy
combination-knights = Jeźdźce
combination-jacks = Walety
combination-grande = Grande
combination-swords = Miecze
combination-batons = Buławy
combination-cups = Kielichy
combination-coins = Monety
combination-aces = Asy
combination-moors = Maurowie
set-of = komplet { $count } kart
sequence-of = sekwens { $count } kart
cards-of = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
fills = { $card } jako { $place }
lengthens = { $card } go wydłuża
sum-sets = Komplety { $points }
sum-sets-doubled = Komplety { $points }, podwojone: { $doubled }
sum-sequences = Sekwensy { $points }
sum-sequences-doubled = Sekwensy { $points }, podwojone: { $doubled }
doubles-sets = Przy trzech kompletach podwajają się wszystkie.
doubles-sequences = Przy trzech sekwensach podwajają się wszystkie.

# Declarations
declaration = Twój meldunek
declare-ask = Zameldować przed pierwszą kartą?
declare-nothing = Nie masz nic do zameldowania
declare-public = { $count ->
    [one] Tę kartę zobaczą wszyscy, a zostaje ona w twojej ręce.
    [few] Te { $count } karty zobaczą wszyscy, a zostają one w twojej ręce.
    [many] Te { $count } kart zobaczą wszyscy, a zostają one w twojej ręce.
   *[other] Te { $count } karty zobaczą wszyscy, a zostają one w twojej ręce.
} { $hidden ->
    [0] Żadna karta nie pozostaje ukryta.
    [one] Jedna pozostaje ukryta.
    [few] Pozostałe { $hidden } są ukryte.
    [many] Pozostałych { $hidden } jest ukrytych.
   *[other] Pozostałe { $hidden } są ukryte.
}
declared = Meldunki
declared-nothing = na razie brak
declared-cards = Zameldowane karty
declared-by = { $who }: meldunek { $points }
declared-left = { $count ->
    [0] wszystkie te karty są już zagrane
    [one] { $count } z tych kart jest jeszcze w ręce
    [few] { $count } z tych kart są jeszcze w ręce
    [many] { $count } z tych kart jest jeszcze w ręce
   *[other] { $count } z tych kart jest jeszcze w ręce
}
show-declared = Meldunek: { $who }
seat-declared-short = { $points ->
    [0] bez meld.
   *[other] meld. { $points }
}
seat-declared = { $points ->
    [0] bez meldunku
   *[other] meldunek { $points }
}

# Trick, hand and piles
trick = Lewa na stole
tag-led = wyjście
tag-ahead = prowadzi
tag-last-wins = wygrywa ostatni
tag-back = wraca
note-last-wins = Wygrywa ostatni Maur
note-kept-MAT = Matto wraca
last-trick = Ostatnia lewa
last-trick-of = Ostatnia lewa: { $who }
button-last = Ostatnia lewa
pile-tricks = { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}
pile-aside = { $count ->
    [one] { $count } odłożona
    [few] { $count } odłożone
    [many] { $count } odłożonych
   *[other] { $count } odłożonej
}
pile-aside-short = { $count } na bok
put-aside = Odłożone:
debt-owed = do oddania karta za Matto
debt-owed-short = dług: 1 karta
debt-kept = Matto wraca
debt-kept-short = Matto wraca
payment = Karta za Matto
tricks-won = Wzięte lewy
prospects = Co jeszcze można ułożyć
prospects-note = Na podstawie kart, które wszyscy widzieli: punkty zdobyte / punkty ze wszystkimi kartami, których jeszcze nikt nie wziął.
order-button = Starszeństwo
order-trumps = Anioł Świat Słońce Księżyc 16 15 14 13 12 11 10 9 8 7 6 5 Maurowie Bégato

# What is expected now; a card comes in the nominative, so it stands after a colon or as the subject
prompt-discard = { $chosen ->
    [0] Odłóż dwie karty
    [one] Odłóż dwie karty: jeszcze jedną
    [few] Odłożyć te dwie?
    [many] Odłożyć te dwie?
   *[other] Odłożyć te dwie?
}
prompt-discard-more = Oprócz królów, Anioła, Świata, Bégato i Matto.
prompt-discard-chosen = { $cards }: zakryte do zebranych kart twojej strony.
prompt-declare = Zamelduj albo nic nie mów
prompt-lead = Wychodzisz ty
prompt-lead-more = Możesz wyjść w dowolną kartę.
prompt-follow = { $suit ->
    [S] Wyjście w miecze: dołóż miecz
    [B] Wyjście w buławy: dołóż buławę
    [C] Wyjście w kielichy: dołóż kielich
    [D] Wyjście w monety: dołóż monetę
   *[T] Wyjście w atuty: dołóż atu
}
prompt-trump = { $suit ->
    [S] Wyjście w miecze, a ty ich nie masz: zagraj atu
    [B] Wyjście w buławy, a ty ich nie masz: zagraj atu
    [C] Wyjście w kielichy, a ty ich nie masz: zagraj atu
    [D] Wyjście w monety, a ty ich nie masz: zagraj atu
   *[T] Wyjście w atuty: zagraj atu
}
prompt-free = { $suit ->
    [S] Wyjście w miecze: nie masz ich ani atutów, zagraj dowolną kartę
    [B] Wyjście w buławy: nie masz ich ani atutów, zagraj dowolną kartę
    [C] Wyjście w kielichy: nie masz ich ani atutów, zagraj dowolną kartę
    [D] Wyjście w monety: nie masz ich ani atutów, zagraj dowolną kartę
   *[T] Wyjście w atuty: nie masz ich, zagraj dowolną kartę
}
prompt-order = Od najstarszej: { $order }.
prompt-ahead-trick = { $who ->
    [you] Prowadzi twoja karta: { $card }.
    [partner] Prowadzi twój partner: { $card }.
   *[opponent] Prowadzi { $name }: { $card }.
}
prompt-pay = Oddaj jedną kartę za Matto
prompt-pay-more = Znów należy do was. Jedna z najtańszych waszych zebranych kart przechodzi do przeciwników.
button-play = Zagraj: { $card }
button-discard = Odłóż te dwie
button-discard-more = { $missing ->
    [one] Jeszcze jedna karta
    [few] Wybierz { $missing } karty
    [many] Wybierz { $missing } kart
   *[other] Wybierz { $missing } karty
}
button-declare = Zamelduj { $points }
button-skip = Bez meldunku
button-pay = Oddaj: { $card }
action-play = { $card }
action-discard = { $card } na bok
action-declare = meldunek
action-skip = bez meldunku
action-pay = { $card } za Matto
can-discard = można odłożyć
can-lead = wyszłaby na prowadzenie

# Why a card is locked
lock-must-follow = { $suit ->
    [S] Wyjście w miecze, a ty je masz: trzeba dołożyć do koloru.
    [B] Wyjście w buławy, a ty je masz: trzeba dołożyć do koloru.
    [C] Wyjście w kielichy, a ty je masz: trzeba dołożyć do koloru.
    [D] Wyjście w monety, a ty je masz: trzeba dołożyć do koloru.
   *[T] Wyjście w atuty, a ty je masz: trzeba dołożyć atu.
}
lock-must-trump = Nie masz karty w kolorze wyjścia: trzeba zagrać atu.
lock-never-discarded = Królów i czterech tarocchi nigdy się nie odkłada.
lock-trumps-stay = Przy tym stole atuty zostają w ręce.
lock-other-card-first = Najpierw trzeba odłożyć inne karty.

# Score
item-sets = Komplety
item-sequences = Sekwensy
item-card_points = Karty
item-last_trick = Ostatnia lewa
item-declarations = Meldunki
item-matto = Matto
item-discard = Odłożone
decided-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}, { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}
decided-last = wygrana
decided-declared = { $who } { $points }
decided-discard = { $who ->
    [we] Z naszymi kartami:
   *[they] Z ich kartami:
}
doubled = 2 × { $points }
sheet-total = Razem
matto-kept = { $who ->
    [we] Jego lewa jest nasza, więc nic nie płacimy.
   *[they] Jego lewa jest ich, więc nic nie płacą.
}
matto-exchanged = { $who ->
    [we] Matto zostaje u nas, a my oddajemy za niego jedną kartę: { $card }.
   *[they] Matto zostaje u nich, a oni oddają nam za niego jedną kartę: { $card }.
}
matto-lost = { $who ->
    [we] Nie mamy żadnej lewy, więc Matto przechodzi do nich.
   *[they] Nie mają żadnej lewy, więc Matto przechodzi do nas.
}

# Log; the player's name stands before each line, so no line has a verb of its own
log-trick = Lewa { $trick }
log-discarded = na bok: { $card }
log-discarded-hidden = { $count ->
    [one] na bok: { $count } karta
    [few] na bok: { $count } karty
    [many] na bok: { $count } kart
   *[other] na bok: { $count } karty
}
log-declared = meldunek { $points }: { $kinds }
log-undeclared = bez meldunku
log-led = wyjście: { $card }
log-laid = { $card }
log-won = wygrana lewa
log-paid = { $card } za Matto
log-pending-discard = na bok: { $card }
log-pending-declare = meldunek
log-pending-skip = bez meldunku
log-pending-pay = { $card } za Matto

# Spoken
say-you-discarded = { $count ->
    [one] Odkładasz { $count } kartę
    [few] Odkładasz { $count } karty
    [many] Odkładasz { $count } kart
   *[other] Odkładasz { $count } karty
}
say-they-discarded = { $count ->
    [one] { $who } odkłada { $count } kartę
    [few] { $who } odkłada { $count } karty
    [many] { $who } odkłada { $count } kart
   *[other] { $who } odkłada { $count } karty
}
say-you-declared = Meldujesz { $points }: { $kinds }
say-they-declared = { $who } melduje { $points }: { $kinds }
say-you-undeclared = Nie meldujesz
say-they-undeclared = { $who }: bez meldunku
say-you-laid = Zagrywasz: { $card }
say-they-laid = { $who } zagrywa: { $card }
say-you-won = Bierzesz lewę
say-they-won = { $who } bierze lewę
say-you-paid = Oddajesz za Matto: { $card }
say-they-paid = { $who } oddaje za Matto: { $card }
say-turn-discard = Twoja kolej: odłóż dwie karty
say-turn-declare = Twoja kolej: zamelduj albo nic nie mów
say-turn-play = Twoja kolej: { $suit ->
    [S] wyjście w miecze
    [B] wyjście w buławy
    [C] wyjście w kielichy
    [D] wyjście w monety
    [T] wyjście w atuty
   *[other] wychodzisz ty
}
say-turn-pay = Twoja kolej: oddaj jedną kartę za Matto
say-turn-over = Koniec rozdania
read-trick = W lewie: { $cards }.
read-ahead = Prowadzi: { $who }.
read-trick-empty = W lewie nie ma jeszcze kart
read-last-none = Nie było jeszcze żadnej lewy
read-tricks = { $who }: { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}

# Keys
key-move-hand = Ruch po kartach w ręce
key-zones-hand = Przejście między ręką i przyciskami
key-next-card = Następna karta, którą można zagrać
key-declare = Meldunek
key-silent = Bez meldunku
key-trick = Odczytanie lewy
key-last-trick = Ostatnia lewa

# Why a play is refused
refused-bad-notation = To nie jest poprawne zagranie. Nic nie zagrano.
refused-deal-over = Rozdanie jest skończone. Nic nie zagrano.
refused-not-your-turn = To nie twoja kolej. Nic nie zagrano.
refused-discard-first = Najpierw rozdający musi odłożyć dwie karty.
refused-discard-done = Dwie karty są już odłożone.
refused-declare-first = Najpierw zamelduj albo wybierz grę bez meldunku.
refused-declare-closed = Na meldunek jest za późno: melduje się przed swoją pierwszą kartą.
refused-nothing-to-declare = Nie masz kompletu ani sekwensu do zameldowania.
refused-pay-first = Najpierw trzeba oddać kartę za Matto.
refused-nothing-to-pay = Za Matto nie trzeba nic oddawać.
refused-not-in-hand = Nie masz tej karty w ręce: { $card }.
refused-two-cards = Odkłada się dokładnie dwie różne karty.
refused-never-discarded = Królów i czterech tarocchi nigdy się nie odkłada: { $cards }.
refused-trumps-stay = Przy tym stole atuty zostają w ręce: { $cards }.
refused-other-card-first = Najpierw trzeba odłożyć te karty: { $cards }.
refused-must-follow = { $suit ->
    [S] Wyjście w miecze, a ty je masz, więc tej karty nie wolno zagrać: { $card }.
    [B] Wyjście w buławy, a ty je masz, więc tej karty nie wolno zagrać: { $card }.
    [C] Wyjście w kielichy, a ty je masz, więc tej karty nie wolno zagrać: { $card }.
    [D] Wyjście w monety, a ty je masz, więc tej karty nie wolno zagrać: { $card }.
   *[T] Wyjście w atuty, a ty je masz, więc tej karty nie wolno zagrać: { $card }.
}
refused-must-trump = Nie masz karty w kolorze wyjścia, więc trzeba zagrać atu, a nie tę kartę: { $card }.
refused-not-captured = Tej karty nie ma wśród waszych zebranych kart: { $card }.
refused-cheapest-only = Za Matto oddaje się tylko jedną z najtańszych kart: { $cards }.

# The rules in brief
brief = W skrócie
brief-follow = Dokładaj do koloru wyjścia. Bez tego koloru zagraj atu, a bez atutów dowolną kartę. Nikt nie musi przebijać.
brief-order = Od najstarszej: K D J W, potem w mieczach i buławach 10 9 8 7 6 A, w kielichach i monetach A 6 7 8 9 10.
brief-trumps = Atuty: Anioł, Świat, Słońce, Księżyc, od 16 do 5, czterej Maurowie, Bégato.
brief-moors = Maurowie są równi: wygrywa zagrany jako ostatni.
brief-matto = Matto wolno zagrać zawsze. Nigdy nie wygrywa i wraca do swojej strony. Jeśli lewę wzięli przeciwnicy, dostają za niego kartę, zwykle wartą 1.
brief-discard = Rozdający odkłada dwie karty, nigdy królów ani tarocchi (Anioł, Świat, Bégato, Matto). Liczą się one dla jego strony.
brief-declare = Przed swoją pierwszą kartą możesz zameldować wszystkie komplety i sekwensy z ręki. Te karty zobaczą wszyscy.
brief-sets = Komplety 3 lub 4 kart: tarocchi 18, króle 17, damy 14, jeźdźce 13, walety 12; cztery liczą się podwójnie. Co najmniej trzy komplety się podwajają.
brief-sequences = Sekwens 3 kart daje 10, każda następna 5 więcej. Co najmniej trzy sekwensy się podwajają.
brief-contatori = Bégato i Matto wypełniają lukę w każdym sekwensie albo go wydłużają.
brief-cards = Karty: króle i tarocchi 5, damy 4, jeźdźce 3, walety 2, inne 1, minus pół punktu za każdą kartę. Ostatnia lewa daje 6.
brief-more = Pełne zasady

# Hints: what to look at, why a play is better than another one, and what it risks
hint-trick = Wasza szansa na tę lewę: { $chance }% zamiast { $other }%.
hint-card-points = Daje wam punkty za karty: to warte około { $points } pkt.
hint-last-trick = Wasza szansa na ostatnią lewę: { $chance }% zamiast { $other }%.
hint-sets = Pomaga wam ułożyć komplety: to warte około { $points } pkt.
hint-sets-denied = Utrudnia przeciwnikom komplety: to warte około { $points } pkt.
hint-sequences = Pomaga wam ułożyć sekwensy: to warte około { $points } pkt.
hint-sequences-denied = Utrudnia przeciwnikom sekwensy: to warte około { $points } pkt.
hint-sets-doubled = Wasza szansa na trzy komplety, które się podwajają: { $chance }% zamiast { $other }%.
hint-sets-doubled-denied = Szansa przeciwników na trzy komplety, które się podwajają: { $chance }% zamiast { $other }%.
hint-sets-doubled-worth = Bardziej sprzyja podwojeniu kompletów: to warte około { $points } pkt.
hint-sequences-doubled = Wasza szansa na trzy sekwensy, które się podwajają: { $chance }% zamiast { $other }%.
hint-sequences-doubled-denied = Szansa przeciwników na trzy sekwensy, które się podwajają: { $chance }% zamiast { $other }%.
hint-sequences-doubled-worth = Bardziej sprzyja podwojeniu sekwensów: to warte około { $points } pkt.
hint-begato = Wasza szansa na Bégato: { $chance }% zamiast { $other }%.
hint-begato-worth = Lepiej wykorzystuje Bégato: to warte około { $points } pkt.
hint-matto = Lepiej wykorzystuje Matto: to warte około { $points } pkt.
hint-declaration = Sam meldunek się liczy: to warte około { $points } pkt.
hint-danger-ruffed = Ale ryzyko, że przeciwnicy przebiją tę lewę atutem, to { $chance }%.
hint-danger-begato = Ale ryzyko, że przeciwnicy zdobędą waszego Bégato, to { $chance }%.
hint-danger-matto = Ale ryzyko, że nie weźmiecie żadnej lewy i stracicie Matto, to { $chance }%.
hint-look-trick = Kto weźmie tę lewę i co w niej leży?
hint-look-sets = Jakie króle, damy, jeźdźce, walety i tarocchi ma każda strona?
hint-look-sequences = W których kolorach może jeszcze powstać sekwens i dla kogo?
hint-look-sets-doubled = Czy któraś strona może jeszcze mieć trzy komplety?
hint-look-sequences-doubled = Czy któraś strona może jeszcze mieć trzy sekwensy?
hint-look-last-trick = Kto będzie miał na końcu najstarsze atu?
hint-look-begato = Jak nie stracić Bégato?
hint-look-matto = Do czego najlepiej wykorzystać Matto?
hint-look-declaration = Ile warta jest sama twoja ręka?
