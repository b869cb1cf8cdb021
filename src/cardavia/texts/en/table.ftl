# The live table: everything that is not a game's own. Names of cards and items are in the game's file.

table-title = Table with { $who }
you = You
person = a person
dealer = dealer
is-to-play = to play
seat-level-novice = AI, Novice
seat-level-casual = AI, Casual
seat-level-club = AI, Club
seat-level-expert = AI, Expert
seat-level-master = AI, Master
seat-facts = { $level } · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

# Zones
your-hand = Your hand, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
on-table = On the table, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
stock-left = left to deal
stock-empty = all dealt
pile-yours = Your pile
pile-theirs = Their pile
pile-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
took-last = took last
you-deal = you dealt
last-capture = Last capture
last-capture-of = Last capture: { $who }
score = Score
log = Log

# Partners: two sides of two
we = We
they = They
seat-partner = partner
seat-left = left
seat-right = right
seat-name = { $name } ({ $place })
pile-ours = Our pile
pile-opponents = Their pile
sides-sheet-title = Deal { $deal }: we { $mine }, they { $theirs }
sides-sheet-won = We win the match, { $mine } to { $theirs }
sides-sheet-lost = They win the match, { $theirs } to { $mine }
sides-deal-won = We win, { $mine } to { $theirs }
sides-deal-lost = They win, { $theirs } to { $mine }
sides-say-deal-over = The deal is over: we { $mine }, they { $theirs }
sides-say-match-over = The match is over: we { $mine }, they { $theirs }
sides-read-match = Match: we { $mine }, they { $theirs }

# Many captures, and cards that may be left although they could take
prompt-many = { $count ->
    [one] { $count } capture
   *[other] { $count } captures
}: tap table cards to choose
ticket-leave-note = leave it on the table
mark-fresh = just placed
key-place = Leave the picked card on the table

# Connection
link-lost = The connection is lost. Trying again; nothing is played in the meantime.
link-back = The connection is back.
closed-unknown = This table no longer exists. Open a new one from the page of the game.
closed-seat = This browser has no seat at this table. Use the browser that you started in.
preparing-rules = The rules are being prepared. This happens once, on the first start, and takes a few seconds.
preparing-players = The computer player is being prepared. This happens once, on the first start, and takes a few seconds.

# What is expected now
prompt-dealing = Dealing
prompt-sending = Sending
prompt-unsent = Waiting for the connection
prompt-sent = Played
prompt-thinking = { $who } is thinking
prompt-over = The deal is over
prompt-ahead = { $card } picked for your turn
prompt-your-turn = Your turn
prompt-pick = Pick a card, or table cards to see what takes them
prompt-again = Tap it again to play it
prompt-choose = Choose what it takes
prompt-other = Tap another group, or take these
prompt-takers = The marked cards in your hand take exactly this
prompt-group = Tap more cards
button-idle = Pick a card
button-sheet = Score sheet
button-next = Next deal
button-again = Play again
button-look = Look at the table
button-close = Close
button-verify = Check the shuffle
button-copy = Copy as text
button-copied = Copied
copy-by-hand = Your browser does not let the page copy. Copy this yourself:
button-hint = Hint
button-hint-more = More
button-undo = Undo
button-rules = Rules
button-claim = Claim the rest
practice = practice
prompt-claimed = The rest is played out
choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}

# Score
match-to = Match to { $target }
match-one-deal = One deal
match-deals = Deal { $deal } of { $deals }
this-deal = This deal
cards-taken = Cards taken
pill = { $us } { $mine } · { $them } { $theirs }
sheet = Score sheet
sheet-title = Deal { $deal }: you { $mine }, { $who } { $theirs }
sheet-won = You win the match, { $mine } to { $theirs }
sheet-lost = { $who } wins the match, { $theirs } to { $mine }
sheet-drawn = The match is drawn, { $mine } all
deal-won = You win, { $mine } to { $theirs }
deal-lost = { $who } wins, { $theirs } to { $mine }
deal-drawn = A draw, { $mine } all
sheet-deal = This deal
sheet-match = Match, to { $target }
sheet-match-deals = Match of { $deals } deals
sheet-before = before this deal { $mine } and { $theirs }

# Log
log-deal = Deal { $deal }, { $who } dealt
log-deal-yours = Deal { $deal }, you dealt
log-batch = Cards { $from } to { $to }
log-pending = on its way

# Spoken
say-dealt = { $cards ->
    [one] { $cards } card dealt
   *[other] { $cards } cards dealt
}
say-deal-over = The deal is over: you { $mine }, they { $theirs }
say-match-over = The match is over: you { $mine }, they { $theirs }
read-turn-none = Nobody is to play
read-turn-theirs = { $who } is to play
read-match = Match: you { $mine }, they { $theirs }
read-hand = Your hand: { $cards }
read-hand-empty = Your hand is empty
read-table = On the table: { $cards }
read-table-empty = The table is empty

# Hints
hint-look-forced = There is only one possible play.
hint-look-equal = Nothing stands out here.
advice-look = Look at: { $cards }
advice-place = place the { $card }
advice-take = take { $taken } with the { $card }
advice-best = Best: { $play }
advice-forced = It is the only play.
advice-exact = All cards are known: this is worked out to the end.
advice-clear = It is clearly best.
advice-unclear = Others may be just as good.
advice-other = Or { $play }: { $difference ->
    [0] { $interval ->
        [0] just as good
       *[other] about as good
    }
    [1] { $interval ->
        [0] 1 point less
       *[other] 1 point less, give or take { $interval }
    }
   *[other] { $interval ->
        [0] { $difference } points less
       *[other] { $difference } points less, give or take { $interval }
    }
}.
say-undone = Your last play is taken back. This deal counts as practice now.
void-deal = Dealt again, because these cards lay on the table: { $cards }

# Keys
keys = Keys
key-move = Along your hand or the table cards
key-zones = Between table, choices and hand
key-pick = Pick a card; again: play it
key-skip = Skip the movement
key-drop = Put the picked card back
key-choose = Choose one of several captures
key-next = Next capture
key-table = Hear the table
key-hand = Hear your hand
key-last = Last capture
key-score = Score
key-turn = Whose turn it is
key-rules = Open the rules
key-hint = Hint; again: more
key-undo = Take your last play back
key-type = Type a play
key-help = This list

# Typed play
typed-label = Play
typed-play = Send

# Why something is refused
refused-rule = Read the rule
refused-unknown = The server refused this ({ $code }). Nothing was played.
refused-stale = The table has moved on. Nothing was played.
refused-malformed = The server did not understand this. Nothing was played.
refused-too-fast = That was too fast. Nothing was played; wait a moment and try again.
refused-not-waiting = A deal is in play already.
refused-match-over = The match is over.
refused-no-deal = There is no deal yet. Nothing was played.
refused-deal-exists = This deal has been dealt already.
refused-kernels-failed = The game cannot run on this server. Whoever runs it can see why with “cardavia warm”.
refused-not-stored = The server could not store this, so nothing was played. Try again in a moment.
refused-ambiguous = This can mean several plays: { $readings }. Nothing was played.
refused-readings = Do you mean { $readings }?
refused-preparing = The computer player is still being prepared. Try again in a moment.
refused-hint-failed = The hint could not be worked out. Try again, or play on without it.
refused-nothing-to-undo = There is nothing to take back yet.
refused-nothing-to-claim = The rest is not decided yet, so it cannot be claimed.
