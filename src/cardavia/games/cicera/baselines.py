"""Frozen players of Cicera that strength is measured against, in compiled form (ai.md 5)."""

from __future__ import annotations

import numpy as np

from cardavia.games.cicera.captures import moves
from cardavia.games.cicera.policy import greedy, worth
from cardavia.games.cicera.records import BONUS_ROWS
from cardavia.kernel import kernel
from cardavia.kernel.bits import Int, u64
from cardavia.kernel.random import RandomState, below

VERSION = 1

RANDOM, GREEDY = range(2)

KINDS = {"random": RANDOM, "greedy": GREEDY}
"""The players by the names of the command line."""

EXPLORATION = 3.0
"""The tuned constant of plain tree search, in points."""


@kernel
def choose(kind: Int, known: np.record, out: np.recarray, random: RandomState) -> Int:
    """Lists the legal moves into `out` and returns the place of the chosen one; equals are drawn evenly."""
    if kind == RANDOM:
        return np.int64(below(random, u64(moves(known, out))))
    return np.int64(greedy(known, out, random))


@kernel
def standing(state: np.record) -> float:
    """Returns how far side 0 is ahead: bonuses and the average worth of the captured cards, in points."""
    made = 0
    for row in range(BONUS_ROWS):
        made += state.bonuses[0, u64(row)] - state.bonuses[1, u64(row)]
    return np.float64(made) + worth(state.piles[0]) - worth(state.piles[1])
