"""All worlds of Shengji near the end of a deal, counted and listed in compiled form (9, 15).

The two copies of a face count as two cards, so that a world stands in the list as often as there are deals
that lead to it. Where worlds are told apart by what they look like, every one of them counts once.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.shengji.chances import hidden
from cardavia.games.shengji.division import HIDDEN, HOLDERS, Planes, give, room_for, take
from cardavia.games.shengji.planes import size
from cardavia.games.shengji.records import BURY, FULL, KITTY, PLAYING, SEATS
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, ONE, Int, bit, index, u64

MOST_HELD = 3
"""Cards in a hand beyond which worlds are not listed: there would be too many of them."""

MOST_HIDDEN = KITTY + 3 * MOST_HELD

MOST_STEPS = 40_000
"""Cards given and taken back after which there are held to be too many worlds."""

Owners = NDArray[np.int64]
"""Who holds each unseen card, by its place in their list."""


@kernel
def holdings(
    known: np.record, me: Int, may: Planes, must: Planes, room: Owners, cards: NDArray[np.uint8]
) -> Int:
    """Writes what each holder may and must have, its room, and the unseen cards; returns their number."""
    place = u64(me)
    held = size(known.hands[place, 0], known.hands[place, 1])
    plays = (known.turn - known.leader) & 3
    if ((me - known.leader) & 3) < plays:
        held += known.width
    for holder in range(SEATS):
        room[holder] = held - (known.width if ((holder - known.leader) & 3) < plays else 0)
        for plane in range(2):
            may[holder, plane] = known.may[holder, plane]
            must[holder, plane] = known.must[holder, plane]
    for plane in range(2):
        may[HIDDEN, plane] = FULL
        must[HIDDEN, plane] = NONE
        must[HOLDERS, plane] = known.lain[plane] if me != known.dealer else NONE
        must[place, plane] = NONE
    room[place] = 0
    room[HIDDEN] = 0 if me == known.dealer else KITTY
    one, two = hidden(known, me)
    n = u64(0)
    # Both copies of a face stand side by side, so that their holders can be put in order.
    while one != NONE:
        face = index(one)
        cards[n] = face
        n += ONE
        if two & bit(face) != NONE:
            cards[n] = face
            n += ONE
        one &= one - ONE
    return np.int64(n)


@kernel
def keeps(held: Planes, must: Planes, dealer: Int) -> bool:
    """Says whether all holders have what everybody knows them to have."""
    for holder in range(HOLDERS):
        for plane in range(2):
            if must[holder, plane] & ~held[holder, plane] != NONE:
                return False
    one = held[u64(dealer), 0] | held[HIDDEN, 0]
    two = held[u64(dealer), 1] | held[HIDDEN, 1] | (held[u64(dealer), 0] & held[HIDDEN, 0])
    return bool(must[HOLDERS, 0] & ~one == NONE and must[HOLDERS, 1] & ~two == NONE)


@kernel
def advance(
    cards: NDArray[np.uint8],
    n: Int,
    owners: Owners,
    room: Owners,
    held: Planes,
    may: Planes,
    alike: Int,
    steps: NDArray[np.int64],
) -> bool:
    """Gives all cards to holders in the next way there is; False after the last one or too many steps.

    With `alike` ways that differ only in copies of a face count once. Begins where all owners are -1.
    """
    at = np.int64(0) if n == 0 or owners[0] < 0 else np.int64(n - 1)
    while 0 <= at < n:
        steps[0] += 1
        if steps[0] > MOST_STEPS:
            return False
        face = bit(cards[at])
        holder = owners[at]
        if holder >= 0:
            take(held, u64(holder), face)
            room[holder] += 1
        elif alike and at > 0 and cards[at] == cards[at - 1]:
            holder = np.int64(owners[at - 1] - 1)
        holder += 1
        while holder < HOLDERS and (room[holder] == 0 or room_for(held, may, u64(holder)) & face == NONE):
            holder += 1
        if holder == HOLDERS:
            owners[at] = -1
            at -= 1
            continue
        owners[at] = holder
        give(held, u64(holder), face)
        room[holder] -= 1
        at += 1
    return bool(at == n and n > 0)


@kernel
def counted(known: np.record, me: Int, most: Int, alike: Int) -> Int:
    """Returns the number of worlds of a seat, `most` + 1 when there are more or too many to be counted."""
    place = u64(me)
    one, two = hidden(known, me)
    if known.phase != PLAYING or size(known.hands[place, 0], known.hands[place, 1]) > MOST_HELD:
        return np.int64(most + 1)
    if size(one, two) > MOST_HIDDEN:
        return np.int64(most + 1)
    may = np.zeros((HOLDERS, 2), np.uint64)
    must = np.zeros((HOLDERS + 1, 2), np.uint64)
    held = np.zeros((HOLDERS, 2), np.uint64)
    room = np.zeros(HOLDERS, np.int64)
    cards = np.zeros(MOST_HIDDEN, np.uint8)
    owners = np.full(MOST_HIDDEN, -1, np.int64)
    steps = np.zeros(1, np.int64)
    n = np.int64(holdings(known, me, may, must, room, cards))
    found = np.int64(0)
    while found <= most and advance(cards, n, owners, room, held, may, alike, steps):
        found += np.int64(keeps(held, must, known.dealer))
    return np.int64(most + 1 if steps[0] > MOST_STEPS else found)


@kernel
def worlds(observation: np.record, most: Int) -> Int:
    """Returns the number of worlds near the end, 0 before or when there are more than `most`.

    Where what was played tells more than the hands of a world do, in house rules about throws and tractors,
    worlds are not counted.
    """
    known = observation.known
    if known.options.throws or known.options.follow_tractor:
        return np.int64(0)
    found = counted(known, np.int64(observation.seat), np.int64(most), np.int64(0))
    return np.int64(found if found <= most else 0)


@kernel
def list_worlds(observation: np.record, count: Int, out: np.recarray) -> None:
    """Writes all `count` worlds into the first places of `out`."""
    if count == 0:
        # There may be more hidden cards than are ever divided, and no room for them.
        return
    known = observation.known
    me = np.int64(observation.seat)
    may = np.zeros((HOLDERS, 2), np.uint64)
    must = np.zeros((HOLDERS + 1, 2), np.uint64)
    held = np.zeros((HOLDERS, 2), np.uint64)
    room = np.zeros(HOLDERS, np.int64)
    cards = np.zeros(MOST_HIDDEN, np.uint8)
    owners = np.full(MOST_HIDDEN, -1, np.int64)
    steps = np.zeros(1, np.int64)
    n = np.int64(holdings(known, me, may, must, room, cards))
    found = np.int64(0)
    while found < count and advance(cards, n, owners, room, held, may, np.int64(0), steps):
        if keeps(held, must, known.dealer):
            write(known, me, held, out, found)
            found += 1


@kernel
def write(known: np.record, me: Int, held: Planes, out: np.recarray, at: Int) -> None:
    """Writes a division of the unseen cards into a State."""
    out[at] = known
    state = out[at]
    for holder in range(SEATS):
        for plane in range(2):
            if holder != me:
                state.hands[holder, plane] = held[holder, plane]
    if me == known.dealer:
        return
    for plane in range(2):
        state.buried[plane] = held[HIDDEN, plane]
    for place in range(state.played):
        if state.history[place].kind == BURY:
            state.history[place].cards = held[HIDDEN, 0]
            state.history[place].extra = held[HIDDEN, 1]


@kernel
def is_single(state: np.record) -> bool:
    """Says whether the seat to act can tell where every card is: all its worlds look alike."""
    if state.turn < 0 or state.options.throws or state.options.follow_tractor:
        return False
    return bool(counted(state, np.int64(state.turn), np.int64(1), np.int64(1)) == 1)
