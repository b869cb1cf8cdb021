"""Frozen players of Ottocento that strength is measured against, in compiled form.

They read what the actor may know, decide move by move, and never change: `VERSION` is raised when one
of them has to be mended, and every published table names it.
"""

from __future__ import annotations

import numpy as np

from cardavia.games.ottocento.combinations import combination_points, shown
from cardavia.games.ottocento.records import (
    ANGEL,
    BEGATO,
    COURTS,
    DECLARE,
    DISCARD,
    FULL,
    KINGS,
    MATTO,
    PLAY,
    TRUMPS,
    WORLD,
)
from cardavia.games.ottocento.scoring import half_points
from cardavia.games.ottocento.tricks import SUIT_OF
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, ONE, Int, bit, index, low, popcount, u64

VERSION = 1

RANDOM, TEXTBOOK, GREEDY = range(3)

KINDS = {"random": RANDOM, "textbook": TEXTBOOK, "greedy": GREEDY}
"""The players by the names of the command line. `textbook` follows what manuals of the game advise; `greedy`
wins a trick with its strongest card whenever it can, and throws away its cheapest card whenever it cannot."""

EXPLORATION = 300.0
"""The tuned constant of plain tree search, in points; see the tuning log in `docs/experiments.md`."""

LONG, MANY = 4, 6
"""Cards of a suit whose king is led, and trumps with which high ones are led."""


@kernel
def valued(kind: Int, known: np.record, move: np.record) -> float:
    """Returns how much one of the players likes a move; only the order of a list's values has meaning."""
    hand = known.hands[u64(known.turn)]
    if move.kind == DECLARE:
        return 1.0
    if move.kind == DISCARD:
        return discarded(hand, move.cards)
    if move.kind != PLAY:
        return 0.0
    if kind == GREEDY:
        return strength(move.cards) if wins(known, move.cards) else -points(move.cards) - 100.0
    return led(known, hand, move.cards) if known.table == NONE else followed(known, hand, move.cards)


@kernel
def points(card: np.uint64) -> float:
    """Returns the value of a card (8.1)."""
    return 0.5 * np.float64(half_points(card) + 1)


@kernel
def strength(card: np.uint64) -> float:
    """Returns how strong a card is: plain cards from 0 to 9, trumps above, the Matto below."""
    if card & MATTO:
        return -1.0
    place = np.int64(index(card))
    return np.float64(100 - place) if card & TRUMPS else np.float64(9 - place % 10)


@kernel
def wins(known: np.record, card: np.uint64) -> bool:
    """Says whether a card beats all that lie on the table."""
    if card & MATTO:
        return False
    if known.best < 0:
        return True
    best = bit(u64(known.best))
    if card & TRUMPS:
        return bool(best & TRUMPS == NONE or card < best or strength(card) == strength(best))
    return bool(card & known.led and card < best)


@kernel
def discarded(hand: np.uint64, cards: np.uint64) -> float:
    """Returns how a discard is liked: low cards of the shortest plain suits, none out of a sequence."""
    total = 0.0
    safe = shown(hand, 0)
    rest = cards
    while rest != NONE:
        card = low(rest)
        rest ^= card
        if card & safe:
            total -= 1000.0
        if card & TRUMPS:
            total -= 500.0
        total -= 10.0 * np.float64(popcount(hand & SUIT_OF[index(card)])) + strength(card)
    return total


@kernel
def led(known: np.record, hand: np.uint64, card: np.uint64) -> float:
    """Returns how a lead is liked: high trumps from many, the king of a long suit, low from the longest."""
    if card & (MATTO | BEGATO):
        return -100.0 if card & BEGATO else -50.0
    suit = hand & SUIT_OF[index(card)]
    length = np.float64(popcount(suit))
    if card & TRUMPS:
        if hand & (ANGEL | WORLD) and length >= MANY:
            return 300.0 + strength(card)
        return -strength(card) * 0.1
    is_first = (known.piles[0] | known.piles[1]) & SUIT_OF[index(card)] == NONE
    if card & KINGS and length >= LONG and is_first:
        return 200.0
    return 100.0 + 10.0 * length - strength(card)


@kernel
def is_secure(known: np.record, hand: np.uint64) -> bool:
    """Says whether the partner wins the trick: it is the last card, or nobody can have a higher one."""
    if known.winner < 0 or (known.winner ^ known.turn) & 1:
        return False
    if known.played & 3 == 3:
        return True
    best = bit(u64(known.best))
    out = FULL & ~(hand | known.table | known.piles[0] | known.piles[1])
    return bool(out & SUIT_OF[u64(known.best)] & (best - ONE) == NONE)


@kernel
def followed(known: np.record, hand: np.uint64, card: np.uint64) -> float:
    """Returns how a card is liked that follows."""
    if is_secure(known, hand):
        if card & MATTO:
            return -50.0
        return 50.0 if card & BEGATO else 10.0 * points(card) - strength(card) * 0.1
    is_last = known.played & 3 == 3
    is_rich = known.table & COURTS != NONE or half_points(known.table & ~MATTO) >= 8
    if is_rich and wins(known, card) and (is_last or card & BEGATO == NONE):
        return 200.0 - strength(card)
    if card & MATTO:
        # In danger are courts and the Begato: what else must be given decides, and it is liked less.
        return -25.0
    return -10.0 * points(card) - 0.1 * strength(card) - (20.0 if card & BEGATO else 0.0)


@kernel
def standing(state: np.record) -> float:
    """Returns how far side 0 is ahead by cards captured and declared, in points."""
    total = combination_points(state.piles[0], state.options.real_five)
    total -= combination_points(state.piles[1], state.options.real_five)
    total += state.points[0] + state.points[2] - state.points[1] - state.points[3]
    return np.float64(total) + 0.5 * np.float64(half_points(state.piles[0]) - half_points(state.piles[1]))
