"""The house rules of Cicera that are offered (rules, section 9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from cardavia.games.options import Options, switch


@dataclass(frozen=True)
class CiceraOptions(Options):
    """The switches of a match, all off by default."""

    target: int | None = switch(None, 11, 16, 21, 51)
    """Points that win the match; None plays one deal (9.1)."""
    hand_size: int = switch(12, 6)
    """Cards a hand gets at a time: all at once, or in two batches (9.2)."""
    cards_tie: Literal["split"] | None = switch(None, "split")
    """Cards divided 26-26 give both sides a point (9.3)."""
    napoleone: bool = switch(False, True)
    """All thirteen swords win the deal and the match outright (9.4)."""
    swords_points: int = switch(1, 2)
    """Points for most swords (9.5)."""
    last_play_scua: bool = switch(True, False)
    """A scua with the last card of the deal counts (9.6)."""

    def write_to(self, record: Any) -> None:
        """Writes what a deal needs into a compiled Options record."""
        record.seats = 4
        record.batch = self.hand_size
        record.opening = 4
        record.last_scua = int(self.last_play_scua)
        record.split = int(self.cards_tie == "split")
        record.swords = self.swords_points
        record.napoleone = int(self.napoleone)
