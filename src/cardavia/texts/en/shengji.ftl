# Shengji at the table: cards, calls, score, reasons, prompts, log and speech.

card-2S = two of spades
card-3S = three of spades
card-4S = four of spades
card-5S = five of spades
card-6S = six of spades
card-7S = seven of spades
card-8S = eight of spades
card-9S = nine of spades
card-TS = ten of spades
card-JS = jack of spades
card-QS = queen of spades
card-KS = king of spades
card-AS = ace of spades
card-2H = two of hearts
card-3H = three of hearts
card-4H = four of hearts
card-5H = five of hearts
card-6H = six of hearts
card-7H = seven of hearts
card-8H = eight of hearts
card-9H = nine of hearts
card-TH = ten of hearts
card-JH = jack of hearts
card-QH = queen of hearts
card-KH = king of hearts
card-AH = ace of hearts
card-2C = two of clubs
card-3C = three of clubs
card-4C = four of clubs
card-5C = five of clubs
card-6C = six of clubs
card-7C = seven of clubs
card-8C = eight of clubs
card-9C = nine of clubs
card-TC = ten of clubs
card-JC = jack of clubs
card-QC = queen of clubs
card-KC = king of clubs
card-AC = ace of clubs
card-2D = two of diamonds
card-3D = three of diamonds
card-4D = four of diamonds
card-5D = five of diamonds
card-6D = six of diamonds
card-7D = seven of diamonds
card-8D = eight of diamonds
card-9D = nine of diamonds
card-TD = ten of diamonds
card-JD = jack of diamonds
card-QD = queen of diamonds
card-KD = king of diamonds
card-AD = ace of diamonds
card-JB = black joker
card-JR = red joker

# As the corner of the card shows it; jokers by their names
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = J
rank-Q = Q
rank-K = K
rank-A = A
rank-JB = black joker
rank-JR = red joker

# The rules in brief
brief = In brief
brief-line-1 = Your side rises by winning deals; the first past the ace wins the match.
brief-line-2 = The dealer’s side defends. The other side needs 80 points: each 5 counts 5, each 10 and king counts 10.
brief-line-3 = Call trumps by showing a level card, a pair of them, or two jokers of one colour; each beats those before it.
brief-line-4 = The dealer takes the kitty and buries 8 cards.
brief-line-5 = Trumps: the trump suit, all level cards, black joker, red joker.
brief-line-6 = Lead a single, a pair of equal cards, or a tractor: pairs of one suit without a gap.
brief-line-7 = Follow suit as far as you can, pairs first.
brief-line-8 = The same shape, higher in the suit or all trumps, takes the trick; of equals the earlier one.
brief-line-9 = If the other side wins the last trick, the buried points count as well, 2 times for each card of the lead.
brief-more = Full rules
# Why an action is refused
refused-bad-notation = That is not a play. Nothing was played.
refused-deal-over = The deal is over. Nothing was played.
refused-not-your-turn = It is not your turn. Nothing was played.
refused-calling-first = Trumps are still being called: call or pass first.
refused-calling-over = The calling is over. Nothing was called.
refused-bury-first = First the dealer has to bury 8 cards.
refused-bury-done = The 8 cards have been buried already.
refused-not-in-hand = Not in your hand: { $cards }.
refused-one-joker = One joker is no call: it takes two of the same colour.
refused-two-jokers = Jokers call by themselves, as two of the same colour. This is no call: { $cards }.
refused-level-suits = A call is one level card, or two of the same suit. This is none: { $cards }.
refused-not-level = Calls are made with the level cards, and the level is { $level }. Not of that rank: { $cards }.
refused-not-stronger = A call must be stronger than the one that stands; the same strength is not enough.
refused-second-only = All you may show now is the second { $card }.
refused-eight-cards = Exactly { $wanted } cards are buried, and you have chosen { $given }.
refused-several-suits = These cards belong to different suits, so they are not led together: { $cards }.
refused-no-pair = These two are equally strong, but they are no pair: { $cards }.
refused-one-step = These pairs are equally strong, so they do not follow one another: { $cards }.
refused-gap = There is a gap between these pairs. Missing: { $between }.
refused-several-shapes = This is more than one shape, and only one may be led: { $cards }.
refused-other-number = { $wanted ->
    [one] One card was led, and you have chosen { $given }.
   *[other] { $wanted } cards were led, and you have chosen { $given }.
}
refused-must-follow = { $suit ->
    [S] Spades were led and you have enough of them, so these may not be played: { $cards }.
    [H] Hearts were led and you have enough of them, so these may not be played: { $cards }.
    [C] Clubs were led and you have enough of them, so these may not be played: { $cards }.
    [D] Diamonds were led and you have enough of them, so these may not be played: { $cards }.
   *[T] Trumps were led and you have enough of them, so these may not be played: { $cards }.
}
refused-all-of-suit = { $suit ->
    [S] You have too few spades, so all of them must be played. Missing: { $cards }.
    [H] You have too few hearts, so all of them must be played. Missing: { $cards }.
    [C] You have too few clubs, so all of them must be played. Missing: { $cards }.
    [D] You have too few diamonds, so all of them must be played. Missing: { $cards }.
   *[T] You have too few trumps, so all of them must be played. Missing: { $cards }.
}
refused-pairs-first = { $wanted ->
    [one] A pair must be played before loose cards: { $cards }.
   *[other] { $wanted } pairs must be played before loose cards, out of these: { $cards }.
}
refused-tractor-first = { $pairs ->
    [one] You hold a tractor that must be played.
   *[other] You hold a tractor of { $pairs } pairs, and at this table it must be played.
}

