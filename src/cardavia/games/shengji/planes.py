"""Cards as two planes of faces, in compiled form: sums, points, and how many choices of some size there are.

A plane is a set of faces; the first says which are there at least once, the second which twice. Numbered
choices let a legal play be drawn evenly where there are millions of them.
"""

from __future__ import annotations

from math import comb

import numpy as np

from cardavia.games.shengji.records import FIVES, TENS_AND_KINGS
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, ONE, Int, bit, last_index, popcount, u64

MOST_FACES = 33
"""Most different faces in one hand: the dealer's with the kitty."""

BINOMIAL = np.array([[comb(n, k) for k in range(MOST_FACES + 1)] for n in range(MOST_FACES + 1)], np.int64)
"""Shape (34, 34): in how many ways k of n faces can be chosen."""


@inlined
def size(one: np.uint64, two: np.uint64) -> Int:
    """Returns the number of cards."""
    return np.int64(popcount(one) + popcount(two))


@inlined
def lies_in(one: np.uint64, two: np.uint64, whole_one: np.uint64, whole_two: np.uint64) -> bool:
    """Says whether cards are some of others, copies counted, and planes at all."""
    return bool(one & ~whole_one == NONE and two & ~whole_two == NONE and two & ~one == NONE)


@inlined
def less(
    one: np.uint64, two: np.uint64, away_one: np.uint64, away_two: np.uint64
) -> tuple[np.uint64, np.uint64]:
    """Returns what is left of cards without others; what is not there is left out of account."""
    return (one & ~away_one) | (two & ~away_two), two & ~away_one


@inlined
def plus(
    one: np.uint64, two: np.uint64, more_one: np.uint64, more_two: np.uint64
) -> tuple[np.uint64, np.uint64]:
    """Returns cards together with others; no face may be there more than twice."""
    return one | more_one, two | more_two | (one & more_one)


@inlined
def points(one: np.uint64, two: np.uint64) -> Int:
    """Returns the points of cards (2)."""
    fives = popcount(one & FIVES) + popcount(two & FIVES)
    tens = popcount(one & TENS_AND_KINGS) + popcount(two & TENS_AND_KINGS)
    return np.int64(fives * u64(5) + tens * u64(10))


@inlined
def binomial(n: Int, k: Int) -> Int:
    """Returns in how many ways k of n faces can be chosen, 0 where that is impossible."""
    if n < 0 or k < 0 or k > n:
        return np.int64(0)
    return BINOMIAL[u64(n), u64(k)]


@inlined
def ways(pairs: Int, singles: Int, n: Int, least: Int) -> Int:
    """Returns how many choices of n cards there are with at least so many whole pairs.

    There are `pairs` faces twice and `singles` faces once to choose from (9).
    """
    found = np.int64(0)
    for whole in range(least, min(pairs, n >> 1) + 1):
        found += binomial(pairs, whole) * binomial(pairs - whole + singles, n - 2 * whole)
    return found


@kernel
def ways_on(pairs: Int, begun: Int, done: Int, singles: Int, n: Int, least: Int) -> Int:
    """Returns how many choices of n further cards give at least so many whole pairs in all.

    Of the faces there twice, `pairs` are untouched, of `begun` one copy is chosen already, `done` are
    chosen whole; `singles` are there once and untouched.
    """
    found = np.int64(0)
    for ended in range(begun + 1):
        for whole in range(max(0, least - done - ended), pairs + 1):
            rest = n - ended - 2 * whole
            if rest >= 0:
                found += (
                    binomial(begun, ended) * binomial(pairs, whole) * binomial(pairs - whole + singles, rest)
                )
    return found


@kernel
def subset(mask: np.uint64, n: Int, number: Int) -> np.uint64:
    """Returns the choice of n faces of a set that has a number from 0 to binomial(size, n) - 1."""
    chosen = NONE
    place = np.int64(popcount(mask))
    rest = mask
    need = n
    left = number
    while need > 0:
        place -= 1
        face = bit(last_index(rest))
        rest ^= face
        passed = binomial(place, need)
        if left >= passed:
            left -= passed
            chosen |= face
            need -= 1
    return chosen


@kernel
def selection(one: np.uint64, two: np.uint64, n: Int, least: Int, number: Int) -> tuple[np.uint64, np.uint64]:
    """Returns the choice of n cards with a number from 0 to ways - 1, with at least so many pairs."""
    pairs = np.int64(popcount(two))
    faces = np.int64(popcount(one))
    whole = least
    left = number
    while True:
        loose = binomial(faces - whole, n - 2 * whole)
        found = binomial(pairs, whole) * loose
        if left < found:
            chosen = subset(two, whole, left // loose)
            return chosen | subset(one & ~chosen, n - 2 * whole, left % loose), chosen
        left -= found
        whole += 1


@inlined
def nth(mask: np.uint64, number: Int) -> np.uint64:
    """Returns the face of a set that has a number from 0, the lowest first, as a mask."""
    rest = mask
    for _ in range(number):
        rest &= rest - ONE
    return rest & (~rest + ONE)
