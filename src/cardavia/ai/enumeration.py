"""The best response to the rule policy where few worlds are left: a template over the modules of a game.

All worlds are looked at, and every line of one's own play in all of them. The other seats move by the
rule policy, which reads nothing but what its actor knows in that world. Worlds in which they moved alike
cannot be told apart by the deciding seat, so one decision is made for all of these.
"""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from cardavia.kernel import kernel
from cardavia.kernel.bits import Int, u64
from cardavia.kernel.template import preferred

rules: ModuleType
policy: ModuleType

utility = preferred(globals(), "utility", "margin")
"""What a finished deal is worth to side 0: its margin, or what the policy of a game makes of it."""

FIRST, SECOND, THIRD = u64(0x9E3779B97F4A7C15), u64(0xBF58476D1CE4E5B9), u64(0x94D049BB133111EB)


@kernel
def respond(
    observation: np.record,
    count: Int,
    worlds: np.recarray,
    order: NDArray[np.int64],
    marks: NDArray[np.uint64],
    moves: np.recarray,
    replies: np.recarray,
    totals: NDArray[np.int64],
    budget: NDArray[np.int64],
) -> Int:
    """Values every legal move in all `count` worlds; returns the number of moves, -1 when it takes too long.

    Afterwards `moves` lists them as the rules do, and `totals` holds the sums of what comes of each for
    the actor's side. `worlds`, `order` and `marks` are room for `count` worlds in one more layer than the
    seat still has decisions, `moves` and `totals` for the lists of all of them, `replies` for one list.
    `budget[0]` is the number of replies that may be looked at.
    """
    rules.list_worlds(observation, count, worlds)
    for number in range(count):
        order[number] = number
    return np.int64(
        valued(
            worlds,
            np.int64(0),
            np.int64(count),
            np.int64(count),
            order,
            marks,
            moves,
            replies,
            totals,
            budget,
        )
    )


@kernel
def valued(
    worlds: np.recarray,
    begin: Int,
    count: Int,
    free: Int,
    order: NDArray[np.int64],
    marks: NDArray[np.uint64],
    moves: np.recarray,
    replies: np.recarray,
    totals: NDArray[np.int64],
    budget: NDArray[np.int64],
) -> Int:
    """Values the moves of one decision, which is made in the `count` worlds whose places begin at `begin`.

    Room from `free` on may be overwritten. Returns the number of moves, -1 when the budget is used up.
    """
    n = np.int64(rules.moves(worlds[order[begin]], moves))
    seat = rules.actor(worlds[order[begin]])
    sign = -1 if seat & 1 else 1
    for place in range(n):
        totals[place] = 0
        alive = np.int64(0)
        for number in range(count):
            at = free + alive
            worlds[at] = worlds[order[begin + number]]
            state = worlds[at]
            rules.apply(state, moves[place])
            mark = FIRST
            while not rules.is_over(state) and rules.actor(state) != seat:
                reply = replies[u64(policy.judged(state, replies))]
                mark = mixed(mixed(mark, reply.cards), reply.extra)
                rules.apply(state, reply)
                budget[0] -= 1
            if rules.is_over(state):
                totals[place] += sign * np.int64(utility(state))
            else:
                marks[at] = mark
                order[at] = at
                alive += 1
        gather(order, marks, free, alive)
        first = free
        while first < free + alive:
            last = first + 1
            while last < free + alive and marks[order[last]] == marks[order[first]]:
                last += 1
            m = np.int64(-1)
            if budget[0] >= 0:
                m = valued(
                    worlds,
                    np.int64(first),
                    np.int64(last - first),
                    np.int64(free + alive),
                    order,
                    marks,
                    moves[n:],
                    replies,
                    totals[n:],
                    budget,
                )
            if m < 0:
                return np.int64(-1)
            best = n
            for other in range(n, n + m):
                if totals[other] > totals[best]:
                    best = np.int64(other)
            totals[place] += totals[best]
            first = last
    return n


@kernel
def gather(order: NDArray[np.int64], marks: NDArray[np.uint64], begin: Int, count: Int) -> None:
    """Sorts places by their marks, so that equal ones come together (Shell 1959)."""
    gap = count // 2
    while gap > 0:
        for number in range(gap, count):
            held = order[begin + number]
            at = number
            while at >= gap and marks[order[begin + at - gap]] > marks[held]:
                order[begin + at] = order[begin + at - gap]
                at -= gap
            order[begin + at] = held
        gap //= 2


@kernel
def mixed(mark: np.uint64, cards: np.uint64) -> np.uint64:
    """Returns a hash of the replies so far and of the cards of one more."""
    found = (mark ^ cards) * SECOND
    found ^= found >> u64(29)
    found *= THIRD
    return found ^ (found >> u64(32))
