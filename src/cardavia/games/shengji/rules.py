"""The rules of Shengji in compiled form: the game's contract, one deal from the pack to the promotion.

Paragraph numbers refer to `docs/rules/shengji.md`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.shengji.calling import (
    apply_call,
    call_at,
    count_calls,
    extend_call,
    is_call,
)
from cardavia.games.shengji.few_worlds import list_worlds, worlds
from cardavia.games.shengji.following import (
    additions,
    completions,
    count_follows,
    extend_follow,
    follow_at,
    forced,
    is_follow,
)
from cardavia.games.shengji.history import is_played_legally, take_leads
from cardavia.games.shengji.information import forget, hide, unseen
from cardavia.games.shengji.leads import count_leads, extend_lead, is_lead, lead_at
from cardavia.games.shengji.planes import less, lies_in, points, selection, size, ways
from cardavia.games.shengji.records import (
    BURY,
    BURYING,
    CALL,
    CALLING,
    CARDS,
    FACES,
    HAND,
    KITTY,
    MOST_MOVES,
    PASS,
    PLAY,
    PLAYING,
    PLAYS,
    SCORE_ROWS,
    SEATS,
    UNKNOWN,
    Move,
    Observation,
    Options,
    State,
)
from cardavia.games.shengji.scoring import attack_points, gain, kitty_bonus, margin, promoted, score
from cardavia.games.shengji.tricks import follow, lead, note
from cardavia.games.shengji.worlds import sample
from cardavia.games.turns import actor, is_over
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, Int, bit, popcount, u64
from cardavia.kernel.random import RandomState, below

__all__ = [
    "CARDS",
    "MOST_MOVES",
    "PLAY",
    "PLAYS",
    "SCORE_ROWS",
    "UNKNOWN",
    "Move",
    "Observation",
    "Options",
    "State",
    "actor",
    "apply",
    "attack_points",
    "count",
    "draw",
    "extend",
    "forced",
    "gain",
    "hide",
    "is_legal",
    "is_over",
    "is_played_legally",
    "kitty_bonus",
    "list_worlds",
    "margin",
    "move_at",
    "moves",
    "points",
    "promises",
    "promoted",
    "sample",
    "score",
    "start",
    "take_leads",
    "unseen",
    "worlds",
]


EIGHT, ANY = np.int64(KITTY), np.int64(0)
"""How many cards are buried, and with how many pairs at least; typed, so that kernels are compiled once."""


@kernel
def start(state: np.record, deck: NDArray[np.uint8], dealer: Int) -> bool:
    """Deals a pack of faces in the given order (5.1); returns True, because no deal is void (D2).

    `dealer` is the starting dealer. Options, levels and whether the deal is the first of a match are read
    from `state`, everything else in it is overwritten.
    """
    forget(state)
    for seat in range(SEATS):
        for plane in range(2):
            state.hands[seat, plane] = NONE
            state.plays[seat, plane] = NONE
    for place in range(SEATS * HAND):
        face = bit(u64(deck[place]) % u64(FACES))
        seat = u64((dealer + place) & 3)
        state.hands[seat, 1] |= state.hands[seat, 0] & face
        state.hands[seat, 0] |= face
    for place in range(KITTY):
        state.kitty[place] = u64(deck[SEATS * HAND + place]) % u64(FACES)
    for place in range(5):
        state.suits[place] = NONE
    for plane in range(2):
        state.buried[plane] = NONE
        state.captured[plane] = 0
    state.off = NONE
    state.top = NONE
    state.starter = dealer
    state.dealer = dealer
    state.level = state.levels[u64(dealer & 1)]
    state.trump = -1
    state.phase = CALLING
    state.turn = dealer
    state.strength = 0
    state.declarer = -1
    state.earliest = -1
    state.passes = 0
    state.declared = NONE
    state.exposed = 0
    state.leader = -1
    state.led_suit = -1
    state.led_shape = -1
    state.width = 0
    state.pairs = 0
    state.best = -1
    state.best_suit = -1
    state.best_top = -1
    state.penalty = 0
    state.tricks = 0
    state.played = 0
    return True


@inlined
def is_led(state: np.record) -> bool:
    """Says whether the trick has its lead, so that the seat to act has to follow."""
    return bool(state.leader >= 0 and state.turn != state.leader)


@kernel
def count(state: np.record) -> Int:
    """Returns the number of legal moves of the seat to act (16)."""
    seat = state.turn
    if seat < 0:
        return np.int64(0)
    if state.phase == CALLING:
        return count_calls(state, seat)
    if state.phase == BURYING:
        pairs = np.int64(popcount(state.hands[u64(seat), 1]))
        return ways(pairs, np.int64(popcount(state.hands[u64(seat), 0])) - pairs, EIGHT, ANY)
    if is_led(state):
        return count_follows(state, seat)
    return count_leads(state, seat)


@kernel
def move_at(state: np.record, number: Int, out: np.record) -> None:
    """Writes into `out` the legal move that has a number from 0 to count - 1."""
    seat = state.turn
    if state.phase == CALLING:
        out.kind = PASS if number == 0 else CALL
        out.cards, out.extra = call_at(state, seat, number)
    elif state.phase == BURYING:
        out.kind = BURY
        one, two = state.hands[u64(seat), 0], state.hands[u64(seat), 1]
        out.cards, out.extra = selection(one, two, EIGHT, ANY, number)
    elif is_led(state):
        out.kind = PLAY
        out.cards, out.extra = follow_at(state, seat, number)
    else:
        out.kind = PLAY
        out.cards, out.extra = lead_at(state, seat, number)


@kernel
def draw(state: np.record, random: RandomState, out: np.record) -> None:
    """Writes into `out` a legal move drawn evenly, also where listing them is hopeless."""
    move_at(state, np.int64(below(random, u64(count(state)))), out)


@kernel
def moves(state: np.record, out: np.recarray) -> Int:
    """Lists all legal moves; returns their number, -1 when they exceed MOST_MOVES or the room."""
    n = count(state)
    if n > MOST_MOVES or n > len(out):
        return np.int64(-1)
    for number in range(n):
        move_at(state, number, out[number])
    return n


@kernel
def is_legal(state: np.record, move: np.record) -> bool:
    """Says whether the seat to act may make a move."""
    seat = state.turn
    if seat < 0:
        return False
    one, two = move.cards, move.extra
    if state.phase == CALLING:
        if move.kind == PASS:
            return bool(one == NONE and two == NONE)
        return bool(move.kind == CALL and is_call(state, seat, one, two))
    if state.phase == BURYING:
        hand = state.hands[u64(seat)]
        return bool(move.kind == BURY and size(one, two) == KITTY and lies_in(one, two, hand[0], hand[1]))
    if move.kind != PLAY:
        return False
    if is_led(state):
        return is_follow(state, seat, one, two)
    return is_lead(state, seat, one, two)


@kernel
def promises(_state: np.record, listed: np.recarray, out: NDArray[np.int64]) -> None:
    """Writes that no legal move makes points at once: they are counted when the deal is over (12.1)."""
    out[: len(listed)] = 0


@kernel
def extend(state: np.record, part: np.record, out: np.recarray) -> Int:
    """Finds what may be added to a partial choice so that a legal move stays reachable.

    `part` names some cards of the seat to act, as planes. Afterwards `out[0].cards` holds the faces of which
    one more copy may be added, and its `kind` is 1 when the part is a legal move as it is; `out[1]` holds the
    planes of the cards that every legal play has (9). Returns the number of legal moves that contain the
    part, -1 when `out` is too short.
    """
    if len(out) < 2:
        return np.int64(-1)
    out[0].kind = 0
    out[0].cards = NONE
    out[0].extra = NONE
    out[1].kind = 0
    out[1].cards = NONE
    out[1].extra = NONE
    seat = state.turn
    one, two = part.cards, part.extra
    if seat < 0 or not lies_in(one, two, state.hands[u64(seat), 0], state.hands[u64(seat), 1]):
        return np.int64(0)
    reached = np.int64(0)
    found = NONE
    kind = PLAY
    if state.phase == CALLING:
        kind = PASS if one == NONE else CALL
        reached, found = extend_call(state, seat, one, two)
    elif state.phase == BURYING:
        kind = BURY
        hand_one, hand_two = state.hands[u64(seat), 0], state.hands[u64(seat), 1]
        reached = completions(hand_one, hand_two, one, two, EIGHT, ANY)
        found = additions(hand_one, hand_two, one, two, EIGHT, ANY)
    elif is_led(state):
        reached, found = extend_follow(state, seat, one, two)
        out[1].cards, out[1].extra = forced(state, seat)
    else:
        reached, found = extend_lead(state, seat, one, two)
    out[0].kind = kind
    out[0].cards = one
    out[0].extra = two
    complete = is_legal(state, out[0])
    out[0].kind = 1 if complete else 0
    out[0].cards = found
    out[0].extra = NONE
    return reached


@kernel
def apply(state: np.record, move: np.record) -> None:
    """Makes a legal move: a call, the bury, or a play with the end of its trick and of the deal."""
    one, two = move.cards, move.extra
    if state.phase == CALLING:
        note(state, move.kind, one, two)
        apply_call(state, move.kind, one, two)
    elif state.phase == BURYING:
        note(state, np.int64(BURY), one, two)
        hand = state.hands[u64(state.turn)]
        hand[0], hand[1] = less(hand[0], hand[1], one, two)
        state.buried[0] = one
        state.buried[1] = two
        state.phase = PLAYING
    elif is_led(state):
        follow(state, one, two)
    else:
        lead(state, one, two)
