"""Searches of the literature that serve as yardsticks: a template over a game's modules.

Flat Monte Carlo, perfect-information Monte Carlo with alpha-beta to a fixed depth, and tree search that
sees all cards. Plain information-set tree search is the one of `ai.search` without anything added.
"""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from cardavia.kernel import kernel
from cardavia.kernel.bits import Int, u64
from cardavia.kernel.random import RandomState, below
from cardavia.kernel.template import preferred

rules: ModuleType
policy: ModuleType
baselines: ModuleType
endgame: ModuleType
search: ModuleType

candidates = preferred(globals(), "candidates", "moves")
"""What lists moves: all legal ones, or those worth a look in a game where more can be legal than listed."""

WHOLE = 1000
"""A number of plies that no deal has."""

FAR = 1e9

LOWER = 1.645
"""Standard errors below a mean that 95 % of a normal distribution lie above."""


@kernel
def flat(
    observation: np.record,
    playouts: Int,
    exploring: np.uint64,
    worlds: np.recarray,
    moves: np.recarray,
    totals: NDArray[np.float64],
    random: RandomState,
) -> Int:
    """Adds up the margins of side 0 after every legal move over common worlds; returns their number.

    Every world is finished once behind each move, by playouts as in `ai.search`. The list stays at the
    front of `moves`; `worlds` has room for two.
    """
    n = np.int64(candidates(observation.known, moves))
    totals[:n] = 0.0
    for _ in range(max(1, playouts // n)):
        if not rules.sample(observation, random, worlds):
            continue
        for place in range(n):
            worlds[1] = worlds[0]
            rules.apply(worlds[1], moves[u64(place)])
            search.play_out(worlds[1], exploring, moves[n:], random)
            totals[place] += np.float64(rules.margin(worlds[1]))
    return n


@kernel
def determinized(
    observation: np.record,
    worlds: Int,
    depth: Int,
    exploring: np.uint64,
    plies: Int,
    states: np.recarray,
    moves: np.recarray,
    promises: NDArray[np.float64],
    totals: NDArray[np.float64],
    random: RandomState,
) -> Int:
    """Adds up the alpha-beta values of every legal move over sampled worlds; returns their number.

    In each world all cards count as known for `depth` plies in all. A leaf is played on for `plies` plies
    and valued by how far side 0 is ahead, or by the margin once the deal is over.
    """
    n = np.int64(candidates(observation.known, moves))
    totals[:n] = 0.0
    for _ in range(worlds):
        if not rules.sample(observation, random, states):
            continue
        for place in range(n):
            states[1] = states[0]
            rules.apply(states[1], moves[u64(place)])
            totals[place] += deepen(
                states[1:], depth - 1, -FAR, FAR, exploring, plies, moves[n:], promises[n:], random
            )
    return n


@kernel
def deepen(
    states: np.recarray,
    depth: Int,
    alpha: float,
    beta: float,
    exploring: np.uint64,
    plies: Int,
    moves: np.recarray,
    promises: NDArray[np.float64],
    random: RandomState,
) -> float:
    """Returns the value of `states[0]` for side 0, as far as it lies in the window."""
    state = states[0]
    if rules.is_over(state):
        return np.float64(rules.margin(state))
    if depth <= 0:
        states[1] = state
        return outlook(states[1], exploring, plies, moves, random)
    n = np.int64(endgame.ordered(state, moves, promises))
    if n < 0:
        # What cannot be listed is not looked at more deeply.
        states[1] = state
        return outlook(states[1], exploring, plies, moves, random)
    rises = rules.actor(state) & 1 == 0
    best = -FAR if rises else FAR
    for place in range(n):
        states[1] = state
        rules.apply(states[1], moves[u64(place)])
        found = deepen(states[1:], depth - 1, alpha, beta, exploring, plies, moves[n:], promises[n:], random)
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
def outlook(
    state: np.record, exploring: np.uint64, plies: Int, moves: np.recarray, random: RandomState
) -> float:
    """Plays on for some plies and returns how far side 0 is ahead then."""
    if plies >= WHOLE:
        search.play_out(state, exploring, moves, random)
        return np.float64(rules.margin(state))
    for _ in range(plies):
        if rules.is_over(state):
            break
        n = candidates(state, moves)
        rules.apply(state, moves[below(random, u64(n))])
    if rules.is_over(state):
        return np.float64(rules.margin(state))
    return baselines.standing(state)


@kernel
def report(
    observation: np.record,
    kind: Int,
    nominating: Int,
    confirming: Int,
    states: np.recarray,
    moves: np.recarray,
    totals: NDArray[np.float64],
    random: RandomState,
) -> tuple[Int, Int]:
    """Tries moves out in common worlds that a rule player finishes; returns the chosen place and failures.

    `kind` is a number of the game's baselines: its choice stands at the front of the list and is kept unless
    another move leads after `nominating` worlds, and with `confirming` above 0 unless the lower bound of its
    lead in so many fresh worlds is above 0 as well (one-sided, 95 %).
    """
    baselines.choose(kind, observation.known, moves, random)
    n = np.int64(baselines.listed(observation.known, moves[1:])) + 1
    totals[:n] = 0.0
    failures = np.int64(0)
    for _ in range(nominating):
        if not rules.sample(observation, random, states):
            failures += 1
            continue
        for place in range(n):
            totals[place] += finished(states, kind, moves, np.int64(place), n, random)
    best = np.int64(0)
    for place in range(1, n):
        if totals[place] > totals[best]:
            best = np.int64(place)
    if best == 0 or confirming == 0:
        return best, failures
    drawn = 0
    total = squares = 0.0
    for _ in range(confirming):
        if not rules.sample(observation, random, states):
            failures += 1
            continue
        drawn += 1
        lead = finished(states, kind, moves, best, n, random)
        lead -= finished(states, kind, moves, np.int64(0), n, random)
        total += lead
        squares += lead * lead
    if drawn < 2:
        return np.int64(0), failures
    mean = total / drawn
    variance = max(0.0, (squares - drawn * mean * mean) / (drawn - 1))
    return np.int64(best if mean > LOWER * np.sqrt(variance / drawn) else 0), failures


@kernel
def finished(
    states: np.recarray, kind: Int, moves: np.recarray, place: Int, n: Int, random: RandomState
) -> float:
    """Returns what the world of `states[0]` comes to for the actor's side behind a listed move."""
    states[1] = states[0]
    state = states[1]
    sign = -1.0 if rules.actor(state) & 1 else 1.0
    rules.apply(state, moves[u64(place)])
    while not rules.is_over(state):
        chosen = np.int64(baselines.choose(kind, state, moves[n:], random))
        rules.apply(state, moves[u64(n + chosen)])
    return sign * np.float64(baselines.outcome(state))


@kernel
def clairvoyant(
    truth: np.record,
    iterations: Int,
    exploration: float,
    exploring: np.uint64,
    states: np.recarray,
    moves: np.recarray,
    nodes: np.recarray,
    logarithms: NDArray[np.float64],
    random: RandomState,
) -> Int:
    """Grows the tree of one world that is wholly known; returns the nodes used."""
    search.plant(nodes)
    used = 1
    for _ in range(iterations):
        states[0] = truth
        state = states[0]
        node, used = search.descend(state, exploration, moves, nodes, used, logarithms, random)
        search.play_out(state, exploring, moves, random)
        search.note(nodes, node, np.float64(rules.margin(state)))
    return used


@kernel
def minimax(states: np.recarray, moves: np.recarray) -> Int:
    """Returns the margin of side 0 under best play from `states[0]`, by trying everything.

    Nothing is pruned or put in order, so that it can prove what a cleverer search finds.
    """
    state = states[0]
    if rules.is_over(state):
        return np.int64(rules.margin(state))
    n = np.int64(rules.moves(state, moves))
    rises = rules.actor(state) & 1 == 0
    best = np.int64(0)
    for place in range(n):
        states[1] = state
        rules.apply(states[1], moves[u64(place)])
        found = minimax(states[1:], moves[n:])
        if place == 0 or (rises and found > best) or (not rises and found < best):
            best = found
    return best
