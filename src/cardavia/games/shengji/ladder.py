"""Trumps, effective suits and rungs of Shengji, in compiled form (7)."""

from __future__ import annotations

import numpy as np

from cardavia.games.shengji.records import FULL, JOKERS, LEVEL_CARDS, NO_TRUMP, SUIT, TRUMP
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, ONE, Int, index, u64

OFF_RUNG = u64(12)
TOP_RUNG = u64(13)
JOKER_RUNG = u64(14)
"""Rungs of trumps above the plain cards of the suit: the off-suit level cards on one, the level card of the
suit, the jokers. Without a trump suit all level cards stand on TOP_RUNG, and no rung below is used."""


@kernel
def trump_by(face: np.uint64) -> Int:
    """Returns the trump that a face names (5.3): the suit of a level card, none for a joker."""
    return np.int64(NO_TRUMP) if face & JOKERS else np.int64(index(face) // u64(13))


@kernel
def name_trump(state: np.record, trump: Int) -> None:
    """Writes the trump of a deal and the faces of every effective suit (7.1)."""
    level = LEVEL_CARDS << u64(state.level)
    state.trump = trump
    trumps = level | JOKERS
    state.off = NONE
    state.top = level
    if trump != NO_TRUMP:
        suit = SUIT << u64(13 * trump)
        trumps |= suit
        state.off = level & ~suit
        state.top = level & suit
    state.suits[TRUMP] = trumps
    for place in range(4):
        state.suits[place] = (SUIT << u64(13 * place)) & ~trumps


@inlined
def suit_of(state: np.record, faces: np.uint64) -> Int:
    """Returns the one effective suit of some faces, -1 when they are of several or none."""
    if faces != NONE:
        for suit in range(5):
            if faces & ~state.suits[u64(suit)] == NONE:
                return np.int64(suit)
    return np.int64(-1)


@inlined
def closed(faces: np.uint64, level: np.uint64) -> np.uint64:
    """Returns the ranks of a suit as rungs: without the level rank, whose neighbours meet (7.2)."""
    below = (ONE << level) - ONE
    return (faces & below) | ((faces >> ONE) & ~below)


@inlined
def rungs(state: np.record, faces: np.uint64, suit: Int) -> np.uint64:
    """Returns the rungs on which faces of an effective suit stand, as bits, the weakest lowest (7.2)."""
    level = u64(state.level)
    if suit < 4:
        return closed((faces >> u64(13 * suit)) & SUIT, level)
    word = (faces >> u64(52)) << JOKER_RUNG
    if faces & state.top != NONE:
        word |= ONE << TOP_RUNG
    if faces & state.off != NONE:
        word |= ONE << OFF_RUNG
    if state.trump < 4:
        word |= closed((faces >> u64(13 * state.trump)) & SUIT & ~(ONE << level), level)
    return word


@kernel
def standing_on(state: np.record, faces: np.uint64, suit: Int, rung: np.uint64) -> np.uint64:
    """Returns those of some faces that stand on a rung of an effective suit."""
    place = rung
    if suit == TRUMP:
        if rung >= JOKER_RUNG:
            return faces & (ONE << (rung + u64(38)))
        if rung == TOP_RUNG:
            return faces & state.top
        if rung == OFF_RUNG:
            return faces & state.off
        if state.trump == NO_TRUMP:
            return NONE
    base = u64(13 * (state.trump if suit == TRUMP else suit))
    if place >= u64(state.level):
        place += ONE
    if place > u64(12):
        return NONE
    return faces & FULL & (ONE << (base + place))
