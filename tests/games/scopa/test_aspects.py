"""What a finished deal owes to one play: parts that add up to the margin, and events."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from cardavia.games.scopa import aspects, rules
from cardavia.games.scopa.aspects import Fact, Part
from cardavia.kernel import INTERPRETED
from tests.ai.positions import FORMS, passed, play_random
from tests.games.scopa.positions import Position, position


def accounts(before: Position, after: Position) -> tuple[dict[Part, int], dict[Fact, int]]:
    """Returns the parts and facts of a finished deal that grew out of a position."""
    parts = np.zeros(aspects.PARTS, np.int64)
    facts = np.zeros(aspects.FACTS, np.int64)
    aspects.account(before.state, after.state, parts, facts)
    return dict(zip(Part, parts.tolist(), strict=True)), dict(zip(Fact, facts.tolist(), strict=True))


def played(deal: Position, *actions: str) -> tuple[dict[Part, int], dict[Fact, int]]:
    """Returns the accounts of the first of some plays that end a deal."""
    return accounts(deal, deal.copy().play(*actions))


@pytest.mark.parametrize("options", FORMS, ids=str)
def test_parts_add_up_to_the_margin(options: dict[str, object]) -> None:
    random = Random(21)
    for _ in range(1 if INTERPRETED else 20):
        for before in passed(random, **options):
            after = before.copy()
            while after.turn is not None:
                play_random(after, random)
            parts, _ = accounts(before, after)
            sign = -1 if before.state.turn & 1 else 1
            assert sum(parts.values()) == sign * int(rules.margin(after.state))


PILES = {0: "2C 2H 2S 3C 3H 3S 4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S JC JD"}
"""Twenty cards of the dealer."""


def last_hand(hand: str, other: str, table: str = "") -> Position:
    """Returns a position in the last hand; the cards named nowhere lie in the pile of seat 1."""
    given = {*hand.split(), *other.split(), *table.split(), *PILES[0].split()}
    rest = [f"{rank}{suit}" for rank in "A234567JQK" for suit in "CDHS" if f"{rank}{suit}" not in given]
    return position(hand, table, other=other, piles={**PILES, 1: " ".join(rest)}, last_capturer=1)


def test_a_settebello_that_the_next_seat_takes_is_noted() -> None:
    parts, facts = played(last_hand("7D KC", "7C QS"), "7D", "7Cx7D", "KC", "QS")
    assert facts[Fact.SETTEBELLO_LOST] == 1
    assert parts[Part.SETTEBELLO] == -1


def test_a_sweep_by_the_next_seat_is_noted_and_counts_against() -> None:
    parts, facts = played(last_hand("7D KC", "7C QS"), "7D", "7Cx7D", "KC", "QS")
    assert facts[Fact.SWEPT] == 1
    assert parts[Part.SCOPE_AGAINST] == -1
    assert parts[Part.SCOPE] == 0


def test_a_card_taken_back_with_its_twin_is_noted() -> None:
    _, facts = played(last_hand("7D 7S", "KC QS"), "7D", "KC", "7Sx7D", "QS")
    assert facts[Fact.REGAINED] == 1
    assert facts[Fact.SETTEBELLO_LOST] == 0


def test_what_is_left_at_the_end_is_a_part_of_its_own() -> None:
    parts, facts = played(last_hand("KC QS", "7D JS"), "KC", "7D", "QS", "JS")
    assert facts[Fact.LAST] == 1
    assert parts[Part.SETTEBELLO] == 0
    assert parts[Part.LEFTOVERS] >= 1


def test_accounts_are_added_up() -> None:
    deal = last_hand("7D KC", "7C QS")
    after = deal.copy().play("7D", "7Cx7D", "KC", "QS")
    parts, facts = np.zeros(aspects.PARTS, np.int64), np.zeros(aspects.FACTS, np.int64)
    for _ in range(3):
        aspects.account(deal.state, after.state, parts, facts)
    assert parts[Part.SETTEBELLO] == -3
    assert facts[Fact.SWEPT] == 3
