# The live table: everything that is not a game's own. Names of cards and items are in the game's file.

table-title = Przy stole: ty i { $who }
you = Ty
person = człowiek
dealer = rozdający
is-to-play = teraz gra
seat-level-novice = AI, początkujący
seat-level-casual = AI, amator
seat-level-club = AI, klubowicz
seat-level-expert = AI, ekspert
seat-level-master = AI, mistrz
seat-facts = { $level } · { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}

# Zones
your-hand = Twoje karty: { $cards }
on-table = Na stole: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
stock-left = do rozdania
stock-empty = talon pusty
pile-yours = Twoje zebrane karty
pile-theirs = Zebrane karty przeciwnika
pile-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
took-last = ostatnia wziątka
you-deal = rozdajesz ty
last-capture = Ostatnia wziątka
last-capture-of = Ostatnia wziątka: { $who }
score = Wynik
log = Przebieg gry

# Partners: two sides of two
we = My
they = Oni
seat-partner = partner
seat-left = po lewej
seat-right = po prawej
seat-name = { $name } ({ $place })
pile-ours = Nasze zebrane karty
pile-opponents = Zebrane karty przeciwników
sides-sheet-title = Rozdanie { $deal }: my { $mine }, oni { $theirs }
sides-sheet-won = Wygrywamy partię { $mine }:{ $theirs }
sides-sheet-lost = Przeciwnicy wygrywają partię { $theirs }:{ $mine }
sides-deal-won = Wygrywamy { $mine }:{ $theirs }
sides-deal-lost = Przeciwnicy wygrywają { $theirs }:{ $mine }
sides-say-deal-over = Koniec rozdania: my { $mine }, oni { $theirs }
sides-say-match-over = Koniec partii: my { $mine }, oni { $theirs }
sides-read-match = Partia: my { $mine }, oni { $theirs }

# Many captures, and cards that may be left although they could take
prompt-many = { $count ->
    [one] { $count } możliwa wziątka
    [few] { $count } możliwe wziątki
    [many] { $count } możliwych wziątek
   *[other] { $count } możliwej wziątki
}: wybieraj karty na stole
ticket-leave-note = zostaje na stole
mark-fresh = właśnie wyłożona
key-place = Wyłożenie wybranej karty na stół

# Connection
link-lost = Utracono połączenie. Trwa ponowne łączenie; w tym czasie niczego się nie zagrywa.
link-back = Połączenie przywrócono.
closed-unknown = Ten stół już nie istnieje. Otwórz nowy na stronie gry.
closed-seat = Ta przeglądarka nie ma miejsca przy tym stole. Użyj tej, w której zaczęła się gra.
preparing-rules = Trwa przygotowywanie zasad. Dzieje się to raz, przy pierwszym uruchomieniu, i trwa kilka sekund.
preparing-players = Trwa przygotowywanie gracza AI. Dzieje się to raz, przy pierwszym uruchomieniu, i trwa kilka sekund.

# What is expected now
prompt-dealing = Rozdawanie
prompt-sending = Wysyłanie
prompt-unsent = Czekanie na połączenie
prompt-sent = Zagrane
prompt-thinking = { $who } myśli…
prompt-over = Koniec rozdania
prompt-ahead = Na twoją kolej czeka { $card }
prompt-your-turn = Twoja kolej
prompt-pick = Wybierz kartę z ręki albo karty na stole, by zobaczyć, co je zabiera
prompt-again = Wybierz ją jeszcze raz, by zagrać
prompt-choose = Wybierz, co zabiera
prompt-other = Wybierz inną grupę albo zabierz te karty
prompt-takers = Zaznaczone karty z twojej ręki zabierają dokładnie to
prompt-group = Wybierz więcej kart
button-idle = Wybierz kartę
button-sheet = Zapis
button-next = Następne rozdanie
button-again = Zagraj jeszcze raz
button-look = Obejrzyj stół
button-close = Zamknij
button-verify = Sprawdź tasowanie
button-copy = Kopiuj jako tekst
button-copied = Skopiowano
copy-by-hand = Przeglądarka nie pozwala stronie kopiować. Skopiuj tekst samodzielnie:
button-hint = Podpowiedź
button-hint-more = Więcej
button-undo = Cofnij
button-rules = Zasady
button-claim = Zabierz resztę
practice = trening
prompt-claimed = Trwa dogrywanie reszty
choices = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
    [many] { $count } możliwości
   *[other] { $count } możliwości
}

# Score
match-to = Partia do { $target } punktów
match-one-deal = Jedno rozdanie
match-deals = Rozdanie { $deal } z { $deals }
this-deal = To rozdanie
cards-taken = Zabrane karty
pill = { $us } { $mine } · { $them } { $theirs }
sheet = Zapis
sheet-title = Rozdanie { $deal }: ty { $mine }, { $who } { $theirs }
sheet-won = Wygrywasz partię { $mine }:{ $theirs }
sheet-lost = { $who } wygrywa partię { $theirs }:{ $mine }
sheet-drawn = Partia kończy się remisem { $mine }:{ $mine }
deal-won = Wygrywasz { $mine }:{ $theirs }
deal-lost = { $who } wygrywa { $theirs }:{ $mine }
deal-drawn = Remis { $mine }:{ $mine }
sheet-deal = To rozdanie
sheet-match = Partia do { $target } punktów
sheet-match-deals = Partia, liczba rozdań: { $deals }
sheet-before = przed tym rozdaniem { $mine } do { $theirs }

