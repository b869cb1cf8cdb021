"""Worlds of Ottocento that an observation allows, in compiled form (10).

A world keeps to all hard facts: who has shown to be out of a suit, what a declaration has shown and what it
has shown to be all, which cards a dealer may not discard.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.ottocento.combinations import has_any, shown
from cardavia.games.ottocento.records import (
    DECLARED,
    DECLARING,
    DISCARDING,
    FIVE_CARDS,
    FULL,
    PAYING,
    PIPS,
    PLAIN,
    PLAYING,
    SEATS,
    TRUMPS,
    UNDECIDED,
)
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, Int, bit, low, popcount, u64
from cardavia.kernel.random import RandomState, below

TRIES = 20_000
"""Draws after which a world that fits is taken for impossible."""

HOLDERS = SEATS + 1
"""The four hands and the discard."""


@kernel
def spent(known: np.record, seat: Int) -> np.uint64:
    """Returns the cards that a seat has played."""
    cards = NONE
    for place in range(known.played):
        if (known.leaders[place >> 2] + place & 3) == seat:
            cards |= bit(known.plays[place])
    return cards


@kernel
def excluded(revealed: np.uint64, cards: np.uint64, real_five: Int) -> np.uint64:
    """Returns which of some cards a declarer cannot have had: each would have made it show more (5.5)."""
    found = NONE
    rest = cards & ~PIPS
    while rest != NONE:
        card = low(rest)
        rest ^= card
        if shown(revealed | card, real_five) != revealed:
            found |= card
    return found


@kernel
def divide(
    rest: np.uint64,
    allowed: NDArray[np.uint64],
    room: NDArray[np.int64],
    got: NDArray[np.uint64],
    random: RandomState,
) -> bool:
    """Deals hidden cards at random to holders that may have them; False when it has come to a dead end.

    The cards with the fewest holders go first, each to a holder drawn by the room it has left, which is an
    even draw where the sets of possible holders lie within each other. `room` and `got` are written over.
    """
    for holders in range(1, HOLDERS + 1):
        cards = rest
        while cards != NONE:
            card = low(cards)
            cards ^= card
            possible = 0
            places: Int = 0
            for holder in range(HOLDERS):
                if allowed[holder] & card:
                    possible += 1
                    places += room[holder]
            if possible > holders:
                continue
            rest ^= card
            if places == 0:
                return False
            drawn = np.int64(below(random, u64(places)))
            for holder in range(HOLDERS):
                if allowed[holder] & card:
                    drawn -= room[holder]
                    if drawn < 0:
                        got[holder] |= card
                        room[holder] -= 1
                        break
    return True


@kernel
def is_discard(hand: np.uint64, pair: np.uint64) -> bool:
    """Says whether a dealer to whom trumps are barred may have discarded two cards (13)."""
    plain = min(u64(2), popcount((hand | pair) & PLAIN & ~FIVE_CARDS))
    return bool(popcount(pair & PLAIN) == plain)


@kernel
def sample(observation: np.record, random: RandomState, out: np.recarray) -> bool:
    """Writes into `out[0]` a world drawn from those the observation allows; False when none was found."""
    out[0] = observation.known
    state = out[0]
    known = observation.known
    me = observation.seat
    is_open = known.turn < 0 or known.phase == PAYING
    allowed = np.zeros(HOLDERS, np.uint64)
    pinned = np.zeros(HOLDERS, np.uint64)
    played = np.zeros(HOLDERS, np.uint64)
    sizes = np.zeros(HOLDERS, np.int64)
    rest = FULL & ~(known.table | known.piles[0] | known.piles[1] | known.hands[u64(me)] | known.discard)
    real_five = known.options.real_five
    bars = known.options.bar_trumps != 0 and known.phase != DISCARDING and me != known.dealer
    for seat in range(SEATS):
        if seat == me:
            continue
        played[seat] = spent(known, seat)
        sizes[seat] = observation.sizes[seat]
        allowed[seat] = FULL & ~known.lacks[seat]
        if known.declared[seat] == DECLARED:
            pinned[seat] = known.revealed[seat] & rest
            allowed[seat] &= ~excluded(known.revealed[seat], rest & ~pinned[seat], real_five)
    if known.phase != DISCARDING and me != known.dealer and not is_open:
        sizes[SEATS] = 2
        allowed[SEATS] = ~(FIVE_CARDS | TRUMPS) if bars else ~FIVE_CARDS
    for seat in range(SEATS):
        rest &= ~pinned[seat]
        sizes[seat] -= np.int64(popcount(pinned[seat]))
    room = np.zeros(HOLDERS, np.int64)
    got = np.zeros(HOLDERS, np.uint64)
    fits = False
    for attempt in range(TRIES):
        # A dealer with hardly a plain card has to discard trumps after all.
        if bars and attempt == TRIES // 2:
            allowed[SEATS] |= TRUMPS & ~FIVE_CARDS
        for holder in range(HOLDERS):
            room[holder] = sizes[holder]
            got[holder] = pinned[holder]
        fits = divide(rest, allowed, room, got, random)
        for seat in range(SEATS):
            if fits and seat != me and known.declared[seat] == DECLARED:
                fits = shown(got[seat] | played[seat], real_five) == known.revealed[seat]
        if fits and bars and not is_open:
            dealer = u64(known.dealer)
            fits = is_discard(got[dealer] | played[dealer], got[SEATS])
        if fits:
            break
    for seat in range(SEATS):
        if seat != me:
            state.hands[seat] = got[seat]
    if sizes[SEATS]:
        state.discard = got[SEATS]
    if known.phase == PLAYING and known.turn >= 0 and known.turn != me and known.played < SEATS:
        turn = u64(known.turn)
        if known.declared[turn] == UNDECIDED and has_any(state.hands[turn]):
            state.phase = DECLARING
    return fits
