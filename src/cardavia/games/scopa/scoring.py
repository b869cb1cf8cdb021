"""What a deal of Scopa is worth, in compiled form: the score sheet and the margin."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.games.fishing.records import FOUR, TWO
from cardavia.games.scopa.records import (
    BEST_FIRST,
    CARDS_AWARD,
    DIAMOND,
    DIAMONDS,
    KING_OF_DIAMONDS,
    NAPOLA,
    PRIMIERA,
    PRIMIERA_VALUES,
    RANK,
    RE_BELLO,
    SCOPA,
    SETTEBELLO,
    SETTEBELLO_CARD,
)
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, Int, popcount, u64


@kernel
def primiera(pile: np.uint64) -> Int:
    """Returns the primiera of a pile, 0 where a suit is missing (5)."""
    total = 0
    missing = RANK
    for rank in BEST_FIRST:
        found = pile >> (FOUR * rank) & missing
        missing ^= found
        total += PRIMIERA_VALUES[rank] * np.int64(popcount(found))
    return total if missing == NONE else 0


@kernel
def napola(pile: np.uint64) -> Int:
    """Returns the length of the unbroken diamond run from the Asso when it is 3 or more, else 0 (10.3)."""
    length = 0
    while length < 10 and pile & (TWO << u64(4 * length)):
        length += 1
    return length if length >= 3 else 0


@kernel
def score(state: np.record, out: NDArray[np.int64]) -> None:
    """Writes the score sheet (5, 10.3, 10.5) into `out`, shape (SCORE_ROWS, 2), points per side."""
    out[:, :] = 0
    mine = state.piles[0]
    theirs = state.piles[1]
    for side in range(2):
        out[SCOPA, side] = state.sweeps[side]
    award(out, CARDS_AWARD, np.int64(popcount(mine)), np.int64(popcount(theirs)))
    award(out, DIAMONDS, np.int64(popcount(mine & DIAMOND)), np.int64(popcount(theirs & DIAMOND)))
    award(out, PRIMIERA, primiera(mine), primiera(theirs))
    for side in range(2):
        pile = state.piles[side]
        if pile & SETTEBELLO_CARD:
            out[SETTEBELLO, side] = 1
        if state.options.re_bello and pile & KING_OF_DIAMONDS:
            out[RE_BELLO, side] = 1
        if state.options.napola:
            out[NAPOLA, side] = napola(pile)


@kernel
def award(out: NDArray[np.int64], row: Int, mine: Int, theirs: Int) -> None:
    """Gives the point of a row to the side with more; to nobody when both have as many."""
    if mine > theirs:
        out[row, 0] = 1
    elif theirs > mine:
        out[row, 1] = 1


@kernel
def margin(state: np.record) -> Int:
    """Returns the points of side 0 less those of side 1, as `score` gives them, without writing."""
    mine = state.piles[0]
    theirs = state.piles[1]
    total = state.sweeps[0] - state.sweeps[1]
    total += more(np.int64(popcount(mine)), np.int64(popcount(theirs)))
    total += more(np.int64(popcount(mine & DIAMOND)), np.int64(popcount(theirs & DIAMOND)))
    total += more(primiera(mine), primiera(theirs))
    total += more(np.int64(mine & SETTEBELLO_CARD != NONE), np.int64(theirs & SETTEBELLO_CARD != NONE))
    if state.options.re_bello:
        total += more(np.int64(mine & KING_OF_DIAMONDS != NONE), np.int64(theirs & KING_OF_DIAMONDS != NONE))
    if state.options.napola:
        total += napola(mine) - napola(theirs)
    return total


@kernel
def more(mine: Int, theirs: Int) -> Int:
    """Returns 1, -1 or 0: which of two counts is larger."""
    return np.int64(mine > theirs) - np.int64(theirs > mine)
