"""The pack of Scopa and its translation to and from the bits of the compiled rules."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np

from cardavia.cards import Pack
from cardavia.games.scopa import rules

SUITS = "CDHS"
RANKS = "A234567JQK"
PACK = Pack.of(SUITS, RANKS)
VALUES = {rank: value for value, rank in enumerate(RANKS, start=1)}
"""Capture values by rank character (1)."""

BITS = {card: 4 * (VALUES[card[0]] - 1) + SUITS.index(card[1]) for card in PACK.ids}
BY_BIT = {position: card for card, position in BITS.items()}


def mask(cards: Iterable[str]) -> np.uint64:
    """Returns a set of cards as a mask."""
    return np.uint64(sum(1 << BITS[card] for card in cards))


def listed(cards: Any) -> list[str]:
    """Returns the cards of a mask in canonical order."""
    return list(_listed(int(cards)))


@lru_cache(maxsize=4096)
def _listed(word: int) -> tuple[str, ...]:
    # A view reads some forty masks, most of them single cards; without memory that is most of its time.
    return tuple(card for card in PACK.ids if word >> BITS[card] & 1)


def moves_buffer() -> np.recarray[Any, Any]:
    """Returns room for every list of moves."""
    return np.zeros(rules.MOST_MOVES, rules.Move).view(np.recarray)
