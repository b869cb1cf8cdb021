"""Judgement for Scopa in compiled form: rule policies that read only what the actor may know."""

from __future__ import annotations

import numpy as np

from cardavia.games.scopa.records import FULL
from cardavia.games.scopa.rules import (
    ACES,
    CARDS,
    DIAMOND,
    RANK,
    SETTEBELLO_CARD,
    is_scopa,
    moves,
    value_of,
)
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, Int, index, popcount, u64

SIXES = u64(15 << 20)
SEVENS = u64(15 << 24)

UNIT = 3.0
"""The exploration constant of tree search in points."""

EXPLORING = 0.3
"""The share of playout moves that is drawn evenly, in the forms for four, which are searched to their end."""

ITERATIONS = 4000
"""The full work of one decision of a search to the end of the deal: 7 ms from the first card on one core."""

FORESIGHT = 2000
"""The full work of one decision of a tree search to the horizon."""

WORLDS, LAST_WORLDS = 600, 300
"""The full number of worlds in which every line of a hand for two is looked at; the other number is that of
the hand before the last, behind which every line is played out exactly."""

TRUST = 1.0
"""How often a search to the end of the hand takes the other side to judge at sight."""

TEMPERATURES = {"novice": 0.7, "casual": 0.16, "club": 0.04, "expert": 0.2, "master": 0.0}
"""How far below the best the moves of a level may be, in points; set by measured matches."""

ANCHOR, PARITY, HOLD_SEVEN = 0.10, 0.02, 0.10
"""What experience adds to the greedy value, in points, as measured against it."""

BLUNDERS = ("missed", "invited")
"""The ways in which a move is wrong at sight: a scopa is missed, or invited for nothing."""

MISSED = 0

HAND = 6
"""Plays of one hand for two."""

OPEN_PLIES = 6
"""The most plays that are left when `is_open` first holds."""


@kernel
def worth(cards: np.uint64) -> float:
    """Returns what captured cards are worth in points on average (greedy weights)."""
    total = 0.05 * np.float64(popcount(cards)) + 0.12 * np.float64(popcount(cards & DIAMOND))
    total += 0.25 * np.float64(popcount(cards & SEVENS)) + 0.10 * np.float64(popcount(cards & SIXES))
    total += 0.06 * np.float64(popcount(cards & ACES)) + np.float64(popcount(cards & SETTEBELLO_CARD))
    return total


@kernel
def sweep_risk(state: np.record, hand: np.uint64, table: np.uint64, held: Int) -> float:
    """Returns the chance that the next seat, holding `held` cards, can sweep the table.

    All cards that the actor has not seen are taken as equally likely in that hand.
    """
    total = value_of(table)
    if total == 0 or total > 10 or held == 0:
        return 0.0
    hidden = FULL & ~(hand | table | state.table | state.piles[0] | state.piles[1])
    unseen = np.int64(popcount(hidden))
    sweepers = np.int64(popcount(hidden & (RANK << u64(4 * (total - 1)))))
    safe = 1.0
    for place in range(min(held, unseen)):
        safe *= max(0.0, np.float64(unseen - sweepers - place)) / np.float64(unseen - place)
    return 1.0 - safe


@kernel
def immediate(state: np.record, move: np.record) -> float:
    """Returns the points a move promises at once: what it captures, less what it leaves."""
    if move.extra == NONE:
        return -0.8 * worth(move.cards)
    return worth(move.cards | move.extra) + (1.0 if is_scopa(state, move) else 0.0)


@kernel
def risk(state: np.record, move: np.record) -> float:
    """Returns the chance that the next seat sweeps after a move; all hands count as equally long."""
    hand = state.hands[u64(state.turn)]
    left = state.table & ~move.extra if move.extra != NONE else state.table | move.cards
    others = state.held - np.int64(popcount(hand))
    if state.dealt == CARDS and others <= 1 and state.options.last_sweep == 0:
        return 0.0
    return sweep_risk(state, hand, left, others // (state.options.seats - 1))


@kernel
def greedy_value(state: np.record, move: np.record) -> float:
    """Returns the points a move promises at once, less the risk that the next seat sweeps.

    Reads the actor's hand, the table and the piles.
    """
    return immediate(state, move) - risk(state, move)


@kernel
def judged_value(state: np.record, move: np.record) -> float:
    """Returns the greedy value with what experience adds: anchors, parity, sevens kept in hand.

    An anchor is a card left on the table whose rank can be taken again: a twin is held, or no other
    card of the rank is hidden. The dealer's side likes the captured cards of a rank even, the other odd.
    """
    value = greedy_value(state, move)
    cards = move.cards
    hand = state.hands[u64(state.turn)]
    captured = state.piles[0] | state.piles[1]
    if move.extra != NONE:
        captured |= move.extra | cards
    else:
        rank = RANK << (index(cards) & ~u64(3))
        seen = hand | state.table | captured
        if popcount(hand & rank) >= u64(2) or FULL & ~seen & rank == NONE:
            value += ANCHOR
        if cards & SEVENS:
            value -= HOLD_SEVEN
    odd = 0
    for place in range(10):
        odd += np.int64(popcount(captured >> u64(4 * place) & RANK)) & 1
    return value + (-PARITY if (state.turn & 1) == (state.dealer & 1) else PARITY) * np.float64(odd)


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
    for kind in range(len(BLUNDERS)):
        if errs(kind, state, listed, n, place):
            return True
    return False


@kernel
def errs(kind: Int, state: np.record, listed: np.recarray, n: Int, place: Int) -> bool:
    """Says whether a listed move is wrong at sight in one way: a scopa is missed, or invited for nothing.

    Invited for nothing is a sweep of at least one half where another move gives up at most 0.05 points
    now and leaves less than one fifth.
    """
    move = listed[u64(place)]
    if kind == MISSED:
        if is_scopa(state, move):
            return False
        for other in range(n):
            if is_scopa(state, listed[u64(other)]):
                return True
        return False
    if risk(state, move) < 0.5:
        return False
    gain = immediate(state, move)
    for other in range(n):
        rival = listed[u64(other)]
        if risk(state, rival) < 0.2 and immediate(state, rival) >= gain - 0.05:
            return True
    return False


@kernel
def horizon(state: np.record) -> Int:
    """Returns the number of plays after which new cards come; none come in the forms for four."""
    if state.options.seats != 2:
        return np.int64(CARDS)
    return np.int64((state.played // HAND + 1) * HAND)


@kernel
def worlds(state: np.record) -> Int:
    """Returns in how many worlds every line to the horizon is looked at, 0 where there are too many lines."""
    if state.options.seats != 2:
        return np.int64(0)
    return np.int64(LAST_WORLDS if state.dealt + HAND == CARDS else WORLDS)


@kernel
def is_open(state: np.record) -> bool:
    """Says whether the actor can name every card: two players and an empty stock (7)."""
    return state.options.seats == 2 and state.dealt == CARDS
