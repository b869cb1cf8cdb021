"""What may be played on a lead of Shengji, in compiled form: checked, counted, numbered, completed (9)."""

from __future__ import annotations

import numpy as np

from cardavia.games.shengji.planes import lies_in, selection, size, ways, ways_on
from cardavia.games.shengji.shapes import (
    count_tractors,
    holds_tractor,
    pairs_of,
    shape,
    suit_in,
    tractor,
)
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, Int, low, popcount, u64


@inlined
def natives(state: np.record, seat: Int) -> tuple[np.uint64, np.uint64]:
    """Returns the cards of a hand that are of the effective suit led."""
    suit = state.suits[u64(state.led_suit)]
    return state.hands[u64(seat), 0] & suit, state.hands[u64(seat), 1] & suit


@inlined
def must_answer(state: np.record, pairs: np.uint64) -> bool:
    """Says whether a tractor must be answered by one of the pairs of the suit (18, V4)."""
    if state.options.follow_tractor and state.led_shape >= 0 and state.pairs >= 2:
        return holds_tractor(state, pairs, state.led_suit, state.pairs)
    return False


@inlined
def is_follow(state: np.record, seat: Int, one: np.uint64, two: np.uint64) -> bool:
    """Says whether cards may be played on the lead of the trick (9)."""
    if size(one, two) != state.width:
        return False
    if not lies_in(one, two, state.hands[u64(seat), 0], state.hands[u64(seat), 1]):
        return False
    own_one, own_two = natives(state, seat)
    held = size(own_one, own_two)
    given = size(one & own_one, two & own_two)
    if held < state.width:
        return bool(given == held)
    if given != state.width:
        return False
    if must_answer(state, own_two):
        found = shape(state, one, two)
        return bool(found >= 0 and suit_in(found) == state.led_suit and pairs_of(found) == state.pairs)
    return bool(popcount(two) >= u64(min(state.pairs, np.int64(popcount(own_two)))))


@inlined
def count_follows(state: np.record, seat: Int) -> Int:
    """Returns the number of different plays on the lead of the trick (9)."""
    own_one, own_two = natives(state, seat)
    held = size(own_one, own_two)
    n = state.width
    pairs = np.int64(popcount(own_two))
    singles = np.int64(popcount(own_one)) - pairs
    if held >= n:
        if must_answer(state, own_two):
            return count_tractors(state, own_two, state.led_suit, state.pairs, state.pairs)
        return ways(pairs, singles, n, min(state.pairs, pairs))
    pairs = np.int64(popcount(state.hands[u64(seat), 1])) - pairs
    singles = np.int64(popcount(state.hands[u64(seat), 0] & ~own_one)) - pairs
    return ways(pairs, singles, n - held, np.int64(0))


@inlined
def follow_at(state: np.record, seat: Int, number: Int) -> tuple[np.uint64, np.uint64]:
    """Returns the play on the lead that has a number from 0 to count_follows - 1."""
    own_one, own_two = natives(state, seat)
    held = size(own_one, own_two)
    n = state.width
    if held >= n:
        if must_answer(state, own_two):
            faces = tractor(state, own_two, state.led_suit, state.pairs, state.pairs, number)
            return faces, faces
        return selection(own_one, own_two, n, min(state.pairs, np.int64(popcount(own_two))), number)
    rest_one = state.hands[u64(seat), 0] & ~own_one
    rest_two = state.hands[u64(seat), 1] & ~own_two
    one, two = selection(rest_one, rest_two, n - held, np.int64(0), number)
    return own_one | one, own_two | two


@kernel
def completions(
    one: np.uint64, two: np.uint64, part_one: np.uint64, part_two: np.uint64, n: Int, least: Int
) -> Int:
    """Returns how many choices of n cards with at least so many pairs hold a part of the cards."""
    rest = n - size(part_one, part_two)
    if rest < 0:
        return np.int64(0)
    pairs = np.int64(popcount(two & ~part_one))
    begun = np.int64(popcount(two & part_one & ~part_two))
    singles = np.int64(popcount(one & ~two & ~part_one))
    return ways_on(pairs, begun, np.int64(popcount(part_two)), singles, rest, least)


