"""What a finished deal owes to one play: parts that add up to the margin, and events."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from cardavia.games.cicera import aspects, rules
from cardavia.games.cicera.aspects import Fact, Part
from cardavia.kernel import INTERPRETED
from tests.games.cicera.positions import DECK, Position, dealt, position

FORMS: tuple[dict[str, Any], ...] = (
    {},
    {"hand_size": 6},
    {"swords_points": 2, "cards_tie": "split"},
    {"last_play_scua": False},
)


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
def test_parts_add_up_to_the_margin(options: dict[str, Any]) -> None:
    random = Random(22)
    for number in range(1 if INTERPRETED else 10):
        deal = dealt(random.sample(DECK, 52), number % 4, **options)
        passed = []
        while deal.turn is not None:
            passed.append(deal.copy())
            legal = deal.legal()
            # Captures come last in few lists, and without them hardly anything is scored.
            deal.play(max(random.sample(legal, min(3, len(legal))), key=len))
        for before in passed:
            parts, _ = accounts(before, deal)
            sign = -1 if before.state.turn & 1 else 1
            assert sum(parts.values()) == sign * int(rules.margin(deal.state))


def test_a_sweep_and_a_picada_by_the_next_seat_are_noted_and_count_against() -> None:
    deal = position("2S", others={1: "2C", 2: "KC", 3: "NC"})
    parts, facts = played(deal, "2S", "2Cx2S", "KC", "NC")
    assert (facts[Fact.SWEPT], facts[Fact.SNATCHED], facts[Fact.MATA_LOST]) == (1, 1, 1)
    assert (parts[Part.SCUE_AGAINST], parts[Part.PICADE_AGAINST], parts[Part.MATA]) == (-1, -1, -1)
    assert (parts[Part.SCUE], parts[Part.PICADE], parts[Part.PARTNER]) == (0, 0, 0)


def test_a_special_card_that_the_next_seat_takes_is_noted() -> None:
    deal = position("KC", "TD JC 5B", others={1: "TS", 2: "6C", 3: "NC"})
    _, facts = played(deal, "KC", "TSxTD", "6C", "NC")
    assert (facts[Fact.TEN_COINS_LOST], facts[Fact.FANTE_CUPS_LOST], facts[Fact.SWEPT]) == (1, 0, 0)


def test_the_next_bonus_of_the_partner_is_a_part_of_its_own() -> None:
    deal = position("KC", "5B", others={1: "7S", 2: "7B", 3: "NC"})
    parts, _ = played(deal, "KC", "7S", "7Bx7S", "NC")
    assert (parts[Part.PARTNER], parts[Part.PICADE]) == (1, 0)


def test_the_bonus_of_the_play_itself_is_its_own() -> None:
    deal = position("7B", "5B 7S", others={1: "KC", 2: "NB", 3: "NC"}, prev="7S")
    parts, _ = played(deal, "7Bx7S", "KC", "NB", "NCxNB")
    assert (parts[Part.PICADE], parts[Part.PICADE_AGAINST], parts[Part.PARTNER]) == (1, -1, 0)


def test_a_card_taken_back_with_its_twin_is_noted() -> None:
    deal = position("7B 7C", "KS", others={1: "2B 3B", 2: "4B 5B", 3: "AB 9B"})
    _, facts = played(deal, "7B", "2B", "4B", "AB", "7Cx7B", "3B", "5B", "9B")
    assert facts[Fact.REGAINED] == 1


def test_what_is_left_at_the_end_is_a_part_of_its_own() -> None:
    deal = position("TD", "KC", others={1: "7S", 2: "6B", 3: "2B"}, last_capturer=2)
    parts, facts = played(deal, "TD", "7S", "6B", "2B")
    assert facts[Fact.LAST] == 1
    assert parts[Part.TEN_COINS] == 0
    assert parts[Part.LEFTOVERS] >= 1
