"""Moves compared on common worlds: a template over the rules, the policy and the aspects of a game.

Every candidate is played in the same sampled worlds, and everybody goes on by the rule policy, which
reads nothing but what its actor knows in that world; so the differences between candidates owe little to
luck. Where the actor can name every card there is one world, and best play goes on in it.
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
aspects: ModuleType
endgame: ModuleType

utility = preferred(globals(), "utility", "margin")
"""What a finished deal is worth to side 0: its margin, or what the policy of a game makes of it."""


@kernel
def assess(
    observation: np.record,
    candidates: np.recarray,
    states: np.recarray,
    moves: np.recarray,
    margins: NDArray[np.int64],
    sheets: NDArray[np.int64],
    parts: NDArray[np.int64],
    facts: NDArray[np.int64],
    sheet: NDArray[np.int64],
    random: RandomState,
) -> Int:
    """Plays every candidate out in sampled worlds; returns how many could be drawn.

    `margins` gets what the deals are worth to side 0, shape (worlds, candidates), a row for each world. To
    `sheets`, shape (candidates, rows, 2), are added the points of the score sheets, to `parts` and
    `facts` what the aspects of the game are, from the actor's view. `states` is room for two worlds.
    """
    drawn = np.int64(0)
    for _ in range(len(margins)):
        if not rules.sample(observation, random, states):
            continue
        for place in range(len(candidates)):
            states[1] = states[0]
            state = states[1]
            rules.apply(state, candidates[place])
            while not rules.is_over(state):
                rules.apply(state, moves[u64(policy.judged(state, moves))])
            record(states, place, margins[drawn], sheets, parts, facts, sheet)
        drawn += 1
    return drawn


@kernel
def finish(
    candidates: np.recarray,
    states: np.recarray,
    moves: np.recarray,
    promises: NDArray[np.float64],
    values: NDArray[np.int64],
    budget: NDArray[np.int64],
    positions: Int,
    margins: NDArray[np.int64],
    sheets: NDArray[np.int64],
    parts: NDArray[np.int64],
    facts: NDArray[np.int64],
    sheet: NDArray[np.int64],
) -> bool:
    """Plays every candidate in the world of `states[0]` with best play of both sides to the end.

    The accounts are those of `assess`. `states`, `moves`, `promises`, `values` and `budget` are the room
    of the exact endgame; False when a search looked at more than `positions` positions.
    """
    for place in range(len(candidates)):
        states[1] = states[0]
        rules.apply(states[1], candidates[place])
        while not rules.is_over(states[1]):
            budget[0] = positions
            if endgame.solve(states[1:], moves, promises, values, budget) < 0:
                return False
            rules.apply(states[1], moves[0])
        record(states, place, margins[0], sheets, parts, facts, sheet)
    return True


@kernel
def record(
    states: np.recarray,
    place: Int,
    margins: NDArray[np.int64],
    sheets: NDArray[np.int64],
    parts: NDArray[np.int64],
    facts: NDArray[np.int64],
    sheet: NDArray[np.int64],
) -> None:
    """Enters the deal that `states[0]` grew into, `states[1]`, into the accounts of a candidate."""
    after = states[1]
    margins[place] = utility(after)
    rules.score(after, sheet)
    sheets[place] += sheet
    aspects.account(states[0], after, parts[place], facts[place])
