"""What a deal of Ottocento is worth, in compiled form: settlement, score sheet and margin (7, 8)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.ottocento.combinations import (
    plain_points,
    sequence_points,
    set_points,
)
from cardavia.games.ottocento.records import (
    CARD_POINTS,
    DECLARATIONS,
    EXCHANGED,
    FIVE_CARDS,
    JACKS,
    KEPT,
    KNIGHTS,
    LAST_TRICK,
    LOST,
    MATTO,
    PIPS,
    QUEENS,
    SEQUENCES,
    SETS,
)
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, ONE, Int, low, popcount, u64

LAST_TRICK_POINTS = 6


@inlined
def half_points(cards: np.uint64) -> Int:
    """Returns the card points of some cards in halves: twice their values less one for every card (8.1)."""
    total = popcount(cards) + (popcount(cards & FIVE_CARDS) << u64(3))
    total += u64(6) * popcount(cards & QUEENS) + u64(4) * popcount(cards & KNIGHTS)
    return np.int64(total + u64(2) * popcount(cards & JACKS))


@kernel
def cheapest(pile: np.uint64) -> np.uint64:
    """Returns the cards of the lowest value in a pile, the Matto excepted (7.3)."""
    rest = pile & ~MATTO
    for dearer in (FIVE_CARDS, QUEENS, KNIGHTS, JACKS):
        cheaper = rest & ~dearer
        if cheaper != NONE:
            rest = cheaper
    return rest


@kernel
def captured(mine: np.uint64, theirs: np.uint64, real_five: Int) -> Int:
    """Returns twice the captured score of one pile less twice that of the other (7.3)."""
    total = set_points(mine) + sequence_points(mine, real_five)
    total -= set_points(theirs) + sequence_points(theirs, real_five)
    return 2 * total + half_points(mine) - half_points(theirs)


@kernel
def best_payment(mine: np.uint64, theirs: np.uint64, real_five: Int) -> np.uint64:
    """Returns the card of the first pile that the table pays to the second for the Matto (7.3)."""
    options = cheapest(mine)
    pips = options & PIPS
    if pips != NONE:
        # A card that stands in no combination costs none, and no payment does better: only those before it
        # may be chosen instead.
        options &= low(pips) | (low(pips) - ONE)
    chosen = low(options)
    if options != chosen:
        highest: Int = -(1 << 40)
        while options != NONE:
            card = low(options)
            options ^= card
            found = captured(mine ^ card, theirs | card, real_five)
            if found > highest:
                highest = found
                chosen = card
    return chosen


@kernel
def gather(state: np.record) -> None:
    """Gives the discard and the Matto to their sides after the last trick (7.1, 7.2) and notes the fate.

    A payment that is owed stays to be made: the fate is then EXCHANGED.
    """
    side = u64(state.dealer & 1)
    taker = side if state.tricks[side] > 0 else u64(1) - side
    state.piles[taker] |= state.discard
    owner = u64(state.matto_seat & 1)
    other = u64(1) - owner
    if state.tricks[owner] == 0:
        state.fate = LOST
    elif state.matto_side == np.int64(owner):
        state.fate = KEPT
    else:
        state.fate = EXCHANGED
        state.piles[other] ^= MATTO
        state.piles[owner] |= MATTO


@kernel
def pay(state: np.record, card: np.uint64) -> None:
    """Hands over the card that is owed for the Matto (7.2, 7.3)."""
    owner = u64(state.matto_seat & 1)
    state.payment = card
    state.piles[owner] ^= card
    state.piles[u64(1) - owner] |= card


@kernel
def declared_points(hand: np.uint64, options: np.record) -> Int:
    """Returns what a hand makes when it declares (5.4)."""
    if options.plain_declarations:
        return plain_points(hand, options.real_five)
    return set_points(hand) + sequence_points(hand, options.real_five)


@kernel
def score(state: np.record, out: NDArray[np.int64]) -> None:
    """Writes the score sheet (8.4) into `out`, shape (SCORE_ROWS, 2), points per side.

    Of a deal that goes on, it counts the cards captured so far, half points rounded down.
    """
    out[:, :] = 0
    for place in range(2):
        side = u64(place)
        pile = state.piles[side]
        out[CARD_POINTS, side] = half_points(pile) >> 1
        out[SETS, side] = set_points(pile)
        out[SEQUENCES, side] = sequence_points(pile, state.options.real_five)
        out[DECLARATIONS, side] = state.points[side] + state.points[side + u64(2)]
    if state.played == 60:
        out[LAST_TRICK, u64(state.leader & 1)] = LAST_TRICK_POINTS


@kernel
def margin(state: np.record) -> Int:
    """Returns the points of side 0 less those of side 1, as `score` gives them, without writing."""
    real_five = state.options.real_five
    mine = state.piles[0]
    theirs = state.piles[1]
    total = set_points(mine) + sequence_points(mine, real_five) + (half_points(mine) >> 1)
    total -= set_points(theirs) + sequence_points(theirs, real_five) + (half_points(theirs) >> 1)
    total += state.points[0] + state.points[2] - state.points[1] - state.points[3]
    if state.played == 60:
        total += LAST_TRICK_POINTS if state.leader & 1 == 0 else -LAST_TRICK_POINTS
    return total
