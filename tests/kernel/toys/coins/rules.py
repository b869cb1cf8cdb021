"""The rules of a game of coins."""

from __future__ import annotations

from cardavia.kernel import kernel
from cardavia.kernel.bits import Int


@kernel
def value(throw: Int) -> Int:
    """Returns 1 for heads and 0 for tails."""
    return throw % 2
