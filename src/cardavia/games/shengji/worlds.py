"""Worlds that an observation of Shengji allows, drawn in compiled form (9, 15).

A world gives every unseen card a holder: one of the other hands, or the kitty while it is face down.
Everybody knows the least and the most copies of a face that a hand can hold; all divisions of the cards that
keep to it are equally likely. The first one is found by chains of moves, then pairs and triples of cards
change places as long as nothing known is violated, which leads to every division alike.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.shengji.history import is_played_legally
from cardavia.games.shengji.information import unseen
from cardavia.games.shengji.planes import less, plus, size
from cardavia.games.shengji.records import (
    BURY,
    BURYING,
    CARDS,
    FULL,
    KITTY,
    PLAYING,
    SEATS,
)
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, ONE, Int, bit, index, low, u64
from cardavia.kernel.random import RandomState, below

HOLDERS = 5
HIDDEN = 4
"""The number of the holder of kitty or bury, after the four seats."""

TRIES = 16
AGREEING_TRIES = 400
"""How many worlds are drawn before the search for one ends: divisions that cannot be completed are rare, but
throws and answers to tractors leave only worlds that agree with them."""

EVERYBODY = np.int64(31)
"""All holders, as bits."""

STEPS = 4
FIRST_STEPS = 64
"""How often cards change places: so many times for each card, and so many more."""

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


@kernel
def sample(observation: np.record, random: RandomState, out: np.recarray) -> bool:
    """Writes into `out[0]` a world drawn evenly from those the observation allows; False when none is found.

    The kitty that the dealer picked up is not told apart from the cards he held: it stays unknown.
    """
    known = observation.known
    held = np.zeros((HOLDERS, 2), np.uint64)
    may = np.zeros((HOLDERS, 2), np.uint64)
    must = np.zeros((HOLDERS + 1, 2), np.uint64)
    room = np.zeros(HOLDERS, np.int64)
    cards = np.zeros(CARDS, np.uint8)
    seat = observation.seat
    is_told = known.phase == BURYING or known.phase == PLAYING
    joint = np.int64(known.dealer if is_told and seat != known.dealer else -1)
    is_known = True
    for plane in range(2):
        may[HIDDEN, plane] = FULL
        if joint >= 0:
            must[HOLDERS, plane] = known.lain[plane]
            is_known = is_known and known.lain[plane] == NONE
        for holder in range(SEATS):
            if holder != seat:
                may[holder, plane] = known.may[holder, plane]
                must[holder, plane] = known.must[holder, plane]
                is_known = is_known and may[holder, plane] == FULL and must[holder, plane] == NONE
    for number in range(AGREEING_TRIES):
        for holder in range(SEATS):
            room[holder] = 0 if holder == seat else observation.sizes[holder]
        room[HIDDEN] = hidden_cards(observation)
        if not divide(observation, held, may, must, room, cards, joint, random):
            if number >= TRIES:
                return False
            continue
        if not is_known:
            mix(held, may, must, cards, joint, random)
        write_world(observation, held, random, out)
        if agrees(out[0]):
            return True
    return False


@kernel
def hidden_cards(observation: np.record) -> Int:
    """Returns how many cards lie in a kitty or bury that the seat does not know."""
    known = observation.known
    if known.phase == PLAYING:
        return np.int64(0 if observation.seat == known.dealer else KITTY)
    return np.int64(0 if known.trump >= 0 else KITTY)


@kernel
def write_world(observation: np.record, held: Planes, random: RandomState, out: np.recarray) -> None:
    """Writes a division into a State; the cards of a kitty get an order drawn evenly."""
    out[0] = observation.known
    state = out[0]
    for holder in range(SEATS):
        if holder != observation.seat:
            state.hands[holder, 0] = held[holder, 0]
            state.hands[holder, 1] = held[holder, 1]
    if hidden_cards(observation) == 0:
        return
    if state.phase == PLAYING:
        state.buried[0] = held[HIDDEN, 0]
        state.buried[1] = held[HIDDEN, 1]
        for place in range(state.played):
            if state.history[place].kind == BURY:
                state.history[place].cards = held[HIDDEN, 0]
                state.history[place].extra = held[HIDDEN, 1]
        return
    n = u64(0)
    for plane in range(2):
        rest = held[HIDDEN, plane]
        while rest != NONE:
            other = below(random, n + ONE)
            state.kitty[n] = state.kitty[other]
            state.kitty[other] = index(rest)
            rest &= rest - ONE
            n += ONE


@kernel
def agrees(state: np.record) -> bool:
    """Says whether all plays of a deal could be made from the hands of a world.

    What a hand can hold tells everything, except about throws and about tractors that must be answered.
    """
    if state.phase == PLAYING and (state.options.throws or state.options.follow_tractor):
        return is_played_legally(state)
    return True
