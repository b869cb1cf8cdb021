"""The unseen cards of Shengji given to holders as far as what is known allows, in compiled form (15).

A card may go to one of the other hands, or to the kitty while it is face down. Everybody knows the least and
the most copies of a face that a hand can hold. Arrays `held`, `may` and `must` are of shape (HOLDERS, 2):
planes by holder; `must` has one row more.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.shengji.information import unseen
from cardavia.games.shengji.planes import less, plus, size
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, ONE, Int, bit, index, low, u64
from cardavia.kernel.random import RandomState, below

HOLDERS = 5
HIDDEN = 4
"""The number of the holder of kitty or bury, after the four seats."""

EVERYBODY = np.int64(31)
"""All holders, as bits."""

Planes = NDArray[np.uint64]
"""Rows of two planes."""


@inlined
def room_for(held: Planes, may: Planes, holder: np.uint64) -> np.uint64:
    """Returns the faces of which a holder can take one more copy."""
    one, two = held[holder, 0], held[holder, 1]
    return (~one & may[holder, 0]) | (one & ~two & may[holder, 1])


@inlined
def more_than(one: np.uint64, two: np.uint64, must_one: np.uint64, must_two: np.uint64) -> np.uint64:
    """Returns the faces of which there are more copies than there must be."""
    return (one & ~must_one) | (two & ~must_two)


@inlined
def give(held: Planes, holder: np.uint64, face: np.uint64) -> None:
    """Adds a card to a holder."""
    held[holder, 1] |= held[holder, 0] & face
    held[holder, 0] |= face


@inlined
def take(held: Planes, holder: np.uint64, face: np.uint64) -> None:
    """Takes a card from a holder."""
    both = held[holder, 1] & face
    held[holder, 1] ^= both
    held[holder, 0] ^= face & ~both


@kernel
def free_of(held: Planes, must: Planes, joint: Int, here: np.uint64, there: np.uint64) -> np.uint64:
    """Returns the faces that a holder can give to another one without falling short of what is known.

    The last row of `must` is what holder `joint` and the hidden one have together; -1 where nothing is.
    """
    found = more_than(held[here, 0], held[here, 1], must[here, 0], must[here, 1])
    if joint < 0:
        return found
    dealer, kitty = u64(joint), u64(HIDDEN)
    if here in (dealer, kitty) and there != dealer and there != kitty:
        one, two = plus(held[dealer, 0], held[dealer, 1], held[kitty, 0], held[kitty, 1])
        found &= more_than(one, two, must[u64(HOLDERS), 0], must[u64(HOLDERS), 1])
    return found


@kernel
def place_card(
    held: Planes,
    may: Planes,
    must: Planes,
    room: NDArray[np.int64],
    face: np.uint64,
    only: Int,
    joint: Int,
    random: RandomState,
) -> bool:
    """Gives a card to a holder with room, if need be by a chain of moves among them; False when that fails.

    `only` are the holders that may get it, as bits. Holders are drawn by the room they have.
    """
    total = np.int64(0)
    for holder in range(HOLDERS):
        if only >> holder & 1 and room_for(held, may, u64(holder)) & face != NONE:
            total += room[holder]
    if total > 0:
        left = np.int64(below(random, u64(total)))
        for holder in range(HOLDERS):
            if only >> holder & 1 and room_for(held, may, u64(holder)) & face != NONE:
                if left < room[holder]:
                    give(held, u64(holder), face)
                    room[holder] -= 1
                    return True
                left -= room[holder]
    return chain(held, may, must, room, face, only, joint)


@kernel
def chain(
    held: Planes, may: Planes, must: Planes, room: NDArray[np.int64], face: np.uint64, only: Int, joint: Int
) -> bool:
    """Gives a card to a full holder, which gives another to the next, up to one with room."""
    before = np.zeros(HOLDERS, np.int64)
    moved = np.zeros(HOLDERS, np.uint64)
    queue = np.zeros(HOLDERS, np.int64)
    end = 0
    for holder in range(HOLDERS):
        before[holder] = -1
        if only >> holder & 1 and room_for(held, may, u64(holder)) & face != NONE:
            before[holder] = HOLDERS
            moved[holder] = face
            queue[end] = holder
            end += 1
    begin = 0
    while begin < end:
        here = queue[begin]
        begin += 1
        for there in range(HOLDERS):
            if before[there] >= 0:
                continue
            can = free_of(held, must, joint, u64(here), u64(there)) & room_for(held, may, u64(there))
            if can == NONE:
                continue
            before[there] = here
            moved[there] = low(can)
            if room[there] == 0:
                queue[end] = there
                end += 1
                continue
            room[there] -= 1
            last = np.int64(there)
            while last < HOLDERS:
                give(held, u64(last), moved[u64(last)])
                previous = before[u64(last)]
                if previous < HOLDERS:
                    take(held, u64(previous), moved[u64(last)])
                last = previous
            return True
    return False


@kernel
def divide(
    observation: np.record,
    held: Planes,
    may: Planes,
    must: Planes,
    room: NDArray[np.int64],
    cards: NDArray[np.uint8],
    joint: Int,
    random: RandomState,
) -> bool:
    """Gives every unseen card to a holder; False when some card finds none."""
    one, two = unseen(observation)
    for holder in range(HOLDERS):
        held[holder, 0] = must[holder, 0]
        held[holder, 1] = must[holder, 1]
        room[holder] -= size(held[holder, 0], held[holder, 1])
        if room[holder] < 0:
            return False
        one, two = less(one, two, held[holder, 0], held[holder, 1])
    if joint >= 0:
        # What dealer and bury hold together goes to one of them first.
        both = np.int64(1 << joint | 1 << HIDDEN)
        for plane in range(2):
            rest = must[HOLDERS, plane] & ~held[u64(joint), plane]
            while rest != NONE:
                face = low(rest)
                rest ^= face
                if not place_card(held, may, must, room, face, both, joint, random):
                    return False
                if two & face != NONE:
                    two ^= face
                else:
                    one ^= face
    n = u64(0)
    for plane in range(2):
        rest = one if plane == 0 else two
        while rest != NONE:
            cards[n] = index(rest)
            n += ONE
            rest &= rest - ONE
    for at in range(n):
        other = u64(at) + below(random, n - u64(at))
        card = cards[other]
        cards[other] = cards[at]
        cards[at] = card
        if not place_card(held, may, must, room, bit(card), EVERYBODY, joint, random):
            return False
    return True
