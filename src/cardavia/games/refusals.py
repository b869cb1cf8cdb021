"""Why an action, a position or a list is refused."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Refusal:
    """Why an action is refused: a code, the id of the paragraph that says so, and what it is about."""

    code: str
    rule: str
    values: Mapping[str, Any] = field(default_factory=dict)


class IllegalActionError(ValueError):
    """Raised for an action that is refused; nothing has changed."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        super().__init__(f"{action!r} is refused: {refusal.code} ({refusal.rule}) {dict(refusal.values)}")
        self.action = action
        self.refusal = refusal


class BadPositionError(ValueError):
    """Raised for a position, deck or context that the game cannot have: names the field and the fault."""


class TooManyActionsError(OverflowError):
    """Raised where legal actions should be listed that can only be counted."""
