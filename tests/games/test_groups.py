"""Sets of cards with a given total: what the capture games search for."""

from __future__ import annotations

from itertools import combinations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.games.fishing import groups
from cardavia.games.fishing.cards import RankMajor
from cardavia.kernel import INTERPRETED

LAYOUT = RankMajor("BCDS", "A23456789T")
VALUES = {rank: value for value, rank in enumerate("A23456789T", start=1)}
SMALL = st.sets(st.sampled_from(LAYOUT.pack.ids[:7] + LAYOUT.pack.ids[10:17]), max_size=10)
MANY = settings(max_examples=20 if INTERPRETED else 150)


def worth(cards: frozenset[str]) -> int:
    return sum(VALUES[card[0]] for card in cards)


def having(cards: set[str], total: int) -> set[frozenset[str]]:
    """Returns every set of the cards with a total, slowly."""
    sets = (
        frozenset(found) for size in range(1, len(cards) + 1) for found in combinations(sorted(cards), size)
    )
    return {found for found in sets if worth(found) == total}


def listed(cards: set[str], total: int) -> list[frozenset[str]]:
    """Returns the groups in the order of the search."""
    mask, found, group = LAYOUT.mask(cards), [], np.uint64(0)
    while group := groups.next_group(mask, np.uint64(total), np.uint64(group)):
        found.append(frozenset(LAYOUT.listed(group)))
    return found


@MANY
@given(SMALL, st.integers(1, 10))
def test_every_group_is_found_once(cards: set[str], total: int) -> None:
    found = listed(cards, total)
    assert len(found) == len(set(found))
    assert set(found) == having(cards, total)


@MANY
@given(SMALL, st.integers(1, 10))
def test_groups_are_counted_and_their_members_known_without_finding_them(cards: set[str], total: int) -> None:
    expected = having(cards, total)
    assert groups.count_groups(LAYOUT.mask(cards), np.uint64(total)) == len(expected)
    members = groups.members(LAYOUT.mask(cards), np.uint64(total))
    assert set(LAYOUT.listed(members)) == set().union(*expected)


@MANY
@given(SMALL)
def test_totals_are_those_that_some_set_has(cards: set[str]) -> None:
    reached = int(groups.totals(LAYOUT.mask(cards)))
    for total in range(1, 30):
        assert bool(reached >> total & 1) == bool(having(cards, total))


def test_the_fullest_table_is_counted_without_finding_its_groups() -> None:
    everything = LAYOUT.mask(LAYOUT.pack.ids)
    found, group = 0, np.uint64(0)
    while group := groups.next_group(everything, np.uint64(10), np.uint64(group)):
        found += 1
    assert groups.count_groups(everything, np.uint64(10)) == found == 1702


def test_cards_below_a_value_are_those_that_its_sums_are_made_of() -> None:
    below = groups.below_value(LAYOUT.mask(LAYOUT.pack.ids), np.uint64(3))
    assert LAYOUT.listed(below) == ["AB", "2B", "AC", "2C", "AD", "2D", "AS", "2S"]
