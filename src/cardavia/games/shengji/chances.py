"""How likely a play of Shengji stays ahead, in compiled form: what the actor can count of the other hands.

Everything here reads the own hand, the plays, and what these have told everybody; in a whole world no more
is looked at. Chances are worked out as if the unseen cards lay anywhere they may.
"""

from __future__ import annotations

import numpy as np

from cardavia.games.shengji.ladder import rungs
from cardavia.games.shengji.planes import less, size
from cardavia.games.shengji.records import FULL, JOKERS, PLAYING, TRUMP
from cardavia.games.shengji.shapes import run_ends
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, ONE, Int, bit, last_index, low, popcount, u64

WILL_FOLLOW, WILL_RUFF = 0.95, 0.88
"""How often a seat gets ahead of a play if it can: in suit, with trumps."""

RESCUE = 0.97
"""How much rarer the partner does so, where the trick is not won yet."""

PARTS = 64
MOST_COUNTED = 63
POWERS = np.array(
    [[(1.0 - part / PARTS) ** count for count in range(MOST_COUNTED + 1)] for part in range(PARTS + 1)]
)
"""The chance that none of some things happens, each of which has a chance of so many parts."""


@inlined
def absent(chance: float, count: Int) -> float:
    """Returns the chance that none of so many things happens."""
    return np.float64(POWERS[u64(np.int64(PARTS * chance + 0.5)), u64(min(count, np.int64(MOST_COUNTED)))])


@inlined
def copies(one: np.uint64, two: np.uint64, faces: np.uint64) -> Int:
    """Returns how many copies of some faces there are among cards."""
    return np.int64(popcount(one & faces) + popcount(two & faces))


@inlined
def hidden(state: np.record, seat: Int) -> tuple[np.uint64, np.uint64]:
    """Returns the cards that a seat cannot see: those in other hands, and another dealer's bury."""
    place = u64(seat)
    one, two = less(FULL, FULL, state.gone[0], state.gone[1])
    if seat == state.dealer and state.phase >= PLAYING:
        one, two = less(one, two, state.buried[0], state.buried[1])
    return less(one, two, state.hands[place, 0], state.hands[place, 1])


@inlined
def above(state: np.record, suit: Int, face: np.uint64) -> np.uint64:
    """Returns the faces of an effective suit that are stronger than one of it (7.2)."""
    upwards = ~((face << ONE) - ONE)
    if suit != TRUMP:
        return state.suits[u64(suit)] & upwards
    if face & JOKERS:
        return JOKERS & upwards
    if face & state.top:
        return JOKERS
    if face & state.off:
        return JOKERS | state.top
    special = JOKERS | state.top | state.off
    return special | (state.suits[u64(TRUMP)] & ~special & upwards)


@inlined
def strongest(state: np.record, suit: Int, faces: np.uint64) -> np.uint64:
    """Returns one of the strongest of some faces of an effective suit."""
    if suit == TRUMP and faces & JOKERS == NONE:
        if faces & state.top:
            return low(faces & state.top)
        if faces & state.off:
            return low(faces & state.off)
    return bit(last_index(faces))


@inlined
def holds(
    state: np.record,
    suit: Int,
    pairs: Int,
    stronger: np.uint64,
    face: np.uint64,
    one: np.uint64,
    two: np.uint64,
    share: float,
) -> float:
    """Returns the chance that a hand holds a shape of a suit that is stronger than one led by a face.

    `stronger` are the faces that count, `one` and `two` the cards that the hand may hold, of which it is a
    share. NONE as a face stands for any shape at all.
    """
    if pairs == 0:
        return 1.0 - absent(share, copies(one, two, stronger))
    if pairs == 1:
        return 1.0 - absent(share * share, np.int64(popcount(two & stronger)))
    word = run_ends(rungs(state, two & state.suits[u64(suit)], suit), pairs)
    if face != NONE:
        rung = last_index(rungs(state, face, suit))
        word &= ~((ONE << (rung + ONE)) - ONE)
    chance = share * share
    for _ in range(1, pairs):
        chance *= share * share
    return 1.0 - absent(chance, np.int64(popcount(word)))


@kernel
def takes(
    state: np.record,
    other: np.uint64,
    led: Int,
    suit: Int,
    pairs: Int,
    face: np.uint64,
    unseen_one: np.uint64,
    unseen_two: np.uint64,
    held: Int,
) -> float:
    """Returns the chance that a seat still to play gets ahead of what is best in the trick so far.

    The best play is of a suit, where `led` was led, has so many pairs, and `face` on top; the seat holds
    `held` cards.
    """
    one, two = unseen_one & state.may[other, 0], unseen_two & state.may[other, 1]
    share = min(1.0, np.float64(held) / max(1.0, np.float64(size(one, two))))
    chance = 0.0
    if suit == led:
        stronger = above(state, suit, face)
        if pairs == 0 and state.must[other, 0] & stronger:
            chance = 1.0
        else:
            chance = holds(state, suit, pairs, stronger, face, one, two, share)
    if led == TRUMP:
        return WILL_FOLLOW * chance
    own = state.suits[u64(led)]
    void = 0.0 if state.must[other, 0] & own else absent(share, copies(one, two, own))
    if void < 0.01:
        return WILL_FOLLOW * chance
    trumps = state.suits[u64(TRUMP)]
    if suit == TRUMP:
        ruffing = holds(state, TRUMP, pairs, above(state, TRUMP, face), face, one, two, share)
    else:
        ruffing = holds(state, TRUMP, pairs, trumps, NONE, one, two, share)
    return min(1.0, WILL_FOLLOW * chance * (1.0 - void) + WILL_RUFF * void * ruffing)


@kernel
def expected(
    state: np.record,
    led: Int,
    suit: Int,
    pairs: Int,
    face: np.uint64,
    chance: float,
    unseen_one: np.uint64,
    unseen_two: np.uint64,
    rest: Int,
) -> float:
    """Returns the chance that the actor's side wins the trick when a play is best so far.

    It wins the trick for the actor's side by `chance`, 1 or 0, if nobody gets ahead of it. The actor has just
    played, and `rest` seats are still to play.
    """
    seat = state.turn
    own = state.hands[u64(seat)]
    held = size(own[0], own[1])
    for turn in range(1, rest + 1):
        other = u64((seat + turn) & 3)
        if turn == 2:
            if chance < 0.99:
                taking = takes(state, other, led, suit, pairs, face, unseen_one, unseen_two, held)
                chance += (1.0 - chance) * min(1.0, RESCUE * taking)
        elif chance > 0.01:
            taking = takes(state, other, led, suit, pairs, face, unseen_one, unseen_two, held)
            chance *= 1.0 - taking
    return chance
