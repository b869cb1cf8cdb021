"""Random deals of Scopa by the thousand, with what the rules say about them counted in compiled code."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.scopa import rules
from cardavia.games.scopa.game import GAME
from cardavia.games.scopa.options import ScopaOptions
from cardavia.kernel import kernel
from cardavia.kernel.bits import u64
from cardavia.kernel.random import RandomState, below, seeded

DECISIONS, MOVES, MOST_MOVES, VOIDS, SCOPE = range(5)
"""Places of the totals that `gather` counts."""


@kernel
def gather(
    state: np.record,
    moves: np.recarray,
    deck: NDArray[np.uint8],
    random: RandomState,
    totals: NDArray[np.int64],
    scores: NDArray[np.int64],
    sheet: NDArray[np.int64],
) -> None:
    """Plays `len(scores)` deals with moves drawn evenly; the dealer alternates, beginning with seat 0."""
    for number in range(len(scores)):
        while True:
            for place in range(40):
                deck[place] = place
            for place in range(39, 0, -1):
                other = below(random, u64(place + 1))
                card = deck[place]
                deck[place] = deck[other]
                deck[other] = card
            if rules.start(state, deck, number % 2):
                break
            totals[VOIDS] += 1
        while not rules.is_over(state):
            n = rules.moves(state, moves)
            totals[DECISIONS] += 1
            totals[MOVES] += n
            totals[MOST_MOVES] = max(totals[MOST_MOVES], n)
            rules.apply(state, moves[below(random, u64(n))])
        rules.score(state, sheet)
        totals[SCOPE] += sheet[0, 0] + sheet[0, 1]
        for side in range(2):
            scores[number, side] = sheet[:, side].sum()


def gathered(deals: int, *seed: object) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Returns totals and the scores of every deal, shape (deals, 2)."""
    totals = np.zeros(5, np.int64)
    scores = np.zeros((deals, 2), np.int64)
    state = GAME.blank(ScopaOptions())[0]
    sheet = np.zeros((rules.SCORE_ROWS, 2), np.int64)
    gather(state, GAME.buffer(), np.zeros(40, np.uint8), seeded(*seed), totals, scores, sheet)
    return totals, scores
