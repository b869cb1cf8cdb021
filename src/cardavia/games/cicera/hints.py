"""Why a play of Cicera is better than another, put into messages: which one says it, with which values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from cardavia.games.cicera import cards, rules
from cardavia.games.cicera.aspects import Fact, Part
from cardavia.games.cicera.records import BONUSES, CARDS_AWARD, FANTE_CUPS, MATA, SWORDS, TEN_COINS
from cardavia.games.contract import Observation
from cardavia.games.fishing.hints import ANCHORED, DANGER, LEAST, NOTICED, has_twin, percent, shown
from cardavia.games.hints import Estimate, Look, Reason, Values

ANCHORABLE = frozenset({Part.CARDS, Part.SWORDS, Part.SCUE, Part.PICADE})
"""Parts that taking a card back later can explain."""

NAPULA = frozenset(f"{rank}S" for rank in cards.NUMBERS)
"""The swords that a run is made of (5)."""


@dataclass(frozen=True)
class Play:
    """A play with what was estimated of it."""

    estimate: Estimate
    played: str
    taken: list[str]
    left: list[str]
    """What lies on the table afterwards."""
    bonuses: frozenset[str]

    @property
    def won(self) -> list[str]:
        """The cards that it captures, its own among them."""
        return [self.played, *self.taken] if self.taken else []

    def fact(self, fact: Fact) -> float:
        """Returns how often a fact came true."""
        return self.estimate.facts[fact]


@dataclass(frozen=True)
class Pair:
    """Two plays that are compared, the hand they are made from and the points for most swords."""

    best: Play
    rival: Play
    hand: list[str]
    swords: int

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


Telling = tuple[str, str, Values] | None
"""The topic, the id of a message and its values; None where nothing can be said."""


def reasons(observation: Observation, best: Estimate, rival: Estimate) -> list[Reason]:
    """Returns why one play is estimated better than another, the weightiest reason first."""
    known = observation.record.known
    pair = Pair(
        play_of(known, best),
        play_of(known, rival),
        cards.listed(known.hands[observation.seat]),
        int(known.options.swords),
    )
    gains = {part: best.parts[part] - rival.parts[part] for part in Part}
    found: dict[str, Reason] = {}
    for part in sorted(gains, key=lambda part: -gains[part]):
        points = gains[part]
        if points < LEAST:
            break
        told = TELLINGS[part](pair, part, shown(points))
        if part in ANCHORABLE and is_anchored(pair):
            told = ("anchor", "anchor", {"chance": percent(pair.best.fact(Fact.REGAINED))})
        if told is not None:
            topic, message, values = told
            found.setdefault(topic, Reason(message, values, topic, points))
    return list(found.values())


DANGERS = (
    (Fact.SNATCHED, "picada", "snatch"),
    (Fact.MATA_LOST, "mata", "mata"),
    (Fact.TEN_COINS_LOST, "ten-coins", "ten-coins"),
    (Fact.FANTE_CUPS_LOST, "fante-cups", "fante-cups"),
)


def dangers(observation: Observation, best: Estimate) -> list[Reason]:
    """Returns the events that a play invites, likely enough to be told."""
    play = play_of(observation.record.known, best)
    found = []
    if play.fact(Fact.SWEPT) >= DANGER:
        values = {"cards": len(play.left), "chance": percent(play.fact(Fact.SWEPT))}
        found.append(Reason("danger-sweep", values, "sweep"))
    for fact, name, topic in DANGERS:
        if play.fact(fact) >= DANGER:
            found.append(Reason(f"danger-{name}", {"chance": percent(play.fact(fact))}, topic))
    return found


def look(observation: Observation, topic: str) -> Look:
    """Returns what draws attention to a topic, with the cards in hand and on the table that it is about."""
    known = observation.record.known
    hand, table = cards.listed(known.hands[observation.seat]), cards.listed(known.table)
    about: dict[str, Callable[[str], bool]] = {
        "picada": lambda card: card in cards.listed(known.placed),
        "swords": lambda card: card[1] == "S",
        "mata": lambda card: card == "2S",
        "ten-coins": lambda card: card == "TD",
        "fante-cups": lambda card: card == "JC",
        "napula": lambda card: card in NAPULA,
        "anchor": lambda card: card in hand and has_twin(hand, card),
        "snatch": hand.__contains__,
    }
    chosen = about.get(topic, table.__contains__)
    return Look(f"look-{topic}", {}, tuple(card for card in [*hand, *table] if chosen(card)))


def play_of(known: Any, estimate: Estimate) -> Play:
    """Returns an estimated play with its cards."""
    _, played, taken = estimate.move
    move = np.array([estimate.move], rules.Move).view(np.recarray)[0]
    table = int(known.table)
    made = int(rules.bonuses(known, move))
    return Play(
        estimate=estimate,
        played=cards.listed(played)[0],
        taken=cards.listed(taken),
        left=cards.listed(table & ~taken if taken else table | played),
        bonuses=frozenset(name for bit, name in enumerate(BONUSES) if made >> bit & 1),
    )


def is_anchored(pair: Pair) -> bool:
    """Says whether the better play leaves a card whose twin in hand takes it back often enough."""
    best = pair.best
    if best.taken or not has_twin(pair.hand, best.played):
        return False
    regained = best.fact(Fact.REGAINED)
    return regained >= ANCHORED and regained - pair.rival.fact(Fact.REGAINED) >= NOTICED


def bonus(pair: Pair, part: Part, points: float) -> Telling:
    """Tells of a bonus that the play makes, or of those to come (4)."""
    name = BONUSES[part - Part.SCUE]
    if name in pair.best.bonuses and name not in pair.rival.bonuses:
        return name, f"{name}-made", {"points": points}
    return name, f"{name}-later", {"points": points}


def bonus_against(pair: Pair, part: Part, points: float) -> Telling:
    """Tells of bonuses that the other side makes less often."""
    del pair
    name = BONUSES[part - Part.SCUE_AGAINST]
    return name, f"{name}-against", {"points": points}


def scue_against(pair: Pair, part: Part, points: float) -> Telling:
    """Tells of the sweep that is not invited, or of those to come."""
    if not pair.falls(Fact.SWEPT):
        return bonus_against(pair, part, points)
    chance, other = pair.chances(Fact.SWEPT)
    if pair.best.fact(Fact.SWEPT) == 0:
        return "sweep", "sweep-safe", {"cards": len(pair.best.left), "other": other}
    return "sweep", "sweep-risk", {"cards": len(pair.best.left), "chance": chance, "other": other}


def picade_against(pair: Pair, part: Part, points: float) -> Telling:
    """Tells of the picada that is not invited, or of those to come."""
    if not pair.falls(Fact.SNATCHED):
        return bonus_against(pair, part, points)
    chance, other = pair.chances(Fact.SNATCHED)
    if pair.best.fact(Fact.SNATCHED) == 0:
        return "snatch", "picada-safe", {"other": other}
    return "snatch", "picada-risk", {"chance": chance, "other": other}


def partner(pair: Pair, part: Part, points: float) -> Telling:
    """Tells that the partner's next play promises more bonuses."""
    del pair, part
    return "partner", "partner", {"points": points}


