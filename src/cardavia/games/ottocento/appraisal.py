"""What a card is worth in the hand and what both sides have, in compiled form, by what the actor may know."""

from __future__ import annotations

import numpy as np

from cardavia.games.ottocento.chances import higher, suit_of
from cardavia.games.ottocento.ledger import SEQUENCE_FACTORS, SET_FACTORS, sequences, sets, worth
from cardavia.games.ottocento.records import (
    BEGATO,
    COURTS,
    MATTO,
    PLAYS,
    TRUMPS,
)
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, ONE, low, popcount, u64

TRUMP_KEPT, HIGH_KEPT, SECURE, FADING = 10.7, 30.2, 0.49, 0.8
"""What a trump is worth in the hand: any; more points for the highest and a share of its worth, because it
comes home later as well; how much is left of both for every higher trump that is out."""

LATELY = 0.87
"""The part of the points for high trumps that does not fade with the tricks that are left."""

BOSS_KEPT, NEXT_KEPT = 4.3, 2.3
"""What the highest card of a plain suit is worth in the hand, and the second highest."""

COURT_KEPT = 0.11
"""The share of its worth that a plain card is expected to win later, above an even chance."""

MATTO_KEPT, BEGATO_KEPT = 17.4, 0.06
"""What the Matto is worth in a full hand, and the share of its worth that the Begato is."""

VOIDING, BARING = 4.7, 2.2
"""What it is worth to play the last card of a plain suit while holding trumps, and what it costs to leave a
court alone that can be beaten."""

FADED = np.array([FADING**count for count in range(24)])


@kernel
def kept(state: np.record, card: np.uint64, hand: np.uint64, unseen: np.uint64, value: float) -> float:
    """Returns what a card is worth in the hand, in points."""
    if card & MATTO:
        return MATTO_KEPT * np.float64(PLAYS - state.played) / PLAYS
    if card & BEGATO:
        return BEGATO_KEPT * value + TRUMP_KEPT
    above = popcount(higher(card) & unseen)
    if card & TRUMPS:
        time = LATELY + (1.0 - LATELY) * np.float64(PLAYS - state.played) / PLAYS
        return TRUMP_KEPT + (HIGH_KEPT * time + SECURE * value) * np.float64(FADED[above])
    total = COURT_KEPT * value
    if above == NONE:
        total += BOSS_KEPT
    elif above == ONE:
        total += NEXT_KEPT
    left = hand & suit_of(card) & ~card
    if left == NONE:
        total -= VOIDING if hand & TRUMPS else 0.0
    elif popcount(left) == ONE and left & COURTS and higher(left) & unseen:
        total += BARING
    return total


@kernel
def owned(state: np.record) -> tuple[np.uint64, np.uint64]:
    """Returns what either side has captured, the Matto with the side that it belongs to (7.2), own first."""
    seat = u64(state.turn)
    side = seat & ONE
    own, theirs = state.piles[side] & ~MATTO, state.piles[ONE - side] & ~MATTO
    if np.int64(seat) == state.dealer:
        own |= state.discard
    mine = state.hands[seat] | state.revealed[seat] | state.revealed[seat ^ u64(2)]
    others = state.revealed[seat ^ ONE] | state.revealed[seat ^ u64(3)]
    if state.matto_seat >= 0:
        if u64(state.matto_seat & 1) == side:
            own |= MATTO
        else:
            theirs |= MATTO
    elif mine & MATTO:
        own |= MATTO
    elif others & MATTO:
        theirs |= MATTO
    return own, theirs


@inlined
def accounts(state: np.record) -> tuple[np.uint64, np.uint64, float, float, float]:
    """Returns what both sides have, the worth of the table and the likely factors of sets and sequences."""
    own, theirs = owned(state)
    set_factor = 0.5 * (SET_FACTORS[u64(sets(own))] + SET_FACTORS[u64(sets(theirs))])
    factor = 0.5 * (SEQUENCE_FACTORS[u64(sequences(own))] + SEQUENCE_FACTORS[u64(sequences(theirs))])
    stake = 0.0
    rest = state.table & ~MATTO
    while rest != NONE:
        card = low(rest)
        rest ^= card
        stake += worth(card, own, theirs, set_factor, factor)
    return own, theirs, stake, set_factor, factor
