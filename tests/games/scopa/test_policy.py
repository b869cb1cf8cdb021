"""Judgement at sight: what experience adds, and what counts as a blunder."""

from __future__ import annotations

import pytest

from cardavia.games.scopa import policy
from cardavia.games.scopa.game import GAME
from tests.games.scopa.positions import Position, dealt, position


def judged(deal: Position, action: str) -> float:
    """Returns what the rule policy thinks of an action, above the greedy value."""
    move = GAME.read(deal.state, None, action)[0]
    return float(policy.judged_value(deal.state, move) - policy.greedy_value(deal.state, move))


def blunders(deal: Position) -> list[str]:
    """Returns the actions that are wrong at sight."""
    out = GAME.buffer()
    n = int(GAME.rules.moves(deal.state, out))
    return sorted(
        GAME.write(out[place]) for place in range(n) if policy.is_blunder(deal.state, out, n, place)
    )


def test_a_card_with_a_twin_in_hand_is_an_anchor() -> None:
    deal = position("QC QH JD", "2C 3C", other="KC KD KH", stock=12)
    assert judged(deal, "QC") - judged(deal, "JD") == pytest.approx(policy.ANCHOR)


def test_a_seven_is_kept() -> None:
    deal = position("7C JD KS", "QC 2C", other="KC KD KH", stock=12, piles={0: "7D 7H 7S"})
    assert judged(deal, "7C") - judged(deal, "KS") == pytest.approx(policy.ANCHOR - policy.HOLD_SEVEN)


def test_the_sides_differ_about_odd_ranks() -> None:
    first = position("JD KS", "5C", turn=1, dealer=0, piles={0: "7D"}, stock=30)
    second = position("JD KS", "5C", turn=1, dealer=1, piles={0: "7D"}, stock=30)
    assert judged(first, "JD") > judged(second, "JD")


def test_a_missed_scopa_is_a_blunder() -> None:
    deal = position("7S KC", "7D", other="2C QD", stock=12)
    assert blunders(deal) == ["KC"]


def test_inviting_a_likely_sweep_for_nothing_is_a_blunder() -> None:
    deal = position("2C QC QH", "JD", other="3D 4D 5D", stock=12, piles={0: "AC AD AH"})
    assert blunders(deal) == []
    lone = position("3C KC", "", other="3D 3H", stock=0)
    assert blunders(lone) == ["3C"]


@pytest.mark.parametrize(("plays", "end"), [(0, 6), (5, 6), (6, 12)])
def test_the_horizon_is_the_end_of_the_hand(plays: int, end: int) -> None:
    deal = dealt("7S 2C 3C 4C 5C 6C KS QS JS 7D")
    for _ in range(plays):
        deal.play(deal.legal()[0])
    assert policy.horizon(deal.state) == end


def test_forms_for_four_have_no_horizon_before_the_end() -> None:
    assert policy.horizon(dealt("7S", variant="scopone_scientifico").state) == 40
