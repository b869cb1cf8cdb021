"""Every world that an observation of Cicera allows, one after the other, in compiled form (6)."""

from __future__ import annotations

import numpy as np

from cardavia.games.cicera.records import CARDS, SEATS
from cardavia.games.fishing.knowledge import unseen
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, Int, low, u64


@kernel
def ways(one: Int, two: Int, three: Int) -> Int:
    """Returns in how many ways cards can be divided among three hands of given sizes, at most 10 each."""
    total = np.int64(1)
    placed = np.int64(0)
    for size in (one, two, three):
        for card in range(1, size + 1):
            placed += 1
            # A product of consecutive binomial coefficients: every division leaves no rest.
            total = total * placed // card
    return total


@kernel
def worlds(observation: np.record, most: Int) -> Int:
    """Returns the number of worlds, 0 while a stock is hidden or when there are more than `most`."""
    if observation.known.dealt < CARDS:
        return np.int64(0)
    seat = observation.seat
    sizes = observation.sizes
    one, two, three = sizes[u64(seat + 1 & 3)], sizes[u64(seat + 2 & 3)], sizes[u64(seat + 3 & 3)]
    if max(one, two, three) > 10:
        return np.int64(0)
    found = ways(one, two, three)
    return np.int64(found if found <= most else 0)


@kernel
def world(observation: np.record, number: Int, out: np.recarray) -> None:
    """Writes into `out[0]` the world with a number from 0 to `worlds` - 1."""
    out[0] = observation.known
    state = out[0]
    seat = observation.seat
    one = observation.sizes[u64(seat + 1 & 3)]
    two = observation.sizes[u64(seat + 2 & 3)]
    three = observation.sizes[u64(seat + 3 & 3)]
    for place in range(SEATS):
        if place != seat:
            state.hands[u64(place)] = NONE
    rest = unseen(state, seat)
    left = np.int64(number)
    while rest != NONE:
        card = low(rest)
        rest ^= card
        owner = seat + 1
        # The lowest card is first taken to lie in the next hand, then in the one after it, then in the last.
        if one > 0 and left < ways(one - 1, two, three):
            one -= 1
        else:
            if one > 0:
                left -= ways(one - 1, two, three)
            if two > 0 and left < ways(one, two - 1, three):
                owner = seat + 2
                two -= 1
            else:
                if two > 0:
                    left -= ways(one, two - 1, three)
                owner = seat + 3
                three -= 1
        state.hands[u64(owner & 3)] |= card


@kernel
def list_worlds(observation: np.record, count: Int, out: np.recarray) -> None:
    """Writes all `count` worlds into the first places of `out`."""
    for number in range(count):
        world(observation, np.int64(number), out[number:])  # type: ignore[arg-type]
