"""Random numbers for kernels: one explicit word of state, no hidden generator anywhere."""

from __future__ import annotations

import hashlib

import numpy as np
from numpy.typing import NDArray

from cardavia.kernel import kernel
from cardavia.kernel.bits import u64

RandomState = NDArray[np.uint64]
"""Shape (1,): the state of a 64-bit xorshift generator (Marsaglia 2003), never zero."""


def seeded(*parts: object) -> RandomState:
    """Returns a generator whose stream depends on every part and on nothing else.

    The parts are written out as text and hashed, so that neighbouring seeds give unrelated streams.
    """
    text = "\x1f".join(part.hex() if isinstance(part, bytes) else str(part) for part in parts)
    word = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
    return np.array([word or 1], dtype=np.uint64)


@kernel
def below(random: RandomState, bound: np.uint64) -> np.uint64:
    """Returns a number from 0 to bound - 1; bound is at most 2**32.

    The bias is below bound / 2**32, far under what any experiment here can see.
    """
    word = random[0]
    word ^= word << u64(13)
    word ^= word >> u64(7)
    word ^= word << u64(17)
    random[0] = word
    return ((word >> u64(32)) * u64(bound)) >> u64(32)


@kernel
def shuffle(deck: NDArray[np.uint8], random: RandomState) -> None:
    """Puts the numbers from 0 on into a deck in an order drawn evenly (Fisher and Yates)."""
    for place in range(len(deck)):
        deck[place] = place
    for place in range(u64(len(deck) - 1), 0, -1):
        other = below(random, u64(place + 1))
        card = deck[place]
        deck[place] = deck[other]
        deck[other] = card
