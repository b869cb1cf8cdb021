# What the site's own pages say about Ottocento. The table's texts are in ottocento.ftl.

ottocento-name = Ottocento
ottocento-box = 62 cards · Bolognese
ottocento-summary = 4 players, two against two, one deal
ottocento-emblem = Sun and moon in one face

ottocento-option-match = Length of the match
    .hint = How long it goes on.
ottocento-option-match-one_deal = one deal
ottocento-option-match-to_800 = to 800 points
ottocento-option-match-four_deals = four deals, one dealt by each player
ottocento-option-discard_trumps = Trumps may be put aside
    .hint = The dealer may also discard trumps, except Angel, World and Bégato.
ottocento-option-declare_when = Time to declare
    .hint = When sets and sequences of the hand are declared.
ottocento-option-declare_when-first_card = before one’s first card
ottocento-option-declare_when-after_discard = all before the first lead
ottocento-option-declaration_doubling = Doubled declarations
    .hint = Three sets or three sequences of one declaration are doubled.
ottocento-option-grande_moors = Moors in the Grande
    .hint = What lets the Moors join it. A contatore is the Bégato or the Matto.
ottocento-option-grande_moors-filled_ok = the five, or a contatore for it
ottocento-option-grande_moors-real_five = only the five itself
ottocento-option-matto_payment = Card for the Matto
    .hint = Who chooses the card that is paid for it.
ottocento-option-matto_payment-auto = the table
ottocento-option-matto_payment-choose = who had the Matto

# Examples of the rules page.
ottocento-example-begato = Your side has the Angel and the World. Take the Bégato with the 9, and that makes a set and a Grande.
ottocento-example-discard = You deal and put two of these 17 cards aside. Try a king, or the Bégato.
ottocento-example-declare = You lead the first trick. Before your card you may declare what your hand holds, or say nothing.
ottocento-example-follow = Swords were led. You have two of them, so that the queen and the trump stay in your hand. The Matto may be played.
ottocento-example-trump = Swords were led and you have none. You must play a trump, high or low; you do not hold the Matto.
ottocento-example-matto = Their king takes this trick. Play the Matto instead of the queen: it comes back for a card of the lowest value.
ottocento-example-moors = A Moor is winning. Your Moor is equal to it and comes later, so that it wins. See what the 5 does instead.
ottocento-example-last-trick = Both of your trumps win this trick. Which of them wins the last one as well, for 6 points?
ottocento-example-sets = The king takes the third queen, and is your third king. With three knights that makes three sets, which are doubled.
ottocento-example-contatore = King and knight with the ace, and the Bégato where the queen is missing: win the trick with the king.
ottocento-example-one-gap = Your Grande lacks the 15, and the Bégato fills that gap. Take the 12, and the chain goes on to the 10.
ottocento-example-two-gaps = Bégato and Matto fill two gaps, but not two in a row. See how far the Grande reaches with the 13, and without it.
ottocento-example-doubled = The king of batons makes a third sequence: all three are doubled.
ottocento-example-payment = The Matto comes back to your side either way. See which card is paid for it, and why no ace.

# The page that counts a pile.
count-title = Count my pile
count-tagline = Pick the cards that your side has won and see what they are worth, set by set and sequence by sequence.
count-others = Trumps and Matto
count-typed = Or type cards
count-do = Count
count-clear = Clear all
count-result = The count
count-none = No card is picked yet.
count-strange = No card is called: { $words }. Cards are written as in KS, 7C, T16, ANG, M2, MAT.
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-number = { $points }
count-card-points = Values of the cards, less half a point for each card.
count-besides = The last trick makes 6 points, and declarations are added. The Matto is already where it belongs.
count-lacks = One card short
count-lack = { $others ->
    [0] { $points } with the { $card }
    [one] { $points } with the { $card } or one other card
   *[other] { $points } with the { $card } or one of { $others } other cards
}

# In a terminal
ottocento-terminal-help =
    Cards         rank and suit: 7s is the seven of swords, nc the knight of cups (b batons, c cups, d coins, s swords)
                  trumps: t16 is the sixteen, ang mon sol lun the highest four, m1 to m4 the Moors, then beg and mat
    7s            plays the card
    discard ts 9c lays two cards aside; blanks, commas and plus signs are all the same
    declare       declares what your hand holds; skip says nothing
    pay 7s        gives that card for the Matto, where you choose it
    1 2 3 ...     plays that line of the list
    legal         lists again what you can play
    score         where the match stands and what lies open
    undo          takes your last decision back, and what was played after it
    quit          leaves; you are told how to go on later
