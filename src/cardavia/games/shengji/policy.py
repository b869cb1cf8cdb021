"""Judgement for Shengji in compiled form: rule policies that read only what the actor may know.

A play is liked for the points of its trick, times how likely the own side gets them, less what its cards
would be worth later. The weights were found by self-play; see `docs/experiments.md`.
"""

from __future__ import annotations

import numpy as np

from cardavia.games.shengji.candidates import candidates
from cardavia.games.shengji.chances import above, copies, expected, hidden, strongest
from cardavia.games.shengji.few_worlds import is_single
from cardavia.games.shengji.keeping import cost
from cardavia.games.shengji.planes import points, size
from cardavia.games.shengji.records import (
    BURYING,
    CALL,
    CALLING,
    JOKERS,
    LEVEL_CARDS,
    NO_TRUMP,
    PLAYING,
    SUIT,
    TRUMP,
)
from cardavia.games.shengji.rules import is_led
from cardavia.games.shengji.scoring import attack_points, margin
from cardavia.games.shengji.shapes import beats, pairs_of, shape, suit_in
from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import NONE, Int, index, low, popcount, u64
from cardavia.kernel.random import RandomState, below

__all__ = ["candidates"]

UNIT = 2.0
"""The exploration constant of tree search in levels."""

EXPLORING = 0.3
"""The share of playout moves that is drawn evenly."""

ITERATIONS = 400
"""The full work of one decision of a search to the end of the deal."""

PLAYOUTS = 3000
"""The full work of one decision by comparing moves on common worlds."""

SCALE = 40.0
"""What `utility` makes of one level."""

REACH = 12.0
"""No level plays a move that looks worse than the best by more, in the units of its temperature."""

SURPRISE = 0.1
"""Levels that a move which looks wrong at sight must win for certain."""

TEMPERATURES = {"novice": 8.0, "casual": 3.0, "club": 0.3, "expert": 0.05, "master": 0.0}
"""How far below the best the moves of a level may be: in points at sight, in levels after search."""

BLUNDERS = ("fed", "overtook", "wasted")
"""The ways in which a move is wrong at sight: points are given to a lost trick, the partner's sure trick is
taken over for nothing, a joker or level card is spent on an empty trick."""

FED, OVERTOOK, WASTED = range(3)

OPEN_PLIES = 12
"""The most plays that are left when `is_open` first holds."""

EXTRA = 2.2
"""The points that each seat still to play adds to a trick, for every card of the lead."""

TEMPO = 2.05
"""What it is worth to lead to the next trick."""

EVEN = 0.62
"""The share of their points that cards in the hand win later on."""

DRAWING, LONG_TRUMPS = -0.5, 1.0
"""What it is worth to lead trumps, and for every trump more than others have on average."""

BURIED, EMPTIED = 0.7, 3.1
"""The share of their points that buried cards lose, and what it is worth to empty a side suit."""

ENOUGH, FOR_PAIR, FOR_JOKER, OVERCALLING = 8.0, 1.5, 0.83, 0.25
"""The trumps with which a suit is called, what pairs and jokers count beside that, and how much more it takes
to call over somebody."""

LEVELS_SHARE, TAKING_OVER = 0.6, 0.6
"""How much of `utility` are levels, the rest being points, and what it is worth in levels to deal next."""


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


@kernel
def prospect(state: np.record, seat: Int, trump: Int) -> float:
    """Returns how good a trump would be for a hand, in trumps."""
    hand = state.hands[u64(seat)]
    trumps = (LEVEL_CARDS << u64(state.level)) | JOKERS
    if trump != NO_TRUMP:
        trumps |= SUIT << u64(13 * trump)
    found = np.float64(copies(hand[0], hand[1], trumps))
    found += FOR_PAIR * np.float64(popcount(hand[1] & trumps))
    found += FOR_JOKER * np.float64(copies(hand[0], hand[1], JOKERS))
    if trump == NO_TRUMP:
        aces = LEVEL_CARDS << u64(12 if state.level != 12 else 11)
        found += 1.5 * np.float64(copies(hand[0], hand[1], aces)) + 2.0
    return found


