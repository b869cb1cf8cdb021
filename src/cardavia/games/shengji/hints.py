"""Why a decision of Shengji is better than another, put into messages: which one, with which values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardavia.games.contract import Observation
from cardavia.games.hints import Estimate, Look, Reason, Values
from cardavia.games.shengji import cards
from cardavia.games.shengji.aspects import Fact, Part
from cardavia.games.shengji.records import BURYING, CALLING, TRUMP

LEAST = 1.5
"""Parts that explain fewer points give no reason."""

NOTICED = 0.05
"""Differences between chances that are worth telling."""

RUFFED, LOST = 0.3, 0.6
"""Chances from which on it is told that a trick is trumped, and that the last trick is lost."""


@dataclass(frozen=True)
class Pair:
    """Two decisions that are compared."""

    best: Estimate
    rival: Estimate

    def chances(self, fact: Fact) -> Values:
        """Returns the chances of a fact behind both decisions, in per cent."""
        return {"chance": percent(self.best.facts[fact]), "other": percent(self.rival.facts[fact])}

    def rises(self, fact: Fact) -> bool:
        """Says whether the better decision makes a fact likelier by enough to be told."""
        return self.best.facts[fact] - self.rival.facts[fact] >= NOTICED

    def falls(self, fact: Fact) -> bool:
        """Says whether the better decision makes a fact rarer by enough to be told."""
        return self.rival.facts[fact] - self.best.facts[fact] >= NOTICED


Telling = tuple[str, str, Values]
"""The topic, the id of a message and its values."""


def reasons(observation: Observation, best: Estimate, rival: Estimate) -> list[Reason]:
    """Returns why one decision is estimated better than another, the weightiest reason first."""
    del observation
    pair = Pair(best, rival)
    gains = {part: best.parts[part] - rival.parts[part] for part in Part}
    found: dict[str, Reason] = {}
    for part in sorted(gains, key=lambda part: -gains[part]):
        if gains[part] < LEAST:
            break
        topic, message, values = TELLINGS[part](pair, gains[part])
        found.setdefault(topic, Reason(message, values, topic, gains[part]))
    return list(found.values())


def dangers(observation: Observation, best: Estimate) -> list[Reason]:
    """Returns the events that a decision invites, likely enough to be told."""
    known = observation.record.known
    found = []
    if best.facts[Fact.RUFFED] >= RUFFED:
        found.append(Reason("danger-ruffed", {"chance": percent(best.facts[Fact.RUFFED])}, "trick"))
    lost = 1 - best.facts[Fact.LAST]
    is_exposed = int(known.dealer) == observation.seat and bool(points_buried(observation))
    if is_exposed and lost >= LOST:
        found.append(Reason("danger-kitty", {"chance": percent(lost)}, "kitty"))
    return found


def points_buried(observation: Observation) -> bool:
    """Says whether the observing seat knows of points among the buried cards."""
    return any(card[0] in "5TK" for card in cards.listed(*observation.record.known.buried))


def look(observation: Observation, topic: str) -> Look:
    """Returns what draws attention to a topic, with the cards in hand and on the table that it is about."""
    known = observation.record.known
    hand = cards.listed(*known.hands[observation.seat])
    table = [card for play in known.plays for card in cards.listed(*play)]
    if int(known.phase) in (CALLING, BURYING):
        table = []
    trumps = set(cards.faces(known.suits[TRUMP]))
    about: dict[str, Callable[[str], bool]] = {
        "points": lambda card: card[0] in "5TK",
        "kitty": trumps.__contains__,
    }
    chosen = about.get(topic, table.__contains__)
    return Look(f"look-{topic}", {}, tuple(card for card in [*hand, *table] if chosen(card)))


def percent(chance: float) -> int:
    """Returns a chance as whole per cent."""
    return round(100 * chance)


def tricks(pair: Pair, points: float) -> Telling:
    """Tells of the trick that is won or not trumped, or of points to come (12.1)."""
    if pair.rises(Fact.WON):
        if pair.falls(Fact.RUFFED):
            return "trick", "ruffed", pair.chances(Fact.RUFFED)
        return "trick", "trick", pair.chances(Fact.WON)
    return "points", "points", {"points": round(points)}


def kitty(pair: Pair, points: float) -> Telling:
    """Tells of the last trick, or of what lies in the kitty (12.2)."""
    if pair.rises(Fact.LAST):
        return "kitty", "last-trick", pair.chances(Fact.LAST)
    return "kitty", "kitty", {"points": round(points)}


def levels(pair: Pair, points: float) -> Telling:
    """Tells of the deal that is won, of levels, or what the table adds to the points (12.4)."""
    if pair.rises(Fact.DEAL):
        return "levels", "deal", pair.chances(Fact.DEAL)
    if pair.rises(Fact.PROMOTED):
        return "levels", "promoted", pair.chances(Fact.PROMOTED)
    return "levels", "levels", {"points": round(points)}


TELLINGS: dict[Part, Callable[[Pair, float], Telling]] = {
    Part.TRICKS: tricks,
    Part.KITTY: kitty,
    Part.LEVELS: levels,
}
"""What puts each part into a message."""
