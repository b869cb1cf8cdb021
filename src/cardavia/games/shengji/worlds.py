"""Worlds that an observation of Shengji allows, drawn in compiled form (9, 15).

A world gives every unseen card a holder: one of the other hands, or the kitty while it is face down.
Everybody knows the least and the most copies of a face that a hand can hold; all divisions of the cards that
keep to it are equally likely. The first one is found by chains of moves, then pairs and triples of cards
change places as long as nothing known is violated, which leads to every division alike.
"""

from __future__ import annotations

import numpy as np

from cardavia.games.shengji.division import HIDDEN, HOLDERS, Planes, divide
from cardavia.games.shengji.history import is_played_legally
from cardavia.games.shengji.mixing import mix
from cardavia.games.shengji.records import BURY, BURYING, CARDS, FULL, KITTY, PLAYING, SEATS
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, ONE, Int, index, u64
from cardavia.kernel.random import RandomState, below

TRIES = 16
AGREEING_TRIES = 400
"""How many worlds are drawn before the search for one ends: divisions that cannot be completed are rare, but
throws and answers to tractors leave only worlds that agree with them."""


@kernel
def sample(observation: np.record, random: RandomState, out: np.recarray) -> bool:
    """Writes into `out[0]` a world drawn evenly from those the observation allows; False when none is found.

    The kitty that the dealer picked up is not told apart from the cards he held: it stays unknown.
    """
    known = observation.known
    held = np.zeros((HOLDERS, 2), np.uint64)
    may = np.zeros((HOLDERS, 2), np.uint64)
    must = np.zeros((HOLDERS + 1, 2), np.uint64)
    room = np.zeros(HOLDERS, np.int64)
    cards = np.zeros(CARDS, np.uint8)
    seat = observation.seat
    is_told = known.phase == BURYING or known.phase == PLAYING
    joint = np.int64(known.dealer if is_told and seat != known.dealer else -1)
    is_known = True
    for plane in range(2):
        may[HIDDEN, plane] = FULL
        if joint >= 0:
            must[HOLDERS, plane] = known.lain[plane]
            is_known = is_known and known.lain[plane] == NONE
        for holder in range(SEATS):
            if holder != seat:
                may[holder, plane] = known.may[holder, plane]
                must[holder, plane] = known.must[holder, plane]
                is_known = is_known and may[holder, plane] == FULL and must[holder, plane] == NONE
    for number in range(AGREEING_TRIES):
        for holder in range(SEATS):
            room[holder] = 0 if holder == seat else observation.sizes[holder]
        room[HIDDEN] = hidden_cards(observation)
        if not divide(observation, held, may, must, room, cards, joint, random):
            if number >= TRIES:
                return False
            continue
        if not is_known:
            mix(held, may, must, cards, joint, random)
        write_world(observation, held, random, out)
        if agrees(out[0]):
            return True
    return False


@kernel
def hidden_cards(observation: np.record) -> Int:
    """Returns how many cards lie in a kitty or bury that the seat does not know."""
    known = observation.known
    if known.phase == PLAYING:
        return np.int64(0 if observation.seat == known.dealer else KITTY)
    return np.int64(0 if known.trump >= 0 else KITTY)


@kernel
def write_world(observation: np.record, held: Planes, random: RandomState, out: np.recarray) -> None:
    """Writes a division into a State; the cards of a kitty get an order drawn evenly."""
    out[0] = observation.known
    state = out[0]
    for holder in range(SEATS):
        if holder != observation.seat:
            state.hands[holder, 0] = held[holder, 0]
            state.hands[holder, 1] = held[holder, 1]
    if hidden_cards(observation) == 0:
        return
    if state.phase == PLAYING:
        state.buried[0] = held[HIDDEN, 0]
        state.buried[1] = held[HIDDEN, 1]
        for place in range(state.played):
            if state.history[place].kind == BURY:
                state.history[place].cards = held[HIDDEN, 0]
                state.history[place].extra = held[HIDDEN, 1]
        return
    n = u64(0)
    for plane in range(2):
        rest = held[HIDDEN, plane]
        while rest != NONE:
            other = below(random, n + ONE)
            state.kitty[n] = state.kitty[other]
            state.kitty[other] = index(rest)
            rest &= rest - ONE
            n += ONE


@kernel
def agrees(state: np.record) -> bool:
    """Says whether all plays of a deal could be made from the hands of a world.

    What a hand can hold tells everything, except about throws and about tractors that must be answered.
    """
    if state.phase == PLAYING and (state.options.throws or state.options.follow_tractor):
        return is_played_legally(state)
    return True
