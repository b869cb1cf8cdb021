"""Sets of table cards with a given total, in compiled form: found, listed, counted.

Cards are bits in rank-major order (`fishing.cards`), worth their rank's place counted from 1. Every
function has one signature, whichever game calls it.
"""

from __future__ import annotations

import numpy as np

from cardavia.games.fishing.records import FOUR, PLAY, TWO
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, ONE, Int, bit, index, last_index, low, u64


@kernel
def totals(cards: np.uint64) -> np.uint64:
    """Returns the totals that cards can make, total t as bit t; those above 63 are lost."""
    found = ONE
    while cards != NONE:
        found |= found << ((index(cards) >> TWO) + ONE)
        cards &= cards - ONE
    return found


@kernel
def below_value(cards: np.uint64, value: np.uint64) -> np.uint64:
    """Returns the cards that are worth less than a value: those that its sums are made of."""
    return cards & ((ONE << (FOUR * (value - ONE))) - ONE)


@kernel
def next_group(cards: np.uint64, value: np.uint64, group: np.uint64) -> np.uint64:
    """Returns the group of cards with the given total that follows another, NONE after the last.

    NONE asks for the first. A group is its own place in the search, depth first in rising card order,
    so that nothing else has to be remembered.
    """
    chosen = group
    need = value if group == NONE else NONE
    rest = cards if group == NONE else NONE
    while True:
        while rest != NONE:
            worth = (index(rest) >> TWO) + ONE
            if worth > need:
                break
            take = low(rest)
            rest ^= take
            chosen |= take
            need -= worth
            if need == NONE:
                return chosen
        if chosen == NONE:
            return NONE
        last = last_index(chosen)
        chosen ^= bit(last)
        need += (last >> TWO) + ONE
        rest = cards & (~ONE << last)


@kernel
def value_of(cards: np.uint64) -> Int:
    """Returns the sum of the values of a set of cards."""
    total: Int = 0
    while cards != NONE:
        total += np.int64(index(cards) >> TWO) + 1
        cards &= cards - ONE
    return total


@kernel
def put(out: np.recarray, place: np.uint64, card: np.uint64, taken: np.uint64) -> None:
    """Writes a play into a list of moves where there is room for it."""
    if place < u64(len(out)):
        out[place].kind = PLAY
        out[place].cards = card
        out[place].extra = taken


@kernel
def count_groups(cards: np.uint64, value: np.uint64) -> Int:
    """Counts the groups of cards with the given total, at most 63, without finding them."""
    ways = np.zeros(64, np.int64)
    ways[0] = 1
    while cards != NONE:
        worth = np.int64(index(cards) >> TWO) + 1
        cards &= cards - ONE
        for total in range(np.int64(value), worth - 1, -1):
            ways[total] += ways[total - worth]
    return ways[np.int64(value)]


@kernel
def members(cards: np.uint64, value: np.uint64) -> np.uint64:
    """Returns the cards that are in some group with the given total, at most 63."""
    found = NONE
    rest = cards
    while rest != NONE:
        card = low(rest)
        rest ^= card
        worth = (index(card) >> TWO) + ONE
        if worth <= value and totals(cards ^ card) >> (value - worth) & ONE:
            found |= card
    return found
