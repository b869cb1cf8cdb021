# Shengji at the table: cards, calls, score, reasons, prompts, log and speech.

card-2S = dwójka pik
card-3S = trójka pik
card-4S = czwórka pik
card-5S = piątka pik
card-6S = szóstka pik
card-7S = siódemka pik
card-8S = ósemka pik
card-9S = dziewiątka pik
card-TS = dziesiątka pik
card-JS = walet pik
card-QS = dama pik
card-KS = król pik
card-AS = as pik
card-2H = dwójka kier
card-3H = trójka kier
card-4H = czwórka kier
card-5H = piątka kier
card-6H = szóstka kier
card-7H = siódemka kier
card-8H = ósemka kier
card-9H = dziewiątka kier
card-TH = dziesiątka kier
card-JH = walet kier
card-QH = dama kier
card-KH = król kier
card-AH = as kier
card-2C = dwójka trefl
card-3C = trójka trefl
card-4C = czwórka trefl
card-5C = piątka trefl
card-6C = szóstka trefl
card-7C = siódemka trefl
card-8C = ósemka trefl
card-9C = dziewiątka trefl
card-TC = dziesiątka trefl
card-JC = walet trefl
card-QC = dama trefl
card-KC = król trefl
card-AC = as trefl
card-2D = dwójka karo
card-3D = trójka karo
card-4D = czwórka karo
card-5D = piątka karo
card-6D = szóstka karo
card-7D = siódemka karo
card-8D = ósemka karo
card-9D = dziewiątka karo
card-TD = dziesiątka karo
card-JD = walet karo
card-QD = dama karo
card-KD = król karo
card-AD = as karo
card-JB = czarny joker
card-JR = czerwony joker

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
rank-J = W
rank-Q = D
rank-K = K
rank-A = A
rank-JB = czarny joker
rank-JR = czerwony joker

