"""What some cards are worth, told piece by piece: for games whose captured cards are counted in groups."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Wild:
    """A card that stands in a group of others."""

    card: str
    place: int
    """Its place among the cards of the group, from 0."""
    fills: str | None
    """The card that it stands for; None where it makes the group longer."""


@dataclass(frozen=True)
class Group:
    """Cards that count together."""

    kind: str
    """The text `combination-<kind>` names it."""
    cards: Sequence[str]
    """As they are laid out, wild cards in the place that they fill."""
    wild: Sequence[Wild]
    points: int
    """Before any doubling."""


@dataclass(frozen=True)
class Part:
    """One line of a tally: groups of a kind, and what they make together."""

    item: str
    """The text `item-<item>` names it."""
    groups: Sequence[Group]
    points: int
    factor: int
    """How many times the points count."""


@dataclass(frozen=True)
class Lack:
    """A group that one more card would make."""

    kind: str
    cards: Sequence[str]
    """Each of these would do."""
    points: int


@dataclass(frozen=True)
class Tally:
    """What some cards are worth."""

    parts: Sequence[Part]
    cards: int
    """How many there are."""
    card_points: float
    """What they are worth one by one; halves remain where cards are missing."""
    lacks: Sequence[Lack]

    @property
    def total(self) -> float:
        """All points together."""
        return self.card_points + sum(part.points * part.factor for part in self.parts)
