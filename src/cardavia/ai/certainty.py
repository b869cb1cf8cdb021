"""Whether the rest of a deal is decided whatever is played: a template over the modules of a game."""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from cardavia.kernel import kernel
from cardavia.kernel.bits import Int, u64

rules: ModuleType
policy: ModuleType

POSITIONS, ENDS = 0, 1
"""Places in `counts`: positions that may still be looked at, ends of the deal that were reached."""


@kernel
def is_open_turn(observation: np.record) -> bool:
    """Says whether the observing seat is to act and can name every card."""
    return bool(rules.actor(observation.known) == observation.seat and policy.is_open(observation.known))


@kernel
def decisions(states: np.recarray, moves: np.recarray) -> Int:
    """Returns how often the seat to act acts until the end, if everybody plays the move listed first."""
    seat = rules.actor(states[0])
    states[1] = states[0]
    state = states[1]
    found = np.int64(0)
    while not rules.is_over(state):
        if rules.actor(state) == seat:
            found += 1
        if rules.moves(state, moves) < 0:
            return np.int64(0)
        rules.apply(state, moves[u64(0)])
    return found


@kernel
def is_decided(
    states: np.recarray,
    moves: np.recarray,
    sheet: NDArray[np.int64],
    other: NDArray[np.int64],
    counts: NDArray[np.int64],
) -> bool:
    """Says whether every line of play from `states[0]` to the end gives one and the same score sheet.

    `sheet` becomes that of the first line; `other` is room for one more. `states` has room for the rest of
    the deal, `moves` for all lists of one line. `counts` begins with the positions that may be looked at
    and 0; where those or the room do not suffice, the answer is no.
    """
    counts[POSITIONS] -= 1
    if counts[POSITIONS] < 0 or len(states) < 2:
        return False
    if rules.is_over(states[0]):
        counts[ENDS] += 1
        if counts[ENDS] == 1:
            rules.score(states[0], sheet)
            return True
        rules.score(states[0], other)
        return np.array_equal(sheet, other)
    n = np.int64(rules.moves(states[0], moves))
    if n < 0:
        return False
    for place in range(n):
        states[1] = states[0]
        rules.apply(states[1], moves[u64(place)])
        if not is_decided(states[1:], moves[n:], sheet, other, counts):
            return False
    return True
