"""How much calls and buries of Shengji are liked at sight, in compiled form."""

from __future__ import annotations

import numpy as np

from cardavia.games.shengji.chances import copies
from cardavia.games.shengji.keeping import cost
from cardavia.games.shengji.ladder import trump_by
from cardavia.games.shengji.planes import points
from cardavia.games.shengji.records import JOKERS, LEVEL_CARDS, NO_TRUMP, SUIT
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, Int, popcount, u64

BURIED, EMPTIED = 0.7, 3.1
"""The share of their points that buried cards lose, and what it is worth to empty a side suit."""

ENOUGH, FOR_PAIR, FOR_JOKER, OVERCALLING = 8.0, 1.5, 0.83, 0.25
"""The trumps with which a suit is called, what pairs and jokers count beside that, and how much more it takes
to call over somebody."""


@kernel
def prospect(state: np.record, seat: Int, trump: Int) -> float:
    """Returns how good a trump would be for a hand, in trumps."""
    hand = state.hands[u64(seat)]
    trumps = (LEVEL_CARDS << u64(state.level)) | JOKERS
    if trump != NO_TRUMP:
        trumps |= SUIT << u64(13 * trump)
    found = np.float64(copies(hand[0], hand[1], trumps))
    found += FOR_PAIR * np.float64(popcount(hand[1] & trumps))
    found += FOR_JOKER * np.float64(copies(hand[0], hand[1], JOKERS))
    if trump == NO_TRUMP:
        aces = LEVEL_CARDS << u64(12 if state.level != 12 else 11)
        found += 1.5 * np.float64(copies(hand[0], hand[1], aces)) + 2.0
    return found


@kernel
def called(state: np.record, one: np.uint64) -> float:
    """Returns how much a declaration is liked, 0 being a pass."""
    seat = np.int64(state.turn)
    found = prospect(state, seat, trump_by(one))
    liked = found - ENOUGH - FOR_PAIR
    if state.strength > 0:
        liked = found - prospect(state, seat, trump_by(state.declared)) - OVERCALLING
        if (state.declarer - seat) & 1 == 0:
            liked -= OVERCALLING
    return liked


@kernel
def buried(
    state: np.record, seat: Int, one: np.uint64, two: np.uint64, unseen_one: np.uint64, unseen_two: np.uint64
) -> float:
    """Returns how much a bury is liked."""
    total = -BURIED * np.float64(points(one, two)) - cost(state, seat, one, two, unseen_one, unseen_two)
    hand = state.hands[u64(seat)]
    for suit in range(4):
        own = hand[0] & state.suits[u64(suit)]
        if own != NONE and own & ~one == NONE and hand[1] & own & ~two == NONE:
            total += EMPTIED
    return total
