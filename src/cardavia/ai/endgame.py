"""Exact play when the actor can name every card: a template over the rules and the policy of a game.

Alpha-beta search (Knuth and Moore 1975) to the end of the deal, for two sides of one seat each. The
order of the rule policy comes first and decides between moves of equal value.
"""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from cardavia.kernel import kernel
from cardavia.kernel.bits import Int, u64

rules: ModuleType
policy: ModuleType

FAR = 1 << 40
"""A margin that no deal reaches."""


@kernel
def solve(
    states: np.recarray,
    moves: np.recarray,
    promises: NDArray[np.float64],
    margins: NDArray[np.int64],
    budget: NDArray[np.int64],
) -> Int:
    """Values every move of `states[0]` by best play of both sides; returns the number of moves.

    Afterwards `moves` lists them, best first, and `margins` holds the margin of side 0 after each.
    Moves of equal value keep the order of the policy, and equals in that the order of the rules.
    `states` has room for the rest of the deal: one more than plays are left. `moves`, `promises` and
    `margins` together hold all lists of one line of play. `budget[0]` is the number of positions that
    may be looked at and is counted down; returns -1 when it or the room does not suffice.
    """
    n = ordered(states[0], moves, promises)
    if n < 0:
        return -1
    sign = -1 if rules.actor(states[0]) & 1 else 1
    for place in range(n):
        states[1] = states[0]
        rules.apply(states[1], moves[place])
        # A literal would give this recursion a second signature, and Numba loads those broken from its cache.
        margins[place] = value(states[1:], moves[n:], promises[n:], np.int64(-FAR), np.int64(FAR), budget)
    if budget[0] < 0:
        return -1
    for place in range(1, n):
        at = place
        while at > 0 and sign * margins[at] > sign * margins[at - 1]:
            exchange(moves, promises, at)
            margins[at], margins[at - 1] = margins[at - 1], margins[at]
            at -= 1
    return n


@kernel
def value(
    states: np.recarray,
    moves: np.recarray,
    promises: NDArray[np.float64],
    alpha: Int,
    beta: Int,
    budget: NDArray[np.int64],
) -> Int:
    """Returns the margin of side 0 under best play from `states[0]`, as far as it lies in the window.

    At or below `alpha` it is an upper bound, at or above `beta` a lower one. Without meaning once the
    budget is below 0.
    """
    budget[0] -= 1
    if rules.is_over(states[0]) or budget[0] < 0:
        return np.int64(rules.margin(states[0]))
    n = ordered(states[0], moves, promises)
    if n < 0:
        budget[0] = -1
        return np.int64(0)
    rises = rules.actor(states[0]) & 1 == 0
    best = np.int64(-FAR if rises else FAR)
    for place in range(n):
        states[1] = states[0]
        rules.apply(states[1], moves[place])
        found = value(states[1:], moves[n:], promises[n:], alpha, beta, budget)
        if rises:
            best = max(best, found)
            alpha = max(alpha, best)
        else:
            best = min(best, found)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best


@kernel
def ordered(state: np.record, moves: np.recarray, promises: NDArray[np.float64]) -> Int:
    """Lists the legal moves, most promising to the policy first; returns -1 when they do not fit."""
    n = np.int64(rules.moves(state, moves))
    for place in range(n):
        promises[place] = policy.greedy_value(state, moves[place])
        at = place
        while at > 0 and promises[at] > promises[at - 1]:
            exchange(moves, promises, at)
            at -= 1
    return n


@kernel
def exchange(moves: np.recarray, promises: NDArray[np.float64], place: Int) -> None:
    """Exchanges a move with the one before it."""
    above, below = moves[u64(place - 1)], moves[u64(place)]
    kind, cards, extra = above.kind, above.cards, above.extra
    above.kind = below.kind
    above.cards = below.cards
    above.extra = below.extra
    below.kind = kind
    below.cards = cards
    below.extra = extra
    promises[place - 1], promises[place] = promises[place], promises[place - 1]
