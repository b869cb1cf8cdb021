"""The compiled move of the capture games, and the numbers that their records and rank-major masks share."""

from __future__ import annotations

import numpy as np

from cardavia.kernel.bits import u64

PLAY = 0
"""The kind of every move to be made; a game's history may note in the kind what a play has scored."""

Move = np.dtype([("kind", np.int64), ("cards", np.uint64), ("extra", np.uint64)], align=True)
"""`cards` is the played card, `extra` the taken ones."""

UNKNOWN = 255
"""What stands where a card lies that nobody may know, and behind the last card of a list."""

TWO, FOUR = u64(2), u64(4)
"""A rank has 2**TWO = FOUR suits."""
