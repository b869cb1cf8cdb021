"""What a finished deal owes to one decision in it, in compiled form: the accounts behind a hint.

What the deal is worth, in points, is split into parts that add up to it, and the events that the decision led
to are noted. Paragraph numbers refer to `docs/rules/shengji.md`.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from cardavia.games.shengji.ladder import suit_of
from cardavia.games.shengji.policy import utility
from cardavia.games.shengji.records import PLAY, PLAYING, SEATS, TRUMP
from cardavia.games.shengji.scoring import TAKE_OVER, attack_points, kitty_bonus
from cardavia.kernel import kernel
from cardavia.kernel.bits import Int, u64


class Part(IntEnum):
    """A part of what a deal is worth to a side."""

    TRICKS = 0
    """The points that attackers have in tricks, gained or lost (12.1)."""
    KITTY = 1
    """The kitty bonus, gained or lost (12.2)."""
    LEVELS = 2
    """What the steps of the table add to the points: levels, and who deals next (12.4)."""


class Fact(IntEnum):
    """An event that a decision may lead to."""

    WON = 0
    """The own side wins the trick."""
    RUFFED = 1
    """The other side wins the trick with trumps, where another suit was led."""
    DEAL = 2
    """The own side wins the deal: as attackers it takes over, as defenders it holds (12.4)."""
    LAST = 3
    """The own side wins the last trick."""
    PROMOTED = 4
    """The own side rises by a level or more."""


PARTS, FACTS = len(Part), len(Fact)

PLAYOUTS = 2_000
"""The work of one assessment: a twentieth of a second early in a deal on one core."""


@kernel
def account(before: np.record, after: np.record, parts: NDArray[np.int64], facts: NDArray[np.int64]) -> None:
    """Adds the parts of a finished deal's worth and the facts, seen from who acted in `before`.

    `after` is the deal that `before` grew into.
    """
    side = np.int64(before.turn & 1)
    is_attacking = (after.dealer & 1) != side
    sign = np.int64(1 if is_attacking else -1)
    tricks = sign * np.int64(after.captured[u64(1 - (after.dealer & 1))])
    kitty = sign * kitty_bonus(after)
    total = utility(after)
    parts[Part.TRICKS] += tricks
    parts[Part.KITTY] += kitty
    parts[Part.LEVELS] += (-total if side else total) - tricks - kitty
    attack = attack_points(after)
    facts[Fact.DEAL] += np.int64((attack >= TAKE_OVER) == is_attacking)
    facts[Fact.PROMOTED] += np.int64(attack >= TAKE_OVER + 40 if is_attacking else attack < TAKE_OVER)
    if after.tricks == 0:
        return
    facts[Fact.LAST] += np.int64(np.int64(after.winners[u64(after.tricks - 1)]) & 1 == side)
    if before.phase != PLAYING:
        return
    trick = np.int64(before.tricks)
    winner = np.int64(after.winners[u64(trick)])
    is_won = winner & 1 == side
    facts[Fact.WON] += np.int64(is_won)
    if not is_won:
        facts[Fact.RUFFED] += np.int64(is_ruffed(after, np.int64(before.dealer), trick, winner))


@kernel
def is_ruffed(after: np.record, dealer: Int, trick: Int, winner: Int) -> bool:
    """Says whether a trick, by its number from 0, was led in a side suit and won with trumps."""
    leader = np.int64(after.winners[u64(trick - 1)]) if trick > 0 else dealer
    # A written position tells of no tricks before it: plays are counted from the end.
    left = SEATS * (np.int64(after.tricks) - trick)
    place = np.int64(after.played)
    while left > 0:
        place -= 1
        left -= np.int64(after.history[u64(place)].kind == PLAY)
    led = after.history[u64(place)].cards
    won = (winner - leader) & 3
    while won > 0:
        place += 1
        won -= np.int64(after.history[u64(place)].kind == PLAY)
    return bool(suit_of(after, led) != TRUMP and suit_of(after, after.history[u64(place)].cards) == TRUMP)
