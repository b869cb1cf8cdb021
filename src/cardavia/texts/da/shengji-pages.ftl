# What the site's own pages say about Shengji. The table's texts are in shengji.ftl.

shengji-name = Shengji
shengji-box = 108 kort · to spil kort
shengji-summary = 4 spillere, to mod to, fra niveau 2 til forbi esset
shengji-emblem = Tegnet for at stige, på en rød sol over bølger

shengji-option-first_dealer = Kortgiver i første omgang
    .hint = Afgøres af meldingerne.
shengji-option-first_dealer-earliest = den, der melder først
shengji-option-first_dealer-standing = den, hvis melding gælder
shengji-option-pass_ace = At passere esset
    .hint = Hvem der vinder partiet ved det.
shengji-option-pass_ace-any = begge hold kan
shengji-option-pass_ace-defend = forsvarere, der står på esset
shengji-option-stops = Stop
    .hint = Niveauer, som ingen springer over.
shengji-option-stops-null = ingen
shengji-option-stops-5TK = 5, 10, konge
shengji-option-stops-5TKA = 5, 10, konge, es
shengji-option-stops-TJQKA = 10, knægt, dame, konge, es
shengji-option-stops_defend = Forsvar på et stop
    .hint = På et stop rykker kun forsvarere op.
shengji-option-throws = Kast
    .hint = Flere former i én kulør må spilles ud på én gang.
shengji-option-throw_penalty = Straf for et kast
    .hint = Hvad et glippet kast giver det andet hold.
shengji-option-throw_penalty-0 = ingen
shengji-option-throw_penalty-10 = 10 point
shengji-option-throw_kitty = Kast i sidste stik
    .hint = Hvilke af dets kort der ganger katten op.
shengji-option-throw_kitty-all = alle kort
shengji-option-throw_kitty-longest = dets længste form
shengji-option-follow_tractor = Traktor på traktor
    .hint = En traktor besvares med en traktor, hvis man har en.
shengji-option-reinforce = At styrke sin egen melding
    .hint = Efter tre passer må man vise det andet niveaukort.
shengji-option-reinforce-off = nej
shengji-option-reinforce-own_turn = én gang
shengji-option-no_call = Ingen melder
    .hint = Hvad fire passer fører til.
shengji-option-no_call-kitty = katten afgør
shengji-option-no_call-no_trump = ingen trumfkulør
shengji-option-no_call-redeal = der gives om
shengji-option-kitty_factor = Hvad katten tæller
    .hint = Hvad dens point ganges med.
shengji-option-kitty_factor-2n = to gange antallet af kort
shengji-option-kitty_factor-power = 2, 4, 8, 16 og så videre
shengji-option-kitty_factor-two = altid 2
shengji-option-kitty_factor-kind = 2, 4 eller 8 efter form

shengji-example-points = Niveau 2, hjerter er trumf. Din makkers spar es fører. Se, hvad jeres hold får ud af at lægge tieren på.
shengji-example-call = Niveau 2, første omgang. Klør to er meldt. Prøv, hvilke af dine kort der er stærkere.
shengji-example-no-trump = Ingen trumfkulør, niveau 10. Tierne slår ethvert es, og et par af dem fortsætter i de sorte jokere.
shengji-example-tractor = Niveau 6, hjerter er trumf. Femmerne og syverne i spar følger efter hinanden. Prøv, hvilke par du kan spille ud sammen.
shengji-example-one-pair = Der er spillet to par spar ud, og du har ét. Det skal spilles; vælg to spar mere til resten.
shengji-example-level-cards = Niveau 2, hjerter er trumf. Der er spillet spar to ud. Klør to er lige så stærk: Se, hvem der fører.
shengji-example-kitty = En konge og en 5’er ligger i katten. Se, hvad de tæller, hvis du vinder sidste stik med et par, og hvis du bryder det.
shengji-example-promotion = Angriberne har 70 point. Se, hvem der rykker op, hvis din tier går til din makkers es, og hvis du beholder den.

# What the rules ask of whoever follows, as the page that checks it says it.
shengji-duty-lead = { $shape ->
    [single] Der er spillet et enkelt kort ud
    [pair] Der er spillet et par ud
   *[tractor] Der er spillet en traktor på { $pairs } par ud
} { $suit ->
    [S] i spar
    [H] i hjerter
    [C] i klør
    [D] i ruder
   *[T] i trumf
}: { $cards }.
shengji-duty-gap = Niveaukortene efterlader intet hul, så på niveau { $level } følger disse efter hinanden: { $cards }.
shengji-duty-level-away = Niveaukort er trumf, uanset hvilken kulør der er trykt på dem. Ikke i den udspillede kulør: { $cards }.
shengji-duty-level-joins = Niveaukort er trumf, uanset hvilken kulør der er trykt på dem. Derfor er disse i den udspillede kulør: { $cards }.
shengji-duty-own = Kort, der skal spilles: { $wanted }. { $held ->
    [0] I den udspillede kulør har du ingen.
   *[other] I den udspillede kulør har du { $held }: { $cards }.
}
shengji-duty-any-own = Du kan bekende kulør med et af disse: Det er lige meget hvilket.
shengji-duty-no-pairs = Du har nok af dem, så alt, hvad du spiller, skal være i kuløren. Du har intet par i den: Vælg frit { $wanted } af dem.
shengji-duty-all-pairs = Du har nok af dem, så alt, hvad du spiller, skal være i kuløren, og par kommer først. Par, der skal spilles: { $cards }.{ $loose ->
    [0] {""}
   *[other] {" "}Løse kort i kuløren at fylde op med: { $loose }.
}
shengji-duty-some-pairs = Du har nok af dem, så alt, hvad du spiller, skal være i kuløren, og par kommer først. Par, der skal spilles, efter eget valg: { $pairs } af { $held }. De er: { $cards }.
shengji-duty-any-pairs = Parrene behøver ikke følge efter hinanden, og ingen har pligt til at spille en traktor på en traktor.
shengji-duty-tractor = Ved dette bord besvares en traktor med en traktor. Du skal spille en på { $pairs } par, blandt disse: { $cards }.
shengji-duty-all-own = Du har for få, så de skal spilles alle sammen. Andre kort at fylde op med, efter eget valg: { $free }.
shengji-duty-free = { $suit ->
    [T] Du spiller, hvad du vil.
   *[other] Du spiller, hvad du vil: Du har aldrig pligt til at trumfe.
}

# In a terminal
shengji-terminal-help =
    Kort          værdi og kulør: 7s er spar syv, th hjerter ti (c klør, d ruder, h hjerter, s spar)
                  jokere: jb er den sorte, jr den røde
    7s            spiller kortet
    5s 5s         spiller et par, 5s 5s 6s 6s en traktor; mellemrum, komma og plus gør det samme
    call 2s       melder trumf med det kort; pass melder pas
    bury 3c 4c .. lægger otte kort i katten
    1 2 3 ...     spiller den linje på listen
    legal         viser igen, hvad du kan spille
    score         hvordan partiet står, og hvad der ligger åbent
    undo          tager din seneste beslutning tilbage og alt, hvad der er spillet siden
    quit          forlader partiet; du får at vide, hvordan du fortsætter senere
