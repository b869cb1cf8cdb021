"""The moves of Ottocento that play no card, in compiled form: discard, declare, skip, pay."""

from __future__ import annotations

import numpy as np

from cardavia.games.ottocento.combinations import has_any, shown
from cardavia.games.ottocento.records import (
    DECLARE,
    DECLARED,
    DECLARING,
    DISCARD,
    NOBODY,
    PAY,
    PLAYING,
    SEATS,
    SKIPPED,
    UNDECIDED,
)
from cardavia.games.ottocento.scoring import declared_points, pay
from cardavia.kernel import kernel
from cardavia.kernel.bits import Int, u64


@kernel
def arrive(state: np.record) -> None:
    """Lets the seat to act declare or skip before its first card, where it has the choice (5.1, 5.3)."""
    state.phase = PLAYING
    is_asked = state.played < SEATS and state.declared[u64(state.turn)] == UNDECIDED
    if is_asked and has_any(state.hands[u64(state.turn)]):
        state.phase = DECLARING


@kernel
def decide(state: np.record, kind: Int, cards: np.uint64) -> None:
    """Makes a move that plays no card: discard, declare, skip or pay (4.2, 5, 7.3)."""
    seat = state.turn
    if kind == DISCARD:
        state.hands[u64(seat)] ^= cards
        state.discard = cards
        state.turn = state.leader
        if state.options.declare_first:
            state.phase = DECLARING
        else:
            arrive(state)
    elif kind == PAY:
        pay(state, cards)
        state.turn = NOBODY
        state.phase = PLAYING
    else:
        if kind == DECLARE:
            hand = state.hands[u64(seat)]
            state.declared[u64(seat)] = DECLARED
            state.revealed[u64(seat)] = shown(hand, state.options.real_five)
            state.points[u64(seat)] = declared_points(hand, state.options)
        else:
            state.declared[u64(seat)] = SKIPPED
        if state.options.declare_first:
            state.turn = seat + 1 & 3
            if seat == state.dealer:
                state.phase = PLAYING
        else:
            state.phase = PLAYING