# The rules in brief
brief = W skrócie
brief-line-1 = Twoja strona awansuje, wygrywając rozdania; kto pierwszy przejdzie asa, wygrywa partię.
brief-line-2 = Strona rozdającego się broni. Druga strona potrzebuje 80 punktów: każda 5 liczy się za 5, każda 10 i każdy król za 10.
brief-line-3 = Atu zgłasza się, pokazując kartę poziomu, parę takich kart albo dwa jokery jednej barwy; każde zgłoszenie przebija poprzednie.
brief-line-4 = Rozdający bierze musik i odkłada 8 kart.
brief-line-5 = Atuty: kolor atutowy, wszystkie karty poziomu, czarny joker, czerwony joker.
brief-line-6 = Wychodzi się w pojedynczą kartę, parę takich samych kart albo traktor: pary jednego koloru bez luki.
brief-line-7 = Dokładaj do koloru, dopóki możesz, najpierw pary.
brief-line-8 = Lewę bierze ten sam układ, wyższy w kolorze albo z samych atutów; z równych wcześniejszy.
brief-line-9 = Jeśli ostatnią lewę bierze druga strona, liczą się też punkty w odłożonych kartach, 2 razy za każdą kartę wyjścia.
brief-more = Pełne zasady
# Why an action is refused
refused-bad-notation = To nie jest poprawne zagranie. Nic nie zagrano.
refused-deal-over = Rozdanie jest skończone. Nic nie zagrano.
refused-not-your-turn = To nie twoja kolej. Nic nie zagrano.
refused-calling-first = Trwa zgłaszanie atu: najpierw zgłoś albo spasuj.
refused-calling-over = Zgłaszanie jest skończone. Nic nie zgłoszono.
refused-bury-first = Najpierw rozdający musi odłożyć 8 kart.
refused-bury-done = 8 kart jest już odłożonych.
refused-not-in-hand = Nie masz w ręce: { $cards }.
refused-one-joker = Jeden joker to nie zgłoszenie: trzeba dwóch jednej barwy.
refused-two-jokers = Jokery zgłasza się osobno, dwa jednej barwy. To nie jest zgłoszenie: { $cards }.
refused-level-suits = Zgłasza się jedną kartę poziomu albo dwie w tym samym kolorze. To nie jest zgłoszenie: { $cards }.
refused-not-level = Zgłasza się karty poziomu, a poziom to { $level }. Nie mają tej wysokości: { $cards }.
refused-not-stronger = Zgłoszenie musi być silniejsze od obowiązującego; równa siła nie wystarcza.
refused-second-only = Teraz możesz pokazać tylko drugą taką samą kartę: { $card }.
refused-eight-cards = Liczba kart do odłożenia: dokładnie { $wanted }, wybrane: { $given }.
refused-several-suits = Te karty należą do różnych kolorów, więc nie można wyjść w nie razem: { $cards }.
refused-no-pair = Te dwie są równie silne, ale nie są parą: { $cards }.
refused-one-step = Te pary są równie silne, więc nie następują po sobie: { $cards }.
refused-gap = Między tymi parami brakuje jednej: { $between }.
refused-several-shapes = To więcej niż jeden układ, a wyjść można tylko w jeden: { $cards }.
refused-other-number = { $wanted ->
    [one] Wyjście to jedna karta, wybrane: { $given }.
    [few] Wyjście to { $wanted } karty, wybrane: { $given }.
    [many] Wyjście to { $wanted } kart, wybrane: { $given }.
   *[other] Wyjście to { $wanted } karty, wybrane: { $given }.
}
refused-must-follow = { $suit ->
    [S] Wyjście w piki, a masz ich dość, więc tych kart nie wolno zagrać: { $cards }.
    [H] Wyjście w kiery, a masz ich dość, więc tych kart nie wolno zagrać: { $cards }.
    [C] Wyjście w trefle, a masz ich dość, więc tych kart nie wolno zagrać: { $cards }.
    [D] Wyjście w kara, a masz ich dość, więc tych kart nie wolno zagrać: { $cards }.
   *[T] Wyjście w atuty, a masz ich dość, więc tych kart nie wolno zagrać: { $cards }.
}
refused-all-of-suit = { $suit ->
    [S] Masz za mało pików, więc trzeba zagrać wszystkie. Brakuje: { $cards }.
    [H] Masz za mało kierów, więc trzeba zagrać wszystkie. Brakuje: { $cards }.
    [C] Masz za mało trefli, więc trzeba zagrać wszystkie. Brakuje: { $cards }.
    [D] Masz za mało kar, więc trzeba zagrać wszystkie. Brakuje: { $cards }.
   *[T] Masz za mało atutów, więc trzeba zagrać wszystkie. Brakuje: { $cards }.
}
refused-pairs-first = { $wanted ->
    [one] Przed luźnymi kartami trzeba zagrać parę: { $cards }.
    [few] Przed luźnymi kartami trzeba zagrać { $wanted } pary spośród tych: { $cards }.
    [many] Przed luźnymi kartami trzeba zagrać { $wanted } par spośród tych: { $cards }.
   *[other] Przed luźnymi kartami trzeba zagrać { $wanted } pary spośród tych: { $cards }.
}
refused-tractor-first = { $pairs ->
    [one] Masz traktor, który trzeba zagrać.
    [few] Masz traktor z { $pairs } par, a przy tym stole trzeba go zagrać.
    [many] Masz traktor z { $pairs } par, a przy tym stole trzeba go zagrać.
   *[other] Masz traktor z { $pairs } pary, a przy tym stole trzeba go zagrać.
}

# Trick, hand and piles
trick = Lewa na stole
tag-led = wyjście
tag-ahead = prowadzi
tag-throw = rzut
tag-throw-failed = rzut nieudany
note-throw = Rzut
note-throw-failed = Rzut się nie udał: tylko tyle z niego zostało
last-trick = Ostatnia lewa
last-trick-of = Ostatnia lewa: { $who }
button-last = Ostatnia lewa
pile-tricks = { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}
can-lead = wyszłaby na prowadzenie

# Actions; a card comes in the nominative, so it stands after a colon or alone
button-play = Zagraj: { $card }
button-call = Zgłoś: { $card }
button-bury = Odłóż te 8 kart
button-pass = Pas
action-play = zagranie: { $card }
action-call = zgłoszenie: { $card }
action-bury = { $card } na bok
action-pass = pas

