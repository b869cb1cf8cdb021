"""How a deal of a capture game begins and ends, and what was captured in between, in compiled form.

The records are each game's own; every function is compiled once for each of them.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, Int, bit, u64


@kernel
def gather(state: np.record, deck: NDArray[np.uint8], dealer: Int) -> None:
    """Puts all cards into the stock in the given order; nobody has a card, and nothing has been played."""
    for place in range(len(state.stock)):
        state.stock[place] = deck[place]
    for seat in range(len(state.hands)):
        state.hands[seat] = NONE
    for side in range(2):
        state.piles[side] = NONE
    state.table = NONE
    state.dealer = dealer
    state.last_capturer = -1
    state.dealt = 0
    state.played = 0


@kernel
def turn_up(state: np.record) -> None:
    """Lays the next cards of the stock on the table, as many as the options say."""
    for place in range(state.options.opening):
        card = state.stock[u64(state.dealt)]
        state.dealt += 1
        state.opening[place] = card
        state.table |= bit(card)


@kernel
def end(state: np.record) -> None:
    """Ends the deal: what is left on the table goes to the side that captured last."""
    state.turn = -1
    if state.last_capturer >= 0:
        state.piles[u64(state.last_capturer & 1)] |= state.table
        state.table = NONE


@kernel
def captured(before: np.record, after: np.record) -> np.uint64:
    """Returns the cards that have been captured when the deal `before` has grown into `after`.

    Those that were left on the table in the end are not among them.
    """
    found = before.piles[0] | before.piles[1]
    for place in range(before.played, after.played):
        entry = after.history[u64(place)]
        if entry.extra != NONE:
            found |= entry.extra | entry.cards
    return found
