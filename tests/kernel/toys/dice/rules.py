"""The rules of a game of dice."""

from __future__ import annotations

from cardavia.kernel import kernel
from cardavia.kernel.bits import Int


@kernel
def value(throw: Int) -> Int:
    """Returns the pips of a throw."""
    return throw % 6 + 1
