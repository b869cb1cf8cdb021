# The game in a terminal. What the cards and refusals are called stands with the table's texts.

terminal-title = { $game }, match { $seed } against { $level }
terminal-hint = Type a play such as 7s x 3d 4d, a number from the list, or ? for help.
terminal-you = You
terminal-deal = Deal { $number }, { $who ->
    [you] you deal
   *[other] { $name } deals
}
terminal-scores = you { $mine }, { $name } { $theirs }
terminal-target = to { $target }
terminal-stock = { $cards ->
    [0] stock empty
   *[other] { $cards } in the stock
}
terminal-hand-size = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
terminal-pile = { $cards ->
    [0] nothing captured
   *[other] { $cards } captured
}
terminal-last = last capture: { $cards }, by { $who }
terminal-last-you = last capture: { $cards }, by you
terminal-table = Table
terminal-empty = empty
terminal-void = The first table cards { $cards } made the deal void: shuffled again.

terminal-plays = { $who } plays { $card }.
terminal-takes = { $who } plays { $card } and takes { $taken }.
terminal-you-play = You play { $card }.
terminal-you-take = You play { $card } and take { $taken }.
terminal-bonus-scopa = Scopa!
terminal-collects = { $who } gets the rest of the table: { $cards }.
terminal-you-collect = You get the rest of the table: { $cards }.

terminal-choice-take = { $card } takes { $taken }
terminal-choice-leave = { $card } stays on the table
terminal-which = Which of these? Type its number.
terminal-instead = What you can play instead:
terminal-rule = Rule:
terminal-unreadable = "{ $text }" is neither a card you could play nor a command. Type ? for help.
terminal-no-number = There is no number { $number } on the list: it ends at { $last }.
terminal-refused = { $action } is refused ({ $code }).
terminal-nothing-to-undo = There is nothing to take back: you have not played in this deal yet.
terminal-undone = Taken back: { $action }.

terminal-sheet = Score of deal { $number }
terminal-sheet-item = Item
terminal-sheet-total = This deal
terminal-sheet-match = Match
terminal-item-cards = Cards
terminal-item-diamonds = Diamonds
terminal-item-settebello = Settebello
terminal-item-primiera = Primiera
terminal-item-re_bello = Re bello (K♦)
terminal-item-napola = Napola
terminal-item-scopa = Scopas
terminal-next = Press Enter for the next deal.
terminal-won = You win the match { $mine } to { $theirs }.
terminal-lost = { $name } wins the match { $theirs } to { $mine }.
terminal-drawn = The match is drawn, { $mine } to { $theirs }.
terminal-left = You have left the match. This goes on where you were:
terminal-left-new = Nothing has been played yet. This begins the same match again:

terminal-help =
    Cards      rank and suit: 7s is the 7 of spades, jh the jack of hearts (c clubs, d diamonds, h hearts, s spades)
               with Italian suits b is batons, c cups, d coins, s swords, and n the knight
    7s         plays the card: it stays on the table where the rules let it, else it takes if there is only one way
    7s x 3d 4d plays the card and takes those; blanks, commas and plus signs are all the same
    1 2 3 ...  plays that line of the list
    legal      lists again what you can play
    score      where the match stands and what has been captured
    undo       takes your last play back, and what was played after it
    quit       leaves; you are told how to go on later
