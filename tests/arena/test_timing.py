"""Times kept as counts on a fine scale."""

from __future__ import annotations

import pytest

from cardavia.arena.timing import Times


def timed(*milliseconds: float) -> Times:
    times = Times()
    for value in milliseconds:
        times.add(round(value * 1e6))
    return times


def test_quantiles_are_right_to_two_percent() -> None:
    times = timed(*(number / 10 for number in range(1, 1001)))
    assert times.quantile(0.5) == pytest.approx(50.0, rel=0.02)
    assert times.quantile(0.95) == pytest.approx(95.0, rel=0.02)


def test_the_mean_is_exact() -> None:
    assert timed(1.0, 2.0, 6.0).mean == pytest.approx(3.0)


def test_without_moves_there_is_no_time() -> None:
    assert (Times().mean, Times().quantile(0.95), Times().moves) == (0.0, 0.0, 0)


def test_joined_runs_count_all_moves() -> None:
    times = timed(1.0)
    times.join(timed(1.0, 3.0))
    assert times.moves == 3
    assert times.total == 5_000_000


def test_written_and_read_again() -> None:
    times = timed(0.002, 4.0, 4.0)
    assert Times.read(times.written()) == times
