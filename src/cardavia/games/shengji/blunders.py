"""Which plays of Shengji are wrong at sight, in compiled form: what people notice more than strength."""

from __future__ import annotations

import numpy as np

from cardavia.games.shengji.appraisal import EXTRA, situation
from cardavia.games.shengji.chances import hidden
from cardavia.games.shengji.keeping import cost
from cardavia.games.shengji.planes import points, size
from cardavia.games.shengji.records import BURYING, CALLING, JOKERS, RED_JOKER, TRUMP
from cardavia.games.shengji.rules import is_led
from cardavia.games.shengji.shapes import beats, shape
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, Int, u64

BLUNDERS = ("fed", "overtook", "wasted", "withheld", "buried")
"""The ways in which a move is wrong at sight: points are given to a lost trick, the partner's sure trick is
taken over for nothing, a joker or level card is spent on an empty trick, points are kept back from the
partner's sure trick, points are buried without strong trumps."""

FED, OVERTOOK, WASTED, WITHHELD, BURIED = range(5)

AVOIDED = 3
"""So many of the ways are avoided by everybody who thinks; the others, now and then right, are counted."""

STRONG = 11
"""The trumps with which points may be buried, if a Red Joker is among them."""


@kernel
def is_blunder(state: np.record, listed: np.recarray, n: Int, place: Int) -> bool:
    """Says whether a listed move is wrong at sight in one of the ways that are avoided."""
    for kind in range(AVOIDED):
        if errs(np.int64(kind), state, listed, n, place):
            return True
    return False


@kernel
def errs(kind: Int, state: np.record, listed: np.recarray, n: Int, place: Int) -> bool:
    """Says whether a listed move is wrong at sight in one way, given by its place in BLUNDERS."""
    if n < 2 or state.phase == CALLING:
        return False
    if state.phase == BURYING:
        return kind == BURIED and is_risked(state, listed, n, place)
    if kind == BURIED or not is_led(state) or state.led_shape < 0:
        return False
    seat = np.int64(state.turn)
    move = listed[u64(place)]
    given = points(move.cards, move.extra)
    takes = beats(shape(state, move.cards, move.extra), state.led_shape, state.best_suit, state.best_top)
    unseen_one, unseen_two = hidden(state, seat)
    stake, idle, rest = situation(state, unseen_one, unseen_two)
    is_own = (state.best - seat) & 1 == 0
    price = cost(state, seat, move.cards, move.extra, unseen_one, unseen_two)
    on_table = stake - EXTRA * np.float64(rest * state.width)
    if kind == FED:
        if takes or given < 10 or is_own or idle > 0.15:
            return False
    elif kind == OVERTOOK:
        if not takes or not is_own or idle < 0.95 or move.cards & state.suits[u64(TRUMP)] == NONE:
            return False
    elif kind == WITHHELD:
        if takes or not is_own or idle < 0.95:
            return False
    elif not takes or is_own or on_table + np.float64(given) > 0.0 or rest > 0:
        return False
    elif (
        move.cards & (JOKERS | state.top | state.off) == NONE
        or size(state.hands[u64(seat), 0], state.hands[u64(seat), 1]) <= 5
    ):
        return False
    for other in range(n):
        rival = listed[u64(other)]
        rival_given = points(rival.cards, rival.extra)
        rival_price = cost(state, seat, rival.cards, rival.extra, unseen_one, unseen_two)
        if kind == FED and rival_given <= given - 10 and rival_price <= price + 3.0:
            return True
        rival_takes = beats(
            shape(state, rival.cards, rival.extra), state.led_shape, state.best_suit, state.best_top
        )
        if kind == OVERTOOK and not rival_takes and rival_given >= given - 5 and rival_price <= price:
            return True
        if kind == WITHHELD and not rival_takes and rival_given >= given + 10 and rival_price <= price + 1.0:
            return True
        if kind == WASTED and not rival_takes and rival_given == 0 and rival_price <= price - 3.0:
            return True
    return False


@kernel
def is_risked(state: np.record, listed: np.recarray, n: Int, place: Int) -> bool:
    """Says whether a bury lays down 10 points more than another one, without strong trumps."""
    hand = state.hands[u64(state.turn)]
    trumps = state.suits[u64(TRUMP)]
    if hand[0] & RED_JOKER != NONE and size(hand[0] & trumps, hand[1] & trumps) >= STRONG:
        return False
    given = points(listed[u64(place)].cards, listed[u64(place)].extra)
    for other in range(n):
        rival = listed[u64(other)]
        if points(rival.cards, rival.extra) <= given - 10:
            return True
    return False
