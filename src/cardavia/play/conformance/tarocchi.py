"""Checks the conformance cases of Ottocento (the head of their file explains the layout)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

from cardavia.games.ottocento import cards, combinations, rules, scoring
from cardavia.games.ottocento.game import Ottocento
from cardavia.games.ottocento.records import CONTATORI
from cardavia.games.refusals import IllegalActionError
from cardavia.play.conformance.cases import Case, Fields
from cardavia.play.conformance.runner import Mismatch, Schema, same
from cardavia.play.conformance.tarocchi_positions import (
    MOST_POINTS,
    SETTLED,
    after_settlement,
    checked_mask,
    dealt,
    discarding,
    in_trick,
    named_mask,
    options_of,
)
from cardavia.play.ruleset import Ruleset

VERSION = "ottocento-cases/1"

SETS = ("tarocchi", "kings", "queens", "knights", "jacks")
SEQUENCES = ("grande", "spade", "bastoni", "coppe", "denari", "aces", "moors")

PARTS = {"card_points": "card_points", "captured_sets": "sets", "captured_sequences": "sequences"}
"""Names of the parts of a deal in the cases, and in results."""

Facts = Mapping[str, Any]


def schema_options(case: Case) -> Fields | None:
    """Returns the switches of a case."""
    return case.fields.section("options") if "options" in case.fields else None


def deck(ruleset: Ruleset, given: Fields) -> Facts:
    """Returns the pack in canonical order."""
    given.allow(("order",))
    ids = list(ruleset.game.pack.ids)
    return {"count": len(ids), "order": ids}


def deal(ruleset: Ruleset, given: Fields) -> Facts:
    """Returns the hands that a deck makes."""
    given.allow(("deck", "dealer"))
    return {"hands": [cards.listed(hand) for hand in dealt(ruleset, given)[0].hands]}


def discard(ruleset: Ruleset, given: Fields) -> Facts:
    """Returns whether the dealer may discard some cards of the own 17."""
    given.allow(("hand", "discard"))
    state, chosen = discarding(ruleset, given), given.texts("discard")
    # The same card twice is a wrong discard, a word that is no card a fault of the case.
    checked_mask(given, "discard", list(dict.fromkeys(chosen)))
    try:
        ruleset.game.read(state, 0, f"discard {'+'.join(chosen)}")
    except IllegalActionError:
        return {"legal": False}
    return {"legal": True}


def discard_count(ruleset: Ruleset, given: Fields) -> Facts:
    """Returns how many pairs the dealer may discard, both listed and counted."""
    given.allow(("hand",))
    state = discarding(ruleset, given)
    listed, counted = len(ruleset.game.actions(state)), ruleset.game.count(state)
    return {"options": listed if listed == counted else [listed, counted]}


def legal_plays(ruleset: Ruleset, given: Fields) -> Facts:
    """Returns the cards of a hand that may be played to a trick."""
    given.allow(("hand", "table"))
    hand, table = given.texts("hand"), given.texts("table")
    checked_mask(given, "table", [*hand, *table])
    if len(table) >= rules.SEATS:
        raise given.error("table", f"fewer than four cards lie in a trick, not {len(table)}")
    state = in_trick(ruleset, list(enumerate(table)))
    state.hands[len(table)] = cards.mask(hand)
    return {"legal": ruleset.game.actions(state)}


def trick(ruleset: Ruleset, given: Fields) -> Facts:
    """Returns who wins a trick, and what suit was led."""
    given.allow(("plays",))
    plays = given.value("plays")
    if not isinstance(plays, list) or len(plays) != rules.SEATS or not all(map(_is_play, plays)):
        raise given.error("plays", "four pairs of a seat and a card are wanted")
    if any((left[0] + 1) % rules.SEATS != right[0] for left, right in pairwise(plays)):
        raise given.error("plays", "four seats in turn are wanted")
    checked_mask(given, "plays", [card for _, card in plays])
    # The suit lies open until the fourth card ends the trick.
    state = in_trick(ruleset, plays[:3])
    led = [cards.suit_of(card) for card in cards.PACK.ids if cards.mask([card]) & state.led]
    state = in_trick(ruleset, plays)
    return {"winner": int(state.leader), "led": led[0] if led else None}


def card_points(ruleset: Ruleset, given: Fields) -> Facts:
    """Returns the card points of a pile."""
    del ruleset
    given.allow(("cards",))
    return {"points": _halved(int(scoring.half_points(named_mask(given, "cards"))))}


def sets(ruleset: Ruleset, given: Fields) -> Facts:
    """Returns the sets of a pile."""
    del ruleset
    given.allow(("cards",))
    pile = named_mask(given, "cards")
    found = {
        name: int(combinations.set_of(held, combinations.SET_POINTS[kind]))
        for kind, name in enumerate(SETS)
        if (held := combinations.set_cards(pile, kind))
    }
    return _multiplied("sets", found, sum(found.values()), int(combinations.set_points(pile)))


def sequences(ruleset: Ruleset, given: Fields) -> Facts:
    """Returns the sequences of a pile."""
    given.allow(("cards",))
    pile, real_five = named_mask(given, "cards"), options_of(ruleset).real_five
    fill = int(pile & CONTATORI).bit_count()
    found = {
        name: int(held).bit_count() + fill
        for kind, name in enumerate(SEQUENCES)
        if (held := combinations.sequence_cards(pile, kind, real_five))
    }
    plain = sum(5 * length - 5 for length in found.values())
    return _multiplied("sequences", found, plain, int(combinations.sequence_points(pile, real_five)))


def declaration(ruleset: Ruleset, given: Fields) -> Facts:
    """Returns what a hand may declare, and what becomes public by it."""
    given.allow(("hand",))
    hand, options = named_mask(given, "hand"), options_of(ruleset)
    return {
        "available": bool(rules.has_any(hand)),
        "points": int(scoring.declared_points(hand, options)),
        "revealed": cards.listed(combinations.shown(hand, options.real_five)),
    }


def settlement(ruleset: Ruleset, given: Fields) -> Facts:
    """Returns where the discard, the Matto and the card paid for it go."""
    given.allow(SETTLED)
    state = after_settlement(ruleset, given)
    result = ruleset.game.result(state, {"match_scores": [0, 0]}, ruleset.options)
    discarded = cards.mask(given.texts("discards"))
    holders = [side for side in range(2) if state.piles[side] & discarded & ~state.payment]
    return {
        "matto": result["matto"],
        "gave": result["gave"],
        "discards_to": holders[0] if holders else None,
        "sizes": [int(pile).bit_count() for pile in state.piles],
    }


def final(ruleset: Ruleset, given: Fields) -> Facts:
    """Returns the points of a finished deal."""
    given.allow((*SETTLED, "declared", "last_trick_team"))
    state = after_settlement(ruleset, given)
    result = ruleset.game.result(state, {"match_scores": [0, 0]}, ruleset.options)
    parts = {name: result[row] for name, row in PARTS.items()}
    return {**parts, "totals": result["total"], "winner": result["winner"]}


def game(ruleset: Ruleset, given: Fields) -> Facts:
    """Returns the outcome of a deal that is played from its deck."""
    given.allow(("deck", "dealer", "moves"))
    states = dealt(ruleset, given)
    state = states[0]
    for number, action in enumerate(given.texts("moves")):
        try:
            rules.apply(state, ruleset.game.read(state, None, action)[0])
        except IllegalActionError as error:
            return {"moves": f"move {number} ({action}): {error.refusal.code}"}
    if not rules.is_over(state):
        return {"moves": f"seat {int(rules.actor(state))} is to act after the last move"}
    result = ruleset.game.result(state, {"match_scores": [0, 0]}, ruleset.options)
    return {
        "declared": result["declarations"],
        "tricks_won": result["tricks"],
        "last_trick_winner": int(state.leader),
        "matto": result["matto"],
        "gave": result["gave"],
        **{name: result[row] for name, row in PARTS.items()},
        "totals": result["total"],
        "winner": result["winner"],
    }


def match(ruleset: Ruleset, given: Fields) -> Facts:
    """Feeds the scores of deals to the rules of the match."""
    given.allow(("deals",))
    found = ruleset.game
    assert isinstance(found, Ottocento)
    context = found.first_context(ruleset.options)
    facts: dict[str, Any] = {"match_over": False}
    deals = given.value("deals")
    if not isinstance(deals, list):
        raise given.error("deals", "a list is wanted")
    for entry in deals:
        if facts["match_over"]:
            raise given.error("deals", f"the match was over at {facts['totals']}, and a deal follows")
        settled = found.settle(context, given.checked_pair("deals", entry, MOST_POINTS), ruleset.options)
        context = found.next_context(context, {"match_scores": list(settled.totals)})
        facts = {"totals": list(settled.totals), "match_over": settled.over, "winner": settled.winner}
    return facts


def _check(facts: Callable[[Ruleset, Fields], Facts]) -> Callable[[Ruleset, Case], list[Mismatch]]:
    """Returns the check that a case expects exactly what the rules find for it."""

    def check(ruleset: Ruleset, case: Case) -> list[Mismatch]:
        expect = case.fields.section("expect")
        got = facts(ruleset, case.fields.section("in"))
        wanted = {str(name): expect.value(name) for name in expect}
        return [
            Mismatch(name, wanted.get(name, "nothing"), got.get(name, "nothing"))
            for name in {**wanted, **got}
            if name not in wanted or name not in got or not same(wanted[name], got[name])
        ]

    return check


KINDS = (
    deck,
    deal,
    discard,
    discard_count,
    legal_plays,
    trick,
    card_points,
    sets,
    sequences,
    declaration,
    settlement,
    final,
    game,
    match,
)

SCHEMA = Schema(
    kinds={facts.__name__: _check(facts) for facts in KINDS}, options=schema_options, version=VERSION
)


def _multiplied(kind: str, found: Mapping[str, int], plain: int, total: int) -> Facts:
    multiplier = 2 if len(found) >= 3 else 1
    return {kind: found, "multiplier": multiplier, "total": total if total == plain * multiplier else -total}


def _is_play(play: Any) -> bool:
    return (
        isinstance(play, list)
        and len(play) == 2
        and type(play[0]) is int
        and play[0] in range(rules.SEATS)
        and isinstance(play[1], str)
    )


def _halved(halves: int) -> int | float:
    return halves // 2 if halves % 2 == 0 else halves / 2
