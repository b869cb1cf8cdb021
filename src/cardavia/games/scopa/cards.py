"""The pack of Scopa and its translation to and from the bits of the compiled rules."""

from __future__ import annotations

from typing import Any

import numpy as np

from cardavia.games.fishing.cards import RankMajor
from cardavia.games.scopa import rules

SUITS = "CDHS"
RANKS = "A234567JQK"
LAYOUT = RankMajor(SUITS, RANKS)
PACK = LAYOUT.pack
VALUES = {rank: value for value, rank in enumerate(RANKS, start=1)}
"""Capture values by rank character (1)."""

BITS = LAYOUT.bits
BY_BIT = LAYOUT.by_bit
mask = LAYOUT.mask
listed = LAYOUT.listed


def moves_buffer() -> np.recarray[Any, Any]:
    """Returns room for every list of moves."""
    return np.zeros(rules.MOST_MOVES, rules.Move).view(np.recarray)
