# Pages of the site. The table's own texts are in table.ftl, those of a game in its own files.

language-name = Polski
language-direction = ltr

site-name = Cardavia
site-tagline = Dawne gry karciane, uczciwe rozdania
site-description = Dawne regionalne gry karciane według dokładnych zasad, przeciw komputerowi, który widzi tylko własne karty.

nav-skip = Przejdź do treści
nav-home = Cardavia, na stronę główną
nav-language = Język
nav-language-submit = Zmień
nav-table = Do stołu
nav-rules = Pełne zasady
nav-settings = Ustawienia
nav-keyboard = Klawiatura
nav-game = O grze
nav-footer = Więcej stron

display-title = Wygląd
display-reset = Przywróć
display-contrast = Kontrast
    .low = łagodny
    .high = mocny
display-grain = Ziarno
    .low = gładkie
    .high = grube
display-temperature = Temperatura barwowa
    .low = zimna
    .high = ciepła
display-value = { $value }%
display-theme = Strona
display-theme-auto = automatyczna
display-theme-light = jasna
display-theme-dark = ciemna
display-script = Te ustawienia wymagają skryptów; bez nich każda strona zachowuje neutralny wygląd.

home-title = Dawne gry karciane, uczciwe rozdania
home-continue = Twój stół do gry { $game } jest nadal otwarty
    .hint = Wszystko jest tak, jak było.
    .button = Graj dalej
home-play = Graj
home-rules = Pełne zasady
home-foot = Komputer widzi tylko własne karty, a każde tasowanie można potem sprawdzić.

game-play = Graj
game-play-title = Nowy stół
game-level = Przeciwnik
game-house-rules = Zasady domowe
    .hint = Na początku wszystkie są wyłączone. Co każda z nich zmienia, opisuje strona z zasadami.
game-house-rules-link = Objaśnienie zasad domowych
game-continue = Masz otwarty stół.
    .button = Przejdź do niego
game-read-rules = Przeczytaj pełne zasady

level-novice = Początkujący
    .hint = Zagrywa to, co wygląda nie najgorzej, i zostawia ci wiele okazji.
level-casual = Towarzyski
    .hint = Rozsądnie gra własnymi kartami, ale patrzy tylko na stół.
level-club = Klubowy
    .hint = Zna zwyczaje gry, trzyma karty na zabezpieczenie i rzadko wystawia się na scopę.
level-expert = Ekspert
    .hint = Myśli o turę naprzód, ostatnią gra bezbłędnie, ale czasem ma słabszą chwilę.
level-master = Mistrz
    .hint = Rozważa tysiące możliwych układów kart i ostatnią turę gra bezbłędnie.

option-null = nie
option-true = tak
option-false = nie

kernels-preparing = Trwa przygotowywanie gry { $game }
    .hint = Dzieje się to raz, przy pierwszym uruchomieniu, i trwa kilka sekund. Już teraz możesz usiąść do stołu; karty pojawią się, gdy tylko wszystko będzie gotowe.
kernels-failed = Gra { $game } nie działa
    .hint = Na tym komputerze nie udało się przygotować programu. Kto prowadzi tę stronę, pozna przyczynę poleceniem „cardavia warm { $slug }”, a potem może ponownie uruchomić serwer.
    .details = Co zgłoszono

rules-title = { $game }: pełne zasady
rules-contents = Pełne zasady
rules-play = Graj
rules-version = Wersja zasad: { $version }

table-page-title = { $game }: stół
table-page-loading = Trwa przygotowywanie stołu.
table-page-noscript = Stół wymaga skryptów: karty przesuwają się, gdy nadchodzą wiadomości z serwera. Zezwól tej stronie na skrypty i wczytaj ją ponownie. Zasady można czytać i bez nich.
table-page-not-built = W tej instalacji brakuje programu stołu. Kto prowadzi tę stronę, może go zbudować poleceniem „./dev run” albo zainstalować gotowy pakiet.

settings-title = Ustawienia
settings-lead = To, co tu ustawisz, zostaje w tej przeglądarce.
settings-display = Wygląd
settings-display-hint = Kontrast, ziarno i temperatura barwowa są pod „Wygląd” u góry każdej strony. 50% to wartość neutralna.
settings-theme-hint = Papier wszystkich stron. Karty są zawsze na jasnym papierze.
settings-language = Język
settings-language-hint = Każdą stronę można czytać w każdym języku z tej listy; jej adres się nie zmienia.
settings-visitor = Twoje miejsce
settings-visitor-hint = Nie ma tu kont. Miejsca przy stołach trzyma dla ciebie losowa liczba w pliku cookie; kto usuwa pliki cookie, ten je traci.

keyboard-title = Klawiatura
keyboard-lead = Przy stole wszystko można zrobić samą klawiaturą. Klawisze działają, gdy stół jest aktywny.
keyboard-key = Klawisz
keyboard-action = Co robi
keyboard-arrows = Strzałki w lewo i w prawo
    .action = Ruch po kartach w ręce lub na stole
keyboard-rows = Strzałki w górę i w dół
    .action = Przejście między ręką, stołem i przyciskami
keyboard-enter = Enter, spacja
    .action = Wybór karty; jeszcze raz: zagranie jej
keyboard-escape = Esc
    .action = Odłożenie wybranej karty, zamknięcie tego, co otwarte
