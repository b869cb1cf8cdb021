"""Who sits where at a table, as its log keeps it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Literal


@dataclass(frozen=True)
class Seat:
    """Who sits at one place; `holder` is the hash of the token that a person holds the seat with."""

    name: str
    kind: Literal["person", "ai"]
    level: str | None
    side: int
    holder: str | None

    def written(self) -> dict[str, object]:
        """Returns the seat as the log keeps it."""
        return asdict(self)
