"""What a finished deal owes to one play in it, in compiled form: the accounts behind a hint."""

from __future__ import annotations

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from cardavia.games.cicera.records import BONUS_ROWS, SCUA_BIT
from cardavia.games.cicera.scoring import margin
from cardavia.kernel import kernel
from cardavia.kernel.bits import u64


class Part(IntEnum):
    """A part of the margin."""

    BONUSES = 0
    AWARDS = 1


class Fact(IntEnum):
    """An event that a play may lead to."""

    SWEPT = 0
    """The next seat makes a scua."""


PARTS, FACTS = len(Part), len(Fact)

PLAYOUTS = 8_000
"""The work of one assessment."""


@kernel
def account(before: np.record, after: np.record, parts: NDArray[np.int64], facts: NDArray[np.int64]) -> None:
    """Adds the parts of the margin and the facts of a finished deal, seen from who acted in `before`.

    `after` is the deal that `before` grew into.
    """
    sign = -1 if before.turn & 1 else 1
    made = 0
    for row in range(BONUS_ROWS):
        made += after.bonuses[0, u64(row)] - after.bonuses[1, u64(row)]
    parts[Part.BONUSES] += sign * made
    parts[Part.AWARDS] += sign * (margin(after) - made)
    if before.played + 1 < after.played:
        facts[Fact.SWEPT] += after.history[u64(before.played + 1)].kind & SCUA_BIT
