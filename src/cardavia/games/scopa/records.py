"""The records and constants of compiled Scopa: one deal as bits.

Cards are bits in rank-major order, bit 4 x (value - 1) + suit with suits clubs, diamonds, hearts,
spades, so that a rank is one nibble and the cards below a value are one mask. Paragraph numbers
refer to `docs/rules/scopa.md`.
"""

from __future__ import annotations

import numpy as np

from cardavia.games.fishing.records import Move
from cardavia.kernel.bits import u64

CARDS = 40
MOST_SEATS = 4
MOST_PLAYS = 40
MOST_MOVES = 16_200
"""Room for every list of moves: no more distinct ones exist (8)."""

SWEEP = 1
"""What the history notes as the kind of a play that scored a scopa, instead of PLAY."""

ACE_PLAIN, ACE_TAKES_ALL, ACE_TAKES_ACE_FIRST = 0, 1, 2

SCOPA, CARDS_AWARD, DIAMONDS, SETTEBELLO, PRIMIERA, RE_BELLO, NAPOLA = range(7)
SCORE_ROWS = 7
"""Rows of the score sheet, the order in which `score` writes them."""

Options = np.dtype(
    [
        ("seats", np.int64),
        ("batch", np.int64),
        ("opening", np.int64),
        ("ace", np.int64),
        ("fewest", np.int64),
        ("last_sweep", np.int64),
        ("napola", np.int64),
        ("re_bello", np.int64),
    ],
    align=True,
)
"""What a deal needs of the options: `batch` cards a hand, `opening` cards on the table, switches."""

State = np.dtype(
    [
        ("hands", np.uint64, (MOST_SEATS,)),
        ("table", np.uint64),
        ("piles", np.uint64, (2,)),
        ("sweeps", np.int64, (2,)),
        ("turn", np.int64),
        ("dealer", np.int64),
        ("last_capturer", np.int64),
        ("held", np.int64),
        ("dealt", np.int64),
        ("played", np.int64),
        ("stock", np.uint8, (CARDS,)),
        ("opening", np.uint8, (8,)),
        ("options", Options),
        ("history", Move, (MOST_PLAYS,)),
    ],
    align=True,
)
"""One deal, complete. `turn` is -1 after the last play; `last_capturer` a seat or -1; `held` counts
the cards in all hands, `dealt` those that have left the stock, `played` the plays in `history`. The places
behind the last play of `history` and behind the last card of `opening` hold nothing of this deal; `opening`
has eight so that the record has no holes and equal deals are equal byte for byte."""

Observation = np.dtype([("seat", np.int64), ("sizes", np.int64, (MOST_SEATS,)), ("known", State)], align=True)
"""What one seat knows: `known` without the other hands and the stock, `sizes` of all hands."""

FULL = u64((1 << CARDS) - 1)
RANK = u64(15)
DIAMOND = u64(0x2222222222)
ACES = u64(15)
KINGS = u64(15 << 36)
SETTEBELLO_CARD = u64(1 << 25)
KING_OF_DIAMONDS = u64(1 << 37)

PRIMIERA_VALUES = np.array([16, 12, 13, 14, 15, 18, 21, 10, 10, 10], np.int64)
"""By rank from the Asso (1)."""

BEST_FIRST = np.array([6, 5, 0, 4, 3, 2, 1, 7, 8, 9], np.uint64)
"""The ranks in falling order of their primiera values."""
