"""Where a match stands, and how it goes on where points add up from deal to deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from cardavia.games.refusals import BadPositionError

Winner = Literal[0, 1] | None


@dataclass(frozen=True)
class Standing:
    """Where a match stands between two deals."""

    scores: tuple[int, int]
    """The points of both sides."""
    target: int | None
    """The points that win it; None for a match of one deal and where no number of points does."""
    deals: int | None = None
    """The deals after which it is over, 1 for a match of one deal; None where points decide."""


@dataclass(frozen=True)
class Settlement:
    """Where a match stands after a deal."""

    totals: tuple[int, int]
    over: bool
    winner: Winner


def winner_of(scores: Sequence[int]) -> Winner:
    """Returns the side with more points, None when both have as many."""
    if scores[0] == scores[1]:
        return None
    return 0 if scores[0] > scores[1] else 1


def settle(before: Sequence[int], scores: Sequence[int], target: int | None) -> Settlement:
    """Adds a deal to a match: at the target or above, and only when the totals differ, it is won.

    Without a target the match is one deal, which may end equal.
    """
    totals = (before[0] + scores[0], before[1] + scores[1])
    winner = winner_of(totals)
    if target is None:
        return Settlement(totals, True, winner)
    over = max(totals) >= target and winner is not None
    return Settlement(totals, over, winner if over else None)


def scores_before(context: Mapping[str, Any]) -> tuple[int, int]:
    """Returns the match scores before the deal; raises BadPositionError when the context has none."""
    scores = context.get("match_scores")
    if not isinstance(scores, list | tuple) or len(scores) != 2:
        raise BadPositionError("context.match_scores: two whole numbers are wanted")
    if any(type(score) is not int or score < 0 for score in scores):
        raise BadPositionError("context.match_scores: two whole numbers from 0 on are wanted")
    return scores[0], scores[1]
