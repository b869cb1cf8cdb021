# Quindici at the table: cards, score, reasons, prompts, log and speech.

card-AC = ace of clubs
card-2C = two of clubs
card-3C = three of clubs
card-4C = four of clubs
card-5C = five of clubs
card-6C = six of clubs
card-7C = seven of clubs
card-JC = jack of clubs
card-QC = queen of clubs
card-KC = king of clubs
card-AD = ace of diamonds
card-2D = two of diamonds
card-3D = three of diamonds
card-4D = four of diamonds
card-5D = five of diamonds
card-6D = six of diamonds
card-7D = seven of diamonds
card-JD = jack of diamonds
card-QD = queen of diamonds
card-KD = king of diamonds
card-AH = ace of hearts
card-2H = two of hearts
card-3H = three of hearts
card-4H = four of hearts
card-5H = five of hearts
card-6H = six of hearts
card-7H = seven of hearts
card-JH = jack of hearts
card-QH = queen of hearts
card-KH = king of hearts
card-AS = ace of spades
card-2S = two of spades
card-3S = three of spades
card-4S = four of spades
card-5S = five of spades
card-6S = six of spades
card-7S = seven of spades
card-JS = jack of spades
card-QS = queen of spades
card-KS = king of spades

rank-A = A
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-J = J
rank-Q = Q
rank-K = K

# Score
item-cards = Cards
item-diamonds = Diamonds
item-settebello = Settebello
item-sweeps = Sweeps
decided-cards = { $result ->
    [tied] { $mine } each: nobody scores
   *[other] { $mine } against { $theirs }
}
decided-diamonds = { $result ->
    [tied] { $mine } each: nobody scores
   *[other] { $mine } against { $theirs }
}
decided-settebello = { $result ->
    [tied] nobody took it
   *[other] { $who ->
        [You] taken by you
       *[other] taken by { $who }
    }
}
decided-sweeps = { $result ->
    [tied] { $mine ->
        [0] no table cleared
       *[other] { $mine } cleared each
    }
   *[other] tables cleared
}
bonuses-made = Sweeps
pile-bonuses = { $bonuses ->
    [0] no sweep
    [one] { $bonuses } sweep
   *[other] { $bonuses } sweeps
}
badge-sweep = Sweep, 1 point

# What a capture brings
bonus-sweep = sweep +1
gain-settebello = settebello
gain-diamonds = { $count ->
    [one] { $count } diamond
   *[other] { $count } diamonds
}
gain-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

# Choices
ticket-take = Take { $cards }
ticket-leave = Leave it
ticket-leave-refused = not allowed here
action-take = Take { $cards }
button-leave = Leave the { $card }
prompt-nothing = { $card } makes fifteen with nothing here
prompt-same = { $card } makes fifteen
card-can = { $captures ->
    [0] takes nothing
    [one] { $captures } capture
   *[other] { $captures } captures
}

# Log
log-placed = { $card } to the table
log-took = { $card } takes { $taken }
log-collected = { $count ->
    [one] card left on the table: { $taken }
   *[other] { $count } cards left on the table: { $taken }
}

# Spoken
say-you-placed = You place the { $card }
say-they-placed = { $who } places the { $card }
say-you-took = Your { $card } takes { $taken }
say-they-took = { $who } plays the { $card } and takes { $taken }
say-you-collected = { $cards ->
    [one] You take the last card on the table
   *[other] You take the last { $cards } cards on the table
}
say-they-collected = { $cards ->
    [one] { $who } takes the last card on the table
   *[other] { $who } takes the last { $cards } cards on the table
}
say-bonus-sweep = Sweep, 1 point
say-your-turn = Your turn: { $cards ->
    [0] the table is empty
    [one] { $cards } card on the table
   *[other] { $cards } cards on the table
}
read-last-none = Nothing has been taken yet
read-score = Match: you { $mine }, they { $theirs }. This deal: { $cards } cards against { $others }, sweeps { $scope } against { $against }. Left to deal: { $stock }

# Why a play is refused
refused-bad-notation = That is not a play. Nothing was played.
refused-deal-over = The deal is over. Nothing was played.
refused-not-your-turn = It is not your turn. Nothing was played.
refused-not-in-hand = The { $card } is not in your hand.
refused-not-on-table = Not on the table: { $cards }.
refused-must-capture = The { $card } can make fifteen, so it has to: take cards worth { $value }.
refused-wrong-total = These cards make { $total }, but the { $card } lacks { $value } to fifteen.

# The rules in brief
brief = In brief
brief-line-1 = Play one card. With the cards that it takes from the table it makes exactly fifteen.
brief-line-2 = Ace 1, jack 8, queen 9, king 10. A card that can make fifteen has to.
brief-line-3 = Clear the table for a sweep, worth one point, except with the last card of the deal.
brief-line-4 = One point each: most cards, most diamonds, the seven of diamonds.
brief-more = Full rules

# Hints: what to look at, why a play is better than another one, and what it risks
hint-cards = It helps towards most cards: worth about { $points } points.
hint-diamonds = It helps towards most diamonds: worth about { $points } points.
hint-settebello = It helps to win the seven of diamonds: worth about { $points } points.
hint-sweeps = It promises more sweeps: worth about { $points } points.
hint-invites = It gives the other side fewer sweeps: worth about { $points } points.
hint-danger-sweep = But the risk of a sweep is { $chance }%.
hint-look-cards = How many cards can you take?
hint-look-diamonds = Where are diamonds to be had?
hint-look-settebello = Where does the seven of diamonds go?
hint-look-sweeps = Can you clear the table, now or soon?
hint-look-invites = What do you leave, and can somebody take all of it?
