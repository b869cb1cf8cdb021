"""The words of hints: why one play of Shengji is estimated better than another."""

from __future__ import annotations

from cardavia.games.contract import Observation
from cardavia.games.hints import Estimate, Look, Reason


def reasons(observation: Observation, best: Estimate, rival: Estimate) -> list[Reason]:
    """Returns why one play is estimated better than another: nothing is told apart so far."""
    del observation, best, rival
    return []


def dangers(observation: Observation, best: Estimate) -> list[Reason]:
    """Returns the events that a play invites: none are told so far."""
    del observation, best
    return []


def look(observation: Observation, topic: str) -> Look:
    """Returns what draws attention to the topic of a reason."""
    del observation
    return Look(f"look-{topic}")
