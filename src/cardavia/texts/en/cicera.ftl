# Cicera at the table: cards, score, reasons, prompts, log and speech.

card-AB = ace of batons
card-2B = two of batons
card-3B = three of batons
card-4B = four of batons
card-5B = five of batons
card-6B = six of batons
card-7B = seven of batons
card-8B = eight of batons
card-9B = nine of batons
card-TB = ten of batons
card-JB = jack of batons
card-NB = knight of batons
card-KB = king of batons
card-AC = ace of cups
card-2C = two of cups
card-3C = three of cups
card-4C = four of cups
card-5C = five of cups
card-6C = six of cups
card-7C = seven of cups
card-8C = eight of cups
card-9C = nine of cups
card-TC = ten of cups
card-JC = jack of cups
card-NC = knight of cups
card-KC = king of cups
card-AD = ace of coins
card-2D = two of coins
card-3D = three of coins
card-4D = four of coins
card-5D = five of coins
card-6D = six of coins
card-7D = seven of coins
card-8D = eight of coins
card-9D = nine of coins
card-TD = ten of coins
card-JD = jack of coins
card-ND = knight of coins
card-KD = king of coins
card-AS = ace of swords
card-2S = two of swords
card-3S = three of swords
card-4S = four of swords
card-5S = five of swords
card-6S = six of swords
card-7S = seven of swords
card-8S = eight of swords
card-9S = nine of swords
card-TS = ten of swords
card-JS = jack of swords
card-NS = knight of swords
card-KS = king of swords

# As the corner of the card shows it
rank-A = A
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
rank-N = N
rank-K = K

# Score
item-scua = Scuas
item-picada = Picadas
item-simili = Simili
item-quadriglia = Quadriglias
item-cards = Cards
item-swords = Swords
item-mata = La Mata
item-ten_coins = Ten of coins
item-fante_cups = Jack of cups
item-napula = Napula
decided-scua = { $result ->
    [tied] { $mine ->
        [0] no table cleared
        [one] { $mine } table cleared each
       *[other] { $mine } tables cleared each
    }
   *[other] tables cleared
}
decided-picada = { $result ->
    [tied] { $mine ->
        [0] no card snatched
        [one] { $mine } card snatched each
       *[other] { $mine } cards snatched each
    }
   *[other] cards snatched
}
decided-simili = { $result ->
    [tied] { $mine ->
        [0] no capture of one suit
        [one] { $mine } capture of one suit each
       *[other] { $mine } captures of one suit each
    }
   *[other] captures of one suit
}
decided-quadriglia = { $result ->
    [tied] { $mine ->
        [0] no capture of three or more
        [one] { $mine } capture of three or more each
       *[other] { $mine } captures of three or more each
    }
   *[other] captures of three or more
}
decided-cards = { $result ->
    [tied] { $mine } each
   *[other] { $mine } against { $theirs }
}
decided-swords = { $result ->
    [tied] { $mine } each
   *[other] { $mine } against { $theirs }
}
decided-mata = { $who ->
    [We] taken by us
    [They] taken by them
   *[other] taken by { $who }
}
decided-ten_coins = { $who ->
    [We] taken by us
    [They] taken by them
   *[other] taken by { $who }
}
decided-fante_cups = { $who ->
    [We] taken by us
    [They] taken by them
   *[other] taken by { $who }
}
decided-nobody = nobody took it
decided-napula = { $result ->
    [tied] nobody has the run
   *[other] a run of { $mine } against { $theirs }
}
bonuses-made = Bonuses
pile-bonuses = { $bonuses ->
    [0] no bonus
    [one] { $bonuses } bonus
   *[other] { $bonuses } bonuses
}
made-scua = { $count ->
    [one] { $count } scua
   *[other] { $count } scuas
}
made-picada = { $count ->
    [one] { $count } picada
   *[other] { $count } picadas
}
made-simili = { $count ->
    [one] { $count } simili
   *[other] { $count } simili
}
made-quadriglia = { $count ->
    [one] { $count } quadriglia
   *[other] { $count } quadriglias
}
badge-scua = Scua, 1 point
badge-picada = Picada, 1 point
badge-simili = Simili, 1 point
badge-quadriglia = Quadriglia, 1 point

# What a capture brings
bonus-scua = scua +1
bonus-picada = picada +1
bonus-simili = simili +1
bonus-quadriglia = quadriglia +1
gain-mata = La Mata
gain-ten_coins = ten of coins
gain-fante_cups = jack of cups
gain-swords = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
}
gain-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

# Choices
ticket-take = Take { $cards }
ticket-leave = Place only
action-take = Take { $cards }
button-leave = Place the { $card }
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
say-bonus-scua = Scua, 1 point
say-bonus-picada = Picada, 1 point
say-bonus-simili = Simili, 1 point
say-bonus-quadriglia = Quadriglia, 1 point
say-your-turn = Your turn: { $cards ->
    [0] the table is empty
    [one] { $cards } card on the table
   *[other] { $cards } cards on the table
}
read-last-none = Nothing has been taken yet

# Why a play is refused
refused-bad-notation = That is not a play. Nothing was played.
refused-deal-over = The deal is over. Nothing was played.
refused-not-your-turn = It is not your turn. Nothing was played.
refused-not-in-hand = The { $card } is not in your hand.
refused-not-on-table = Not on the table: { $cards }.
refused-one-card-only = An equal card is taken alone: { $captures }.
refused-court-in-sum = Court cards have no number, so they take no sums and are part of none: { $cards }.
refused-wrong-total = { $value ->
    [0] The { $card } takes only a card of the same rank.
   *[other] { $total ->
        [0] A court card is taken only by a card of the same rank, not by the { $card }.
       *[other] These cards make { $total }, but the { $card } takes { $value }.
    }
}

