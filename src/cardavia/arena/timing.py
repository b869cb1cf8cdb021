"""Processor time of moves, kept as counts on a fine scale, so that runs can be joined."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

STEPS = 24
"""Steps of the scale for every doubling: a quantile is right to 1.5 %."""


@dataclass
class Times:
    """How long the moves of one player took."""

    counts: Counter[int] = field(default_factory=Counter)
    """Moves by step; step s stands for 2 ** (s / STEPS) microseconds."""
    total: int = 0
    """Nanoseconds of all moves."""

    def add(self, nanoseconds: int) -> None:
        """Counts a move."""
        self.counts[round(STEPS * math.log2(max(nanoseconds, 1) / 1000))] += 1
        self.total += nanoseconds

    def join(self, other: Times) -> None:
        """Adds the moves of another run."""
        self.counts.update(other.counts)
        self.total += other.total

    @property
    def moves(self) -> int:
        """How many moves were timed."""
        return self.counts.total()

    @property
    def mean(self) -> float:
        """Milliseconds a move; 0 when none was timed."""
        return self.total / self.moves / 1e6 if self.moves else 0.0

    def quantile(self, share: float) -> float:
        """Returns the milliseconds that the given share of the moves stayed within; 0 without moves."""
        wanted = share * self.moves
        passed = 0
        for step in sorted(self.counts):
            passed += self.counts[step]
            if passed >= wanted:
                return float(2.0 ** (step / STEPS) / 1000)
        return 0.0

    def written(self) -> dict[str, Any]:
        """Returns the times as JSON holds them."""
        return {
            "counts": {str(step): count for step, count in sorted(self.counts.items())},
            "total": self.total,
        }

    @classmethod
    def read(cls, line: Mapping[str, Any]) -> Times:
        """Returns the times from what `written` gave."""
        return cls(Counter({int(step): count for step, count in line["counts"].items()}), line["total"])
