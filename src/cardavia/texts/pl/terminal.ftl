# The game in a terminal. What the cards and refusals are called stands with the table's texts.

terminal-title = { $game }, partia { $seed }, przeciwnik: { $level }
terminal-hint = Wpisz zagranie, na przykład 7s x 3d 4d, numer z listy albo ?, by zobaczyć pomoc.
terminal-you = Ty
terminal-deal = Rozdanie { $number }, { $who ->
    [you] rozdajesz ty
   *[other] rozdaje { $name }
}
terminal-scores = ty { $mine }, { $name } { $theirs }
terminal-target = do { $target } punktów
terminal-stock = { $cards ->
    [0] talon pusty
    [one] { $cards } karta w talonie
    [few] { $cards } karty w talonie
    [many] { $cards } kart w talonie
   *[other] { $cards } karty w talonie
}
terminal-hand-size = { $cards ->
    [one] 1 karta w ręce
    [few] { $cards } karty w ręce
    [many] { $cards } kart w ręce
   *[other] { $cards } karty w ręce
}
terminal-pile = { $cards ->
    [0] nic nie zebrano
    [one] { $cards } zebrana karta
    [few] { $cards } zebrane karty
    [many] { $cards } zebranych kart
   *[other] { $cards } zebranej karty
}
terminal-last = ostatnia wziątka: { $cards }, gracz { $who }
terminal-last-you = ostatnia wziątka: { $cards }, twoja
terminal-table = Stół
terminal-empty = pusty
terminal-void = Rozdanie nieważne (na stole: { $cards }): karty przetasowano.

terminal-plays = { $who } zagrywa { $card }.
terminal-takes = { $who } zagrywa { $card } i zabiera { $taken }.
terminal-you-play = Zagrywasz { $card }.
terminal-you-take = Zagrywasz { $card } i zabierasz { $taken }.
terminal-bonus-scopa = Scopa!
terminal-collects = Resztę kart ze stołu dostaje { $who }: { $cards }.
terminal-you-collect = Resztę kart ze stołu dostajesz ty: { $cards }.

terminal-choice-take = { $card } zabiera { $taken }
terminal-choice-leave = { $card } zostaje na stole
terminal-which = Które zagranie? Wpisz jego numer.
terminal-instead = Co możesz zagrać zamiast tego:
terminal-rule = Zasada:
terminal-unreadable = „{ $text }” nie jest ani kartą do zagrania, ani poleceniem. Wpisz ?, by zobaczyć pomoc.
terminal-no-number = Na liście nie ma numeru { $number }: kończy się na { $last }.
terminal-refused = { $action } jest niedozwolone ({ $code }).
terminal-nothing-to-undo = Nie ma czego cofać: w tym rozdaniu nie było jeszcze twojego zagrania.
terminal-undone = Cofnięto: { $action }.

terminal-sheet = Wynik rozdania { $number }
terminal-sheet-item = Za co
terminal-sheet-total = To rozdanie
terminal-sheet-match = Partia
terminal-item-cards = Karty
terminal-item-diamonds = Karo
terminal-item-settebello = Settebello
terminal-item-primiera = Primiera
terminal-item-re_bello = Re bello (K♦)
terminal-item-napola = Napola
terminal-item-scopa = Scopy
terminal-next = Naciśnij Enter, by przejść do następnego rozdania.
terminal-won = Wygrywasz partię { $mine }:{ $theirs }.
terminal-lost = { $name } wygrywa partię { $theirs }:{ $mine }.
terminal-drawn = Partia kończy się remisem { $mine }:{ $theirs }.
terminal-left = Partia przerwana. Tak wrócisz do tego samego miejsca:
terminal-left-new = Nic jeszcze nie zagrano. Tak zaczniesz tę samą partię od nowa:

terminal-help =
    Karty      wysokość i kolor: 7s to siódemka pik, jh to walet kier (c trefl, d karo, h kier, s pik)
               przy kolorach włoskich b to buławy, c kielichy, d monety, s miecze, a n to jeździec
    7s         zagrywa kartę: zostaje ona na stole, jeśli zasady na to pozwalają; jeśli nie, zabiera, gdy może tylko w jeden sposób
    7s x 3d 4d zagrywa kartę i zabiera tamte; odstępy, przecinki i plusy znaczą to samo
    1 2 3 ...  zagrywa ten wiersz listy
    legal      pokazuje jeszcze raz, co możesz zagrać
    score      stan partii i zebrane karty
    undo       cofa twoje ostatnie zagranie i wszystko, co było po nim
    quit       kończy; dowiesz się, jak wrócić do gry później
