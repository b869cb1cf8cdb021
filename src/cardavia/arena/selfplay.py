"""Positions between two hands with what came of them, by the thousand: a template over a game's modules."""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from cardavia.kernel import kernel
from cardavia.kernel.bits import Int, u64
from cardavia.kernel.random import RandomState, below, shuffle

rules: ModuleType
policy: ModuleType
baselines: ModuleType
endgame: ModuleType
outlook: ModuleType
bouts: ModuleType


@kernel
def record(
    deals: Int,
    kind: Int,
    exploring: np.uint64,
    states: np.recarray,
    deck: NDArray[np.uint8],
    observations: np.recarray,
    line: np.recarray,
    moves: np.recarray,
    promises: NDArray[np.float64],
    margins: NDArray[np.int64],
    budget: NDArray[np.int64],
    random: RandomState,
    inputs: NDArray[np.int16],
    active: NDArray[np.int64],
    targets: NDArray[np.float32],
) -> None:
    """Plays deals of one baseline against itself and notes the positions between their hands.

    The last hand is played exactly; of the other moves some are drawn evenly, `exploring` in 2**32 parts.
    `inputs`, shape (deals, hands, inputs), lists what is 1, -1 in the places left over; `targets`, shape
    (deals, hands), gets the points that the leading side made from there on, less the other's.
    """
    state = states[0]
    inputs[:] = -1
    for deal in range(deals):
        while True:
            shuffle(deck, random)
            if rules.start(state, deck, deal & 1):
                break
        sign = 1 if outlook.leader(state) == 0 else -1
        hands = 0
        while not rules.is_over(state):
            if state.played and state.played % outlook.HAND == 0:
                n = outlook.active(state, active)
                for place in range(n):
                    inputs[deal, hands, place] = active[place]
                targets[deal, hands] = -sign * (state.sweeps[0] - state.sweeps[1])
                hands += 1
            rules.hide(state, rules.actor(state), observations)
            if state.dealt < rules.CARDS and below(random, u64(1) << u64(32)) < exploring:
                place = np.int64(below(random, u64(rules.moves(state, moves))))
            else:
                word = random[0]
                place = np.int64(
                    bouts.decide(observations, kind, 1, word, line, moves, promises, margins, budget, random)
                )
            rules.apply(state, moves[u64(place)])
        for hand in range(hands):
            targets[deal, hand] += sign * rules.margin(state)
