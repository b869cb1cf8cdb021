"""The records and constants of compiled Shengji: one deal as bits.

Cards are two planes of face bits in canonical order, 13 x suit + rank's place for suits spades, hearts,
clubs, diamonds and ranks 2 up to A, then the black and the red joker: the first plane holds the faces that
are there at least once, the second those that are there twice. Paragraph numbers refer to
`docs/rules/shengji.md`.
"""

from __future__ import annotations

import numpy as np

from cardavia.kernel.bits import u64

SEATS = 4
FACES = 54
CARDS = 108
HAND = 25
KITTY = 8
MOST_CALLS = 17
MOST_TRICKS = 25
PLAYS = SEATS * HAND
MOST_HISTORY = MOST_CALLS + 1 + (SEATS + 1) * MOST_TRICKS
"""Entries of the longest history: calls, the bury, plays, and a failed throw before each lead."""

MOST_MOVES = 5000
"""Most moves that are listed; beyond, they are counted (16)."""

SCORE_ROWS = 1
"""The score sheet is one row: the levels gained, by side."""

PLAY, PASS, CALL, BURY, THROW = range(5)
"""Kinds of moves. A THROW stands only in the history, before the play to which a failed throw was cut."""

CALLING, BURYING, PLAYING, DONE = range(4)
"""Phases of a deal."""

NO_TRUMP = 4
TRUMP = 4
"""The trump of a deal without one, and the number of the effective suit of trumps."""

UNKNOWN = 255
ACE = 12
"""The last level; those beyond have passed the ace."""

Move = np.dtype([("kind", np.int64), ("cards", np.uint64), ("extra", np.uint64)], align=True)
"""`cards` and `extra` are the two planes of what is played, shown or buried."""

Options = np.dtype(
    [
        ("seats", np.int64),
        ("standing_deals", np.int64),
        ("ace_defended", np.int64),
        ("stops", np.int64),
        ("stops_defend", np.int64),
        ("throws", np.int64),
        ("throw_penalty", np.int64),
        ("throw_longest", np.int64),
        ("follow_tractor", np.int64),
        ("reinforce", np.int64),
        ("no_call", np.int64),
        ("kitty_factor", np.int64),
    ],
    align=True,
)
"""What a deal needs of the options: `stops` are bits of levels, `no_call` and `kitty_factor` places in the
lists of `options`, the rest switches and points."""

State = np.dtype(
    [
        ("hands", np.uint64, (SEATS, 2)),
        ("buried", np.uint64, (2,)),
        ("suits", np.uint64, (5,)),
        ("off", np.uint64),
        ("top", np.uint64),
        ("gone", np.uint64, (2,)),
        ("must", np.uint64, (SEATS, 2)),
        ("lain", np.uint64, (2,)),
        ("may", np.uint64, (SEATS, 2)),
        ("plays", np.uint64, (SEATS, 2)),
        ("levels", np.int64, (2,)),
        ("captured", np.int64, (2,)),
        ("first_deal", np.int64),
        ("starter", np.int64),
        ("dealer", np.int64),
        ("level", np.int64),
        ("trump", np.int64),
        ("phase", np.int64),
        ("turn", np.int64),
        ("strength", np.int64),
        ("declarer", np.int64),
        ("earliest", np.int64),
        ("passes", np.int64),
        ("declared", np.uint64),
        ("exposed", np.int64),
        ("leader", np.int64),
        ("led_suit", np.int64),
        ("led_shape", np.int64),
        ("width", np.int64),
        ("pairs", np.int64),
        ("best", np.int64),
        ("best_suit", np.int64),
        ("best_top", np.int64),
        ("penalty", np.int64),
        ("tricks", np.int64),
        ("played", np.int64),
        ("options", Options),
        ("kitty", np.uint8, (KITTY,)),
        ("winners", np.uint8, (32,)),
        ("history", Move, (MOST_HISTORY,)),
    ],
    align=True,
)
"""One deal, complete.

`suits` are the faces of the effective suits spades, hearts, clubs, diamonds, trumps; `off` and `top` the
level cards that stand on the two rungs below the jokers; all are empty until trumps are known. `gone` are the
cards played. `must` and `may` are what everybody knows of each hand: the least and the most copies it can
hold; `lain` is the least that the dealer's hand and the buried cards hold together. `trump` is -1 before it
is known. `strength` is 0, `declarer` and `earliest` -1 until somebody declares; `declared` is the face shown
last. Of the trick: its `leader` or who will lead, `led_suit`, `led_shape` (-1 for a throw), cards a play
(`width`), pairs to answer (`pairs`), who is ahead (`best`) and with what; after a trick all but `leader` tell
of it until the next lead. `captured` are trick points by side, `penalty` those that failed throws gave to the
attackers. `kitty` is in order of dealing. There are `tricks` entries in `winners`, `played` in `history`;
places behind are 0."""

Observation = np.dtype([("seat", np.int64), ("sizes", np.int64, (SEATS,)), ("known", State)], align=True)
"""What one seat knows: `known` without other hands, kitty and bury; `sizes` of all hands."""

FULL = u64((1 << FACES) - 1)
SUIT = u64(0x1FFF)
"""The faces of a suit; shifted by 13 times its number."""

LEVEL_CARDS = u64(1 | 1 << 13 | 1 << 26 | 1 << 39)
"""The twos; shifted by a level, the faces of that rank."""

FIVES = LEVEL_CARDS << u64(3)
TENS_AND_KINGS = LEVEL_CARDS << u64(8) | LEVEL_CARDS << u64(11)
BLACK_JOKER = u64(1 << 52)
RED_JOKER = u64(1 << 53)
JOKERS = BLACK_JOKER | RED_JOKER
