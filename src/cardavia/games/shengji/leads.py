"""What may be led in Shengji, in compiled form: checked, counted, numbered, completed (8.1; 18, V1)."""

from __future__ import annotations

import numpy as np

from cardavia.games.shengji.ladder import suit_of
from cardavia.games.shengji.planes import lies_in, nth
from cardavia.games.shengji.shapes import RUNGS, count_tractors, shape, tractor
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, Int, low, popcount, u64

TWO, MOST = np.int64(2), np.int64(RUNGS)
"""The pairs of the shortest and of the longest tractor; typed, so that kernels are compiled once."""


@kernel
def is_lead(state: np.record, seat: Int, one: np.uint64, two: np.uint64) -> bool:
    """Says whether cards may be led: a shape, or with throws any cards of one effective suit."""
    if not lies_in(one, two, state.hands[u64(seat), 0], state.hands[u64(seat), 1]):
        return False
    if state.options.throws:
        return bool(suit_of(state, one) >= 0)
    return bool(shape(state, one, two) >= 0)


@kernel
def free_leads(one: np.uint64, two: np.uint64) -> Int:
    """Returns how many sets of cards, the empty one too, can be taken from a suit."""
    pairs = np.int64(popcount(two))
    found = np.int64(1) << (np.int64(popcount(one)) - pairs)
    for _ in range(pairs):
        found *= 3
    return found


@kernel
def count_leads(state: np.record, seat: Int) -> Int:
    """Returns the number of different leads of a hand."""
    one, two = state.hands[u64(seat), 0], state.hands[u64(seat), 1]
    found = np.int64(0)
    if state.options.throws:
        for suit in range(5):
            faces = state.suits[u64(suit)]
            found += free_leads(one & faces, two & faces) - 1
        return found
    found += np.int64(popcount(one)) + np.int64(popcount(two))
    for suit in range(5):
        found += count_tractors(state, two, suit, TWO, MOST)
    return found


@kernel
def lead_at(state: np.record, seat: Int, number: Int) -> tuple[np.uint64, np.uint64]:
    """Returns the lead that has a number from 0 to count_leads - 1: singles, pairs, then tractors by suit."""
    one, two = state.hands[u64(seat), 0], state.hands[u64(seat), 1]
    left = number
    if state.options.throws:
        for suit in range(5):
            faces = state.suits[u64(suit)]
            found = free_leads(one & faces, two & faces) - 1
            if left < found:
                return free_lead(one & faces, two & faces, left + 1)
            left -= found
        return NONE, NONE
    singles = np.int64(popcount(one))
    if left < singles:
        return nth(one, left), NONE
    left -= singles
    pairs = np.int64(popcount(two))
    if left < pairs:
        face = nth(two, left)
        return face, face
    left -= pairs
    for suit in range(5):
        found = count_tractors(state, two, suit, TWO, MOST)
        if left < found:
            faces = tractor(state, two, suit, TWO, MOST, left)
            return faces, faces
        left -= found
    return NONE, NONE


@kernel
def free_lead(one: np.uint64, two: np.uint64, number: Int) -> tuple[np.uint64, np.uint64]:
    """Returns a set of cards of a suit by its number, whose digits are the copies of each face."""
    left = number
    chosen_one = chosen_two = NONE
    rest = one
    while rest != NONE:
        face = low(rest)
        rest ^= face
        base = 3 if two & face != NONE else 2
        if left % base > 0:
            chosen_one |= face
        if left % base > 1:
            chosen_two |= face
        left //= base
    return chosen_one, chosen_two


@kernel
def extend_lead(
    state: np.record, seat: Int, part_one: np.uint64, part_two: np.uint64
) -> tuple[Int, np.uint64]:
    """Returns how many leads hold a part of the hand, and the faces of which one more copy may join it."""
    one, two = state.hands[u64(seat), 0], state.hands[u64(seat), 1]
    reached = np.int64(0)
    found = NONE
    if state.options.throws:
        if part_one == NONE:
            return count_leads(state, seat), one
        suit = suit_of(state, part_one)
        if suit < 0:
            return reached, found
        faces = state.suits[u64(suit)]
        open_pairs = two & faces & ~part_one
        begun = two & part_one & ~part_two
        open_singles = one & faces & ~two & ~part_one
        reached = free_leads(open_pairs | open_singles, open_pairs) << np.int64(popcount(begun))
        return reached, open_pairs | begun | open_singles
    for number in range(count_leads(state, seat)):
        lead_one, lead_two = lead_at(state, seat, number)
        if part_one & ~lead_one == NONE and part_two & ~lead_two == NONE:
            reached += 1
            found |= (lead_one & ~part_one) | (lead_two & ~part_two)
    return reached, found
