"""The pack of Ottocento and its translation to and from the bits of the compiled rules."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np

from cardavia.cards import Pack

LONG, ROUND = "KQNJT9876A", "KQNJA6789T"
"""The ranks of the long suits, Spade and Bastoni, and of the round ones, Coppe and Denari, highest first."""

SUITS = {"S": LONG, "B": LONG, "C": ROUND, "D": ROUND}
HIGH_TRUMPS = ("ANG", "MON", "SOL", "LUN")
NUMBERED_TRUMPS = tuple(f"T{number}" for number in range(16, 4, -1))
MOORS = ("M1", "M2", "M3", "M4")
BEGATO, MATTO = "BEG", "MAT"
TRUMPS = (*HIGH_TRUMPS, *NUMBERED_TRUMPS, *MOORS, BEGATO)
"""The trumps, strongest first; the Moors are equal."""

PACK = Pack((*(rank + suit for suit, ranks in SUITS.items() for rank in ranks), *TRUMPS, MATTO))

FIVE_CARDS = frozenset({"KS", "KB", "KC", "KD", "ANG", "MON", BEGATO, MATTO})
"""The cards that count five and are never discarded."""


def mask(cards: Iterable[str]) -> np.uint64:
    """Returns a set of cards as a mask: each card is the bit of its place in canonical order."""
    return np.uint64(sum(1 << PACK.place[card] for card in cards))


def listed(cards: Any) -> list[str]:
    """Returns the cards of a mask in canonical order."""
    return list(_listed(int(cards)))


def suit_of(card: str) -> str | None:
    """Returns the suit of a card, S B C D or T for trumps; the Matto has none."""
    if card == MATTO:
        return None
    return "T" if card in TRUMPS else card[1]


@lru_cache(maxsize=8192)
def _listed(word: int) -> tuple[str, ...]:
    return tuple(card for place, card in enumerate(PACK.ids) if word >> place & 1)
