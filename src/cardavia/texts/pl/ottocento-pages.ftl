# What the site's own pages say about Ottocento. The table's texts are in ottocento.ftl.

ottocento-name = Ottocento
ottocento-box = 62 karty · bolońskie
ottocento-summary = 4 graczy w dwóch parach, jedno rozdanie
ottocento-emblem = Słońce i księżyc w jednej twarzy

ottocento-option-match = Długość partii
    .hint = Jak długo się gra.
ottocento-option-match-one_deal = jedno rozdanie
ottocento-option-match-to_800 = do 800 punktów
ottocento-option-match-four_deals = cztery rozdania, każdy rozdaje raz
ottocento-option-discard_trumps = Atuty wolno odkładać
    .hint = Rozdający może odłożyć także atuty oprócz Anioła, Świata i Bégato.
ottocento-option-declare_when = Kiedy się melduje
    .hint = Kiedy melduje się komplety i sekwensy z ręki.
ottocento-option-declare_when-first_card = przed swoją pierwszą kartą
ottocento-option-declare_when-after_discard = wszyscy przed pierwszym wyjściem
ottocento-option-declaration_doubling = Podwajanie meldunków
    .hint = Trzy komplety lub trzy sekwensy w jednym meldunku się podwajają.
ottocento-option-grande_moors = Maurowie w Grande
    .hint = Co pozwala im do niej wejść. Contatore to Bégato albo Matto.
ottocento-option-grande_moors-filled_ok = piątka albo contatore zamiast niej
ottocento-option-grande_moors-real_five = tylko sama piątka
ottocento-option-matto_payment = Karta za Matto
    .hint = Kto wybiera kartę, którą się oddaje.
ottocento-option-matto_payment-auto = stół
ottocento-option-matto_payment-choose = kto miał Matto

# Examples of the rules page.
ottocento-example-begato = Wasza strona ma Anioła i Świat. Weź Bégato dziewiątką, a będziecie mieć komplet i Grande.
ottocento-example-discard = Rozdajesz i odkładasz dwie z tych 17 kart. Spróbuj odłożyć króla albo Bégato.
ottocento-example-declare = Wychodzisz do pierwszej lewy. Przed swoją kartą możesz zameldować, co masz w ręce, albo nic nie mówić.
ottocento-example-follow = Wyjście w miecze. Masz dwa, więc dama i atu zostają w ręce. Matto wolno zagrać.
ottocento-example-trump = Wyjście w miecze, a ty ich nie masz. Trzeba zagrać atu, wysokie lub niskie; Matto tu nie pomoże, bo go nie masz.
ottocento-example-matto = Król przeciwników bierze tę lewę. Zamiast damy zagraj Matto: wróci za kartę o najniższej wartości.
ottocento-example-moors = Prowadzi Maur. Twój Maur jest mu równy, a gra później, więc wygrywa. Zobacz, co da zamiast niego piątka.
ottocento-example-last-trick = Oba twoje atuty biorą tę lewę. Który z nich weźmie też ostatnią, wartą 6 punktów?
ottocento-example-sets = Król bierze trzecią damę i jest waszym trzecim królem. Razem z trzema jeźdźcami to trzy komplety, które się podwajają.
ottocento-example-contatore = Król i jeździec z asem, a w miejscu brakującej damy Bégato: weź lewę królem.
ottocento-example-one-gap = W waszej Grande brakuje piętnastki, którą zastępuje Bégato. Weź dwunastkę, a sekwens dojdzie do dziesiątki.
ottocento-example-two-gaps = Bégato i Matto wypełniają dwie luki, ale nie dwie z rzędu. Zobacz, dokąd sięga Grande z trzynastką, a dokąd bez niej.
ottocento-example-doubled = Król buław daje trzeci sekwens: wszystkie trzy się podwajają.
ottocento-example-payment = Matto w obu przypadkach wraca do waszej strony. Zobacz, którą kartę oddaje się za niego i dlaczego nie asa.

# The page that counts a pile; a card comes in the nominative, so it stands after a colon.
count-title = Policz moje karty
count-tagline = Wybierz karty, które zdobyła twoja strona, i zobacz, ile są warte, komplet po komplecie i sekwens po sekwensie.
count-others = Atuty i Matto
count-typed = Albo wpisz karty
count-do = Policz
count-clear = Odznacz wszystkie
count-result = Obliczenie
count-none = Nie wybrano jeszcze żadnej karty.
count-strange = Żadna karta nie nazywa się tak: { $words }. Karty zapisuje się na przykład KS, 7C, T16, ANG, M2, MAT.
count-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
count-number = { $points }
count-card-points = Wartości kart, minus pół punktu za każdą kartę.
count-besides = Ostatnia lewa daje 6 punktów, a meldunki liczą się dodatkowo. Matto jest już tam, gdzie jego miejsce.
count-lacks = Brak jednej karty
count-lack = { $others ->
    [0] { $points } z tą kartą: { $card }
    [one] { $points } z tą kartą: { $card }, albo z inną
    [few] { $points } z tą kartą: { $card }, albo z jedną z { $others } innych
    [many] { $points } z tą kartą: { $card }, albo z jedną z { $others } innych
   *[other] { $points } z tą kartą: { $card }, albo z jedną z { $others } innych
}

# In a terminal
ottocento-terminal-help =
    Karty         wysokość i kolor: 7s to siódemka mieczy, nc to jeździec kielichów (b buławy, c kielichy, d monety, s miecze)
                  atuty: t16 to szesnastka, ang mon sol lun cztery najwyższe, m1 do m4 Maurowie, potem beg i mat
    7s            zagrywa kartę
    discard ts 9c odkłada dwie karty na bok; odstępy, przecinki i plusy znaczą to samo
    declare       melduje to, co masz w ręce; skip nie mówi nic
    pay 7s        oddaje tę kartę za Matta, gdy wybierasz ją ty
    1 2 3 ...     zagrywa ten wiersz listy
    legal         pokazuje jeszcze raz, co możesz zagrać
    score         stan partii i odkryte karty
    undo          cofa twoją ostatnią decyzję i wszystko, co było po niej
    quit          kończy; dowiesz się, jak wrócić do gry później
