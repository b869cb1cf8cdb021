"""The best response to the other side within a hand: a template over the modules of a game.

Worlds are drawn once, and every line of play is looked at in all of them, so that moves are compared on
the same cards and nothing is spent on exploring. In every world the other side moves by one style of play,
which reads nothing but what its actor knows there. Worlds in which it moved alike cannot be told apart by
the searching seat and are decided for together; the half that a decision rests on is not the half that
values it, or else the luck of a few worlds would be taken for skill.
"""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, Int, u64
from cardavia.kernel.random import RandomState

rules: ModuleType
policy: ModuleType
horizon: ModuleType
styles: ModuleType
belief: ModuleType

FIRST, SECOND, THIRD = u64(0x9E3779B97F4A7C15), u64(0xBF58476D1CE4E5B9), u64(0x94D049BB133111EB)


@kernel
def respond(
    observation: np.record,
    count: Int,
    worlds: np.recarray,
    order: NDArray[np.int64],
    marks: NDArray[np.uint64],
    manners: NDArray[np.int64],
    chances: NDArray[np.float64],
    states: np.recarray,
    moves: np.recarray,
    promises: NDArray[np.float64],
    budget: NDArray[np.int64],
    first: NDArray[np.float32],
    second: NDArray[np.float32],
    heads: NDArray[np.float32],
    inputs: NDArray[np.int64],
    units: NDArray[np.float32],
    random: RandomState,
    values: NDArray[np.float64],
) -> tuple[Int, Int]:
    """Values every legal move in `count` worlds; returns the number of moves and the failed samples.

    Afterwards `moves` lists them as the rules do, and `values` holds the mean margin of side 0 after each.
    There are no moves when no world could be drawn. `worlds`, `order` and `marks` are room for one more
    layer of `count` worlds than the seat may still play until new cards come, and `marks`, `manners` and
    `chances` what `belief.draw` needs; the rest is that of `horizon.foresee`.
    """
    width, failures = belief.draw(observation, count, worlds, manners, marks, chances, states, moves, random)
    if width == 0:
        return np.int64(0), failures
    for number in range(width):
        order[number] = number
    stop = np.int64(policy.horizon(observation.known))
    seat = np.int64(observation.seat)
    listed = np.int64(rules.moves(observation.known, moves))
    for place in range(listed):
        even, odd = follow(
            seat,
            stop,
            width,
            np.int64(0),
            width,
            place,
            listed,
            worlds,
            order,
            marks,
            manners,
            states,
            moves,
            promises,
            budget,
            first,
            second,
            heads,
            inputs,
            units,
        )
        values[place] = (even + odd) / np.float64(width)
    return listed, failures


@kernel
def follow(
    seat: Int,
    stop: Int,
    width: Int,
    begin: Int,
    end: Int,
    place: Int,
    used: Int,
    worlds: np.recarray,
    order: NDArray[np.int64],
    marks: NDArray[np.uint64],
    manners: NDArray[np.int64],
    states: np.recarray,
    moves: np.recarray,
    promises: NDArray[np.float64],
    budget: NDArray[np.int64],
    first: NDArray[np.float32],
    second: NDArray[np.float32],
    heads: NDArray[np.float32],
    inputs: NDArray[np.int64],
    units: NDArray[np.float32],
) -> tuple[float, float]:
    """Plays the move at `place` in alike worlds; returns the sums of their values by halves.

    The worlds stand in the first layer, of `width` worlds, at the numbers in `order[begin:end]`. They and
    the replies to the move come to stand in the layer behind it. `used` moves are listed already.
    """
    even, odd = 0.0, 0.0
    open_moves = moves[used:]
    ended = False
    for at in range(begin, end):
        number = order[at]
        worlds[width + number] = worlds[number]
        state = worlds[width + number]
        rules.apply(state, moves[u64(place)])
        marks[width + number] = replied(state, seat, stop, open_moves, manners[number])
        order[width + at] = number
        if rules.is_over(state) or state.played >= stop:
            ended = True
            value = horizon.valued(
                state, states, open_moves, promises, budget, first, second, heads, inputs, units
            )
            if number & 1:
                odd += value
            else:
                even += value
    if ended:
        return even, odd
    sign = -1.0 if seat & 1 else 1.0
    start = begin
    while start < end:
        behind = gathered(start, end, width, order, marks)
        state = worlds[width + order[width + start]]
        likely = np.int64(policy.judged(state, open_moves))
        listed = np.int64(rules.moves(state, open_moves))
        # One world decides nothing, it would be seen through.
        tried = np.int64(1) if behind - start == 1 else listed
        most_even, most_odd = -np.inf, -np.inf
        chosen_even, chosen_odd = 0.0, 0.0
        for turn in range(tried):
            # The move of the rule policy comes first, and so decides where nothing speaks against it.
            choice = likely if turn == 0 else (turn - 1 if turn <= likely else turn)
            found_even, found_odd = follow(
                seat,
                stop,
                width,
                start,
                behind,
                used + choice,
                used + listed,
                worlds[width:],
                order[width:],
                marks[width:],
                manners,
                states,
                moves,
                promises,
                budget,
                first,
                second,
                heads,
                inputs,
                units,
            )
            if sign * found_odd > most_odd:
                most_odd = sign * found_odd
                chosen_even = found_even
            if sign * found_even > most_even:
                most_even = sign * found_even
                chosen_odd = found_odd
        even += chosen_even
        odd += chosen_odd
        start = behind
    return even, odd


@kernel
def replied(state: np.record, seat: Int, stop: Int, moves: np.recarray, style: Int) -> np.uint64:
    """Lets the other side reply in its style; returns a hash of what it did, NONE for nothing."""
    mark = NONE
    while not rules.is_over(state) and state.played < stop and rules.actor(state) != seat:
        reply = moves[u64(styles.chosen(style, state, moves))]
        mark = (mark ^ (reply.cards * FIRST) ^ (reply.extra * SECOND) ^ u64(reply.kind)) * THIRD
        mark ^= mark >> u64(31)
        rules.apply(state, reply)
    return mark


@kernel
def gathered(start: Int, end: Int, width: Int, order: NDArray[np.int64], marks: NDArray[np.uint64]) -> Int:
    """Puts the worlds of the second layer that look like the first of them beside it; returns their end."""
    mark = marks[width + order[width + start]]
    behind = np.int64(start + 1)
    for at in range(start + 1, end):
        number = order[width + at]
        if marks[width + number] == mark:
            order[width + at] = order[width + behind]
            order[width + behind] = number
            behind += 1
    return behind
