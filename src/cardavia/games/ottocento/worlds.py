"""Every world that an observation of Ottocento allows, one after the other, in compiled form (10)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.ottocento.records import PLAYS, SEATS
from cardavia.games.ottocento.sampling import HOLDERS, holdings, is_possible, place
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, Int, low, popcount, u64

LAST_TRICKS = 3
"""Tricks from the end in which worlds are counted: so many decisions are left to a seat."""

MOST_HIDDEN = 11
"""The most cards that are divided: those of three hands of three cards, and the discard."""


@kernel
def ordered(rest: np.uint64, allowed: NDArray[np.uint64], cards: NDArray[np.uint64]) -> Int:
    """Lists cards, those with the fewest possible holders first; returns how many."""
    n = np.int64(0)
    for holders in range(HOLDERS + 1):
        left = rest
        while left != NONE:
            card = low(left)
            left ^= card
            possible = np.int64(0)
            for holder in range(HOLDERS):
                possible += np.int64(allowed[holder] & card != NONE)
            if possible == holders:
                cards[n] = card
                n += 1
    return n


@kernel
def advance(
    cards: NDArray[np.uint64],
    n: Int,
    allowed: NDArray[np.uint64],
    owners: NDArray[np.int64],
    room: NDArray[np.int64],
    got: NDArray[np.uint64],
) -> bool:
    """Goes on to the next way to divide n cards among their possible holders; False after the last one.

    `owners` holds who has each card, behind the last card what has to be done first: -1 at the beginning,
    0 after a division was found.
    """
    at = np.int64(0) if owners[n] < 0 else n - 1
    owners[n] = 0
    while at >= 0:
        if at == n:
            return True
        holder = owners[at]
        if holder >= 0:
            got[holder] ^= cards[at]
            room[holder] += 1
        holder += 1
        while holder < HOLDERS and (room[holder] == 0 or allowed[holder] & cards[at] == NONE):
            holder += 1
        if holder == HOLDERS:
            owners[at] = -1
            at -= 1
            continue
        owners[at] = holder
        got[holder] |= cards[at]
        room[holder] -= 1
        at += 1
    return False


@kernel
def counted(known: np.record, me: Int, most: Int) -> Int:
    """Returns the number of worlds of a seat, `most` + 1 when there are more or too many hidden cards."""
    allowed = np.zeros(HOLDERS, np.uint64)
    got = np.zeros(HOLDERS, np.uint64)
    played = np.zeros(HOLDERS, np.uint64)
    room = np.zeros(HOLDERS, np.int64)
    rest = holdings(known, me, allowed, got, played, room)
    found = np.int64(0)
    if popcount(rest) <= u64(MOST_HIDDEN):
        cards = np.zeros(MOST_HIDDEN, np.uint64)
        owners = np.full(MOST_HIDDEN + 1, -1, np.int64)
        n = ordered(rest, allowed, cards)
        while found <= most and advance(cards, n, allowed, owners, room, got):
            found += np.int64(is_possible(known, me, got, played, got[SEATS]))
    else:
        found += most + 1
    return found


@kernel
def worlds(observation: np.record, most: Int) -> Int:
    """Returns the number of worlds in the last three tricks, 0 before or when there are more than `most`."""
    if observation.known.played < PLAYS - 4 * LAST_TRICKS:
        return np.int64(0)
    found = counted(observation.known, observation.seat, most)
    return np.int64(found if found <= most else 0)


@kernel
def list_worlds(observation: np.record, count: Int, out: np.recarray) -> None:
    """Writes all `count` worlds into the first places of `out`."""
    known = observation.known
    me = observation.seat
    allowed = np.zeros(HOLDERS, np.uint64)
    got = np.zeros(HOLDERS, np.uint64)
    played = np.zeros(HOLDERS, np.uint64)
    room = np.zeros(HOLDERS, np.int64)
    rest = holdings(known, me, allowed, got, played, room)
    cards = np.zeros(MOST_HIDDEN, np.uint64)
    owners = np.full(MOST_HIDDEN + 1, -1, np.int64)
    n = ordered(rest, allowed, cards)
    found = np.int64(0)
    while found < count and advance(cards, n, allowed, owners, room, got):
        if is_possible(known, me, got, played, got[SEATS]):
            out[found] = known
            place(out[found], known, me, got)
            found += 1
