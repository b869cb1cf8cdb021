"""The positions that cases of Ottocento tell of: States made from their fields, which are checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from cardavia.games.ottocento import cards, rules
from cardavia.games.refusals import BadPositionError
from cardavia.play.conformance.cases import Fields
from cardavia.play.ruleset import Ruleset

DEALER_CARDS = 17

MOST_POINTS = 2000
"""More points than a side can make in a deal (11)."""

SETTLED = ("piles", "tricks_won", "dealer_team", "discards", "matto_team", "matto_trick_team")
"""The fields that tell of a settlement."""


def options_of(ruleset: Ruleset) -> Any:
    """Returns the compiled record of the options."""
    return ruleset.game.blank(ruleset.options)[0].options


def named_mask(fields: Fields, name: str) -> np.uint64:
    """Returns the cards that a field names."""
    return checked_mask(fields, name, fields.texts(name))


def checked_mask(fields: Fields, name: str, listed: list[str]) -> np.uint64:
    """Returns cards that stand in a field, each of them once."""
    unknown = [card for card in listed if card not in cards.PACK]
    if unknown or len(set(listed)) < len(listed):
        raise fields.error(name, f"{(unknown or listed)[0]!r} is no card, or one stands twice")
    return cards.mask(listed)


def dealt(ruleset: Ruleset, given: Fields) -> np.recarray[Any, Any]:
    """Returns an array of one State after a deck has been dealt."""
    states = ruleset.game.blank(ruleset.options)
    try:
        ruleset.game.start(states, given.texts("deck"), given.number("dealer", rules.SEATS))
    except BadPositionError as error:
        raise given.error("deck", str(error)) from None
    return states


def undealt(ruleset: Ruleset) -> Any:
    """Returns a State with nothing but a turn: seat 0 deals."""
    state = ruleset.game.blank(ruleset.options)[0]
    rules.start(state, np.arange(rules.CARDS, dtype=np.uint8), 0)
    for seat in range(rules.SEATS):
        state.hands[seat] = 0
    return state


def discarding(ruleset: Ruleset, given: Fields) -> Any:
    """Returns a State in which the dealer discards from 17 cards."""
    state = undealt(ruleset)
    state.hands[0] = hand = named_mask(given, "hand")
    if (held := int(hand).bit_count()) != DEALER_CARDS:
        raise given.error("hand", f"the dealer discards from {DEALER_CARDS} cards, not from {held}")
    return state


def in_trick(ruleset: Ruleset, plays: Sequence[Any]) -> Any:
    """Returns a State in which cards have been played to one trick in the middle of a deal."""
    state = undealt(ruleset)
    state.phase = rules.PLAYING
    state.played = 20
    state.turn = state.leader = plays[0][0] if plays else 0
    for seat, card in plays:
        state.turn = seat
        rules.play(state, cards.mask([card]))
    return state


def after_settlement(ruleset: Ruleset, given: Fields) -> Any:
    """Returns a State after the settlement of piles; declarations and last trick where they are given."""
    state = undealt(ruleset)
    piles = given.value("piles")
    if not isinstance(piles, list) or len(piles) != 2:
        raise given.error("piles", "a list of cards for each of two sides is wanted")
    won = given.pair("tricks_won", rules.TRICKS + 1)
    for side, pile in enumerate(piles):
        state.piles[side] = checked_mask(given, "piles", given.checked_texts("piles", pile))
        state.tricks[side] = won[side]
    state.dealer = given.number("dealer_team", 2)
    state.discard = named_mask(given, "discards")
    state.matto_seat = given.number("matto_team", 2)
    state.matto_side = given.number("matto_trick_team", 2)
    if "declared" in given:
        for side, points in enumerate(given.pair("declared", MOST_POINTS)):
            state.points[side] = points
    state.leader = given.number("last_trick_team", 2) if "last_trick_team" in given else 0
    state.played = rules.PLAYS
    rules.settle(state)
    return state