# The rules in brief
brief = In brief
brief-take = Play one card. It takes a card of the same rank, or several numbers that add up to it.
brief-place = Or it stays on the table, even when it could take something.
brief-courts = Jack, knight and king have no number: they take only a card of the same rank.
brief-bonus = A bonus is 1 point at once. They add up, also on the last play.
brief-scua = Scua: you clear the table.
brief-picada = Picada: you take the card just placed, with one of the same rank.
brief-simili = Simili: your card and all it takes are of one suit.
brief-quadriglia = Quadriglia: you take three cards or more from the table.
brief-end = Cards left at the end go to the side that took last, without a bonus.
brief-points = At the end: 2 for most cards; 1 each for most swords, the two of swords, the ten of coins and the jack of cups; 3 to 10 for a run of swords from the ace.
brief-more = Full rules

# Hints: what to look at, why a play is better than another one, and what it risks
hint-scua-made = It clears the table, a scua: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-scua-later = It promises more scuas later on: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-scua-against = It gives the other side fewer scuas later on: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-picada-made = It snatches the card just placed, a picada: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-picada-later = It promises more picadas later on: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-picada-against = It gives the other side fewer picadas later on: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-simili-made = It captures cards of one suit, a simili: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-simili-later = It promises more captures of one suit later on: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-simili-against = It gives the other side fewer captures of one suit later on: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-quadriglia-made = It takes three cards or more, a quadriglia: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-quadriglia-later = It promises more captures of three cards or more later on: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-quadriglia-against = It gives the other side fewer captures of three cards or more later on: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-sweep-risk = It leaves { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} on the table: the risk of a sweep is { $chance }% instead of { $other }%.
hint-sweep-safe = { $cards ->
    [0] It leaves the table empty, so there is nothing to sweep
   *[other] What it leaves on the table the next player cannot sweep
}; otherwise the risk is { $other }%.
hint-picada-risk = Its card may be snatched: the risk of a picada is { $chance }% instead of { $other }%.
hint-picada-safe = The next player cannot make a picada; otherwise the risk is { $other }%.
hint-partner = It leaves your partner more: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-cards-taken = It takes { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
} towards most cards.
hint-cards = Your side’s chance of most cards: { $chance }% instead of { $other }%.
hint-cards-denied = The other side’s chance of most cards: { $chance }% instead of { $other }%.
hint-swords-taken = It takes { $count ->
    [one] { $count } sword
   *[other] { $count } swords
}: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
} towards most swords.
hint-swords = Your side’s chance of most swords: { $chance }% instead of { $other }%.
hint-swords-denied = The other side’s chance of most swords: { $chance }% instead of { $other }%.
hint-mata-taken = It wins La Mata, the two of swords: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-mata = Your side’s chance of La Mata, the two of swords: { $chance }% instead of { $other }%.
hint-mata-denied = The other side’s chance of La Mata, the two of swords: { $chance }% instead of { $other }%.
hint-ten-coins-taken = It wins the ten of coins: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-ten-coins = Your side’s chance of the ten of coins: { $chance }% instead of { $other }%.
hint-ten-coins-denied = The other side’s chance of the ten of coins: { $chance }% instead of { $other }%.
hint-fante-cups-taken = It wins the jack of cups: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-fante-cups = Your side’s chance of the jack of cups: { $chance }% instead of { $other }%.
hint-fante-cups-denied = The other side’s chance of the jack of cups: { $chance }% instead of { $other }%.
hint-napula = It helps your run of swords, the napula: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-napula-denied = It breaks the other side’s run of swords, the napula: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-leftovers = Your side’s chance of the last capture, which takes what is left: { $chance }% instead of { $other }%.
hint-leftovers-worth = The cards left at the end bring you more: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-anchor = You hold another card of this rank: in { $chance }% of cases you take this one back with your next play.
hint-danger-sweep = But it leaves { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} on the table: the risk of a sweep is { $chance }%.
hint-danger-picada = But in { $chance }% of cases the next player takes it with a picada.
hint-danger-mata = But in { $chance }% of cases the next player takes the two of swords.
hint-danger-ten-coins = But in { $chance }% of cases the next player takes the ten of coins.
hint-danger-fante-cups = But in { $chance }% of cases the next player takes the jack of cups.
hint-look-scua = Can you clear the table, now or soon?
hint-look-picada = Can you snatch the card just placed?
hint-look-simili = Which groups are of one suit?
hint-look-quadriglia = Which of your cards takes three or more?
hint-look-sweep = What do you leave, and can somebody take all of it?
hint-look-snatch = Who may hold a card of the rank that you place?
hint-look-partner = What can your partner do with what you leave?
hint-look-cards = How many cards can you take?
hint-look-swords = Where are swords to be had?
hint-look-mata = Where does the two of swords go?
hint-look-ten-coins = Where does the ten of coins go?
hint-look-fante-cups = Where does the jack of cups go?
hint-look-napula = Think of the run of swords from the ace.
hint-look-leftovers = Who will make the last capture?
hint-look-anchor = Do you hold two cards of the same rank?
