"""The parts of a margin add up to it, and the facts are those of the deal."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from cardavia.games.ottocento import aspects, rules
from cardavia.games.ottocento.aspects import Fact, Part
from cardavia.kernel import INTERPRETED
from cardavia.play.deal import Deal
from tests.games.ottocento.deals import play_on, shuffled, state_of

SEEDS = range(4 if INTERPRETED else 60)


def accounted(seed: int, until: int) -> tuple[Deal, int, np.ndarray, np.ndarray]:
    """Plays a random deal; returns it with who decided after so many actions, its parts and facts."""
    random = Random(seed)
    deal = play_on(shuffled(seed, seed % 4), random, until)
    before = np.array([state_of(deal)], rules.State).view(np.recarray)
    seat = int(before[0].turn)
    play_on(deal, random)
    parts, facts = np.zeros(aspects.PARTS, np.int64), np.zeros(aspects.FACTS, np.int64)
    aspects.account(before[0], state_of(deal), parts, facts)
    return deal, seat, parts, facts


@pytest.mark.parametrize("seed", SEEDS)
def test_the_parts_add_up_to_the_margin(seed: int) -> None:
    deal, seat, parts, _ = accounted(seed, 1 + seed % 55)
    scores = deal.result()["scores"]
    assert parts.sum() == scores[seat % 2] - scores[1 - seat % 2]


@pytest.mark.parametrize("seed", SEEDS)
def test_card_points_last_trick_and_declarations_are_those_of_the_sheet(seed: int) -> None:
    deal, seat, parts, _ = accounted(seed, 1 + seed % 55)
    result, side = deal.result(), seat % 2
    for part, row in (
        (Part.CARDS, "card_points"),
        (Part.LAST_TRICK, "last_trick"),
        (Part.DECLARATIONS, "declarations"),
    ):
        assert parts[part] == result[row][side] - result[row][1 - side]


@pytest.mark.parametrize("seed", SEEDS)
def test_combinations_are_split_without_rest(seed: int) -> None:
    deal, seat, parts, _ = accounted(seed, 1 + seed % 55)
    result, side = deal.result(), seat % 2
    made = [result["sets"][place] + result["sequences"][place] for place in range(2)]
    split = [part for part in Part if part not in (Part.CARDS, Part.LAST_TRICK, Part.DECLARATIONS)]
    assert sum(parts[part] for part in split) == made[side] - made[1 - side]


@pytest.mark.parametrize("seed", SEEDS)
def test_facts_tell_who_has_the_begato_and_the_last_trick(seed: int) -> None:
    deal, seat, _, facts = accounted(seed, 1 + seed % 55)
    state, side = state_of(deal), seat % 2
    assert facts[Fact.BEGATO_HOME] == (int(state.piles[side]) >> 60 & 1)
    assert facts[Fact.LAST] == (deal.result()["last_trick"][side] > 0)
    assert facts[Fact.WON] in (0, 1)
    assert facts[Fact.RUFFED] <= 1 - facts[Fact.WON]
