"""Frozen players of Scopa that strength is measured against, in compiled form.

They read what the actor may know, decide move by move, and never change: `VERSION` is raised when one
of them has to be mended, and every published table names it.
"""

from __future__ import annotations

import numpy as np

from cardavia.games.scopa.classics import is_anchor, is_last_side, odd_ranks, ordered
from cardavia.games.scopa.policy import SEVENS, greedy_value, immediate, worth
from cardavia.games.scopa.rules import moves
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, Int, index, popcount, u64
from cardavia.kernel.random import RandomState, below

VERSION = 2

RANDOM, GREEDY, SAFE, CS, CG, CS_WEIGHED, CG_WEIGHED, LOWEST, HIGHEST, SHY, MOST = range(11)

KINDS = {
    "random": RANDOM,
    "greedy": GREEDY,
    "greedyS": SAFE,
    "cs": CS,
    "cg": CG,
    "cs-w": CS_WEIGHED,
    "cg-w": CG_WEIGHED,
    "lowest": LOWEST,
    "highest": HIGHEST,
    "shy": SHY,
    "most": MOST,
}
"""The players by the names of the command line; each may be followed by `+x`, which plays a last hand
exactly. `cs` and `cg` restate the rules of Chitarrella and Saracino and of Cicuti and Guardamagna as a
strict order; the weighed ones add the lore to the value of `greedyS`. The last four stick to one habit,
whatever it costs, to find out whether somebody who searches can be led astray by it: they play the lowest
or the highest card, never take what the seat before has just left, take as many cards as they can."""

EXPLORATION = 3.0
"""The tuned constant of plain tree search, in points; see the tuning log in `docs/strength.md`."""

ANCHOR, PARITY, HOLD_SEVEN, TAKE_SEVEN = 0.10, 0.02, 0.10, 0.05


@kernel
def choose(kind: Int, known: np.record, out: np.recarray, random: RandomState) -> Int:
    """Lists the legal moves into `out` and returns the place of the chosen one; equals are drawn evenly."""
    n = np.int64(moves(known, out))
    if kind == RANDOM:
        return np.int64(below(random, u64(n)))
    best = np.int64(0)
    most = -np.inf
    equals = 0
    for place in range(n):
        value = valued(kind, known, out[place])
        if value > most:
            best, most, equals = np.int64(place), value, 1
        elif value == most:
            equals += 1
            if below(random, u64(equals)) == NONE:
                best = np.int64(place)
    return best


@kernel
def valued(kind: Int, known: np.record, move: np.record) -> float:
    """Returns how much one of the players likes a move; only the order of a list's values has meaning."""
    if kind == GREEDY:
        return immediate(known, move)
    if kind == SAFE:
        return greedy_value(known, move)
    if kind in (CS, CG):
        return np.float64(ordered(kind == CG, known, move))
    if kind >= LOWEST:
        return habit(kind, known, move)
    return weighed(kind, known, move)


@kernel
def habit(kind: Int, known: np.record, move: np.record) -> float:
    """Returns how well a move keeps a player's one habit; the greedy value decides between equals."""
    value = greedy_value(known, move)
    if kind == MOST:
        return 100.0 * np.float64(popcount(move.extra)) + value
    if kind == SHY:
        if known.played == 0:
            return value
        entry = known.history[u64(known.played - 1)]
        return value - (100.0 if entry.extra == NONE and move.extra & entry.cards else 0.0)
    rank = 100.0 * np.float64(index(move.cards) >> u64(2))
    return value + (rank if kind == HIGHEST else -rank)


@kernel
def weighed(kind: Int, known: np.record, move: np.record) -> float:
    """Returns the value of `greedyS` with the lore of anchors, parity and sevens added."""
    value = greedy_value(known, move)
    cards = move.cards
    got = move.extra | cards if move.extra != NONE else NONE
    odd = np.float64(odd_ranks(known.piles[0] | known.piles[1] | got))
    value += PARITY * (-odd if is_last_side(known) else odd)
    if got == NONE:
        if is_anchor(known, cards):
            value += ANCHOR
        if cards & SEVENS:
            value -= HOLD_SEVEN
    if kind == CG_WEIGHED:
        value += TAKE_SEVEN * np.float64(popcount(got & SEVENS))
        if got == NONE and cards & SEVENS and popcount(known.hands[u64(known.turn)] & SEVENS) < u64(2):
            value -= HOLD_SEVEN
    return value


@kernel
def standing(state: np.record) -> float:
    """Returns how far side 0 is ahead: scope and the average worth of the captured cards, in points."""
    return np.float64(state.sweeps[0] - state.sweeps[1]) + worth(state.piles[0]) - worth(state.piles[1])
