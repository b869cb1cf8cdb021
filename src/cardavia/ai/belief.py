"""Worlds as likely as the plays of the other side make them: a template over a game's rules and styles.

Candidates are drawn evenly from the worlds that an observation allows, and weighed together with every
style of play that the other side could have. Laid end to end by their weights, the pairs of world and
style make a line; it is cut into as many equal parts as worlds are wanted, and one point is drawn in each.
"""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from cardavia.kernel import kernel
from cardavia.kernel.bits import Int, u64
from cardavia.kernel.random import RandomState, below

rules: ModuleType
policy: ModuleType
styles: ModuleType

EVENLY = u64(1 << 32)

CANDIDATES = 4
"""How many worlds are drawn for every one that is taken, where plays tell them apart."""


@kernel
def draw(
    observation: np.record,
    count: Int,
    worlds: np.recarray,
    manners: NDArray[np.int64],
    words: NDArray[np.uint64],
    chances: NDArray[np.float64],
    states: np.recarray,
    moves: np.recarray,
    random: RandomState,
) -> tuple[Int, Int]:
    """Fills worlds, with the style of the other side in each; returns their number and the failed samples.

    There are `count` of them, or none when every sample failed. `words` is room for CANDIDATES * count
    numbers, `chances` for STYLES times one more; `states` is room for one world, `moves` for a list.
    """
    known, seat = observation.known, np.int64(observation.seat)
    kinds = styles.STYLES
    styles.read(known, seat, states, moves, chances)
    is_told = styles.has_signs(known)
    tries = np.int64(CANDIDATES * count) if is_told else np.int64(count)
    found = np.int64(0)
    total = 0.0
    for _ in range(tries):
        word = random[0]
        if not rules.sample(observation, random, states):
            continue
        words[found] = word
        found += 1
        own = chances[kinds * found : kinds * (found + 1)]
        own[:] = chances[:kinds]
        if is_told:
            styles.weigh(states[0], seat, moves, own)
        total += own.sum()
    if found > 0:
        take(observation, np.int64(count), found, total, worlds, manners, words, chances[kinds:], random)
    return np.int64(count) if found > 0 else np.int64(0), tries - found


@kernel
def take(
    observation: np.record,
    count: Int,
    found: Int,
    total: float,
    worlds: np.recarray,
    manners: NDArray[np.int64],
    words: NDArray[np.uint64],
    chances: NDArray[np.float64],
    random: RandomState,
) -> None:
    """Takes `count` of the pairs of a candidate and a style, whose weights are `chances` and sum to `total`.

    A candidate is drawn once more from the random number before it.
    """
    part = total / np.float64(count)
    passed = 0.0
    pair = np.int64(-1)
    for n in range(count):
        point = (np.float64(n) + np.float64(below(random, EVENLY)) / np.float64(EVENLY)) * part
        # Rounding must not lead beyond the last pair.
        while passed <= point and pair < styles.STYLES * found - 1:
            pair += 1
            passed += chances[pair]
        rest = random[0]
        random[0] = words[pair // styles.STYLES]
        rules.sample(observation, random, worlds[n:])
        random[0] = rest
        manners[n] = pair % styles.STYLES
