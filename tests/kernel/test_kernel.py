"""The decorator: what compiled code and its interpreted twin do alike."""

from __future__ import annotations

import threading
import warnings

import numpy as np
import pytest
from numpy.typing import NDArray

from cardavia.kernel import INTERPRETED, kernel
from cardavia.kernel.bits import ONE, u64


@kernel
def overflowed(word: np.uint64) -> np.uint64:
    """Adds, subtracts and multiplies beyond the range of a word."""
    return (word + ONE) * u64(3) - u64(10)


@kernel
def divided(numbers: NDArray[np.float64], divisors: NDArray[np.float64]) -> float:
    """Divides the first number by the first divisor."""
    return np.float64(numbers[0] / divisors[0])


@kernel
def counted(bound: int) -> int:
    """Counts up to a bound."""
    total = 0
    for number in range(bound):
        total += number & 1
    return total


def test_words_wrap_without_a_warning() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert overflowed(u64(2**64 - 1)) == 2**64 - 10
        assert overflowed(u64(2**63)) == (2**63 + 1) * 3 - 10 - 2**64


@pytest.mark.parametrize(("number", "quotient"), [(1.0, np.inf), (-1.0, -np.inf), (0.0, np.nan)])
def test_division_by_zero_is_infinite_or_not_a_number(number: float, quotient: float) -> None:
    result = divided(np.array([number]), np.array([0.0]))
    assert np.array_equal(result, quotient, equal_nan=True)


def test_a_kernel_keeps_its_name_and_docstring() -> None:
    assert overflowed.__name__ == "overflowed"
    assert overflowed.__doc__ == "Adds, subtracts and multiplies beyond the range of a word."


@pytest.mark.compiled
def test_a_kernel_runs_without_the_interpreter_lock() -> None:
    assert counted.targetoptions["nogil"] is True  # type: ignore[attr-defined]
    results: list[int] = []
    threads = [threading.Thread(target=lambda: results.append(counted(1000))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [500] * 4


def test_interpreted_kernels_are_plain_functions() -> None:
    assert hasattr(overflowed, "py_func") is not INTERPRETED
