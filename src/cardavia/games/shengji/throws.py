"""Several shapes led together, in compiled form: their parts, what stands, what beats them (18, V1)."""

from __future__ import annotations

import numpy as np

from cardavia.games.shengji.ladder import rungs
from cardavia.games.shengji.planes import less, size
from cardavia.games.shengji.records import SEATS, TRUMP
from cardavia.games.shengji.shapes import RUNGS, longest_tractor, pairs_of, run_ends, shape, top_of
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, ONE, Int, last_index, low, popcount, u64

EACH = u64(0x1111111111111111)
"""One for each of 16 rungs, four bits apart."""


@kernel
def component(state: np.record, one: np.uint64, two: np.uint64, suit: Int) -> tuple[np.uint64, np.uint64]:
    """Returns the first part of a throw: its longest tractor, else its lowest pair, else its lowest card."""
    faces = longest_tractor(state, two, suit)
    if faces != NONE:
        return faces, faces
    if two != NONE:
        return low(two), low(two)
    return low(one), NONE


@kernel
def is_beaten(state: np.record, seat: Int, part: Int, suit: Int) -> bool:
    """Says whether a hand holds a higher shape of the same kind and size in a suit."""
    held = state.hands[u64(seat), 0] & state.suits[u64(suit)]
    pairs = pairs_of(part)
    if pairs > 0:
        held &= state.hands[u64(seat), 1]
    if held == NONE:
        return False
    ends = run_ends(rungs(state, held, suit), pairs)
    return bool(ends != NONE and np.int64(last_index(ends)) > top_of(part))


@kernel
def what_stands(
    state: np.record, seat: Int, one: np.uint64, two: np.uint64, suit: Int
) -> tuple[np.uint64, np.uint64]:
    """Returns what a throw comes to: all of it, or the smallest part that another hand beats."""
    stands_one, stands_two = one, two
    fewest: Int = np.int64(0)
    lowest: Int = np.int64(0)
    rest_one, rest_two = one, two
    while rest_one != NONE:
        part_one, part_two = component(state, rest_one, rest_two, suit)
        rest_one, rest_two = less(rest_one, rest_two, part_one, part_two)
        part = shape(state, part_one, part_two)
        fails = False
        for other in range(SEATS):
            if other != seat and is_beaten(state, other, part, suit):
                fails = True
        if not fails:
            continue
        n = size(part_one, part_two)
        # Parts come in canonical order among equals, so that the first one stays.
        if fewest == 0 or n < fewest or (n == fewest and top_of(part) < lowest):
            fewest, lowest = n, top_of(part)
            stands_one, stands_two = part_one, part_two
    return stands_one, stands_two


@kernel
def largest(state: np.record, one: np.uint64, two: np.uint64, suit: Int) -> Int:
    """Returns the number of pairs in the largest part of a throw, 0 when it is of single cards."""
    return np.int64(popcount(component(state, one, two, suit)[1]))


@kernel
def crowd(state: np.record, pairs: np.uint64) -> np.uint64:
    """Returns how many pairs stand on each rung of trumps, four bits for a rung."""
    counts = NONE
    rest = pairs
    while rest != NONE:
        face = low(rest)
        rest ^= face
        counts += ONE << (u64(4) * last_index(rungs(state, face, TRUMP)))
    return counts


@kernel
def has_run(counts: np.uint64, end: Int, length: Int) -> bool:
    """Says whether a run of rungs up to `end` has a pair on each."""
    if end + 1 < length:
        return False
    wanted = run_of(end, length)
    some = (counts | counts >> ONE | counts >> u64(2) | counts >> u64(3)) & EACH
    return bool(wanted & ~some == NONE)


@kernel
def run_of(end: Int, length: Int) -> np.uint64:
    """Returns one pair on each rung of a run, four bits for a rung."""
    return (EACH >> u64(4 * (RUNGS - length))) << u64(4 * (end + 1 - length))


@kernel
def answer_top(
    state: np.record,
    led_suit: Int,
    led_one: np.uint64,
    led_two: np.uint64,
    one: np.uint64,
    two: np.uint64,
) -> Int:
    """Returns the top of the largest part of trumps cut as the throw led is, -1 where they cannot be.

    The cut that makes it highest counts. The cards are as many as were led.
    """
    if one & ~state.suits[TRUMP] != NONE:
        return np.int64(-1)
    if popcount(two) < popcount(led_two):
        return np.int64(-1)
    first = largest(state, led_one, led_two, led_suit)
    if first <= 1:
        return np.int64(last_index(rungs(state, two if first == 1 else one, TRUMP)))
    lengths = np.zeros(8, np.int64)
    n = np.int64(0)
    rest = led_two
    while True:
        faces = longest_tractor(state, rest, led_suit)
        if faces == NONE:
            break
        lengths[u64(n)] = np.int64(popcount(faces))
        n += 1
        rest ^= faces
    return best_packing(crowd(state, two), lengths, n)


@kernel
def best_packing(counts: np.uint64, lengths: np.ndarray, n: Int) -> Int:
    """Returns the highest top of the first of n runs that lie in the pairs side by side, -1 when none do."""
    ends = np.zeros(8, np.int64)
    left = np.zeros(8, np.uint64)
    place = np.int64(0)
    left[0] = counts
    ends[0] = RUNGS - 1
    while place >= 0:
        here = u64(place)
        if ends[here] < 0:
            place -= 1
            if place >= 0:
                ends[u64(place)] -= 1
            continue
        if not has_run(left[here], ends[here], lengths[here]):
            ends[here] -= 1
            continue
        if place == n - 1:
            return ends[0]
        left[u64(place + 1)] = left[here] - run_of(ends[here], lengths[here])
        ends[u64(place + 1)] = RUNGS - 1
        place += 1
    return np.int64(-1)
