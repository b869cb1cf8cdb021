"""Sets and sequences of Ottocento in compiled form (8.2, 8.3): what some cards hold and make."""

from __future__ import annotations

import numpy as np

from cardavia.games.ottocento.records import (
    ACES,
    ANGEL,
    BASE,
    CONTATORI,
    COURTS,
    FIRST_NUMBER,
    FIVE,
    JACKS,
    KINGS,
    KNIGHTS,
    MOORS,
    QUEENS,
    SUIT,
    TAROCCHI,
    TEN,
)
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, ONE, Int, index, low, popcount, u64

TWO, THREE, FOUR = u64(2), u64(3), u64(4)
NUMBERS_SHIFT = u64(FIRST_NUMBER)
ALL_NUMBERS = u64((1 << 12) - 1)
KING, LOWER_COURTS, LONG_ACE, ROUND_ACE = u64(1), u64(14), u64(1 << 9), u64(1 << 4)

SET_KINDS, SEQUENCE_KINDS = 5, 7
SET_CARDS = np.array([TAROCCHI, KINGS, QUEENS, KNIGHTS, JACKS], np.uint64)
SET_POINTS = np.array([18, 17, 14, 13, 12], np.int64)
"""By kind of set: its cards, and what three of them make; four make twice as much (8.2)."""

GRANDE, SPADE, BASTONI, COPPE, DENARI, ACE_RUN, MOOR_RUN = range(SEQUENCE_KINDS)
"""The kinds of sequences, in the order of the rules."""


@inlined
def set_of(held: np.uint64, three: Int) -> Int:
    """Returns what some cards of one kind make, `three` of them `three` points (8.2)."""
    number = popcount(held)
    return three * (np.int64(number >= THREE) + np.int64(number == FOUR))


@inlined
def set_points(cards: np.uint64) -> Int:
    """Returns the points of all sets, doubled from three on (8.2)."""
    tarocchi = set_of(cards & TAROCCHI, 18)
    kings = set_of(cards & KINGS, 17)
    queens = set_of(cards & QUEENS, 14)
    knights = set_of(cards & KNIGHTS, 13)
    jacks = set_of(cards & JACKS, 12)
    found = np.int64(tarocchi > 0) + np.int64(kings > 0) + np.int64(queens > 0)
    found += np.int64(knights > 0) + np.int64(jacks > 0)
    return (tarocchi + kings + queens + knights + jacks) * (1 + np.int64(found >= 3))


@kernel
def chain(cards: np.uint64, real_five: Int) -> np.uint64:
    """Returns the real cards of the Grande, NONE where there is none (8.3).

    With `real_five` only a five that is held itself opens the way to the Moors (13).
    """
    base = popcount(cards & BASE)
    free = popcount(cards & CONTATORI)
    if cards & ANGEL == NONE or base == NONE or base + free < TWO:
        return NONE
    real = cards & (ANGEL | BASE)
    if base == ONE:
        free -= ONE
    numbers = cards >> NUMBERS_SHIFT & ALL_NUMBERS
    gaps = numbers ^ ALL_NUMBERS
    # Two gaps in a row stop the chain; so does the first gap for which no contatore is left.
    stops = gaps & gaps << ONE
    for _ in range(2):
        if free == NONE:
            break
        free -= ONE
        gaps &= gaps - ONE
    stops |= gaps
    reached = numbers if stops == NONE else numbers & (low(stops) - ONE)
    real |= reached << NUMBERS_SHIFT
    if stops == NONE and (real_five == 0 or cards & FIVE):
        real |= cards & MOORS
    return real


@inlined
def suit_length(suit: np.uint64, ace: np.uint64, fill: np.uint64) -> np.uint64:
    """Returns the length of the sequence of one suit, 0 where there is none.

    `suit` holds the ten cards of the suit in its lowest bits, `ace` the bit of its ace; `fill` contatori
    are held.
    """
    courts = popcount(suit & LOWER_COURTS)
    length = ONE + courts + popcount(suit & ace) + fill
    return length if suit & KING and courts != NONE and courts + fill >= TWO else NONE


@inlined
def run_length(held: np.uint64, fill: np.uint64) -> np.uint64:
    """Returns the length of the sequence of aces or Moors, 0 where there is none."""
    number = popcount(held)
    return number + fill if number >= TWO and number + fill >= THREE else NONE


@inlined
def worth(length: np.uint64) -> Int:
    """Returns the points of a sequence by its length, 0 for none (8.3)."""
    return 5 * np.int64(length) - 5 if length != NONE else 0


