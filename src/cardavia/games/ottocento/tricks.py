"""The tricks of Ottocento in compiled form: who wins them, and what follows from the last one."""

from __future__ import annotations

import numpy as np

from cardavia.games.ottocento.decisions import arrive
from cardavia.games.ottocento.records import (
    EXCHANGED,
    FIRST_MOOR,
    FIRST_TRUMP,
    LAST_MOOR,
    MATTO,
    NOBODY,
    PAYING,
    PLAYS,
    SILENT,
    SUIT,
    TRUMPS,
    UNDECIDED,
)
from cardavia.games.ottocento.scoring import best_payment, gather, pay
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, ONE, index, u64

SUIT_OF = np.array(
    [*(int(SUIT) << place // 10 * 10 for place in range(40)), *[int(TRUMPS)] * 21, 0], np.uint64
)
"""The suit of each card by its place in canonical order; the Matto has none."""


@inlined
def play(state: np.record, card: np.uint64) -> None:
    """Plays a card to the trick; the fourth one ends it (6)."""
    seat = state.turn
    place = index(card)
    played = state.played
    state.hands[u64(seat)] ^= card
    state.plays[u64(played)] = place
    state.table |= card
    if card == MATTO:
        state.matto_seat = seat
    elif state.led == NONE:
        state.led = SUIT_OF[place]
        state.best = place
        state.winner = seat
    else:
        led = state.led
        best = state.best
        at = np.int64(place)
        if card & TRUMPS:
            if card & led == NONE:
                state.lacks[u64(seat)] |= led
            # Among the equal Moors the last one wins (6.5).
            if best < FIRST_TRUMP or at < best or (FIRST_MOOR <= best <= LAST_MOOR and at <= LAST_MOOR):
                state.best = at
                state.winner = seat
        elif card & led == NONE:
            state.lacks[u64(seat)] |= led | TRUMPS
        elif at < best < FIRST_TRUMP:
            state.best = at
            state.winner = seat
    played += 1
    state.played = played
    if played & 3:
        state.turn = seat + 1 & 3
    else:
        end_trick(state)
    if played <= 4:
        if state.declared[u64(seat)] == UNDECIDED:
            state.declared[u64(seat)] = SILENT
        arrive(state)


@inlined
def end_trick(state: np.record) -> None:
    """Gives the trick to its winner, who leads the next one (6.6), and settles after the last one."""
    winner = state.winner
    side = u64(winner & 1)
    state.piles[side] |= state.table
    state.tricks[side] += 1
    if state.table & MATTO:
        state.matto_side = winner & 1
    state.table = NONE
    state.led = NONE
    state.best = NOBODY
    state.winner = NOBODY
    state.leader = winner
    state.leaders[u64(state.played >> 2)] = winner
    state.turn = winner
    if state.played == PLAYS:
        settle(state)


@kernel
def settle(state: np.record) -> None:
    """Divides the discard and the Matto after the last trick (7); the deal is over unless a card is owed."""
    state.turn = NOBODY
    gather(state)
    if state.fate == EXCHANGED:
        owner = u64(state.matto_seat & 1)
        if state.options.choose_payment:
            state.phase = PAYING
            state.turn = state.matto_seat
        else:
            mine = state.piles[owner]
            theirs = state.piles[ONE - owner]
            pay(state, best_payment(mine, theirs, state.options.real_five))
