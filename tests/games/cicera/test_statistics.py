"""Rules, section 7: what random deals look like."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from cardavia.games.cicera.records import PICADA, QUADRIGLIA, SCUA, SIMILI
from cardavia.kernel import INTERPRETED
from tests.games.cicera import gathering

DEALS = 100 if INTERPRETED else 10_000
WIDE = float(np.sqrt(10_000 / DEALS))
"""By how much fewer deals widen what is allowed."""

Gathered = tuple[NDArray[np.int64], NDArray[np.int64]]


@pytest.fixture(scope="module")
def gathered() -> Gathered:
    """Totals and score sheets of random deals."""
    return gathering.gathered(DEALS, "statistics", 7)


@pytest.fixture(scope="module")
def capturing() -> Gathered:
    """Totals and score sheets of deals in which everybody takes whenever a card can."""
    return gathering.gathered(DEALS // 10, "capturing", 7, capturing=True)


def by_side(sheets: NDArray[np.int64]) -> tuple[float, float]:
    """Returns the mean points of the side that starts and of the dealer's side."""
    scores = sheets.sum(axis=1)
    dealers = np.arange(len(scores)) % 2
    places = np.arange(len(scores))
    return float(scores[places, 1 - dealers].mean()), float(scores[places, dealers].mean())


def per_deal(sheets: NDArray[np.int64], row: int) -> float:
    """Returns how often a bonus is made in a deal."""
    return float(sheets[:, row].sum() / len(sheets))


def test_random_deals_are_the_same_on_every_machine_compiled_or_not() -> None:
    totals, sheets = gathering.gathered(12, "golden")
    assert totals.tolist() == [576, 6287, 43]
    expected = "3-5 1-10 5-2 9-2 11-2 3-5 4-9 6-3 12-2 1-8 3-5 4-3"
    assert " ".join(f"{mine}-{theirs}" for mine, theirs in sheets.sum(axis=1).tolist()) == expected


def test_a_deal_has_48_plays(gathered: Gathered) -> None:
    assert gathered[0][gathering.DECISIONS] == 48 * DEALS


def test_a_turn_has_10_9_legal_moves_on_average_and_never_near_the_bound(gathered: Gathered) -> None:
    totals, _ = gathered
    assert totals[gathering.MOVES] / totals[gathering.DECISIONS] == pytest.approx(10.9, abs=0.2 * WIDE)
    assert totals[gathering.MOST_MOVES] < 400


@pytest.mark.parametrize(
    ("row", "mean", "width"),
    [(PICADA, 1.17, 0.05), (QUADRIGLIA, 0.69, 0.04), (SIMILI, 0.28, 0.03), (SCUA, 0.02, 0.01)],
)
def test_random_bonuses_are_as_rare_as_the_rules_say(
    gathered: Gathered, row: int, mean: float, width: float
) -> None:
    assert per_deal(gathered[1], row) == pytest.approx(mean, abs=width * WIDE)


def test_the_dealers_side_gets_a_point_more(gathered: Gathered) -> None:
    starting, dealing = by_side(gathered[1])
    assert starting == pytest.approx(4.2, abs=0.15 * WIDE)
    assert dealing == pytest.approx(5.2, abs=0.15 * WIDE)


def test_one_random_deal_in_twenty_is_drawn(gathered: Gathered) -> None:
    scores = gathered[1].sum(axis=1)
    assert (scores[:, 0] == scores[:, 1]).mean() == pytest.approx(0.046, abs=0.008 * WIDE)


def test_capturing_play_makes_many_bonuses(capturing: Gathered) -> None:
    sheets = capturing[1]
    assert per_deal(sheets, SCUA) == pytest.approx(7.6, abs=0.4 * WIDE)
    assert per_deal(sheets, PICADA) == pytest.approx(7.1, abs=0.4 * WIDE)
    assert sum(by_side(sheets)) == pytest.approx(22.2, abs=0.8 * WIDE)


def test_the_points_of_a_deal_stay_in_bounds(gathered: Gathered, capturing: Gathered) -> None:
    for _, sheets in (gathered, capturing):
        scores = sheets.sum(axis=1)
        assert scores.min() >= 0
        assert scores.max() <= 66
        assert scores.sum(axis=1).max() <= 68
