"""The tricks of Shengji in compiled form: leads and throws that fail, answers, who wins (8 to 11; 18, V1)."""

from __future__ import annotations

import numpy as np

from cardavia.games.shengji.history import set_lead
from cardavia.games.shengji.information import learn, learn_follow
from cardavia.games.shengji.planes import less, points
from cardavia.games.shengji.records import DONE, PLAY, SEATS, THROW, TRUMP
from cardavia.games.shengji.shapes import beats, shape, suit_in, top_of
from cardavia.games.shengji.throws import answer_top, what_stands
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, Int, u64


@inlined
def note(state: np.record, kind: Int, one: np.uint64, two: np.uint64) -> None:
    """Adds an entry to the history."""
    entry = state.history[u64(state.played)]
    entry.kind = kind
    entry.cards = one
    entry.extra = two
    state.played += 1


@kernel
def lead(state: np.record, one: np.uint64, two: np.uint64) -> None:
    """Leads to a trick; of a throw that fails only a part is played, and the rest is shown (8.1; 18, V1)."""
    seat = state.turn
    set_lead(state, seat, one, two)
    if state.led_shape < 0:
        part_one, part_two = what_stands(state, seat, one, two, state.led_suit)
        if part_one != one or part_two != two:
            note(state, np.int64(THROW), one, two)
            rest_one, rest_two = less(one, two, part_one, part_two)
            state.must[u64(seat), 0] |= rest_one
            state.must[u64(seat), 1] |= rest_two
            lost = state.options.throw_penalty
            state.penalty += lost if (seat - state.dealer) & 1 == 0 else -lost
            set_lead(state, seat, part_one, part_two)
            one, two = part_one, part_two
    state.best = seat
    state.best_suit = state.led_suit
    state.best_top = top_of(state.led_shape) if state.led_shape >= 0 else 0
    for place in range(SEATS):
        state.plays[place, 0] = NONE
        state.plays[place, 1] = NONE
    play(state, one, two)


@kernel
def follow(state: np.record, one: np.uint64, two: np.uint64) -> None:
    """Plays on a lead and keeps who is ahead (10)."""
    if state.led_shape >= 0:
        found = shape(state, one, two)
        if beats(found, state.led_shape, state.best_suit, state.best_top):
            state.best = state.turn
            state.best_suit = suit_in(found)
            state.best_top = top_of(found)
    elif state.led_suit != TRUMP:
        led_one, led_two = state.plays[u64(state.leader), 0], state.plays[u64(state.leader), 1]
        top = answer_top(state, state.led_suit, led_one, led_two, one, two)
        if top >= 0 and (state.best_suit != TRUMP or top > state.best_top):
            state.best = state.turn
            state.best_suit = TRUMP
            state.best_top = top
    learn_follow(state, state.turn, one, two)
    play(state, one, two)


@kernel
def play(state: np.record, one: np.uint64, two: np.uint64) -> None:
    """Moves cards from the hand of the seat to act to the trick, which ends after four plays (10, 11)."""
    seat = state.turn
    place = u64(seat)
    note(state, np.int64(PLAY), one, two)
    learn(state, seat, one, two)
    rest_one, rest_two = less(state.hands[place, 0], state.hands[place, 1], one, two)
    state.hands[place, 0] = rest_one
    state.hands[place, 1] = rest_two
    state.plays[place, 0] = one
    state.plays[place, 1] = two
    state.turn = (seat + 1) & 3
    if state.turn != state.leader:
        return
    won = np.int64(0)
    for other in range(SEATS):
        won += points(state.plays[other, 0], state.plays[other, 1])
    state.captured[u64(state.best & 1)] += won
    state.winners[u64(state.tricks)] = state.best
    state.tricks += 1
    state.turn = state.best
    if rest_one == NONE:
        state.phase = DONE
        state.turn = -1
    else:
        # The winner leads; until then nobody has to follow.
        state.leader = state.best
