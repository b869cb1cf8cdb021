"""The compiled move of the capture games, and the numbers that rank-major masks are shifted by."""

from __future__ import annotations

import numpy as np

from cardavia.kernel.bits import u64

PLAY = 0
"""The kind of every move to be made; a game's history may note in the kind what a play has scored."""

Move = np.dtype([("kind", np.int64), ("cards", np.uint64), ("extra", np.uint64)], align=True)
"""`cards` is the played card, `extra` the taken ones."""

TWO, FOUR = u64(2), u64(4)
"""A rank has 2**TWO = FOUR suits."""
