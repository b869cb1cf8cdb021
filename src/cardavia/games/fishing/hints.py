"""From where on a hint of a capture game speaks of a difference, and how it tells numbers."""

from __future__ import annotations

from collections.abc import Sequence

LEAST = 0.05
"""Parts that explain fewer points give no reason."""

NOTICED = 0.1
"""Differences between chances that are worth telling."""

DANGER = 0.2
"""Chances from which on an event that a play invites is told of."""

ANCHORED = 0.25
"""How often a card must be taken back for its twin to be called a reason."""

TENTH = 0.1


def shown(points: float) -> float:
    """Returns points as they are told: tenths, or hundredths where less than a tenth."""
    return round(points, 1 if points >= TENTH else 2)


def percent(chance: float) -> int:
    """Returns a chance as whole per cent."""
    return round(100 * chance)


def has_twin(hand: Sequence[str], card: str) -> bool:
    """Says whether a hand holds another card of the same rank."""
    return any(other != card and other[0] == card[0] for other in hand)
