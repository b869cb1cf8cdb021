"""The vocabulary of hints: what was estimated of a play, and the ids and values that games put it in.

Words stand in the texts: every id here is a message `hint-<id>` there, and the values are its variables.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Values = Mapping[str, int | float]


@dataclass(frozen=True)
class Estimate:
    """What common worlds made of one play, as means of a deal, from the view of the actor's side."""

    action: str
    move: tuple[int, int, int]
    """The fields of the compiled move: kind, cards, extra."""
    points: float
    """The margin of the deal."""
    rows: tuple[tuple[float, float], ...]
    """The points of every row of the score sheet: own and the other side's, in the order of the rules."""
    parts: tuple[float, ...]
    """The parts of the margin as the game's aspects divide it."""
    facts: tuple[float, ...]
    """How often each fact of the game's aspects came true, from 0 to 1."""


@dataclass(frozen=True)
class Note:
    """A message and its values."""

    id: str
    values: Values = field(default_factory=dict)


@dataclass(frozen=True)
class Reason(Note):
    """Why one play is better than another."""

    topic: str = ""
    """The kind of reason; `look-<topic>` is the message that draws attention to it."""
    points: float = 0.0
    """How much of the difference it explains, in points."""


@dataclass(frozen=True)
class Look(Note):
    """What to look at before deciding, with the cards that it is about."""

    cards: tuple[str, ...] = ()
