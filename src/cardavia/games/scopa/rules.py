"""The rules of Scopa in compiled form: the game's contract, one deal from the cut pack to the score.

What may be captured stands in `captures`, what a deal is worth in `scoring`, the records in
`records`. Paragraph numbers refer to `docs/rules/scopa.md`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.fishing.dealing import end, gather, turn_up
from cardavia.games.fishing.groups import value_of
from cardavia.games.fishing.knowledge import observe, sample
from cardavia.games.fishing.records import PLAY, UNKNOWN, Move
from cardavia.games.scopa.captures import (
    count,
    extend,
    fewest_cards,
    is_ace_sweep,
    is_legal,
    moves,
)
from cardavia.games.scopa.records import (
    ACE_PLAIN,
    ACE_TAKES_ACE_FIRST,
    ACE_TAKES_ALL,
    ACES,
    CARDS,
    DIAMOND,
    KINGS,
    MOST_MOVES,
    PRIMIERA_VALUES,
    RANK,
    SCORE_ROWS,
    SETTEBELLO_CARD,
    SWEEP,
    Observation,
    Options,
    State,
)
from cardavia.games.scopa.scoring import margin, primiera, score
from cardavia.games.turns import actor, is_over
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, ONE, Int, bit, popcount, u64

__all__ = [
    "ACES",
    "ACE_PLAIN",
    "ACE_TAKES_ACE_FIRST",
    "ACE_TAKES_ALL",
    "CARDS",
    "DIAMOND",
    "MOST_MOVES",
    "PLAY",
    "PRIMIERA_VALUES",
    "RANK",
    "SCORE_ROWS",
    "SETTEBELLO_CARD",
    "SWEEP",
    "UNKNOWN",
    "Move",
    "Observation",
    "Options",
    "State",
    "actor",
    "apply",
    "count",
    "extend",
    "fewest_cards",
    "hide",
    "is_ace_sweep",
    "is_legal",
    "is_over",
    "is_scopa",
    "margin",
    "moves",
    "primiera",
    "promises",
    "sample",
    "score",
    "start",
    "value_of",
]


@kernel
def start(state: np.record, deck: NDArray[np.uint8], dealer: Int) -> bool:
    """Deals a pack of card bits in the given order (2.2, 10.2); returns False for a void deal (2.3).

    The options are read from `state`, everything else in it is overwritten.
    """
    seats = state.options.seats
    gather(state, deck, dealer)
    for side in range(2):
        state.sweeps[side] = 0
    state.turn = dealer + 1 if dealer + 1 < seats else 0
    deal_batch(state)
    turn_up(state)
    return bool(popcount(state.table & KINGS) < u64(3))


@kernel
def deal_batch(state: np.record) -> None:
    """Gives every seat its next cards one at a time, beginning at the dealer's right (2.4)."""
    seats = state.options.seats
    first = state.dealer + 1 if state.dealer + 1 < seats else 0
    at = u64(state.dealt)
    for _ in range(state.options.batch):
        seat = first
        for _ in range(seats):
            state.hands[u64(seat)] |= bit(state.stock[at])
            at += ONE
            seat = seat + 1 if seat + 1 < seats else 0
    state.held = state.options.batch * seats
    state.dealt += state.held


@kernel
def is_scopa(state: np.record, move: np.record) -> bool:
    """Says whether a legal move of the seat to act scores a scopa (3, 10.4, 10.8)."""
    if move.extra == NONE or move.extra != state.table:
        return False
    if state.held == 1 and state.dealt == CARDS and state.options.last_sweep == 0:
        return False
    if state.options.ace == ACE_PLAIN or move.cards & ACES == NONE:
        return True
    return move.extra & ~ACES == NONE and popcount(move.extra) == ONE


@kernel
def promises(state: np.record, listed: np.recarray, out: NDArray[np.int64]) -> None:
    """Writes how many points each of some legal moves of the seat to act makes at once."""
    for place in range(len(listed)):
        out[place] = np.int64(is_scopa(state, listed[place]))


@inlined
def apply(state: np.record, move: np.record) -> None:
    """Plays a legal move: capture or leave, sweep, next batch, end of the deal (3, 4)."""
    seat = state.turn
    side = u64(seat & 1)
    cards = move.cards
    taken = move.extra
    entry = state.history[u64(state.played)]
    entry.kind = PLAY
    entry.cards = cards
    entry.extra = taken
    state.played += 1
    state.hands[u64(seat)] ^= cards
    if taken != NONE:
        if is_scopa(state, move):
            state.sweeps[side] += 1
            entry.kind = SWEEP
        state.table ^= taken
        state.piles[side] |= taken | cards
        state.last_capturer = seat
    else:
        state.table |= cards
    state.held -= 1
    state.turn = seat + 1 if seat + 1 < state.options.seats else 0
    if state.held == 0:
        if state.dealt < CARDS:
            deal_batch(state)
        else:
            end(state)


@kernel
def hide(state: np.record, seat: Int, out: np.recarray) -> None:
    """Writes into `out[0]` what a seat knows (7): its hand, the table, the public history."""
    observe(state, seat, out)
    known = out[0].known
    for side in range(2):
        known.sweeps[side] = state.sweeps[side]
