"""What a finished deal owes to one play in it, in compiled form: the accounts behind a hint.

The margin of the deal is split into parts that add up to it, and the events that the play invited are
noted. Paragraph numbers refer to `docs/rules/cicera.md`.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from cardavia.games.cicera.records import (
    BONUS_ROWS,
    FANTE_OF_CUPS,
    MATA_CARD,
    PICADA_BIT,
    SCUA_BIT,
    SWORD,
    TEN_OF_COINS,
)
from cardavia.games.cicera.scoring import margin, napula
from cardavia.games.fishing.dealing import captured
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, ONE, Int, popcount, u64


class Part(IntEnum):
    """A part of the margin: the rows of the score sheet, bonuses for and against apart.

    The rows of awards count what was captured; `LEFTOVERS` is what the cards left at the end (5) change in
    them. `PARTNER` is what the partner's next play earns in bonuses, which are not counted again elsewhere.
    """

    SCUE = 0
    PICADE = 1
    SIMILI = 2
    QUADRIGLIE = 3
    SCUE_AGAINST = 4
    PICADE_AGAINST = 5
    SIMILI_AGAINST = 6
    QUADRIGLIE_AGAINST = 7
    PARTNER = 8
    CARDS = 9
    SWORDS = 10
    MATA = 11
    TEN_COINS = 12
    FANTE_CUPS = 13
    NAPULA = 14
    LEFTOVERS = 15


class Fact(IntEnum):
    """An event that a play may lead to."""

    SWEPT = 0
    """The next seat makes a scua."""
    SNATCHED = 1
    """The next seat makes a picada."""
    MATA_LOST = 2
    """The next seat takes La Mata from the table."""
    TEN_COINS_LOST = 3
    """The next seat takes the 10 of coins from the table."""
    FANTE_CUPS_LOST = 4
    """The next seat takes the Fante of cups from the table."""
    REGAINED = 5
    """The actor takes the card that was left with its own next play."""
    LAST = 6
    """The actor's side captures last."""


PARTS, FACTS = len(Part), len(Fact)

MADE, AGAINST = int(Part.SCUE), int(Part.SCUE_AGAINST)
"""Where the parts of the four bonuses begin, for and against."""

PLAYOUTS = 12_000
"""The work of one assessment: 100 ms from the first card on one core."""

SEATS = 4


@kernel
def account(before: np.record, after: np.record, parts: NDArray[np.int64], facts: NDArray[np.int64]) -> None:
    """Adds the parts of the margin and the facts of a finished deal, seen from who acted in `before`.

    `after` is the deal that `before` grew into.
    """
    side = u64(before.turn & 1)
    won = captured(before, after)
    own = after.piles[side] & won
    theirs = after.piles[ONE - side] & won
    partner = np.int64(0)
    if before.played + 2 < after.played:
        partner = np.int64(after.history[u64(before.played + 2)].kind)
    total = add(parts, Part.PARTNER, np.int64(popcount(u64(partner))))
    for row in range(BONUS_ROWS):
        made = after.bonuses[side, u64(row)] - (partner >> row & 1)
        total += add(parts, MADE + row, made)
        total += add(parts, AGAINST + row, -after.bonuses[ONE - side, u64(row)])
    total += add(parts, Part.CARDS, 2 * more(own, theirs, won))
    total += add(parts, Part.SWORDS, after.options.swords * more(own, theirs, SWORD))
    total += add(parts, Part.MATA, more(own, theirs, MATA_CARD))
    total += add(parts, Part.TEN_COINS, more(own, theirs, TEN_OF_COINS))
    total += add(parts, Part.FANTE_CUPS, more(own, theirs, FANTE_OF_CUPS))
    total += add(parts, Part.NAPULA, napula(own) - napula(theirs))
    reached = margin(after)
    parts[Part.LEFTOVERS] += (-reached if side else reached) - total
    note(before, after, facts)


@kernel
def add(parts: NDArray[np.int64], part: Int, points: Int) -> Int:
    """Adds points to a part and returns them."""
    parts[part] += points
    return points


@kernel
def more(own: np.uint64, theirs: np.uint64, cards: np.uint64) -> Int:
    """Returns 1, -1 or 0: who has captured more of some cards."""
    mine, others = popcount(own & cards), popcount(theirs & cards)
    if mine == others:
        return np.int64(0)
    return np.int64(1) if mine > others else np.int64(-1)


@kernel
def note(before: np.record, after: np.record, facts: NDArray[np.int64]) -> None:
    """Adds 1 for every fact that came true."""
    left = after.history[u64(before.played)]
    again = before.played + SEATS
    if before.played + 1 < after.played:
        reply = after.history[u64(before.played + 1)]
        facts[Fact.SWEPT] += np.int64(reply.kind & SCUA_BIT != 0)
        facts[Fact.SNATCHED] += np.int64(reply.kind & PICADA_BIT != 0)
        facts[Fact.MATA_LOST] += np.int64(reply.extra & MATA_CARD != NONE)
        facts[Fact.TEN_COINS_LOST] += np.int64(reply.extra & TEN_OF_COINS != NONE)
        facts[Fact.FANTE_CUPS_LOST] += np.int64(reply.extra & FANTE_OF_CUPS != NONE)
    if again < after.played and left.extra == NONE:
        facts[Fact.REGAINED] += np.int64(after.history[u64(again)].extra & left.cards != NONE)
    facts[Fact.LAST] += np.int64(after.last_capturer >= 0 and (after.last_capturer & 1) == (before.turn & 1))
