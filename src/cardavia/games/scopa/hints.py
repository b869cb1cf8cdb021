"""Why a play of Scopa is better than another, put into messages: which one says it, with which values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from cardavia.games.contract import Observation
from cardavia.games.fishing.hints import ANCHORED, DANGER, LEAST, NOTICED, has_twin, percent, shown
from cardavia.games.hints import Estimate, Look, Reason, Values
from cardavia.games.scopa import cards, rules
from cardavia.games.scopa.aspects import Fact, Part
from cardavia.games.scopa.records import CARDS_AWARD, DIAMONDS, PRIMIERA, RE_BELLO, SETTEBELLO

ANCHORABLE = frozenset({Part.CARDS, Part.DIAMONDS, Part.PRIMIERA, Part.SCOPE})
"""Parts that taking a card back later can explain."""

GOOD_FOR_PRIMIERA = "76A"


@dataclass(frozen=True)
class Play:
    """A play with what was estimated of it."""

    estimate: Estimate
    played: list[str]
    taken: list[str]
    left: list[str]
    """What lies on the table afterwards."""
    is_scopa: bool

    @property
    def won(self) -> list[str]:
        """The cards that it captures, its own among them."""
        return [*self.played, *self.taken] if self.taken else []

    @property
    def total(self) -> int:
        """The total value of what it leaves on the table."""
        return sum(cards.VALUES[card[0]] for card in self.left)

    def fact(self, fact: Fact) -> float:
        """Returns how often a fact came true."""
        return self.estimate.facts[fact]


@dataclass(frozen=True)
class Pair:
    """Two plays that are compared, and the hand they are made from."""

    best: Play
    rival: Play
    hand: list[str]

    def more(self, count: Callable[[list[str]], int]) -> int:
        """Returns how many of some cards the better play captures, 0 unless more than the other."""
        mine = count(self.best.won)
        return mine if mine > count(self.rival.won) else 0

    def chances(self, fact: Fact) -> tuple[int, int]:
        """Returns the chances of a fact, in per cent."""
        return percent(self.best.fact(fact)), percent(self.rival.fact(fact))

    def falls(self, fact: Fact) -> bool:
        """Says whether the better play makes a fact rarer by enough to be told."""
        return self.rival.fact(fact) - self.best.fact(fact) >= NOTICED


Telling = tuple[str, Values] | None
"""The id of a message and its values, None where nothing can be said."""


def reasons(observation: Observation, best: Estimate, rival: Estimate) -> list[Reason]:
    """Returns why one play is estimated better than another, the weightiest reason first."""
    known = observation.record.known
    hand = cards.listed(known.hands[observation.seat])
    pair = Pair(play_of(known, best), play_of(known, rival), hand)
    gains = {part: best.parts[part] - rival.parts[part] for part in Part}
    found: dict[str, Reason] = {}
    for part in sorted(gains, key=lambda part: -gains[part]):
        points = gains[part]
        if points < LEAST:
            break
        topic, say = TELLINGS[part]
        told: Telling = say(pair, shown(points))
        if part in ANCHORABLE and is_anchored(pair):
            topic, told = "anchor", ("anchor", {"chance": percent(pair.best.fact(Fact.REGAINED))})
        if told is not None:
            found.setdefault(topic, Reason(*told, topic, points))
    return list(found.values())


def dangers(observation: Observation, best: Estimate) -> list[Reason]:
    """Returns the events that a play invites, likely enough to be told."""
    play = play_of(observation.record.known, best)
    found = []
    if play.fact(Fact.SWEPT) >= DANGER:
        values = {"total": play.total, "chance": percent(play.fact(Fact.SWEPT))}
        found.append(Reason("danger-sweep", values, "sweep"))
    if play.fact(Fact.SETTEBELLO_LOST) >= DANGER:
        values = {"chance": percent(play.fact(Fact.SETTEBELLO_LOST))}
        found.append(Reason("danger-settebello", values, "settebello"))
    return found


def look(observation: Observation, topic: str) -> Look:
    """Returns what draws attention to a topic, with the cards in hand and on the table that it is about."""
    known = observation.record.known
    hand, table = cards.listed(known.hands[observation.seat]), cards.listed(known.table)
    about: dict[str, Callable[[str], bool]] = {
        "settebello": lambda card: card == "7D",
        "diamonds": lambda card: card[1] == "D",
        "napola": lambda card: card[1] == "D",
        "primiera": lambda card: card[0] in GOOD_FOR_PRIMIERA,
        "re-bello": lambda card: card == "KD",
        "anchor": lambda card: card in hand and has_twin(hand, card),
    }
    chosen = about.get(topic, table.__contains__)
    return Look(f"look-{topic}", {}, tuple(card for card in [*hand, *table] if chosen(card)))


def play_of(known: Any, estimate: Estimate) -> Play:
    """Returns an estimated play with its cards."""
    _, played, taken = estimate.move
    move = np.array([estimate.move], rules.Move).view(np.recarray)[0]
    table = int(known.table)
    return Play(
        estimate=estimate,
        played=cards.listed(played),
        taken=cards.listed(taken),
        left=cards.listed(table & ~taken if taken else table | played),
        is_scopa=bool(rules.is_scopa(known, move)),
    )


def is_anchored(pair: Pair) -> bool:
    """Says whether the better play leaves a card whose twin in hand takes it back often enough."""
    best = pair.best
    if best.taken or not has_twin(pair.hand, best.played[0]):
        return False
    regained = best.fact(Fact.REGAINED)
    return regained >= ANCHORED and regained - pair.rival.fact(Fact.REGAINED) >= NOTICED


def settebello(pair: Pair, points: float) -> Telling:
    """Tells who gets the settebello."""
    if "7D" in pair.best.won:
        return "settebello-taken", {"points": points}
    if pair.falls(Fact.SETTEBELLO_LOST):
        chance, other = pair.chances(Fact.SETTEBELLO_LOST)
        return "settebello-kept", {"chance": chance, "other": other}
    return award(pair, SETTEBELLO, "settebello")


def most_cards(pair: Pair, points: float) -> Telling:
    """Tells what the play does for the point for most cards."""
    count = pair.more(len)
    if count:
        return "cards-taken", {"count": count, "points": points}
    return award(pair, CARDS_AWARD, "cards")


def diamonds(pair: Pair, points: float) -> Telling:
    """Tells what the play does for the point for most diamonds."""
    count = pair.more(lambda won: sum(card[1] == "D" for card in won))
    if count:
        return "diamonds-taken", {"count": count, "points": points}
    return award(pair, DIAMONDS, "diamonds")


def primiera(pair: Pair, points: float) -> Telling:
    """Tells what the play does for the primiera."""
    count = pair.more(lambda won: sum(card[0] == "7" for card in won))
    if count:
        return "primiera-sevens", {"count": count, "points": points}
    if pair.more(lambda won: sum(card[0] in GOOD_FOR_PRIMIERA for card in won)):
        return "primiera-taken", {"points": points}
    return award(pair, PRIMIERA, "primiera")


def scope(pair: Pair, points: float) -> Telling:
    """Tells of the scopa made, or of those to come."""
    if pair.best.is_scopa and not pair.rival.is_scopa:
        return "scopa-made", {"points": points}
    return "scopa-later", {"points": points}


def scope_against(pair: Pair, points: float) -> Telling:
    """Tells of the sweep that is not invited, or of those to come."""
    if not pair.falls(Fact.SWEPT):
        return "scopa-against", {"points": points}
    chance, other = pair.chances(Fact.SWEPT)
    if pair.best.fact(Fact.SWEPT) == 0:
        return "sweep-safe", {"total": pair.best.total, "other": other}
    return "sweep-risk", {"total": pair.best.total, "chance": chance, "other": other}


def re_bello(pair: Pair, points: float) -> Telling:
    """Tells who gets the king of diamonds (10.5)."""
    if "KD" in pair.best.won:
        return "re-bello-taken", {"points": points}
    return award(pair, RE_BELLO, "re-bello")


def napola(pair: Pair, points: float) -> Telling:
    """Tells of the run of diamonds (10.3)."""
    del pair
    return "napola", {"points": points}


def leftovers(pair: Pair, points: float) -> Telling:
    """Tells who takes what is left at the end, or that it counts for more (4)."""
    chance, other = pair.chances(Fact.LAST)
    if chance > other:
        return "leftovers", {"chance": chance, "other": other}
    return "leftovers-worth", {"points": points}


def award(pair: Pair, row: int, name: str) -> Telling:
    """Tells how often a row's point is won, or how often it is lost where only that changes."""
    (mine, theirs), (mine_otherwise, theirs_otherwise) = (
        [percent(points) for points in play.estimate.rows[row]] for play in (pair.best, pair.rival)
    )
    if mine > mine_otherwise:
        return name, {"chance": mine, "other": mine_otherwise}
    if theirs < theirs_otherwise:
        return f"{name}-denied", {"chance": theirs, "other": theirs_otherwise}
    return None


TELLINGS: dict[Part, tuple[str, Callable[[Pair, float], Telling]]] = {
    Part.CARDS: ("cards", most_cards),
    Part.DIAMONDS: ("diamonds", diamonds),
    Part.SETTEBELLO: ("settebello", settebello),
    Part.PRIMIERA: ("primiera", primiera),
    Part.SCOPE: ("scopa", scope),
    Part.SCOPE_AGAINST: ("sweep", scope_against),
    Part.RE_BELLO: ("re-bello", re_bello),
    Part.NAPOLA: ("napola", napola),
    Part.LEFTOVERS: ("leftovers", leftovers),
}
"""For every part the topic of its reasons and what puts them into a message."""
