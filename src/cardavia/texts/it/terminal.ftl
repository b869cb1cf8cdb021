# The game in a terminal. What the cards and refusals are called stands with the table's texts.

terminal-title = { $game }, partita { $seed } contro { $level }
terminal-hint = Scrivi una giocata, per esempio 7s x 3d 4d, un numero dell’elenco, o ? per l’aiuto.
terminal-you = Tu
terminal-deal = Smazzata { $number }, { $who ->
    [you] dai le carte tu
   *[other] dà le carte { $name }
}
terminal-scores = tu { $mine }, { $name } { $theirs }
terminal-target = a { $target } punti
terminal-stock = { $cards ->
    [0] tallone finito
    [one] { $cards } carta nel tallone
    [many] { $cards } carte nel tallone
   *[other] { $cards } carte nel tallone
}
terminal-hand-size = { $cards ->
    [one] 1 carta in mano
    [many] { $cards } carte in mano
   *[other] { $cards } carte in mano
}
terminal-pile = { $cards ->
    [0] nessuna presa
    [one] { $cards } carta presa
    [many] { $cards } carte prese
   *[other] { $cards } carte prese
}
terminal-last = ultima presa: { $cards }, di { $who }
terminal-last-you = ultima presa: { $cards }, tua
terminal-table = Tavolo
terminal-empty = vuoto
terminal-void = Smazzata nulla (in tavola: { $cards }): carte rimescolate.

terminal-plays = { $who } gioca { $card }.
terminal-takes = { $who } gioca { $card } e prende { $taken }.
terminal-you-play = Giochi { $card }.
terminal-you-take = Giochi { $card } e prendi { $taken }.
terminal-bonus-scopa = Scopa!
terminal-collects = { $who } prende il resto della tavola: { $cards }.
terminal-you-collect = Prendi il resto della tavola: { $cards }.

terminal-choice-take = { $card } prende { $taken }
terminal-choice-leave = { $card } resta in tavola
terminal-which = Quale di queste? Scrivine il numero.
terminal-instead = Che cosa puoi giocare invece:
terminal-rule = Regola:
terminal-unreadable = «{ $text }» non è né una carta che puoi giocare né un comando. Scrivi ? per l’aiuto.
terminal-no-number = Nell’elenco non c’è il numero { $number }: arriva fino a { $last }.
terminal-refused = { $action } non è ammesso ({ $code }).
terminal-nothing-to-undo = Non c’è nulla da annullare: in questa smazzata non hai ancora giocato.
terminal-undone = Annullato: { $action }.

terminal-sheet = Punteggio della smazzata { $number }
terminal-sheet-item = Voce
terminal-sheet-total = Questa smazzata
terminal-sheet-match = Partita
terminal-item-cards = Carte
terminal-item-diamonds = Quadri
terminal-item-settebello = Settebello
terminal-item-primiera = Primiera
terminal-item-re_bello = Re bello (K♦)
terminal-item-napola = Napola
terminal-item-scopa = Scope
terminal-next = Premi Invio per la prossima smazzata.
terminal-won = Hai vinto la partita { $mine } a { $theirs }.
terminal-lost = { $name } ha vinto la partita { $theirs } a { $mine }.
terminal-drawn = La partita finisce in parità, { $mine } a { $theirs }.
terminal-left = Hai lasciato la partita. Così riprende da dove eri:
terminal-left-new = Non è stato ancora giocato nulla. Così ricomincia la stessa partita:

terminal-help =
    Carte      valore e seme: 7s è il sette di picche, jh il fante di cuori (c fiori, d quadri, h cuori, s picche)
               con i semi italiani b è bastoni, c coppe, d denari, s spade, e n il cavallo
    7s         gioca la carta: se le regole lo permettono resta in tavola, altrimenti prende se può farlo in un modo solo
    7s x 3d 4d gioca la carta e prende quelle; spazi, virgole e segni più valgono lo stesso
    1 2 3 ...  gioca quella riga dell’elenco
    legal      elenca di nuovo che cosa puoi giocare
    score      a che punto è la partita e che cosa è stato preso
    undo       annulla la tua ultima giocata e ciò che è seguito
    quit       esce; ti dice come riprendere più tardi
