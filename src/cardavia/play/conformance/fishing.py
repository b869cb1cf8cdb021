"""Checks the conformance cases of the capture games (the head of their files explains the schema)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from cardavia.games.fishing import FishingGame
from cardavia.games.options import Options
from cardavia.games.refusals import BadPositionError, IllegalActionError
from cardavia.games.views import Played
from cardavia.play.conformance.cases import Case, Fields
from cardavia.play.conformance.runner import Mismatch, Schema, same
from cardavia.play.ruleset import Ruleset

POSITION = ("dealer", "turn", "hands", "table", "stock", "piles", "bonus", "last_capturer", "prev", "over")
REFUSED = ("error", "error_at")


@dataclass
class Table:
    """A deal under examination: its State, and the bonuses that each play has made."""

    game: FishingGame
    options: Options
    states: np.recarray[Any, Any]
    bonuses: list[list[str]] = field(default_factory=list)

    def play(self, action: str) -> None:
        """Plays an action; raises IllegalActionError."""
        state = self.states[0]
        self.game.rules.apply(state, self.game.read(state, None, action)[0])
        played = [event for event in self.events() if isinstance(event, Played)][-1]
        self.bonuses.append([name for name in self.game.bonuses if name in played.bonuses])

    def events(self) -> list[Any]:
        """Returns the public events of the deal so far."""
        context = self.game.first_context(self.options)
        return list(self.game.events(self.game.observe(self.states, 0, self.options, context)))

    def result(self) -> dict[str, Any]:
        """Returns the outcome of the deal, as records hold it."""
        return self.game.result(self.states[0], self.game.first_context(self.options), self.options)

    def position(self) -> dict[str, Any]:
        """Returns where every card is."""
        return self.game.position(self.states[0])


def schema_options(case: Case) -> Fields | None:
    """Returns the switches of a case of the capture games."""
    return case.fields.section("options") if "options" in case.fields else None


def check_deal(ruleset: Ruleset, case: Case) -> list[Mismatch]:
    """Deals a deck, applies plays if there are any and checks what lies where."""
    given = case.fields.section("given")
    given.allow(("dealer", "deck"))
    expect = case.fields.section("expect")
    game = _game(ruleset)
    states = game.blank(ruleset.options)
    dealer = given.number("dealer", ruleset.seats)
    try:
        is_void = not game.start(states, given.texts("deck"), dealer)
    except BadPositionError as error:
        raise given.error("deck", str(error)) from None
    if "void" in expect and expect.value("void") is not is_void:
        return [Mismatch("void", expect.value("void"), is_void)]
    if is_void:
        expect.allow(("void",))
        return []
    return _play_and_compare(Table(game, ruleset.options, states), case)


def check_position(ruleset: Ruleset, case: Case) -> list[Mismatch]:
    """Loads a position, applies plays if there are any and checks the facts."""
    return _play_and_compare(_loaded(ruleset, _position(case.fields.section("given"), ruleset), case), case)


def check_score(ruleset: Ruleset, case: Case) -> list[Mismatch]:
    """Scores finished piles."""
    given = case.fields.section("given")
    given.allow(("piles", "bonus"))
    piles = _piles(given)
    # When nobody has captured, all cards are still on the table.
    table = [] if any(piles) else list(ruleset.game.pack.ids)
    position: dict[str, Any] = {
        "dealer": 0,
        "turn": None,
        "over": True,
        "hands": {},
        "table": table,
        "stock": [],
        "piles": piles,
        "bonus": given.pair("bonus"),
        "last_capturer": None,
        "prev": None,
    }
    return _compare(_loaded(ruleset, position, case), case.fields.section("expect"))


def check_match(ruleset: Ruleset, case: Case) -> list[Mismatch]:
    """Feeds the scores of deals to the rules of the match."""
    given = case.fields.section("given")
    given.allow(("first_dealer", "deals", "details"))
    game = _game(ruleset)
    deals = given.value("deals")
    if not isinstance(deals, list):
        raise given.error("deals", "a list is wanted")
    details = given.value("details") if "details" in given else [None] * len(deals)
    if not isinstance(details, list) or len(details) != len(deals):
        raise given.error("details", "one entry for each deal is wanted")
    dealer = given.number("first_dealer", ruleset.seats)
    facts: dict[str, Any] = {"totals": [0, 0], "match_over": False, "winner": None, "next_dealer": dealer}
    for entry, awards in zip(deals, details, strict=True):
        if facts["match_over"]:
            raise given.error("deals", f"the match was over at {facts['totals']}, and a deal follows")
        scores = given.checked_pair("deals", entry)
        settled = game.settle(facts["totals"], scores, _awards(given, awards), ruleset.options)
        dealer = game.next_dealer(dealer, ruleset.options)
        facts = {
            "totals": list(settled.totals),
            "match_over": settled.over,
            "winner": settled.winner,
            "next_dealer": None if settled.over else dealer,
        }
    expect = case.fields.section("expect")
    expect.allow(tuple(facts))
    return [
        Mismatch(name, expect.value(name), facts[name])
        for name in expect
        if not same(expect.value(name), facts[name])
    ]


def _play_and_compare(table: Table, case: Case) -> list[Mismatch]:
    """Applies the plays of a case, the refused one included, and compares the facts."""
    expect = case.fields.section("expect")
    plays = case.fields.texts("plays") if "plays" in case.fields else []
    refused_at = expect.number("error_at", len(plays)) if "error" in expect else None
    for number, action in enumerate(plays):
        before = table.states.tobytes()
        try:
            table.play(action)
        except IllegalActionError as error:
            if number != refused_at:
                return [Mismatch(f"play {number} ({action})", "legal", error.refusal.code)]
            if error.refusal.code != expect.text("error"):
                return [Mismatch("error", expect.text("error"), error.refusal.code)]
            if table.states.tobytes() != before:
                return [Mismatch(f"play {number} ({action})", "nothing changed", "a changed position")]
            continue
        if number == refused_at:
            return [Mismatch("error", expect.text("error"), f"{action} was played")]
    return _compare(table, expect)


def _compare(table: Table, expect: Fields) -> list[Mismatch]:
    expect.allow((*FACTS, *REFUSED, "void"))
    found = []
    for name in expect:
        if name not in FACTS:
            continue
        wanted, got = FACTS[name](table, expect)
        if not same(wanted, got):
            found.append(Mismatch(name, wanted, got))
    return found


def _legal(table: Table, expect: Fields) -> tuple[Any, Any]:
    return sorted(expect.texts("legal")), table.game.actions(table.states[0])


def _legal_count(table: Table, expect: Fields) -> tuple[Any, Any]:
    return expect.number("legal_count"), table.game.count(table.states[0])


def _bonuses(table: Table, expect: Fields) -> tuple[Any, Any]:
    return expect.value("bonuses"), table.bonuses


def _hands(table: Table, expect: Fields) -> tuple[Any, Any]:
    hands = expect.section("hands")
    wanted = {seat: _in_order(table, hands, seat, hands.value(seat)) for seat in hands}
    held = table.position()["hands"]
    return wanted, {seat: held.get(seat) for seat in wanted}


def _table(table: Table, expect: Fields) -> tuple[Any, Any]:
    return _in_order(table, expect, "table", expect.value("table")), table.position()["table"]


def _stock_count(table: Table, expect: Fields) -> tuple[Any, Any]:
    return expect.number("stock_count"), len(table.position()["stock"])


def _pile_cards(table: Table, expect: Fields) -> tuple[Any, Any]:
    return [_in_order(table, expect, "piles", pile) for pile in _piles(expect)], table.position()["piles"]


def _stated(name: str) -> Callable[[Table, Fields], tuple[Any, Any]]:
    """Returns the comparison of a fact that the position holds under the same name."""
    return lambda table, expect: (expect.value(name), table.position()[name])


def _deal_over(table: Table, expect: Fields) -> tuple[Any, Any]:
    return expect.value("deal_over"), table.position()["over"]


def _listed_awards(table: Table, expect: Fields) -> tuple[Any, Any]:
    wanted = expect.section("awards")
    got = table.result()["awards"]
    return dict(wanted.values), {name: got.get(name) for name in wanted}


def _deal_score(table: Table, expect: Fields) -> tuple[Any, Any]:
    return expect.pair("deal_score"), table.result()["scores"]


def _deal_winner(table: Table, expect: Fields) -> tuple[Any, Any]:
    return expect.number_or_none("deal_winner", 2), table.result()["winner"]


FACTS: Mapping[str, Callable[[Table, Fields], tuple[Any, Any]]] = {
    "legal": _legal,
    "legal_count": _legal_count,
    "bonuses": _bonuses,
    "hands": _hands,
    "table": _table,
    "stock_count": _stock_count,
    "piles": _pile_cards,
    "bonus": _stated("bonus"),
    "turn": _stated("turn"),
    "last_capturer": _stated("last_capturer"),
    "deal_over": _deal_over,
    "awards": _listed_awards,
    "deal_score": _deal_score,
    "deal_winner": _deal_winner,
}
"""What a case may expect: each returns the expected and the actual value in a form to compare."""

SCHEMA = Schema(
    kinds={
        "deal": check_deal,
        "legal": check_position,
        "play": check_position,
        "score": check_score,
        "match": check_match,
        "replay": check_deal,
    },
    options=schema_options,
)


def _game(ruleset: Ruleset) -> FishingGame:
    if not isinstance(ruleset.game, FishingGame):
        raise TypeError(f"{ruleset.game.slug} is no capture game")
    return ruleset.game


def _loaded(ruleset: Ruleset, position: Mapping[str, Any], case: Case) -> Table:
    game = _game(ruleset)
    try:
        return Table(game, ruleset.options, game.load(position, ruleset.options))
    except BadPositionError as error:
        raise case.fields.error("given", str(error)) from None


def _position(given: Fields, ruleset: Ruleset) -> dict[str, Any]:
    given.allow(POSITION)
    hands = given.section("hands")
    for seat in hands:
        if type(seat) is not int or not 0 <= seat < ruleset.seats:
            raise hands.error(str(seat), f"a seat from 0 to {ruleset.seats - 1} is wanted")
    return {
        "dealer": given.number("dealer", ruleset.seats),
        "turn": given.number_or_none("turn", ruleset.seats),
        "hands": {seat: hands.checked_texts(str(seat), hands.value(seat)) for seat in hands},
        "table": given.texts("table"),
        "stock": given.texts("stock"),
        "piles": _piles(given),
        "bonus": given.pair("bonus"),
        "last_capturer": given.number_or_none("last_capturer", ruleset.seats),
        "prev": given.value("prev"),
        "over": bool(given.value("over")) if "over" in given else False,
    }


def _piles(fields: Fields) -> list[list[str]]:
    piles = fields.value("piles")
    if not isinstance(piles, list) or len(piles) != 2:
        raise fields.error("piles", "a list of cards for each of two sides is wanted")
    return [fields.checked_texts("piles", pile) for pile in piles]


def _awards(given: Fields, awards: Any) -> Mapping[str, list[int]] | None:
    if awards is None:
        return None
    if not isinstance(awards, Mapping):
        raise given.error("details", "null or the awards of a deal are wanted")
    return {str(name): given.checked_pair("details", points) for name, points in awards.items()}


def _in_order(table: Table, fields: Fields, name: str, cards: Any) -> list[str]:
    """Returns cards in canonical order, because the files' lists of cards are sets."""
    listed = fields.checked_texts(str(name), cards)
    unknown = [card for card in listed if card not in table.game.pack]
    if unknown:
        raise fields.error(str(name), f"{unknown[0]!r} is no card of {table.game.slug}")
    return table.game.pack.in_order(listed)
