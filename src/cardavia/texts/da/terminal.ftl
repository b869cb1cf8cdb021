# The game in a terminal. What the cards and refusals are called stands with the table's texts.

terminal-title = { $game }, parti { $seed } mod { $level }
terminal-hint = Skriv, hvad du spiller, for eksempel 7s x 3d 4d, et nummer fra listen eller ? for hjælp.
terminal-you = Du
terminal-deal = Omgang { $number }, { $who ->
    [you] du giver
   *[other] { $name } giver
}
terminal-scores = du { $mine }, { $name } { $theirs }
terminal-target = til { $target }
terminal-stock = { $cards ->
    [0] bunken er tom
   *[other] { $cards } i bunken
}
terminal-hand-size = { $cards } kort på hånden
terminal-pile = { $cards ->
    [0] intet taget
   *[other] { $cards } taget
}
terminal-last = seneste stik: { $cards }, af { $who }
terminal-last-you = seneste stik: { $cards }, af dig
terminal-table = Bord
terminal-empty = tomt
terminal-void = Given med { $cards } på bordet var ugyldig: Der er blandet igen.

terminal-plays = { $who } spiller { $card }.
terminal-takes = { $who } spiller { $card } og tager { $taken }.
terminal-you-play = Du spiller { $card }.
terminal-you-take = Du spiller { $card } og tager { $taken }.
terminal-bonus-scopa = Scopa!
terminal-collects = { $who } får resten af bordet: { $cards }.
terminal-you-collect = Du får resten af bordet: { $cards }.

terminal-choice-take = { $card } tager { $taken }
terminal-choice-leave = { $card } bliver på bordet
terminal-which = Hvilket af disse? Skriv nummeret.
terminal-instead = Det kan du spille i stedet:
terminal-rule = Regel:
terminal-unreadable = ”{ $text }” er hverken et kort, du kan spille, eller en kommando. Skriv ? for hjælp.
terminal-no-number = Listen har intet nummer { $number }: Den slutter ved { $last }.
terminal-refused = { $action } afvises ({ $code }).
terminal-nothing-to-undo = Der er intet at tage tilbage: Du har ikke spillet i denne omgang endnu.
terminal-undone = Taget tilbage: { $action }.

terminal-sheet = Regnskab for omgang { $number }
terminal-sheet-item = Post
terminal-sheet-total = Denne omgang
terminal-sheet-match = Parti
terminal-item-cards = Kort
terminal-item-diamonds = Ruder
terminal-item-settebello = Settebello
terminal-item-primiera = Primiera
terminal-item-re_bello = Re bello (K♦)
terminal-item-napola = Napola
terminal-item-scopa = Scopaer
terminal-next = Tryk Enter for næste omgang.
terminal-won = Du vinder partiet { $mine }–{ $theirs }.
terminal-lost = { $name } vinder partiet { $theirs }–{ $mine }.
terminal-drawn = Partiet ender uafgjort, { $mine }–{ $theirs }.
terminal-left = Du har forladt partiet. Sådan fortsætter du, hvor du slap:
terminal-left-new = Der er ikke spillet noget endnu. Sådan begynder du det samme parti igen:

terminal-help =
    Kort       værdi og kulør: 7s er spar 7, jh hjerter knægt (c klør, d ruder, h hjerter, s spar)
               med italienske kulører er b stave, c bægre, d mønter, s sværd og n ridderen
    7s         spiller kortet: Det bliver på bordet, hvis reglerne tillader det; ellers tager det, hvis det kun kan på én måde
    7s x 3d 4d spiller kortet og tager de kort; mellemrum, komma og plus gør det samme
    1 2 3 ...  spiller den linje på listen
    legal      viser igen, hvad du kan spille
    score      hvordan partiet står, og hvad der er taget
    undo       tager dit seneste kort tilbage og alt, hvad der er spillet siden
    quit       forlader partiet; du får at vide, hvordan du fortsætter senere
