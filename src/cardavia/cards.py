"""Packs of cards: ids and canonical order (notation, section 1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Pack:
    """A pack in canonical order; a card's id is its rank character followed by its suit character.

    Several packs played together hold an id several times: its copies are the same card to every rule.
    """

    ids: tuple[str, ...]

    @classmethod
    def of(cls, suits: str, ranks: str) -> Pack:
        """Returns the pack with every rank of every suit, suit by suit."""
        return cls(tuple(rank + suit for suit in suits for rank in ranks))

    def __len__(self) -> int:
        return len(self.ids)

    def __contains__(self, card: object) -> bool:
        return card in self.place

    @cached_property
    def place(self) -> Mapping[str, int]:
        """The place of each id in canonical order, from 0."""
        return {card: place for place, card in enumerate(self.ids)}

    def in_order(self, cards: Iterable[str]) -> list[str]:
        """Returns the cards in canonical order; raises KeyError for an id that the pack has not."""
        return sorted(cards, key=self.place.__getitem__)

    def fault(self, deck: Sequence[str]) -> str | None:
        """Returns what is wrong with a deck that should hold exactly these cards, or None."""
        for card in deck:
            if card not in self.place:
                return f"{card!r} is no card of this pack"
        if len(deck) != len(self.ids):
            return f"{len(deck)} cards instead of {len(self.ids)}"
        lacking = self.in_order((Counter(self.ids) - Counter(deck)).elements())
        return f"{lacking[0]} is missing" if lacking else None
