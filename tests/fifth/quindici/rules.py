"""The rules of Quindici in compiled form: the contract of a game, from the pack to the score.

Paragraph numbers refer to the docstring of the package.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.fishing.dealing import end, gather, turn_up
from cardavia.games.fishing.knowledge import observe, sample
from cardavia.games.fishing.records import PLAY, Move
from cardavia.games.turns import actor, is_over
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, ONE, Int, bit, popcount, u64
from tests.fifth.quindici.captures import count, extend, is_legal, missing, moves, usable
from tests.fifth.quindici.records import (
    CARDS,
    DIAMOND,
    DIAMONDS,
    MOST_CARDS,
    MOST_MOVES,
    SCORE_ROWS,
    SEATS,
    SETTEBELLO,
    SETTEBELLO_CARD,
    SWEEP,
    SWEEPS,
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
    gather(state, deck, dealer)
    for side in range(2):
        state.sweeps[side] = 0
    state.turn = 1 - dealer
    deal_batch(state)
    turn_up(state)
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
        end(state)


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
    observe(state, seat, out)
    for side in range(2):
        out[0].known.sweeps[side] = state.sweeps[side]
