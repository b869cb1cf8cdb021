"""The rules of Quindici in compiled form: the contract of a game, from the pack to the score.

Paragraph numbers refer to the docstring of the package.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.fishing.records import PLAY, Move
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, ONE, Int, bit, index, popcount, u64
from cardavia.kernel.random import RandomState, below
from tests.fifth.quindici.captures import count, extend, is_legal, missing, moves, usable
from tests.fifth.quindici.records import (
    CARDS,
    DIAMOND,
    DIAMONDS,
    FULL,
    MOST_CARDS,
    MOST_MOVES,
    MOST_PLAYS,
    SCORE_ROWS,
    SEATS,
    SETTEBELLO,
    SETTEBELLO_CARD,
    SWEEP,
    SWEEPS,
    UNKNOWN,
    Observation,
    State,
)

__all__ = [
    "CARDS",
    "MOST_MOVES",
    "PLAY",
    "SCORE_ROWS",
    "Move",
    "Observation",
    "State",
    "actor",
    "apply",
    "count",
    "extend",
    "hide",
    "is_legal",
    "is_over",
    "is_sweep",
    "margin",
    "missing",
    "moves",
    "promises",
    "sample",
    "score",
    "start",
    "usable",
]


@kernel
def start(state: np.record, deck: NDArray[np.uint8], dealer: Int) -> bool:
    """Deals a pack of card bits in the given order (2); returns True, because no deal is void."""
    for place in range(CARDS):
        state.stock[place] = deck[place]
    for side in range(2):
        state.hands[side] = NONE
        state.piles[side] = NONE
        state.sweeps[side] = 0
    state.dealer = dealer
    state.turn = 1 - dealer
    state.last_capturer = -1
    state.dealt = 0
    state.played = 0
    deal_batch(state)
    state.table = NONE
    for place in range(state.options.opening):
        card = state.stock[u64(state.dealt)]
        state.dealt += 1
        state.opening[place] = card
        state.table |= bit(card)
    return True


@kernel
def deal_batch(state: np.record) -> None:
    """Gives both hands their next cards, one at a time, first to who begins (2)."""
    seat = u64(1 - state.dealer)
    for _ in range(SEATS * state.options.batch):
        state.hands[seat] |= bit(state.stock[u64(state.dealt)])
        state.dealt += 1
        seat = ONE - seat
    state.held = SEATS * state.options.batch


@kernel
def actor(state: np.record) -> Int:
    """Returns the seat that decides next, -1 when the deal is over."""
    return state.turn


@kernel
def is_over(state: np.record) -> bool:
    """Says whether the last card of the deal has been played."""
    return bool(state.turn < 0)


@kernel
def is_sweep(state: np.record, move: np.record) -> bool:
    """Says whether a legal move of the seat to act is a sweep (4)."""
    is_last = state.held == 1 and state.dealt == CARDS
    return bool(move.extra != NONE and move.extra == state.table and not is_last)


@kernel
def promises(state: np.record, listed: np.recarray, out: NDArray[np.int64]) -> None:
    """Writes how many points each of some legal moves of the seat to act makes at once."""
    for place in range(len(listed)):
        out[place] = np.int64(is_sweep(state, listed[place]))


@kernel
def apply(state: np.record, move: np.record) -> None:
    """Plays a legal move: capture or leave, sweep, next batch, end of the deal (2 to 5)."""
    seat = u64(state.turn)
    cards = move.cards
    taken = move.extra
    swept = is_sweep(state, move)
    entry = state.history[u64(state.played)]
    entry.kind = SWEEP if swept else PLAY
    entry.cards = cards
    entry.extra = taken
    state.played += 1
    state.hands[seat] ^= cards
    if taken == NONE:
        state.table |= cards
    else:
        state.table ^= taken
        state.piles[seat] |= taken | cards
        state.sweeps[seat] += np.int64(swept)
        state.last_capturer = state.turn
    state.held -= 1
    state.turn = 1 - state.turn
    if state.held == 0 and state.dealt < CARDS:
        deal_batch(state)
    elif state.held == 0:
        state.turn = -1
        if state.last_capturer >= 0:
            state.piles[u64(state.last_capturer)] |= state.table
            state.table = NONE


@kernel
def more(own: np.uint64, theirs: np.uint64) -> Int:
    """Returns 1 for a side that has more of some cards than the other, else 0."""
    return np.int64(popcount(own) > popcount(theirs))


@kernel
def score(state: np.record, out: NDArray[np.int64]) -> None:
    """Writes the score sheet (6) into `out`, shape (SCORE_ROWS, 2), points per side."""
    for side in range(2):
        own, theirs = state.piles[side], state.piles[1 - side]
        out[SWEEPS, side] = state.sweeps[side]
        out[MOST_CARDS, side] = more(own, theirs)
        out[DIAMONDS, side] = more(own & DIAMOND, theirs & DIAMOND)
        out[SETTEBELLO, side] = np.int64(own & SETTEBELLO_CARD != NONE)


@kernel
def margin(state: np.record) -> Int:
    """Returns the points of side 0 less those of side 1, as `score` gives them."""
    mine, theirs = state.piles[0], state.piles[1]
    total = state.sweeps[0] - state.sweeps[1] + more(mine, theirs) - more(theirs, mine)
    total += more(mine & DIAMOND, theirs & DIAMOND) - more(theirs & DIAMOND, mine & DIAMOND)
    return total + more(mine & SETTEBELLO_CARD, NONE) - more(theirs & SETTEBELLO_CARD, NONE)


@kernel
def hide(state: np.record, seat: Int, out: np.recarray) -> None:
    """Writes into `out[0]` what a seat knows: its hand, the table, the public history."""
    observation = out[0]
    observation.seat = seat
    known = observation.known
    known.table = state.table
    known.turn = state.turn
    known.dealer = state.dealer
    known.last_capturer = state.last_capturer
    known.held = state.held
    known.dealt = state.dealt
    known.played = state.played
    known.options = state.options
    for side in range(2):
        known.piles[side] = state.piles[side]
        known.sweeps[side] = state.sweeps[side]
        observation.sizes[side] = np.int64(popcount(state.hands[side]))
        known.hands[side] = state.hands[side] if side == seat else NONE
    for place in range(len(known.opening)):
        known.opening[place] = state.opening[place] if place < state.options.opening else UNKNOWN
    for place in range(CARDS):
        known.stock[place] = UNKNOWN
    for place in range(MOST_PLAYS):
        is_played = place < state.played
        known.history[place].kind = state.history[place].kind if is_played else 0
        known.history[place].cards = state.history[place].cards if is_played else NONE
        known.history[place].extra = state.history[place].extra if is_played else NONE


@kernel
def unseen(observation: np.record) -> np.uint64:
    """Returns the cards that the seat has not seen: the other hand and the stock."""
    known = observation.known
    return FULL & ~(known.table | known.piles[0] | known.piles[1] | known.hands[u64(observation.seat)])


@kernel
def sample(observation: np.record, random: RandomState, out: np.recarray) -> bool:
    """Writes into `out[0]` a world drawn evenly from those the observation allows; a draw never fails."""
    out[0] = observation.known
    state = out[0]
    rest = unseen(observation)
    begin = u64(CARDS) - popcount(rest)
    at = begin
    while rest != NONE:
        # Every card goes to a place drawn among those before it, the one there to the end: an even shuffle.
        other = begin + below(random, at - begin + ONE)
        state.stock[at] = state.stock[other]
        state.stock[other] = index(rest)
        rest &= rest - ONE
        at += ONE
    other_seat = u64(1 - observation.seat)
    for place in range(observation.sizes[other_seat]):
        state.hands[other_seat] |= bit(state.stock[begin + u64(place)])
    return True