# Trick, hand and piles
trick = The trick
tag-led = led
tag-ahead = ahead
tag-throw = throw
tag-throw-failed = throw failed
note-throw = A throw
note-throw-failed = The throw failed: this is all that is left of it
last-trick = Last trick
last-trick-of = Last trick: { $who }
button-last = Last trick
pile-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
can-lead = would be ahead

# Actions
button-play = Play { $card }
button-call = Call { $card }
button-bury = Bury these 8 cards
button-pass = Pass
action-play = play { $card }
action-call = call with { $card }
action-bury = bury { $card }
action-pass = pass

# Why a card is locked
lock-must-follow = { $suit ->
    [S] Spades were led and you have enough of them: all you play must be spades.
    [H] Hearts were led and you have enough of them: all you play must be hearts.
    [C] Clubs were led and you have enough of them: all you play must be clubs.
    [D] Diamonds were led and you have enough of them: all you play must be diamonds.
   *[T] Trumps were led and you have enough of them: all you play must be trumps.
}
lock-all-of-suit = { $suit ->
    [S] You have too few spades: all of them must be played.
    [H] You have too few hearts: all of them must be played.
    [C] You have too few clubs: all of them must be played.
    [D] You have too few diamonds: all of them must be played.
   *[T] You have too few trumps: all of them must be played.
}
lock-pairs-first = Pairs must be played before loose cards.
lock-tractor-first = You hold a tractor that must be played.

# Score
item-tricks = Points in tricks
item-kitty = Kitty
item-levels = Levels

# Log
log-trick = Trick { $trick }
log-called = called { $card }
log-passed = passed
log-exposed = The kitty is turned up: { $taken }
log-discarded = buried { $card }
log-discarded-hidden = buried { $count } cards
log-led = led { $card }
log-laid = played { $card }
log-won = won the trick
log-pending-call = called { $card }
log-pending-pass = passed
log-pending-bury = buried { $card }

