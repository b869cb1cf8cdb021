"""Random deals of Cicera by the thousand, with what the rules say about them counted in compiled code."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.cicera import rules
from cardavia.games.cicera.game import GAME
from cardavia.games.cicera.options import CiceraOptions
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, u64
from cardavia.kernel.random import RandomState, below, seeded

DECISIONS, MOVES, MOST_MOVES = range(3)
"""Places of the totals that `gather` counts."""


@kernel
def gather(
    state: np.record,
    moves: np.recarray,
    deck: NDArray[np.uint8],
    random: RandomState,
    capturing: bool,
    totals: NDArray[np.int64],
    sheets: NDArray[np.int64],
) -> None:
    """Plays `len(sheets)` deals with moves drawn evenly; seat 0 deals first, then the seats go round.

    With `capturing` a card is left on the table only when no card of the hand can take.
    """
    for number in range(len(sheets)):
        for place in range(52):
            deck[place] = place
        for place in range(51, 0, -1):
            other = below(random, u64(place + 1))
            card = deck[place]
            deck[place] = deck[other]
            deck[other] = card
        rules.start(state, deck, number % 4)
        while not rules.is_over(state):
            n = rules.moves(state, moves)
            totals[DECISIONS] += 1
            totals[MOVES] += n
            totals[MOST_MOVES] = max(totals[MOST_MOVES], n)
            if capturing:
                taking = u64(0)
                for place in range(n):
                    if moves[u64(place)].extra != NONE:
                        moves[taking] = moves[u64(place)]
                        taking += u64(1)
                n = n if taking == u64(0) else np.int64(taking)
            rules.apply(state, moves[below(random, u64(n))])
        rules.score(state, sheets[number])


def gathered(
    deals: int, *seed: object, capturing: bool = False
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Returns totals and the score sheets of every deal, shape (deals, rows, 2)."""
    totals = np.zeros(3, np.int64)
    sheets = np.zeros((deals, rules.SCORE_ROWS, 2), np.int64)
    state = GAME.blank(CiceraOptions())[0]
    gather(state, GAME.buffer(), np.zeros(52, np.uint8), seeded(*seed), capturing, totals, sheets)
    return totals, sheets
