# What the site's own pages say about Shengji. The table's texts are in shengji.ftl.

shengji-name = Shengji
shengji-box = 108 kart · dwie talie
shengji-summary = 4 graczy, dwóch na dwóch, od poziomu 2 aż ponad asa
shengji-emblem = Znak wznoszenia się na czerwonym słońcu nad falami

shengji-option-first_dealer = Rozdający w pierwszym rozdaniu
    .hint = Rozstrzygają o tym zgłoszenia.
shengji-option-first_dealer-earliest = kto zgłosi pierwszy
shengji-option-first_dealer-standing = czyje zgłoszenie obowiązuje
shengji-option-pass_ace = Przejście asa
    .hint = Kto wygrywa dzięki temu partię.
shengji-option-pass_ace-any = dowolna strona
shengji-option-pass_ace-defend = broniący na poziomie asa
shengji-option-stops = Przystanki
    .hint = Poziomy, których nikt nie przeskakuje.
shengji-option-stops-null = brak
shengji-option-stops-5TK = 5, 10, król
shengji-option-stops-5TKA = 5, 10, król, as
shengji-option-stops-TJQKA = 10, walet, dama, król, as
shengji-option-stops_defend = Obrona przystanku
    .hint = Z przystanku awansują tylko broniący.
shengji-option-throws = Rzuty
    .hint = Wolno wyjść naraz w kilka układów jednego koloru.
shengji-option-throw_penalty = Punkty karne za rzut
    .hint = Co nieudany rzut daje drugiej stronie.
shengji-option-throw_penalty-0 = brak
shengji-option-throw_penalty-10 = 10 punktów
shengji-option-throw_kitty = Rzut w ostatniej lewie
    .hint = Które jego karty mnożą musik.
shengji-option-throw_kitty-all = wszystkie karty
shengji-option-throw_kitty-longest = najdłuższy układ
shengji-option-follow_tractor = Traktor na traktor
    .hint = Na traktor odpowiada się traktorem, jeśli się go ma.
shengji-option-reinforce = Wzmocnienie własnego zgłoszenia
    .hint = Po trzech pasach wolno pokazać drugą kartę poziomu.
shengji-option-reinforce-off = nie
shengji-option-reinforce-own_turn = jeden raz
shengji-option-no_call = Nikt nie zgłasza
    .hint = Do czego prowadzą cztery pasy.
shengji-option-no_call-kitty = rozstrzyga musik
shengji-option-no_call-no_trump = bez koloru atutowego
shengji-option-no_call-redeal = ponowne rozdanie kart
shengji-option-kitty_factor = Ile liczy się musik
    .hint = Przez ile mnoży się jego punkty.
shengji-option-kitty_factor-2n = podwojona liczba kart
shengji-option-kitty_factor-power = 2, 4, 8, 16 i tak dalej
shengji-option-kitty_factor-two = zawsze 2
shengji-option-kitty_factor-kind = 2, 4 lub 8 zależnie od układu

shengji-example-points = Poziom 2, atu kier. Prowadzi as pik twojego partnera. Zobacz, co zyska wasza strona, jeśli dołożysz mu dziesiątkę.
shengji-example-call = Poziom 2, pierwsze rozdanie. Zgłoszono dwójkę trefl. Sprawdź, które z twoich kart są silniejsze.
shengji-example-no-trump = Bez koloru atutowego, poziom 10. Dziesiątki biją każdego asa, a para dziesiątek łączy się dalej z czarnymi jokerami.
shengji-example-tractor = Poziom 6, atu kier. Piątki i siódemki pik następują po sobie. Sprawdź, w które pary możesz wyjść razem.
shengji-example-one-pair = Wyjście to dwie pary pików, a ty masz jedną. Trzeba ją zagrać; do reszty wybierz jeszcze dwa piki.
shengji-example-level-cards = Poziom 2, atu kier. Wyjście to dwójka pik. Dwójka trefl jest równie silna: zobacz, kto nadal prowadzi.
shengji-example-kitty = Wśród odłożonych są król i 5. Zobacz, ile się liczą, jeśli weźmiesz ostatnią lewę parą, a ile, jeśli ją rozbijesz.
shengji-example-promotion = Atakujący mają 70 punktów. Zobacz, kto awansuje, jeśli twoja dziesiątka trafi do asa partnera, a kto, jeśli ją zachowasz.

