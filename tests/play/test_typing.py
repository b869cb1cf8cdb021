"""Typed play: leniently read, never guessed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.cards import Pack
from cardavia.games.contract import LISTED
from cardavia.games.scopa.cards import PACK
from cardavia.play.deal import Deal
from cardavia.play.ruleset import Ruleset
from cardavia.play.typing import Reading, TypedPlayError, meant, read, spellings

LEGAL = ["2Hx2D", "4CxAD+3D", "4CxAD+3S", "7S"]
TAROT = Pack(("KS", "TS", "9S", "TB", "AB", "T16", "T10", "T9", "T5", "M1", "BEG", "MAT"))
FOUR_LEGAL = ["5S+5S", "6S", "bury 5S+6S", "call 2S", "call 2S+2S", "pass"]


@pytest.mark.parametrize(
    "text",
    [
        "4CxAD+3D",
        "4cxad+3d",
        "4c x 3d ad",
        "4c x 3d, ad",
        "4cx3dad",
        "4c × 3d ad",
        " 4c  3d  ad ",
        "4c x 3d & ad",
    ],
)
def test_a_capture_may_be_typed_in_many_ways(text: str) -> None:
    assert read(text, LEGAL, PACK).action == "4CxAD+3D"


@pytest.mark.parametrize("text", ["7S", "7s", " 7s ", "7s+"])
def test_a_bare_card_is_played_without_taking(text: str) -> None:
    assert read(text, LEGAL, PACK).action == "7S"


def test_a_bare_card_that_has_to_take_is_answered_with_what_it_takes() -> None:
    assert read("2h", LEGAL, PACK) == Reading(None, ("2Hx2D",), ("2H",))


def test_a_bare_card_that_could_take_in_two_ways_is_not_guessed() -> None:
    assert read("4c", LEGAL, PACK) == Reading(None, ("4CxAD+3D", "4CxAD+3S"), ("4C",))


def test_a_bare_card_is_left_although_it_could_take_where_both_are_legal() -> None:
    assert read("7s", ["7S", "7SxAC"], PACK).action == "7S"


def test_half_a_capture_is_not_completed() -> None:
    assert read("4c x 3d", LEGAL, PACK) == Reading(None, ("4CxAD+3D", "4CxAD+3S"), ("4Cx3D",))


def test_a_wrong_capture_is_answered_with_what_the_card_may_do() -> None:
    assert read("7s x 2d", LEGAL, PACK) == Reading(None, ("7S",), ("7Sx2D",))


def test_a_card_that_is_not_held_spells_an_action_all_the_same() -> None:
    assert read("kh", LEGAL, PACK) == Reading(None, (), ("KH",))


@pytest.mark.parametrize(
    "text", ["", "  ", "x", "7", "8s", "7s x", "x 7s", "7s x 2d x 3d", "hello", "ß", "7s" * 101]
)
def test_what_is_no_action_spells_nothing(text: str) -> None:
    assert read(text, LEGAL, PACK) == Reading(None, (), ())


@pytest.mark.parametrize("text", ["5s 5s", "5S+5S", "5s5s"])
def test_two_copies_of_a_card_are_played_together(text: str) -> None:
    assert read(text, FOUR_LEGAL, PACK).action == "5S+5S"


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("pass", "pass"),
        ("PASS", "pass"),
        ("c 2s", "call 2S"),
        ("call 2s 2s", "call 2S+2S"),
        ("bury 6s 5s", "bury 5S+6S"),
    ],
)
def test_verbs_may_be_shortened(text: str, action: str) -> None:
    assert read(text, FOUR_LEGAL, PACK).action == action


def test_a_verb_without_its_cards_is_answered_with_its_actions() -> None:
    assert read("call", FOUR_LEGAL, PACK).near == ("call 2S", "call 2S+2S")


def test_a_beginning_of_two_verbs_is_none() -> None:
    assert spellings("d ts", TAROT) == []


@pytest.mark.parametrize(
    ("text", "card"),
    [("10s", "TS"), ("ts", "TS"), ("t10", "T10"), ("t16", "T16"), ("mat", "MAT"), ("m1", "M1")],
)
def test_tens_and_trumps_are_kept_apart(text: str, card: str) -> None:
    assert spellings(text, TAROT) == [card]


def test_cards_of_unequal_length_may_stand_without_gaps() -> None:
    assert spellings("discard 10st9", TAROT) == ["discard TS+T9"]
    assert spellings("t16mat9s", TAROT)[0] == "9S+T16+MAT"


@pytest.mark.parametrize("action", LEGAL)
def test_every_canonical_action_is_read_as_itself(action: str) -> None:
    assert read(action, LEGAL, PACK).action == action


@given(st.text(max_size=30) | st.text(alphabet="7sSxX +2hd4caAD3", max_size=14))
def test_any_text_means_a_legal_action_or_none(text: str) -> None:
    reading = read(text, LEGAL, PACK)
    assert reading.action is None or reading.action in LEGAL
    assert set(reading.near) <= set(LEGAL)


HAND = "7S 6S 2C 6H 4H 6C 7D 7C JC KS"
"""Seat 1 holds 7S 2C 4H; 7D 7C JC KS lie on the table."""


def refused(text: str, seat: int = 1) -> TypedPlayError:
    """Returns why a typed text is no action of a seat, which has to leave the deal as it is."""
    given = HAND.split()
    deal = Ruleset.of("scopa").deal(deck=given + [card for card in PACK.ids if card not in given])
    before = deal.observation(seat)
    with pytest.raises(TypedPlayError) as caught:
        meant(deal, seat, text)
    assert deal.observation(seat) == before
    return caught.value


def test_a_typed_text_plays_the_one_action_that_it_means() -> None:
    given = HAND.split()
    deal = Ruleset.of("scopa").deal(deck=given + [card for card in PACK.ids if card not in given])
    assert meant(deal, 1, "7s x 7d") == "7Sx7D"
    assert meant(deal, 1, "2c") == "2C"


def test_a_card_that_takes_in_two_ways_is_answered_with_both() -> None:
    answer = refused("7s")
    assert (answer.code, answer.rule) == ("ambiguous", None)
    assert answer.values == {"readings": ["7Sx7C", "7Sx7D"]}


def test_an_illegal_text_is_answered_with_the_reason_and_what_the_card_may_do() -> None:
    answer = refused("7s x js")
    assert (answer.code, answer.rule) == ("not_on_table", "scopa-turn")
    assert answer.values == {"cards": ["JS"], "readings": ["7Sx7C", "7Sx7D"]}


def test_a_wrong_sum_is_answered_with_its_total() -> None:
    answer = refused("4h x 7c jc")
    assert answer.code == "wrong_total"
    assert answer.values == {"card": "4H", "value": 4, "total": 15, "readings": ["4H"]}


def test_a_card_held_by_nobody_here_has_no_readings() -> None:
    assert refused("kd").values == {"card": "KD", "readings": []}


@pytest.mark.parametrize("text", ["hello", "7", "x", "?"])
def test_what_is_no_action_is_no_notation(text: str) -> None:
    assert refused(text).code == "bad_notation"


def test_who_is_not_to_act_learns_nothing_of_what_is_legal() -> None:
    answer = refused("7s", seat=0)
    assert answer.code == "not_your_turn"
    assert answer.values["readings"] == []


def reached(game: str, verb: str) -> Deal:
    """Returns a deal in which the seat to act can do nothing with cards but what a verb says."""
    deal = Ruleset.of(game).deal(seed=1)
    while deal.count() <= LISTED and not any(action.startswith(verb) for action in deal.legal_actions()):
        deal.play("pass")
    return deal


@pytest.mark.parametrize(("game", "verb"), [("shengji", "call"), ("ottocento", "discard")])
def test_cards_are_enough_where_only_one_thing_can_be_done_with_them(game: str, verb: str) -> None:
    deal = reached(game, verb)
    action = next(action for action in deal.legal_actions() if action.startswith(verb))
    assert deal.turn is not None
    assert meant(deal, deal.turn, action.removeprefix(f"{verb} ").replace("+", " ").lower()) == action


def test_eight_cards_are_buried_without_the_word_and_seven_are_not() -> None:
    deal = reached("shengji", "bury")
    assert deal.turn is not None
    buried = deal.action_at(0)
    eight = buried.removeprefix("bury ").split("+")
    assert meant(deal, deal.turn, " ".join(eight)) == buried
    with pytest.raises(TypedPlayError) as caught:
        meant(deal, deal.turn, " ".join(eight[:7]))
    assert caught.value.values["readings"] == []
