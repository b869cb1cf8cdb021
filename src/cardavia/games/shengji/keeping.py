"""What cards of Shengji are worth in the hand, in points, in compiled form.

The weights were found by self-play; see `docs/experiments.md`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.shengji.chances import above, copies
from cardavia.games.shengji.planes import points
from cardavia.games.shengji.records import TRUMP
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, Int, index, low, popcount, u64

TRUMP_KEPT, HIGH_KEPT, FADING = 1.35, 9.0, 0.64
"""What any trump is worth, what the highest is worth above that, and how much of this is left for every
higher card that is out."""

BOSS_KEPT, NEXT_KEPT = 1.2, 1.0
"""What the highest card of a side suit is worth, and the second highest."""

LOWER = 0.011
"""How much less a card is worth for every stronger one of its suit that is out."""

BREAKING, BREAKING_TRUMPS = 1.25, 2.1
"""What it costs to part a pair."""

VOIDING = 4.1
"""What it is worth to play the last card of a side suit while holding trumps."""

FADED = np.array([FADING**count for count in range(64)])


@inlined
def kept(state: np.record, suit: Int, face: np.uint64, unseen_one: np.uint64, unseen_two: np.uint64) -> float:
    """Returns what one card of an effective suit is worth in the hand."""
    stronger = copies(unseen_one, unseen_two, above(state, suit, face))
    if suit == TRUMP:
        high = HIGH_KEPT * np.float64(FADED[u64(stronger)])
        return TRUMP_KEPT + high - LOWER * np.float64(stronger)
    found = -LOWER * np.float64(stronger)
    if stronger == 0:
        found += BOSS_KEPT
    elif stronger == 1:
        found += NEXT_KEPT
    return found


@kernel
def cost(
    state: np.record, seat: Int, one: np.uint64, two: np.uint64, unseen_one: np.uint64, unseen_two: np.uint64
) -> float:
    """Returns what a hand loses with some of its cards, the points on them left out of account."""
    hand = state.hands[u64(seat)]
    has_trumps = hand[0] & ~one & state.suits[u64(TRUMP)] != NONE
    total = 0.0
    for suit in range(5):
        rest = one & state.suits[u64(suit)]
        if rest == NONE:
            continue
        if suit != TRUMP and has_trumps:
            own = hand[0] & state.suits[u64(suit)]
            if own & ~one == NONE and hand[1] & own & ~two == NONE:
                total -= VOIDING
        while rest != NONE:
            face = low(rest)
            rest ^= face
            worth = kept(state, np.int64(suit), face, unseen_one, unseen_two)
            total += worth
            if two & face:
                total += worth
            elif hand[1] & face:
                total += BREAKING_TRUMPS if suit == TRUMP else BREAKING
    return total


@kernel
def weigh(
    state: np.record,
    one: np.uint64,
    share: float,
    shortening: float,
    unseen_one: np.uint64,
    unseen_two: np.uint64,
    out: NDArray[np.float64],
) -> None:
    """Writes for every face of some cards, by its number, what it costs to part with a copy.

    Of the points on it so large a share is lost, which is below 0 where they are won. `shortening` is what
    it is worth to play from a side suit of one card, less from longer ones.
    """
    for suit in range(5):
        own = one & state.suits[u64(suit)]
        length = np.float64(popcount(own))
        rest = own
        while rest != NONE:
            face = low(rest)
            rest ^= face
            worth = kept(state, np.int64(suit), face, unseen_one, unseen_two)
            worth += share * np.float64(points(face, NONE))
            if suit != TRUMP:
                worth -= shortening / length
            out[index(face)] = worth
