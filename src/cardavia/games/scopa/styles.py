"""How the other side plays Scopa for two, read from the plays that everybody has seen, in compiled form.

Once a hand is played out, both have shown what they held, and every play of it can be compared with what a
style of play would have chosen. In the hand being played the same comparison tells which cards the other
side is likely to hold. Nothing but the history, the table and one's own hand is looked at.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.scopa import classics
from cardavia.games.scopa.policy import HAND, immediate, judged_value
from cardavia.games.scopa.records import SWEEP
from cardavia.games.scopa.rules import moves
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, ONE, Int, u64

WEIGHING, TRADITIONAL, GREEDY, FREE = range(4)
STYLES = 4
"""Somebody follows the rule policy, or the traditional rules as a strict order, or takes what is to be had,
or plays freely: then nothing is read from a play, and the rule policy is as good a guess as any."""

PRIOR = np.array([0.5, 0.3, 0.1, 0.1])
"""How likely each style is before anything was seen."""

LAPSES = 0.15
"""How often somebody is taken to make any move at all, whatever the style."""


@kernel
def value(style: Int, state: np.record, move: np.record) -> float:
    """Returns how much a style likes a move; only the order of a list's values has meaning."""
    if style == TRADITIONAL:
        return np.float64(classics.ordered(False, state, move))
    if style == GREEDY:
        return immediate(state, move)
    return judged_value(state, move)


@kernel
def chosen(style: Int, state: np.record, out: np.recarray) -> Int:
    """Lists the legal moves into `out` and returns the place of a style's, the first of equals."""
    n = np.int64(moves(state, out))
    best = np.int64(0)
    most = -np.inf
    for place in range(n):
        found = value(style, state, out[place])
        if found > most:
            best, most = np.int64(place), found
    return best


@kernel
def likelihood(style: Int, state: np.record, played: np.record, out: np.recarray) -> float:
    """Returns how likely the seat to act makes a play when it has a style; lists its moves into `out`."""
    n = np.int64(moves(state, out))
    if style == FREE:
        return 1.0 / np.float64(n)
    most = -np.inf
    equals = 0
    for place in range(n):
        found = value(style, state, out[place])
        if found > most:
            most, equals = found, 1
        elif found == most:
            equals += 1
    is_meant = value(style, state, played) == most
    return LAPSES / np.float64(n) + ((1.0 - LAPSES) / np.float64(equals) if is_meant else 0.0)


@kernel
def read(
    state: np.record, seat: Int, states: np.recarray, out: np.recarray, chances: NDArray[np.float64]
) -> None:
    """Writes into `chances` how likely the other seat has each style, by the hands that are played out.

    They sum to 1. `states` is room for one deal, `out` for a list of moves.
    """
    states[0] = state
    earlier = states[0]
    begin = begun(state)
    for style in range(STYLES):
        chances[style] = PRIOR[style]
    while earlier.played > begin and is_noted(earlier):
        take_back(earlier)
    if earlier.played == begin:
        compare(earlier, seat, np.int64(0), out, chances)
    total = 0.0
    for style in range(STYLES):
        total += chances[style]
    for style in range(STYLES):
        chances[style] /= total


@kernel
def has_signs(state: np.record) -> bool:
    """Says whether the seat before has played in this hand, so that `weigh` has something to go by."""
    return bool(state.played > begun(state))


@kernel
def weigh(state: np.record, seat: Int, out: np.recarray, chances: NDArray[np.float64]) -> None:
    """Multiplies chances by how likely each style made the other seat's plays of this hand, in one world.

    The plays are taken back from `state`.
    """
    compare(state, seat, begun(state), out, chances)


@kernel
def begun(state: np.record) -> Int:
    """Returns how many plays were made before the hand being played."""
    return np.int64(state.played - state.played % HAND)


@kernel
def is_noted(state: np.record) -> bool:
    """Says whether the last play is known, so that it can be taken back."""
    return bool(state.history[u64(state.played - 1)].cards != NONE)


@kernel
def compare(state: np.record, seat: Int, begin: Int, out: np.recarray, chances: NDArray[np.float64]) -> None:
    """Takes plays back to number `begin`, and multiplies chances by the likelihoods of the other seat's."""
    while state.played > begin and is_noted(state):
        take_back(state)
        if state.turn != seat:
            entry = state.history[u64(state.played)]
            for style in range(STYLES):
                chances[style] *= likelihood(style, state, entry, out)


@kernel
def take_back(state: np.record) -> None:
    """Takes the last play back; before the first of a hand, the cards come back that were left of the last.

    Who captured last before it, and where the cards lay in the stock, is not restored.
    """
    entry = state.history[u64(state.played - 1)]
    if state.played % HAND == 0:
        state.hands[0] = NONE
        state.hands[1] = NONE
        state.dealt -= HAND
        state.held = 0
    state.played -= 1
    state.turn = 1 - state.turn
    seat = u64(state.turn)
    state.hands[seat] |= entry.cards
    state.held += 1
    if entry.extra == NONE:
        state.table ^= entry.cards
        return
    state.table |= entry.extra
    state.piles[seat & ONE] ^= entry.extra | entry.cards
    if entry.kind == SWEEP:
        state.sweeps[seat & ONE] -= 1
