"""Rules, section 3: the turn."""

from __future__ import annotations

import pytest

from tests.games.cicera.positions import captures, position


def test_a_seven_takes_the_seven_or_three_and_four_or_stays() -> None:
    assert position("7S", "7D 3C 4B").legal() == ["7S", "7Sx4B+3C", "7Sx7D"]


def test_a_card_may_be_left_although_it_could_capture() -> None:
    assert position("7S", "7D").legal() == ["7S", "7Sx7D"]


def test_a_card_that_captures_nothing_is_left() -> None:
    assert position("9S", "2C 3D").legal() == ["9S"]


def test_of_several_equal_cards_one_is_taken() -> None:
    assert captures("5S", "5B 5C 5D") == ["5B", "5C", "5D"]


def test_a_court_takes_a_court_of_its_rank_and_nothing_else() -> None:
    assert captures("JS", "JC NC KC 8D AD 7B") == ["JC"]


@pytest.mark.parametrize(("card", "table"), [("NS", "8C AD"), ("JS", "7C AD"), ("KS", "9C AD"), ("KS", "TC")])
def test_a_court_takes_no_sum_and_no_number(card: str, table: str) -> None:
    assert captures(card, table) == []


@pytest.mark.parametrize("table", ["JC 2D", "NC AD", "JC", "KC"])
def test_courts_are_part_of_no_sum(table: str) -> None:
    assert captures("TS", table) == []


def test_eight_nine_and_ten_are_numbers() -> None:
    assert captures("TS", "8C 2B 9D AB") == ["2B+8C", "AB+9D"]


def test_every_sum_may_be_taken_large_or_small_beside_an_equal_card() -> None:
    assert captures("TS", "TC 7D 3B 4C AC 2D") == ["3B+7D", "3B+AC+4C+2D", "AC+2D+7D", "TC"]


def test_equal_numbers_make_different_groups() -> None:
    assert captures("8S", "4B 4C 4D") == ["4B+4C", "4B+4D", "4C+4D"]


def test_an_asso_takes_an_asso_alone() -> None:
    assert captures("AS", "AC 2D") == ["AC"]


def test_a_two_takes_two_assi() -> None:
    assert captures("2S", "AB AC AD") == ["AB+AC", "AB+AD", "AC+AD"]


def test_one_card_of_less_value_is_no_group() -> None:
    assert captures("5S", "4C KD") == []


def test_on_an_empty_table_every_card_is_left() -> None:
    assert position("2S JS KB").legal() == ["2S", "JS", "KB"]


def test_a_capture_goes_to_the_side_and_makes_the_last_capturer() -> None:
    deal = position("7S 2C", "3D 4D JC", turn=2, dealer=1, piles={0: "AB"}, last_capturer=1).play("7Sx3D+4D")
    assert {"AB", "7S", "3D", "4D"} <= deal.pile(0)
    assert deal.table == {"JC"}
    assert deal.hand(2) == {"2C"}
    assert deal.last_capturer == 2


def test_partners_have_one_pile() -> None:
    deal = position("7S AB", "7D KD", others={1: "9B 9C", 2: "KS AC", 3: "2B 3B"}, piles={1: ""})
    deal.play("7Sx7D", "9B", "KSxKD")
    assert {"7S", "7D", "KS", "KD"} <= deal.pile(0)
    assert deal.pile(1) == set()


def test_a_left_card_stays_on_the_table_and_the_last_capturer_stays() -> None:
    deal = position("KS 2C", "3D 4D", last_capturer=3).play("KS")
    assert deal.table == {"3D", "4D", "KS"}
    assert deal.last_capturer == 3


@pytest.mark.parametrize(("turn", "following"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_the_turn_passes_to_the_right(turn: int, following: int) -> None:
    assert position("KS 2C", "3D", turn=turn, dealer=(turn + 3) % 4).play("KS").turn == following
