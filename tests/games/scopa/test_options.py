"""Rules, section 10: the switches that are offered."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardavia.games.options import OptionError
from cardavia.games.scopa import rules
from cardavia.games.scopa.game import GAME
from cardavia.games.scopa.options import ScopaOptions
from tests.games.scopa.positions import DECK, Position, captures, dealt, is_void, last_play, loaded, position
from tests.games.scopa.test_match import after
from tests.games.scopa.test_score import finished, points

FOUR = ["scopone", "scopone_scientifico"]


def test_all_switches_are_off_by_default() -> None:
    assert ScopaOptions().changed() == {}
    assert ScopaOptions().target == 11


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ({"scua": True}, "scua"),
        ({"target": 12}, "target"),
        ({"target": "11"}, "target"),
        ({"target": True}, "target"),
        ({"napola": 1}, "napola"),
        ({"napola": None}, "napola"),
        ({"ace": "ALL"}, "ace"),
        ({"variant": "scopa"}, "variant"),
        ({"ace": ["all"]}, "ace"),
    ],
)
def test_what_is_not_offered_is_refused_by_name(given: dict[str, Any], name: str) -> None:
    with pytest.raises(OptionError, match=f"'{name}'") as caught:
        ScopaOptions.read(given)
    assert caught.value.name == name


# 10.1


@pytest.mark.parametrize(("target", "over"), [(11, True), (16, False), (21, False), (31, False)])
def test_a_match_is_won_at_the_target(target: int, over: bool) -> None:
    assert after((9, 5), (0, 0), target=target)["match_over"] is over
    assert after((target, 5), (0, 0), target=target)["match_winner"] == 0


def test_without_a_target_the_higher_score_of_one_deal_wins() -> None:
    assert after((0, 0), (1, 0), target=None)["match_winner"] == 0


def test_without_a_target_an_equal_deal_is_a_draw() -> None:
    result = after((0, 0), (0, 0), target=None)
    assert result["match_over"] is True
    assert result["match_winner"] is None
    assert result["next_dealer"] is None


# 10.2


@pytest.mark.parametrize(("variant", "cards", "table"), [("scopone", 9, 4), ("scopone_scientifico", 10, 0)])
def test_scopone_deals_all_cards_to_four(variant: str, cards: int, table: int) -> None:
    deal = dealt(list(DECK), dealer=3, variant=variant)
    assert [len(deal.hand(seat)) for seat in range(4)] == [cards] * 4
    assert len(deal.table) == table
    assert deal.turn == 0


@pytest.mark.parametrize("variant", FOUR)
def test_scopone_deals_one_card_at_a_time_from_the_dealers_right(variant: str) -> None:
    deal = dealt(list(DECK), dealer=1, variant=variant)
    assert {"AC", "5C", "QC"} <= deal.hand(2)
    assert {"2C", "6C", "KC"} <= deal.hand(3)
    assert {"3C", "7C", "AD"} <= deal.hand(0)
    assert {"4C", "JC", "2D"} <= deal.hand(1)


def test_scopone_lays_the_last_four_cards_on_the_table_and_is_void_with_three_re() -> None:
    assert dealt(list(DECK), variant="scopone").table == {"7S", "JS", "QS", "KS"}
    re_last = " ".join(card for card in DECK if card[0] != "K")
    assert is_void(re_last, variant="scopone")
    assert not is_void(re_last, variant="scopone_scientifico")


@pytest.mark.parametrize(("variant", "plays"), [("scopone", 36), ("scopone_scientifico", 40)])
def test_scopone_goes_round_until_the_dealer_has_played_last(variant: str, plays: int) -> None:
    deal = dealt(list(DECK), dealer=0, variant=variant)
    seats = []
    while (turn := deal.turn) is not None:
        seats.append(turn)
        deal.play(deal.legal()[0])
    assert seats == [1, 2, 3, 0] * (plays // 4)


@pytest.mark.parametrize("variant", FOUR)
def test_partners_share_a_pile(variant: str) -> None:
    random = Random(4)
    deal = dealt(list(DECK), variant=variant)
    while (turn := deal.turn) is not None:
        action = random.choice(deal.legal())
        deal.play(action)
        if "x" in action:
            assert set(action.replace("x", "+").split("+")) <= deal.pile(turn % 2)
    assert len(deal.pile(0)) + len(deal.pile(1)) == 40


@pytest.mark.parametrize("variant", FOUR)
def test_the_last_play_of_scopone_scores_no_scopa(variant: str) -> None:
    for last_play_sweep in (False, True):
        deal = _before_the_last_sweep(variant, last_play_sweep)
        (action,) = deal.legal()
        assert deal.play(action).scope == [int(last_play_sweep), 0]


def _before_the_last_sweep(variant: str, last_play_sweep: bool) -> Position:
    return loaded(
        hands={0: ["7S"], 1: [], 2: [], 3: []},
        table=["7C"],
        stock=[],
        piles=[[card for card in DECK if card not in ("7S", "7C")], []],
        turn=0,
        dealer=0,
        last_capturer=1,
        bonus=[0, 0],
        options={"variant": variant, "last_play_sweep": last_play_sweep},
    )


def test_the_deal_of_four_passes_to_the_right() -> None:
    state = finished("AD", variant="scopone")
    state.dealer = 3
    options = ScopaOptions(variant="scopone")
    assert GAME.result(state, {"match_scores": [0, 0]}, options)["next_dealer"] == 0


# 10.3


@pytest.mark.parametrize(
    ("mine", "length"),
    [
        ("AD 2D 3D", 3),
        ("AD 2D 3D 4D", 4),
        ("AD 2D 4D 5D 6D 7D JD QD KD", 0),
        ("2D 3D 4D", 0),
        ("AD 2D 3D 5D 6D", 3),
        ("AD 2D 3D 4D 5D 6D 7D QD KD", 7),
        ("AD 2D 3D 4D 5D 6D 7D JD QD KD", 10),
    ],
)
def test_napola_counts_the_diamonds_in_a_row_from_the_asso(mine: str, length: int) -> None:
    assert points("napola", mine, "", napola=True) == [length, 0]
    assert points("napola", mine, "", napola=False) == [0, 0]


def test_napola_is_named_in_the_result_where_it_is_played() -> None:
    options = ScopaOptions(napola=True)
    state = finished("AD 2D 3D", napola=True)
    result = GAME.result(state, {"match_scores": [0, 0]}, options)
    assert result["awards"]["napola"] == [3, 0]
    assert result["scores"][0] == 3
    assert int(rules.margin(state)) == result["scores"][0] - result["scores"][1]


# 10.4


@pytest.mark.parametrize("ace", ["all", "ace_first"])
def test_an_asso_takes_the_whole_table(ace: str) -> None:
    assert captures("AS", "2C 3D KH", ace=ace) == ["2C+3D+KH"]


def test_an_asso_takes_a_lying_asso_with_all_or_alone() -> None:
    assert captures("AS", "AC AD KH", ace="all") == ["AC+AD+KH"]
    assert captures("AS", "AC AD KH", ace="ace_first") == ["AC", "AD"]


@pytest.mark.parametrize("ace", ["all", "ace_first"])
def test_an_asso_stays_on_an_empty_table(ace: str) -> None:
    assert position("AS", "", ace=ace).legal() == ["AS"]


@pytest.mark.parametrize(("table", "scope"), [("KH", 0), ("2C 3D", 0), ("AC", 1), ("AC AD", 0)])
def test_such_a_sweep_is_no_scopa_unless_it_takes_a_lone_asso(table: str, scope: int) -> None:
    deal = position("AS JC", table, ace="all")
    deal.play(next(action for action in deal.legal() if action.startswith("AS")))
    assert deal.table == set()
    assert deal.scope == [0, scope]


def test_an_asso_that_takes_a_lone_asso_first_is_a_scopa() -> None:
    assert position("AS JC", "AC", ace="ace_first").play("ASxAC").scope == [0, 1]


def test_other_cards_take_as_ever() -> None:
    assert captures("7S", "7C 3D 4D AC", ace="all") == ["7C"]
    assert captures("3S", "2C AD", ace="all") == ["2C+AD"]


# 10.5


def test_re_bello_is_a_point_for_the_re_of_diamonds() -> None:
    assert points("re_bello", "KD", re_bello=True) == [1, 0]
    assert points("re_bello", "KC", re_bello=True) == [0, 1]
    assert points("re_bello", "KD", re_bello=False) == [0, 0]


# 10.6


def test_a_tie_at_the_target_is_decided_by_the_order_of_counting() -> None:
    # Both reach 11 with 9 + 2: side 0 by diamonds and settebello, side 1 by cards first and primiera last.
    assert after((9, 9), (0, 0))["match_over"] is False
    assert after((9, 9), (0, 0), tie_break="count_order")["match_winner"] == 0


def test_who_needs_scope_comes_last() -> None:
    assert after((9, 8), (0, 1), tie_break="count_order")["match_winner"] == 0
    assert after((8, 9), (1, 0), tie_break="count_order")["match_winner"] == 1


def test_a_tie_below_the_target_or_a_lead_needs_no_tie_break() -> None:
    assert after((8, 8), (0, 0), tie_break="count_order")["match_over"] is False
    assert after((9, 12), (0, 0), tie_break="count_order")["match_winner"] == 1


def test_both_at_the_target_from_the_start_play_on() -> None:
    assert after((11, 11), (0, 0), tie_break="count_order")["match_over"] is False


# 10.8


def test_a_sweep_with_the_last_play_counts_where_it_is_switched_on() -> None:
    assert last_play("7S", "7C", last_play_sweep=True).play("7Sx7C").scope == [1, 0]
    assert last_play("KS", "7C", last_play_sweep=True).play("KS").scope == [0, 0]


# 10.9


def test_only_the_smallest_groups_may_be_taken() -> None:
    assert captures("7S", "3C 4D AC 2D 5H", fewest_cards=True) == ["2D+5H", "3C+4D"]
    assert captures("7S", "AC 2D 4H 3S AH", fewest_cards=True) == ["4H+3S"]
    assert captures("KS", "AC 2D 3H 4S", fewest_cards=True) == ["AC+2D+3H+4S"]


def test_an_equal_card_comes_before_the_smallest_group() -> None:
    assert captures("7S", "7C 3C 4D", fewest_cards=True) == ["7C"]
