"""What may be done in Ottocento, in compiled form: discards, declarations, cards to a trick, payments."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.ottocento.combinations import has_any
from cardavia.games.ottocento.records import (
    DECLARE,
    DECLARING,
    DISCARD,
    DISCARDING,
    FIVE_CARDS,
    MATTO,
    PAY,
    PLAIN,
    PLAY,
    PLAYING,
    SKIP,
    TRUMPS,
)
from cardavia.games.ottocento.scoring import cheapest, declared_points
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, ONE, Int, low, popcount, u64


@inlined
def follow(hand: np.uint64, led: np.uint64) -> np.uint64:
    """Returns the cards of a hand that may be played to a trick in which a suit is led, or none yet (6.3)."""
    cards = hand
    if led != NONE:
        same = hand & led
        if same == NONE:
            same = hand & TRUMPS
        if same != NONE:
            cards = same | hand & MATTO
    return cards


@kernel
def barred(hand: np.uint64, bar_trumps: Int) -> np.uint64:
    """Returns the cards of the dealer's 17 that may not be discarded (4.2, 13).

    Where trumps are barred and there are not two other cards, trumps fill what is missing.
    """
    cards = hand & FIVE_CARDS
    if bar_trumps and popcount(hand & PLAIN & ~FIVE_CARDS) >= u64(2):
        cards |= hand & TRUMPS
    return cards


@kernel
def is_pair(hand: np.uint64, pair: np.uint64, bar_trumps: Int) -> bool:
    """Says whether two cards of the dealer's 17 may be discarded together (4.2, 13)."""
    if popcount(pair) != u64(2) or pair & ~hand or pair & barred(hand, bar_trumps):
        return False
    # Here trumps fill what is missing: the one other card has to go.
    return not bar_trumps or popcount(pair & PLAIN) == min(u64(2), popcount(hand & PLAIN & ~FIVE_CARDS))


@inlined
def put(out: np.recarray, place: np.uint64, kind: Int, cards: np.uint64) -> None:
    """Writes a move into a list, where there is room."""
    if place < u64(len(out)):
        move = out[place]
        move.kind = kind
        move.cards = cards
        move.extra = NONE


@kernel
def pairs(hand: np.uint64, bar_trumps: Int, out: np.recarray) -> np.uint64:
    """Lists the pairs that the dealer may discard (4.2); returns their number."""
    n = NONE
    first = hand & ~barred(hand, bar_trumps)
    while first != NONE:
        one = low(first)
        first ^= one
        second = first
        while second != NONE:
            pair = one | low(second)
            second &= second - ONE
            if bar_trumps == 0 or is_pair(hand, pair, bar_trumps):
                put(out, n, DISCARD, pair)
                n += ONE
    return n


@inlined
def moves(state: np.record, out: np.recarray) -> Int:
    """Lists the legal moves of the seat to act; returns their number, -1 when they do not fit."""
    n = NONE
    if state.turn >= 0:
        hand = state.hands[u64(state.turn)]
        if state.phase == PLAYING:
            cards = follow(hand, state.led)
            n = popcount(cards)
            if n <= u64(len(out)):
                at = NONE
                while cards != NONE:
                    move = out[at]
                    move.kind = PLAY
                    move.cards = low(cards)
                    move.extra = NONE
                    cards &= cards - ONE
                    at += ONE
        elif state.phase == DISCARDING:
            n = pairs(hand, state.options.bar_trumps, out)
        elif state.phase == DECLARING:
            if has_any(hand):
                put(out, n, DECLARE, NONE)
                n += ONE
            put(out, n, SKIP, NONE)
            n += ONE
        else:
            cards = cheapest(state.piles[u64(state.turn & 1)])
            while cards != NONE:
                put(out, n, PAY, low(cards))
                n += ONE
                cards &= cards - ONE
    return np.int64(n) if n <= u64(len(out)) else -1


@kernel
def count(state: np.record) -> Int:
    """Counts the legal moves of the seat to act without listing them, 0 when the deal is over."""
    n = NONE
    if state.turn >= 0:
        hand = state.hands[u64(state.turn)]
        if state.phase == PLAYING:
            n = popcount(follow(hand, state.led))
        elif state.phase == DISCARDING:
            bar_trumps = state.options.bar_trumps
            free = popcount(hand & ~barred(hand, bar_trumps))
            plain = popcount(hand & PLAIN & ~FIVE_CARDS)
            # One plain card beside barred trumps has to go, with any of those.
            n = free - ONE if bar_trumps and plain == ONE else free * (free - ONE) >> ONE
        elif state.phase == DECLARING:
            n = u64(2) if has_any(hand) else ONE
        else:
            n = popcount(cheapest(state.piles[u64(state.turn & 1)]))
    return np.int64(n)


@kernel
def is_legal(state: np.record, move: np.record) -> bool:
    """Says whether the seat to act may make the move."""
    if state.turn < 0 or move.extra != NONE:
        return False
    hand = state.hands[u64(state.turn)]
    if state.phase == PLAYING:
        return (
            move.kind == PLAY
            and popcount(move.cards) == ONE
            and move.cards & ~follow(hand, state.led) == NONE
        )
    if state.phase == DISCARDING:
        return move.kind == DISCARD and is_pair(hand, move.cards, state.options.bar_trumps)
    if state.phase == DECLARING:
        return move.cards == NONE and (move.kind == SKIP or (move.kind == DECLARE and has_any(hand)))
    options = cheapest(state.piles[u64(state.turn & 1)])
    return move.kind == PAY and popcount(move.cards) == ONE and move.cards & ~options == NONE


@kernel
def extend(state: np.record, part: np.record, out: np.recarray) -> Int:
    """Finds what may be added to a partial choice so that a legal move stays reachable.

    `part` names some cards. Afterwards `out[0]` holds the cards that may be added in `cards`, nothing in
    `extra`, and in `kind` 1 when the part is a legal move as it is. Returns the number of legal moves that
    contain the part, -1 when they do not fit. Moves without cards, declare and skip, contain no choice.
    """
    n = moves(state, out)
    if n < 0 or len(out) == 0:
        return -1
    cards = NONE
    complete = 0
    reached = 0
    for place in range(n):
        move = out[place]
        if part.cards & ~move.cards or part.extra != NONE:
            continue
        reached += 1
        cards |= move.cards & ~part.cards
        if move.cards == part.cards and move.cards != NONE:
            complete = 1
    out[0].cards = cards
    out[0].extra = NONE
    out[0].kind = complete
    return reached


@kernel
def promises(state: np.record, listed: np.recarray, out: NDArray[np.int64]) -> None:
    """Writes how many points each of some legal moves of the seat to act makes at once."""
    for place in range(len(listed)):
        out[place] = 0
        if listed[place].kind == DECLARE:
            out[place] = declared_points(state.hands[u64(state.turn)], state.options)
