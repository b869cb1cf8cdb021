# What the site's own pages say about Shengji. The table's texts are in shengji.ftl.

shengji-name = Shengji
shengji-box = 108 cards · two packs
shengji-summary = 4 players, two against two, from level 2 past the ace
shengji-emblem = The sign for rising, on a red sun above waves

shengji-option-first_dealer = Dealer of the first deal
    .hint = Decided by the calling.
shengji-option-first_dealer-earliest = whoever calls first
shengji-option-first_dealer-standing = whoever’s call stands
shengji-option-pass_ace = Passing the ace
    .hint = Who wins the match by it.
shengji-option-pass_ace-any = either side
shengji-option-pass_ace-defend = defenders at the ace
shengji-option-stops = Stops
    .hint = Levels that nobody jumps over.
shengji-option-stops-null = none
shengji-option-stops-5TK = 5, 10, king
shengji-option-stops-5TKA = 5, 10, king, ace
shengji-option-stops-TJQKA = 10, jack, queen, king, ace
shengji-option-stops_defend = Defending a stop
    .hint = At a stop only defenders rise.
shengji-option-throws = Throws
    .hint = Several shapes of one suit may be led at once.
shengji-option-throw_penalty = Penalty for a throw
    .hint = What a failed throw gives the other side.
shengji-option-throw_penalty-0 = none
shengji-option-throw_penalty-10 = 10 points
shengji-option-throw_kitty = A throw in the last trick
    .hint = Which of its cards multiply the kitty.
shengji-option-throw_kitty-all = all cards
shengji-option-throw_kitty-longest = its longest shape
shengji-option-follow_tractor = Tractors on tractors
    .hint = A tractor is answered by a tractor, if you hold one.
shengji-option-reinforce = Strengthening your own call
    .hint = After three passes the second level card may be shown.
shengji-option-reinforce-off = no
shengji-option-reinforce-own_turn = once
shengji-option-no_call = Nobody calls
    .hint = What four passes lead to.
shengji-option-no_call-kitty = the kitty decides
shengji-option-no_call-no_trump = no trump suit
shengji-option-no_call-redeal = deal again
shengji-option-kitty_factor = What the kitty counts
    .hint = By what its points are multiplied.
shengji-option-kitty_factor-2n = twice the cards
shengji-option-kitty_factor-power = 2, 4, 8, 16 and so on
shengji-option-kitty_factor-two = always 2
shengji-option-kitty_factor-kind = 2, 4 or 8 by shape

shengji-example-points = Level 2, hearts are trumps. Your partner’s ace of spades is ahead. See what your side gains if you give it the ten.
shengji-example-call = Level 2, the first deal. The two of clubs has been called. Try which cards of yours are stronger.
shengji-example-no-trump = No trump suit, level 10. The tens beat every ace, and a pair of them leads on to the black jokers.
shengji-example-tractor = Level 6, hearts are trumps. The fives and the sevens of spades follow one another. Try which pairs you can lead together.
shengji-example-one-pair = Two pairs of spades were led and you hold one. It must be played; choose two more spades for the rest.
shengji-example-level-cards = Level 2, hearts are trumps. The two of spades was led. The two of clubs is just as strong: see who stays ahead.
shengji-example-kitty = A king and a 5 are buried. See what they count if you win the last trick with a pair, and if you break it.
shengji-example-promotion = The attackers have 70 points. See who rises if your ten goes to your partner’s ace, and if you keep it.

# What the rules ask of whoever follows, as the page that checks it says it.
shengji-duty-lead = { $shape ->
    [single] A single card was led
    [pair] A pair was led
   *[tractor] A tractor of { $pairs } pairs was led
} { $suit ->
    [S] in spades
    [H] in hearts
    [C] in clubs
    [D] in diamonds
   *[T] in trumps
}: { $cards }.
shengji-duty-gap = The level cards leave no gap behind, so at level { $level } these follow one another: { $cards }.
shengji-duty-level-away = Level cards are trumps, whatever suit is printed on them. Not of the suit led: { $cards }.
shengji-duty-level-joins = Level cards are trumps, whatever suit is printed on them. So these are of the suit led: { $cards }.
shengji-duty-own = Cards to be played: { $wanted }. { $held ->
    [0] You have none of the suit led.
   *[other] Of the suit led you have { $held }: { $cards }.
}
shengji-duty-any-own = You can follow suit with one of these: any of them will do.
shengji-duty-no-pairs = You have enough of it, so all you play must be of it. You have no pair in it: any { $wanted } of them will do.
shengji-duty-all-pairs = You have enough of it, so all you play must be of it, and pairs come first. Pairs that must be played: { $cards }.{ $loose ->
    [0] {""}
   *[other] {" "}Loose cards of it to fill up: { $loose }.
}
shengji-duty-some-pairs = You have enough of it, so all you play must be of it, and pairs come first. Pairs to be played, of your choice: { $pairs } out of { $held }. They are: { $cards }.
shengji-duty-any-pairs = The pairs need not follow one another, and nobody has to play a tractor on a tractor.
shengji-duty-tractor = At this table a tractor is answered by a tractor. You must play one of { $pairs } pairs, out of these: { $cards }.
shengji-duty-all-own = You have too few of it, so all of them must be played. Other cards to fill up, of your choice: { $free }.
shengji-duty-free = { $suit ->
    [T] You may play whatever you like.
   *[other] You may play whatever you like: trumping is never a duty.
}

# In a terminal
shengji-terminal-help =
    Cards         rank and suit: 7s is the seven of spades, th the ten of hearts (c clubs, d diamonds, h hearts, s spades)
                  jokers: jb is the black one, jr the red one
    7s            plays the card
    5s 5s         plays a pair, 5s 5s 6s 6s a tractor; blanks, commas and plus signs are all the same
    call 2s       calls trumps with that card; pass passes
    bury 3c 4c .. buries eight cards
    1 2 3 ...     plays that line of the list
    legal         lists again what you can play
    score         where the match stands and what lies open
    undo          takes your last decision back, and what was played after it
    quit          leaves; you are told how to go on later
