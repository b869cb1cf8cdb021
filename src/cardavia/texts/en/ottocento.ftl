# Ottocento at the table: cards, declarations, score, reasons, prompts, log and speech.

card-KS = king of swords
card-QS = queen of swords
card-NS = knight of swords
card-JS = jack of swords
card-TS = ten of swords
card-9S = nine of swords
card-8S = eight of swords
card-7S = seven of swords
card-6S = six of swords
card-AS = ace of swords
card-KB = king of batons
card-QB = queen of batons
card-NB = knight of batons
card-JB = jack of batons
card-TB = ten of batons
card-9B = nine of batons
card-8B = eight of batons
card-7B = seven of batons
card-6B = six of batons
card-AB = ace of batons
card-KC = king of cups
card-QC = queen of cups
card-NC = knight of cups
card-JC = jack of cups
card-TC = ten of cups
card-9C = nine of cups
card-8C = eight of cups
card-7C = seven of cups
card-6C = six of cups
card-AC = ace of cups
card-KD = king of coins
card-QD = queen of coins
card-ND = knight of coins
card-JD = jack of coins
card-TD = ten of coins
card-9D = nine of coins
card-8D = eight of coins
card-7D = seven of coins
card-6D = six of coins
card-AD = ace of coins
card-ANG = Angel
card-MON = World
card-SOL = Sun
card-LUN = Moon
card-T16 = trump 16
card-T15 = trump 15
card-T14 = trump 14
card-T13 = trump 13
card-T12 = trump 12
card-T11 = trump 11
card-T10 = trump 10
card-T9 = trump 9
card-T8 = trump 8
card-T7 = trump 7
card-T6 = trump 6
card-T5 = trump 5
card-M1 = Moor with one stud
card-M2 = Moor with two studs
card-M3 = Moor with three studs
card-M4 = Moor with four studs
card-BEG = Bégato
card-MAT = Matto

# As the corner of the card shows it; cards beside the suits by their names
rank-K = K
rank-Q = Q
rank-N = N
rank-J = J
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-A = A
rank-ANG = Angel
rank-MON = World
rank-SOL = Sun
rank-LUN = Moon
rank-T16 = trump 16
rank-T15 = trump 15
rank-T14 = trump 14
rank-T13 = trump 13
rank-T12 = trump 12
rank-T11 = trump 11
rank-T10 = trump 10
rank-T9 = trump 9
rank-T8 = trump 8
rank-T7 = trump 7
rank-T6 = trump 6
rank-T5 = trump 5
rank-M1 = Moor
rank-M2 = Moor
rank-M3 = Moor
rank-M4 = Moor
rank-BEG = Bégato
rank-MAT = Matto

# Sets and sequences
combination-tarocchi = Tarocchi
combination-kings = Kings
combination-queens = Queens
combination-knights = Knights
combination-jacks = Jacks
combination-grande = Grande
combination-swords = Swords
combination-batons = Batons
combination-cups = Cups
combination-coins = Coins
combination-aces = Aces
combination-moors = Moors
set-of = set of { $count }
sequence-of = sequence of { $count }
cards-of = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
fills = { $card } fills the place of the { $place }
lengthens = { $card } makes it longer
sum-sets = Sets { $points }
sum-sets-doubled = Sets { $points }, doubled to { $doubled }
sum-sequences = Sequences { $points }
sum-sequences-doubled = Sequences { $points }, doubled to { $doubled }
doubles-sets = With three sets all of them are doubled.
doubles-sequences = With three sequences all of them are doubled.

# Declarations
declaration = Your declaration
declare-ask = Declare before your first card?
declare-nothing = You have nothing to declare
declare-public = { $count ->
    [one] This card becomes public and stays in your hand.
   *[other] These { $count } cards become public and stay in your hand.
} { $hidden ->
    [0] No card stays hidden.
    [one] The other one stays hidden.
   *[other] The other { $hidden } stay hidden.
}
declared = Declared
declared-nothing = nothing so far
declared-cards = Declared cards
declared-by = { $who }: declared { $points }
declared-left = { $count ->
    [0] all of these cards have been played
    [one] { $count } of these cards is still in the hand
   *[other] { $count } of these cards are still in the hand
}
show-declared = What { $who } declared
seat-declared-short = { $points ->
    [0] no decl.
   *[other] decl. { $points }
}
seat-declared = { $points ->
    [0] no declaration
   *[other] declared { $points }
}

# Trick, hand and piles
trick = The trick
tag-led = led
tag-ahead = ahead
tag-last-wins = the last one wins
tag-back = goes back
note-last-wins = The last Moor wins
note-kept-MAT = the Matto goes back
last-trick = Last trick
last-trick-of = Last trick: { $who }
button-last = Last trick
pile-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
pile-aside = { $count ->
    [one] { $count } put aside
   *[other] { $count } put aside
}
pile-aside-short = { $count } aside
put-aside = Put aside:
debt-owed = owes one card for the Matto
debt-owed-short = owes 1 card
debt-kept = the Matto is back
debt-kept-short = Matto is back
payment = Card for the Matto
tricks-won = Tricks won
prospects = What can still be made
prospects-note = From the cards that everybody has seen: points made / points with every card that is not won yet.
order-button = High to low
order-trumps = Angel World Sun Moon 16 15 14 13 12 11 10 9 8 7 6 5 Moors Bégato