keyboard-numbers = od 1 do 9
    .action = Wybór jednej z kilku wziątek
keyboard-c = C
    .action = Następna wziątka
keyboard-t = T
    .action = Odczytanie kart na stole
keyboard-y = Y
    .action = Odczytanie kart w ręce
keyboard-l = L
    .action = Odczytanie ostatniej wziątki
keyboard-s = S
    .action = Odczytanie wyniku
keyboard-w = W
    .action = Odczytanie, czyja jest kolej
keyboard-r = R
    .action = Otwarcie zasad
keyboard-slash = /
    .action = Wpisanie zagrania, na przykład 7s x 3d 4d
keyboard-question = ?
    .action = Ta lista

verify-title = Tasowanie w rozdaniu { $number }
verify-lead = Nikt, nawet serwer, nie mógł wybrać tego rozdania. Oto wszystko, z czego powstało, i sposób, by sprawdzić je samodzielnie.
verify-none-title = Na razie nie ma czego sprawdzać
verify-none = Sekret rozdania pokazuje się po zagraniu ostatniej karty. Dokończ rozdanie i wróć tutaj.
verify-back = Wróć do stołu
verify-deals = Rozdania
verify-deal = Rozdanie { $number }
verify-promise = Zanim twoja przeglądarka cokolwiek wysłała, serwer pokazał zobowiązanie, czyli skrót SHA-256 swojego sekretu. Potem przeglądarka dodała własne losowe bajty. Sekret i te bajty tworzą razem ziarno losowania, a ono jedno decyduje o kolejności kart.
verify-commitment = Zobowiązanie pokazane przed rozdaniem
verify-secret = Sekret serwera pokazany po rozdaniu
verify-entropy = Losowe bajty z miejsca { $seat }
verify-entropy-none = Na miejscu { $seat } siedzi gracz AI i żadnych nie dodaje
verify-dealer = Rozdający
verify-dealer-seat = miejsce { $seat }
verify-ai-secret = Sekret graczy AI
    .hint = Ich decyzje wynikają z ich kart i z tej liczby i można je odtworzyć.
verify-deck = Talia, od pierwszej rozdanej karty
verify-yourself = Sprawdź to samodzielnie
verify-python = Te wiersze w Pythonie nie wymagają niczego poza Pythonem. Wypisują talię podaną wyżej.
verify-download = Pobierz rozdanie
    .hint = Plik działa z poleceniem „cardavia verify”.

error-title = { $code }: { $title }
error-home = Na stronę główną
error-400 = To żądanie jest niezrozumiałe
    .why = Nie ma postaci, którą ta strona rozumie.
    .what = Wróć i spróbuj jeszcze raz albo zacznij od strony głównej.
error-403 = Tu nie ma dostępu
    .why = Żądanie nie przyszło ze strony tej witryny.
    .what = Otwórz stronę tutaj i użyj jej przycisków.
error-403-seat = Nie masz miejsca przy tym stole
    .why = Miejsca strzeże plik cookie w przeglądarce, w której powstał stół, a w tej go nie ma.
    .what = Użyj przeglądarki, w której zaczęła się gra, albo otwórz własny stół.
error-404 = Nic tu nie ma
    .why = Adres jest błędny albo nieaktualny.
    .what = Sprawdź adres albo zacznij od strony głównej.
error-404-table = Nie ma takiego stołu
    .why = Link jest niepełny albo stół należy do innej witryny.
    .what = Sprawdź link albo otwórz nowy stół.
error-404-game = Nie ma takiej gry
    .why = Ta witryna nie ma gry, którą wskazuje adres.
    .what = Wybierz jedną z gier na stronie głównej.
error-405 = Tutaj nie da się tego zrobić
    .why = Adres istnieje, ale nie dla tego rodzaju żądania.
    .what = Otwórz go jak zwykłą stronę.
error-413 = To za dużo
    .why = Żądanie jest większe niż wszystko, czego ta witryna potrzebuje.
    .what = Wyślij mniej; zwykłe formularze zawsze się mieszczą.
error-422 = Tego nie ma do wyboru
    .why = W formularzu było coś, czego ta gra nie ma, więc stół nie powstał.
    .what = Wróć na stronę gry, wybierz jeszcze raz i naciśnij „Graj”.
error-429 = Trochę wolniej, proszę
    .why = W krótkim czasie przyszło stąd zbyt wiele żądań. Nic się nie zmieniło.
    .what = Odczekaj { $seconds ->
        [one] sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    } i spróbuj ponownie.
error-429-tables = Na dziś wystarczy stołów
    .why = Limit stołów otwieranych stąd w ciągu 24 godzin ({ $limit }) jest wyczerpany. Twoje otwarte stoły działają dalej.
    .what = Graj dalej przy jednym z nich albo wróć jutro.
error-500 = Coś się zepsuło
    .why = Błąd w programie zatrzymał tę stronę. Został odnotowany; nic się nie zmieniło.
    .what = Spróbuj jeszcze raz. Jeśli to się powtarza, powiedz o tym osobie, która prowadzi tę stronę.
error-503 = Witryna nie może teraz niczego zapisać
    .why = Baza danych nie odpowiada tak, jak powinna, więc nic się nie zmieniło.
    .what = Spróbuj ponownie za minutę. Kto prowadzi tę stronę, znajdzie przyczynę w komunikatach serwera.
error-detail = Szczegóły
