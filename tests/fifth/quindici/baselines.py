"""Players of Quindici that strength is measured against, in compiled form; they never change."""

from __future__ import annotations

import numpy as np

from cardavia.kernel import kernel
from cardavia.kernel.bits import Int
from tests.fifth.quindici.policy import greedy_value, immediate, worth

VERSION = 1
RANDOM, GREEDY, SAFE = range(3)
KINDS = {"random": RANDOM, "greedy": GREEDY, "greedyS": SAFE}
"""The players by the names of the command line."""

EXPLORATION = 3.0
"""The constant of plain tree search, in points."""


@kernel
def valued(kind: Int, known: np.record, move: np.record) -> float:
    """Returns how much one of the players likes a move."""
    if kind == GREEDY:
        return np.float64(immediate(known, move))
    return np.float64(greedy_value(known, move))


@kernel
def standing(state: np.record) -> float:
    """Returns how far side 0 is ahead: sweeps and the average worth of the captured cards, in points."""
    return np.float64(state.sweeps[0] - state.sweeps[1]) + worth(state.piles[0]) - worth(state.piles[1])
