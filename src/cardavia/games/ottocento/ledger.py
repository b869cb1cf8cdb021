"""What a card is worth to the side that gets it, in compiled form: the ledger of sets and sequences.

The worth of a card is the swing of the margin between its going to one's own side and to the other one, while
every card that neither has yet falls to either with the same chance. A card of a set then always swings by
what three of its cards make, as long as one side can still complete it; what sequences swing by stands in
tables that are filled when the module is loaded. Doublings are taken into account by factors.
Paragraph numbers refer to `docs/rules/ottocento.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

import numpy as np
from numpy.typing import NDArray

from cardavia.games.ottocento.combinations import (
    KING,
    LONG_ACE,
    LOWER_COURTS,
    ROUND_ACE,
    THREE,
    TWO,
    run_length,
    suit_length,
)
from cardavia.games.ottocento.records import (
    ACES,
    ANGEL,
    BASE,
    CONTATORI,
    JACKS,
    KINGS,
    KNIGHTS,
    MOORS,
    NUMBERS,
    PIPS,
    QUEENS,
    SUIT,
    TAROCCHI,
    TEN,
    WORLD,
)
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, ONE, Int, index, popcount, u64

Table = NDArray[np.float64]

OPEN, OWN, THEIRS = range(3)
"""Who has a card: nobody yet, the own side, the other one."""

SET_FACTORS = np.array([1.15, 1.3, 1.7, 2.0, 2.0, 2.0])
SEQUENCE_FACTORS = np.array([1.4, 1.6, 1.9, 2.0, 2.0, 2.0, 2.0, 2.0])
"""By what the points of sets and sequences are likely multiplied in the end, by how many a side has."""

ANGEL_WORTH, BASE_WORTH = 45.0, 12.0
"""What the Angel and a card of the base swing in the Grande."""

CONTATORE_IN_GRANDE = 9.0


def shared(value: Callable[..., int], known: tuple[tuple[int, int], ...], sizes: tuple[int, ...]) -> Table:
    """Returns by how much one more card of every kind swings the value of both sides.

    `known` holds how many cards of each kind either side has, of `sizes` in all; 0 where none is open.
    """
    still = [size - sum(had) for size, had in zip(sizes, known, strict=True)]
    kinds = [kind for kind, count in enumerate(still) for _ in range(count)]
    swings, times = np.zeros(len(sizes)), np.zeros(len(sizes))
    for owners in product((0, 1), repeat=len(kinds)):
        counts = [list(had) for had in known]
        for kind, owner in zip(kinds, owners, strict=True):
            counts[kind][owner] += 1
        found = value(*(had[0] for had in counts)) - value(*(had[1] for had in counts))
        # One card of each kind stands for all of them.
        for kind in {*kinds}:
            swings[kind] += found if owners[kinds.index(kind)] == 0 else -found
            times[kind] += 0.5
    return np.divide(swings, times, out=np.zeros(len(sizes)), where=times > 0)


def suit_value(king: int, courts: int, ace: int, fill: int) -> int:
    """Returns the points of a suit sequence (8.3)."""
    return 5 * (king + courts + ace + fill) - 5 if king and courts and courts + fill >= 2 else 0


def run_value(held: int, fill: int) -> int:
    """Returns the points of a sequence of aces or Moors (8.3)."""
    return 5 * (held + fill) - 5 if held >= 2 and held + fill >= 3 else 0


def divided(most: int) -> Iterator[tuple[int, int]]:
    """Yields how many of some cards either side can have."""
    return ((own, theirs) for own, theirs in product(range(most + 1), repeat=2) if own + theirs <= most)


def filled_suits() -> Table:
    """Returns the swings in one suit, shape (4 kinds, places): of the king, a court, the ace, a contatore."""
    table = np.zeros((4, 3 * 4 * 4 * 3 * 3 * 3))
    for king, courts, ace, fill in product(divided(1), divided(3), divided(1), divided(2)):
        place = suit_place(who(king), *courts, who(ace), *fill)
        table[:, place] = shared(suit_value, (king, courts, ace, fill), (1, 3, 1, 2))
    return table


def filled_runs() -> Table:
    """Returns the swings of the aces or of the Moors, shape (2 kinds, places): of one, of a contatore."""
    table = np.zeros((2, 5 * 5 * 3 * 3))
    for held, fill in product(divided(4), divided(2)):
        table[:, run_place(*held, *fill)] = shared(run_value, (held, fill), (4, 2))
    return table


def filled_chains() -> Table:
    """Returns how likely the Grande reaches a number, by contatori, higher numbers lost and still open.

    Shape (3 contatori held, 3 still open, 4 lost, 13 open). Every gap takes a contatore (8.3).
    """
    table = np.zeros((3, 3, 4, 13))
    for held, still, lost, ahead in np.ndindex(table.shape):
        for fill in range(still + 1):
            for gaps in range(min(ahead, held + fill - lost) + 1):
                table[held, still, lost, ahead] += chosen(still, fill) * chosen(ahead, gaps)
    return table


def chosen(n: int, k: int) -> float:
    """Returns the chance of k among n that fall to either side alike."""
    ways = 1.0
    for number in range(k):
        ways = ways * (n - number) / (number + 1)
    return ways / 2.0**n


def who(had: tuple[int, int]) -> int:
    """Returns who has a card of which there is one."""
    return OWN if had[0] else THEIRS if had[1] else OPEN


@inlined
def suit_place(king: Int, own: Int, theirs: Int, ace: Int, fill: Int, other: Int) -> Int:
    """Returns the place of a suit in the table: who has king and ace, the courts and contatori of both."""
    return ((((king * 4 + own) * 4 + theirs) * 3 + ace) * 3 + fill) * 3 + other


@inlined
def run_place(own: Int, theirs: Int, fill: Int, other: Int) -> Int:
    """Returns the place of the aces or Moors in the table: how many both have, and the contatori."""
    return ((own * 5 + theirs) * 3 + fill) * 3 + other


IN_SUIT, IN_RUN, REACHED = filled_suits(), filled_runs(), filled_chains()
THE_KING, A_COURT, THE_ACE, A_CONTATORE = range(4)
SET_WORTH = np.array([17.0, 14.0, 13.0, 12.0])
"""What three kings, queens, knights, jacks make (8.2)."""

POINTS = np.array([9.0, 7.0, 5.0, 3.0])
"""Twice the card points of kings, queens, knights, jacks: those of any other plain card are 1 (8.1)."""


@kernel
def sets(cards: np.uint64) -> Int:
    """Returns how many sets some cards hold (8.2)."""
    found = np.int64(popcount(cards & TAROCCHI) >= THREE) + np.int64(popcount(cards & KINGS) >= THREE)
    found += np.int64(popcount(cards & QUEENS) >= THREE) + np.int64(popcount(cards & KNIGHTS) >= THREE)
    return found + np.int64(popcount(cards & JACKS) >= THREE)


@kernel
def sequences(cards: np.uint64) -> Int:
    """Returns how many sequences some cards hold (8.3)."""
    fill = popcount(cards & CONTATORI)
    base = popcount(cards & BASE)
    found = np.int64(cards & ANGEL != NONE and base != NONE and base + fill >= TWO)
    for suit in range(4):
        held = cards >> (TEN * u64(suit))
        found += np.int64(suit_length(held, LONG_ACE, fill) != NONE)
    found += np.int64(run_length(cards & ACES, fill) != NONE)
    return found + np.int64(run_length(cards & MOORS, fill) != NONE)


@inlined
def owner(card: np.uint64, own: np.uint64, theirs: np.uint64) -> Int:
    """Returns who has a card."""
    return np.int64(own & card != NONE) + 2 * np.int64(theirs & card != NONE)


@kernel
def in_suit(kind: Int, suit: Int, own: np.uint64, theirs: np.uint64) -> float:
    """Returns what a kind of card swings in the sequence of a suit."""
    shift = TEN * u64(suit)
    mine, others = own >> shift & SUIT, theirs >> shift & SUIT
    ace = LONG_ACE if suit < 2 else ROUND_ACE
    place = suit_place(
        owner(KING, mine, others),
        np.int64(popcount(mine & LOWER_COURTS)),
        np.int64(popcount(others & LOWER_COURTS)),
        owner(ace, mine, others),
        np.int64(popcount(own & CONTATORI)),
        np.int64(popcount(theirs & CONTATORI)),
    )
    return np.float64(IN_SUIT[u64(kind), u64(place)])


@kernel
def in_run(kind: Int, cards: np.uint64, own: np.uint64, theirs: np.uint64) -> float:
    """Returns what one of some cards, the aces or the Moors, or a contatore swings in their sequence."""
    place = run_place(
        np.int64(popcount(own & cards)),
        np.int64(popcount(theirs & cards)),
        np.int64(popcount(own & CONTATORI)),
        np.int64(popcount(theirs & CONTATORI)),
    )
    return np.float64(IN_RUN[u64(kind), u64(place)])


@kernel
def in_chain(card: np.uint64, own: np.uint64, theirs: np.uint64) -> float:
    """Returns what a number swings in the Grande: a card more or less, and how far it goes on (8.3)."""
    higher = NUMBERS & (card - ONE)
    ahead = popcount(higher & ~(own | theirs))
    still = TWO - popcount((own | theirs) & CONTATORI)
    total = 0.0
    if theirs & ANGEL == NONE:
        lost = min(THREE, popcount(higher & theirs))
        reached = REACHED[popcount(own & CONTATORI), still, lost, ahead]
        total += reached if own & ANGEL else 0.5 * reached
    if own & ANGEL == NONE:
        lost = min(THREE, popcount(higher & own))
        reached = REACHED[popcount(theirs & CONTATORI), still, lost, ahead]
        total += reached if theirs & ANGEL else 0.5 * reached
    return 10.0 * total


@kernel
def worth(card: np.uint64, own: np.uint64, theirs: np.uint64, set_factor: float, factor: float) -> float:
    """Returns what a card is worth to the side that gets it, in points of the margin.

    `own` and `theirs` hold what either side has. The factors are the likely doublings of sets and sequences.
    """
    if card & PIPS:
        return 1.0
    at = np.int64(index(card))
    if at < 40:
        suit = at // 10
        rank = at - 10 * suit
        if card & ACES:
            found = in_suit(THE_ACE, suit, own, theirs) + in_run(0, ACES, own, theirs)
            return 1.0 + factor * found
        kind = THE_KING if rank == 0 else A_COURT
        return (
            POINTS[u64(rank)] + set_factor * SET_WORTH[u64(rank)] + factor * in_suit(kind, suit, own, theirs)
        )
    if card & NUMBERS:
        return 1.0 + factor * in_chain(card, own, theirs)
    if card & MOORS:
        return 1.0 + factor * in_run(0, MOORS, own, theirs)
    if card & CONTATORI:
        total = CONTATORE_IN_GRANDE + in_run(1, ACES, own, theirs) + in_run(1, MOORS, own, theirs)
        for suit in range(4):
            total += in_suit(A_CONTATORE, suit, own, theirs)
        return 9.0 + 18.0 * set_factor + factor * total
    grande = ANGEL_WORTH if card & ANGEL else BASE_WORTH
    court = 9.0 + 18.0 * set_factor if card & (ANGEL | WORLD) else 1.0
    return court + factor * grande
