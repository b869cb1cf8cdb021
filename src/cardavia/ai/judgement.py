"""The rule policy of a game asked for one move: a template over its rules and its policy."""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, Int, u64
from cardavia.kernel.random import RandomState, below
from cardavia.kernel.template import preferred

rules: ModuleType
policy: ModuleType

candidates = preferred(globals(), "candidates", "moves")
"""What lists moves: all legal ones, or those worth a look in a game where more can be legal than listed."""


@kernel
def judge(
    known: np.record, moves: np.recarray, promises: NDArray[np.float64], random: RandomState
) -> tuple[Int, Int]:
    """Lists the candidates with what the policy thinks of them; returns their number and the best place.

    Of equally good moves one is drawn evenly.
    """
    n = np.int64(candidates(known, moves))
    best = np.int64(0)
    most = -np.inf
    equals = 0
    for place in range(n):
        promise = policy.judged_value(known, moves[place])
        promises[place] = promise
        if promise > most:
            best, most, equals = np.int64(place), promise, 1
        elif promise == most:
            equals += 1
            if below(random, u64(equals)) == NONE:
                best = np.int64(place)
    return n, best


@kernel
def weigh(known: np.record, moves: np.recarray, n: Int, promises: NDArray[np.float64]) -> None:
    """Writes what the policy thinks of each of n listed moves."""
    for place in range(n):
        promises[place] = policy.judged_value(known, moves[place])


@kernel
def draw_listed(known: np.record, moves: np.recarray, random: RandomState) -> tuple[Int, Int]:
    """Lists the legal moves; returns their number and the place of one that is drawn evenly."""
    n = np.int64(rules.moves(known, moves))
    return n, np.int64(below(random, u64(n)))


@kernel
def draw_numbered(known: np.record, moves: np.recarray, random: RandomState) -> tuple[Int, Int]:
    """Writes one legal move that is drawn evenly to the front; returns the number of all and its place, 0."""
    rules.draw(known, random, moves[0])
    return np.int64(rules.count(known)), np.int64(0)


draw = draw_listed if preferred(globals(), "draw", "draw") is None else draw_numbered
"""How a move is drawn: by its number where a game numbers its moves because lists can be hopelessly long."""