@kernel
def additions(
    one: np.uint64, two: np.uint64, part_one: np.uint64, part_two: np.uint64, n: Int, least: Int
) -> np.uint64:
    """Returns the faces of which one more copy may join a part so that a choice stays possible."""
    found = NONE
    # Faces of one kind are alike: one of each kind stands for all.
    for kind in range(3):
        faces = two & ~part_one
        if kind == 1:
            faces = two & part_one & ~part_two
        if kind == 2:
            faces = one & ~two & ~part_one
        if faces == NONE:
            continue
        face = low(faces)
        if completions(one, two, part_one | face, part_two | (part_one & face), n, least) > 0:
            found |= faces
    return found


@kernel
def extend_follow(
    state: np.record, seat: Int, part_one: np.uint64, part_two: np.uint64
) -> tuple[Int, np.uint64]:
    """Returns how many plays on the lead hold a part of the hand, and the faces that may join it."""
    own_one, own_two = natives(state, seat)
    held = size(own_one, own_two)
    n = state.width
    if held >= n:
        if part_one & ~own_one != NONE:
            return np.int64(0), NONE
        if must_answer(state, own_two):
            return extend_tractor(state, own_two, part_one, part_two)
        least = min(state.pairs, np.int64(popcount(own_two)))
        found = completions(own_one, own_two, part_one, part_two, n, least)
        return found, additions(own_one, own_two, part_one, part_two, n, least)
    rest_one = state.hands[u64(seat), 0] & ~own_one
    rest_two = state.hands[u64(seat), 1] & ~own_two
    free_one, free_two = part_one & ~own_one, part_two & ~own_two
    found = completions(rest_one, rest_two, free_one, free_two, n - held, np.int64(0))
    if found == 0:
        return found, NONE
    wanting = (own_one & ~part_one) | (own_two & ~part_two)
    return found, wanting | additions(rest_one, rest_two, free_one, free_two, n - held, np.int64(0))


@kernel
def extend_tractor(
    state: np.record, pairs: np.uint64, part_one: np.uint64, part_two: np.uint64
) -> tuple[Int, np.uint64]:
    """Returns how many tractors that answer the lead hold a part, and the faces that may join it."""
    reached = np.int64(0)
    found = NONE
    for number in range(count_tractors(state, pairs, state.led_suit, state.pairs, state.pairs)):
        faces = tractor(state, pairs, state.led_suit, state.pairs, state.pairs, number)
        if part_one & ~faces == NONE:
            reached += 1
            found |= faces & ~part_two
    return reached, found


@kernel
def required(one: np.uint64, two: np.uint64, n: Int, least: Int) -> tuple[np.uint64, np.uint64]:
    """Returns the cards that every choice of n cards with at least so many pairs holds."""
    pairs = np.int64(popcount(two))
    singles = np.int64(popcount(one)) - pairs
    found_one = found_two = NONE
    # Faces of one kind are alike: what is true of one is true of all.
    if singles > 0 and ways(pairs, singles - 1, n, least) == 0:
        found_one |= one & ~two
    if pairs > 0 and ways(pairs - 1, singles, n, least) == 0:
        found_one |= two
    if pairs > 0 and ways(pairs - 1, singles + 1, n, least) == 0:
        found_two |= two
    return found_one, found_two


@kernel
def forced(state: np.record, seat: Int) -> tuple[np.uint64, np.uint64]:
    """Returns the cards that every play on the lead holds (9)."""
    own_one, own_two = natives(state, seat)
    held = size(own_one, own_two)
    if held >= state.width:
        if must_answer(state, own_two):
            common = own_two
            for number in range(count_tractors(state, own_two, state.led_suit, state.pairs, state.pairs)):
                common &= tractor(state, own_two, state.led_suit, state.pairs, state.pairs, number)
            return common, common
        return required(own_one, own_two, state.width, min(state.pairs, np.int64(popcount(own_two))))
    rest_one = state.hands[u64(seat), 0] & ~own_one
    rest_two = state.hands[u64(seat), 1] & ~own_two
    one, two = required(rest_one, rest_two, state.width - held, np.int64(0))
    return own_one | one, own_two | two
