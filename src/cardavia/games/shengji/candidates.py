"""Moves of Shengji worth a look, in compiled form: complete for leads, calls and single cards.

An answer of several cards is made of the cards that must be given and a few kinds of fillers; a bury of the
side suits that it empties and the cheapest other cards.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.shengji.chances import hidden
from cardavia.games.shengji.fillers import cheapest
from cardavia.games.shengji.following import must_answer, natives
from cardavia.games.shengji.keeping import BREAKING, weigh
from cardavia.games.shengji.ladder import rungs
from cardavia.games.shengji.planes import binomial, size, subset
from cardavia.games.shengji.records import BURY, BURYING, CALLING, FACES, KITTY, PLAY, TRUMP
from cardavia.games.shengji.rules import count, is_led, move_at
from cardavia.games.shengji.shapes import RUNGS, count_tractors, run_ends, tractor
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, ONE, Int, low, popcount, u64

FEW = 12
"""So many choices of pairs that answer a lead are all worth a look."""

SHARES = (0.3, 1.5, -1.5)
"""Shares of their points by which fillers are chosen: cheap ones, without points, with points."""

SHORTENING = 4.0
"""What it is worth, as a filler, to shorten a side suit to nothing."""


@inlined
def put(out: np.recarray, place: Int, kind: Int, one: np.uint64, two: np.uint64) -> Int:
    """Writes a move into a list unless it stands there or there is no room; returns how many stand there."""
    if place >= len(out):
        return place
    for other in range(place):
        if out[u64(other)].cards == one and out[u64(other)].extra == two:
            return place
    move = out[u64(place)]
    move.kind = kind
    move.cards = one
    move.extra = two
    return np.int64(place + 1)


@inlined
def add(out: np.recarray, place: Int, one: np.uint64, two: np.uint64) -> Int:
    """Writes a play into a list in which it cannot stand yet; returns how many stand there."""
    if place >= len(out):
        return place
    move = out[u64(place)]
    move.kind = PLAY
    move.cards = one
    move.extra = two
    return np.int64(place + 1)


@kernel
def leads(state: np.record, seat: Int, out: np.recarray) -> Int:
    """Lists every single, pair and tractor of a hand; returns their number."""
    hand = state.hands[u64(seat)]
    n: Int = np.int64(0)
    rest = hand[0]
    while rest != NONE:
        face = low(rest)
        rest ^= face
        n = add(out, n, face, NONE)
    rest = hand[1]
    while rest != NONE:
        face = low(rest)
        rest ^= face
        n = add(out, n, face, face)
    for suit in range(5):
        pairs = hand[1] & state.suits[u64(suit)]
        if (
            pairs & (pairs - ONE) == NONE
            or run_ends(rungs(state, pairs, np.int64(suit)), np.int64(2)) == NONE
        ):
            continue
        for number in range(count_tractors(state, pairs, np.int64(suit), np.int64(2), np.int64(RUNGS))):
            faces = tractor(state, pairs, np.int64(suit), np.int64(2), np.int64(RUNGS), np.int64(number))
            n = add(out, n, faces, faces)
    return n


@kernel
def fillers(
    state: np.record,
    seat: Int,
    given_one: np.uint64,
    given_two: np.uint64,
    one: np.uint64,
    two: np.uint64,
    missing: Int,
    least: Int,
    place: Int,
    out: np.recarray,
) -> Int:
    """Adds plays of given cards and of others of some kinds; returns how many stand in the list."""
    weights = np.empty(FACES)
    unseen_one, unseen_two = hidden(state, seat)
    n = place
    for kind in range(len(SHARES) + 1):
        share = SHARES[kind] if kind < len(SHARES) else 0.5
        shortening = 0.0 if kind < len(SHARES) else SHORTENING
        weigh(state, one, share, shortening, unseen_one, unseen_two, weights)
        more_one, more_two = cheapest(one, two, missing, least, BREAKING, weights)
        n = put(out, n, PLAY, given_one | more_one, given_two | more_two)
    return n


@kernel
def ruffs(state: np.record, seat: Int, out: np.recarray) -> Int:
    """Lists the pairs or tractors of trumps that answer a lead of several cards; returns their number."""
    n: Int = np.int64(0)
    pairs = state.hands[u64(seat), 1] & state.suits[u64(TRUMP)]
    if state.led_shape < 0 or state.pairs == 0:
        return n
    if state.pairs == 1:
        while pairs != NONE:
            face = low(pairs)
            pairs ^= face
            n = add(out, n, face, face)
        return n
    for number in range(count_tractors(state, pairs, np.int64(TRUMP), state.pairs, state.pairs)):
        faces = tractor(state, pairs, np.int64(TRUMP), state.pairs, state.pairs, np.int64(number))
        n = add(out, n, faces, faces)
    return n


@kernel
def answers(state: np.record, seat: Int, out: np.recarray) -> Int:
    """Lists plays on the lead; returns their number."""
    hand = state.hands[u64(seat)]
    own_one, own_two = natives(state, seat)
    held = size(own_one, own_two)
    width = np.int64(state.width)
    n: Int = np.int64(0)
    if width == 1:
        rest = own_one if held > 0 else hand[0]
        while rest != NONE:
            face = low(rest)
            rest ^= face
            n = add(out, n, face, NONE)
        return n
    if held < width:
        if held == 0:
            n = ruffs(state, seat, out)
        one, two = hand[0] & ~own_one, hand[1] & ~own_two
        return np.int64(fillers(state, seat, own_one, own_two, one, two, width - held, np.int64(0), n, out))
    suit = np.int64(state.led_suit)
    if must_answer(state, own_two):
        for number in range(count_tractors(state, own_two, suit, state.pairs, state.pairs)):
            faces = tractor(state, own_two, suit, state.pairs, state.pairs, np.int64(number))
            n = add(out, n, faces, faces)
        return n
    pairs = np.int64(popcount(own_two))
    least = np.int64(min(state.pairs, pairs))
    if width == 2 * least:
        found = binomial(pairs, least)
        if found <= FEW:
            for number in range(found):
                faces = subset(own_two, least, np.int64(number))
                n = add(out, n, faces, faces)
            return n
        if state.led_shape >= 0 and state.pairs > 1:
            for number in range(count_tractors(state, own_two, suit, state.pairs, state.pairs)):
                faces = tractor(state, own_two, suit, state.pairs, state.pairs, np.int64(number))
                n = add(out, n, faces, faces)
    return np.int64(fillers(state, seat, NONE, NONE, own_one, own_two, width, least, n, out))


@kernel
def buries(state: np.record, seat: Int, out: np.recarray) -> Int:
    """Lists buries: for every set of side suits all of their cards and the cheapest others, in two ways."""
    hand = state.hands[u64(seat)]
    unseen_one, unseen_two = hidden(state, seat)
    weights: NDArray[np.float64] = np.empty(FACES)
    n: Int = np.int64(0)
    for share in (1.0, 0.3):
        weigh(state, hand[0], share, 0.0, unseen_one, unseen_two, weights)
        for emptied in range(16):
            faces = NONE
            for suit in range(4):
                if emptied >> suit & 1:
                    faces |= state.suits[u64(suit)]
            one, two = hand[0] & faces, hand[1] & faces
            left = KITTY - size(one, two)
            if left < 0:
                continue
            more_one, more_two = cheapest(
                hand[0] & ~faces, hand[1] & ~faces, np.int64(left), np.int64(0), BREAKING, weights
            )
            n = put(out, n, BURY, one | more_one, two | more_two)
    return n


@kernel
def candidates(state: np.record, out: np.recarray) -> Int:
    """Lists legal moves worth a look into `out`; returns their number."""
    seat = np.int64(state.turn)
    if state.phase == CALLING:
        n = count(state)
        for place in range(n):
            move_at(state, np.int64(place), out[place])
        return np.int64(n)
    if state.phase == BURYING:
        return np.int64(buries(state, seat, out))
    if is_led(state):
        return np.int64(answers(state, seat, out))
    return np.int64(leads(state, seat, out))
