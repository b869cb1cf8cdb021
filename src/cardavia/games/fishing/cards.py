"""The cards of a pack as the bits of compiled rules, and back."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

import numpy as np

from cardavia.cards import Pack
from cardavia.games.fishing.notation import Capture


class RankMajor:
    """A pack in rank-major order: bit 4 x the place of the rank + the place of the suit.

    A rank is one nibble, and the cards below a value are one mask.
    """

    def __init__(self, suits: str, ranks: str) -> None:
        self.pack = Pack.of(suits, ranks)
        self.bits = {card: 4 * ranks.index(card[0]) + suits.index(card[1]) for card in self.pack.ids}
        self.by_bit = {position: card for card, position in self.bits.items()}
        # A view reads some forty masks, most of them single cards; without memory that is most of its time.
        self._listed = lru_cache(maxsize=4096)(self._found)
        # All plays of a game can be kept: some sixteen thousand.
        self.written = cache(self._written)
        """Returns the action string of a play: the played card's bit and the mask of the taken ones."""

    def mask(self, cards: Iterable[str]) -> np.uint64:
        """Returns a set of cards as a mask."""
        return np.uint64(sum(1 << self.bits[card] for card in cards))

    def listed(self, cards: Any) -> list[str]:
        """Returns the cards of a mask in canonical order."""
        return list(self._listed(int(cards)))

    def _written(self, played: int, taken: int) -> str:
        (card,) = self.listed(played)
        return Capture(card, tuple(self.listed(taken))).written(self.pack)

    def _found(self, word: int) -> tuple[str, ...]:
        return tuple(card for card in self.pack.ids if word >> self.bits[card] & 1)
