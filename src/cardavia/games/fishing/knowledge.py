"""What a seat knows of a deal, which cards it has not seen, and worlds that fit: in compiled form.

The records are each game's own; every function is compiled once for each of them.
"""

from __future__ import annotations

import numpy as np

from cardavia.games.fishing.records import UNKNOWN
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, ONE, Int, bit, index, popcount, u64
from cardavia.kernel.random import RandomState, below


@kernel
def observe(state: np.record, seat: Int, out: np.recarray) -> None:
    """Writes into `out[0]` what a seat knows in every game: its hand, the table, the public history.

    What a game counts besides, it adds itself.
    """
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
    for place in range(len(known.hands)):
        observation.sizes[place] = np.int64(popcount(state.hands[place]))
        known.hands[place] = state.hands[place] if place == seat else NONE
    for place in range(len(known.opening)):
        known.opening[place] = state.opening[place] if place < state.options.opening else UNKNOWN
    for place in range(len(known.stock)):
        known.stock[place] = UNKNOWN
    for place in range(len(known.history)):
        if place < state.played:
            known.history[place] = state.history[place]
        else:
            known.history[place].kind = 0
            known.history[place].cards = NONE
            known.history[place].extra = NONE


@kernel
def unseen(known: np.record, seat: Int) -> np.uint64:
    """Returns the cards that a seat has not seen: the other hands and the stock."""
    pack = ~NONE >> u64(64 - len(known.stock))
    return pack & ~(known.table | known.piles[0] | known.piles[1] | known.hands[u64(seat)])


@kernel
def sample(observation: np.record, random: RandomState, out: np.recarray) -> bool:
    """Writes into `out[0]` a world drawn evenly from those the observation allows; returns True.

    Nothing but the counts constrains the hidden cards, so that a draw never fails.
    """
    out[0] = observation.known
    state = out[0]
    cards = u64(len(state.stock))
    rest = unseen(observation.known, observation.seat)
    begin = cards - popcount(rest)
    at = begin
    while rest != NONE:
        state.stock[at] = index(rest)
        rest &= rest - ONE
        at += ONE
    for place in range(cards - ONE, begin, -1):
        other = begin + below(random, u64(place) - begin + ONE)
        card = state.stock[place]
        state.stock[place] = state.stock[other]
        state.stock[other] = card
    at = begin
    for seat in range(state.options.seats):
        if seat == observation.seat:
            continue
        hand = NONE
        for _ in range(observation.sizes[u64(seat)]):
            hand |= bit(state.stock[at])
            at += ONE
        state.hands[u64(seat)] = hand
    return True