# What the rules ask of whoever follows, as the page that checks it says it.
shengji-duty-lead = { $shape ->
    [single] Wyjście pojedynczą kartą
    [pair] Wyjście parą
   *[tractor] Wyjście traktorem z { $pairs } par
} { $suit ->
    [S] w piki
    [H] w kiery
    [C] w trefle
    [D] w kara
   *[T] w atuty
}: { $cards }.
shengji-duty-gap = Karty poziomu nie zostawiają po sobie luki, więc na poziomie { $level } te karty następują po sobie: { $cards }.
shengji-duty-level-away = Karty poziomu są atutami, bez względu na wydrukowany kolor. Do koloru wyjścia nie należą: { $cards }.
shengji-duty-level-joins = Karty poziomu są atutami, bez względu na wydrukowany kolor. Do koloru wyjścia należą więc: { $cards }.
shengji-duty-own = Kart do zagrania: { $wanted }. { $held ->
    [0] W kolorze wyjścia nie masz żadnej.
   *[other] W kolorze wyjścia masz { $held }: { $cards }.
}
shengji-duty-any-own = Możesz dołożyć do koloru jedną z tych kart: obojętnie którą.
shengji-duty-no-pairs = Masz ich dość, więc wszystko, co zagrywasz, musi być w tym kolorze. Pary w nim nie masz, więc zagraj { $wanted ->
    [one] dowolną z nich
    [few] dowolne { $wanted } z nich
    [many] dowolnych { $wanted } z nich
   *[other] dowolne { $wanted } z nich
}.
shengji-duty-all-pairs = Masz ich dość, więc wszystko, co zagrywasz, musi być w tym kolorze, najpierw pary. Pary, które trzeba zagrać: { $cards }.{ $loose ->
    [0] {""}
   *[other] {" "}Luźne karty koloru do dopełnienia: { $loose }.
}
shengji-duty-some-pairs = Masz ich dość, więc wszystko, co zagrywasz, musi być w tym kolorze, najpierw pary. Pary do zagrania, do wyboru: { $pairs } z { $held }. Są to: { $cards }.
shengji-duty-any-pairs = Pary nie muszą następować po sobie i nikt nie musi zagrać traktora na traktor.
shengji-duty-tractor = Przy tym stole na traktor odpowiada się traktorem. Musisz zagrać traktor z { $pairs } par, spośród tych kart: { $cards }.
shengji-duty-all-own = Masz ich za mało, więc trzeba zagrać wszystkie. Inne karty do dopełnienia, dowolne: { $free }.
shengji-duty-free = { $suit ->
    [T] Zagrywasz, co chcesz.
   *[other] Zagrywasz, co chcesz: przebijanie atutem nigdy nie jest obowiązkiem.
}

# In a terminal
shengji-terminal-help =
    Karty         wysokość i kolor: 7s to siódemka pik, th to dziesiątka kier (c trefl, d karo, h kier, s pik)
                  jokery: jb to czarny, jr to czerwony
    7s            zagrywa kartę
    5s 5s         zagrywa parę, 5s 5s 6s 6s to traktor; odstępy, przecinki i plusy znaczą to samo
    call 2s       zgłasza atu tą kartą; pass to pas
    bury 3c 4c .. odkłada osiem kart
    1 2 3 ...     zagrywa ten wiersz listy
    legal         pokazuje jeszcze raz, co możesz zagrać
    score         stan partii i odkryte karty
    undo          cofa twoją ostatnią decyzję i wszystko, co było po niej
    quit          kończy; dowiesz się, jak wrócić do gry później