# Spoken
say-you-called = You call: { $card }
say-they-called = { $who } calls: { $card }
say-you-passed = You pass
say-they-passed = { $who } passes
say-exposed = All have passed. The kitty is turned up: { $cards }
say-you-discarded = You bury { $count } cards
say-they-discarded = { $who } buries { $count } cards
say-you-laid = You play { $card }
say-they-laid = { $who } plays { $card }
say-you-won = You win the trick
say-they-won = { $who } wins the trick
say-turn-calling = Your turn: call or pass
say-turn-burying = Your turn: bury 8 cards
say-turn-playing = Your turn{ $suit ->
    [S] : spades were led
    [H] : hearts were led
    [C] : clubs were led
    [D] : diamonds were led
    [T] : trumps were led
   *[other] : you lead
}
say-turn-over = The deal is over
read-trick = In the trick: { $cards }.
read-ahead = Ahead: { $who }.
read-trick-empty = The trick is empty
read-last-none = No trick has been won yet
read-tricks = { $who }: { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}

# Keys
key-move-hand = Along your hand
key-zones-hand = Between hand and buttons
key-next-card = Next card that may be played
key-trick = Hear the trick
key-last-trick = Last trick
key-whole = The whole pair or tractor around a card
key-shape = Shape of what you lead, cards to fill up with, or a call
key-pass = Pass
key-facts = Level, trumps and who called

# Level and trumps
level = Level
level-past = past the ace
level-cards = { $rank ->
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [6] sixes
    [7] sevens
    [8] eights
    [9] nines
    [T] tens
    [J] jacks
    [Q] queens
    [K] kings
   *[A] aces
}
match-levels = Match: past the ace
trumps = Trumps
trump-S = spades
trump-H = hearts
trump-C = clubs
trump-D = diamonds
trump-NT = no trump suit
trump-NT-short = no trump
trump-open = not called yet
trumps-facts = { $trump }, { $level }
trumps-named = { $name }: { $facts }
trumps-order = High to low: red joker, black joker, the { $level } of { $suit }, the other cards of rank { $level } (equal), then { $suit } from the top down.
trumps-order-none = High to low: red joker, black joker, then all cards of rank { $level } (equal).
tag-level = level
tag-first-stays = equal: the first stays ahead

# Calling
calling = Calling
calling-title = Who names trumps?
calling-passes = { $passes ->
    [0] no pass
    [one] { $passes } pass
   *[other] { $passes } passes
}
calling-others = Others are calling.
call-1 = One level card
call-2 = Two level cards of one suit
call-3 = Two black jokers
call-4 = Two red jokers
call-stands = Stands: { $who }, { $cards }.
call-trump = { $trump }
call-suit = Its suit becomes trump.
call-weaker = The call that stands is stronger.
call-equal = The same strength is not enough.
call-one = You do not hold two alike.
call-none = You hold none.
called-by = Call, { $who }:
seat-passed = passed
seat-shows = { $count ->
    [one] shows { $card }
   *[other] shows two: { $card }
}
seat-attacks = attacks
seat-defends = defends

# Kitty
kitty-names = All passed. The kitty decides: { $trump }
kitty-exposed = Kitty, turned up:
kitty-buried = Buried:
order-of-hand = Order of the hand
order-suit = Sort by suit
order-points = Sort by points

# Filling up an answer
fill = Fill up the rest
fill-plain = Without points
fill-points = With points

# Shapes
shapes = Shape
shape-single = single
shape-pair = pair
shape-tractor = tractor of { $pairs } pairs
shape-cards = { $count } cards

# Points of the attackers
attack-who = { $who ->
    [we] We attack:
   *[they] They attack:
}
attack-points = { $points } of 80
attack-open = { $points } on the table

