"""Why a play of Cicera is better than another, put into messages."""

from __future__ import annotations

from cardavia.games.cicera import cards
from cardavia.games.contract import Observation
from cardavia.games.hints import Estimate, Look, Reason


def reasons(observation: Observation, best: Estimate, rival: Estimate) -> list[Reason]:
    """Returns why one play is estimated better than another, the weightiest reason first."""
    del observation, best, rival
    return []


def dangers(observation: Observation, best: Estimate) -> list[Reason]:
    """Returns the events that a play invites, likely enough to be told."""
    del observation, best
    return []


def look(observation: Observation, topic: str) -> Look:
    """Returns what draws attention to a topic, with the cards in hand and on the table that it is about."""
    return Look(f"look-{topic}", {}, tuple(cards.listed(observation.record.known.table)))
