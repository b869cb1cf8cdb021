"""Why a play of Quindici is better than another, put into messages."""

from __future__ import annotations

from cardavia.games.contract import Observation
from cardavia.games.hints import Estimate, Look, Reason
from tests.fifth.quindici import cards
from tests.fifth.quindici.aspects import Fact, Part

LEAST = 0.05
"""Parts that explain fewer points give no reason."""

DANGER = 0.2
"""Chances from which on a sweep that a play invites is told of."""

TOPICS = {
    Part.CARDS: "cards",
    Part.DIAMONDS: "diamonds",
    Part.SETTEBELLO: "settebello",
    Part.SWEEPS: "sweeps",
    Part.SWEEPS_AGAINST: "invites",
}


def reasons(observation: Observation, best: Estimate, rival: Estimate) -> list[Reason]:
    """Returns why one play is estimated better than another, the weightiest reason first."""
    gains = {part: best.parts[part] - rival.parts[part] for part in Part}
    return [
        Reason(TOPICS[part], {"points": round(gains[part], 2)}, TOPICS[part], gains[part])
        for part in sorted(gains, key=lambda part: -gains[part])
        if gains[part] >= LEAST
    ]


def dangers(observation: Observation, best: Estimate) -> list[Reason]:
    """Returns the sweep that a play invites, where it is likely enough to be told of."""
    chance = best.facts[Fact.SWEPT]
    return [Reason("danger-sweep", {"chance": round(100 * chance)}, "invites")] if chance >= DANGER else []


def look(observation: Observation, topic: str) -> Look:
    """Returns what draws attention to a topic, with the cards in hand and on the table that it is about."""
    known = observation.record.known
    seen = [*cards.listed(known.hands[observation.seat]), *cards.listed(known.table)]
    suits = {"diamonds": "D", "settebello": "D"}.get(topic, "CDHS")
    return Look(f"look-{topic}", {}, tuple(card for card in seen if card[1] in suits))
