"""How much plays of Shengji are liked at sight, in points, in compiled form: weights found by self-play."""

from __future__ import annotations

import numpy as np

from cardavia.games.shengji.chances import copies, expected, strongest
from cardavia.games.shengji.keeping import cost
from cardavia.games.shengji.planes import points, size
from cardavia.games.shengji.records import TRUMP
from cardavia.games.shengji.rules import is_led
from cardavia.games.shengji.shapes import beats, pairs_of, shape, suit_in
from cardavia.kernel import inlined
from cardavia.kernel.bits import NONE, Int, u64

EXTRA = 2.2
"""The points that each seat still to play adds to a trick, for every card of the lead."""

TEMPO = 2.05
"""What it is worth to lead to the next trick."""

EVEN = 0.62
"""The share of their points that cards in the hand win later on."""

DRAWING, LONG_TRUMPS = -0.5, 1.0
"""What it is worth to lead trumps, and for every trump more than others have on average."""


@inlined
def value_of(
    state: np.record,
    seat: Int,
    one: np.uint64,
    two: np.uint64,
    unseen_one: np.uint64,
    unseen_two: np.uint64,
    stake: float,
    idle: float,
    rest: Int,
) -> float:
    """Returns how much a play is liked; what all plays of a decision have in common is worked out before.

    `stake` are the points on the table and to come, `idle` is the chance to win the trick without getting
    ahead, `rest` seats are still to play.
    """
    chance = idle
    if rest == 3:
        found = shape(state, one, two)
        suit, pairs = suit_in(found), pairs_of(found)
        width = size(one, two)
        stake += 3.0 * EXTRA * np.float64(width)
        face = strongest(state, suit, one)
        chance = expected(state, suit, suit, pairs, face, 1.0, unseen_one, unseen_two, np.int64(3))
    elif state.led_shape >= 0:
        found = shape(state, one, two)
        if beats(found, state.led_shape, state.best_suit, state.best_top):
            suit = suit_in(found)
            face = strongest(state, suit, one)
            chance = expected(
                state,
                np.int64(state.led_suit),
                suit,
                np.int64(state.pairs),
                face,
                1.0,
                unseen_one,
                unseen_two,
                rest,
            )
    own = np.float64(points(one, two))
    total = (chance - 0.5) * stake + (chance - EVEN) * own + TEMPO * chance
    total -= cost(state, seat, one, two, unseen_one, unseen_two)
    if rest == 3 and one & state.suits[u64(TRUMP)] != NONE:
        trumps = state.suits[u64(TRUMP)]
        hand = state.hands[u64(seat)]
        more = np.float64(copies(hand[0], hand[1], trumps))
        more -= np.float64(copies(unseen_one, unseen_two, trumps)) / 3.0
        total += DRAWING + LONG_TRUMPS * more
    return total


@inlined
def situation(state: np.record, unseen_one: np.uint64, unseen_two: np.uint64) -> tuple[float, float, Int]:
    """Returns stake, chance to win without getting ahead, and how many seats are still to play."""
    if not is_led(state):
        return 0.0, 0.0, np.int64(3)
    rest = np.int64(3 - ((state.turn - state.leader) & 3))
    stake = EXTRA * np.float64(rest * state.width)
    for step in range(3 - rest):
        other = u64((state.leader + step) & 3)
        stake += np.float64(points(state.plays[other, 0], state.plays[other, 1]))
    is_own = (state.best - state.turn) & 1 == 0
    if state.led_shape < 0:
        return stake, 0.8 if is_own else 0.2, rest
    suit = np.int64(state.best_suit)
    face = strongest(state, suit, state.plays[u64(state.best), 0])
    idle = expected(
        state,
        np.int64(state.led_suit),
        suit,
        np.int64(state.pairs),
        face,
        1.0 if is_own else 0.0,
        unseen_one,
        unseen_two,
        rest,
    )
    return stake, idle, rest
