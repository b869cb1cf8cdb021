"""What a deal of Cicera is worth, in compiled form: the score sheet and the margin."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.cicera.records import (
    BONUS_ROWS,
    CARDS_AWARD,
    FANTE_CUPS,
    FANTE_OF_CUPS,
    MATA,
    MATA_CARD,
    NAPULA,
    SWORD,
    SWORDS,
    TEN_COINS,
    TEN_OF_COINS,
)
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, ONE, Int, popcount, u64


@kernel
def napula(pile: np.uint64) -> Int:
    """Returns the length of the sword run from the Asso up to the 10 when it is 3 or more, else 0 (5)."""
    length = 0
    while length < 10 and pile >> u64(4 * length + 3) & ONE:
        length += 1
    return length if length >= 3 else 0


@kernel
def cards_award(state: np.record, side: Int) -> Int:
    """Returns the points of a side for most cards (5, 9.3)."""
    own = popcount(state.piles[u64(side)])
    other = popcount(state.piles[u64(1 - side)])
    if own > other:
        return 2
    return 1 if own == other and own != NONE and state.options.split else 0


@kernel
def swords_award(state: np.record, side: Int) -> Int:
    """Returns the points of a side for most swords (5, 9.5)."""
    own = popcount(state.piles[u64(side)] & SWORD)
    other = popcount(state.piles[u64(1 - side)] & SWORD)
    return state.options.swords if own > other else 0


@kernel
def score(state: np.record, out: NDArray[np.int64]) -> None:
    """Writes the score sheet (4, 5) into `out`, shape (SCORE_ROWS, 2), points per side."""
    for side in range(2):
        pile = state.piles[side]
        for row in range(BONUS_ROWS):
            out[row, side] = state.bonuses[side, row]
        out[CARDS_AWARD, side] = cards_award(state, side)
        out[SWORDS, side] = swords_award(state, side)
        out[MATA, side] = np.int64(pile & MATA_CARD != NONE)
        out[TEN_COINS, side] = np.int64(pile & TEN_OF_COINS != NONE)
        out[FANTE_CUPS, side] = np.int64(pile & FANTE_OF_CUPS != NONE)
        out[NAPULA, side] = napula(pile)


@kernel
def points(state: np.record, side: Int) -> Int:
    """Returns the sum of a side's score sheet without writing it."""
    pile = state.piles[u64(side)]
    total = cards_award(state, side) + swords_award(state, side) + napula(pile)
    total += np.int64(popcount(pile & (MATA_CARD | TEN_OF_COINS | FANTE_OF_CUPS)))
    for row in range(BONUS_ROWS):
        total += state.bonuses[u64(side), u64(row)]
    return total


@kernel
def margin(state: np.record) -> Int:
    """Returns the points of side 0 less those of side 1, as `score` gives them."""
    return points(state, 0) - points(state, 1)


@kernel
def napoleone(state: np.record) -> Int:
    """Returns the side that holds all thirteen swords where that wins the deal (9.4), else -1."""
    if state.options.napoleone:
        for side in range(2):
            if state.piles[side] & SWORD == SWORD:
                return np.int64(side)
    return np.int64(-1)
