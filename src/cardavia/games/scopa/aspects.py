"""What a finished deal owes to one play in it, in compiled form: the accounts behind a hint.

The margin of the deal is split into parts that add up to it, and the events that the play invited are
noted. Paragraph numbers refer to `docs/rules/scopa.md`.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from cardavia.games.fishing.dealing import captured
from cardavia.games.scopa.records import DIAMOND, KING_OF_DIAMONDS, SETTEBELLO_CARD, SWEEP
from cardavia.games.scopa.scoring import margin, more, napola, primiera
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, ONE, Int, popcount, u64


class Part(IntEnum):
    """A part of the margin: every row of the score sheet, scope for and against apart.

    The rows count what was captured; `LEFTOVERS` is what the cards left at the end (4) change in them.
    """

    CARDS = 0
    DIAMONDS = 1
    SETTEBELLO = 2
    PRIMIERA = 3
    SCOPE = 4
    SCOPE_AGAINST = 5
    RE_BELLO = 6
    NAPOLA = 7
    LEFTOVERS = 8


class Fact(IntEnum):
    """An event that a play may lead to."""

    SWEPT = 0
    """The next seat makes a scopa."""
    SETTEBELLO_LOST = 1
    """The next seat takes the settebello from the table."""
    REGAINED = 2
    """The actor takes the card that was left with its own next play."""
    LAST = 3
    """The actor's side captures last."""


PARTS, FACTS = len(Part), len(Fact)

PLAYOUTS = 16_000
"""The work of one assessment: 50 ms at worst for two, 100 ms in the forms for four, on one core."""


@kernel
def account(before: np.record, after: np.record, parts: NDArray[np.int64], facts: NDArray[np.int64]) -> None:
    """Adds the parts of the margin and the facts of a finished deal, seen from who acted in `before`.

    `after` is the deal that `before` grew into.
    """
    side = u64(before.turn & 1)
    won = captured(before, after)
    own = after.piles[side] & won
    theirs = after.piles[ONE - side] & won
    total = after.sweeps[side] - after.sweeps[ONE - side]
    parts[Part.SCOPE] += after.sweeps[side]
    parts[Part.SCOPE_AGAINST] -= after.sweeps[ONE - side]
    total += add(parts, Part.CARDS, more(np.int64(popcount(own)), np.int64(popcount(theirs))))
    total += add(
        parts, Part.DIAMONDS, more(np.int64(popcount(own & DIAMOND)), np.int64(popcount(theirs & DIAMOND)))
    )
    total += add(parts, Part.SETTEBELLO, holder(own, theirs, SETTEBELLO_CARD))
    total += add(parts, Part.PRIMIERA, more(primiera(own), primiera(theirs)))
    if after.options.re_bello:
        total += add(parts, Part.RE_BELLO, holder(own, theirs, KING_OF_DIAMONDS))
    if after.options.napola:
        total += add(parts, Part.NAPOLA, napola(own) - napola(theirs))
    reached = margin(after)
    parts[Part.LEFTOVERS] += (-reached if side else reached) - total
    note(before, after, facts)


@kernel
def add(parts: NDArray[np.int64], part: Part, points: Int) -> Int:
    """Adds points to a part and returns them."""
    parts[part] += points
    return points


@kernel
def holder(own: np.uint64, theirs: np.uint64, card: np.uint64) -> Int:
    """Returns 1, -1 or 0: whose pile holds a card."""
    return more(np.int64(own & card != NONE), np.int64(theirs & card != NONE))


@kernel
def note(before: np.record, after: np.record, facts: NDArray[np.int64]) -> None:
    """Adds 1 for every fact that came true."""
    left = after.history[u64(before.played)]
    again = before.played + after.options.seats
    if before.played + 1 < after.played:
        reply = after.history[u64(before.played + 1)]
        facts[Fact.SWEPT] += np.int64(reply.kind == SWEEP)
        facts[Fact.SETTEBELLO_LOST] += np.int64(reply.extra & SETTEBELLO_CARD != NONE)
    if again < after.played and left.extra == NONE:
        facts[Fact.REGAINED] += np.int64(after.history[u64(again)].extra & left.cards != NONE)
    facts[Fact.LAST] += np.int64(after.last_capturer >= 0 and (after.last_capturer & 1) == (before.turn & 1))
