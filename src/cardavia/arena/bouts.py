"""Whole deals between compiled players: a template over the rules, policy and baselines of a game."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, Int, u64
from cardavia.kernel.random import RandomState, below

rules: ModuleType
policy: ModuleType
baselines: ModuleType
endgame: ModuleType
chosen: Callable[..., Any]
"""How a rule player chooses: what the baselines of a game have as `choose`, else `preferred`."""

POSITIONS = 200_000
"""How far exact play may go; what is longer is left to the rules of the player."""

GOLDEN = u64(0x9E3779B97F4A7C15)
FIRST, SECOND = u64(0xBF58476D1CE4E5B9), u64(0x94D049BB133111EB)


@kernel
def mixed(word: np.uint64, ply: Int) -> np.uint64:
    """Returns the generator state of one decision: a hash of the player's word and the ply, never 0."""
    state = u64(word) + GOLDEN * u64(ply + 1)
    state = (state ^ (state >> u64(30))) * FIRST
    state = (state ^ (state >> u64(27))) * SECOND
    state ^= state >> u64(31)
    return state if state != NONE else GOLDEN


@kernel
def preferred(kind: Int, known: np.record, moves: np.recarray, random: RandomState) -> Int:
    """Lists the legal moves and returns the place of the one a player likes best; equals are drawn evenly.

    Nothing is drawn while no two moves are equal, so that a player with an opinion uses no randomness.
    """
    n = np.int64(rules.moves(known, moves))
    if kind == baselines.RANDOM:
        return np.int64(below(random, u64(n)))
    best = np.int64(0)
    most = -np.inf
    equals = 0
    for place in range(n):
        value = baselines.valued(kind, known, moves[place])
        if value > most:
            best, most, equals = np.int64(place), value, 1
        elif value == most:
            equals += 1
            if below(random, u64(equals)) == NONE:
                best = np.int64(place)
    return best


@kernel
def decide(
    observations: np.recarray,
    kind: Int,
    exact: Int,
    word: np.uint64,
    line: np.recarray,
    moves: np.recarray,
    promises: NDArray[np.float64],
    margins: NDArray[np.int64],
    budget: NDArray[np.int64],
    random: RandomState,
) -> Int:
    """Lists the moves of the observing seat and returns the place of the one that a player chooses.

    `kind` is a number of the game's baselines. With `exact` a last hand in which every card is known
    is played out by search. What is drawn depends on `word` and the number of plays so far.
    """
    observation = observations[0]
    random[0] = mixed(word, observation.known.played)
    if exact and policy.is_open(observation.known) and rules.sample(observation, random, line):
        budget[0] = POSITIONS
        if endgame.solve(line, moves, promises, margins, budget) > 0:
            return np.int64(0)
    return np.int64(chosen(kind, observation.known, moves, random))


@kernel
def play(
    states: np.recarray,
    kinds: NDArray[np.int64],
    exact: NDArray[np.int64],
    words: NDArray[np.uint64],
    observations: np.recarray,
    line: np.recarray,
    moves: np.recarray,
    promises: NDArray[np.float64],
    margins: NDArray[np.int64],
    budget: NDArray[np.int64],
    random: RandomState,
) -> Int:
    """Plays the deal of `states[0]` to its end and returns the number of decisions.

    `kinds`, `exact` and `words` hold the player of every seat. A seat is asked with its observation,
    as at a table.
    """
    state = states[0]
    decisions = 0
    while not rules.is_over(state):
        seat = rules.actor(state)
        rules.hide(state, seat, observations)
        at = u64(seat)
        place = decide(
            observations, kinds[at], exact[at], words[at], line, moves, promises, margins, budget, random
        )
        rules.apply(state, moves[u64(place)])
        decisions += 1
    return decisions
