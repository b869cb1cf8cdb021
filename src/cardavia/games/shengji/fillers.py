"""The cheapest of some cards of Shengji, in compiled form."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, Int, index, low


@kernel
def cheapest(
    one: np.uint64, two: np.uint64, n: Int, least: Int, parting: float, weights: NDArray[np.float64]
) -> tuple[np.uint64, np.uint64]:
    """Returns the n cards of some that cost least by their weights, with at least so many whole pairs.

    `weights` stand by the number of a face; to part a pair costs `parting` more.
    """
    chosen_one = chosen_two = NONE
    rest = two
    for _ in range(least):
        best = NONE
        lowest = np.inf
        left = rest
        while left != NONE:
            face = low(left)
            left ^= face
            if weights[index(face)] < lowest:
                best, lowest = face, weights[index(face)]
        rest ^= best
        chosen_one |= best
        chosen_two |= best
    for _ in range(n - 2 * least):
        best = NONE
        lowest = np.inf
        left = (one & ~chosen_one) | (two & chosen_one & ~chosen_two)
        while left != NONE:
            face = low(left)
            left ^= face
            weight = weights[index(face)]
            if two & face:
                # The first copy parts a pair, the second one mends that.
                weight += -parting if chosen_one & face else parting
            if weight < lowest:
                best, lowest = face, weight
        chosen_two |= chosen_one & best
        chosen_one |= best
    return chosen_one, chosen_two
