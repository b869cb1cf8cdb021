"""The calling of Shengji, in compiled form: declarations, their ladder, what the calling leads to (5)."""

from __future__ import annotations

import numpy as np

from cardavia.games.shengji.ladder import name_trump, trump_by
from cardavia.games.shengji.planes import lies_in, nth, plus
from cardavia.games.shengji.records import (
    BLACK_JOKER,
    BURYING,
    CALL,
    DONE,
    JOKERS,
    KITTY,
    LEVEL_CARDS,
    NO_TRUMP,
    PASS,
    RED_JOKER,
    SEATS,
)
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, ONE, Int, bit, popcount, u64

NO_CALL_KITTY, NO_CALL_NO_TRUMP, NO_CALL_REDEAL = range(3)
"""What four passes lead to (18, V7)."""


@kernel
def strength_of(state: np.record, one: np.uint64, two: np.uint64) -> Int:
    """Returns the strength of a declaration from 1 to 4 (5.3), 0 for cards that are none."""
    if popcount(one) != ONE:
        return np.int64(0)
    if one == BLACK_JOKER:
        return np.int64(3 if two == one else 0)
    if one == RED_JOKER:
        return np.int64(4 if two == one else 0)
    if one & (LEVEL_CARDS << u64(state.level)) == NONE:
        return np.int64(0)
    return np.int64(2 if two == one else 1)


@kernel
def is_reinforcing(state: np.record) -> bool:
    """Says whether the declarer has the turn, who may add the second card and nothing else (18, V6)."""
    return bool(state.declarer >= 0 and state.turn == state.declarer)


@kernel
def is_call(state: np.record, seat: Int, one: np.uint64, two: np.uint64) -> bool:
    """Says whether cards may be shown as a declaration now (5.3)."""
    if not lies_in(one, two, state.hands[u64(seat), 0], state.hands[u64(seat), 1]):
        return False
    strength = strength_of(state, one, two)
    if is_reinforcing(state):
        return bool(strength == 2 and one == state.declared)
    return bool(strength > state.strength)


@kernel
def singles_to_call(state: np.record, seat: Int) -> np.uint64:
    """Returns the faces of which one card may be shown."""
    if state.strength > 0:
        return NONE
    return state.hands[u64(seat), 0] & (LEVEL_CARDS << u64(state.level))


@kernel
def pairs_to_call(state: np.record, seat: Int) -> np.uint64:
    """Returns the faces of which both cards may be shown."""
    pairs = state.hands[u64(seat), 1]
    if is_reinforcing(state):
        return pairs & state.declared
    allowed = NONE
    if state.strength < 2:
        allowed |= LEVEL_CARDS << u64(state.level)
    if state.strength < 3:
        allowed |= BLACK_JOKER
    if state.strength < 4:
        allowed |= RED_JOKER
    return pairs & allowed


@kernel
def count_calls(state: np.record, seat: Int) -> Int:
    """Returns the number of legal calls, the pass among them."""
    faces = popcount(singles_to_call(state, seat)) + popcount(pairs_to_call(state, seat))
    return np.int64(faces + ONE)


@kernel
def call_at(state: np.record, seat: Int, number: Int) -> tuple[np.uint64, np.uint64]:
    """Returns the cards of the call with a number from 0 to count_calls - 1, where 0 is the pass."""
    if number == 0:
        return NONE, NONE
    singles = singles_to_call(state, seat)
    n = np.int64(popcount(singles))
    if number <= n:
        return nth(singles, number - 1), NONE
    face = nth(pairs_to_call(state, seat), number - 1 - n)
    return face, face


@kernel
def extend_call(
    state: np.record, seat: Int, part_one: np.uint64, part_two: np.uint64
) -> tuple[Int, np.uint64]:
    """Returns how many calls show some cards or more, and the faces of which one more may be shown."""
    reached = np.int64(0)
    found = NONE
    for number in range(count_calls(state, seat)):
        one, two = call_at(state, seat, number)
        if part_one & ~one == NONE and part_two & ~two == NONE:
            reached += 1
            found |= (one & ~part_one) | (two & ~part_two)
    return reached, found


@kernel
def apply_call(state: np.record, kind: Int, one: np.uint64, two: np.uint64) -> None:
    """Notes a legal call of the seat to act and ends the calling where it ends (5.4)."""
    seat = state.turn
    state.turn = (seat + 1) & 3
    if kind == PASS:
        state.passes += 1
    if kind == CALL:
        if state.earliest < 0:
            state.earliest = seat
        state.declarer = seat
        state.declared = one
        state.strength = strength_of(state, one, two)
        state.passes = 0
        state.must[u64(seat), 0] |= one
        state.must[u64(seat), 1] |= two
        return
    if state.declarer < 0:
        if state.passes == SEATS:
            nobody_calls(state)
    elif state.passes == SEATS or (state.passes == 3 and not may_reinforce(state)):
        if state.first_deal:
            state.dealer = state.declarer if state.options.standing_deals else state.earliest
        # What the dealer has shown may be buried.
        for plane in range(2):
            state.lain[plane] = state.must[u64(state.dealer), plane]
            state.must[u64(state.dealer), plane] = NONE
        settle_trump(state, trump_by(state.declared))


@kernel
def may_reinforce(state: np.record) -> bool:
    """Says whether the declarer gets a turn after three passes (18, V6), able to add a card or not."""
    return bool(state.options.reinforce and state.strength == 1)


@kernel
def nobody_calls(state: np.record) -> None:
    """Ends a calling without a declaration (5.5; 18, V7)."""
    if state.options.no_call == NO_CALL_REDEAL:
        state.phase = DONE
        state.turn = -1
        return
    if state.options.no_call == NO_CALL_NO_TRUMP:
        settle_trump(state, np.int64(NO_TRUMP))
        return
    state.exposed = 1
    place = 0
    while bit(state.kitty[place]) & JOKERS != NONE:
        place += 1
    trump = trump_by(bit(state.kitty[place]))
    one = two = NONE
    for card in state.kitty:
        face = bit(card)
        two |= one & face
        one |= face
    state.lain[0], state.lain[1] = one, two
    settle_trump(state, trump)


@kernel
def settle_trump(state: np.record, trump: Int) -> None:
    """Names trumps and gives the kitty to the dealer (5.5, 6)."""
    name_trump(state, np.int64(trump))
    hand = state.hands[u64(state.dealer)]
    for place in range(KITTY):
        face = bit(state.kitty[place])
        hand[0], hand[1] = plus(hand[0], hand[1], face, NONE)
    state.phase = BURYING
    state.turn = state.dealer
