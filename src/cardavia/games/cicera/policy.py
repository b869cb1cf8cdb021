"""Judgement for Cicera in compiled form: rule policies that read only what the actor may know.

The weights of `judged_value` were found by self-play; see `docs/experiments.md`.
"""

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
from cardavia.games.fishing.knowledge import unseen
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, ONE, Int, index, popcount, u64

UNIT = 6.0
"""The exploration constant of tree search in points."""

EXPLORING = 0.3
"""The share of playout moves that is drawn evenly."""

ITERATIONS = 2000
"""The full work of one decision of a search to the end of the deal."""

FORESIGHT = 2000
"""The full work of one decision of a search to the end of the hand."""

TRUST = 1.0
"""How often a search to the end of the hand takes the other seats to judge at sight."""

PLAYOUTS = 12_000
"""The full work of one decision by comparing moves on common worlds."""

TEMPERATURES = {"novice": 2.0, "casual": 0.36, "club": 0.18, "expert": 0.3, "master": 0.0}
"""How far below the best the moves of a level may be, in points; set by measured matches."""

BLUNDERS = ("missed", "invited", "offered", "robbed")
"""The ways in which a move is wrong at sight: a bonus is missed, a sweep is invited or a picada offered for
nothing, the partner is robbed of the card it has just left."""

MISSED, INVITED, OFFERED, ROBBED = range(4)

OPEN_PLIES = 2
"""The most plays that are left when `is_open` first holds: the last card of two seats."""

HALF = 24
"""Plays of the first batch of six-card hands."""

SPECIAL = MATA_CARD | TEN_OF_COINS | FANTE_OF_CUPS
BASE = u64(0x888)
"""Asso, 2 and 3 of swords, without which there is no napula."""

REST = u64(0x888000)
"""The next three swords, which make it longer."""

CARD, SWORD_CARD, SPECIAL_CARD = 0.09, 0.11, 0.52
BASE_CARD, REST_CARD = 1.25, 0.26
"""What `judged_value` counts for a captured card, in points: any, a sword, a special one, one of the
napula's base, one of its rest."""

SWEEP, SNATCH, LOOT = 1.9, 0.76, 0.58
"""What the chance counts that the next seat sweeps, that it takes the placed card with a picada, and the
share of that card's worth that goes with it."""

EMPTY, LEFT, LAST = 0.68, -0.1, 0.33
"""What is counted for a table left empty, for each card left there, and for what is left at the end."""

PLACED, TWIN, COMMON = 0.14, 0.32, 0.05
"""The share of its worth that a placed card loses; a card played of which a twin stays in hand; else each
hidden card of its rank."""


@kernel
def worth(cards: np.uint64) -> float:
    """Returns what captured cards are worth in points on average (greedy weights)."""
    total = 0.05 * np.float64(popcount(cards)) + 0.10 * np.float64(popcount(cards & SWORD))
    return total + np.float64(popcount(cards & SPECIAL))


@kernel
def immediate(state: np.record, move: np.record) -> float:
    """Returns the points a move promises at once: what it captures, less what it leaves."""
    if move.extra == NONE:
        return -0.8 * worth(move.cards)
    return worth(move.cards | move.extra) + np.float64(popcount(u64(bonuses(state, move))))


@kernel
def next_held(state: np.record) -> Int:
    """Returns how many cards the next seat holds while the actor decides: no seat after it holds more."""
    return (state.held - np.int64(popcount(state.hands[u64(state.turn)])) + 2) // 3


@kernel
def sweepers(left: np.uint64) -> np.uint64:
    """Returns the cards that sweep a table: those of one rank, or none."""
    if popcount(left) == ONE:
        return RANK << (index(left) & ~u64(3))
    if left == NONE or left & ~NUMBERS != NONE:
        return NONE
    total = value_of(left)
    return RANK << u64(4 * (total - 1)) if total <= 10 else NONE


@kernel
def chance(state: np.record, wanted: np.uint64) -> float:
    """Returns the chance that the next seat holds one of some cards.

    All cards that the actor has not seen are taken as equally likely in that hand.
    """
    hidden = unseen(state, state.turn)
    takers = np.int64(popcount(hidden & wanted))
    n = np.int64(popcount(hidden))
    without = 1.0
    for place in range(min(next_held(state), n)):
        without *= max(0.0, np.float64(n - takers - place)) / np.float64(n - place)
    return 1.0 - without


@kernel
def risk(state: np.record, move: np.record) -> float:
    """Returns the chance that the next seat sweeps after a move."""
    left = state.table & ~move.extra if move.extra != NONE else state.table | move.cards
    return chance(state, sweepers(left))


@kernel
def greedy_value(state: np.record, move: np.record) -> float:
    """Returns the points a move promises at once, less the risk that the next seat sweeps.

    Reads the actor's hand, the table and the piles.
    """
    return immediate(state, move) - risk(state, move)


@inlined
def booty(cards: np.uint64, own: np.uint64, theirs: np.uint64) -> float:
    """Returns what captured cards are worth in points, given what either side has captured."""
    value = CARD * np.float64(popcount(cards)) + SWORD_CARD * np.float64(popcount(cards & SWORD))
    value += SPECIAL_CARD * np.float64(popcount(cards & SPECIAL))
    # Once both sides hold some of the base, nobody can have the napula any more.
    if cards & (BASE | REST) and (own & BASE == NONE or theirs & BASE == NONE):
        value += BASE_CARD * np.float64(popcount(cards & BASE))
        value += REST_CARD * np.float64(popcount(cards & REST))
    return value


