"""What a deal of Shengji is worth, in compiled form: kitty, promotion, levels (12, 14; 18, V3, V8)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.shengji.planes import points
from cardavia.games.shengji.records import ACE, DONE
from cardavia.games.shengji.throws import largest
from cardavia.kernel import kernel
from cardavia.kernel.bits import Int, u64

FACTOR_2N, FACTOR_POWER, FACTOR_TWO, FACTOR_KIND = range(4)
"""By what the points of the kitty are multiplied (18, V8)."""

TAKE_OVER = 80
"""The points with which the attackers take over the deal (12.4)."""

STEP = 40


@kernel
def kitty_factor(state: np.record, size: Int, pairs: Int) -> Int:
    """Returns by what the kitty counts for a last trick of so many cards, pairs in its longest shape."""
    if state.options.kitty_factor == FACTOR_POWER:
        return np.int64(1) << np.int64(size)
    if state.options.kitty_factor == FACTOR_TWO:
        return np.int64(2)
    if state.options.kitty_factor == FACTOR_KIND:
        return np.int64(2) << np.int64(min(pairs, 2))
    return np.int64(2 * size)


@kernel
def last_factor(state: np.record) -> Int:
    """Returns the factor of the current or last trick (12.2)."""
    size = state.width
    pairs = state.pairs
    if state.led_shape < 0:
        led = state.plays[u64(state.leader)]
        pairs = largest(state, led[0], led[1], state.led_suit)
        if state.options.throw_longest:
            size = max(1, 2 * pairs)
    return kitty_factor(state, size, pairs)


@kernel
def kitty_bonus(state: np.record) -> Int:
    """Returns the kitty bonus of a finished deal, 0 when the defenders have won the last trick (12.2)."""
    if state.phase != DONE or state.tricks == 0 or (state.best - state.dealer) & 1 == 0:
        return np.int64(0)
    return points(state.buried[0], state.buried[1]) * last_factor(state)


@kernel
def attack_points(state: np.record) -> Int:
    """Returns the points of the attackers so far, with the kitty once the deal is over (12.1)."""
    taken = state.captured[u64(1 - (state.dealer & 1))] + state.penalty + kitty_bonus(state)
    return np.int64(max(np.int64(0), taken))


@kernel
def gain(attack: Int) -> Int:
    """Returns the levels that the winners gain by the table (12.4)."""
    if attack >= TAKE_OVER:
        return np.int64((attack - TAKE_OVER) // STEP)
    if attack == 0:
        return np.int64(3)
    return np.int64(2 if attack < STEP else 1)


@kernel
def promoted(state: np.record, level: Int, steps: Int, defends: bool) -> Int:
    """Returns the level of a side after a promotion, above ACE when it has passed the ace (14; 18, V3)."""
    stops = state.options.stops
    if state.options.stops_defend and not defends and stops >> level & 1:
        return np.int64(level)
    reached = level + steps
    for stop in range(level + 1, min(reached, ACE + 1)):
        if stops >> stop & 1:
            reached = np.int64(stop)
            break
    if state.options.ace_defended and reached > ACE and not (defends and level == ACE):
        reached = np.int64(ACE)
    return np.int64(reached)


@kernel
def margin(state: np.record) -> Int:
    """Returns the levels gained by side 0 less those of side 1; 0 for a deal thrown in."""
    if state.phase != DONE or state.tricks == 0:
        return np.int64(0)
    attack = attack_points(state)
    defends = bool(attack < TAKE_OVER)
    side = state.dealer & 1 if defends else 1 - (state.dealer & 1)
    level = state.levels[u64(side)]
    gained = promoted(state, level, gain(attack), defends) - level
    return np.int64(gained if side == 0 else -gained)


@kernel
def score(state: np.record, out: NDArray[np.int64]) -> None:
    """Writes the levels gained into `out`, shape (SCORE_ROWS, 2), by side; one side gains, or nobody."""
    ahead = margin(state)
    out[0, 0] = max(np.int64(0), ahead)
    out[0, 1] = max(np.int64(0), -ahead)
