"""Why a decision of Ottocento is better than another, put into messages: which one, with which values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardavia.games.contract import Observation
from cardavia.games.hints import Estimate, Look, Reason, Values
from cardavia.games.ottocento import cards
from cardavia.games.ottocento.aspects import Fact, Part

LEAST = 1.0
"""Parts that explain fewer points give no reason."""

TENTHS = 10
"""Points from which on no tenths are told."""

NOTICED = 0.05
"""Differences between chances that are worth telling."""

RUFFED, CAUGHT, LOST = 0.35, 0.35, 0.05
"""Chances from which on it is told that a trick is trumped, one's Begato caught, the Matto lost."""


@dataclass(frozen=True)
class Pair:
    """Two decisions that are compared."""

    best: Estimate
    rival: Estimate

    def chances(self, fact: Fact) -> tuple[int, int]:
        """Returns the chances of a fact, in per cent."""
        return percent(self.best.facts[fact]), percent(self.rival.facts[fact])

    def rises(self, fact: Fact) -> bool:
        """Says whether the better decision makes a fact likelier by enough to be told."""
        return self.best.facts[fact] - self.rival.facts[fact] >= NOTICED

    def falls(self, fact: Fact) -> bool:
        """Says whether the better decision makes a fact rarer by enough to be told."""
        return self.rival.facts[fact] - self.best.facts[fact] >= NOTICED


Telling = tuple[str, str, Values] | None
"""The topic, the id of a message and its values; None where nothing can be said."""


def reasons(observation: Observation, best: Estimate, rival: Estimate) -> list[Reason]:
    """Returns why one decision is estimated better than another, the weightiest reason first."""
    del observation
    pair = Pair(best, rival)
    gains = {part: best.parts[part] - rival.parts[part] for part in Part}
    found: dict[str, Reason] = {}
    for part in sorted(gains, key=lambda part: -gains[part]):
        points = gains[part]
        if points < LEAST:
            break
        told = TELLINGS[part](pair, part, shown(points))
        if told is not None:
            topic, message, values = told
            found.setdefault(topic, Reason(message, values, topic, points))
    return list(found.values())


def dangers(observation: Observation, best: Estimate) -> list[Reason]:
    """Returns the events that a decision invites, likely enough to be told."""
    known = observation.record.known
    hand = cards.listed(known.hands[observation.seat])
    found = []
    if best.facts[Fact.RUFFED] >= RUFFED:
        found.append(Reason("danger-ruffed", {"chance": percent(best.facts[Fact.RUFFED])}, "trick"))
    caught = 1 - best.facts[Fact.BEGATO_HOME]
    if cards.BEGATO in hand and caught >= CAUGHT:
        found.append(Reason("danger-begato", {"chance": percent(caught)}, "begato"))
    if best.facts[Fact.MATTO_LOST] >= LOST:
        found.append(Reason("danger-matto", {"chance": percent(best.facts[Fact.MATTO_LOST])}, "matto"))
    return found


ABOUT: dict[str, Callable[[str], bool]] = {
    "sets": lambda card: card[0] in "KQNJ" or card in cards.FIVE_CARDS,
    "sets-doubled": lambda card: card[0] in "KQNJ" or card in cards.FIVE_CARDS,
    "sequences": lambda card: card[0] in "KQNJA" or cards.suit_of(card) == "T",
    "sequences-doubled": lambda card: card[0] in "KQNJA" or cards.suit_of(card) == "T",
    "last-trick": lambda card: cards.suit_of(card) == "T",
    "begato": lambda card: card == cards.BEGATO,
    "matto": lambda card: card == cards.MATTO,
}
"""The cards in hand and on the table that a topic is about; every other topic is about the trick."""


def look(observation: Observation, topic: str) -> Look:
    """Returns what draws attention to a topic, with the cards in hand and on the table that it is about."""
    known = observation.record.known
    hand, table = cards.listed(known.hands[observation.seat]), cards.listed(known.table)
    chosen = ABOUT.get(topic, table.__contains__)
    return Look(f"look-{topic}", {}, tuple(card for card in [*hand, *table] if chosen(card)))


def percent(chance: float) -> int:
    """Returns a chance as whole per cent."""
    return round(100 * chance)


def shown(points: float) -> float:
    """Returns points as they are told: tenths, or whole ones where there are many."""
    return round(points, 1) if points < TENTHS else round(points)


def card_points(pair: Pair, part: Part, points: float) -> Telling:
    """Tells of the trick that is won, or of card points to come (8.1)."""
    del part
    if pair.rises(Fact.WON):
        chance, other = pair.chances(Fact.WON)
        return "trick", "trick", {"chance": chance, "other": other}
    return "trick", "card-points", {"points": points}


def last_trick(pair: Pair, part: Part, points: float) -> Telling:
    """Tells of the last trick and its six points (8.1)."""
    del part, points
    chance, other = pair.chances(Fact.LAST)
    return "last-trick", "last-trick", {"chance": chance, "other": other}


def combinations(pair: Pair, part: Part, points: float) -> Telling:
    """Tells of sets or sequences that the own side makes, or that the other side does not (8.2, 8.3)."""
    del pair
    topic = "sets" if part in (Part.SETS, Part.SETS_AGAINST) else "sequences"
    is_own = part in (Part.SETS, Part.SEQUENCES)
    return topic, topic if is_own else f"{topic}-denied", {"points": points}


def doubling(pair: Pair, part: Part, points: float) -> Telling:
    """Tells of three sets or three sequences, one's own or those of the other side (8.2, 8.3)."""
    name, own, against = (
        ("sets-doubled", Fact.SETS_DOUBLED, Fact.SETS_DOUBLED_AGAINST)
        if part == Part.SETS_DOUBLED
        else ("sequences-doubled", Fact.SEQUENCES_DOUBLED, Fact.SEQUENCES_DOUBLED_AGAINST)
    )
    if pair.rises(own):
        chance, other = pair.chances(own)
        return name, name, {"chance": chance, "other": other}
    if pair.falls(against):
        chance, other = pair.chances(against)
        return name, f"{name}-denied", {"chance": chance, "other": other}
    return name, f"{name}-worth", {"points": points}


def begato(pair: Pair, part: Part, points: float) -> Telling:
    """Tells who gets the Begato, or what it is worth (8.3)."""
    del part
    if pair.rises(Fact.BEGATO_HOME):
        chance, other = pair.chances(Fact.BEGATO_HOME)
        return "begato", "begato", {"chance": chance, "other": other}
    return "begato", "begato-worth", {"points": points}


def plain(name: str) -> Callable[[Pair, Part, float], Telling]:
    """Returns what tells of a part by its points alone."""

    def tell(pair: Pair, part: Part, points: float) -> Telling:
        del pair, part
        return name, name, {"points": points}

    return tell


TELLINGS: dict[Part, Callable[[Pair, Part, float], Telling]] = {
    Part.CARDS: card_points,
    Part.LAST_TRICK: last_trick,
    Part.SETS: combinations,
    Part.SETS_AGAINST: combinations,
    Part.SEQUENCES: combinations,
    Part.SEQUENCES_AGAINST: combinations,
    Part.SETS_DOUBLED: doubling,
    Part.SEQUENCES_DOUBLED: doubling,
    Part.BEGATO: begato,
    Part.MATTO: plain("matto"),
    Part.DECLARATIONS: plain("declaration"),
}
"""What puts each part into a message."""
