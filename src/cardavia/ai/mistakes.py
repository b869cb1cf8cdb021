"""Which of several equally good exact moves tempts the other side most: a template over a game's modules.

Exact play is content with the margin that best play of both sides gives. Often several moves keep it,
and then the other side can err behind some of them more easily than behind others.
"""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from cardavia.kernel import kernel
from cardavia.kernel.bits import Int, u64

rules: ModuleType
policy: ModuleType
endgame: ModuleType
styles: ModuleType

LAPSES = 0.25
"""How often the other side is taken to make any move; else it follows the style read from its plays."""


@kernel
def prefer(
    states: np.recarray,
    n: Int,
    moves: np.recarray,
    promises: NDArray[np.float64],
    margins: NDArray[np.int64],
    budget: NDArray[np.int64],
    hopes: NDArray[np.float64],
    chances: NDArray[np.float64],
) -> Int:
    """Puts the best of the moves with the best margin first; returns how many have that margin.

    The arguments are those of `endgame.solve`, after it has listed n moves of `states[0]`. `hopes` gets the
    mean margin of side 0 behind each of the equal moves, where the actor never gives up what is certain,
    `chances` how likely the other side has each style.
    """
    equals = np.int64(1)
    while equals < n and margins[equals] == margins[0]:
        equals += 1
    if equals == 1:
        return equals
    seat = np.int64(rules.actor(states[0]))
    sign = -1.0 if seat & 1 else 1.0
    best = np.int64(0)
    understand(states, seat, moves[n:], chances)
    for place in range(equals):
        states[1] = states[0]
        rules.apply(states[1], moves[u64(place)])
        hopes[place] = hope(states[1:], seat, moves[n:], promises[n:], margins[n:], budget, chances)
        if sign * hopes[place] > sign * hopes[best]:
            best = np.int64(place)
    # What could not be looked at to the end decides nothing.
    if budget[0] >= 0:
        for place in range(best, 0, -1):
            endgame.exchange(moves, promises, place)
            hopes[place], hopes[place - 1] = hopes[place - 1], hopes[place]
    return equals


@kernel
def understand(states: np.recarray, seat: Int, moves: np.recarray, chances: NDArray[np.float64]) -> None:
    """Writes how likely the other side has each style, by all of its plays, hands being known."""
    styles.read(states[0], seat, states[1:], moves, chances)
    states[1] = states[0]
    styles.weigh(states[1], seat, moves, chances)
    chances /= chances.sum()


@kernel
def hope(
    states: np.recarray,
    seat: Int,
    moves: np.recarray,
    promises: NDArray[np.float64],
    margins: NDArray[np.int64],
    budget: NDArray[np.int64],
    chances: NDArray[np.float64],
) -> float:
    """Returns the mean margin of side 0 when one seat plays exactly and the other as people do."""
    state = states[0]
    if rules.is_over(state):
        return np.float64(rules.margin(state))
    total = 0.0
    if rules.actor(state) != seat:
        n = np.int64(rules.moves(state, moves))
        promises[:n] = LAPSES / np.float64(n)
        for style in range(styles.STYLES):
            promises[np.int64(styles.chosen(style, state, moves))] += (1.0 - LAPSES) * chances[style]
        for place in range(n):
            states[1] = state
            rules.apply(states[1], moves[u64(place)])
            total += promises[place] * hope(
                states[1:], seat, moves[n:], promises[n:], margins[n:], budget, chances
            )
        return total
    n = np.int64(endgame.solve(states, moves, promises, margins, budget))
    sign = -1.0 if seat & 1 else 1.0
    best = -np.inf
    for place in range(n):
        if margins[place] != margins[0]:
            break
        states[1] = state
        rules.apply(states[1], moves[u64(place)])
        found = hope(states[1:], seat, moves[n:], promises[n:], margins[n:], budget, chances)
        best = max(best, sign * found)
    return sign * best if n > 0 else 0.0
