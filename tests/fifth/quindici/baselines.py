"""Players of Quindici that strength is measured against, in compiled form; they never change."""

from __future__ import annotations

import numpy as np

from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, Int, u64
from cardavia.kernel.random import RandomState, below
from tests.fifth.quindici.captures import moves
from tests.fifth.quindici.policy import greedy_value, immediate, worth

VERSION = 1
RANDOM, GREEDY, SAFE = range(3)
KINDS = {"random": RANDOM, "greedy": GREEDY, "greedyS": SAFE}
"""The players by the names of the command line."""

EXPLORATION = 3.0
"""The constant of plain tree search, in points."""


@kernel
def choose(kind: Int, known: np.record, out: np.recarray, random: RandomState) -> Int:
    """Lists the legal moves into `out` and returns the place of the chosen one; equals are drawn evenly."""
    n = np.int64(moves(known, out))
    best = np.int64(0)
    most = -np.inf
    equals = 0
    for place in range(n):
        value = 0.0
        if kind == GREEDY:
            value = immediate(known, out[place])
        elif kind == SAFE:
            value = greedy_value(known, out[place])
        if value > most:
            best, most, equals = np.int64(place), value, 1
        elif value == most:
            equals += 1
            if below(random, u64(equals)) == NONE:
                best = np.int64(place)
    return best


@kernel
def standing(state: np.record) -> float:
    """Returns how far side 0 is ahead: sweeps and the average worth of the captured cards, in points."""
    return np.float64(state.sweeps[0] - state.sweeps[1]) + worth(state.piles[0]) - worth(state.piles[1])
