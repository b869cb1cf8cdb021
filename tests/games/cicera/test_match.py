"""Rules, section 9.1: the match."""

from __future__ import annotations

from typing import Any

import pytest

from cardavia.games.cicera.game import GAME
from cardavia.games.cicera.options import CiceraOptions
from cardavia.games.refusals import BadPositionError
from tests.games.cicera.test_score import finished, result

EVEN = "2S TD JC"
"""A pile with the three single cards, against cards and swords."""


def after(before: tuple[int, int], bonus: tuple[int, int], target: int | None = 21) -> dict[str, Any]:
    """Returns the result of a deal in which each side has three points, and the given bonuses."""
    outcome = result(finished(EVEN, bonus=bonus, target=target), before, target=target)
    assert outcome["scores"] == [3 + bonus[0], 3 + bonus[1]]
    return outcome


def test_by_default_one_deal_is_the_match() -> None:
    outcome = after((0, 0), (1, 0), None)
    assert (outcome["match_over"], outcome["match_winner"], outcome["next_dealer"]) == (True, 0, None)


def test_a_deal_adds_to_the_totals_of_the_match() -> None:
    assert after((3, 4), (1, 0))["match_scores"] == [7, 7]


@pytest.mark.parametrize(
    ("before", "bonus", "winner"),
    [((18, 5), (0, 0), 0), ((5, 18), (0, 0), 1), ((18, 19), (0, 0), 1), ((19, 18), (3, 0), 0)],
    ids=["twenty-one", "other side", "both passed", "beyond"],
)
def test_at_the_target_the_higher_total_wins(
    before: tuple[int, int], bonus: tuple[int, int], winner: int
) -> None:
    outcome = after(before, bonus)
    assert (outcome["match_over"], outcome["match_winner"], outcome["next_dealer"]) == (True, winner, None)


@pytest.mark.parametrize(
    ("before", "bonus"), [((17, 17), (0, 0)), ((18, 18), (0, 0)), ((25, 24), (0, 1)), ((0, 0), (0, 0))]
)
def test_below_the_target_or_tied_another_deal_is_played(
    before: tuple[int, int], bonus: tuple[int, int]
) -> None:
    outcome = after(before, bonus)
    assert (outcome["match_over"], outcome["match_winner"], outcome["next_dealer"]) == (False, None, 1)


@pytest.mark.parametrize("target", [11, 16, 21, 51])
def test_targets_are_reached_exactly(target: int) -> None:
    assert after((target - 4, 0), (0, 0), target)["match_over"] is False
    assert after((target - 3, 0), (0, 0), target)["match_over"] is True


@pytest.mark.parametrize(("dealer", "following"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_the_deal_passes_to_the_right(dealer: int, following: int) -> None:
    assert GAME.next_dealer(dealer, CiceraOptions()) == following


def test_a_match_begins_at_nothing_and_goes_on_with_its_totals() -> None:
    assert GAME.first_context(CiceraOptions()) == {"match_scores": [0, 0]}
    assert GAME.next_context({"match_scores": [3, 4]}, after((3, 4), (1, 0))) == {"match_scores": [7, 7]}


def test_match_scores_that_are_none_are_refused() -> None:
    with pytest.raises(BadPositionError, match="match_scores"):
        GAME.read_context({"match_scores": [1]}, CiceraOptions())
