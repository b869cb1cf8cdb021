"""Rules, section 5: the end of a deal."""

from __future__ import annotations

import pytest

from tests.games.cicera.positions import DECK, dealt, last_play


def test_the_rest_goes_to_the_side_of_the_last_capturer() -> None:
    deal = last_play("9S", "2C 3D", piles={1: ""}).play("9S")
    assert deal.turn is None
    assert deal.table == set()
    assert deal.pile(1) == {"9S", "2C", "3D"}


def test_the_rest_goes_to_the_last_players_side_when_the_partner_captured_last() -> None:
    deal = last_play("9S", "2C 3D", piles={1: ""}, last_capturer=2).play("9S")
    assert {"9S", "2C", "3D"} <= deal.pile(0)


def test_a_capture_with_the_last_play_takes_the_rest_too() -> None:
    deal = last_play("7S", "7D KD", piles={1: ""}).play("7Sx7D")
    assert {"7S", "7D", "KD"} <= deal.pile(0)
    assert deal.pile(1) == set()
    assert deal.last_capturer == 0


@pytest.mark.parametrize("table", ["2C 3D 4B", "9B 9C 9D", "2S 3S 4S"])
def test_taking_the_rest_earns_no_bonus(table: str) -> None:
    deal = last_play("9S", table, bonus=(1, 2))
    assert deal.bonuses("9S") == []
    assert deal.made == [1, 2]


def test_without_any_capture_the_cards_stay_unclaimed_and_the_deal_is_drawn() -> None:
    deal = dealt(list(DECK))
    while deal.turn is not None:
        deal.play(deal.legal()[0])
    assert deal.table == set(DECK)
    assert deal.last_capturer is None
    assert set(map(tuple, deal.sheet().values())) == {(0, 0)}
    assert deal.result()["scores"] == [0, 0]
    assert deal.result()["winner"] is None


def test_a_finished_deal_has_no_legal_actions() -> None:
    assert last_play("9S", "2C 3D").play("9S").legal() == []