# What is expected now
prompt-discard = { $chosen ->
    [0] Put two cards aside
    [one] Put two cards aside: one more
   *[other] Put these two aside?
}
prompt-discard-more = No kings, and not Angel, World, Bégato or Matto.
prompt-discard-chosen = { $cards }: face down on the pile of your side.
prompt-declare = Declare, or say nothing
prompt-lead = You lead
prompt-lead-more = Any card may be led.
prompt-follow = { $suit ->
    [S] Swords were led: follow with a sword
    [B] Batons were led: follow with a baton
    [C] Cups were led: follow with a cup
    [D] Coins were led: follow with a coin
   *[T] Trumps were led: follow with a trump
}
prompt-trump = { $suit ->
    [S] Swords were led and you have none: play a trump
    [B] Batons were led and you have none: play a trump
    [C] Cups were led and you have none: play a trump
    [D] Coins were led and you have none: play a trump
   *[T] Trumps were led: play a trump
}
prompt-free = { $suit ->
    [S] Swords were led: you have none and no trump, play any card
    [B] Batons were led: you have none and no trump, play any card
    [C] Cups were led: you have none and no trump, play any card
    [D] Coins were led: you have none and no trump, play any card
   *[T] Trumps were led: you have none, play any card
}
prompt-order = High to low: { $order }.
prompt-ahead-trick = { $who ->
    [you] Your card is ahead: { $card }.
    [partner] Your partner is ahead: { $card }.
   *[opponent] { $name } is ahead: { $card }.
}
prompt-pay = Pay one card for the Matto
prompt-pay-more = It is yours again. One of the cheapest cards of your pile goes to the other side.
button-play = Play { $card }
button-discard = Put these two aside
button-discard-more = { $missing ->
    [one] One more card
   *[other] Choose { $missing } cards
}
button-declare = Declare { $points }
button-skip = Say nothing
button-pay = Pay { $card }
action-play = play the { $card }
action-discard = put aside { $card }
action-declare = declare
action-skip = say nothing
action-pay = pay the { $card }
can-discard = may be put aside
can-lead = would be ahead

# Why a card is locked
lock-must-follow = { $suit ->
    [S] Swords were led and you have some: they must be followed.
    [B] Batons were led and you have some: they must be followed.
    [C] Cups were led and you have some: they must be followed.
    [D] Coins were led and you have some: they must be followed.
   *[T] Trumps were led and you have some: they must be followed.
}
lock-must-trump = You have no card of the suit led: a trump has to be played.
lock-never-discarded = Kings and the four tarocchi are never put aside.
lock-trumps-stay = Trumps stay in the hand at this table.
lock-other-card-first = The other cards have to be put aside first.

# Score
item-sets = Sets
item-sequences = Sequences
item-card_points = Cards
item-last_trick = Last trick
item-declarations = Declared
item-matto = Matto
item-discard = Put aside
decided-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
decided-last = won
decided-declared = { $who } { $points }
decided-discard = { $who ->
    [we] With our cards:
   *[they] With their cards:
}
doubled = 2 × { $points }
sheet-total = Total
matto-kept = { $who ->
    [we] We won its trick ourselves and pay nothing.
   *[they] They won its trick themselves and pay nothing.
}
matto-exchanged = { $who ->
    [we] We kept the Matto and paid one card for it: { $card }.
   *[they] They kept the Matto and paid us one card for it: { $card }.
}
matto-lost = { $who ->
    [we] We won no trick, so the Matto is theirs.
   *[they] They won no trick, so the Matto is ours.
}

# Log
log-trick = Trick { $trick }
log-discarded = put { $card } aside
log-discarded-hidden = put { $count } cards aside
log-declared = declared { $points }: { $kinds }
log-undeclared = no declaration
log-led = led { $card }
log-laid = { $card }
log-won = won the trick
log-paid = { $card } is paid for the Matto
log-pending-discard = put { $card } aside
log-pending-declare = declaration
log-pending-skip = no declaration
log-pending-pay = paid { $card }

# Spoken
say-you-discarded = You put { $count } cards aside
say-they-discarded = { $who } puts { $count } cards aside
say-you-declared = You declare { $points }: { $kinds }
say-they-declared = { $who } declares { $points }: { $kinds }
say-you-undeclared = You declare nothing
say-they-undeclared = { $who }: no declaration
say-you-laid = You play the { $card }
say-they-laid = { $who } plays the { $card }
say-you-won = You win the trick
say-they-won = { $who } wins the trick
say-you-paid = You pay the { $card } for the Matto
say-they-paid = { $who } pays the { $card } for the Matto
say-turn-discard = Your turn: put two cards aside
say-turn-declare = Your turn: declare or say nothing
say-turn-play = Your turn{ $suit ->
    [S] : swords were led
    [B] : batons were led
    [C] : cups were led
    [D] : coins were led
    [T] : trumps were led
   *[other] : you lead
}
say-turn-pay = Your turn: pay one card for the Matto
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
key-declare = Declare
key-silent = Say nothing
key-trick = Hear the trick
key-last-trick = Last trick

