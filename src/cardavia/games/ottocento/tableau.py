"""Sets and sequences laid out card by card (8.2, 8.3): contatori lie in the gap that they fill, else last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from cardavia.games.ottocento import combinations
from cardavia.games.ottocento.cards import BEGATO, HIGH_TRUMPS, MATTO, MOORS, NUMBERED_TRUMPS, listed
from cardavia.games.ottocento.face import Combination, Contatore, Counted
from cardavia.games.ottocento.records import CONTATORI

SETS = ("tarocchi", "kings", "queens", "knights", "jacks")
SEQUENCES = ("grande", "swords", "batons", "cups", "coins", "aces", "moors")
"""The kinds by their names in texts, in the order of the compiled rules."""

THREE_DIFFERENT = 3
"""So many different sets, or sequences, are doubled (8.2, 8.3)."""

SUIT_ORDER = "KQNJA"
"""A suit sequence as it is laid out; the ace closes it (8.3)."""


def counted(held: Any, real_five: int, *, is_doubling: bool = True) -> Counted:
    """Returns all sets and sequences of some cards, given as a mask, with what they make."""
    cards = np.uint64(held)
    sets = [
        _set(kind, listed(found))
        for kind in range(combinations.SET_KINDS)
        if (found := combinations.set_cards(cards, kind))
    ]
    contatori = [card for card in (BEGATO, MATTO) if card in listed(cards)]
    sequences = [
        _sequence(kind, listed(found), contatori)
        for kind in range(combinations.SEQUENCE_KINDS)
        if (found := combinations.sequence_cards(cards, kind, real_five))
    ]
    set_points = sum(found.points for found in sets)
    sequence_points = sum(found.points for found in sequences)
    set_factor = 2 if is_doubling and len(sets) >= THREE_DIFFERENT else 1
    sequence_factor = 2 if is_doubling and len(sequences) >= THREE_DIFFERENT else 1
    return Counted(
        sets=sets,
        sequences=sequences,
        set_points=set_points,
        set_factor=set_factor,
        sequence_points=sequence_points,
        sequence_factor=sequence_factor,
        total=set_points * set_factor + sequence_points * sequence_factor,
    )


def worth(kind: str, held: Any, real_five: int) -> int:
    """Returns what one kind makes of some cards, before any doubling; 0 where it does not exist."""
    cards = np.uint64(held)
    if kind in SETS:
        row = SETS.index(kind)
        return int(combinations.set_of(cards & combinations.SET_CARDS[row], combinations.SET_POINTS[row]))
    found = combinations.sequence_cards(cards, SEQUENCES.index(kind), real_five)
    if not found:
        return 0
    return _points(len(listed(found)) + len(listed(cards & CONTATORI)))


def _set(kind: int, cards: list[str]) -> Combination:
    three = int(combinations.SET_POINTS[kind])
    points = 2 * three if len(cards) == len(listed(combinations.SET_CARDS[kind])) else three
    return Combination(kind=SETS[kind], cards=cards, contatori=[], points=points)


def _sequence(kind: int, real: list[str], contatori: list[str]) -> Combination:
    free = list(contatori)
    laid: list[str] = []
    wild: list[Contatore] = []
    for card in _ranks(kind, real):
        if card in real:
            laid.append(card)
        elif free:
            wild.append(Contatore(card=free[0], place=len(laid), fills=card))
            laid.append(free.pop(0))
    for card in free:
        wild.append(Contatore(card=card, place=len(laid), fills=None))
        laid.append(card)
    return Combination(kind=SEQUENCES[kind], cards=laid, contatori=wild, points=_points(len(laid)))


def _ranks(kind: int, real: Sequence[str]) -> list[str]:
    """Returns the cards of a sequence in order, with those that are missing in gaps that can be filled."""
    if kind in (combinations.ACE_RUN, combinations.MOOR_RUN):
        return list(real)
    if kind == combinations.GRANDE:
        return _chain(real)
    suit = real[0][-1]
    line = [rank + suit for rank in SUIT_ORDER]
    last = max(line.index(card) for card in real)
    return line[: last + 1]


def _chain(real: Sequence[str]) -> list[str]:
    base = [card for card in HIGH_TRUMPS if card in real]
    if len(base) == len(HIGH_TRUMPS) - 2:
        # Two of the three below the Angel are missing: a contatore stands for the higher of them.
        lost = next(card for card in HIGH_TRUMPS if card not in real)
        base = [card for card in HIGH_TRUMPS if card in real or card == lost]
    numbers = [card for card in NUMBERED_TRUMPS if card in real]
    moors = [card for card in MOORS if card in real]
    reached = NUMBERED_TRUMPS.index(numbers[-1]) + 1 if numbers else 0
    line = list(NUMBERED_TRUMPS[: len(NUMBERED_TRUMPS) if moors else reached])
    return base + line + moors


def _points(length: int) -> int:
    return 10 + 5 * (length - 3)
