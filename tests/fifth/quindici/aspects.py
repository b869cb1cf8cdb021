"""What a finished deal of Quindici owes to one play in it, in compiled form: the accounts behind a hint."""

from __future__ import annotations

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, ONE, u64
from tests.fifth.quindici.records import DIAMOND, SETTEBELLO_CARD, SWEEP
from tests.fifth.quindici.rules import more


class Part(IntEnum):
    """A part of the margin: every row of the score sheet, sweeps for and against apart."""

    CARDS = 0
    DIAMONDS = 1
    SETTEBELLO = 2
    SWEEPS = 3
    SWEEPS_AGAINST = 4


class Fact(IntEnum):
    """An event that a play may lead to."""

    SWEPT = 0
    """The other seat sweeps with its next play."""


PARTS, FACTS = len(Part), len(Fact)

PLAYOUTS = 2_000
"""The work of one assessment."""


@kernel
def account(before: np.record, after: np.record, parts: NDArray[np.int64], facts: NDArray[np.int64]) -> None:
    """Adds the parts of the margin and the facts of a finished deal, seen from who acted in `before`."""
    side = u64(before.turn)
    own, theirs = after.piles[side], after.piles[ONE - side]
    parts[Part.CARDS] += more(own, theirs) - more(theirs, own)
    parts[Part.DIAMONDS] += more(own & DIAMOND, theirs & DIAMOND) - more(theirs & DIAMOND, own & DIAMOND)
    parts[Part.SETTEBELLO] += more(own & SETTEBELLO_CARD, NONE) - more(theirs & SETTEBELLO_CARD, NONE)
    parts[Part.SWEEPS] += after.sweeps[side]
    parts[Part.SWEEPS_AGAINST] -= after.sweeps[ONE - side]
    if before.played + 1 < after.played:
        facts[Fact.SWEPT] += np.int64(after.history[u64(before.played + 1)].kind == SWEEP)
