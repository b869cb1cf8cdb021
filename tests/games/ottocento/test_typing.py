"""Typed play: however an action is typed, the one that is meant is found, and nothing is guessed."""

from __future__ import annotations

import pytest

from cardavia.play import typing
from cardavia.play.typing import TypedPlayError
from tests.games.ottocento.deals import dealt, play
from tests.games.ottocento.test_declarations import KINGS, NOTHING


@pytest.mark.parametrize(
    "text",
    ["discard ts 9c", "discard TS+9C", "discard 9c, ts", "DISCARD  9c ts", "disc ts9c", "discard 10s 9c"],
)
def test_a_discard_is_typed_with_its_cards_in_any_order(text: str) -> None:
    assert typing.meant(dealt({3: "TS 9C"}, dealer=3), 3, text) == "discard TS+9C"


@pytest.mark.parametrize(("text", "action"), [("declare", "declare"), ("dec", "declare"), ("s", "skip")])
def test_a_declaration_is_typed_by_its_verb_or_a_beginning_of_it(text: str, action: str) -> None:
    deal = play(dealt({0: KINGS, 3: "TC TD"}, dealer=3), "discard TC+TD")
    assert typing.meant(deal, 0, text) == action


@pytest.mark.parametrize(
    ("text", "action"), [("qs", "QS"), (" JS ", "JS"), ("ts", "TS"), ("10s", "TS"), ("as", "AS")]
)
def test_a_card_is_typed_as_it_is_written(text: str, action: str) -> None:
    deal = play(dealt({0: KINGS, 1: NOTHING, 3: "TC TD"}, dealer=3), "discard TC+TD", "skip", "7S")
    assert typing.meant(deal, 1, text) == action


@pytest.mark.parametrize(("text", "action"), [("t16", "T16"), ("T9", "T9"), ("t5", "T5"), ("m1", "M1")])
def test_a_trump_is_typed_with_its_number(text: str, action: str) -> None:
    deal = play(dealt({0: NOTHING, 3: "TC TD"}, dealer=3), "discard TC+TD")
    assert typing.meant(deal, 0, text) == action


@pytest.mark.parametrize(
    ("text", "code"),
    [("qb", "must_follow"), ("kd", "not_in_hand"), ("skip", "nothing_to_declare"), ("pass", "bad_notation")],
)
def test_what_is_illegal_is_refused_with_its_reason(text: str, code: str) -> None:
    deal = play(dealt({0: KINGS, 1: NOTHING, 3: "TC TD"}, dealer=3), "discard TC+TD", "skip", "7S")
    with pytest.raises(TypedPlayError) as caught:
        typing.meant(deal, 1, text)
    assert caught.value.code == code


def test_a_discard_without_its_cards_is_not_guessed() -> None:
    with pytest.raises(TypedPlayError):
        typing.meant(dealt({3: "TS 9C"}, dealer=3), 3, "discard")
