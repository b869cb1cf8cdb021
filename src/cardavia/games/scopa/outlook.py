"""What a deal of Scopa for two is worth between two hands: a small neural network, in compiled form.

It looks at what both seats know when a hand is played out (7): the piles, the table, who captured last
and how many hands are left. The cards that come next are averaged over, so that a search that ends
here cannot count on any of them. Trained by `benchmarks/train_outlook.py`.

Everything is seen from the side that leads the next hand. All numbers are rounded alike on every
machine: sums are taken in a fixed order, and nothing but additions and products is used.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from cardavia.games.fishing.groups import value_of
from cardavia.games.scopa.policy import HAND
from cardavia.games.scopa.records import BEST_FIRST, CARDS, DIAMOND, RANK
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, Int, bit, index, popcount, u64

OWN, THEIRS, TABLE = 0, CARDS, 2 * CARDS
LAST = 3 * CARDS
COUNTS = LAST + 2
COINS = COUNTS + 2 * 41
BEST = COINS + 2 * 11
TOTAL = BEST + 2 * 4 * 11
LYING = TOTAL + 12
UNSEEN = LYING + 12
FEATURES = UNSEEN + 10 * 5
"""Where each group of inputs begins: the cards of both piles and the table one by one, the last capturer,
the number of cards and coins of either pile, the best card of every suit for the primiera, the total
and the number of the cards on the table, the unseen cards of every rank. Each input is 0 or 1."""

MOST_ACTIVE = 80
"""More inputs than can be 1 at once."""

HIDDEN, NARROW, HEADS = 64, 16, 5
"""Units of both layers, and outputs: one for each number of hands played, from 1 on."""

FILE = "outlook.npz"


@kernel
def leader(state: np.record) -> Int:
    """Returns the side that leads every hand."""
    return 1 - (state.dealer & 1)


@kernel
def active(state: np.record, out: NDArray[np.int64]) -> Int:
    """Lists the inputs that are 1 between two hands; returns their number."""
    first = leader(state)
    own, theirs = state.piles[u64(first)], state.piles[u64(1 - first)]
    n = listed(own, OWN, out, 0)
    n = listed(theirs, THEIRS, out, n)
    n = listed(state.table, TABLE, out, n)
    if state.last_capturer >= 0:
        out[n] = LAST + (0 if (state.last_capturer & 1) == first else 1)
        n += 1
    for place in range(2):
        pile = own if place == 0 else theirs
        out[n] = COUNTS + 41 * place + np.int64(popcount(pile))
        out[n + 1] = COINS + 11 * place + np.int64(popcount(pile & DIAMOND))
        n += 2
        for suit in range(4):
            out[n] = BEST + 11 * (4 * place + suit) + best_of_suit(pile, suit)
            n += 1
    out[n] = TOTAL + min(11, value_of(state.table))
    out[n + 1] = LYING + min(11, np.int64(popcount(state.table)))
    n += 2
    gone = own | theirs | state.table
    for rank in range(10):
        out[n] = UNSEEN + 5 * rank + 4 - np.int64(popcount(gone >> u64(4 * rank) & RANK))
        n += 1
    return n


@kernel
def listed(cards: np.uint64, base: Int, out: NDArray[np.int64], n: Int) -> Int:
    """Appends the inputs of single cards; returns how many inputs are listed now."""
    while cards != NONE:
        out[n] = base + np.int64(index(cards))
        cards &= cards - u64(1)
        n += 1
    return n


@kernel
def best_of_suit(pile: np.uint64, suit: Int) -> Int:
    """Returns the place of a pile's best card of a suit in the order of the primiera, 10 without one."""
    for place in range(10):
        if pile & bit(u64(4) * BEST_FIRST[place] + u64(suit)):
            return np.int64(place)
    return np.int64(10)


@kernel
def outlook(
    state: np.record,
    first: NDArray[np.float32],
    second: NDArray[np.float32],
    heads: NDArray[np.float32],
    inputs: NDArray[np.int64],
    units: NDArray[np.float32],
) -> float:
    """Returns the expected margin of side 0 at the end of the deal, in points.

    `first`, `second` and `heads` are the layers as `weights` gives them. `inputs` and `units` are room
    for MOST_ACTIVE inputs and HIDDEN + NARROW units.
    """
    n = active(state, inputs)
    hidden, narrow = units[:HIDDEN], units[HIDDEN:]
    for unit in range(HIDDEN):
        hidden[unit] = first[FEATURES, unit]
    for place in range(n):
        row = first[inputs[place]]
        for unit in range(HIDDEN):
            hidden[unit] += row[unit]
    for unit in range(NARROW):
        narrow[unit] = second[HIDDEN, unit]
    for place in range(HIDDEN):
        strength = hidden[place]
        if strength > 0:
            row = second[place]
            for unit in range(NARROW):
                narrow[unit] += strength * row[unit]
    head = heads[state.played // HAND - 1]
    total = head[NARROW]
    for unit in range(NARROW):
        if narrow[unit] > 0:
            total += narrow[unit] * head[unit]
    margin = np.float64(total)
    if leader(state) == 1:
        margin = -margin
    return margin + np.float64(state.sweeps[0] - state.sweeps[1])


@cache
def weights() -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.float32]]:
    """Returns the layers: a row of weights for every input and a last row of biases; the heads one by one.

    Shapes (FEATURES + 1, HIDDEN), (HIDDEN + 1, NARROW), (HEADS, NARROW + 1).
    """
    with files(__package__).joinpath(FILE).open("rb") as file, np.load(file) as stored:
        first, second, heads = (stored[name].astype(np.float32) for name in ("first", "second", "heads"))
    return first, second, heads