# Why a card is locked
lock-must-follow = { $suit ->
    [S] Wyjście w piki, a masz ich dość: wolno zagrać tylko piki.
    [H] Wyjście w kiery, a masz ich dość: wolno zagrać tylko kiery.
    [C] Wyjście w trefle, a masz ich dość: wolno zagrać tylko trefle.
    [D] Wyjście w kara, a masz ich dość: wolno zagrać tylko kara.
   *[T] Wyjście w atuty, a masz ich dość: wolno zagrać tylko atuty.
}
lock-all-of-suit = { $suit ->
    [S] Masz za mało pików: trzeba zagrać wszystkie.
    [H] Masz za mało kierów: trzeba zagrać wszystkie.
    [C] Masz za mało trefli: trzeba zagrać wszystkie.
    [D] Masz za mało kar: trzeba zagrać wszystkie.
   *[T] Masz za mało atutów: trzeba zagrać wszystkie.
}
lock-pairs-first = Pary trzeba zagrać przed luźnymi kartami.
lock-tractor-first = Masz traktor, który trzeba zagrać.

# Score
item-tricks = Punkty w lewach
item-kitty = Musik
item-levels = Poziomy

# Log; the player's name stands before each line, so no line has a verb of its own
log-trick = Lewa { $trick }
log-called = zgłoszenie: { $card }
log-passed = pas
log-exposed = Odkryty musik: { $taken }
log-discarded = na bok: { $card }
log-discarded-hidden = { $count ->
    [one] na bok: { $count } karta
    [few] na bok: { $count } karty
    [many] na bok: { $count } kart
   *[other] na bok: { $count } karty
}
log-led = wyjście: { $card }
log-laid = zagranie: { $card }
log-won = wygrana lewa
log-pending-call = zgłoszenie: { $card }
log-pending-pass = pas
log-pending-bury = na bok: { $card }

# Spoken
say-you-called = Zgłaszasz: { $card }
say-they-called = { $who } zgłasza: { $card }
say-you-passed = Pasujesz
say-they-passed = { $who } pasuje
say-exposed = Cztery pasy. Odkryty musik: { $cards }
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
say-you-laid = Zagrywasz: { $card }
say-they-laid = { $who } zagrywa: { $card }
say-you-won = Bierzesz lewę
say-they-won = { $who } bierze lewę
say-turn-calling = Twoja kolej: zgłoś atu albo spasuj
say-turn-burying = Twoja kolej: odłóż 8 kart
say-turn-playing = Twoja kolej: { $suit ->
    [S] wyjście w piki
    [H] wyjście w kiery
    [C] wyjście w trefle
    [D] wyjście w kara
    [T] wyjście w atuty
   *[other] wychodzisz ty
}
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
key-trick = Odczytanie lewy
key-last-trick = Ostatnia lewa
key-whole = Cała para lub cały traktor wokół karty
key-shape = Układ wyjścia, karty do uzupełnienia albo zgłoszenie
key-pass = Pas
key-facts = Poziom, atu i zgłaszający

# Level and trumps
level = Poziom
level-past = ponad asem
level-cards = { $rank ->
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
    [6] szóstki
    [7] siódemki
    [8] ósemki
    [9] dziewiątki
    [T] dziesiątki
    [J] walety
    [Q] damy
    [K] króle
   *[A] asy
}
match-levels = Partia: aż ponad asa
trumps = Atu
trump-S = pik
trump-H = kier
trump-C = trefl
trump-D = karo
trump-NT = bez koloru atutowego
trump-NT-short = bez atu
trump-open = niezgłoszone
trumps-facts = { $trump }, { $level }
trumps-named = { $name }: { $facts }
trumps-order = Od najstarszych: czerwony joker, czarny joker, { $level } { $suit }, pozostałe karty wysokości { $level } (równe), potem kolor { $suit } od góry w dół.
trumps-order-none = Od najstarszych: czerwony joker, czarny joker, potem wszystkie karty wysokości { $level } (równe).
tag-level = poz.
tag-first-stays = równe: nadal prowadzi pierwsza

