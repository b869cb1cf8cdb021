"""The rules of Ottocento in compiled form: the game's contract, one deal from the pack to the settlement.

What may be done stands in `choices`, what cards do in `tricks` and other moves in `decisions`, sets and
sequences in `combinations`, settlement and counting in `scoring`, worlds that a seat can imagine in
`sampling`, the records in `records`.
Paragraph numbers refer to `docs/rules/ottocento.md`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.ottocento.choices import (
    barred,
    count,
    extend,
    follow,
    is_legal,
    is_pair,
    moves,
    promises,
)
from cardavia.games.ottocento.combinations import has_any
from cardavia.games.ottocento.decisions import arrive, decide
from cardavia.games.ottocento.records import (
    BEGATO,
    CARDS,
    DECLARE,
    DECLARED,
    DECLARING,
    DISCARD,
    DISCARDING,
    EXCHANGED,
    FIVE_CARDS,
    FULL,
    KEPT,
    LOST,
    MATTO,
    MOORS,
    MOST_MOVES,
    NOBODY,
    PAY,
    PAYING,
    PLAIN,
    PLAY,
    PLAYING,
    PLAYS,
    SCORE_ROWS,
    SEATS,
    SILENT,
    SKIP,
    SKIPPED,
    SUIT,
    TRICKS,
    TRUMPS,
    UNDECIDED,
    UNKNOWN,
    UNSETTLED,
    Move,
    Observation,
    Options,
    State,
)
from cardavia.games.ottocento.sampling import sample
from cardavia.games.ottocento.scoring import margin, score
from cardavia.games.ottocento.tricks import play, settle
from cardavia.games.ottocento.worlds import list_worlds, worlds
from cardavia.games.turns import actor, is_over
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, ONE, Int, bit, popcount, u64

__all__ = [
    "BEGATO",
    "CARDS",
    "DECLARE",
    "DECLARED",
    "DECLARING",
    "DISCARD",
    "DISCARDING",
    "EXCHANGED",
    "FIVE_CARDS",
    "FULL",
    "KEPT",
    "LOST",
    "MATTO",
    "MOORS",
    "MOST_MOVES",
    "NOBODY",
    "PAY",
    "PAYING",
    "PLAIN",
    "PLAY",
    "PLAYING",
    "PLAYS",
    "SCORE_ROWS",
    "SEATS",
    "SILENT",
    "SKIP",
    "SKIPPED",
    "SUIT",
    "TRICKS",
    "TRUMPS",
    "UNDECIDED",
    "UNKNOWN",
    "UNSETTLED",
    "Move",
    "Observation",
    "Options",
    "State",
    "actor",
    "apply",
    "arrive",
    "barred",
    "count",
    "extend",
    "follow",
    "has_any",
    "hide",
    "is_legal",
    "is_over",
    "is_pair",
    "list_worlds",
    "margin",
    "moves",
    "play",
    "promises",
    "sample",
    "score",
    "settle",
    "start",
    "worlds",
]


@kernel
def start(state: np.record, deck: NDArray[np.uint8], dealer: Int) -> bool:
    """Deals a pack of card bits in the given order (4.1); no deal is void.

    The options are read from `state`, everything else in it is overwritten.
    """
    for seat in range(SEATS):
        state.hands[seat] = NONE
        state.revealed[seat] = NONE
        state.lacks[seat] = NONE
        state.declared[seat] = UNDECIDED
        state.points[seat] = 0
    for side in range(2):
        state.piles[side] = NONE
        state.tricks[side] = 0
    at = NONE
    for _ in range(3):
        for step in range(1, SEATS + 1):
            hand = NONE
            for _ in range(5):
                hand |= bit(deck[at])
                at += ONE
            state.hands[u64(dealer + step & 3)] |= hand
    state.hands[u64(dealer)] |= bit(deck[60]) | bit(deck[61])
    state.discard = NONE
    state.table = NONE
    state.led = NONE
    state.payment = NONE
    state.phase = DISCARDING
    state.turn = dealer
    state.dealer = dealer
    state.leader = dealer + 1 & 3
    state.best = NOBODY
    state.winner = NOBODY
    state.matto_seat = NOBODY
    state.matto_side = NOBODY
    state.fate = UNSETTLED
    state.played = 0
    for place in range(len(state.plays)):
        state.plays[place] = UNKNOWN
    for place in range(len(state.leaders)):
        state.leaders[place] = UNKNOWN
    state.leaders[0] = state.leader
    return True


@inlined
def apply(state: np.record, move: np.record) -> None:
    """Makes a legal move: discard, declaration, card, payment, and what follows from it."""
    if move.kind == PLAY:
        play(state, move.cards)
    else:
        decide(state, move.kind, move.cards)


@kernel
def hide(state: np.record, seat: Int, out: np.recarray) -> None:
    """Writes into `out[0]` what a seat knows (10): its hand, declarations, tricks, its own discard.

    Whether another seat has skipped or has nothing to declare, and that it is asked, stays hidden (5.6).
    After the last trick everything is open.
    """
    observation = out[0]
    observation.seat = seat
    known = observation.known
    is_open = state.turn < 0 or state.phase == PAYING
    known.discard = state.discard if is_open or seat == state.dealer else NONE
    known.table = state.table
    known.led = state.led
    known.payment = state.payment
    known.turn = state.turn
    known.dealer = state.dealer
    known.leader = state.leader
    known.best = state.best
    known.winner = state.winner
    known.matto_seat = state.matto_seat
    known.matto_side = state.matto_side
    known.fate = state.fate
    known.played = state.played
    known.options = state.options
    known.phase = state.phase
    if state.phase == DECLARING and seat != state.turn and state.options.declare_first == 0:
        known.phase = PLAYING
    for side in range(2):
        known.piles[side] = state.piles[side]
        known.tricks[side] = state.tricks[side]
    for place in range(SEATS):
        observation.sizes[place] = np.int64(popcount(state.hands[place]))
        known.hands[place] = state.hands[place] if place == seat else NONE
        known.revealed[place] = state.revealed[place]
        known.lacks[place] = state.lacks[place]
        known.points[place] = state.points[place]
        declared = state.declared[place]
        if declared == SKIPPED and place != seat and not is_open:
            has_played = (place - state.dealer - 1 & 3) < state.played
            declared = SILENT if has_played or state.options.declare_first else UNDECIDED
        known.declared[place] = declared
    for place in range(len(known.plays)):
        known.plays[place] = state.plays[place]
    for place in range(len(known.leaders)):
        known.leaders[place] = state.leaders[place]
