"""What a finished deal owes to one decision in it, in compiled form: the accounts behind a hint.

The margin of the deal is split into parts that add up to it, and the events that the decision led to are
noted. Paragraph numbers refer to `docs/rules/ottocento.md`.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from cardavia.games.ottocento.combinations import (
    combination_points,
    plain_points,
    sequence_points,
    set_points,
)
from cardavia.games.ottocento.ledger import sequences, sets
from cardavia.games.ottocento.records import BEGATO, CONTATORI, LOST, MATTO, TRUMPS
from cardavia.games.ottocento.scoring import half_points, margin
from cardavia.games.ottocento.tricks import SUIT_OF
from cardavia.kernel import kernel
from cardavia.kernel.bits import NONE, ONE, Int, bit, u64


class Part(IntEnum):
    """A part of the margin: what either side makes without the contatori, and what these add."""

    CARDS = 0
    """Card points (8.1)."""
    LAST_TRICK = 1
    SETS = 2
    SETS_AGAINST = 3
    SEQUENCES = 4
    SEQUENCES_AGAINST = 5
    SETS_DOUBLED = 6
    """What the doubling of sets adds for the own side, less what it adds for the other one (8.2)."""
    SEQUENCES_DOUBLED = 7
    BEGATO = 8
    """What the side that has the Begato makes by it."""
    MATTO = 9
    DECLARATIONS = 10


class Fact(IntEnum):
    """An event that a decision may lead to."""

    WON = 0
    """The own side wins the trick."""
    RUFFED = 1
    """A trump wins the trick, which was led in another suit, for the other side."""
    BEGATO_HOME = 2
    """The own side has the Begato in the end."""
    MATTO_LOST = 3
    """A Matto of the own side is lost because the side wins no trick (7.2)."""
    LAST = 4
    """The own side wins the last trick."""
    SETS_DOUBLED = 5
    """The own side has three sets or more."""
    SETS_DOUBLED_AGAINST = 6
    SEQUENCES_DOUBLED = 7
    SEQUENCES_DOUBLED_AGAINST = 8


PARTS, FACTS = len(Part), len(Fact)

PLAYOUTS = 8_000
"""The work of one assessment: 50 ms from the first card on one core."""

DOUBLING = 3
"""Sets or sequences from which on they are doubled (8.2, 8.3)."""


@kernel
def account(before: np.record, after: np.record, parts: NDArray[np.int64], facts: NDArray[np.int64]) -> None:
    """Adds the parts of the margin and the facts of a finished deal, seen from who acted in `before`.

    `after` is the deal that `before` grew into.
    """
    side = u64(before.turn & 1)
    real_five = after.options.real_five
    own, theirs = after.piles[side], after.piles[ONE - side]
    mine, others = own & ~CONTATORI, theirs & ~CONTATORI
    own_sets, their_sets = plain_sets(mine), plain_sets(others)
    own_runs, their_runs = plain_runs(mine, real_five), plain_runs(others, real_five)
    cards = half_points(own) - half_points(theirs) >> 1
    parts[Part.CARDS] += cards
    parts[Part.SETS] += own_sets
    parts[Part.SETS_AGAINST] -= their_sets
    parts[Part.SEQUENCES] += own_runs
    parts[Part.SEQUENCES_AGAINST] -= their_runs
    parts[Part.SETS_DOUBLED] += set_points(mine) - own_sets - set_points(others) + their_sets
    doubled = sequence_points(mine, real_five) - own_runs
    parts[Part.SEQUENCES_DOUBLED] += doubled - sequence_points(others, real_five) + their_runs
    begato = added(mine, own & BEGATO, real_five) - added(others, theirs & BEGATO, real_five)
    matto = added(own & ~MATTO, own & MATTO, real_five) - added(theirs & ~MATTO, theirs & MATTO, real_five)
    parts[Part.BEGATO] += begato
    parts[Part.MATTO] += matto
    partner = side + u64(2)
    declared = after.points[side] + after.points[partner]
    declared -= after.points[ONE - side] + after.points[u64(3) - side]
    parts[Part.DECLARATIONS] += declared
    reached = margin(after)
    total = (-reached if side else reached) - cards - declared
    total -= combination_points(own, real_five) - combination_points(theirs, real_five)
    parts[Part.LAST_TRICK] += total
    note(before, after, facts)


@kernel
def plain_sets(cards: np.uint64) -> Int:
    """Returns the points of all sets before any doubling (8.2)."""
    total = set_points(cards)
    return total // 2 if sets(cards) >= DOUBLING else total


@kernel
def plain_runs(cards: np.uint64, real_five: Int) -> Int:
    """Returns the points of all sequences before any doubling (8.3)."""
    return plain_points(cards, real_five) - plain_sets(cards)


@kernel
def added(cards: np.uint64, card: np.uint64, real_five: Int) -> Int:
    """Returns what a card adds to the combinations of others, 0 for no card."""
    return combination_points(cards | card, real_five) - combination_points(cards, real_five)


@kernel
def note(before: np.record, after: np.record, facts: NDArray[np.int64]) -> None:
    """Adds 1 for every fact that came true."""
    side = u64(before.turn & 1)
    own, theirs = after.piles[side], after.piles[ONE - side]
    trick = before.played >> 2
    winner = np.int64(after.leaders[u64(trick + 1)])
    is_won = winner & 1 == np.int64(side)
    facts[Fact.WON] += np.int64(is_won)
    if not is_won:
        facts[Fact.RUFFED] += np.int64(is_ruffed(after, 4 * trick, winner))
    facts[Fact.BEGATO_HOME] += np.int64(own & BEGATO != NONE)
    is_lost = after.fate == LOST and after.matto_seat & 1 == np.int64(side)
    facts[Fact.MATTO_LOST] += np.int64(is_lost)
    facts[Fact.LAST] += np.int64(after.leader & 1 == np.int64(side))
    facts[Fact.SETS_DOUBLED] += np.int64(sets(own) >= DOUBLING)
    facts[Fact.SETS_DOUBLED_AGAINST] += np.int64(sets(theirs) >= DOUBLING)
    facts[Fact.SEQUENCES_DOUBLED] += np.int64(sequences(own) >= DOUBLING)
    facts[Fact.SEQUENCES_DOUBLED_AGAINST] += np.int64(sequences(theirs) >= DOUBLING)


@kernel
def is_ruffed(after: np.record, first: Int, winner: Int) -> bool:
    """Says whether the trick that begins at a place among the plays was led plain and won by a trump."""
    suit = SUIT_OF[u64(after.plays[u64(first)])]
    if suit == NONE:
        suit = SUIT_OF[u64(after.plays[u64(first + 1)])]
    leader = np.int64(after.leaders[u64(first >> 2)])
    card = bit(u64(after.plays[u64(first + (winner - leader & 3))]))
    return bool(suit & TRUMPS == NONE and card & TRUMPS)
