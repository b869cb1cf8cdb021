"""Whose turn it is, in compiled form, in every game whose State tells it in `turn`, -1 after the end."""

from __future__ import annotations

import numpy as np

from cardavia.kernel import kernel
from cardavia.kernel.bits import Int


@kernel
def actor(state: np.record) -> Int:
    """Returns the seat that decides next, -1 when the deal is over."""
    return state.turn


@kernel
def is_over(state: np.record) -> bool:
    """Says whether the last decision of the deal has been made."""
    return bool(state.turn < 0)
