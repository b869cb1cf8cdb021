"""Judgement for Cicera in compiled form: rule policies that read only what the actor may know."""

from __future__ import annotations

import numpy as np

from cardavia.games.cicera.captures import bonuses, moves
from cardavia.games.cicera.records import (
    CARDS,
    FANTE_OF_CUPS,
    MATA_CARD,
    MOST_PLAYS,
    NUMBERS,
    RANK,
    SWORD,
    TEN_OF_COINS,
)
from cardavia.games.fishing.groups import value_of
from cardavia.games.fishing.records import FOUR, TWO
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, Int, index, popcount, u64
from cardavia.kernel.random import RandomState, below

UNIT = 3.0
"""The exploration constant of tree search in points."""

EXPLORING = 0.3
"""The share of playout moves that is drawn evenly."""

ITERATIONS = 2000
"""The full work of one decision of a search to the end of the deal."""

FORESIGHT = 2000
"""The full work of one decision of a search to the end of the hand."""

TRUST = 1.0
"""How often a search to the end of the hand takes the other side to judge at sight."""

TEMPERATURES = {"novice": 0.7, "casual": 0.16, "club": 0.04, "expert": 0.2, "master": 0.0}
"""How far below the best the moves of a level may be, in points."""

OPEN_PLIES = 1
"""The most plays that are left when `is_open` first holds: the last one."""

HALF = 24
"""Plays of the first batch of six-card hands."""

SPECIAL = MATA_CARD | TEN_OF_COINS | FANTE_OF_CUPS


@kernel
def worth(cards: np.uint64) -> float:
    """Returns what captured cards are worth in points on average."""
    total = 0.05 * np.float64(popcount(cards)) + 0.10 * np.float64(popcount(cards & SWORD))
    return total + np.float64(popcount(cards & SPECIAL))


@kernel
def immediate(state: np.record, move: np.record) -> float:
    """Returns the points a move promises at once: what it captures, less what it leaves."""
    if move.extra == NONE:
        return -0.8 * worth(move.cards)
    return worth(move.cards | move.extra) + np.float64(popcount(u64(bonuses(state, move))))


@kernel
def risk(state: np.record, move: np.record) -> float:
    """Returns the chance that the next seat takes the whole table or the placed card by an equal one.

    All cards that the actor has not seen are taken as equally likely in that hand.
    """
    left = state.table & ~move.extra if move.extra != NONE else state.table | move.cards
    if left == NONE or (state.held == 1 and state.dealt == CARDS):
        return 0.0
    hand = state.hands[u64(state.turn)]
    hidden = ~(hand | state.table | state.piles[0] | state.piles[1]) & ((u64(1) << u64(CARDS)) - u64(1))
    wanted = NONE
    if popcount(left) == u64(1):
        wanted = RANK << (index(left) & ~u64(3))
    elif left & ~NUMBERS == NONE and value_of(left) <= 10:
        wanted = RANK << u64(4 * (value_of(left) - 1))
    if move.extra == NONE:
        wanted |= RANK << (FOUR * (index(move.cards) >> TWO))
    takers = np.int64(popcount(hidden & wanted))
    unseen = np.int64(popcount(hidden))
    others = (state.held - np.int64(popcount(hand)) + 2) // 3
    safe = 1.0
    for place in range(min(others, unseen)):
        safe *= max(0.0, np.float64(unseen - takers - place)) / np.float64(unseen - place)
    return 1.0 - safe


@kernel
def greedy_value(state: np.record, move: np.record) -> float:
    """Returns the points a move promises at once, less the risk that the next seat makes a bonus."""
    return immediate(state, move) - risk(state, move)


@kernel
def judged_value(state: np.record, move: np.record) -> float:
    """Returns how much a move is liked at sight."""
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
    """Says whether a listed move is wrong at sight: another one makes at least two bonus points more."""
    made = popcount(u64(bonuses(state, listed[u64(place)])))
    for other in range(n):
        if popcount(u64(bonuses(state, listed[u64(other)]))) >= made + TWO:
            return True
    return False


@kernel
def horizon(state: np.record) -> Int:
    """Returns the number of plays after which new cards come; none do once all are dealt (9.2)."""
    return np.int64(HALF if state.dealt < CARDS else MOST_PLAYS)


@kernel
def greedy(state: np.record, out: np.recarray, random: RandomState) -> Int:
    """Lists the legal moves into `out` and returns the place of the one with most immediate value."""
    n = moves(state, out)
    best = 0
    most = -np.inf
    equals = 0
    for place in range(n):
        value = immediate(state, out[place])
        if value > most:
            best, most, equals = place, value, 1
        elif value == most:
            equals += 1
            if below(random, u64(equals)) == NONE:
                best = place
    return best


@kernel
def is_open(state: np.record) -> bool:
    """Says whether the actor can name every card: with the last card of the deal."""
    return state.held == 1 and state.dealt == CARDS
