"""Rules, section 6: the match."""

from __future__ import annotations

from typing import Any

import pytest

from cardavia.games.refusals import BadPositionError
from cardavia.games.scopa.game import GAME
from cardavia.games.scopa.options import ScopaOptions
from tests.games.scopa.positions import last_play
from tests.games.scopa.test_score import finished

EVEN = "2D 3D 4D 5D 6D 7D JD QD KD"
"""A pile with diamonds and settebello, against cards and primiera."""


def after(before: tuple[int, int], scope: tuple[int, int], **options: Any) -> dict[str, Any]:
    """Returns the result of a deal in which each side has two awards, and the given scope."""
    state = finished(EVEN, scope=scope, **options)
    state.dealer = 1
    result = GAME.result(state, {"match_scores": list(before)}, ScopaOptions.read(options))
    scores = result["scores"]
    assert scores == [2 + scope[0], 2 + scope[1]]
    return result


def test_a_deal_adds_to_the_totals_of_the_match() -> None:
    assert after((3, 4), (1, 0))["match_scores"] == [6, 6]


@pytest.mark.parametrize(
    ("before", "scope", "winner"),
    [
        ((9, 5), (0, 0), 0),
        ((5, 9), (0, 0), 1),
        ((9, 10), (0, 0), 1),
        ((9, 8), (0, 3), 1),
        ((10, 9), (3, 0), 0),
    ],
    ids=["eleven", "other side", "both passed", "the loser had it first", "beyond eleven"],
)
def test_from_eleven_on_the_higher_total_wins(
    before: tuple[int, int], scope: tuple[int, int], winner: int
) -> None:
    result = after(before, scope)
    assert result["match_over"] is True
    assert result["match_winner"] == winner
    assert result["next_dealer"] is None


@pytest.mark.parametrize(
    ("before", "scope"),
    [((8, 8), (0, 0)), ((9, 9), (0, 0)), ((12, 12), (1, 1)), ((0, 0), (0, 0))],
    ids=["below", "tied at eleven", "tied above", "first deal"],
)
def test_below_eleven_or_tied_another_deal_is_played(before: tuple[int, int], scope: tuple[int, int]) -> None:
    result = after(before, scope)
    assert result["match_over"] is False
    assert result["match_winner"] is None


def test_the_dealer_alternates_after_each_deal() -> None:
    assert after((0, 0), (0, 0))["next_dealer"] == 0
    state = finished(EVEN)
    state.dealer = 0
    assert GAME.result(state, {"match_scores": [0, 0]}, ScopaOptions())["next_dealer"] == 1


def test_nothing_is_added_before_the_deal_is_over() -> None:
    deal = last_play("KS", "2C 3D")
    assert GAME.view(deal.observation(0)).sheet is None
    deal.play("KS")
    assert GAME.view(deal.observation(0)).sheet is not None


def test_a_match_begins_at_nothing_and_goes_on_with_its_totals() -> None:
    assert GAME.first_context(ScopaOptions()) == {"match_scores": [0, 0]}
    result = after((3, 4), (1, 0))
    assert GAME.next_context({"match_scores": [3, 4]}, result) == {"match_scores": [6, 6]}


@pytest.mark.parametrize("scores", [None, [1], [1, 2, 3], [1, -1], [1.0, 2], ["1", 2], [True, 1], "12", {}])
def test_match_scores_that_are_none_are_refused(scores: object) -> None:
    with pytest.raises(BadPositionError, match="match_scores"):
        GAME.read_context({"match_scores": scores}, ScopaOptions())
