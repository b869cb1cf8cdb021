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
nav-main = Menu główne
nav-menu = Inne strony
nav-card = Ściąga

display-title = Wygląd
display-reset = Przywróć
display-contrast = Kontrast
    .low = łagodny
    .high = mocny
display-grain = Ziarno
    .low = drobne
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
display-more = Wszystkie ustawienia

home-title = Dawne gry karciane, uczciwe rozdania
home-continue = Twój stół do gry { $game } jest nadal otwarty
    .hint = Wszystko jest tak, jak było.
    .button = Graj dalej
home-play = Graj
home-rules = Pełne zasady
home-try = Spróbuj: zagraj kartę
home-foot = Komputer widzi tylko własne karty, a każde tasowanie można potem sprawdzić.
home-preparing = Trwa przygotowywanie gier
    .hint = Dzieje się to raz, przy pierwszym uruchomieniu. Jeszcze niegotowe: { $games }. Już teraz możesz usiąść do stołu; karty pojawią się, gdy tylko wszystko będzie gotowe.

game-play = Graj
game-play-title = Nowy stół
game-level = Przeciwnik
game-opponents = Przeciwnicy
game-partner = Partner
game-partner-auto = Jak przeciwnicy, co najmniej Klubowicz
game-house-rules = Zasady domowe
    .hint = Na początku wszystkie są wyłączone. Co każda z nich zmienia, opisuje strona z zasadami.
game-house-rules-link = Objaśnienie zasad domowych
game-continue = Masz otwarty stół.
    .button = Przejdź do niego
game-read-rules = Przeczytaj pełne zasady

# The page that checks how a lead may be followed.
follow-title = Co wolno zagrać?
follow-tagline = Podaj wyjście i swoją rękę: zobacz, które zagrania są dozwolone, ile ich jest i dlaczego.
follow-target = Dotknięte karty trafiają do:
follow-lead = Wyjście
follow-hand = Ręka
follow-do = Sprawdź
follow-clear = Wyczyść wszystko
follow-example = Przykład
follow-result = Odpowiedź
follow-need-lead = Wybierz karty wyjścia.
follow-need-hand = Ręka musi mieć co najmniej tyle kart, ile jest w wyjściu. Brakuje jeszcze: { $missing }.
follow-strange = Żadna karta nie nazywa się tak: { $words }. Karty zapisuje się na przykład { $example }.
follow-too-many = Za dużo kart: ręka ma ich najwyżej { $most }.
follow-copies = Więcej egzemplarzy, niż jest w grze: { $cards }.
follow-count = { $count ->
    [one] Jedno zagranie jest dozwolone
    [few] { $count } zagrania są dozwolone
    [many] { $count } zagrań jest dozwolonych
   *[other] { $count } zagrania jest dozwolone
}
follow-try = Wypróbuj zagranie z tej ręki
follow-typed = Albo wpisz zagranie
follow-is-legal = Dozwolone: { $cards }
follow-open = Wybrane: { $chosen } z { $wanted }. Może z tego powstać dozwolone zagranie.
follow-list = Wszystkie dozwolone zagrania

level-novice = Początkujący
    .hint = Zagrywa to, co wygląda nie najgorzej, i zostawia ci wiele okazji.
level-casual = Amator
    .hint = Rozsądnie gra własnymi kartami, ale patrzy tylko na stół.
level-club = Klubowicz
    .hint = Zna zwyczaje gry, zostawia na stole karty, które może odzyskać, i rzadko wystawia się na scopę.
level-expert = Ekspert
    .hint = Rozważa grę do końca kart w ręce, ostatnie karty rozdania zagrywa bezbłędnie, ale czasem ma słabszą chwilę.
level-master = Mistrz
    .hint = Rozważa tysiące możliwych układów kart, a ostatnie karty rozdania zagrywa bezbłędnie.

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
example = Przykład
example-again = Od początku
example-play = Zagraj od tej pozycji
example-waiting = Trwa przygotowywanie zasad. Spróbuj za chwilę.
rules-values = Ile warte są karty
rules-values-card = Karta
rules-card-title = { $game }, ściąga
rules-card-print = Drukuj
rules-card-back = Wszystkie zasady

table-page-title = { $game }: stół
table-page-loading = Trwa przygotowywanie stołu.
table-page-noscript = Stół wymaga skryptów: karty przesuwają się, gdy nadchodzą wiadomości z serwera. Zezwól tej stronie na skrypty i wczytaj ją ponownie. Zasady można czytać i bez nich.
table-page-not-built = W tej instalacji brakuje programu stołu. Kto prowadzi tę stronę, może go zbudować poleceniem „./dev run” albo zainstalować gotowy pakiet.