@kernel
def called(state: np.record, one: np.uint64) -> float:
    """Returns how much a declaration is liked, 0 being a pass."""
    seat = np.int64(state.turn)
    trump = np.int64(NO_TRUMP if one & JOKERS else index(one) // u64(13))
    liked = prospect(state, seat, trump) - ENOUGH - FOR_PAIR
    if state.strength > 0:
        face = state.declared
        standing = np.int64(NO_TRUMP if face & JOKERS else index(face) // u64(13))
        liked = prospect(state, seat, trump) - prospect(state, seat, standing) - OVERCALLING
        if (state.declarer - seat) & 1 == 0:
            liked -= OVERCALLING
    return liked


@kernel
def buried(
    state: np.record, seat: Int, one: np.uint64, two: np.uint64, unseen_one: np.uint64, unseen_two: np.uint64
) -> float:
    """Returns how much a bury is liked."""
    total = -BURIED * np.float64(points(one, two)) - cost(state, seat, one, two, unseen_one, unseen_two)
    hand = state.hands[u64(seat)]
    for suit in range(4):
        own = hand[0] & state.suits[u64(suit)]
        if own != NONE and own & ~one == NONE and hand[1] & own & ~two == NONE:
            total += EMPTIED
    return total


@kernel
def judged_value(state: np.record, move: np.record) -> float:
    """Returns how much a move is liked, in points; reads what the actor may know."""
    if state.phase == CALLING:
        return called(state, move.cards) if move.kind == CALL else 0.0
    seat = np.int64(state.turn)
    unseen_one, unseen_two = hidden(state, seat)
    if state.phase == BURYING:
        return buried(state, seat, move.cards, move.extra, unseen_one, unseen_two)
    stake, idle, rest = situation(state, unseen_one, unseen_two)
    return value_of(state, seat, move.cards, move.extra, unseen_one, unseen_two, stake, idle, rest)


@kernel
def judged(state: np.record, out: np.recarray) -> Int:
    """Lists candidates into `out` and returns the place of the best judged one, the first of equals."""
    n = np.int64(candidates(state, out))
    if n == 1:
        return np.int64(0)
    best = np.int64(0)
    most = -np.inf
    if state.phase == CALLING or state.phase == BURYING:
        for place in range(n):
            value = judged_value(state, out[u64(place)])
            if value > most:
                best, most = np.int64(place), value
        return best
    seat = np.int64(state.turn)
    unseen_one, unseen_two = hidden(state, seat)
    stake, idle, rest = situation(state, unseen_one, unseen_two)
    for place in range(n):
        move = out[u64(place)]
        value = value_of(state, seat, move.cards, move.extra, unseen_one, unseen_two, stake, idle, rest)
        if value > most:
            best, most = np.int64(place), value
    return best


@kernel
def greedy_value(state: np.record, move: np.record) -> float:
    """Returns how much a move is liked for the order in which exact play tries moves."""
    return judged_value(state, move)


@kernel
def greedy(state: np.record, out: np.recarray, random: RandomState) -> Int:
    """Lists candidates into `out` and returns the place of the best judged one, one of equals."""
    n = np.int64(candidates(state, out))
    best = np.int64(0)
    most = -np.inf
    equals = 0
    for place in range(n):
        value = judged_value(state, out[u64(place)])
        if value > most:
            best, most, equals = np.int64(place), value, 1
        elif value == most:
            equals += 1
            if below(random, u64(equals)) == NONE:
                best = np.int64(place)
    return best


@kernel
def utility(state: np.record) -> Int:
    """Returns what a finished deal is worth to side 0, in fortieths of a level.

    Levels make steps of 40 points and decide; but points below a step make the next one likelier, and the
    side that deals next has an advantage.
    """
    sign = 1 if state.dealer & 1 == 1 else -1
    attack = attack_points(state)
    levels = SCALE * np.float64(margin(state) * sign)
    levels += SCALE * TAKING_OVER * (0.5 if attack >= 80 else -0.5)
    found = LEVELS_SHARE * levels + (1.0 - LEVELS_SHARE) * np.float64(attack - 80)
    return np.int64(np.floor(found + 0.5)) * sign


@kernel
def is_plain(move: np.record) -> bool:
    """Says whether a move is always tried out: plays of several cards, because pair leads decide deals."""
    return bool(move.extra != NONE)


@kernel
def is_blunder(state: np.record, listed: np.recarray, n: Int, place: Int) -> bool:
    """Says whether a listed move is wrong at sight."""
    for kind in range(3):
        if errs(np.int64(kind), state, listed, n, place):
            return True
    return False


@kernel
def errs(kind: Int, state: np.record, listed: np.recarray, n: Int, place: Int) -> bool:
    """Says whether a listed move is wrong at sight in one way, given by its place in BLUNDERS."""
    if n < 2 or state.phase == CALLING or state.phase == BURYING or not is_led(state):
        return False
    if state.led_shape < 0:
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
    elif not takes or is_own or on_table + np.float64(given) > 0.0 or rest > 0:
        return False
    elif (
        move.cards & (JOKERS | state.top | state.off) == NONE
        or size(state.hands[u64(seat), 0], state.hands[u64(seat), 1]) <= 5
    ):
        return False
    for other in range(n):
        rival = listed[u64(other)]
        less_given = points(rival.cards, rival.extra)
        rival_price = cost(state, seat, rival.cards, rival.extra, unseen_one, unseen_two)
        if kind == FED and less_given <= given - 10 and rival_price <= price + 3.0:
            return True
        rival_takes = beats(
            shape(state, rival.cards, rival.extra), state.led_shape, state.best_suit, state.best_top
        )
        if kind == OVERTOOK and not rival_takes and less_given >= given - 5 and rival_price <= price:
            return True
        if kind == WASTED and not rival_takes and less_given == 0 and rival_price <= price - 3.0:
            return True
    return False


@kernel
def is_open(state: np.record) -> bool:
    """Says whether the actor can name every card: one world is left, which only ends have."""
    return bool(is_single(state))


@kernel
def takes_all(state: np.record) -> bool:
    """Says whether the actor, who leads, wins all tricks that are left whatever it leads (10).

    Nothing stronger than any card of the hand may be out, and no trump while it has side cards. Attackers who
    could end with a pair do not count: the kitty counts by the last play (12.2).
    """
    if state.phase != PLAYING or is_led(state):
        return False
    seat = np.int64(state.turn)
    hand = state.hands[u64(seat)]
    if (seat - state.dealer) & 1 and hand[1] != NONE:
        return False
    out = hidden(state, seat)[0]
    for suit in range(5):
        own = hand[0] & state.suits[u64(suit)]
        if own != NONE and suit != TRUMP and out & state.suits[u64(TRUMP)] != NONE:
            return False
        while own != NONE:
            face = low(own)
            own ^= face
            if above(state, np.int64(suit), face) & out != NONE:
                return False
    return True
