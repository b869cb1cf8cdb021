"""Rules, section 3: the turn."""

from __future__ import annotations

import pytest

from cardavia.games.scopa import rules
from tests.games.scopa.positions import captures, dealt, last_play, position


def test_an_equal_card_is_taken_alone() -> None:
    assert captures("7S", table="7C 3D 4D") == ["7C"]


def test_of_two_equal_cards_one_is_taken() -> None:
    assert captures("7S", table="7C 7D") == ["7C", "7D"]


def test_of_three_equal_cards_one_is_taken() -> None:
    assert captures("QS", table="QC QD QH 4C 5D") == ["QC", "QD", "QH"]


def test_without_an_equal_card_a_sum_is_taken() -> None:
    assert captures("7S", table="3D 4D JC") == ["3D+4D"]


def test_every_sum_may_be_taken_large_or_small() -> None:
    assert captures("7S", table="3D 4D 2C 2H AC") == [
        "2C+3D+2H",
        "3D+4D",
        "AC+2C+4D",
        "AC+4D+2H",
    ]


def test_two_groups_at_once_are_never_taken() -> None:
    assert captures("5S", table="2C 3C 2D 3D") == ["2C+3C", "2C+3D", "2D+3D", "3C+2D"]


def test_equal_valued_cards_make_different_moves() -> None:
    assert captures("4S", table="AC AD 3H") == ["AC+3H", "AD+3H"]


@pytest.mark.parametrize(
    ("card", "table", "taken"),
    [
        ("KS", "JC 2D", "JC+2D"),
        ("KS", "QC AD", "QC+AD"),
        ("KS", "7C 3D", "7C+3D"),
        ("QS", "JC AD", "JC+AD"),
        ("JS", "7C AD", "7C+AD"),
        ("KS", "AC 2C AD 2D AH AS 2H", "AC+2C+AD+2D+AH+2H+AS"),
    ],
)
def test_courts_take_part_in_sums(card: str, table: str, taken: str) -> None:
    assert captures(card, table) == [taken]


def test_no_card_takes_a_sum_above_ten() -> None:
    assert captures("KS", table="JC 3D") == []
    assert captures("KS", table="QC JD 2C AC") == ["2C+JD", "AC+QC"]


def test_an_asso_takes_nothing_but_an_asso() -> None:
    assert captures("AS", table="2C 3D KC") == []
    assert captures("AS", table="2C AD") == ["AD"]


def test_a_group_never_holds_a_card_of_the_played_rank() -> None:
    assert captures("2S", table="2C AC AD") == ["2C"]


def test_one_card_of_less_value_is_no_group() -> None:
    assert captures("5S", table="4C KD") == []


def test_a_card_that_takes_nothing_can_only_be_left() -> None:
    assert position("KS", "2C 3D").legal() == ["KS"]


def test_on_an_empty_table_every_card_is_left() -> None:
    assert position("7S AC KD", "").legal() == ["7S", "AC", "KD"]


def test_the_obligation_is_per_chosen_card() -> None:
    assert position("7S KD", "7C").legal() == ["7Sx7C", "KD"]


def test_the_moves_of_all_hand_cards_are_legal() -> None:
    assert position("7S KD AC", "7C 3H AD").legal() == ["7Sx7C", "ACxAD", "KDx7C+3H"]


def test_a_capture_goes_to_the_pile_and_makes_the_last_capturer() -> None:
    deal = position("7S 2C", "3D 4D JC", piles={1: ""}, last_capturer=0).play("7Sx3D+4D")
    assert deal.pile(1) == {"7S", "3D", "4D"}
    assert deal.table == {"JC"}
    assert deal.hand(1) == {"2C"}
    assert deal.last_capturer == 1


def test_a_left_card_stays_on_the_table_and_the_last_capturer_stays() -> None:
    deal = position("KS 2C", "3D 4D", piles={1: ""}, last_capturer=0).play("KS")
    assert deal.table == {"3D", "4D", "KS"}
    assert deal.pile(1) == set()
    assert deal.last_capturer == 0


def test_the_turn_passes_to_the_other_seat() -> None:
    assert position("KS 2C", "3D", turn=1).play("KS").turn == 0
    assert position("KS 2C", "3D", turn=0).play("KS").turn == 1


@pytest.mark.parametrize(("card", "table"), [("7S", "7C"), ("7S", "3D 4D"), ("KS", "AC 2D 3H 4S")])
def test_emptying_the_table_is_a_scopa(card: str, table: str) -> None:
    deal = position(f"{card} JC", table)
    assert deal.play(f"{card}x{'+'.join(table.split())}").scope == [0, 1]
    assert deal.table == set()


def test_leaving_cards_on_the_table_is_no_scopa() -> None:
    assert position("7S JC", "7C 2D").play("7Sx7C").scope == [0, 0]


def test_leaving_a_card_on_an_empty_table_is_no_scopa() -> None:
    assert position("7S JC", "").play("7S").scope == [0, 0]


def test_the_last_play_of_the_deal_scores_no_scopa_but_takes_the_cards() -> None:
    deal = last_play("7S", "7C").play("7Sx7C")
    assert deal.scope == [0, 0]
    assert {"7S", "7C"} <= deal.pile(0)


def test_the_non_dealers_last_card_does_score() -> None:
    assert position("7S", "7C", turn=1, other="KD").play("7Sx7C").scope == [0, 1]


def test_the_last_card_of_a_batch_does_score() -> None:
    assert position("7S", "7C", turn=0, dealer=0, stock=6).play("7Sx7C").scope == [1, 0]


def test_a_scopa_is_marked_in_the_history_and_nothing_else_is() -> None:
    deal = dealt("AC 7S 2C JS 3C QS 7D 6D 5D 4D").play("3C", "7Sx7D")
    assert [int(move.kind) for move in deal.state.history[:2]] == [rules.PLAY, rules.PLAY]
    swept = position("7S JC", "7C").play("7Sx7C")
    assert int(swept.state.history[0].kind) == rules.SWEEP
