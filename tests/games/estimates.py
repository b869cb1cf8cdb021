"""Estimates of plays of capture games as tests of hints write them, and the reasons that follow from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardavia.games.hints import Estimate
from tests.games.positions import CapturePosition


def estimate(
    deal: CapturePosition,
    action: str,
    parts: Mapping[Any, float] | None = None,
    facts: Mapping[Any, float] | None = None,
    rows: Mapping[int, tuple[float, float]] | None = None,
) -> Estimate:
    """Returns an estimate in which every part, fact and row that is not given is 0."""
    game = deal.game
    kind, played, taken = game.read(deal.state, None, action)[0].tolist()
    return Estimate(
        action=action,
        move=(kind, played, taken),
        points=sum((parts or {}).values()),
        rows=tuple((rows or {}).get(row, (0.0, 0.0)) for row in range(game.rules.SCORE_ROWS)),
        parts=tuple((parts or {}).get(part, 0.0) for part in game.aspects.Part),
        facts=tuple((facts or {}).get(fact, 0.0) for fact in game.aspects.Fact),
    )


def told(deal: CapturePosition, best: Estimate, rival: Estimate) -> list[tuple[str, dict[str, float]]]:
    """Returns the reasons why one play is better than another."""
    assert deal.turn is not None
    reasons = deal.game.reasons(deal.observation(deal.turn), best, rival)
    return [(reason.id, dict(reason.values)) for reason in reasons]