@inlined
def absences(hidden: np.uint64, held: Int) -> tuple[float, float, float, float, float]:
    """Returns the chances that a hand of hidden cards has none of 0, 1, 2, 3, 4 named ones."""
    n, h = np.float64(popcount(hidden)), np.float64(held)
    one = max(0.0, n - h) / max(1.0, n)
    two = one * max(0.0, n - h - 1.0) / max(1.0, n - 1.0)
    three = two * max(0.0, n - h - 2.0) / max(1.0, n - 2.0)
    return 1.0, one, two, three, three * max(0.0, n - h - 3.0) / max(1.0, n - 3.0)


@inlined
def liked(
    state: np.record,
    move: np.record,
    hidden: np.uint64,
    absent: tuple[float, float, float, float, float],
) -> float:
    """Returns `judged_value` with what all moves of a position have in common worked out before."""
    cards, taken = move.cards, move.extra
    side = u64(state.turn & 1)
    own, theirs = state.piles[side], state.piles[ONE - side]
    rank = RANK << (index(cards) & ~u64(3))
    is_answered = state.held > 1 or state.dealt < CARDS
    abroad = popcount(hidden & rank)
    has_twin = popcount(state.hands[u64(state.turn)] & rank) > ONE
    value = TWIN if has_twin else COMMON * np.float64(abroad)
    if taken != NONE:
        left = state.table ^ taken
        value += np.float64(popcount(u64(bonuses(state, move)))) + booty(cards | taken, own, theirs)
        if state.held <= 4 and state.dealt == CARDS:
            value += LAST * booty(left, own, theirs)
        if left == NONE and is_answered:
            value += EMPTY
    else:
        left = state.table | cards
        given = booty(cards, own, theirs)
        value -= PLACED * given
        if is_answered:
            value -= (SNATCH + LOOT * given) * (1.0 - absent[np.int64(abroad)])
    if is_answered:
        value -= SWEEP * (1.0 - absent[np.int64(popcount(hidden & sweepers(left)))])
    return value + LEFT * np.float64(popcount(left))


@kernel
def is_plain(move: np.record) -> bool:
    """Says whether a move is considered however little it is liked: a card that takes nothing (3)."""
    return bool(move.extra == NONE)


@kernel
def judged_value(state: np.record, move: np.record) -> float:
    """Returns how much a move is liked: bonuses and captured cards, less what it invites, in points.

    Reads the actor's hand, the table and the piles.
    """
    hidden = unseen(state, state.turn)
    return liked(state, move, hidden, absences(hidden, next_held(state)))


@kernel
def judged(state: np.record, out: np.recarray) -> Int:
    """Lists the legal moves into `out` and returns the place of the best judged one, the first of equals."""
    n = moves(state, out)
    hidden = unseen(state, state.turn)
    absent = absences(hidden, next_held(state))
    best = 0
    most = -np.inf
    for place in range(n):
        value = liked(state, out[u64(place)], hidden, absent)
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
    """Says whether a listed move is wrong at sight in one way, given by its place in BLUNDERS.

    A bonus is missed where another move makes one more and leaves no greater risk of a sweep. A sweep is
    invited, and a picada is offered, for nothing when its chance is one half or more and another move
    gives up at most 0.05 points now and leaves less than one fifth of it. The partner is robbed when a
    capture without a bonus takes the card that the partner has just left, and another capture without
    it takes cards that are worth as much.
    """
    move = listed[u64(place)]
    made = popcount(u64(bonuses(state, move)))
    gain = immediate(state, move)
    if kind == MISSED:
        danger = risk(state, move)
        for other in range(n):
            rival = listed[u64(other)]
            if popcount(u64(bonuses(state, rival))) > made and risk(state, rival) <= danger:
                return True
        return False
    if kind == ROBBED:
        given = partners_card(state)
        if made != NONE or move.extra & given == NONE:
            return False
        for other in range(n):
            rival = listed[u64(other)]
            if rival.extra != NONE and rival.extra & given == NONE and immediate(state, rival) >= gain:
                return True
        return False
    if invited(kind, state, move) < 0.5:
        return False
    for other in range(n):
        rival = listed[u64(other)]
        if invited(kind, state, rival) < 0.2 and immediate(state, rival) >= gain - 0.05:
            return True
    return False


@kernel
def invited(kind: Int, state: np.record, move: np.record) -> float:
    """Returns the chance that the next seat sweeps after a move, or that it makes a picada."""
    if kind == INVITED:
        return risk(state, move)
    if move.extra != NONE:
        return 0.0
    return chance(state, RANK << (index(move.cards) & ~u64(3)))


@kernel
def partners_card(state: np.record) -> np.uint64:
    """Returns the card that the partner left with its last play if it still lies there, else none."""
    if state.played < 2:
        return NONE
    entry = state.history[u64(state.played - 2)]
    return entry.cards & state.table if entry.extra == NONE else NONE


@kernel
def horizon(state: np.record) -> Int:
    """Returns the number of plays after which new cards come; none do once all are dealt (9.2)."""
    return np.int64(HALF if state.dealt < CARDS else MOST_PLAYS)


@kernel
def is_open(state: np.record) -> bool:
    """Says whether the actor can name every card: no more than one other seat holds any (6)."""
    return state.held <= 2 and state.dealt == CARDS
