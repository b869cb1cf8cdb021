"""What may be captured in Cicera, in compiled form: listed, counted, checked, and built card by card."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.cicera.records import (
    CARDS,
    NUMBERS,
    PICADA_BIT,
    QUADRIGLIA_BIT,
    RANK,
    SCUA_BIT,
    SIMILI_BIT,
    SUIT,
)
from cardavia.games.fishing.groups import (
    below_value,
    count_groups,
    members,
    next_group,
    put,
    totals,
    value_of,
)
from cardavia.games.fishing.records import FOUR, PLAY, TWO
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, ONE, Int, index, low, popcount, u64


@inlined
def moves(state: np.record, out: np.recarray) -> Int:
    """Lists the legal moves of the seat to act (3) and returns their number, 0 when the deal is over.

    Returns -1 when they do not fit into `out`; what does fit has then been written.
    """
    n = NONE
    table = state.table
    hand = state.hands[u64(state.turn)] if state.turn >= 0 else NONE
    reached = totals(table & NUMBERS)
    while hand != NONE:
        card = low(hand)
        hand ^= card
        rank = index(card) >> TWO
        put(out, n, card, NONE)
        n += ONE
        same = table & (RANK << (FOUR * rank))
        while same != NONE:
            take = low(same)
            same ^= take
            put(out, n, card, take)
            n += ONE
        if card & NUMBERS and reached >> (rank + ONE) & ONE:
            cards = below_value(table, rank + ONE)
            group = NONE
            while True:
                group = next_group(cards, rank + ONE, group)
                if group == NONE:
                    break
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
        total += 1 + np.int64(popcount(state.table & (RANK << (FOUR * rank))))
        if card & NUMBERS:
            total += count_groups(below_value(state.table, rank + ONE), rank + ONE)
    return total


@kernel
def is_legal(state: np.record, move: np.record) -> bool:
    """Says whether the seat to act may make the move (3)."""
    if state.turn < 0 or move.kind != PLAY or popcount(move.cards) != ONE:
        return False
    if move.cards & ~state.hands[u64(state.turn)] or move.extra & ~state.table:
        return False
    taken = popcount(move.extra)
    rank = index(move.cards) >> TWO
    if taken <= ONE:
        return move.extra & ~(RANK << (FOUR * rank)) == NONE
    if move.cards & ~NUMBERS or move.extra & ~NUMBERS:
        return False
    return value_of(move.extra) == np.int64(rank) + 1


@kernel
def bonuses(state: np.record, move: np.record) -> Int:
    """Returns the bonuses (4) of a legal move of the seat to act, as bits."""
    taken = move.extra
    if taken == NONE:
        return PLAY
    made = 0
    if taken == state.table and (state.options.last_scua or state.held > 1 or state.dealt < CARDS):
        made |= SCUA_BIT
    if taken == state.placed:
        made |= PICADA_BIT
    if (taken | move.cards) & ~(SUIT << (index(move.cards) & u64(3))) == NONE:
        made |= SIMILI_BIT
    if popcount(taken) >= u64(3):
        made |= QUADRIGLIA_BIT
    return made


@kernel
def promises(state: np.record, listed: np.recarray, out: NDArray[np.int64]) -> None:
    """Writes how many points each of some legal moves of the seat to act makes at once."""
    for place in range(len(listed)):
        out[place] = np.int64(popcount(u64(bonuses(state, listed[place]))))


@kernel
def extend(state: np.record, part: np.record, out: np.recarray) -> Int:
    """Finds what may be added to a partial choice so that a legal move stays reachable.

    `part` names some played and taken cards. Afterwards `out[0]` holds the hand cards that may be
    added in `cards`, the table cards in `extra`, and in `kind` 1 when the part is a legal move as
    it is. Returns the number of legal moves that contain the part, -1 when `out` has no place at all.
    Nothing is listed: what can still be reached is known from the totals of the cards that are left.
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
        rank = index(card) >> TWO
        found: Int = 0
        is_move = False
        same = state.table & (RANK << (FOUR * rank))
        if taken == NONE:
            is_move = True
            found += 1 + np.int64(popcount(same))
            table |= same
        elif popcount(taken) == ONE and taken & same != NONE:
            is_move = True
            found += 1
        if card & NUMBERS:
            cards = below_value(state.table, rank + ONE)
            need = np.int64(rank) + 1 - value_of(taken)
            if taken & ~cards == NONE and need == 0:
                is_move = True
                found += 1
            elif taken & ~cards == NONE and need > 0:
                found += count_groups(cards & ~taken, u64(need))
                table |= members(cards & ~taken, u64(need))
        if found > 0:
            hand |= card & ~part.cards
        if is_move and part.cards != NONE:
            complete = 1
        reached += found
    out[0].cards = hand
    out[0].extra = table
    out[0].kind = complete
    return reached
