"""Written positions: what is loaded, and what is refused with its fault."""

from __future__ import annotations

from typing import Any

import pytest

from cardavia.games.refusals import BadPositionError
from cardavia.games.scopa.game import GAME
from cardavia.games.scopa.options import ScopaOptions
from tests.games.scopa.positions import DECK, dealt


def written(**changes: Any) -> dict[str, Any]:
    """Returns a sound position with some of its fields changed."""
    sound: dict[str, Any] = {
        "dealer": 0,
        "turn": 1,
        "over": False,
        "hands": {0: ["AC", "2C"], 1: ["3C", "4C"]},
        "table": ["5C"],
        "stock": ["6C", "7C", "JC", "QC", "KC", "AD"],
        "piles": [list(DECK[11:30]), list(DECK[30:])],
        "bonus": [1, 2],
        "last_capturer": 0,
    }
    return {**sound, **changes}


def fault(**changes: Any) -> str:
    """Returns why a position is refused."""
    with pytest.raises(BadPositionError) as caught:
        GAME.load(written(**changes), ScopaOptions())
    return str(caught.value)


def test_a_position_is_loaded_and_written_as_it_was() -> None:
    states = GAME.load(written(), ScopaOptions())
    assert GAME.position(states[0]) == written()


def test_the_stock_is_dealt_in_its_order() -> None:
    states = GAME.load(
        written(hands={0: ["AC"], 1: []}, turn=0, table=["2C", "3C", "4C", "5C"]), ScopaOptions()
    )
    GAME.rules.apply(states[0], GAME.read(states[0], 0, "AC")[0])
    after = GAME.position(states[0])
    assert after["hands"] == {1: ["6C", "JC", "KC"], 0: ["7C", "QC", "AD"]}
    assert after["stock"] == []


@pytest.mark.parametrize("plays", range(0, 36, 5))
def test_every_position_of_a_deal_can_be_loaded_again(plays: int) -> None:
    deal = dealt(list(DECK))
    for _ in range(plays):
        deal.play(deal.legal()[0])
    states = GAME.load(GAME.position(deal.state), deal.options)
    assert GAME.position(states[0]) == GAME.position(deal.state)
    assert GAME.actions(states[0]) == deal.legal()


def test_a_finished_deal_can_be_loaded() -> None:
    states = GAME.load(
        written(turn=None, hands={}, table=[], stock=[], piles=[list(DECK), []]), ScopaOptions()
    )
    assert GAME.actions(states[0]) == []


def test_a_missing_a_double_and_an_unknown_card_are_named() -> None:
    assert "5C is missing" in fault(table=["6C"])
    assert "39 cards" in fault(table=[])
    assert "'8C'" in fault(table=["8C"])


@pytest.mark.parametrize("stock", [0, 6])
def test_hands_have_to_fit_the_turn(stock: int) -> None:
    spare = list(DECK[4:])
    whole = {"stock": spare[:stock], "table": spare[stock:], "piles": [[], []]}
    assert "turn of seat 1" in fault(hands={0: ["AC"], 1: ["2C", "3C", "4C"]}, **whole)
    assert "turn of seat 0" in fault(hands={0: ["AC", "2C"], 1: ["3C", "4C"]}, turn=0, **whole)
    assert "turn of seat 1" in fault(
        hands={}, table=list(DECK[stock:]), stock=list(DECK[:stock]), piles=[[], []]
    )


def test_a_stock_has_to_make_whole_batches() -> None:
    assert "a stock of 5 cards" in fault(stock=["6C", "7C", "JC", "QC", "KC"], table=["5C", "AD"])


def test_a_deal_with_cards_in_hand_is_not_over() -> None:
    assert "a deal that is over has cards in hands" in fault(over=True)


@pytest.mark.parametrize("bonus", [[0, 41], [-1, 0], [0, 10**30]])
def test_sweeps_that_no_deal_can_have_are_refused(bonus: list[int]) -> None:
    assert fault(bonus=bonus) == f"position: no side can have made so many sweeps: {bonus}"
