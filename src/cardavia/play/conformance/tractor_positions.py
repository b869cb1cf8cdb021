"""The positions that cases of Shengji tell of: States made from their fields, which are checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from cardavia.games.shengji import cards, ladder, rules, tricks
from cardavia.games.shengji.game import Shengji
from cardavia.games.shengji.notation import read_action
from cardavia.games.shengji.records import HAND, KITTY, PLAY, PLAYING, SEATS
from cardavia.play.conformance.cases import Fields
from cardavia.play.ruleset import Ruleset

FOLLOWER = 1
"""The seat that answers the lead of seat 0 in cases about one hand."""


def blank(ruleset: Ruleset, given: Fields) -> Any:
    """Returns a State without a deal; a case of another game than Shengji is a fault."""
    if not isinstance(ruleset.game, Shengji):
        raise given.error("game", "the cases of this layout are those of Shengji")
    return ruleset.game.blank(ruleset.options)[0]


def begin(state: Any, starter: int, level: int) -> None:
    """Deals nothing: the calling begins, and every hand is empty."""
    rules.start(state, np.array(list(range(len(cards.FACES))) * 2, np.uint8), starter)
    state.level = level
    state.hands[:] = 0


def deal_hands(state: Any, given: Fields) -> None:
    """Gives the seats their hands, which may be a part of what they would hold."""
    hands = given.texts("hands")
    if len(hands) != SEATS:
        raise given.error("hands", f"{SEATS} hands are wanted, not {len(hands)}")
    for seat, hand in enumerate(hands):
        state.hands[seat] = listed_planes(given, "hands", hand.split())


def kitty_faces(given: Fields) -> list[int]:
    """Returns the faces of the kitty in order."""
    named = given.text("kitty").split()
    listed_planes(given, "kitty", named)
    if len(named) != KITTY:
        raise given.error("kitty", f"{KITTY} cards are wanted, not {len(named)}")
    return [cards.PLACES[card] for card in named]


def level_of(given: Fields) -> int:
    """Returns the level that a case names, the 2 as 0."""
    level = given.text("level")
    if level not in cards.RANKS or len(level) != 1:
        raise given.error("level", f"one of {' '.join(cards.RANKS)} is wanted")
    return cards.RANKS.index(level)


def with_trumps(ruleset: Ruleset, given: Fields, others: Sequence[str]) -> Any:
    """Returns a State in play with trumps named and empty hands; checks the fields of a case."""
    given.allow(("level", "trump", "options", *others))
    state = blank(ruleset, given)
    begin(state, 0, level_of(given))
    if given.text("trump") not in cards.TRUMPS:
        raise given.error("trump", f"one of {' '.join(cards.TRUMPS)} is wanted")
    ladder.name_trump(state, cards.TRUMPS.index(given.text("trump")))
    state.phase, state.turn = PLAYING, 0
    return state


def to_lead(ruleset: Ruleset, given: Fields, others: Sequence[str]) -> Any:
    """Returns a State in which seat 0 leads from a hand."""
    state = with_trumps(ruleset, given, ("hand", *others))
    state.hands[0] = named_planes(given, "hand")
    return state


def facing_lead(ruleset: Ruleset, given: Fields, others: Sequence[str]) -> Any:
    """Returns a State in which the FOLLOWER has to answer a lead from a hand."""
    state = with_trumps(ruleset, given, ("hand", "lead", *others))
    one, two = action_planes(given, "lead", given.text("lead"))
    state.hands[0] = one | spare(one), two
    tricks.lead(state, one, two)
    state.hands[FOLLOWER] = named_planes(given, "hand")
    return state


def spare(one: np.uint64) -> np.uint64:
    """Returns a face that is not among some others."""
    return next(np.uint64(1 << place) for place in range(54) if not int(one) >> place & 1)


def named_planes(fields: Fields, name: str) -> cards.Planes:
    """Returns the cards that a field names."""
    return listed_planes(fields, name, fields.text(name).split())


def listed_planes(fields: Fields, name: str, listed: Sequence[str]) -> cards.Planes:
    """Returns cards that stand in a field, no more of them than a hand has."""
    if len(listed) > HAND:
        raise fields.error(name, f"at most {HAND} cards are wanted, not {len(listed)}")
    unknown = [card for card in listed if card not in cards.PACK]
    if unknown:
        raise fields.error(name, f"{unknown[0]!r} is no card of Shengji")
    try:
        return cards.planes(listed)
    except ValueError as error:
        raise fields.error(name, str(error)) from None


def action_planes(fields: Fields, name: str, action: str) -> cards.Planes:
    """Returns the cards of a play that stands in a field."""
    said = read_action(action)
    if said is None or said.kind != PLAY:
        raise fields.error(name, f"{action!r} is no play of cards")
    return listed_planes(fields, name, said.cards)
