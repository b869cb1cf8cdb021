"""The records and constants of compiled Quindici. Paragraph numbers refer to the docstring of the package."""

from __future__ import annotations

import numpy as np

from cardavia.games.fishing.records import Move
from cardavia.kernel.bits import u64

CARDS = 40
SEATS = 2
MOST_PLAYS = 36
MOST_MOVES = 31_788
"""Three times the groups of all forty cards that make fourteen, which an Asso takes."""

FIFTEEN = u64(15)
SWEEP = 1
"""What the history notes as the kind of a play that swept, instead of PLAY."""

SWEEPS, MOST_CARDS, DIAMONDS, SETTEBELLO = range(4)
SCORE_ROWS = 4
"""Rows of the score sheet, in the order in which `score` writes them."""

Options = np.dtype([("seats", np.int64), ("batch", np.int64), ("opening", np.int64)], align=True)

State = np.dtype(
    [
        ("hands", np.uint64, (SEATS,)),
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
"""One deal, complete; `opening` has eight places so that the record has no holes."""

Observation = np.dtype([("seat", np.int64), ("sizes", np.int64, (SEATS,)), ("known", State)], align=True)
"""What one seat knows: `known` without the other hand and the stock, `sizes` of both hands."""

FULL = u64((1 << CARDS) - 1)
RANK = u64(15)
DIAMOND = u64(0x2222222222)
SETTEBELLO_CARD = u64(1 << 25)