# Calling
calling = Zgłaszanie atu
calling-title = Kto wyznaczy atu?
calling-passes = { $passes ->
    [0] bez pasów
    [one] { $passes } pas
    [few] { $passes } pasy
    [many] { $passes } pasów
   *[other] { $passes } pasa
}
calling-others = Zgłaszają pozostali.
call-1 = Karta poziomu
call-2 = Para kart poziomu
call-3 = Dwa czarne jokery
call-4 = Dwa czerwone jokery
call-stands = Obowiązuje: { $who }, { $cards }.
call-trump = { $trump }
call-suit = Atu będzie kolor tej karty.
call-weaker = Obowiązujące zgłoszenie jest silniejsze.
call-equal = Równa siła nie wystarcza.
call-one = Nie masz dwóch takich samych.
call-none = Nie masz takiej karty.
called-by = Zgłoszenie, { $who }:
seat-passed = pas
seat-shows = { $count ->
    [one] pokazuje: { $card }
    [few] pokazuje dwie: { $card }
    [many] pokazuje dwie: { $card }
   *[other] pokazuje dwie: { $card }
}
seat-attacks = atakuje
seat-defends = broni się

# Kitty
kitty-names = Same pasy. Rozstrzyga musik: { $trump }
kitty-exposed = Odkryty musik:
kitty-buried = Odłożone:
order-of-hand = Kolejność kart w ręce
order-suit = Według kolorów
order-points = Według punktów

# Filling up an answer
fill = Uzupełnij resztę
fill-plain = Bez punktów
fill-points = Z punktami

# Shapes
shapes = Układ
shape-single = pojedyncza karta
shape-pair = para
shape-tractor = traktor z { $pairs } par
shape-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}

# Points of the attackers
attack-who = { $who ->
    [we] Atakujemy my:
   *[they] Atakują oni:
}
attack-points = { $points } z 80
attack-open = { $points } na stole

# What is expected now
prompt-call = Zgłoś atu albo spasuj
prompt-call-more = Następne zgłoszenie musi być silniejsze.
prompt-bury = Wybierz { $wanted } do odłożenia: { $chosen } z { $wanted }
prompt-bury-points = { $points ->
    [0] Odkładasz same karty bez punktów.
   *[other] Odkładane punkty: { $points }. Jeśli atakujący wezmą ostatnią lewę, dostaną za nie co najmniej { $risk }.
}
prompt-lead = Wychodzisz ty
prompt-lead-more = Pojedyncza karta, para albo traktor. Dotknij karty dwa razy, by wybrać parę, przytrzymaj ją, by wybrać traktor.
prompt-lead-picked = Wyjście: { $shape }
prompt-led = Wyjście w { $suit ->
    [S] piki
    [H] kiery
    [C] trefle
    [D] kara
   *[T] atuty
}{ $shape ->
    [pair] , para
    [tractor] , traktor
    [throw] , rzut
   *[single] {""}
}
prompt-chosen = Wybrane: { $chosen } z { $wanted }.
prompt-ahead-trick = { $who ->
    [you] Prowadzisz ty.
    [partner] Prowadzi twój partner.
   *[opponent] Prowadzi { $name }.
}
duty-none = Nie masz tego koloru: zagraj dowolne karty.
duty-few = { $count ->
    [one] Masz tylko jedną: trzeba ją zagrać, reszta jest dowolna.
    [few] Masz tylko { $count }: trzeba zagrać wszystkie, reszta jest dowolna.
    [many] Masz tylko { $count }: trzeba zagrać wszystkie, reszta jest dowolna.
   *[other] Masz tylko { $count }: trzeba zagrać wszystkie, reszta jest dowolna.
}
duty-suit = Dołóż do koloru.
duty-pairs = Najpierw pary.
duty-no-tractor = Najpierw pary; nie muszą być traktorem.
button-more = { $missing ->
    [one] Jeszcze jedna karta
    [few] Jeszcze { $missing } karty
    [many] Jeszcze { $missing } kart
   *[other] Jeszcze { $missing } karty
}
button-bury-more = { $missing ->
    [one] Jeszcze jedna karta
    [few] Wybierz jeszcze { $missing }
    [many] Wybierz jeszcze { $missing }
   *[other] Wybierz jeszcze { $missing }
}
button-play-shape = Zagraj: { $shape }

