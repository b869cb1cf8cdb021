"""Sets of cards as 64-bit masks, and the few machine instructions they live on.

Masks, shift counts and array indices are unsigned throughout: a signed index costs a quarter of
the speed, and a signed integer met by an unsigned one becomes a float.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic

from cardavia.kernel import INTERPRETED, kernel

u64 = np.uint64
Int = int | np.int64
"""A signed number in a kernel: compiled code knows one kind, the interpreter two."""

NONE = u64(0)
ONE = u64(1)

if INTERPRETED:

    def popcount(mask: np.uint64) -> np.uint64:
        """Returns the number of cards in a mask."""
        return u64(int(mask).bit_count())

    def index(mask: np.uint64) -> np.uint64:
        """Returns the position of the lowest card of a mask that is not empty."""
        return u64((int(mask) & -int(mask)).bit_length() - 1)

    def last_index(mask: np.uint64) -> np.uint64:
        """Returns the position of the highest card of a mask that is not empty."""
        return u64(int(mask).bit_length() - 1)

else:

    @intrinsic  # type: ignore[untyped-decorator]
    def popcount(typing_context: Any, mask: Any) -> Any:
        """Returns the number of cards in a mask."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.uint64(types.uint64), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def index(typing_context: Any, mask: Any) -> Any:
        """Returns the position of the lowest card of a mask that is not empty."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], context.get_constant(types.boolean, False))

        return types.uint64(types.uint64), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def last_index(typing_context: Any, mask: Any) -> Any:
        """Returns the position of the highest card of a mask that is not empty."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            zeros = builder.ctlz(arguments[0], context.get_constant(types.boolean, False))
            return builder.sub(context.get_constant(types.uint64, 63), zeros)

        return types.uint64(types.uint64), generate


@kernel
def low(mask: np.uint64) -> np.uint64:
    """Returns the lowest card of a mask that is not empty, as a mask."""
    return mask & (~mask + ONE)


@kernel
def bit(position: np.uint64) -> np.uint64:
    """Returns the mask of the card at a position."""
    return ONE << u64(position)
