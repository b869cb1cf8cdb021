"""Tree search to the end of the hand and no further: a template over the modules of a game.

The tree is that of `ai.search`. But a walk ends where new cards come, and what the deal is worth there
is told by the game's outlook, which averages over those cards; where they are the last ones, the rest
is played exactly. Nothing noisy is left in a leaf but the cards that the other seats hold now.
"""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from cardavia.kernel import kernel
from cardavia.kernel.bits import Int, u64
from cardavia.kernel.random import RandomState, below

rules: ModuleType
policy: ModuleType
outlook: ModuleType
endgame: ModuleType
search: ModuleType

CERTAIN = u64(1 << 32)

POSITIONS = 200_000
"""How far exact play behind one leaf may go: far more than any last hand has needed."""


@kernel
def foresee(
    observation: np.record,
    iterations: Int,
    exploration: float,
    trusting: np.uint64,
    states: np.recarray,
    moves: np.recarray,
    promises: NDArray[np.float64],
    budget: NDArray[np.int64],
    nodes: np.recarray,
    logarithms: NDArray[np.float64],
    first: NDArray[np.float32],
    second: NDArray[np.float32],
    heads: NDArray[np.float32],
    inputs: NDArray[np.int64],
    units: NDArray[np.float32],
    random: RandomState,
) -> tuple[Int, Int]:
    """Grows the tree of `observation` in `nodes`; returns the nodes used and the failed samples.

    As in `search.search`, which describes the room; `states` holds a world and the line to its end.
    `trusting` is how often the other seats are taken to move by the rule policy of the game, in 2**32
    parts, which reads nothing but what its actor knows in that world. Else they move as the tree says
    is best for their side, as if they saw through the searching hand.
    """
    search.plant(nodes)
    stop = np.int64(policy.horizon(observation.known))
    used = np.int64(1)
    failures = np.int64(0)
    for _ in range(iterations):
        if not rules.sample(observation, random, states):
            failures += 1
            continue
        state = states[0]
        node, used = descend(
            state, observation.seat, stop, exploration, trusting, moves, nodes, used, logarithms, random
        )
        while not rules.is_over(state) and state.played < stop:
            place = policy.judged(state, moves)
            rules.apply(state, moves[u64(place)])
        value = valued(state, states, moves, promises, budget, first, second, heads, inputs, units)
        search.note(nodes, node, value)
    return used, failures


@kernel
def valued(
    state: np.record,
    states: np.recarray,
    moves: np.recarray,
    promises: NDArray[np.float64],
    budget: NDArray[np.int64],
    first: NDArray[np.float32],
    second: NDArray[np.float32],
    heads: NDArray[np.float32],
    inputs: NDArray[np.int64],
    units: NDArray[np.float32],
) -> float:
    """Returns the margin of side 0 that a world at the end of a hand promises.

    After the last hand it is certain, before it exact, and else what the outlook of the game expects.
    """
    if rules.is_over(state):
        return np.float64(rules.margin(state))
    if policy.is_open(state):
        states[0] = state
        budget[0] = POSITIONS
        low, high = np.int64(-endgame.FAR), np.int64(endgame.FAR)
        return np.float64(endgame.value(states, moves, promises, low, high, budget))
    return np.float64(outlook.outlook(state, first, second, heads, inputs, units))


@kernel
def descend(
    state: np.record,
    seat: Int,
    stop: Int,
    exploration: float,
    trusting: np.uint64,
    moves: np.recarray,
    nodes: np.recarray,
    used: Int,
    logarithms: NDArray[np.float64],
    random: RandomState,
) -> tuple[Int, Int]:
    """Plays tried moves by their upper confidence bounds, then the best judged untried one.

    The seats that do not search follow the rule policy as often as `trusting` says. Returns the node
    reached and the nodes used. The walk ends at the horizon, or where `nodes` is full.
    """
    node = np.int64(search.ROOT)
    while not rules.is_over(state) and state.played < stop:
        if rules.actor(state) != seat and below(random, CERTAIN) < trusting:
            move = moves[u64(policy.judged(state, moves))]
            child = search.find(nodes, node, move)
            if child == search.NOWHERE:
                if used == len(nodes):
                    return node, used
                search.attach(nodes, node, used, move)
                child = used
                used += 1
            rules.apply(state, move)
            node = child
            continue
        n = np.int64(rules.moves(state, moves))
        sign = -1.0 if rules.actor(state) & 1 else 1.0
        fresh = np.int64(-1)
        promise = -np.inf
        best = np.int64(search.NOWHERE)
        most = -np.inf
        for place in range(n):
            move = moves[u64(place)]
            child = search.find(nodes, node, move)
            if child == search.NOWHERE:
                judged = policy.judged_value(state, move)
                if judged > promise:
                    fresh, promise = np.int64(place), judged
                continue
            bound = search.bounded(nodes[child], sign, exploration, logarithms)
            if bound > most:
                best, most = child, bound
        if fresh >= 0 and used < len(nodes):
            search.attach(nodes, node, used, moves[u64(fresh)])
            rules.apply(state, moves[u64(fresh)])
            return used, used + 1
        if best == search.NOWHERE:
            return node, used
        search.copy(nodes[best], moves[0])
        rules.apply(state, moves[0])
        node = best
    return node, used
