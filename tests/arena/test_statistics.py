"""Intervals and sequential tests against values known from tables."""

from __future__ import annotations

import math
from random import Random

import pytest

from cardavia.arena.statistics import (
    SequentialTest,
    Verdict,
    mean,
    needed,
    t_quantile,
    wilson,
)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (4, 2.776), (9, 2.262), (10, 2.228), (20, 2.086), (30, 2.042), (60, 2.000), (1000, 1.962)],
)
def test_quantiles_of_student(freedom: int, quantile: float) -> None:
    assert t_quantile(freedom) == pytest.approx(quantile, abs=0.0006)


def test_no_degree_of_freedom_has_no_quantile() -> None:
    assert math.isnan(t_quantile(0))


def test_mean_with_its_interval() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0, 5.0])
    assert found.value == 3.0
    assert found.deviation == pytest.approx(math.sqrt(2.5))
    assert found.half_width == pytest.approx(2.776 * math.sqrt(2.5 / 5))


def test_bootstrap_agrees_with_t_on_many_values() -> None:
    random = Random(1)
    found = mean([random.gauss(0.5, 2.0) for _ in range(1000)])
    low, high = found.bootstrap
    assert low == pytest.approx(found.value - found.half_width, abs=0.02)
    assert high == pytest.approx(found.value + found.half_width, abs=0.02)


def test_the_same_values_give_the_same_interval() -> None:
    assert mean([1.0, 5.0, 2.0]) == mean([1.0, 5.0, 2.0])


@pytest.mark.parametrize("values", [[], [1.0]])
def test_too_few_values_have_no_interval(values: list[float]) -> None:
    assert math.isnan(mean(values).half_width)


def test_intervals_cover_the_truth_as_often_as_they_say() -> None:
    random = Random(2)
    covered = 0
    for _ in range(400):
        found = mean([random.gauss(0.0, 1.0) for _ in range(12)])
        covered += abs(found.value) <= found.half_width
    assert 0.92 <= covered / 400 <= 0.98


def test_wilson_interval() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0.0, 10)[0] == pytest.approx(0.0)
    assert round(wilson(0.0, 10)[1], 4) == 0.2775
    assert wilson(0.5, 0) == (0.0, 1.0)


def run(centre: float, seed: int) -> tuple[Verdict, int]:
    """Returns how a test for 0.3 points ends on values around a centre, and after how many."""
    random = Random(seed)
    test = SequentialTest(0.3)
    for number in range(1, 5000):
        verdict = test.add(random.gauss(centre, 1.4))
        if verdict is not Verdict.OPEN:
            return verdict, number
    return Verdict.OPEN, 5000


def test_sequential_tests_keep_their_error() -> None:
    none = [run(0.0, seed)[0] for seed in range(200)]
    some = [run(0.3, seed)[0] for seed in range(200)]
    assert none.count(Verdict.BETTER) <= 18
    assert some.count(Verdict.NOT_BETTER) <= 18
    assert Verdict.OPEN not in none + some


def test_a_clear_difference_is_found_early() -> None:
    verdict, number = run(1.0, 1)
    assert verdict is Verdict.BETTER
    assert number < 100


def test_nothing_is_decided_before_the_variance_is_known() -> None:
    test = SequentialTest(0.5)
    verdicts = {test.add(9.0 + number % 2) for number in range(29)}
    assert verdicts == {Verdict.OPEN}


def test_scores_of_match_pairs_are_tested_around_one_half() -> None:
    test = SequentialTest(0.1, zero=0.5)
    for number in range(400):
        test.add([0.5, 0.75, 1.0, 0.25][number % 4])
    assert test.verdict is Verdict.BETTER


def test_sample_size_by_the_table_of_the_protocol() -> None:
    assert needed(1.5, 0.5) == 71
    assert needed(1.5, 0.1) == 1767
