"""The best few of many plays: what a table offers while its player picks cards one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray


def best(
    moves: NDArray[Any], points: NDArray[np.int64], part: Any, valued: Sequence[np.uint64], most: int
) -> NDArray[np.int64]:
    """Returns the places of the best moves that hold a partial choice, at most so many.

    Those that take exactly its table cards come first; then the order is points made at once, cards taken,
    kinds of valued cards won. Thousands may be legal, so whole columns are compared.
    """
    cards, extra = moves["cards"], moves["extra"]
    held = np.flatnonzero((cards & part.cards == part.cards) & (extra & part.extra == part.extra))
    extra = extra[held]
    won = np.where(extra == 0, extra, cards[held] | extra)
    kinds = np.sum([won & mask != 0 for mask in valued], axis=0)
    is_other = (extra != part.extra) & bool(part.extra)
    # The last key counts first.
    keys = (-kinds, -np.bitwise_count(extra).astype(np.int64), -points[held], is_other)
    return held[np.lexsort(keys)[:most]]
