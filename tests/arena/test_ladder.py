"""Ratings of players from contests."""

from __future__ import annotations

import math

import pytest

from cardavia.arena.duel import Contest, Half, Pair
from cardavia.arena.ladder import ladder
from cardavia.arena.tally import Tally


def contest(a: str, b: str, won: int, equal: int, lost: int) -> Tally:
    """Returns a contest of pairs whose playings both ended alike."""
    outcomes = [1] * won + [0] * equal + [-1] * lost
    pairs = [
        Pair(number, (Half([outcome], [0], {}, outcome), Half([outcome], [1], {}, outcome)))
        for number, outcome in enumerate(outcomes)
    ]
    return Tally(Contest("scopa", a, b, 1), pairs)


def test_three_wins_in_four_are_191_points() -> None:
    best, anchor = ladder([contest("good", "random", 3000, 0, 1000)], "random")
    assert (best.name, anchor.name) == ("good", "random")
    assert best.elo == pytest.approx(400 * math.log10(3), abs=0.2)
    assert (anchor.elo, anchor.half_width) == (0.0, 0.0)


def test_equal_playings_count_half() -> None:
    best = ladder([contest("good", "random", 2000, 2000, 0)], "random")[0]
    assert best.elo == pytest.approx(400 * math.log10(3), abs=0.2)


def test_ratings_add_up_along_a_chain() -> None:
    found = {
        rating.name: rating.elo
        for rating in ladder(
            [contest("best", "good", 600, 0, 400), contest("good", "random", 700, 0, 300)], "random"
        )
    }
    assert found["best"] == pytest.approx(400 * math.log10(1.5) + 400 * math.log10(7 / 3), abs=1)


def test_more_pairs_make_intervals_narrower() -> None:
    few = ladder([contest("good", "random", 60, 0, 40)], "random")[0]
    many = ladder([contest("good", "random", 6000, 0, 4000)], "random")[0]
    assert few.half_width == pytest.approx(10 * many.half_width, rel=0.05)


def test_a_player_that_never_lost_has_a_rating() -> None:
    assert 500 < ladder([contest("good", "random", 50, 0, 0)], "random")[0].elo < 2000


def test_players_without_a_connection_are_left_out() -> None:
    found = ladder([contest("good", "random", 6, 0, 4), contest("x", "y", 5, 0, 5)], "random")
    assert [rating.name for rating in found] == ["good", "random"]
