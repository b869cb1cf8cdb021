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
    UNKNOWN,
)
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, ONE, Int, bit, low, popcount, u64
from cardavia.kernel.random import RandomState, below

TRIES = 20_000
"""Draws after which a world that fits is taken for impossible."""

HOLDERS = SEATS + 1
"""The four hands and the discard."""

RING, STIRRING = 4, 30
"""The most cards that change places in one step, and how many steps are tried for each hidden card."""


@kernel
def spent(known: np.record, seat: Int) -> np.uint64:
    """Returns the cards that a seat has played, as far as the history of a written position tells."""
    cards = NONE
    for place in range(known.played):
        if known.plays[place] != UNKNOWN and (known.leaders[place >> 2] + place & 3) == seat:
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
def is_nested(rest: np.uint64, allowed: NDArray[np.uint64]) -> bool:
    """Says whether the sets of holders that cards may have lie within each other or have none in common."""
    groups = np.zeros(1 << HOLDERS, np.bool_)
    while rest != NONE:
        card = low(rest)
        rest ^= card
        group = 0
        for holder in range(HOLDERS):
            group |= np.int64(allowed[holder] & card != NONE) << holder
        groups[group] = True
    for one in range(1, len(groups)):
        for other in range(one):
            common = one & other
            if groups[one] and groups[other] and common != 0 and common != other and common != one:
                return False
    return True


