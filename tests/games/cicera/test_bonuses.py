"""Rules, section 4: the capture bonuses."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.games.cicera import cards
from cardavia.kernel import INTERPRETED
from tests.games.cicera import slow
from tests.games.cicera.positions import DECK, Position, dealt, last_play, position
from tests.games.cicera.strategies import positions

MANY = settings(max_examples=15 if INTERPRETED else 150)


@pytest.mark.parametrize(
    ("action", "table"), [("9Sx4B+5C", "4B 5C"), ("9Sx9C", "9C"), ("KSxKD", "KD"), ("2SxAB+AC", "AB AC")]
)
def test_a_capture_that_empties_the_table_is_a_scua(action: str, table: str) -> None:
    assert position(f"{action[:2]} JB", table).bonuses(action) == ["scua"]


def test_a_capture_that_leaves_a_card_is_no_scua() -> None:
    assert position("9S JB", "9C 2D").bonuses("9Sx9C") == []


def test_leaving_a_card_earns_nothing_even_on_an_empty_table() -> None:
    assert position("9S JB").bonuses("9S") == []


@pytest.mark.parametrize("pair", ["9C 9S", "JC JS", "AC AS"])
def test_taking_the_card_just_placed_by_an_equal_one_is_a_picada(pair: str) -> None:
    placed, card = pair.split()
    assert position(f"{card} JB", f"{placed} 2D", prev=placed).bonuses(f"{card}x{placed}") == ["picada"]


def test_there_is_no_picada_after_a_capture() -> None:
    assert position("9S JB", "9C 2D", prev="4Dx4B").bonuses("9Sx9C") == []


def test_an_older_card_of_the_rank_is_no_picada() -> None:
    assert position("9S JB", "9C 9D 2D", prev="9C").bonuses("9Sx9D") == []


def test_the_newer_of_two_equal_cards_is_a_picada() -> None:
    assert position("9S JB", "9C 9D 2D", prev="9C").bonuses("9Sx9C") == ["picada"]


def test_the_placed_card_inside_a_sum_is_no_picada() -> None:
    assert position("9S JB", "4C 5D 2D", prev="5D").bonuses("9Sx4C+5D") == []


def test_a_card_placed_two_plays_ago_is_no_picada() -> None:
    deal = position("9S JB", "2D", others={1: "5D KD", 2: "9C KC", 3: "KB KS"}).play("9S", "5D")
    assert deal.bonuses("9Cx9S") == []


def test_a_capture_shuts_the_picada_window() -> None:
    deal = position("9S JB", "2D 5B", others={1: "5D KD", 2: "9C KC", 3: "KB KS"}).play("9S", "5Dx5B")
    assert deal.bonuses("9Cx9S") == []


def test_the_first_play_of_a_deal_is_never_a_picada() -> None:
    deal = dealt(
        ["9S", *(card for card in DECK if card not in ("9S", "9B", "KS", "NS", "JS")), "9B", "KS", "NS", "JS"]
    )
    assert deal.bonuses("9Sx9B") == []


def test_scua_and_picada_stack_on_an_empty_table() -> None:
    deal = position("9S JB", others={1: "9C KD", 2: "KB KC", 3: "JC JD"}).play("9S")
    assert deal.bonuses("9Cx9S") == ["scua", "picada"]


def test_a_capture_of_one_suit_is_a_simili() -> None:
    assert position("9S JB", "4S 5S KD").bonuses("9Sx4S+5S") == ["simili"]


@pytest.mark.parametrize(("card", "table"), [("9D", "4S 5S"), ("9S", "5B 4S")])
def test_a_card_of_another_suit_spoils_the_simili(card: str, table: str) -> None:
    assert position(f"{card} JB", f"{table} KD").bonuses(f"{card}x{'+'.join(table.split())}") == []


@pytest.mark.parametrize("group", ["3B+2C+4S", "3B+2C+AD+3S"])
def test_three_or_more_table_cards_are_one_quadriglia(group: str) -> None:
    assert position("9S JB", f"{group.replace('+', ' ')} KD").bonuses(f"9Sx{group}") == ["quadriglia"]


def test_two_table_cards_and_the_played_one_are_no_quadriglia() -> None:
    assert position("9S JB", "5B 4S KD").bonuses("9Sx5B+4S") == []


def test_scua_simili_and_quadriglia_make_three_points() -> None:
    deal = position("9S JB", "2S 3S 4S")
    assert deal.bonuses("9Sx2S+3S+4S") == ["scua", "simili", "quadriglia"]
    assert deal.made == [3, 0]


def test_the_opening_table_may_be_swept() -> None:
    opening = ["AB", "2B", "3C", "3D"]
    deck = ["9S", *(card for card in DECK if card not in ("9S", *opening)), *opening]
    assert dealt(deck).bonuses("9SxAB+2B+3C+3D") == ["scua", "quadriglia"]


@pytest.mark.parametrize(
    ("table", "prev", "action", "names"),
    [
        ("4B 5C", None, "9Sx4B+5C", ["scua"]),
        ("9C", "9C", "9Sx9C", ["scua", "picada"]),
        ("3B 2C 4S KD JD", None, "9Sx3B+2C+4S", ["quadriglia"]),
        ("4S 5S KD", None, "9Sx4S+5S", ["simili"]),
    ],
)
def test_all_bonuses_count_on_the_last_play(
    table: str, prev: str | None, action: str, names: list[str]
) -> None:
    assert last_play("9S", table, prev=prev).bonuses(action) == names


def test_without_a_scua_on_the_last_play_the_others_still_count() -> None:
    assert last_play("9S", "9C", prev="9C", last_play_scua=False).bonuses("9Sx9C") == ["picada"]
    deal = last_play("9S", "2S 3S 4S", last_play_scua=False)
    assert deal.bonuses("9Sx2S+3S+4S") == ["simili", "quadriglia"]
    assert deal.made == [2, 0]


def test_the_last_play_but_one_scores_a_scua_also_where_the_last_does_not() -> None:
    deal = position("9S", "9C", turn=3, dealer=0, last_play_scua=False)
    assert deal.bonuses("9Sx9C") == ["scua"]


def test_the_last_play_of_a_batch_scores_a_scua_also_where_the_last_of_the_deal_does_not() -> None:
    deal = position("9S", "9C", turn=0, dealer=0, stock=24, hand_size=6, last_play_scua=False)
    assert deal.bonuses("9Sx9C") == ["scua"]


def test_a_picada_works_across_a_new_batch() -> None:
    deck = [{"3D": "TD", "TD": "3D"}.get(card, card) for card in DECK]
    deal = dealt(deck, hand_size=6)
    for _ in range(24):
        deal.play(deal.legal()[0])
    assert deal.bonuses("TDxTC") == ["picada"]


@MANY
@given(positions(), st.data())
def test_bonuses_are_those_of_the_slow_rules(deal: Position, data: st.DataObject) -> None:
    assert deal.turn is not None
    action = data.draw(st.sampled_from(deal.legal()))
    card, _, taken = action.partition("x")
    prev = next(iter(cards.listed(deal.state.placed)), None)
    is_last = int(deal.state.held) == 1
    expected = slow.bonuses(
        card,
        taken.split("+") if taken else [],
        deal.table,
        prev,
        is_last=is_last,
        last_scua=deal.options.last_play_scua,
    )
    assert deal.bonuses(action) == expected
    assert len(expected) <= 3