settings-title = Ustawienia
settings-lead = To, co tu ustawisz, zostaje w tej przeglądarce.
settings-display-hint = Kontrast, ziarno i temperatura barwowa są pod „Wygląd” u góry każdej strony. 50% to wartość neutralna.
settings-theme-hint = Tło wszystkich stron. Karty są zawsze na jasnym tle.
settings-language = Język
settings-language-hint = Każdą stronę można czytać w każdym języku z tej listy; jej adres się nie zmienia.
settings-visitor = Twoje miejsce
settings-visitor-hint = Nie ma tu kont. Miejsca przy stołach trzyma dla ciebie losowa liczba w pliku cookie; kto usuwa pliki cookie, ten je traci.
settings-cards = Karty i stół
settings-play = Gra
settings-motion = Ruch i dźwięk
settings-speech = Odczytywanie
settings-script = Te ustawienia wymagają skryptów. Bez nich obowiązują wartości domyślne.
settings-reset = Przywróć wszystkie ustawienia
set-deck = Talia
    .hint = Do gier na 40 kart. Przy kolorach włoskich kiery to kielichy, kara to monety, trefle to buławy, a piki to miecze; zamiast damy jest jeździec.
set-deck-milanese = mediolańska
set-deck-bresciane-40 = z Brescii, kolory włoskie
set-cloth = Sukno
    .hint = Każda gra ma własne, możesz też wybrać jedno do wszystkich.
set-cloth-own = własne
set-cloth-green = zielone
set-cloth-blue = niebieskie
set-cloth-burgundy = bordowe
set-cloth-slate = łupkowe
set-inks = Barwy kolorów
    .hint = Wyraźne barwy łatwiej odróżnić, niezależnie od tego, jak widzisz kolory.
set-inks-classic = klasyczne
set-inks-four = cztery
set-inks-distinct = wyraźne
set-letters = Litery w rogach
    .hint = As, walet, dama i król w twoim języku albo jak na kartach międzynarodowych.
set-index = Rogi
    .hint = Duże cyfry i znaki łatwiej odczytać na małym ekranie.
set-index-normal = zwykłe
set-index-big = duże
set-tap = Gra jednym dotknięciem
    .hint = Jedno dotknięcie od razu zagrywa kartę, bez drugiego.
set-forced = Tylko jedno zagranie
    .hint = Co się dzieje, gdy nie masz wyboru.
set-forced-off = czekaj
set-forced-suggest = podpowiedz
set-forced-play = zagraj
set-memory = Ćwiczenie pamięci
    .hint = Ukrywa, co leży w zebranych kartach, dla tych, którzy ćwiczą liczenie.
set-hand = Ręka
    .hint = Stół dla leworęcznych ma przyciski po lewej.
set-hand-right = prawa
set-hand-left = lewa
set-pace = Tempo
    .hint = Jak szybko poruszają się karty i gra komputer.
set-pace-slow = wolne
set-pace-normal = zwykłe
set-pace-fast = szybkie
set-pace-instant = natychmiast
set-motion = Ruch
    .hint = Bez ruchu karty zmieniają miejsce od razu.
set-motion-auto = jak w systemie
set-motion-full = zawsze
set-motion-reduced = bez ruchu
set-volume = Głośność
    .hint = Dźwięki zaczynają się po twoim pierwszym dotknięciu lub klawiszu.
set-sound_cards = Dźwięk kart
set-sound_turn = Dźwięk, gdy twoja kolej
set-sound_end = Dźwięk na koniec rozdania
set-speech = Co jest odczytywane
    .hint = Dla czytników ekranu, podczas gry.
set-speech-all = każde zagranie
set-speech-results = moje zagrania i wyniki
set-speech-turn = tylko moja kolej

keyboard-title = Klawiatura
keyboard-lead = Przy stole wszystko można zrobić samą klawiaturą. Klawisze działają, gdy stół jest aktywny.

verify-title = Tasowanie w rozdaniu { $number }
verify-lead = Nikt, nawet serwer, nie mógł wybrać tego rozdania. Oto wszystko, z czego powstało, i sposób, by sprawdzić je samodzielnie.
verify-none-title = Na razie nie ma czego sprawdzać
verify-none = Sekret rozdania pokazuje się po zagraniu ostatniej karty. Dokończ rozdanie i wróć tutaj.
verify-practice = Gra przy tym stole zaczęła się od przykładu z zasad. Kart nie tasowano, więc nie ma czego sprawdzać.
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
error-403 = Żądanie odrzucono
    .why = Żądanie nie przyszło ze strony tej witryny.
    .what = Otwórz stronę tutaj i użyj jej przycisków.
error-403-seat = Nie masz miejsca przy tym stole
    .why = Miejsce jest związane z plikiem cookie w przeglądarce, w której powstał stół, a w tej go nie ma.
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
