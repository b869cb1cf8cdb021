"""A policy that keeps nothing but sixes."""

from __future__ import annotations

from cardavia.kernel import kernel
from cardavia.kernel.bits import Int


@kernel
def keeps(value: Int) -> bool:
    """Keeps a six."""
    return bool(value == 6)