@kernel
def divide(
    rest: np.uint64,
    allowed: NDArray[np.uint64],
    room: NDArray[np.int64],
    got: NDArray[np.uint64],
    random: RandomState,
) -> bool:
    """Deals hidden cards at random to holders that may have them; False when a card has found no room.

    The cards with the fewest holders go first, each to a holder drawn by the room that it has left: an even
    draw where the sets of possible holders are nested. `room` and `got` are written over.
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
    return rest == NONE


@kernel
def stir(
    known: np.record,
    me: Int,
    rest: np.uint64,
    allowed: NDArray[np.uint64],
    played: NDArray[np.uint64],
    got: NDArray[np.uint64],
    random: RandomState,
) -> None:
    """Moves hidden cards around among their holders until every world is about as likely (Metropolis 1953).

    Two to four cards drawn evenly change places in a ring, where all of them may lie there and the world
    stays possible; every such step is as likely as the one back.
    """
    n = np.int64(popcount(rest))
    if n < 2:
        return
    cards = np.zeros(n, np.uint64)
    owners = np.zeros(n, np.int64)
    at = 0
    while rest != NONE:
        cards[at] = low(rest)
        rest &= rest - ONE
        for holder in range(HOLDERS):
            if got[holder] & cards[at]:
                owners[at] = holder
        at += 1
    ring = np.zeros(RING, np.int64)
    for _ in range(STIRRING * n):
        length = 2 + np.int64(below(random, u64(RING - 1)))
        fits = True
        for place in range(length):
            ring[place] = np.int64(below(random, u64(n)))
            for other in range(place):
                fits = fits and ring[other] != ring[place]
        changes = False
        for place in range(length):
            one, next_one = ring[place], ring[(place + 1) % length]
            fits = fits and allowed[owners[next_one]] & cards[one] != NONE
            changes = changes or owners[one] != owners[next_one]
        if not fits or not changes:
            continue
        turn(cards, owners, ring, length, got)
        if not is_possible(known, me, got, played, got[SEATS]):
            # The ring turned on as often as it takes to come back.
            for _ in range(length - 1):
                turn(cards, owners, ring, length, got)


@kernel
def turn(
    cards: NDArray[np.uint64],
    owners: NDArray[np.int64],
    ring: NDArray[np.int64],
    length: Int,
    got: NDArray[np.uint64],
) -> None:
    """Gives every card of a ring to the holder of the next one."""
    first = owners[ring[0]]
    for place in range(length):
        one = ring[place]
        holder = first if place == length - 1 else owners[ring[place + 1]]
        got[owners[one]] ^= cards[one]
        owners[one] = holder
        got[holder] |= cards[one]


@kernel
def is_discard(hand: np.uint64, pair: np.uint64) -> bool:
    """Says whether a dealer to whom trumps are barred may have discarded two cards (13)."""
    plain = min(u64(2), popcount((hand | pair) & PLAIN & ~FIVE_CARDS))
    return bool(popcount(pair & PLAIN) == plain)


@inlined
def held(known: np.record, seat: Int) -> Int:
    """Returns how many cards a seat holds, by what everybody has seen (4.1, 4.2, 6)."""
    if known.phase == DISCARDING:
        return 17 if seat == known.dealer else 15
    return 15 - known.played // 4 - np.int64((seat - known.leader & 3) < (known.played & 3))


@kernel
def holdings(
    known: np.record,
    me: Int,
    allowed: NDArray[np.uint64],
    pinned: NDArray[np.uint64],
    played: NDArray[np.uint64],
    sizes: NDArray[np.int64],
) -> np.uint64:
    """Finds out what the other seats and the discard may hold; returns the cards that are still to be dealt.

    By holder, `allowed` gets the cards that it may have, `pinned` those that it must have, which are dealt
    already, `played` what it has played, `sizes` how many more it gets. All of them are empty before.
    """
    seen = known.table | known.piles[0] | known.piles[1] | known.hands[u64(me)]
    is_open = known.turn < 0 or known.phase == PAYING
    if me == known.dealer or is_open:
        seen |= known.discard
    rest = FULL & ~seen
    if is_open:
        return rest
    for seat in range(SEATS):
        if seat == me:
            continue
        played[seat] = spent(known, seat) | known.revealed[seat] & ~rest
        sizes[seat] = held(known, seat)
        allowed[seat] = FULL & ~known.lacks[seat]
        if known.declared[seat] == DECLARED:
            pinned[seat] = known.revealed[seat] & rest
            real_five = known.options.real_five
            allowed[seat] &= ~excluded(known.revealed[seat], rest & ~pinned[seat], real_five)
    if known.phase != DISCARDING and me != known.dealer:
        sizes[SEATS] = 2
        allowed[SEATS] = ~FIVE_CARDS
    for seat in range(SEATS):
        rest &= ~pinned[seat]
        sizes[seat] -= np.int64(popcount(pinned[seat]))
        if sizes[seat] == 0:
            allowed[seat] = NONE
    return rest


@kernel
def is_possible(
    known: np.record, me: Int, got: NDArray[np.uint64], played: NDArray[np.uint64], discard: np.uint64
) -> bool:
    """Says whether hands fit what has been declared (5.5) and what a dealer may discard (4.2, 13)."""
    for seat in range(SEATS):
        if seat != me and known.declared[seat] == DECLARED:
            if shown(got[seat] | played[seat], known.options.real_five) != known.revealed[seat]:
                return False
    if discard == NONE or known.options.bar_trumps == 0 or me == known.dealer:
        return True
    dealer = u64(known.dealer)
    return is_discard(got[dealer] | played[dealer], discard)


@kernel
def sample(observation: np.record, random: RandomState, out: np.recarray) -> bool:
    """Writes into `out[0]` a world drawn evenly from those that the observation allows.

    Returns False when none was found in TRIES draws.
    """
    out[0] = observation.known
    state = out[0]
    known = observation.known
    me = observation.seat
    allowed = np.zeros(HOLDERS, np.uint64)
    pinned = np.zeros(HOLDERS, np.uint64)
    played = np.zeros(HOLDERS, np.uint64)
    sizes = np.zeros(HOLDERS, np.int64)
    rest = holdings(known, me, allowed, pinned, played, sizes)
    bars = known.options.bar_trumps != 0 and sizes[SEATS] > 0
    if bars:
        allowed[SEATS] &= ~TRUMPS
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
        fits = fits and is_possible(known, me, got, played, got[SEATS])
        if fits:
            break
    if fits and not is_nested(rest, allowed):
        stir(known, me, rest, allowed, played, got, random)
    place(state, known, me, got)
    return fits


@inlined
def place(state: np.record, known: np.record, me: Int, got: NDArray[np.uint64]) -> None:
    """Writes the hands and the discard of a world into a copy of what a seat knows."""
    for seat in range(SEATS):
        if seat != me:
            state.hands[seat] = got[seat]
    if got[SEATS] != NONE:
        state.discard = got[SEATS]
    if known.phase == PLAYING and known.turn >= 0 and known.turn != me and known.played < SEATS:
        turn = u64(known.turn)
        if known.declared[turn] == UNDECIDED and has_any(state.hands[turn]):
            state.phase = DECLARING