# What is expected now
prompt-call = Call or pass
prompt-call-more = Only a stronger call can follow.
prompt-bury = Choose { $wanted } to bury: { $chosen } of { $wanted }
prompt-bury-points = { $points ->
    [0] No points buried.
   *[other] { $points } points buried: if the attackers win the last trick, they get at least { $risk } for them.
}
prompt-lead = You lead
prompt-lead-more = A single, a pair or a tractor. Tap a card twice for its pair, press it long for the tractor.
prompt-lead-picked = Lead: { $shape }
prompt-led = { $suit ->
    [S] Spades
    [H] Hearts
    [C] Clubs
    [D] Diamonds
   *[T] Trumps
} were led{ $shape ->
    [pair] {" "}as a pair
    [tractor] {" "}as a tractor
    [throw] {" "}as a throw
   *[single] {""}
}
prompt-chosen = { $chosen } of { $wanted } chosen.
prompt-ahead-trick = { $who ->
    [you] You are ahead.
    [partner] Your partner is ahead.
   *[opponent] { $name } is ahead.
}
duty-none = You have none: any cards may be played.
duty-few = { $count ->
    [one] You have only one: it must be played, the rest is free.
   *[other] You have only { $count }: all of them must be played, the rest is free.
}
duty-suit = Follow suit.
duty-pairs = Pairs come first.
duty-no-tractor = Pairs come first; they need not be a tractor.
button-more = { $missing ->
    [one] One more card
   *[other] { $missing } more cards
}
button-bury-more = { $missing ->
    [one] One more card
   *[other] Choose { $missing } more
}
button-play-shape = Play: { $shape }

# Score sheet
item-penalty = Failed throws
sheet-attackers = Attackers: { $who }
sheet-attack-total = The attackers have
sheet-ladder = Levels of the match
decided-tricks = { $points } points in tricks of the attackers
decided-kitty = { $points } points buried × { $factor } = { $bonus }: the attackers won the last trick
decided-kitty-none = { $points } points buried; the defenders won the last trick, so they do not count
ended-void = Nobody called: the cards are dealt again.
ended-attacked = { $who ->
    [we] We attacked and made { $points }: the deal is ours.
   *[they] They attacked and made { $points }: the deal is theirs.
}
ended-defended = { $who ->
    [we] We defended: the attackers made { $points }.
   *[they] They defended: we made { $points }.
}
ended-level-stays = { $who ->
    [we] We stay on level { $level }.
   *[they] They stay on level { $level }.
}
ended-rise = { $who ->
    [we] We rise
   *[they] They rise
} { $steps ->
    [one] one level, from { $before } to { $after }.
   *[other] { $steps } levels, from { $before } to { $after }.
}
ended-past = { $who ->
    [we] We pass the ace and win the match.
   *[they] They pass the ace and win the match.
}
ended-next = { $who ->
    [you] You deal next.
   *[other] { $name } deals next.
}

# Read aloud
read-facts = Level { $level }, trumps: { $trump }. Dealer: { $dealer }. We are on { $mine }, they on { $theirs }.
read-call = Call: { $who }, { $cards }.
read-suit = { $suit ->
    [S] Spades
    [H] Hearts
    [C] Clubs
    [D] Diamonds
   *[T] Trumps
}, { $count }: { $cards }.
read-attack = { $who ->
    [we] We attack and have { $points } of 80 points
   *[they] They attack and have { $points } of 80 points
}, { $open } on the table.

# Hints
hint-trick = It wins your side this trick in { $chance }% of cases instead of { $other }%.
hint-ruffed = The other side trumps this trick in { $chance }% of cases instead of { $other }%.
hint-points = It brings your side points in tricks: about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-last-trick = Your side wins the last trick, which decides the kitty, in { $chance }% of cases instead of { $other }%.
hint-kitty = It makes more of the kitty: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-deal = Your side wins the deal in { $chance }% of cases instead of { $other }%.
hint-promoted = Your side rises a level or more in { $chance }% of cases instead of { $other }%.
hint-levels = It does more for the levels: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-danger-ruffed = But in { $chance }% of cases the other side takes the trick with a trump.
hint-danger-kitty = But in { $chance }% of cases the other side wins the last trick, and with it the points you buried.
hint-look-trick = Who wins this trick, and what lies in it?
hint-look-points = Where are the fives, tens and kings, and who will get them?
hint-look-kitty = Who will have the highest trumps at the end?
hint-look-levels = How far is it to the next step of the table?
