"""Whole random deals in compiled code: a template over the rules of a game."""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from cardavia.kernel import inlined, kernel
from cardavia.kernel.bits import Int, u64
from cardavia.kernel.random import RandomState, below, shuffle

rules: ModuleType


@inlined
def take_listed(state: np.record, moves: np.recarray, random: RandomState) -> Int:
    """Lists the legal moves and draws one evenly; returns its place, -1 when `moves` is too small."""
    n = rules.moves(state, moves)
    return np.int64(below(random, u64(n)) if n >= 0 else -1)


@inlined
def take_numbered(state: np.record, moves: np.recarray, random: RandomState) -> Int:
    """Draws a legal move evenly by its number and checks it; returns its place, -1 were it not legal."""
    rules.draw(state, random, moves[0])
    return np.int64(0 if rules.is_legal(state, moves[0]) else -1)


take = take_numbered if hasattr(globals().get("rules"), "draw") else take_listed
"""How a move is drawn: by its number where a game numbers its moves because lists can be hopelessly long."""


@kernel
def playouts(
    deals: int,
    state: np.record,
    moves: np.recarray,
    deck: NDArray[np.uint8],
    random: RandomState,
    margins: NDArray[np.int64],
) -> int:
    """Plays shuffled deals to their end with moves drawn evenly, through the contract functions.

    The options are read from `state`. Adds the sum of margins and of their squares to `margins`.
    Returns the number of decisions, -1 when a move could not be drawn.
    """
    decisions = 0
    for number in range(deals):
        start(state, deck, number % state.options.seats, random)
        while not rules.is_over(state):
            place = take(state, moves, random)
            if place < 0:
                return -1
            rules.apply(state, moves[u64(place)])
            decisions += 1
        margin = rules.margin(state)
        margins[0] += margin
        margins[1] += margin * margin
    return decisions


@kernel
def placements(
    deals: int, state: np.record, moves: np.recarray, deck: NDArray[np.uint8], random: RandomState
) -> int:
    """Plays shuffled deals in which nobody takes anything, so that tables grow as large as they can.

    Every decision lists all legal moves and draws evenly among those that take nothing, of which there
    must be one. Returns the number of decisions, -1 when `moves` was too small for a list.
    """
    decisions = 0
    for number in range(deals):
        start(state, deck, number % state.options.seats, random)
        while not rules.is_over(state):
            n = rules.moves(state, moves)
            if n < 0:
                return -1
            found = u64(0)
            for place in range(n):
                if moves[u64(place)].extra == u64(0):
                    moves[found] = moves[u64(place)]
                    found += u64(1)
            rules.apply(state, moves[below(random, found)])
            decisions += 1
    return decisions


@kernel
def start(state: np.record, deck: NDArray[np.uint8], dealer: int, random: RandomState) -> None:
    """Shuffles and deals until the deal is not void."""
    while True:
        shuffle(deck, random)
        if rules.start(state, deck, dealer):
            return
