"""All worlds near the end are those that the paragraphs allow, as often as deals lead to them (9, 15)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from cardavia.games.shengji import few_worlds, policy, rules
from cardavia.games.shengji.records import SEATS
from cardavia.kernel.random import seeded
from tests.games.shengji.positions import dealt, playing
from tests.games.shengji.test_worlds import near_end, observed, steps, world, worlds

MANY = 5000


def listed(known: Any) -> np.recarray[Any, Any]:
    """Returns every world of an observation."""
    count = int(rules.worlds(known, MANY))
    out = np.zeros(count, rules.State).view(np.recarray)
    rules.list_worlds(known, count, out)
    return out


@pytest.mark.compiled
@pytest.mark.parametrize("is_dealer", [True, False], ids=["dealer", "others"])
@pytest.mark.parametrize("seed", range(6))
def test_all_worlds_are_listed_as_often_as_deals_lead_to_them(seed: int, is_dealer: bool) -> None:
    states = near_end(seed, 2 if is_dealer else 1)
    seat = int(states[0].dealer) if is_dealer else (int(states[0].dealer) + 1 + seed % 3) % SEATS
    known, expected = observed(states, seat), worlds(states[0], seat)
    every = listed(known[0])
    found = Counter(world(state) for state in every)
    assert set(found) == set(expected)
    assert all(found[made] * expected.total() == weight * found.total() for made, weight in expected.items())
    for at in range(len(every)):
        alone = every[at : at + 1].view(np.recarray)
        assert observed(alone, seat).tobytes() == known.tobytes()
    assert few_worlds.counted(known[0].known, seat, MANY, 1) == len(expected)


def test_worlds_of_a_hand_of_four_cards_are_not_counted() -> None:
    states = near_end(3, 4)
    assert rules.worlds(observed(states, int(states[0].turn))[0], MANY) == 0


def last_card(**options: Any) -> Any:
    """Returns a deal of which one card alone is still to be played."""
    states = dealt(1, **options)
    for state in steps(states, seeded("play", 1)):
        if sum(len(hand) for hand in world(state)[:SEATS]) == 1:
            return state
    raise AssertionError("a deal ends with one card")


def test_whoever_plays_the_last_card_can_tell_where_every_card_is() -> None:
    assert policy.is_open(last_card())


def test_nobody_can_tell_where_all_cards_are_while_hands_are_full() -> None:
    assert not policy.is_open(playing("2", "H", {0: "AS", 1: "4S", 2: "5S", 3: "6S"}))


@pytest.mark.parametrize("options", [{"throws": True}, {"follow_tractor": True}], ids=["throws", "tractors"])
def test_worlds_are_not_counted_under_house_rules_that_tell_more(options: dict[str, Any]) -> None:
    state = last_card(**options)
    assert not policy.is_open(state)
