"""Judgement for Quindici in compiled form: a rule policy that reads only what the actor may know."""

from __future__ import annotations

import numpy as np

from cardavia.games.fishing.groups import value_of
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, Int, popcount, u64
from tests.fifth.quindici.captures import moves
from tests.fifth.quindici.records import CARDS, DIAMOND, FULL, RANK, SETTEBELLO_CARD
from tests.fifth.quindici.rules import is_sweep

UNIT = 3.0
"""The exploration constant of tree search in points."""

EXPLORING = 0.3
"""The share of playout moves that is drawn evenly."""

ITERATIONS = 1000
"""The full work of one decision of a search to the end of the deal."""

FORESIGHT = 1000
TRUST = 1.0
"""What a search to the end of the hand would take, which needs an outlook; there is none here."""

TEMPERATURES = {"novice": 0.7, "casual": 0.3, "club": 0.1, "expert": 0.1, "master": 0.0}
"""How far below the best the moves of a level may be, in points."""

BLUNDERS = ("missed",)
"""The ways in which a move is wrong at sight: a sweep is missed."""

OPEN_PLIES = 6
"""The most plays that are left when `is_open` first holds."""


@kernel
def worth(cards: np.uint64) -> float:
    """Returns what captured cards are worth in points on average: a share of the two majorities."""
    total = 0.05 * np.float64(popcount(cards)) + 0.1 * np.float64(popcount(cards & DIAMOND))
    return total + np.float64(popcount(cards & SETTEBELLO_CARD))


@kernel
def risk(state: np.record, move: np.record) -> float:
    """Returns the chance that the other seat sweeps after a move, all hidden cards being equally likely."""
    left = state.table & ~move.extra if move.extra != NONE else state.table | move.cards
    total = value_of(left)
    hand = state.hands[u64(state.turn)]
    held = state.held - np.int64(popcount(hand))
    if total < 5 or total > 14 or held == 0 or (held == 1 and state.held == 2 and state.dealt == CARDS):
        return 0.0
    hidden = FULL & ~(hand | state.table | state.piles[0] | state.piles[1])
    n = np.int64(popcount(hidden))
    sweepers = np.int64(popcount(hidden & (RANK << u64(4 * (14 - total)))))
    safe = 1.0
    for place in range(min(held, n)):
        safe *= max(0.0, np.float64(n - sweepers - place)) / np.float64(n - place)
    return 1.0 - safe


@kernel
def immediate(state: np.record, move: np.record) -> float:
    """Returns the points a move promises at once: what it captures, less what it leaves."""
    if move.extra == NONE:
        return -0.5 * worth(move.cards)
    return worth(move.cards | move.extra) + (1.0 if is_sweep(state, move) else 0.0)


@kernel
def greedy_value(state: np.record, move: np.record) -> float:
    """Returns the points a move promises at once, less the risk that the other seat sweeps."""
    return immediate(state, move) - risk(state, move)


@kernel
def judged_value(state: np.record, move: np.record) -> float:
    """Returns how much a move is liked, in points; reads the actor's hand, the table and the piles."""
    return greedy_value(state, move)


@kernel
def judged(state: np.record, out: np.recarray) -> Int:
    """Lists the legal moves into `out` and returns the place of the best judged one, the first of equals."""
    n = moves(state, out)
    best = 0
    most = -np.inf
    for place in range(n):
        value = judged_value(state, out[place])
        if value > most:
            best, most = place, value
    return np.int64(best)


@kernel
def is_blunder(state: np.record, listed: np.recarray, n: Int, place: Int) -> bool:
    """Says whether a listed move is wrong at sight, in any of the ways of BLUNDERS."""
    return errs(0, state, listed, n, place)


@kernel
def errs(kind: Int, state: np.record, listed: np.recarray, n: Int, place: Int) -> bool:
    """Says whether a listed move is wrong at sight in the one way there is: a sweep is missed."""
    possible = False
    for other in range(n):
        possible |= is_sweep(state, listed[u64(other)])
    return possible and not is_sweep(state, listed[u64(place)])


@kernel
def is_open(state: np.record) -> bool:
    """Says whether the actor can name every card: nothing is left to deal."""
    return bool(state.dealt == CARDS)
