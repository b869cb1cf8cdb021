"""The rules of Ottocento in compiled form: the game's contract, one deal from the pack to the settlement.

What may be done stands in `choices`, sets and sequences in `combinations`, settlement and counting in
`scoring`, worlds that a seat can imagine in `sampling`, the records in `records`.
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
from cardavia.games.ottocento.combinations import has_any, shown
from cardavia.games.ottocento.records import (
    BEGATO,
    CARDS,
    DECLARE,
    DECLARED,
    DECLARING,
    DISCARD,
    DISCARDING,
    EXCHANGED,
    FIRST_MOOR,
    FIRST_TRUMP,
    FIVE_CARDS,
    FULL,
    KEPT,
    LAST_MOOR,
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
from cardavia.games.ottocento.scoring import (
    best_payment,
    declared_points,
    gather,
    margin,
    pay,
    score,
)
from cardavia.games.ottocento.worlds import list_worlds, worlds
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, ONE, Int, bit, index, popcount, u64

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
    "promises",
    "sample",
    "score",
    "start",
    "worlds",
]

SUIT_OF = np.array(
    [*(int(SUIT) << place // 10 * 10 for place in range(40)), *[int(TRUMPS)] * 21, 0], np.uint64
)
"""The suit of each card by its place in canonical order; the Matto has none."""


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


@kernel
def actor(state: np.record) -> Int:
    """Returns the seat that decides next, -1 when the deal is over."""
    return state.turn


@kernel
def is_over(state: np.record) -> bool:
    """Says whether the last decision of the deal has been made."""
    return bool(state.turn < 0)


@inlined
def apply(state: np.record, move: np.record) -> None:
    """Makes a legal move: discard, declaration, card, payment, and what follows from it."""
    if move.kind == PLAY:
        play(state, move.cards)
    else:
        decide(state, move.kind, move.cards)


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


@kernel
def arrive(state: np.record) -> None:
    """Lets the seat to act declare or skip before its first card, where it has the choice (5.1, 5.3)."""
    state.phase = PLAYING
    if state.played < SEATS and state.declared[u64(state.turn)] == UNDECIDED:
        if has_any(state.hands[u64(state.turn)]):
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
