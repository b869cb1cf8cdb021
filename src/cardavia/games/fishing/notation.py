"""The notation of plays: a card, and the table cards that it takes."""

from __future__ import annotations

import re
from dataclasses import dataclass

from cardavia.cards import Pack

PATTERN = re.compile(r"(?P<card>[^\sx+]{2})(x(?P<taken>[^\sx+]{2}(\+[^\sx+]{2})*))?", re.ASCII)


@dataclass(frozen=True)
class Capture:
    """A play of a capture game: the played card and the table cards it takes, none when it is left."""

    card: str
    taken: tuple[str, ...]

    def written(self, pack: Pack) -> str:
        """Returns the action string with the taken cards in canonical order (notation, 2)."""
        if not self.taken:
            return self.card
        return f"{self.card}x{'+'.join(pack.in_order(self.taken))}"


def read_capture(action: str, pack: Pack) -> Capture | None:
    """Returns the play that an action string names, None when it is no notation at all.

    A card unknown to the pack, a target named twice and a card that takes itself are no notation.
    """
    match = PATTERN.fullmatch(action)
    if match is None:
        return None
    taken = tuple((match["taken"] or "").split("+")) if match["taken"] else ()
    cards = (match["card"], *taken)
    if any(card not in pack for card in cards) or len(set(cards)) != len(cards):
        return None
    return Capture(match["card"], taken)
