"""What may be taken in Quindici (3), in compiled form: listed, counted, checked, and built card by card."""

from __future__ import annotations

import numpy as np

from cardavia.games.fishing.groups import (
    below_value,
    count_groups,
    members,
    next_group,
    put,
    totals,
    value_of,
)
from cardavia.games.fishing.records import PLAY, TWO
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, ONE, Int, index, low, popcount, u64
from tests.fifth.quindici.records import FIFTEEN


@kernel
def missing(card: np.uint64) -> np.uint64:
    """Returns what a card lacks to fifteen, 5 to 14."""
    return FIFTEEN - (index(card) >> TWO) - ONE


@kernel
def usable(table: np.uint64, need: np.uint64) -> np.uint64:
    """Returns the table cards that groups with a total can be made of, none where there is no group."""
    cards = below_value(table, need + ONE)
    return cards if totals(cards) >> need & ONE else NONE


@kernel
def moves(state: np.record, out: np.recarray) -> Int:
    """Lists the legal moves of the seat to act (3) and returns their number, 0 when the deal is over.

    Returns -1 when they do not fit into `out`; what does fit has then been written.
    """
    n = NONE
    hand = state.hands[u64(state.turn)] if state.turn >= 0 else NONE
    while hand != NONE:
        card = low(hand)
        hand ^= card
        need = missing(card)
        cards = usable(state.table, need)
        group = next_group(cards, need, NONE)
        put(out, n, card, group)
        n += ONE
        while group != NONE:
            group = next_group(cards, need, group)
            if group != NONE:
                put(out, n, card, group)
                n += ONE
    return np.int64(n) if n <= u64(len(out)) else -1


@kernel
def count(state: np.record) -> Int:
    """Counts the legal moves of the seat to act without listing them, 0 when the deal is over."""
    total: Int = 0
    hand = state.hands[u64(state.turn)] if state.turn >= 0 else NONE
    while hand != NONE:
        card = low(hand)
        hand ^= card
        need = missing(card)
        total += max(1, count_groups(usable(state.table, need), need))
    return total


@kernel
def is_legal(state: np.record, move: np.record) -> bool:
    """Says whether the seat to act may make the move (3)."""
    if state.turn < 0 or move.kind != PLAY or popcount(move.cards) != ONE:
        return False
    if move.cards & ~state.hands[u64(state.turn)] or move.extra & ~state.table:
        return False
    need = missing(move.cards)
    if move.extra == NONE:
        return usable(state.table, need) == NONE
    return value_of(move.extra) == np.int64(need)


@kernel
def extend(state: np.record, part: np.record, out: np.recarray) -> Int:
    """Finds what may be added to a partial choice so that a legal move stays reachable.

    Afterwards `out[0]` holds the hand cards that may be added in `cards`, the table cards in `extra`, and in
    `kind` 1 when the part is a legal move as it is. Returns the number of legal moves that hold the part, -1
    when `out` has no place at all.
    """
    if len(out) == 0:
        return -1
    hand = NONE
    table = NONE
    complete = 0
    reached: Int = 0
    rest = state.hands[u64(state.turn)] if state.turn >= 0 and popcount(part.cards) <= ONE else NONE
    if part.cards != NONE:
        rest &= part.cards
    taken = part.extra
    while rest != NONE:
        card = low(rest)
        rest ^= card
        need = missing(card)
        cards = usable(state.table, need)
        left = np.int64(need) - value_of(taken)
        found: Int = 0
        is_move = False
        if cards == NONE:
            is_move = taken == NONE
        elif taken & ~cards == NONE and left == 0:
            is_move = True
        elif taken & ~cards == NONE and left > 0:
            found = count_groups(cards & ~taken, u64(left))
            table |= members(cards & ~taken, u64(left))
        if is_move:
            found = 1
            if part.cards != NONE:
                complete = 1
        if found > 0:
            hand |= card & ~part.cards
        reached += found
    out[0].cards = hand
    out[0].extra = table
    out[0].kind = complete
    return reached
