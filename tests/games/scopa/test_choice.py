"""Building a play card by card: what may still be added, and what is already one."""

from __future__ import annotations

import pytest

from cardavia.games.scopa.game import GAME
from tests.games.scopa.positions import last_play, position


def test_at_first_every_hand_card_and_everything_that_can_be_taken_may_be_chosen() -> None:
    choice = position("7S KD", "3C 4D QH").choice()
    assert choice.hand == ["KD", "7S"]
    assert choice.table == ["3C", "4D"]
    assert choice.action is None
    assert choice.total is None


def test_a_chosen_card_leaves_what_it_can_take() -> None:
    choice = position("7S 4C", "3C 4D QH").choice("7S")
    assert choice.hand == []
    assert choice.table == ["3C", "4D"]
    assert choice.action is None


def test_a_chosen_table_card_leaves_the_groups_that_hold_it() -> None:
    choice = position("7S KD", "3C 4D 2D 5H").choice("7S", "3C")
    assert choice.table == ["4D"]
    assert choice.total == 3
    assert choice.action is None


def test_a_complete_group_is_an_action() -> None:
    choice = position("7S", "3D 4C").choice("7S", "3D 4C")
    assert choice.action == "7Sx4C+3D"
    assert choice.total == 7
    assert (choice.hand, choice.table) == ([], [])


def test_a_card_that_takes_nothing_is_an_action_at_once() -> None:
    assert position("KS 2C", "7D AD").choice("KS").action == "KS"


def test_table_cards_may_come_first() -> None:
    choice = position("7S 3H", "3C 4D").choice("", "3C")
    assert choice.hand == ["3H", "7S"]
    assert choice.table == ["4D"]
    assert choice.action is None


def test_table_cards_that_nobody_can_take_lead_nowhere() -> None:
    choice = position("7S", "3C 4D QH").choice("", "QH")
    assert (choice.hand, choice.table, choice.action) == ([], [], None)
    assert choice.total == 9


def test_cards_without_a_played_card_are_no_action() -> None:
    assert position("7S", "7C").choice("", "7C").action is None


@pytest.mark.parametrize(
    ("hand", "table", "code"),
    [
        ("KD", "", "not_in_hand"),
        ("7S", "QC", "not_on_table"),
        ("7S", "2D", "wrong_total"),
        ("7S 2C", "", "bad_notation"),
        ("8S", "", "bad_notation"),
        ("", "8S", "bad_notation"),
        ("7S", "3C 3C", "bad_notation"),
        ("", "3C 3C", "bad_notation"),
        ("7S", "7S", "bad_notation"),
    ],
)
def test_a_choice_that_leads_nowhere_is_refused_with_its_reason(hand: str, table: str, code: str) -> None:
    deal = position("7S 2C", "3C 4D 2D", other="KD AC")
    assert deal.refused_choice(hand, table) == code


def test_nothing_may_be_chosen_after_the_end() -> None:
    assert last_play("KS", "2C").play("KS").refused_choice("2C", "") == "deal_over"


def test_what_takes_exactly_the_chosen_cards_is_offered_first() -> None:
    choice = position("7S QD", "3C 4D 2H").choice("", "3C 4D")
    assert [offer.action for offer in choice.offers] == ["7Sx3C+4D", "QDx3C+4D+2H"]
    assert choice.reached == 2


def test_more_cards_are_offered_before_fewer_and_valuable_ones_before_plain_ones() -> None:
    choice = position("QS", "4D 5H 4C 5C AC 3S").choice("QS")
    assert choice.offers[0].taken == ["AC", "4C", "4D"]
    assert choice.offers[-1].taken == ["4C", "5C"]


def test_a_sweep_is_offered_first_with_its_bonus() -> None:
    first, *others = position("KS 4D", "3C 3D 2H 2S").choice().offers
    assert (first.action, first.bonuses) == ("KSx3C+3D+2H+2S", ["scopa"])
    assert all(other.bonuses == [] for other in others)


def test_of_very_many_captures_six_are_offered_and_all_are_counted() -> None:
    table = "AC AD AH AS 2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 4S 5C 5D"
    deal = position("KS", table)
    choice = deal.choice("KS")
    assert len(choice.offers) == 6
    assert choice.reached == GAME.count(deal.state) > 500
