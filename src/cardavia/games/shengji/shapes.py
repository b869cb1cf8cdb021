"""Singles, pairs and tractors of Shengji, in compiled form: what may be led and what beats what (8, 10).

A shape is one number, pairs + 256 x effective suit + 4096 x top rung, where a single has no pairs; NO_SHAPE
is none.
"""

from __future__ import annotations

import numpy as np

from cardavia.games.shengji.ladder import OFF_RUNG, TOP_RUNG, rungs, standing_on, suit_of
from cardavia.games.shengji.planes import nth
from cardavia.games.shengji.records import TRUMP
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, ONE, Int, last_index, low, popcount, u64

NO_SHAPE = -1
RUNGS = 16


@inlined
def pairs_of(shape: Int) -> Int:
    """Returns the number of pairs of a shape, 0 for a single."""
    return np.int64(shape & 255)


@inlined
def suit_in(shape: Int) -> Int:
    """Returns the effective suit of a shape."""
    return np.int64(shape >> 8 & 15)


@inlined
def top_of(shape: Int) -> Int:
    """Returns the highest rung of a shape."""
    return np.int64(shape >> 12)


@inlined
def is_run(word: np.uint64) -> bool:
    """Says whether rungs, of which there is one at least, are consecutive."""
    return bool(word & (word + (word & (~word + ONE))) == NONE)


@inlined
def shape(state: np.record, one: np.uint64, two: np.uint64) -> Int:
    """Returns the shape of cards (8), NO_SHAPE for cards that have none."""
    suit = suit_of(state, one)
    if suit < 0:
        return np.int64(NO_SHAPE)
    pairs = popcount(two)
    word = rungs(state, one, suit)
    if pairs == NONE:
        if popcount(one) != ONE:
            return np.int64(NO_SHAPE)
    elif one != two or popcount(word) != pairs or not is_run(word):
        return np.int64(NO_SHAPE)
    return np.int64(pairs) | suit << 8 | np.int64(last_index(word)) << 12


@inlined
def beats(play: Int, led: Int, best_suit: Int, best_top: Int) -> bool:
    """Says whether a shape gets ahead of the best play on a lead that has a shape itself (10)."""
    if play < 0 or pairs_of(play) != pairs_of(led):
        return False
    suit = suit_in(play)
    if suit == best_suit:
        return bool(top_of(play) > best_top)
    return bool(suit == TRUMP)


@inlined
def run_ends(word: np.uint64, length: Int) -> np.uint64:
    """Returns the highest rungs of all runs of so many consecutive rungs."""
    ends = word
    for _ in range(1, length):
        ends &= ends << ONE
    return ends


@inlined
def choices_on(state: np.record, pairs: np.uint64, suit: Int, word: np.uint64) -> Int:
    """Returns in how many ways a run of rungs can be made of some faces: several may stand on one rung."""
    if suit != TRUMP:
        return np.int64(1)
    found = np.int64(1)
    if word >> OFF_RUNG & ONE:
        found *= np.int64(popcount(pairs & state.off))
    if word >> TOP_RUNG & ONE:
        found *= np.int64(popcount(pairs & state.top))
    return found


@kernel
def faces_on(state: np.record, pairs: np.uint64, suit: Int, word: np.uint64, number: Int) -> np.uint64:
    """Returns the faces of a run of rungs, the choice among equal ones by its number."""
    left = number
    chosen = NONE
    rest = word
    while rest != NONE:
        rung = last_index(rest)
        rest ^= ONE << rung
        found = standing_on(state, pairs, suit, rung)
        n = np.int64(popcount(found))
        chosen |= nth(found, left % n)
        left //= n
    return chosen


@kernel
def count_tractors(state: np.record, pairs: np.uint64, suit: Int, least: Int, most: Int) -> Int:
    """Returns how many tractors of some lengths can be made of the pairs of an effective suit."""
    own = pairs & state.suits[u64(suit)]
    word = rungs(state, own, suit)
    found = np.int64(0)
    for length in range(least, most + 1):
        ends = run_ends(word, length)
        if ends == NONE:
            break
        while ends != NONE:
            end = last_index(ends)
            ends ^= ONE << end
            found += choices_on(state, own, suit, run_word(end, length))
    return found


@inlined
def run_word(end: np.uint64, length: Int) -> np.uint64:
    """Returns a run of rungs by its highest one."""
    return ((ONE << u64(length)) - ONE) << (end + ONE - u64(length))


@kernel
def tractor(state: np.record, pairs: np.uint64, suit: Int, least: Int, most: Int, number: Int) -> np.uint64:
    """Returns the faces of the tractor with a number from 0 to count_tractors - 1, NONE beyond."""
    own = pairs & state.suits[u64(suit)]
    word = rungs(state, own, suit)
    left = number
    for length in range(least, most + 1):
        ends = run_ends(word, length)
        if ends == NONE:
            break
        while ends != NONE:
            end = last_index(ends)
            ends ^= ONE << end
            run = run_word(end, length)
            found = choices_on(state, own, suit, run)
            if left < found:
                return faces_on(state, own, suit, run, left)
            left -= found
    return NONE


@kernel
def holds_tractor(state: np.record, pairs: np.uint64, suit: Int, length: Int) -> bool:
    """Says whether some pairs of an effective suit hold a tractor of a length."""
    return bool(run_ends(rungs(state, pairs & state.suits[u64(suit)], suit), length) != NONE)


@kernel
def longest_tractor(state: np.record, pairs: np.uint64, suit: Int) -> np.uint64:
    """Returns the faces of the longest tractor of some pairs, the highest of several, NONE without one.

    Among faces on one rung the canonically lowest is taken (18, V1).
    """
    own = pairs & state.suits[u64(suit)]
    word = rungs(state, own, suit)
    length = np.int64(2)
    ends = run_ends(word, length)
    if ends == NONE:
        return NONE
    while True:
        longer = run_ends(word, length + 1)
        if longer == NONE:
            break
        ends = longer
        length += 1
    chosen = NONE
    rest = run_word(last_index(ends), length)
    while rest != NONE:
        rung = last_index(rest)
        rest ^= ONE << rung
        chosen |= low(standing_on(state, own, suit, rung))
    return chosen
