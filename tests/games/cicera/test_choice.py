"""Building a play card by card: what may still be added, and what is already one."""

from __future__ import annotations

import pytest

from cardavia.games.cicera.game import GAME
from cardavia.games.refusals import IllegalActionError
from cardavia.kernel import INTERPRETED
from tests.games.cicera.positions import DECK, dealt, last_play, position


def test_at_first_every_hand_card_and_everything_that_can_be_taken_may_be_chosen() -> None:
    choice = position("7S KD 9C", "3C 4D NB").choice()
    assert choice.hand == ["9C", "KD", "7S"]
    assert choice.table == ["3C", "4D"]
    assert choice.action is None
    assert choice.total is None


def test_a_chosen_card_is_a_play_at_once_and_leaves_what_it_can_take() -> None:
    choice = position("7S 4C", "3C 4D 7D NB").choice("7S")
    assert choice.action == "7S"
    assert choice.table == ["3C", "4D", "7D"]
    assert choice.hand == []


def test_an_equal_card_ends_the_choice() -> None:
    choice = position("7S", "3C 4D 7D").choice("7S", "7D")
    assert choice.action == "7Sx7D"
    assert (choice.hand, choice.table) == ([], [])


def test_a_chosen_table_card_leaves_the_groups_that_hold_it() -> None:
    choice = position("7S KD", "3C 4D 2D 5B 7D").choice("7S", "3C")
    assert choice.table == ["4D"]
    assert choice.total == 3
    assert choice.action is None


def test_a_group_grows_card_by_card() -> None:
    deal = position("9S", "2B 3C 4D 2D 5B")
    assert deal.choice("9S", "2B").table == ["5B", "3C", "2D", "4D"]
    assert deal.choice("9S", "2B 3C").table == ["4D"]
    assert deal.choice("9S", "2B 2D").table == ["5B"]
    assert deal.choice("9S", "2B 3C 4D").action == "9Sx2B+3C+4D"


def test_table_cards_may_come_first() -> None:
    choice = position("7S 3D JB", "3C 4D").choice("", "3C")
    assert choice.hand == ["3D", "7S"]
    assert choice.table == ["4D"]
    assert choice.action is None


def test_courts_have_no_total() -> None:
    choice = position("JS KD", "JC 4D").choice("", "JC")
    assert choice.hand == ["JS"]
    assert choice.table == []
    assert choice.total is None


def test_table_cards_that_no_card_can_take_lead_nowhere() -> None:
    choice = position("7S", "3C KD").choice("", "KD")
    assert (choice.hand, choice.table, choice.action) == ([], [], None)


@pytest.mark.parametrize(
    ("hand", "table", "code"),
    [
        ("KD", "", "not_in_hand"),
        ("7S", "NC", "not_on_table"),
        ("7S", "2D", "wrong_total"),
        ("7S", "4D 4B", "wrong_total"),
        ("7S", "7D 3C", "one_card_only"),
        ("7S", "3C JD", "court_in_sum"),
        ("7S 2C", "", "bad_notation"),
        ("QS", "", "bad_notation"),
        ("", "QS", "bad_notation"),
        ("7S", "3C 3C", "bad_notation"),
        ("7S", "7S", "bad_notation"),
    ],
)
def test_a_choice_that_leads_nowhere_is_refused_with_its_reason(hand: str, table: str, code: str) -> None:
    deal = position("7S 2C", "3C 4D 4B 2D 7D JD", others={1: "KD AC"})
    assert deal.refused_choice(hand, table) == code


def test_nothing_may_be_chosen_after_the_end() -> None:
    assert last_play("KS", "2C").play("KS").refused_choice("2C", "") == "deal_over"


def test_what_takes_exactly_the_chosen_cards_is_offered_first() -> None:
    choice = position("7S TD", "3C 4D 3D").choice("", "3C 4D")
    assert [offer.action for offer in choice.offers] == ["7Sx3C+4D", "TDx3C+3D+4D"]
    assert choice.reached == 2


def test_more_bonus_points_are_offered_before_fewer_and_more_cards_before_placing() -> None:
    choice = position("9S JB", "2S 3S 4S 5B 4B 9D").choice("9S")
    assert [(offer.action, offer.bonuses) for offer in choice.offers] == [
        ("9Sx2S+3S+4S", ["simili", "quadriglia"]),
        ("9Sx4B+2S+3S", ["quadriglia"]),
        ("9Sx4B+5B", []),
        ("9Sx5B+4S", []),
        ("9Sx9D", []),
        ("9S", []),
    ]


def test_a_special_card_is_offered_before_a_plain_one() -> None:
    offers = position("TB", "TC TD TS", prev=None).choice("TB").offers
    assert [offer.action for offer in offers] == ["TBxTD", "TBxTS", "TBxTC", "TB"]


def test_of_very_many_captures_six_are_offered_and_all_are_counted() -> None:
    deal = position("TB TC", " ".join(f"{rank}{suit}" for rank in "A2345" for suit in "BCDS"))
    choice = deal.choice("TB")
    assert len(choice.offers) == 6
    assert all(offer.bonuses == ["simili", "quadriglia"] for offer in choice.offers[:1])
    assert choice.reached == GAME.count(deal.state) // 2 > 1000


def test_a_single_action_is_described_as_in_the_list_of_all() -> None:
    observation = position("7S KD", "7C 3D 4D").observation(0)
    for action in GAME.legal(observation):
        assert GAME.described(observation, action.action) == action


def test_an_action_that_is_not_legal_is_not_described() -> None:
    with pytest.raises(IllegalActionError, match="wrong_total"):
        GAME.described(position("7S", "3D").observation(0), "7Sx3D")


def test_a_choice_on_the_fullest_tables_goes_on() -> None:
    deal = dealt(list(DECK))
    while deal.turn is not None:
        card, *others = deal.hand(deal.turn)
        assert all(
            deal.choice(other).action == other for other in ([card] if INTERPRETED else [card, *others])
        )
        deal.play(card)
