"""What a seat of Shengji knows of a deal, in compiled form, and what the plays tell everybody (9, 15)."""

from __future__ import annotations

import numpy as np

from cardavia.games.shengji.planes import less, size
from cardavia.games.shengji.records import (
    BURY,
    DONE,
    FULL,
    KITTY,
    MOST_HISTORY,
    SEATS,
    UNKNOWN,
)
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, Int, popcount, u64


@kernel
def forget(state: np.record) -> None:
    """Empties what everybody knows of the hands, at the beginning of a deal."""
    for plane in range(2):
        state.lain[plane] = NONE
        state.gone[plane] = NONE
        for seat in range(SEATS):
            state.must[seat, plane] = NONE
            state.may[seat, plane] = FULL


@inlined
def learn_follow(state: np.record, seat: Int, one: np.uint64, two: np.uint64) -> None:
    """Notes what an answer to the lead tells everybody of the hand that it comes from (9).

    Who gives fewer cards of the suit than were led has none left; who gives fewer pairs than were led has
    given all pairs of the suit, so that no face of it is left twice.
    """
    place = u64(seat)
    suit = state.suits[u64(state.led_suit)]
    if size(one & suit, two & suit) < state.width:
        state.may[place, 0] &= ~suit
        state.may[place, 1] &= ~suit
    elif np.int64(popcount(two)) < state.pairs:
        state.may[place, 1] &= ~suit


@inlined
def learn(state: np.record, seat: Int, one: np.uint64, two: np.uint64) -> None:
    """Notes that cards have left a hand; the twin of one that could not be there twice is elsewhere."""
    place = u64(seat)
    state.may[place, 0] &= ~(one & ~state.may[place, 1])
    state.must[place, 0], state.must[place, 1] = less(state.must[place, 0], state.must[place, 1], one, two)
    if seat == state.dealer:
        state.lain[0], state.lain[1] = less(state.lain[0], state.lain[1], one, two)
    state.gone[1] |= two | (state.gone[0] & one)
    state.gone[0] |= one


@kernel
def hide(state: np.record, seat: Int, out: np.recarray) -> None:
    """Writes into `out[0]` what a seat knows: its hand, what is public, what the dealer alone knows (15)."""
    observation = out[0]
    observation.seat = seat
    known = observation.known
    for place in range(SEATS):
        observation.sizes[place] = size(state.hands[place, 0], state.hands[place, 1])
        for plane in range(2):
            known.hands[place, plane] = state.hands[place, plane] if place == seat else NONE
            known.must[place, plane] = state.must[place, plane]
            known.may[place, plane] = state.may[place, plane]
            known.plays[place, plane] = state.plays[place, plane]
    is_dealer = seat == state.dealer and state.trump >= 0
    for plane in range(2):
        known.buried[plane] = state.buried[plane] if is_dealer or state.phase == DONE else NONE
        known.gone[plane] = state.gone[plane]
        known.lain[plane] = state.lain[plane]
        known.levels[plane] = state.levels[plane]
        known.captured[plane] = state.captured[plane]
    for place in range(KITTY):
        known.kitty[place] = state.kitty[place] if is_dealer or state.exposed else UNKNOWN
    for place in range(5):
        known.suits[place] = state.suits[place]
    known.off = state.off
    known.top = state.top
    known.first_deal = state.first_deal
    known.starter = state.starter
    known.dealer = state.dealer
    known.level = state.level
    known.trump = state.trump
    known.phase = state.phase
    known.turn = state.turn
    known.strength = state.strength
    known.declarer = state.declarer
    known.earliest = state.earliest
    known.passes = state.passes
    known.declared = state.declared
    known.exposed = state.exposed
    known.leader = state.leader
    known.led_suit = state.led_suit
    known.led_shape = state.led_shape
    known.width = state.width
    known.pairs = state.pairs
    known.best = state.best
    known.best_suit = state.best_suit
    known.best_top = state.best_top
    known.penalty = state.penalty
    known.tricks = state.tricks
    known.played = state.played
    known.options = state.options
    for place in range(len(known.winners)):
        known.winners[place] = state.winners[place] if place < state.tricks else 0
    for place in range(MOST_HISTORY):
        entry, told = state.history[place], known.history[place]
        told.kind = entry.kind if place < state.played else 0
        is_told = place < state.played and (entry.kind != BURY or is_dealer or state.phase == DONE)
        told.cards = entry.cards if is_told else NONE
        told.extra = entry.extra if is_told else NONE


@kernel
def unseen(observation: np.record) -> tuple[np.uint64, np.uint64]:
    """Returns the cards whose place the seat does not know."""
    known = observation.known
    hand = known.hands[u64(observation.seat)]
    one, two = less(FULL, FULL, known.gone[0], known.gone[1])
    one, two = less(one, two, known.buried[0], known.buried[1])
    return less(one, two, hand[0], hand[1])
