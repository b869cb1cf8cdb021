"""The worlds that players think about, as many as a strong player draws in a match."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.scopa import cards, rules
from cardavia.kernel import INTERPRETED, kernel
from cardavia.kernel.bits import NONE, Int, bit, u64
from cardavia.kernel.random import RandomState, seeded
from tests.games.scopa.positions import DECK, dealt

DRAWS = 1_000 if INTERPRETED else 100_000


@kernel
def places_of(
    observation: np.record,
    card: Int,
    draws: Int,
    random: RandomState,
    out: np.recarray,
    counts: NDArray[np.int64],
) -> Int:
    """Counts where a card lies in drawn worlds: 0 in the next hand, else its place in the stock.

    Returns the number of draws that failed.
    """
    failures = 0
    for _ in range(draws):
        if not rules.sample(observation, random, out):
            failures += 1
            continue
        state = out[0]
        if state.hands[1 - observation.seat] & bit(u64(card)) != NONE:
            counts[0] += 1
            continue
        for place in range(state.dealt, 40):
            if state.stock[place] == card:
                counts[place - state.dealt + 1] += 1
    return failures


def test_a_hidden_card_lies_anywhere_equally_often_and_no_draw_fails() -> None:
    """At the first play 33 cards are hidden: 3 in the other hand, 30 in the stock."""
    deal = dealt(list(DECK))
    record = deal.observation(1).record
    counts = np.zeros(31, np.int64)
    world = np.zeros(1, rules.State).view(np.recarray)
    assert places_of(record, cards.BITS["7D"], DRAWS, seeded("places"), world, counts) == 0
    assert counts.sum() == DRAWS
    expected = np.array([DRAWS * 3 / 33] + [DRAWS / 33] * 30)
    chi_square = float(((counts - expected) ** 2 / expected).sum())
    assert 10 < chi_square < 60  # 30 degrees of freedom: outside with a chance of one in a thousand