# Log
log-deal = Rozdanie { $deal }, rozdaje { $who }
log-deal-yours = Rozdanie { $deal }, rozdajesz ty
log-batch = Karty od { $from } do { $to }
log-pending = w drodze

# Spoken
say-dealt = { $cards ->
    [one] Rozdano { $cards } kartę
    [few] Rozdano { $cards } karty
    [many] Rozdano { $cards } kart
   *[other] Rozdano { $cards } karty
}
say-deal-over = Koniec rozdania: ty { $mine }, przeciwnik { $theirs }
say-match-over = Koniec partii: ty { $mine }, przeciwnik { $theirs }
read-turn-none = Teraz nikt nie gra
read-turn-theirs = Teraz gra { $who }
read-match = Partia: ty { $mine }, przeciwnik { $theirs }
read-hand = W ręce masz: { $cards }
read-hand-empty = Nie masz kart w ręce
read-table = Na stole: { $cards }
read-table-empty = Stół jest pusty

# Hints
hint-look-forced = Możliwe jest tylko jedno zagranie.
hint-look-equal = Nic się tu nie wyróżnia.
advice-look = Spójrz na te karty: { $cards }
advice-place = { $card } na stół
advice-take = { $card } (zabiera: { $taken })
advice-best = Najlepiej: { $play }
advice-forced = To jedyne możliwe zagranie.
advice-exact = Wszystkie karty są znane: wynik jest policzony do końca.
advice-clear = To wyraźnie najlepsze zagranie.
advice-unclear = Inne mogą być równie dobre.
advice-other = Albo { $play }: { $difference ->
    [0] { $interval ->
        [0] tyle samo
       *[other] mniej więcej tyle samo
    }
   *[other] { $interval ->
        [0] o { $difference } pkt mniej
       *[other] o { $difference } pkt mniej, z dokładnością do { $interval }
    }
}.
say-undone = Twoje ostatnie zagranie zostało cofnięte. Rozdanie liczy się teraz jako trening.
void-deal = Karty rozdano ponownie, bo na stole leżały: { $cards }

# Keys
keys = Klawisze
key-move = Ruch po kartach w ręce lub na stole
key-zones = Przejście między stołem, wyborem i ręką
key-pick = Wybór karty; jeszcze raz: zagranie jej
key-skip = Zakończenie ruchu kart
key-drop = Odłożenie wybranej karty
key-choose = Wybór jednej z kilku wziątek
key-next = Następna wziątka
key-table = Odczytanie kart na stole
key-hand = Odczytanie kart w ręce
key-last = Ostatnia wziątka
key-score = Wynik
key-turn = Czyja jest kolej
key-rules = Otwarcie zasad
key-hint = Podpowiedź; ponownie: więcej
key-undo = Cofnięcie ostatniego zagrania
key-type = Wpisanie zagrania
key-help = Ta lista

# Typed play
typed-label = Zagranie
typed-play = Wyślij

# Why something is refused
refused-rule = Przeczytaj zasadę
refused-unknown = Serwer tego nie przyjął ({ $code }). Nic nie zagrano.
refused-stale = Gra potoczyła się już dalej. Nic nie zagrano.
refused-malformed = Serwer tego nie zrozumiał. Nic nie zagrano.
refused-too-fast = To było za szybko. Nic nie zagrano; odczekaj chwilę i spróbuj ponownie.
refused-not-waiting = Jedno rozdanie już trwa.
refused-match-over = Partia jest skończona.
refused-no-deal = Nie ma jeszcze rozdania. Nic nie zagrano.
refused-deal-exists = Karty w tym rozdaniu są już rozdane.
refused-kernels-failed = Gra nie działa na tym serwerze. Kto go prowadzi, pozna przyczynę poleceniem „cardavia warm”.
refused-not-stored = Serwer nie mógł tego zapisać, więc nic nie zagrano. Spróbuj ponownie za chwilę.
refused-ambiguous = To może znaczyć kilka rzeczy: { $readings }. Nic nie zagrano.
refused-readings = Czy chodzi o { $readings }?
refused-preparing = Gracz AI jeszcze się przygotowuje. Spróbuj ponownie za chwilę.
refused-hint-failed = Nie udało się obliczyć podpowiedzi. Spróbuj ponownie albo graj dalej bez niej.
refused-nothing-to-undo = Nie ma jeszcze czego cofnąć.
refused-nothing-to-claim = Reszta nie jest jeszcze rozstrzygnięta, więc nie można jej zabrać.
