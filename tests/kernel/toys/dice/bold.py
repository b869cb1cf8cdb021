"""A policy that keeps every throw."""

from __future__ import annotations

from cardavia.kernel import kernel
from cardavia.kernel.bits import Int


@kernel
def keeps(value: Int) -> bool:
    """Keeps everything."""
    return bool(value > 0)