# Score sheet; points are multiples of five, so their noun stands in the genitive
item-penalty = Nieudane rzuty
sheet-attackers = Atakujący: { $who }
sheet-attack-total = Razem atakujący
sheet-ladder = Poziomy w partii
decided-tricks = { $points } punktów w lewach atakujących
decided-kitty = { $points } odłożonych punktów × { $factor } = { $bonus }: ostatnia lewa dla atakujących
decided-kitty-none = { $points } odłożonych punktów; ostatnia lewa dla broniących, więc się nie liczą
ended-void = Nikt nic nie zgłosił: karty rozdaje się od nowa.
ended-attacked = { $who ->
    [we] My w ataku, zdobyte punkty: { $points }. Teraz rozdajemy my.
   *[they] Oni w ataku, zdobyte punkty: { $points }. Teraz rozdają oni.
}
ended-defended = { $who ->
    [we] My w obronie, punkty atakujących: { $points }.
   *[they] Oni w obronie, nasze punkty: { $points }.
}
ended-level-stays = { $who ->
    [we] Zostajemy na poziomie { $level }.
   *[they] Zostają na poziomie { $level }.
}
ended-rise = { $who ->
    [we] Awansujemy
   *[they] Awansują
} { $steps ->
    [one] o jeden poziom, z { $before } na { $after }.
    [few] o { $steps } poziomy, z { $before } na { $after }.
    [many] o { $steps } poziomów, z { $before } na { $after }.
   *[other] o { $steps } poziomu, z { $before } na { $after }.
}
ended-past = { $who ->
    [we] Przechodzimy asa i wygrywamy partię.
   *[they] Przechodzą asa i wygrywają partię.
}
ended-next = { $who ->
    [you] Następnie rozdajesz ty.
   *[other] Następnie rozdaje { $name }.
}

# Read aloud
read-facts = Poziom { $level }, atu: { $trump }. Rozdający: { $dealer }. My na poziomie { $mine }, oni na poziomie { $theirs }.
read-call = Zgłoszenie: { $who }, { $cards }.
read-suit = { $suit ->
    [S] Piki
    [H] Kiery
    [C] Trefle
    [D] Kara
   *[T] Atuty
}, { $count }: { $cards }.
read-attack = { $who ->
    [we] Atakujemy my, mamy { $points } z 80 punktów
   *[they] Atakują oni, mają { $points } z 80 punktów
}, { $open } na stole.

# Hints
hint-trick = Wasza szansa na tę lewę: { $chance }% zamiast { $other }%.
hint-ruffed = Ryzyko, że przeciwnicy przebiją tę lewę atutem: { $chance }% zamiast { $other }%.
hint-points = Daje wam punkty w lewach: około { $points } pkt.
hint-last-trick = Wasza szansa na ostatnią lewę, która rozstrzyga o musiku: { $chance }% zamiast { $other }%.
hint-kitty = Lepiej wykorzystuje musik: to warte około { $points } pkt.
hint-deal = Wasza szansa na wygranie rozdania: { $chance }% zamiast { $other }%.
hint-promoted = Wasza szansa na awans o poziom lub więcej: { $chance }% zamiast { $other }%.
hint-levels = Daje więcej dla poziomów: to warte około { $points } pkt.
hint-danger-ruffed = Ale ryzyko, że przeciwnicy przebiją tę lewę atutem, to { $chance }%.
hint-danger-kitty = Ale ryzyko, że przeciwnicy wezmą ostatnią lewę, a z nią punkty odłożone przez ciebie, to { $chance }%.
hint-look-trick = Kto weźmie tę lewę i co w niej leży?
hint-look-points = Gdzie są piątki, dziesiątki i króle i kto je dostanie?
hint-look-kitty = Kto będzie miał na końcu najstarsze atuty?
hint-look-levels = Ile brakuje do następnego progu tabeli?
