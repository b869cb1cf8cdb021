"""The two packs of Shengji and their translation to and from the planes of the compiled rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import numpy as np

from cardavia.cards import Pack

SUITS = "SHCD"
RANKS = "23456789TJQKA"
JOKERS = ("JB", "JR")
FACES = (*Pack.of(SUITS, RANKS).ids, *JOKERS)
"""The 54 faces in canonical order (2): the bits of a plane."""

PACK = Pack(FACES * 2)
"""All 108 cards: every face twice, which no rule tells apart."""

NO_TRUMP = "NT"
TRUMPS = (*SUITS, NO_TRUMP)
"""The names of trumps (17) by the number that the compiled rules give them."""

EFFECTIVE = (*SUITS, "T")
"""The names of effective suits (7.1) by number."""

PAST = "PAST"
LEVELS = (*RANKS, PAST)
"""The names of levels (3, 14) by number."""

PLACES = {face: place for place, face in enumerate(FACES)}
Planes = tuple[np.uint64, np.uint64]
"""Cards as two sets of faces: those that are there at least once, and those that are there twice."""


def planes(cards: Iterable[str]) -> Planes:
    """Returns cards as planes; raises KeyError for no card, ValueError for a third copy."""
    one = two = 0
    for card in cards:
        face = 1 << PLACES[card]
        if two & face:
            raise ValueError(f"{card} stands there more than twice")
        two |= one & face
        one |= face
    return np.uint64(one), np.uint64(two)


def listed(one: int | np.uint64, two: int | np.uint64) -> list[str]:
    """Returns the cards of two planes in canonical order, both copies side by side."""
    rest, twice, found = int(one), int(two), []
    while rest:
        face = rest & -rest
        found += [FACES[face.bit_length() - 1]] * (2 if twice & face else 1)
        rest ^= face
    return found


def faces(mask: int | np.uint64) -> list[str]:
    """Returns the faces of one plane in canonical order."""
    return listed(mask, 0)


def joined(cards: Iterable[str]) -> str:
    """Returns cards as an action writes them: in canonical order, joined by `+` (17)."""
    return "+".join(PACK.in_order(cards))


def missing(cards: Iterable[str], held: Iterable[str]) -> list[str]:
    """Returns those of some cards that a hand does not hold, in canonical order, copies counted."""
    return PACK.in_order((Counter(cards) - Counter(held)).elements())
