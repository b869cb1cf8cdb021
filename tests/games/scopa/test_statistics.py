"""Rules, section 8: what random deals and matches look like."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from numpy.typing import NDArray

from cardavia.games.fishing import settle
from cardavia.kernel import INTERPRETED
from tests.games.scopa import gathering

DEALS = 200 if INTERPRETED else 10_000
WIDE = np.sqrt(10_000 / DEALS)
"""By how much fewer deals widen what is allowed."""

Gathered = tuple[NDArray[np.int64], NDArray[np.int64]]


@pytest.fixture(scope="module")
def gathered() -> Gathered:
    """Totals and scores of random deals."""
    return gathering.gathered(DEALS, "statistics", 8)


def test_random_deals_are_the_same_on_every_machine_compiled_or_not() -> None:
    totals, scores = gathering.gathered(12, "golden")
    assert totals.tolist() == [432, 900, 7, 0, 10]
    expected = "2-2 5-0 4-3 1-2 4-0 1-2 2-1 3-2 4-2 3-0 2-2 3-3"
    assert " ".join(f"{mine}-{theirs}" for mine, theirs in scores.tolist()) == expected


def test_a_deal_has_36_plays(gathered: Gathered) -> None:
    totals, _ = gathered
    assert totals[gathering.DECISIONS] == 36 * DEALS


def test_a_turn_has_2_06_legal_moves_on_average(gathered: Gathered) -> None:
    totals, _ = gathered
    mean = totals[gathering.MOVES] / totals[gathering.DECISIONS]
    assert mean == pytest.approx(2.06, abs=0.01 * WIDE)


def test_random_turns_stay_far_below_the_bound_of_moves(gathered: Gathered) -> None:
    totals, _ = gathered
    assert 8 <= totals[gathering.MOST_MOVES] <= 30


def test_a_deal_has_0_55_scope_on_average(gathered: Gathered) -> None:
    totals, _ = gathered
    assert totals[gathering.SCOPE] / DEALS == pytest.approx(0.55, abs=0.03 * WIDE)


def test_the_dealer_gets_2_2_points_and_the_other_seat_2_0(gathered: Gathered) -> None:
    _, scores = gathered
    dealers = np.arange(DEALS) % 2
    assert scores[np.arange(DEALS), dealers].mean() == pytest.approx(2.2, abs=0.05 * WIDE)
    assert scores[np.arange(DEALS), 1 - dealers].mean() == pytest.approx(2.0, abs=0.05 * WIDE)


def test_sixteen_of_ten_thousand_deals_are_void(gathered: Gathered) -> None:
    totals, _ = gathered
    # 145 of 91,390 opening tables hold three or four Re.
    assert totals[gathering.VOIDS] == pytest.approx(DEALS * 145 / 91_390, abs=12)


def test_the_points_of_a_deal_stay_in_bounds(gathered: Gathered) -> None:
    _, scores = gathered
    assert scores.min() >= 0
    assert scores.max() <= 22
    assert scores.sum(axis=1).min() >= 1
    assert scores.sum(axis=1).max() <= 22


def matches(scores: NDArray[np.int64]) -> Iterator[tuple[int, bool]]:
    """Yields how many deals each match to 11 took, and whether it met a tie at 11 or more."""
    totals, deals, tied = (0, 0), 0, False
    for mine, theirs in scores.tolist():
        match = settle(totals, (mine, theirs), 11)
        totals, deals = match.totals, deals + 1
        tied = tied or (totals[0] == totals[1] >= 11)
        if match.over:
            yield deals, tied
            totals, deals, tied = (0, 0), 0, False


def test_a_match_takes_4_5_deals_and_seldom_meets_a_tie(gathered: Gathered) -> None:
    played = list(matches(gathered[1]))
    lengths = [deals for deals, _ in played]
    assert np.mean(lengths) == pytest.approx(4.5, abs=0.1 * WIDE)
    assert min(lengths) >= 2
    assert max(lengths) <= 10
    ties = sum(tied for _, tied in played) / len(played)
    assert ties == pytest.approx(0.029, abs=0.012 * WIDE)
