"""Moves tried out on common worlds in two stages: a template over the rules and the policy of a game.

A shortlist is played out in worlds that all of its moves share; the less promising half is dropped again
and again, while the rest gets more worlds (sequential halving, Karnin, Koren and Somekh 2013). Because the
best of many estimates looks better than it is, the move that leads is then compared with the choice of the
rule policy in fresh worlds. Everybody goes on by the rule policy, which reads nothing but what its actor
knows in that world.
"""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from cardavia.kernel import kernel
from cardavia.kernel.bits import Int, u64
from cardavia.kernel.random import RandomState
from cardavia.kernel.template import preferred

rules: ModuleType
policy: ModuleType

utility = preferred(globals(), "utility", "margin")
"""What a finished deal is worth to side 0: its margin, or what the policy of a game makes of it."""


@kernel
def nominate(
    observation: np.record,
    candidates: np.recarray,
    playouts: Int,
    states: np.recarray,
    moves: np.recarray,
    totals: NDArray[np.int64],
    worlds: NDArray[np.int64],
    order: NDArray[np.int64],
    random: RandomState,
) -> tuple[Int, Int]:
    """Tries the candidates out; returns the number of worlds drawn and of those that could not be.

    `order` gets the places of the candidates, most promising first, `worlds` how many each was tried in, and
    `totals` the sum of what came of it for the actor's side. `states` is room for two.
    """
    n = len(candidates)
    for place in range(n):
        order[place] = place
        totals[place] = 0
        worlds[place] = 0
    rounds = 1
    while 1 << rounds < n:
        rounds += 1
    alive = n
    drawn = 0
    failures = 0
    for _ in range(rounds):
        for _ in range(max(1, playouts // (rounds * alive))):
            if not rules.sample(observation, random, states):
                failures += 1
                continue
            drawn += 1
            for at in range(alive):
                place = order[at]
                totals[place] += outcome(states, candidates[u64(place)], moves)
                worlds[place] += 1
        for at in range(1, alive):
            place = order[at]
            while at > 0 and totals[order[at - 1]] < totals[place]:
                order[at] = order[at - 1]
                at -= 1
            order[at] = place
        alive = (alive + 1) // 2
    return drawn, failures


@kernel
def confirm(
    observation: np.record,
    nominee: np.record,
    incumbent: np.record,
    worlds: Int,
    states: np.recarray,
    moves: np.recarray,
    random: RandomState,
) -> tuple[Int, Int, Int]:
    """Compares two moves in fresh worlds: returns how many, and the sums of differences and of squares."""
    drawn = np.int64(0)
    total = np.int64(0)
    squares = np.int64(0)
    for _ in range(worlds):
        if not rules.sample(observation, random, states):
            continue
        drawn += 1
        difference = outcome(states, nominee, moves) - outcome(states, incumbent, moves)
        total += difference
        squares += difference * difference
    return drawn, total, squares


@kernel
def outcome(states: np.recarray, move: np.record, moves: np.recarray) -> Int:
    """Returns what the deal is worth to the actor's side when it makes a move in the world of `states[0]`."""
    states[1] = states[0]
    state = states[1]
    sign = -1 if rules.actor(state) & 1 else 1
    rules.apply(state, move)
    while not rules.is_over(state):
        rules.apply(state, moves[u64(policy.judged(state, moves))])
    return np.int64(sign * utility(state))
