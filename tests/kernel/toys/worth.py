"""A kernel that other files call."""

from __future__ import annotations

from cardavia.kernel import kernel
from cardavia.kernel.bits import Int


@kernel
def doubled(number: Int) -> Int:
    """Returns twice a number."""
    return 2 * number


@kernel
def half(number: float) -> float:
    """Returns half of a number, whole or not: compiled for each kind."""
    return number / 2