# Why a play is refused
refused-bad-notation = That is not a play. Nothing was played.
refused-deal-over = The deal is over. Nothing was played.
refused-not-your-turn = It is not your turn. Nothing was played.
refused-discard-first = The dealer has to put two cards aside first.
refused-discard-done = Two cards have been put aside already.
refused-declare-first = First declare, or say nothing.
refused-declare-closed = It is too late to declare: that is done before the first card.
refused-nothing-to-declare = You have no set and no sequence to declare.
refused-pay-first = First a card has to be paid for the Matto.
refused-nothing-to-pay = Nothing is to be paid for the Matto.
refused-not-in-hand = The { $card } is not in your hand.
refused-two-cards = Exactly two different cards are put aside.
refused-never-discarded = Kings and the four tarocchi are never put aside: { $cards }.
refused-trumps-stay = Trumps stay in the hand at this table: { $cards }.
refused-other-card-first = These cards have to be put aside first: { $cards }.
refused-must-follow = { $suit ->
    [S] Swords were led and you have some, so the { $card } may not be played.
    [B] Batons were led and you have some, so the { $card } may not be played.
    [C] Cups were led and you have some, so the { $card } may not be played.
    [D] Coins were led and you have some, so the { $card } may not be played.
   *[T] Trumps were led and you have some, so the { $card } may not be played.
}
refused-must-trump = You have no card of the suit led, so a trump has to be played and not the { $card }.
refused-not-captured = The { $card } is not in your pile.
refused-cheapest-only = Only one of the cheapest cards pays for the Matto: { $cards }.

# The rules in brief
brief = In brief
brief-follow = Follow the suit led. Without it play a trump, without trumps any card. Nobody has to beat.
brief-order = High to low: K Q N J, then in swords and batons 10 9 8 7 6 A, in cups and coins A 6 7 8 9 10.
brief-trumps = Trumps: Angel, World, Sun, Moon, 16 to 5, the four Moors, the Bégato.
brief-moors = The Moors are equal: the last one played wins.
brief-matto = The Matto may always be played. It never wins and goes back to its side. If the other side won the trick, that side gets a card for it, usually one worth 1.
brief-discard = The dealer puts two cards aside, never kings or tarocchi (Angel, World, Bégato, Matto). They count for the dealer’s side.
brief-declare = Before your first card you may declare all sets and sequences of your hand. Those cards become public.
brief-sets = Sets of 3 or 4: tarocchi 18, kings 17, queens 14, knights 13, jacks 12; four count twice. Three sets or more are doubled.
brief-sequences = Sequences of 3 make 10, each further card 5 more. Three sequences or more are doubled.
brief-contatori = Bégato and Matto fill a gap in every sequence, or make it longer.
brief-cards = Cards: kings and tarocchi 5, queens 4, knights 3, jacks 2, others 1, less half a point a card. The last trick makes 6.
brief-more = Full rules

# Hints: what to look at, why a play is better than another one, and what it risks
hint-trick = It wins your side this trick in { $chance }% of cases instead of { $other }%.
hint-card-points = It brings your side card points: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-last-trick = Your side wins the last trick in { $chance }% of cases instead of { $other }%.
hint-sets = It helps your side to sets: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-sets-denied = It keeps the other side from sets: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-sequences = It helps your side to sequences: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-sequences-denied = It keeps the other side from sequences: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-sets-doubled = Your side reaches three sets, which doubles them, in { $chance }% of cases instead of { $other }%.
hint-sets-doubled-denied = The other side reaches three sets, which doubles them, in { $chance }% of cases instead of { $other }%.
hint-sets-doubled-worth = It does more for the doubling of sets: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-sequences-doubled = Your side reaches three sequences, which doubles them, in { $chance }% of cases instead of { $other }%.
hint-sequences-doubled-denied = The other side reaches three sequences, which doubles them, in { $chance }% of cases instead of { $other }%.
hint-sequences-doubled-worth = It does more for the doubling of sequences: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-begato = Your side gets the Bégato in { $chance }% of cases instead of { $other }%.
hint-begato-worth = It makes more of the Bégato: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-matto = It makes more of the Matto: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-declaration = The declaration itself counts: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-danger-ruffed = But in { $chance }% of cases the other side takes the trick with a trump.
hint-danger-begato = But in { $chance }% of cases the other side gets your Bégato.
hint-danger-matto = But in { $chance }% of cases your side wins no trick and loses the Matto.
hint-look-trick = Who wins this trick, and what lies in it?
hint-look-sets = Which kings, queens, knights, jacks and tarocchi has each side got?
hint-look-sequences = Which suits can still become a sequence, and for whom?
hint-look-sets-doubled = Can a side still reach three sets?
hint-look-sequences-doubled = Can a side still reach three sequences?
hint-look-last-trick = Who will have the highest trump at the end?
hint-look-begato = How can the Bégato come home safely?
hint-look-matto = What is the Matto best spent on?
hint-look-declaration = What does your hand make by itself?
