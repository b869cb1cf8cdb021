# Scopa at the table: cards, score, reasons, prompts, log and speech.

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

# As the corner of the card shows it
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
item-primiera = Primiera
item-re_bello = Re bello
item-napola = Napola
item-scopa = Scopas
decided-cards = { $result ->
    [tied] { $mine } each: nobody scores
   *[other] { $mine } against { $theirs }
}
decided-diamonds = { $result ->
    [tied] { $mine } each: nobody scores
   *[other] { $mine } against { $theirs }
}
decided-settebello = { $who ->
    [You] taken by you
    [We] taken by us
    [They] taken by them
   *[other] taken by { $who }
}
decided-primiera = { $result ->
    [none] neither side has all four suits
    [alone] only one side has all four suits
    [tied] { $mine } each: nobody scores
   *[other] { $mine } against { $theirs }
}
decided-nobody = nobody took it
decided-re_bello = { $who ->
    [You] taken by you
    [We] taken by us
    [They] taken by them
   *[other] taken by { $who }
}
decided-napola = { $result ->
    [tied] nobody has the run
   *[other] a run of { $mine } against { $theirs }
}
decided-scopa = { $result ->
    [tied] { $mine ->
        [0] no table cleared
        [one] { $mine } table cleared each
       *[other] { $mine } tables cleared each
    }
   *[other] tables cleared
}
primiera-total = { $total } points
primiera-short = not all four suits
bonuses-made = Scopas
pile-bonuses = { $bonuses ->
    [0] no scopa
    [one] { $bonuses } scopa
   *[other] { $bonuses } scopas
}
badge-scopa = Scopa, 1 point

# What a capture brings
bonus-scopa = scopa +1
gain-settebello = settebello
gain-diamonds = { $count ->
    [one] { $count } diamond
   *[other] { $count } diamonds
}
gain-sevens = { $count ->
    [one] { $count } seven
   *[other] { $count } sevens
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
prompt-nothing = { $card } takes nothing here
prompt-same = { $card } takes { $card }
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
say-bonus-scopa = Scopa, 1 point
say-your-turn = Your turn: { $cards ->
    [0] the table is empty
    [one] { $cards } card on the table
   *[other] { $cards } cards on the table
}
read-last-none = Nothing has been taken yet
read-score = Match: you { $mine }, they { $theirs }. This deal: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} against { $others }, scopas { $scope } against { $against }. { $stock ->
    [0] All cards are dealt
    [one] { $stock } card is left to deal
   *[other] { $stock } cards are left to deal
}

# Why a play is refused
refused-bad-notation = That is not a play. Nothing was played.
refused-deal-over = The deal is over. Nothing was played.
refused-not-your-turn = It is not your turn. Nothing was played.
refused-not-in-hand = The { $card } is not in your hand.
refused-not-on-table = Not on the table: { $cards }.
refused-must-capture = A capture is compulsory: the { $card } takes { $captures }.
refused-one-card-only = An equal card is taken alone: { $captures }.
refused-wrong-total = These cards make { $total }, but the { $card } takes { $value }.
refused-must-take-equal = An equal card must be taken instead: { $captures }.
refused-must-take-fewest = Only the smallest groups may be taken: { $captures }.
refused-must-take-all = The { $card } takes the whole table: { $captures }.

# The rules in brief
brief = In brief
brief-take = Play one card. If a card of the same rank lies on the table, take it.
brief-sum = If there is none, take several cards whose values add up to yours. Ace 1, jack 8, queen 9, king 10.
brief-must = A card that can take has to take. If nothing fits, your card stays on the table.
brief-scopa = Clear the table and you have a scopa, worth one point, except with the last card of the deal.
brief-end = Cards left at the end go to whoever took last.
brief-points = One point each: most cards, most diamonds, the seven of diamonds, and the primiera, which is your best card of every suit.
brief-match = Only after a deal do you see whether the match is won.
brief-more = Full rules

# Hints: what to look at, why a play is better than another one, and what it risks
hint-settebello-taken = It wins the settebello: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-settebello-kept = It guards the settebello: in { $chance }% of cases the next player takes it, instead of in { $other }%.
hint-settebello = Your chance of the settebello: { $chance }% instead of { $other }%.
hint-cards-taken = It takes { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
} towards most cards.
hint-cards = Your chance of most cards: { $chance }% instead of { $other }%.
hint-cards-denied = The other side’s chance of most cards: { $chance }% instead of { $other }%.
hint-diamonds-taken = It takes { $count ->
    [one] { $count } diamond
   *[other] { $count } diamonds
}: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
} towards most diamonds.
hint-diamonds = Your chance of most diamonds: { $chance }% instead of { $other }%.
hint-diamonds-denied = The other side’s chance of most diamonds: { $chance }% instead of { $other }%.
hint-primiera-sevens = It takes { $count ->
    [one] { $count } seven
   *[other] { $count } sevens
}, best of all for the primiera: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-primiera-taken = It takes cards that count for the primiera: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-primiera = Your chance of the primiera: { $chance }% instead of { $other }%.
hint-primiera-denied = The other side’s chance of the primiera: { $chance }% instead of { $other }%.
hint-scopa-made = It clears the table, a scopa: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-scopa-later = It promises more scopas later on: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-sweep-risk = It leaves a total of { $total } on the table: the risk of a sweep is { $chance }% instead of { $other }%.
hint-sweep-safe = { $total ->
    [0] It leaves the table empty, so there is nothing to sweep
   *[other] It leaves a total of { $total } on the table, which the next player cannot sweep
}; otherwise the risk is { $other }%.
hint-scopa-against = It gives the other side fewer scopas later on: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-re-bello-taken = It wins the king of diamonds, the re bello: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-re-bello = Your chance of the king of diamonds, the re bello: { $chance }% instead of { $other }%.
hint-napola = It helps your run of diamonds, the napola: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-leftovers = Your chance of the last capture, which takes what is left: { $chance }% instead of { $other }%.
hint-leftovers-worth = The cards left at the end bring you more: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-anchor = You hold another card of this rank: in { $chance }% of cases you take this one back with your next play.
hint-danger-sweep = But it leaves a total of { $total } on the table: the risk of a sweep is { $chance }%.
hint-danger-settebello = But in { $chance }% of cases the next player takes the settebello.
hint-look-settebello = Where does the settebello go?
hint-look-cards = How many cards can you take?
hint-look-diamonds = Where are diamonds to be had?
hint-look-primiera = Sevens, sixes and aces count for the primiera.
hint-look-scopa = Can you clear the table, now or soon?
hint-look-sweep = What do you leave, and can somebody take all of it?
hint-look-re-bello = Where does the king of diamonds go?
hint-look-napola = Think of the run of diamonds from the ace.
hint-look-leftovers = Who will make the last capture?
hint-look-anchor = Do you hold two cards of the same rank?
