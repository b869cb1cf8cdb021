"""The history of a deal of Shengji taken back play by play, in compiled form (9; 18, V1, V4)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.shengji.following import is_follow
from cardavia.games.shengji.ladder import suit_of
from cardavia.games.shengji.leads import is_lead
from cardavia.games.shengji.planes import plus, size
from cardavia.games.shengji.records import PLAY, SEATS, THROW, TRUMP
from cardavia.games.shengji.shapes import beats, shape, suit_in, top_of
from cardavia.games.shengji.throws import answer_top, what_stands
from cardavia.kernel import kernel
from cardavia.kernel.bits import Int, popcount, u64


@kernel
def set_lead(state: np.record, seat: Int, one: np.uint64, two: np.uint64) -> None:
    """Writes what a lead asks of the other hands (8, 9)."""
    state.leader = seat
    state.led_suit = suit_of(state, one)
    state.led_shape = shape(state, one, two)
    state.width = size(one, two)
    state.pairs = np.int64(popcount(two))


@kernel
def take_back(state: np.record, seat: Int, one: np.uint64, two: np.uint64) -> None:
    """Returns played cards to the hand that they came from."""
    hand = state.hands[u64(seat)]
    hand[0], hand[1] = plus(hand[0], hand[1], one, two)


@kernel
def is_trick_legal(state: np.record, leader: Int, begin: Int, plays: Int) -> bool:
    """Takes back a trick, whose lead is entry `begin` of the history; says whether all plays were legal."""
    lead = state.history[u64(begin)]
    set_lead(state, leader, lead.cards, lead.extra)
    for number in range(plays - 1, 0, -1):
        entry = state.history[u64(begin + number)]
        seat = (leader + number) & 3
        take_back(state, seat, entry.cards, entry.extra)
        if not is_follow(state, seat, entry.cards, entry.extra):
            return False
    take_back(state, leader, lead.cards, lead.extra)
    one, two = lead.cards, lead.extra
    before = state.history[u64(begin - 1)]
    if before.kind == THROW:
        one, two = before.cards, before.extra
    if not is_lead(state, leader, one, two):
        return False
    if shape(state, one, two) < 0:
        one, two = what_stands(state, leader, one, two, state.led_suit)
    return bool(one == lead.cards and two == lead.extra)


@kernel
def is_played_legally(state: np.record) -> bool:
    """Says whether every play of the history was legal, and every throw came to what was played of it.

    The hands have to be those of a world; afterwards everything is as it was.
    """
    hands = np.zeros((SEATS, 2), np.uint64)
    for seat in range(SEATS):
        for plane in range(2):
            hands[seat, plane] = state.hands[seat, plane]
    leader, led_suit, led_shape = state.leader, state.led_suit, state.led_shape
    n, pairs = state.width, state.pairs
    end = state.played
    trick = state.tricks
    is_legal = True
    while is_legal and end > 0 and state.history[u64(end - 1)].kind == PLAY:
        first = state.dealer if trick == 0 else np.int64(state.winners[u64(trick - 1)])
        plays = SEATS
        if trick == state.tricks:
            plays = 0 if state.turn < 0 else (state.turn - first) & 3
        if plays > 0:
            begin = end - plays
            is_legal = is_trick_legal(state, first, begin, plays)
            end = begin - 1 if begin > 0 and state.history[u64(begin - 1)].kind == THROW else begin
        trick -= 1
    for seat in range(SEATS):
        for plane in range(2):
            state.hands[seat, plane] = hands[seat, plane]
    state.leader, state.led_suit, state.led_shape = leader, led_suit, led_shape
    state.width, state.pairs = n, pairs
    return bool(is_legal)


@kernel
def take_leads(state: np.record, out: NDArray[np.int64]) -> None:
    """Writes for every entry of the history whether it was a play that got ahead in its trick (10)."""
    plays = np.int64(0)
    led: Int = np.int64(-1)
    led_suit: Int = led
    best_suit: Int = led
    best_top: Int = led
    led_one = led_two = state.gone[0]
    for place in range(state.played):
        entry = state.history[place]
        out[place] = 0
        if entry.kind != PLAY:
            continue
        found = shape(state, entry.cards, entry.extra)
        if plays & 3 == 0:
            led, led_one, led_two = found, entry.cards, entry.extra
            led_suit = suit_of(state, led_one)
            best_suit, best_top = led_suit, np.int64(found >> 12)
            out[place] = 1
        elif led >= 0:
            if beats(found, led, best_suit, best_top):
                best_suit, best_top = suit_in(found), top_of(found)
                out[place] = 1
        elif led_suit != TRUMP:
            top = answer_top(state, led_suit, led_one, led_two, entry.cards, entry.extra)
            if top >= 0 and (best_suit != TRUMP or top > best_top):
                best_suit, best_top = np.int64(TRUMP), top
                out[place] = 1
        plays += 1
