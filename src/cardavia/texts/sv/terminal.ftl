# The game in a terminal. What the cards and refusals are called stands with the table's texts.

terminal-title = { $game }, parti { $seed } mot { $level }
terminal-hint = Skriv vad du spelar, till exempel 7s x 3d 4d, ett nummer från listan eller ? för hjälp.
terminal-you = Du
terminal-deal = Giv { $number }, { $who ->
    [you] du ger
   *[other] { $name } ger
}
terminal-scores = du { $mine }, { $name } { $theirs }
terminal-target = till { $target }
terminal-stock = { $cards ->
    [0] talongen är slut
   *[other] { $cards } i talongen
}
terminal-hand-size = { $cards } kort på hand
terminal-pile = { $cards ->
    [0] inget taget
    [one] { $cards } taget
   *[other] { $cards } tagna
}
terminal-last = senaste sticket: { $cards }, av { $who }
terminal-last-you = senaste sticket: { $cards }, av dig
terminal-table = Bord
terminal-empty = tomt
terminal-void = Given med { $cards } på bordet var ogiltig: det blandades om.

terminal-plays = { $who } spelar { $card }.
terminal-takes = { $who } spelar { $card } och tar { $taken }.
terminal-you-play = Du spelar { $card }.
terminal-you-take = Du spelar { $card } och tar { $taken }.
terminal-bonus-scopa = Scopa!
terminal-collects = { $who } får resten av bordet: { $cards }.
terminal-you-collect = Du får resten av bordet: { $cards }.

terminal-choice-take = { $card } tar { $taken }
terminal-choice-leave = { $card } blir kvar på bordet
terminal-which = Vilket av de här? Skriv numret.
terminal-instead = Det här kan du spela i stället:
terminal-rule = Regel:
terminal-unreadable = ”{ $text }” är varken ett kort du kan spela eller ett kommando. Skriv ? för hjälp.
terminal-no-number = Listan har inget nummer { $number }: den slutar vid { $last }.
terminal-refused = { $action } avvisas ({ $code }).
terminal-nothing-to-undo = Det finns inget att ta tillbaka: du har inte spelat i den här given ännu.
terminal-undone = Taget tillbaka: { $action }.

terminal-sheet = Protokoll för giv { $number }
terminal-sheet-item = Post
terminal-sheet-total = Den här given
terminal-sheet-match = Parti
terminal-item-cards = Kort
terminal-item-diamonds = Ruter
terminal-item-settebello = Settebello
terminal-item-primiera = Primiera
terminal-item-re_bello = Re bello (K♦)
terminal-item-napola = Napola
terminal-item-scopa = Scopor
terminal-next = Tryck Enter för nästa giv.
terminal-won = Du vinner partiet med { $mine }–{ $theirs }.
terminal-lost = { $name } vinner partiet med { $theirs }–{ $mine }.
terminal-drawn = Partiet slutar oavgjort, { $mine }–{ $theirs }.
terminal-left = Du har lämnat partiet. Så här fortsätter du där du var:
terminal-left-new = Inget är spelat ännu. Så här börjar du samma parti igen:

terminal-help =
    Kort       valör och färg: 7s är spader 7, jh hjärter knekt (c klöver, d ruter, h hjärter, s spader)
               med italienska färger är b stavar, c bägare, d mynt, s svärd och n riddaren
    7s         spelar kortet: det blir kvar på bordet om reglerna tillåter det, annars tar det om det bara går på ett sätt
    7s x 3d 4d spelar kortet och tar de korten; blanksteg, komma och plus gör detsamma
    1 2 3 ...  spelar den raden i listan
    legal      visar igen vad du kan spela
    score      hur partiet står och vad som är taget
    undo       tar tillbaka ditt senaste kort och allt som spelats sedan dess
    quit       lämnar partiet; du får veta hur du fortsätter senare
