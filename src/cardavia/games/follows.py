"""How a lead may be followed, told rule by rule: for games of tricks where that takes a second look."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Follow:
    """A lead and the hand that has to follow it."""

    lead: Sequence[str]
    hand: Sequence[str]
    facts: Mapping[str, str]
    """What else must be known of the deal, by name: one value of every `Fact` of the game."""


@dataclass(frozen=True)
class Fact:
    """Something that decides how a lead is followed, besides lead, hand and house rules."""

    key: str
    """The text that names it."""
    values: Mapping[str, str]
    """The texts of its values; the first value is the usual one."""


@dataclass(frozen=True)
class FollowCheck:
    """What has to be known to tell how a lead is followed."""

    facts: Mapping[str, Fact]
    options: Sequence[str]
    """The house rules that change it: options that are off or on."""
    most: int
    """Most cards in the hand."""
    example: Follow


@dataclass(frozen=True)
class Duty:
    """One thing that the rules say of a lead, or ask of whoever follows it."""

    code: str
    """The text `<slug>-duty-<code>` tells it."""
    rule: str
    """The paragraph that says so."""
    cards: Sequence[str] = ()
    """The cards that it is about."""
    values: Mapping[str, str | int] = field(default_factory=dict)
