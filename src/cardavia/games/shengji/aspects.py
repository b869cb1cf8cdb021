"""What a finished deal owes to one decision in it, in compiled form: the account behind a hint."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.shengji.scoring import attack_points, margin
from cardavia.kernel import kernel

PARTS, FACTS = 1, 1
"""The margin has one part, the levels gained; the one fact is that the attackers take over the deal."""

PLAYOUTS = 200
"""The work of one assessment."""

TAKEN_OVER = 80


@kernel
def account(
    before: np.record, after: np.record, parts: NDArray[np.float64], facts: NDArray[np.float64]
) -> None:
    """Adds the parts and facts of a finished deal, seen from the side that had the turn before."""
    sign = 1 if before.turn & 1 == 0 else -1
    parts[0] += sign * margin(after)
    facts[0] += 1 if attack_points(after) >= TAKEN_OVER else 0
