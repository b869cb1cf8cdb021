"""Whether chances are as even as they should be."""

from __future__ import annotations

from collections.abc import Collection
from math import sqrt


def is_even(counts: Collection[int], cells: int) -> bool:
    """Says whether counts may come from equal chances; cells that are not there have none.

    Pearson's statistic is compared with what a sound generator exceeds once in many thousand tries.
    """
    expected = sum(counts) / cells
    missing = cells - len(counts)
    assert missing >= 0
    chi_square = sum((count - expected) ** 2 / expected for count in counts) + missing * expected
    freedom = cells - 1
    return chi_square < freedom + 4.5 * sqrt(2 * freedom)
