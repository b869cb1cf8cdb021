# The game in a terminal. What the cards and refusals are called stands with the table's texts.

terminal-title = { $game }, partij { $seed } tegen { $level }
terminal-hint = Typ wat je speelt, bijvoorbeeld 7s x 3d 4d, een nummer uit de lijst, of ? voor hulp.
terminal-you = Jij
terminal-deal = Spel { $number }, { $who ->
    [you] jij deelt
   *[other] { $name } deelt
}
terminal-scores = jij { $mine }, { $name } { $theirs }
terminal-target = tot { $target }
terminal-stock = { $cards ->
    [0] de stok is leeg
   *[other] { $cards } in de stok
}
terminal-hand-size = { $cards ->
    [one] 1 kaart in de hand
   *[other] { $cards } kaarten in de hand
}
terminal-pile = { $cards ->
    [0] niets gepakt
   *[other] { $cards } gepakt
}
terminal-last = vorige slag: { $cards }, van { $who }
terminal-last-you = vorige slag: { $cards }, van jou
terminal-table = Tafel
terminal-empty = leeg
terminal-void = Het spel met { $cards } op tafel was ongeldig: er is opnieuw geschud.

terminal-plays = { $who } speelt { $card }.
terminal-takes = { $who } speelt { $card } en pakt { $taken }.
terminal-you-play = Je speelt { $card }.
terminal-you-take = Je speelt { $card } en pakt { $taken }.
terminal-bonus-scopa = Scopa!
terminal-collects = { $who } krijgt de rest van de tafel: { $cards }.
terminal-you-collect = Jij krijgt de rest van de tafel: { $cards }.

terminal-choice-take = { $card } pakt { $taken }
terminal-choice-leave = { $card } blijft op tafel
terminal-which = Welke van deze? Typ het nummer.
terminal-instead = Dit kun je wel spelen:
terminal-rule = Regel:
terminal-unreadable = ‘{ $text }’ is geen kaart die je kunt spelen en geen opdracht. Typ ? voor hulp.
terminal-no-number = De lijst heeft geen nummer { $number }: die eindigt bij { $last }.
terminal-refused = { $action } is geweigerd ({ $code }).
terminal-nothing-to-undo = Er is niets terug te nemen: je hebt in dit spel nog niet gespeeld.
terminal-undone = Teruggenomen: { $action }.

terminal-sheet = Scoreformulier van spel { $number }
terminal-sheet-item = Onderdeel
terminal-sheet-total = Dit spel
terminal-sheet-match = Partij
terminal-item-cards = Kaarten
terminal-item-diamonds = Ruiten
terminal-item-settebello = Settebello
terminal-item-primiera = Primiera
terminal-item-re_bello = Re bello (K♦)
terminal-item-napola = Napola
terminal-item-scopa = Scopa’s
terminal-next = Druk op Enter voor het volgende spel.
terminal-won = Je wint de partij met { $mine }–{ $theirs }.
terminal-lost = { $name } wint de partij met { $theirs }–{ $mine }.
terminal-drawn = De partij eindigt in gelijkspel, { $mine }–{ $theirs }.
terminal-left = Je hebt de partij verlaten. Zo ga je verder waar je was:
terminal-left-new = Er is nog niets gespeeld. Zo begin je dezelfde partij opnieuw:

terminal-help =
    Kaarten    rang en kleur: 7s is schoppenzeven, jh hartenboer (c klaveren, d ruiten, h harten, s schoppen)
               bij Italiaanse kleuren is b staven, c bekers, d munten, s zwaarden en n de ridder
    7s         speelt de kaart: die blijft op tafel als dat mag, anders pakt die als het maar op één manier kan
    7s x 3d 4d speelt de kaart en pakt die kaarten; spaties, komma’s en plustekens doen hetzelfde
    1 2 3 ...  speelt die regel van de lijst
    legal      toont opnieuw wat je kunt spelen
    score      hoe de partij staat en wat er gepakt is
    undo       neemt je laatste kaart terug, en alles wat daarna is gespeeld
    quit       verlaat de partij; je krijgt te zien hoe je later verdergaat
