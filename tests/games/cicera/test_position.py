"""Written positions: what is loaded, and what is refused with its fault."""

from __future__ import annotations

from typing import Any

import pytest

from cardavia.games.cicera.game import GAME
from cardavia.games.cicera.options import CiceraOptions
from cardavia.games.refusals import BadPositionError
from tests.games.cicera.positions import DECK, dealt


def written(**changes: Any) -> dict[str, Any]:
    """Returns a sound position with some of its fields changed."""
    sound: dict[str, Any] = {
        "dealer": 3,
        "turn": 1,
        "over": False,
        "hands": {0: ["AB"], 1: ["2B", "3B"], 2: ["4B", "5B"], 3: ["6B", "7B"]},
        "table": ["8B"],
        "stock": [],
        "piles": [list(DECK[8:30]), list(DECK[30:])],
        "bonus": [4, 1],
        "bonuses": {"scua": [2, 0], "picada": [1, 1], "simili": [0, 0], "quadriglia": [1, 0]},
        "prev": "8B",
        "last_capturer": 0,
    }
    return {**sound, **changes}


def fault(**changes: Any) -> str:
    """Returns why a position is refused."""
    with pytest.raises(BadPositionError) as caught:
        GAME.load(written(**changes), CiceraOptions())
    return str(caught.value)


def test_a_position_is_loaded_and_written_as_it_was() -> None:
    assert GAME.position(GAME.load(written(), CiceraOptions())[0]) == written()


def test_bonus_points_of_unknown_kinds_count_as_scue() -> None:
    position = written()
    del position["bonuses"]
    assert GAME.position(GAME.load(position, CiceraOptions())[0])["bonuses"]["scua"] == [4, 1]


@pytest.mark.parametrize("prev", [None, "9Bx9C"])
def test_a_play_before_that_took_leaves_no_card_for_a_picada(prev: str | None) -> None:
    states = GAME.load(written(prev=prev), CiceraOptions())
    assert int(states[0].placed) == 0


@pytest.mark.parametrize("plays", range(0, 48, 5))
@pytest.mark.parametrize("options", [{}, {"hand_size": 6}])
def test_every_position_of_a_deal_can_be_loaded_again(plays: int, options: dict[str, Any]) -> None:
    deal = dealt(list(DECK), **options)
    for _ in range(plays):
        deal.play(deal.legal()[-1])
    states = GAME.load(GAME.position(deal.state), deal.options)
    assert GAME.position(states[0]) == GAME.position(deal.state)
    assert GAME.actions(states[0]) == deal.legal()


def test_a_missing_and_an_unknown_card_are_named() -> None:
    assert "8B is missing" in fault(table=["9B"], prev=None)
    assert "'QB'" in fault(table=["QB"], prev=None)


def test_hands_have_to_fit_the_turn() -> None:
    hands = {0: ["AB", "2B"], 1: ["3B"], 2: ["4B", "5B"], 3: ["6B", "7B"]}
    assert "turn of seat 1" in fault(hands=hands)
    assert "turn of seat 2" in fault(turn=2)


def test_a_stock_has_to_make_whole_batches() -> None:
    assert "a stock of 2 cards" in fault(stock=["9B", "TB"], piles=[list(DECK[10:30]), list(DECK[30:])])


def test_a_deal_with_cards_in_hand_is_not_over() -> None:
    assert "a deal that is over has cards in hands" in fault(over=True)


@pytest.mark.parametrize("bonus", [[0, 53], [-1, 0], [3, 1]])
def test_bonus_points_that_no_deal_can_have_are_refused(bonus: list[int]) -> None:
    assert "no side can have such bonus points" in fault(bonus=bonus)


@pytest.mark.parametrize("prev", ["9B", "QS", "", "8B+9B", 7])
def test_a_play_before_that_cannot_have_been_is_refused(prev: object) -> None:
    assert "cannot have been the play before" in fault(prev=prev)
