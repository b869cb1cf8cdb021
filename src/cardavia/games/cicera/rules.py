"""The rules of Cicera in compiled form: the game's contract, one deal from the pack to the score.

What may be captured stands in `captures`, what a deal is worth in `scoring`, the records in
`records`. Paragraph numbers refer to `docs/rules/cicera.md`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.cicera.captures import bonuses, count, extend, is_legal, moves, promises
from cardavia.games.cicera.records import (
    BONUS_ROWS,
    CARDS,
    MOST_MOVES,
    SCORE_ROWS,
    SEATS,
    Observation,
    Options,
    State,
)
from cardavia.games.cicera.scoring import margin, napoleone, napula, score
from cardavia.games.cicera.worlds import list_worlds, world, worlds
from cardavia.games.fishing.dealing import end, gather, turn_up
from cardavia.games.fishing.knowledge import observe, sample
from cardavia.games.fishing.records import PLAY, UNKNOWN, Move
from cardavia.games.turns import actor, is_over
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, ONE, Int, bit, u64

__all__ = [
    "CARDS",
    "MOST_MOVES",
    "PLAY",
    "SCORE_ROWS",
    "UNKNOWN",
    "Move",
    "Observation",
    "Options",
    "State",
    "actor",
    "apply",
    "bonuses",
    "count",
    "extend",
    "hide",
    "is_legal",
    "is_over",
    "list_worlds",
    "margin",
    "moves",
    "napoleone",
    "napula",
    "promises",
    "sample",
    "score",
    "start",
    "world",
    "worlds",
]


@kernel
def start(state: np.record, deck: NDArray[np.uint8], dealer: Int) -> bool:
    """Deals a pack of card bits in the given order (2.2, 9.2); returns True, because no deal is void (2.3).

    The options are read from `state`, everything else in it is overwritten.
    """
    gather(state, deck, dealer)
    for side in range(2):
        for row in range(BONUS_ROWS):
            state.bonuses[side, row] = 0
    state.placed = NONE
    state.turn = (dealer + 1) & 3
    deal_batch(state)
    turn_up(state)
    return True


@kernel
def deal_batch(state: np.record) -> None:
    """Gives every seat a packet, beginning at the dealer's right (2.2, 9.2)."""
    at = u64(state.dealt)
    for turn in range(1, SEATS + 1):
        packet = NONE
        for _ in range(state.options.batch):
            packet |= bit(state.stock[at])
            at += ONE
        state.hands[u64((state.dealer + turn) & 3)] = packet
    state.held = state.options.batch * SEATS
    state.dealt += state.held


@inlined
def apply(state: np.record, move: np.record) -> None:
    """Plays a legal move: capture with its bonuses or placement, next batch, end of the deal (3, 4, 5)."""
    seat = state.turn
    side = u64(seat & 1)
    cards = move.cards
    taken = move.extra
    made = bonuses(state, move)
    entry = state.history[u64(state.played)]
    entry.kind = made
    entry.cards = cards
    entry.extra = taken
    state.played += 1
    state.hands[u64(seat)] ^= cards
    if taken != NONE:
        state.table ^= taken
        state.piles[side] |= taken | cards
        state.last_capturer = seat
        state.placed = NONE
        if made:
            for row in range(BONUS_ROWS):
                state.bonuses[side, u64(row)] += made >> row & 1
    else:
        state.table |= cards
        state.placed = cards
    state.held -= 1
    state.turn = (seat + 1) & 3
    if state.held == 0:
        if state.dealt < CARDS:
            deal_batch(state)
        else:
            end(state)


@kernel
def hide(state: np.record, seat: Int, out: np.recarray) -> None:
    """Writes into `out[0]` what a seat knows (6): its hand, the table, the public history."""
    observe(state, seat, out)
    known = out[0].known
    known.placed = state.placed
    for side in range(2):
        for row in range(BONUS_ROWS):
            known.bonuses[side, row] = state.bonuses[side, row]