def most_cards(pair: Pair, part: Part, points: float) -> Telling:
    """Tells what the play does for the points for most cards (5)."""
    del part
    count = pair.more(len)
    if count:
        return "cards", "cards-taken", {"count": count, "points": points}
    return award(pair, CARDS_AWARD, "cards", worth=2)


def most_swords(pair: Pair, part: Part, points: float) -> Telling:
    """Tells what the play does for the point for most swords (5)."""
    del part
    count = pair.more(lambda won: sum(card[1] == "S" for card in won))
    if count:
        return "swords", "swords-taken", {"count": count, "points": points}
    return award(pair, SWORDS, "swords", worth=pair.swords)


SPECIAL = {
    Part.MATA: ("2S", "mata", MATA),
    Part.TEN_COINS: ("TD", "ten-coins", TEN_COINS),
    Part.FANTE_CUPS: ("JC", "fante-cups", FANTE_CUPS),
}
"""The cards that are worth a point each, with their topics and rows (5)."""


def special(pair: Pair, part: Part, points: float) -> Telling:
    """Tells who gets one of the cards that are worth a point."""
    card, name, row = SPECIAL[part]
    if card in pair.best.won and card not in pair.rival.won:
        return name, f"{name}-taken", {"points": points}
    return award(pair, row, name, worth=1)


def napula(pair: Pair, part: Part, points: float) -> Telling:
    """Tells of the run of swords, one's own or that of the other side (5)."""
    del part
    own, own_otherwise = (play.estimate.rows[rules.SCORE_ROWS - 1][0] for play in (pair.best, pair.rival))
    return "napula", "napula" if own > own_otherwise else "napula-denied", {"points": points}


def leftovers(pair: Pair, part: Part, points: float) -> Telling:
    """Tells who takes what is left at the end, or that it counts for more (5)."""
    del part
    chance, other = pair.chances(Fact.LAST)
    if pair.best.fact(Fact.LAST) - pair.rival.fact(Fact.LAST) >= NOTICED:
        return "leftovers", "leftovers", {"chance": chance, "other": other}
    return "leftovers", "leftovers-worth", {"points": points}


def award(pair: Pair, row: int, name: str, *, worth: int) -> Telling:
    """Tells how often an award is won, or how often it is lost where only that changes."""
    (mine, theirs), (mine_otherwise, theirs_otherwise) = (
        [percent(points / worth) for points in play.estimate.rows[row]] for play in (pair.best, pair.rival)
    )
    if mine > mine_otherwise:
        return name, name, {"chance": mine, "other": mine_otherwise}
    if theirs < theirs_otherwise:
        return name, f"{name}-denied", {"chance": theirs, "other": theirs_otherwise}
    return None


TELLINGS: dict[Part, Callable[[Pair, Part, float], Telling]] = {
    Part.SCUE: bonus,
    Part.PICADE: bonus,
    Part.SIMILI: bonus,
    Part.QUADRIGLIE: bonus,
    Part.SCUE_AGAINST: scue_against,
    Part.PICADE_AGAINST: picade_against,
    Part.SIMILI_AGAINST: bonus_against,
    Part.QUADRIGLIE_AGAINST: bonus_against,
    Part.PARTNER: partner,
    Part.CARDS: most_cards,
    Part.SWORDS: most_swords,
    Part.MATA: special,
    Part.TEN_COINS: special,
    Part.FANTE_CUPS: special,
    Part.NAPULA: napula,
    Part.LEFTOVERS: leftovers,
}
"""What puts each part into a message."""
