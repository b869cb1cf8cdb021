"""The rules by which Scopa has long been taught, as a strict order of moves, in compiled form.

Two traditions, those of Chitarrella and Saracino and of Cicuti and Guardamagna, which differ about sevens.
They read what the actor may know.
"""

from __future__ import annotations

import numpy as np

from cardavia.games.fishing.groups import totals
from cardavia.games.fishing.knowledge import unseen
from cardavia.games.scopa.policy import SEVENS, SIXES
from cardavia.games.scopa.rules import ACES, CARDS, DIAMOND, RANK, SETTEBELLO_CARD, is_scopa, value_of
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, ONE, Int, index, popcount, u64

PLACING = np.array([2, 7, 6, 5, 4, 1, 0, 8, 8, 8], np.int64)
"""How gladly a rank is left on the table, from the Asso: courts, then 2 to 5, Asso, six, seven last."""


@kernel
def odd_ranks(cards: np.uint64) -> Int:
    """Returns how many ranks have an odd number of cards in a set."""
    total = 0
    for rank in range(10):
        total += np.int64(popcount(cards >> u64(4 * rank) & RANK)) & 1
    return total


@kernel
def is_last_side(known: np.record) -> bool:
    """Says whether the actor is on the dealer's side, which plays last in every hand."""
    return (known.turn & 1) == (known.dealer & 1)


@kernel
def is_anchor(known: np.record, card: np.uint64) -> bool:
    """Says whether the actor holds a twin of a card, or no other card of its rank is hidden."""
    rank = RANK << (index(card) & ~u64(3))
    twins = popcount(known.hands[u64(known.turn)] & rank)
    return twins >= u64(2) or unseen(known, known.turn) & rank == NONE


@kernel
def sweepers(known: np.record, left: np.uint64) -> Int:
    """Returns how many hidden cards would sweep a table that the actor leaves."""
    total = value_of(left)
    if total == 0 or total > 10:
        return 0
    if known.dealt == CARDS and known.held <= 2 and known.options.last_sweep == 0:
        return 0
    return np.int64(popcount(unseen(known, known.turn) & (RANK << u64(4 * (total - 1)))))


@kernel
def then(key: Int, value: Int, size: Int) -> Int:
    """Appends a criterion with values from 0 to size - 1 to a key whose earlier criteria decide first."""
    return key * size + min(max(value, 0), size - 1)


@kernel
def ordered(sevens: bool, known: np.record, move: np.record) -> Int:
    """Returns the key of a move in the strict order of the classical rules.

    With `sevens` the rules of Cicuti and Guardamagna on them come before the settebello.
    """
    cards = move.cards
    taken = move.extra
    left = known.table & ~taken if taken != NONE else known.table | cards
    got = taken | cards if taken != NONE else NONE
    key = then(0, 1 if is_scopa(known, move) else 0, 2)
    key = then(key, 4 - sweepers(known, left), 5)
    if sevens:
        key = then(key, seven_rules(known, move), 8)
    kept = 0 if is_settebello_open(known, left) else 1
    key = then(key, 2 if got & SETTEBELLO_CARD else kept, 3)
    key = then(key, np.int64(popcount(got & SEVENS)), 5)
    key = then(key, np.int64(popcount(got & DIAMOND)), 11)
    key = then(key, np.int64(popcount(got & SIXES)), 5)
    key = then(key, np.int64(popcount(got & ACES)), 5)
    odd = odd_ranks(known.piles[0] | known.piles[1] | got)
    key = then(key, 10 - odd if is_last_side(known) else odd, 11)
    if taken != NONE:
        key = then(key, 2 * 2 * 2 * 9 - 1, 2 * 2 * 2 * 9)
    else:
        key = then(key, 0 if gives_seven(known, cards) else 1, 2)
        key = then(key, 1 if is_anchor(known, cards) else 0, 2)
        key = then(key, 1 if passed_over(known) & cards else 0, 2)
        key = then(key, PLACING[index(cards) >> u64(2)], 9)
    key = then(key, np.int64(popcount(got)), 12)
    return then(key, spared(known, move), 2)


@kernel
def is_settebello_open(known: np.record, left: np.uint64) -> bool:
    """Says whether a hidden card would take the settebello from a table that the actor leaves."""
    if left & SETTEBELLO_CARD == NONE:
        return False
    rest = left & ~SETTEBELLO_CARD
    hidden = unseen(known, known.turn)
    if hidden & SEVENS:
        return True
    for value in range(8, 11):
        rank = RANK << u64(4 * (value - 1))
        # A card of the same rank on the table has to be taken before any sum (3).
        if hidden & rank and left & rank == NONE and totals(rest) >> u64(value - 7) & ONE:
            return True
    return False


@kernel
def passed_over(known: np.record) -> np.uint64:
    """Returns the cards of the ranks that the seat before failed to take in this hand: it may have none.

    A rank counts when one of its cards lay on the table and was left there at a play of that seat.
    """
    seats = known.options.seats
    begin = known.played - known.played % (known.options.batch * seats)
    table = known.table
    found = NONE
    for back in range(known.played - begin):
        entry = known.history[u64(known.played - 1 - back)]
        if back % seats == 0:
            found |= table if entry.extra != NONE else table ^ entry.cards
        table = table ^ entry.cards if entry.extra == NONE else table | entry.extra
    return ranks_of(found)


@kernel
def ranks_of(cards: np.uint64) -> np.uint64:
    """Returns all four cards of every rank in a set."""
    found = NONE
    for rank in range(10):
        whole = RANK << u64(4 * rank)
        if cards & whole:
            found |= whole
    return found


@kernel
def gives_seven(known: np.record, card: np.uint64) -> bool:
    """Says whether a card is a lone seven while the settebello is not captured."""
    if card & SEVENS == NONE or (known.piles[0] | known.piles[1]) & SETTEBELLO_CARD:
        return False
    return popcount(known.hands[u64(known.turn)] & SEVENS) < u64(2)


@kernel
def seven_rules(known: np.record, move: np.record) -> Int:
    """Returns how well a move keeps the rules on sevens, 0 to 7.

    Take a seven, with a seven rather than by a sum; play one of two early; keep the last one where the
    actor's side leads in sevens; never give up the card that completes four suits of 7, 6 and Asso.
    """
    hand = known.hands[u64(known.turn)]
    side = u64(known.turn & 1)
    leads = popcount(known.piles[side] & SEVENS) > popcount(known.piles[ONE - side] & SEVENS)
    took = move.extra & SEVENS
    if took != NONE:
        return 7 if move.cards & SEVENS else 6
    if move.extra != NONE:
        return 3
    if move.cards & SEVENS:
        if popcount(hand & SEVENS) >= u64(2):
            return 2
        return 0 if leads else 1
    return 1 if move.cards & (SIXES | ACES) else 3


@kernel
def spared(known: np.record, move: np.record) -> Int:
    """Returns 1 unless a move takes what the partner has just left, or spends a card that could later."""
    if known.options.seats < 4 or known.played < 2:
        return 1
    entry = known.history[u64(known.played - 2)]
    if entry.extra != NONE or entry.cards & known.table == NONE:
        return 1
    return 0 if move.extra & entry.cards or move.cards & ranks_of(entry.cards) else 1
