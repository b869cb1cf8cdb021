"""Unseen cards of Shengji that change places among their holders, in compiled form.

Whatever division they begin with, every one that fits what is known becomes as likely as any other.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.shengji.division import HOLDERS, Planes, free_of, give, room_for, take
from cardavia.games.shengji.records import CARDS
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, ONE, Int, bit, index, u64
from cardavia.kernel.random import RandomState, below

STEPS = 4
FIRST_STEPS = 64
"""How often cards change places: so many times for each card, and so many more."""


@kernel
def mix(
    held: Planes, may: Planes, must: Planes, cards: NDArray[np.uint8], joint: Int, random: RandomState
) -> None:
    """Lets cards change places, two or three at a time, until every division is as likely as any other."""
    owners = np.zeros(CARDS, np.int64)
    n = u64(0)
    for holder in range(HOLDERS):
        for plane in range(2):
            rest = held[holder, plane]
            while rest != NONE:
                cards[n] = index(rest)
                owners[n] = holder
                n += ONE
                rest &= rest - ONE
    if n < u64(3):
        return
    for _ in range(u64(STEPS) * n + u64(FIRST_STEPS)):
        one, two, three = below(random, n), below(random, n), below(random, n)
        if below(random, u64(4)) == NONE:
            rotate(held, may, must, cards, owners, one, two, three, joint)
        else:
            swap(held, may, must, cards, owners, one, two, joint)


@inlined
def swap(
    held: Planes,
    may: Planes,
    must: Planes,
    cards: NDArray[np.uint8],
    owners: NDArray[np.int64],
    one: np.uint64,
    two: np.uint64,
    joint: Int,
) -> None:
    """Exchanges two cards of two holders where both may hold what they get."""
    a, b = u64(owners[one]), u64(owners[two])
    if a == b or cards[one] == cards[two]:
        return
    first, second = bit(cards[one]), bit(cards[two])
    if room_for(held, may, b) & first == NONE or room_for(held, may, a) & second == NONE:
        return
    if free_of(held, must, joint, a, b) & first == NONE or free_of(held, must, joint, b, a) & second == NONE:
        return
    take(held, a, first)
    take(held, b, second)
    give(held, a, second)
    give(held, b, first)
    cards[one], cards[two] = cards[two], cards[one]


@inlined
def rotate(
    held: Planes,
    may: Planes,
    must: Planes,
    cards: NDArray[np.uint8],
    owners: NDArray[np.int64],
    one: np.uint64,
    two: np.uint64,
    three: np.uint64,
    joint: Int,
) -> None:
    """Passes three cards of three holders on, each to the next, where all may hold what they get."""
    a, b, c = u64(owners[one]), u64(owners[two]), u64(owners[three])
    if a in (b, c) or b == c:
        return
    if cards[one] == cards[two] or cards[two] == cards[three] or cards[one] == cards[three]:
        return
    first, second, third = bit(cards[one]), bit(cards[two]), bit(cards[three])
    if room_for(held, may, b) & first == NONE or room_for(held, may, c) & second == NONE:
        return
    if room_for(held, may, a) & third == NONE or free_of(held, must, joint, a, b) & first == NONE:
        return
    if free_of(held, must, joint, b, c) & second == NONE or free_of(held, must, joint, c, a) & third == NONE:
        return
    take(held, a, first)
    take(held, b, second)
    take(held, c, third)
    give(held, b, first)
    give(held, c, second)
    give(held, a, third)
    cards[one], cards[two], cards[three] = cards[three], cards[one], cards[two]
