"""The parts of what a deal is worth add up to it, and the facts are those of the deal."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cardavia.games.shengji import aspects, policy, rules
from cardavia.games.shengji.aspects import Fact, Part
from cardavia.games.shengji.game import GAME
from cardavia.games.shengji.records import PLAYING
from cardavia.kernel import INTERPRETED
from cardavia.kernel.random import seeded
from tests.games.shengji.positions import dealt, play, playing

SEEDS = range(2 if INTERPRETED else 40)


def accounted(seed: int, until: int) -> tuple[Any, Any, np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Plays a random deal; returns it before and after, with the parts and facts of one decision."""
    states, random, move = dealt(seed, (seed % 13, seed % 7)), seeded("aspects", seed), GAME.buffer()
    before, number = states.copy(), 0
    while not rules.is_over(states[0]):
        if number == until:
            before = states.copy()
        rules.draw(states[0], random, move[0])
        rules.apply(states[0], move[0])
        number += 1
    parts, facts = np.zeros(aspects.PARTS, np.int64), np.zeros(aspects.FACTS, np.int64)
    aspects.account(before[0], states[0], parts, facts)
    return before[0], states[0], parts, facts


@pytest.mark.parametrize("seed", SEEDS)
def test_the_parts_add_up_to_what_the_deal_is_worth(seed: int) -> None:
    before, after, parts, _ = accounted(seed, seed % 60)
    worth = int(policy.utility(after))
    assert parts.sum() == (-worth if int(before.turn) % 2 else worth)
    attack = int(rules.attack_points(after))
    is_attacking = (int(before.turn) - int(after.dealer)) % 2 == 1
    assert parts[Part.TRICKS] + parts[Part.KITTY] == (attack if is_attacking else -attack)


@pytest.mark.parametrize("seed", SEEDS)
def test_facts_tell_who_wins_the_trick_the_last_one_and_the_deal(seed: int) -> None:
    before, after, _, facts = accounted(seed, 6 + seed % 50)
    side = int(before.turn) % 2
    is_attacking = int(after.dealer) % 2 != side
    assert facts[Fact.DEAL] == ((int(rules.attack_points(after)) >= 80) == is_attacking)
    assert facts[Fact.LAST] == (int(after.winners[int(after.tricks) - 1]) % 2 == side)
    if int(before.phase) == PLAYING:
        assert facts[Fact.WON] == (int(after.winners[int(before.tricks)]) % 2 == side)
        assert facts[Fact.WON] + facts[Fact.RUFFED] <= 1


def test_a_trick_that_the_other_side_trumps_is_noted() -> None:
    state = playing("2", "H", {0: "AS 3C", 1: "3H 4C", 2: "4S 5C", 3: "5S 6C"})
    before = np.array([state], rules.State).view(np.recarray)
    play(state, "AS", "3H", "4S", "5S", "4C", "5C", "6C", "3C")
    parts, facts = np.zeros(aspects.PARTS, np.int64), np.zeros(aspects.FACTS, np.int64)
    aspects.account(before[0], state, parts, facts)
    assert facts[Fact.RUFFED] == 1
    assert facts[Fact.WON] == 0
