"""The house rules of Quindici (7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cardavia.games.options import Options, switch


@dataclass(frozen=True)
class QuindiciOptions(Options):
    """The switches of a match."""

    target: int | None = switch(11, 21, None)
    """Points that win the match; None plays one deal."""

    def write_to(self, record: Any) -> None:
        """Writes what a deal needs into a compiled Options record."""
        record.seats, record.batch, record.opening = 2, 3, 4
