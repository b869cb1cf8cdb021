"""Whole random deals in compiled code: a template over the rules of a game."""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from cardavia.kernel import kernel
from cardavia.kernel.bits import u64
from cardavia.kernel.random import RandomState, below, shuffle

rules: ModuleType


@kernel
def playouts(
    deals: int,
    state: np.record,
    moves: np.recarray,
    deck: NDArray[np.uint8],
    random: RandomState,
    margins: NDArray[np.int64],
) -> int:
    """Plays shuffled deals to their end with moves drawn evenly, through the contract functions.

    The options are read from `state`. Adds the sum of margins and of their squares to `margins`.
    Returns the number of decisions, -1 when `moves` was too small for a list.
    """
    decisions = 0
    for number in range(deals):
        while True:
            shuffle(deck, random)
            if rules.start(state, deck, number % state.options.seats):
                break
        while not rules.is_over(state):
            n = rules.moves(state, moves)
            if n < 0:
                return -1
            rules.apply(state, moves[below(random, u64(n))])
            decisions += 1
        margin = rules.margin(state)
        margins[0] += margin
        margins[1] += margin * margin
    return decisions