@inlined
def sequence_points(cards: np.uint64, real_five: Int) -> Int:
    """Returns the points of all sequences, doubled from three on (8.3)."""
    fill = popcount(cards & CONTATORI)
    total: Int = 0
    found = 0
    if cards & ANGEL:
        real = chain(cards, real_five)
        if real != NONE:
            total += worth(popcount(real) + fill)
            found += 1
    spade = worth(suit_length(cards, LONG_ACE, fill))
    bastoni = worth(suit_length(cards >> TEN, LONG_ACE, fill))
    coppe = worth(suit_length(cards >> (TWO * TEN), ROUND_ACE, fill))
    denari = worth(suit_length(cards >> (THREE * TEN), ROUND_ACE, fill))
    aces = worth(run_length(cards & ACES, fill))
    moors = worth(run_length(cards & MOORS, fill))
    found += np.int64(spade > 0) + np.int64(bastoni > 0) + np.int64(coppe > 0) + np.int64(denari > 0)
    found += np.int64(aces > 0) + np.int64(moors > 0)
    total += spade + bastoni + coppe + denari + aces + moors
    return total * (1 + np.int64(found >= 3))


@kernel
def combination_points(cards: np.uint64, real_five: Int) -> Int:
    """Returns the points of all sets and sequences, each doubled from three on (8.2, 8.3)."""
    return set_points(cards) + sequence_points(cards, real_five)


@kernel
def set_cards(cards: np.uint64, kind: Int) -> np.uint64:
    """Returns the cards of a kind of set, NONE where there is no such set (8.2)."""
    held = cards & SET_CARDS[u64(kind)]
    return held if popcount(held) >= THREE else NONE


@kernel
def sequence_cards(cards: np.uint64, kind: Int, real_five: Int) -> np.uint64:
    """Returns the real cards of a kind of sequence, NONE where there is no such sequence (8.3).

    Every contatore held makes it one card longer.
    """
    fill = popcount(cards & CONTATORI)
    if kind == GRANDE:
        return chain(cards, real_five)
    if kind in (ACE_RUN, MOOR_RUN):
        held = cards & (ACES if kind == ACE_RUN else MOORS)
        return held if run_length(held, fill) != NONE else NONE
    shift = TEN * u64(kind - SPADE)
    ace = LONG_ACE if kind <= BASTONI else ROUND_ACE
    suit = cards >> shift & SUIT
    if suit_length(suit, ace, fill) == NONE:
        return NONE
    return (suit & (KING | LOWER_COURTS | ace)) << shift


@kernel
def plain_points(cards: np.uint64, real_five: Int) -> Int:
    """Returns the points of all sets and sequences without any doubling (13)."""
    fill = popcount(cards & CONTATORI)
    total: Int = 0
    for kind in range(SET_KINDS):
        total += set_of(cards & SET_CARDS[u64(kind)], SET_POINTS[u64(kind)])
    for kind in range(SEQUENCE_KINDS):
        real = sequence_cards(cards, kind, real_five)
        if real != NONE:
            total += worth(popcount(real) + fill)
    return total


@kernel
def shown(cards: np.uint64, real_five: Int) -> np.uint64:
    """Returns the cards that a declaration of a hand reveals, NONE where it has nothing to declare (5.5)."""
    total = NONE
    for kind in range(SEQUENCE_KINDS):
        total |= sequence_cards(cards, kind, real_five)
    if total != NONE:
        total |= cards & CONTATORI
    for kind in range(SET_KINDS):
        total |= set_cards(cards, kind)
    return total


@kernel
def has_any(cards: np.uint64) -> bool:
    """Says whether some cards hold any set or sequence (5.3)."""
    fill = popcount(cards & CONTATORI)
    if popcount(cards & ACES) >= TWO and popcount(cards & ACES) + fill >= THREE:
        return True
    if popcount(cards & MOORS) >= TWO and popcount(cards & MOORS) + fill >= THREE:
        return True
    base = popcount(cards & BASE)
    if cards & ANGEL and base != NONE and base + fill >= TWO:
        return True
    kings = cards & KINGS
    if (
        popcount(kings) >= THREE
        or popcount(cards & TAROCCHI) >= THREE
        or popcount(cards & QUEENS) >= THREE
        or popcount(cards & KNIGHTS) >= THREE
        or popcount(cards & JACKS) >= THREE
    ):
        return True
    while kings != NONE:
        suit = cards & COURTS & (SUIT << index(kings))
        kings &= kings - ONE
        courts = popcount(suit) - ONE
        if courts != NONE and courts + fill >= TWO:
            return True
    return False
