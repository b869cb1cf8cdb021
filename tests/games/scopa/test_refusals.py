"""Rules, section 9: refused moves, their codes in the order of checking, and what they tell."""

from __future__ import annotations

from typing import Any

import pytest

from cardavia.games.refusals import IllegalActionError
from cardavia.games.scopa.game import GAME
from cardavia.games.scopa.refusal import PARAGRAPHS
from tests.games.scopa.positions import Position, last_play, position

CODES = [
    "bad_notation",
    "deal_over",
    "not_your_turn",
    "not_in_hand",
    "not_on_table",
    "must_capture",
    "one_card_only",
    "wrong_total",
    "must_take_equal",
    "must_take_fewest",
    "must_take_all",
]


def test_the_codes_are_those_of_the_rules_in_their_order() -> None:
    assert list(PARAGRAPHS) == CODES


@pytest.mark.parametrize(
    "action",
    [
        "",
        " ",
        "7",
        "8S",
        "7s",
        "7X",
        "7S ",
        " 7S",
        "7S\\n",
        "7Sx",
        "x7C",
        "7Sx7C+",
        "7Sx+7C",
        "7Sx3C++4D",
        "7Sx3C4D",
        "7Sx3C,4D",
        "7S+3C",
        "7Sx7Cx7D",
        "7Sx3C+3C",
        "7Sx7S",
        "7Sx7C+7S",
        "7SX7C",
        "７S",
        "pass",
    ],
)
def test_text_that_is_no_play_is_bad_notation(action: str) -> None:
    refusal = position("7S 2C", "7C 3C 4D").refusal(action.replace("\\n", "\n"))
    assert refusal.code == "bad_notation"
    assert refusal.values == {}


def test_after_the_last_play_the_deal_is_over() -> None:
    assert last_play("KS", "2C").play("KS").refusal("2C").code == "deal_over"


def test_the_other_seat_has_to_wait() -> None:
    refusal = position("7S", "2C", turn=1).refusal("7S", seat=0)
    assert refusal.code == "not_your_turn"
    assert refusal.values == {"turn": 1}


@pytest.mark.parametrize("card", ["KD", "AC"], ids=["nobody's", "the other seat's"])
def test_a_card_has_to_be_in_the_hand(card: str) -> None:
    refusal = position("7S", "2C", other="AC").refusal(card)
    assert refusal.code == "not_in_hand"
    assert refusal.values == {"card": card}


def test_taken_cards_have_to_lie_on_the_table() -> None:
    refusal = position("7S", "3C").refusal("7Sx3C+4D+AH")
    assert refusal.code == "not_on_table"
    assert refusal.values == {"cards": ["4D", "AH"]}


def test_a_card_that_can_take_must_not_be_left() -> None:
    refusal = position("7S", "3C 4D 4H").refusal("7S")
    assert refusal.code == "must_capture"
    assert refusal.values == {"card": "7S", "captures": [["3C", "4D"], ["3C", "4H"]]}


@pytest.mark.parametrize("taken", ["7C+7D", "7C+3H+4H", "7D+AC"])
def test_an_equal_card_is_taken_with_nothing_else(taken: str) -> None:
    refusal = position("7S", "7C 7D 3H 4H AC").refusal(f"7Sx{taken}")
    assert refusal.code == "one_card_only"
    assert refusal.values == {"card": "7S", "captures": [["7C"], ["7D"]]}


@pytest.mark.parametrize(("taken", "total"), [("3C", 3), ("3C+2D", 5), ("3C+4D+2D", 9)])
def test_a_sum_has_to_be_right(taken: str, total: int) -> None:
    refusal = position("7S", "3C 4D 2D").refusal(f"7Sx{taken}")
    assert refusal.code == "wrong_total"
    assert refusal.values == {"card": "7S", "value": 7, "total": total}


def test_a_wrong_total_comes_before_the_equal_card() -> None:
    assert position("7S", "7C 3C 2D").refusal("7Sx3C+2D").code == "wrong_total"


def test_a_sum_gives_way_to_an_equal_card() -> None:
    refusal = position("7S", "7C 3C 4D").refusal("7Sx3C+4D")
    assert refusal.code == "must_take_equal"
    assert refusal.values == {"card": "7S", "captures": [["7C"]]}


def test_a_large_group_gives_way_to_a_small_one() -> None:
    refusal = position("7S", "3C 4D AC 2D 5H", fewest_cards=True).refusal("7SxAC+4D+2D")
    assert refusal.code == "must_take_fewest"
    assert refusal.values == {"card": "7S", "fewest": 2, "captures": [["2D", "5H"], ["3C", "4D"]]}


@pytest.mark.parametrize(("action", "code"), [("AS", "must_capture"), ("ASx2C", "must_take_all")])
def test_an_asso_takes_all_or_nothing(action: str, code: str) -> None:
    refusal = position("AS", "2C 3D", ace="all").refusal(action)
    assert refusal.code == code
    assert refusal.values == {"card": "AS", "captures": [["2C", "3D"]]}


@pytest.mark.parametrize(
    ("before", "action", "seat", "code"),
    [
        (last_play, "8S", 1, "bad_notation"),
        (position, "8S", 0, "bad_notation"),
        (position, "KDxAS", 0, "not_your_turn"),
        (position, "KDxAS", 1, "not_in_hand"),
        (position, "7SxAS", 1, "not_on_table"),
        (position, "7Sx7C+2D", 1, "one_card_only"),
    ],
)
def test_the_first_reason_in_order_is_given(before: Any, action: str, seat: int, code: str) -> None:
    deal: Position = before("7S", "7C 2D")
    assert deal.refusal(action, seat).code == code


def test_after_the_end_every_readable_play_is_refused_as_over() -> None:
    deal = last_play("KS", "2C").play("KS")
    assert deal.refusal("KDxAS", seat=1).code == "deal_over"
    assert deal.refusal("8S", seat=1).code == "bad_notation"


def test_a_refusal_says_everything_in_its_message() -> None:
    with pytest.raises(IllegalActionError, match=r"'7Sx2C' is refused: wrong_total \(scopa-sum\)") as caught:
        GAME.read(position("7S", "2C 3D").state, None, "7Sx2C")
    assert caught.value.action == "7Sx2C"


@pytest.mark.parametrize("code", CODES)
def test_every_code_leads_to_a_paragraph_of_scopa(code: str) -> None:
    assert PARAGRAPHS[code].startswith("scopa-")
