"""Judgement for Shengji in compiled form: rule policies that read only what the actor may know."""

from __future__ import annotations

import numpy as np

from cardavia.games.shengji.planes import points
from cardavia.games.shengji.records import BURYING, CALL, CALLING
from cardavia.games.shengji.rules import count, draw, is_led, is_over, move_at
from cardavia.games.shengji.shapes import beats, shape
from cardavia.kernel import kernel
from cardavia.kernel.bits import Int, u64
from cardavia.kernel.random import RandomState

UNIT = 2.0
"""The exploration constant of tree search in levels."""

EXPLORING = 0.3
"""The share of playout moves that is drawn evenly."""

ITERATIONS = 400
"""The full work of one decision of a search to the end of the deal."""

TEMPERATURES = {"novice": 2.0, "casual": 0.5, "club": 0.2, "expert": 0.1, "master": 0.0}
"""How far below the best the moves of a level may be, in units of `judged_value`."""

BLUNDERS = ("fed",)
"""The ways in which a move is wrong at sight: points are given to a trick that the other side holds."""

OPEN_PLIES = 0
"""The most plays that are left when `is_open` first holds: the buried cards are never open to all."""

MOST_CANDIDATES = 64
"""Most moves that are compared where more are legal."""


@kernel
def candidates(state: np.record, out: np.recarray) -> Int:
    """Lists legal moves worth a look into `out`; returns their number."""
    n = min(count(state), np.int64(min(MOST_CANDIDATES, len(out))))
    for place in range(n):
        move_at(state, place, out[place])
    return np.int64(n)


@kernel
def judged_value(state: np.record, move: np.record) -> float:
    """Returns how a move looks at sight, in tens of points."""
    if state.phase == CALLING:
        return 0.5 if move.kind == CALL else 0.0
    own = np.float64(points(move.cards, move.extra)) / 10.0
    if state.phase == BURYING or not is_led(state):
        return -own
    gets_ahead = state.led_shape >= 0 and beats(
        shape(state, move.cards, move.extra), state.led_shape, state.best_suit, state.best_top
    )
    if gets_ahead or (state.best - state.turn) & 1 == 0:
        return own
    return -own


@kernel
def judged(state: np.record, out: np.recarray) -> Int:
    """Lists candidates into `out` and returns the place of the best judged one, the first of equals."""
    best = 0
    most = -np.inf
    for place in range(candidates(state, out)):
        value = judged_value(state, out[place])
        if value > most:
            best, most = place, value
    return np.int64(best)


@kernel
def greedy_value(state: np.record, move: np.record) -> float:
    """Returns how a move looks at sight, for the order in which moves are tried."""
    return judged_value(state, move)


@kernel
def greedy(state: np.record, out: np.recarray, random: RandomState) -> Int:
    """Writes a move drawn evenly into `out` and returns its place, 0."""
    draw(state, random, out[0])
    return np.int64(0)


@kernel
def is_blunder(state: np.record, listed: np.recarray, n: Int, place: Int) -> bool:
    """Says whether a listed move is wrong at sight."""
    return errs(np.int64(0), state, listed, n, place)


@kernel
def errs(kind: Int, state: np.record, listed: np.recarray, n: Int, place: Int) -> bool:
    """Says whether a listed move is wrong at sight in one way, given by its place in BLUNDERS."""
    if kind != 0 or n < 2 or state.phase == CALLING or state.phase == BURYING or not is_led(state):
        return False
    return bool(judged_value(state, listed[u64(place)]) < -0.5)


@kernel
def is_open(state: np.record) -> bool:
    """Says whether the actor can name every card: never before the end, because of the bury."""
    return bool(is_over(state))
