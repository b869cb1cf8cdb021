"""What may be captured in Scopa, in compiled form: listed, counted, checked, and built card by card."""

from __future__ import annotations

import numpy as np

from cardavia.games.fishing.groups import below_value, next_group, put, totals, value_of
from cardavia.games.fishing.records import FOUR, PLAY, TWO
from cardavia.games.scopa.records import ACE_PLAIN, ACE_TAKES_ALL, ACES, RANK
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, ONE, Int, index, low, popcount, u64


@kernel
def fewest_cards(table: np.uint64, value: np.uint64) -> np.uint64:
    """Returns the size of the smallest group with the given total, 0 where there is none (10.9)."""
    cards = below_value(table, value)
    fewest = NONE
    group = NONE
    while True:
        group = next_group(cards, value, group)
        if group == NONE:
            return fewest
        size = popcount(group)
        if fewest == NONE or size < fewest:
            fewest = size


@kernel
def is_ace_sweep(state: np.record, card: np.uint64) -> bool:
    """Says whether the card is an Asso that takes the whole table (10.4)."""
    if state.options.ace == ACE_PLAIN or card & ACES == NONE or state.table == NONE:
        return False
    return state.options.ace == ACE_TAKES_ALL or state.table & ACES == NONE


@inlined
def moves(state: np.record, out: np.recarray) -> Int:
    """Lists the legal moves of the seat to act (3) and returns their number, 0 when the deal is over.

    Returns -1 when they do not fit into `out`; what does fit has then been written.
    """
    n = NONE
    table = state.table
    hand = state.hands[u64(state.turn)] if state.turn >= 0 else NONE
    special = state.options.ace != ACE_PLAIN
    fewest = state.options.fewest != 0
    reached = totals(table)
    while hand != NONE:
        card = low(hand)
        hand ^= card
        rank = index(card) >> TWO
        value = rank + ONE
        same = table & (RANK << (FOUR * rank))
        if special and is_ace_sweep(state, card):
            put(out, n, card, table)
            n += ONE
        elif same != NONE:
            while same != NONE:
                take = low(same)
                same ^= take
                put(out, n, card, take)
                n += ONE
        elif reached >> value & ONE == NONE:
            put(out, n, card, NONE)
            n += ONE
        else:
            size = fewest_cards(table, value) if fewest else NONE
            cards = below_value(table, value)
            group = NONE
            while True:
                group = next_group(cards, value, group)
                if group == NONE:
                    break
                if size == NONE or popcount(group) == size:
                    put(out, n, card, group)
                    n += ONE
    # One way out: with several, Numba counts references to `out` in every call, by atomic instructions.
    return np.int64(n) if n <= u64(len(out)) else -1


@kernel
def count(state: np.record) -> Int:
    """Counts the legal moves of the seat to act without listing them, 0 when the deal is over."""
    if state.turn < 0:
        return 0
    total: Int = 0
    hand = state.hands[u64(state.turn)]
    while hand != NONE:
        card = low(hand)
        hand ^= card
        rank = index(card) >> TWO
        same = popcount(state.table & (RANK << (FOUR * rank)))
        if is_ace_sweep(state, card):
            total += 1
        elif same != NONE:
            total += np.int64(same)
        else:
            total += max(1, count_groups(state.table, rank + ONE, state.options.fewest != 0))
    return total


@kernel
def count_groups(table: np.uint64, value: np.uint64, fewest: bool) -> Int:
    """Counts the groups of two or more table cards with the given total, or the smallest of them."""
    size = fewest_cards(table, value) if fewest else NONE
    cards = below_value(table, value)
    found = 0
    group = NONE
    while True:
        group = next_group(cards, value, group)
        if group == NONE:
            return found
        if size == NONE or popcount(group) == size:
            found += 1


@kernel
def is_legal(state: np.record, move: np.record) -> bool:
    """Says whether the seat to act may make the move (3)."""
    if state.turn < 0 or move.kind != PLAY or popcount(move.cards) != ONE:
        return False
    if move.cards & ~state.hands[u64(state.turn)] or move.extra & ~state.table:
        return False
    if is_ace_sweep(state, move.cards):
        return move.extra == state.table
    rank = index(move.cards) >> TWO
    taken = popcount(move.extra)
    same = state.table & (RANK << (FOUR * rank))
    if same != NONE:
        return taken == ONE and move.extra & same != NONE
    if taken == NONE:
        return totals(state.table) >> (rank + ONE) & ONE == NONE
    if taken == ONE or value_of(move.extra) != np.int64(rank) + 1:
        return False
    if state.options.fewest == 0:
        return True
    return taken == fewest_cards(state.table, rank + ONE)


@kernel
def extend(state: np.record, part: np.record, out: np.recarray) -> Int:
    """Finds what may be added to a partial choice so that a legal move stays reachable.

    `part` names some played and taken cards. Afterwards `out[0]` holds the hand cards that may be
    added in `cards`, the table cards in `extra`, and in `kind` 1 when the part is a legal move as
    it is. Returns the number of legal moves that contain the part, -1 when they do not fit.
    """
    n = moves(state, out)
    if n < 0 or len(out) == 0:
        return -1
    hand = NONE
    table = NONE
    complete = 0
    reached = 0
    for place in range(n):
        move = out[place]
        if part.cards & ~move.cards or part.extra & ~move.extra:
            continue
        reached += 1
        hand |= move.cards & ~part.cards
        table |= move.extra & ~part.extra
        if move.cards == part.cards and move.extra == part.extra:
            complete = 1
    out[0].cards = hand
    out[0].extra = table
    out[0].kind = complete
    return reached
