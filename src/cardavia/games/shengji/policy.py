"""Judgement for Shengji in compiled form: rule policies that read only what the actor may know.

A play is liked for the points of its trick, times how likely the own side gets them, less what its cards
would be worth later. The weights were found by self-play; see `docs/experiments.md`.
"""

from __future__ import annotations

import numpy as np

from cardavia.games.shengji.appraisal import situation, value_of
from cardavia.games.shengji.blunders import BLUNDERS, errs, is_blunder
from cardavia.games.shengji.candidates import candidates
from cardavia.games.shengji.chances import above, hidden
from cardavia.games.shengji.few_worlds import is_single
from cardavia.games.shengji.prospects import buried, called
from cardavia.games.shengji.records import (
    BURYING,
    CALL,
    CALLING,
    PLAYING,
    TRUMP,
)
from cardavia.games.shengji.rules import is_led
from cardavia.games.shengji.scoring import attack_points, margin
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, Int, low, u64

__all__ = [
    "BLUNDERS",
    "EXPLORING",
    "ITERATIONS",
    "KNOWN_SURPRISE",
    "LOWER",
    "OPEN_PLIES",
    "PLAYOUTS",
    "REACH",
    "SCALE",
    "SEARCHING",
    "SURPRISE",
    "TEMPERATURES",
    "UNIT",
    "candidates",
    "errs",
    "greedy_value",
    "is_blunder",
    "is_open",
    "is_plain",
    "judged",
    "judged_value",
    "takes_all",
    "utility",
]

UNIT = 2.0
"""The exploration constant of tree search in levels."""

EXPLORING = 0.3
"""The share of playout moves that is drawn evenly."""

ITERATIONS = 400
"""The full work of one decision of a search to the end of the deal."""

PLAYOUTS = 6000
"""The full work of one decision by comparing moves on common worlds."""

SCALE = 40.0
"""What `utility` makes of one level."""

REACH = 12.0
"""No level plays a move that looks worse than the best by more, in the units of its temperature."""

LOWER = {"master": 0.3}
"""By how many standard errors a move must be better than the one at sight; doubt costs more than it saves."""

SURPRISE = np.inf
"""No gain makes up for looking wrong at sight where only some of the worlds are tried (experiments)."""

KNOWN_SURPRISE = 0.3
"""Levels that such a move must win where all worlds are looked at."""

TEMPERATURES = {"novice": 8.0, "casual": 3.0, "club": 1.0, "expert": 0.0, "master": 0.0}
"""How far below the best the moves of a level may be, in points at sight.

After search there is none: what was dropped early has been tried in too few worlds to be judged."""

SEARCHING = {"expert": 0.02, "master": 1.0}
"""The levels that search, and how much of the full work they do."""

OPEN_PLIES = 12
"""The most plays that are left when `is_open` first holds."""

LEVELS_SHARE, TAKING_OVER = 0.6, 0.6
"""How much of `utility` are levels, the rest being points, and what it is worth in levels to deal next."""


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
