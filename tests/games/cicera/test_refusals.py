"""Rules, section 8: refused moves, their codes in the order of checking, and what they tell."""

from __future__ import annotations

from typing import Any

import pytest

from cardavia.games.cicera.refusal import PARAGRAPHS
from tests.games.cicera.positions import Position, last_play, position

CODES = [
    "bad_notation",
    "deal_over",
    "not_your_turn",
    "not_in_hand",
    "not_on_table",
    "one_card_only",
    "court_in_sum",
    "wrong_total",
]


def test_the_codes_are_those_of_the_rules_in_their_order() -> None:
    assert list(PARAGRAPHS) == CODES


@pytest.mark.parametrize("code", CODES)
def test_every_code_leads_to_a_paragraph_of_cicera(code: str) -> None:
    assert PARAGRAPHS[code].startswith("cicera-")


@pytest.mark.parametrize(
    "action",
    ["", "7", "QS", "10S", "7s", "7Sx", "x7C", "7S ", "7Sx7C+", "7Sx3C+3C", "7Sx7S", "7S+3C", "pass"],
)
def test_text_that_is_no_play_is_bad_notation(action: str) -> None:
    refusal = position("7S 2C", "7C 3C 4D").refusal(action)
    assert refusal.code == "bad_notation"
    assert refusal.values == {}


def test_after_the_last_play_the_deal_is_over() -> None:
    assert last_play("KS", "2C").play("KS").refusal("2C").code == "deal_over"


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_other_seats_have_to_wait(seat: int) -> None:
    refusal = position("7S", "2C").refusal("7S", seat)
    assert refusal.code == "not_your_turn"
    assert refusal.values == {"turn": 0}


@pytest.mark.parametrize("card", ["KD", "AC"], ids=["nobody's", "the partner's"])
def test_a_card_has_to_be_in_the_hand(card: str) -> None:
    refusal = position("7S", "2C", others={2: "AC"}).refusal(card)
    assert refusal.code == "not_in_hand"
    assert refusal.values == {"card": card}


def test_taken_cards_have_to_lie_on_the_table() -> None:
    refusal = position("7S", "3C").refusal("7Sx3C+4D+AD")
    assert refusal.code == "not_on_table"
    assert refusal.values == {"cards": ["4D", "AD"]}


@pytest.mark.parametrize("taken", ["7C+7D", "7C+3D+4D", "7D+AC", "7C+JC"])
def test_an_equal_card_is_taken_with_nothing_else(taken: str) -> None:
    refusal = position("7S", "7C 7D 3D 4D AC JC").refusal(f"7Sx{taken}")
    assert refusal.code == "one_card_only"
    assert refusal.values == {"card": "7S", "captures": [["7C"], ["7D"]]}


def test_two_equal_courts_are_not_taken_together() -> None:
    assert position("JS", "JC JD").refusal("JSxJC+JD").code == "one_card_only"


@pytest.mark.parametrize(
    ("action", "courts"), [("TSxJC+8D", ["JC"]), ("JSx7D+AC", ["JS"]), ("NSxJC+AC", ["NS", "JC"])]
)
def test_courts_are_neither_part_of_sums_nor_take_them(action: str, courts: list[str]) -> None:
    refusal = position("TS JS NS", "JC 8D 7D AC").refusal(action)
    assert refusal.code == "court_in_sum"
    assert refusal.values == {"cards": courts}


@pytest.mark.parametrize(
    ("action", "value", "total"),
    [("7Sx5B+3C", 7, 8), ("7Sx5B", 7, 5), ("7SxND", 7, 0), ("JSxND", 0, 0), ("JSx3C", 0, 3)],
)
def test_numbers_have_to_make_the_played_number(action: str, value: int, total: int) -> None:
    refusal = position("7S JS", "5B 3C ND").refusal(action)
    assert refusal.code == "wrong_total"
    assert refusal.values == {"card": action[:2], "value": value, "total": total}


@pytest.mark.parametrize(
    ("before", "action", "seat", "code"),
    [
        (last_play, "QS", 1, "bad_notation"),
        (position, "KDxAS", 1, "not_your_turn"),
        (position, "KDxAS", 0, "not_in_hand"),
        (position, "7SxAS", 0, "not_on_table"),
        (position, "7Sx7C+JD", 0, "one_card_only"),
        (position, "7Sx2D+JD", 0, "court_in_sum"),
    ],
)
def test_the_first_reason_in_order_is_given(before: Any, action: str, seat: int, code: str) -> None:
    deal: Position = before("7S", "7C 2D JD")
    assert deal.refusal(action, seat).code == code
