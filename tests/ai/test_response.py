"""Every line to the end of the hand, in worlds that the searching seat tells apart by replies alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cardavia.ai.foresight import Lookout, lookout
from cardavia.ai.workspace import records, workspace
from cardavia.games.scopa import outlook, policy, rules, styles
from cardavia.games.scopa.game import GAME
from cardavia.kernel import INTERPRETED
from cardavia.kernel.random import seeded
from tests.games.scopa.positions import Position, position

WORLDS = 8 if INTERPRETED else 64
MOVES = GAME.buffer()


def ready() -> Lookout:
    """Returns the compiled search of Scopa."""
    found = lookout(GAME)
    assert found is not None
    return found


def responded(deal: Position, count: int, seed: int = 1) -> dict[str, float]:
    """Returns the margin of side 0 that every action of the seat to act promises."""
    assert deal.turn is not None
    found, space = ready(), workspace(GAME)
    found.grow(count)
    n, failures = found.response.respond(
        deal.observation(deal.turn).record,
        count,
        found.worlds,
        found.order,
        found.marks,
        found.manners,
        found.chances,
        space.line,
        space.moves,
        space.promises,
        space.budget,
        *found.layers,
        found.inputs,
        found.units,
        seeded(seed),
        space.hopes,
    )
    assert failures == 0
    return {GAME.write(space.moves[place]): float(space.hopes[place]) for place in range(n)}


def drawn(deal: Position, count: int, seed: int = 1) -> list[tuple[Any, int]]:
    """Returns the worlds of a response with the same seed, and the style of the other side in each."""
    assert deal.turn is not None
    found, space = ready(), workspace(GAME)
    found.grow(count)
    worlds, known = records(count, rules.State), deal.observation(deal.turn).record
    found.belief.draw(
        known,
        count,
        worlds,
        found.manners,
        found.marks,
        found.chances,
        space.line,
        space.moves,
        seeded(seed),
    )
    return list(zip(worlds, found.manners[:count].tolist(), strict=True))


def played_to_the_end(state: Any, style: int) -> float:
    """Returns what a world is worth when the other side keeps to its style until the hand is over."""
    stop = int(policy.horizon(state))
    while state.played < stop:
        rules.apply(state, MOVES[int(styles.chosen(style, state, MOVES))])
    found = ready()
    first, second, heads = found.layers
    return float(outlook.outlook(state, first, second, heads, found.inputs, found.units))


@pytest.mark.parametrize("turn", [0, 1])
def test_with_one_decision_left_the_values_are_means_over_the_drawn_worlds(turn: int) -> None:
    deal = position("JC QC", "KD", other="4H", turn=turn, dealer=turn, stock=12)
    deal.state.played = 21
    values = responded(deal, WORLDS)
    assert sorted(values) == deal.legal()
    for action, value in values.items():
        total = 0.0
        for world, style in drawn(deal, WORLDS):
            rules.apply(world, GAME.read(world, turn, action)[0])
            total += played_to_the_end(world, style)
        assert value == pytest.approx(total / WORLDS, abs=1e-6)


def test_the_same_seed_gives_the_same_values() -> None:
    deal = position("7S 2C KD", "4D 5H", stock=12)
    assert responded(deal, WORLDS) == responded(deal, WORLDS)
    assert responded(deal, WORLDS) != responded(deal, WORLDS, seed=2)


@pytest.mark.compiled
def test_more_worlds_bring_the_values_closer_to_those_of_many() -> None:
    deal = position("7S 2C KD", "4D 5H", stock=12)
    truth = responded(deal, 4000)

    def error(count: int) -> float:
        found = [responded(deal, count, seed=seed) for seed in range(2, 8)]
        return float(np.mean([abs(values[action] - truth[action]) for values in found for action in truth]))

    assert error(1000) < error(20)


def test_worlds_of_one_mark_are_gathered_behind_the_first() -> None:
    marks = np.array([0, 0, 0, 0, 0, 5, 7, 5, 9, 5], np.uint64)
    order = np.array([0, 1, 2, 3, 4, 0, 1, 2, 3, 4])
    response = ready().response
    assert response.gathered(0, 5, 5, order, marks) == 3
    assert sorted(order[5:8].tolist()) == [0, 2, 4]
    assert response.gathered(3, 5, 5, order, marks) == 4


def test_the_others_reply_until_the_searching_seat_is_to_act_again() -> None:
    deal = position("7S 2C KD", "4D 5H", other="JC JD", turn=0, dealer=0, stock=12)
    deal.state.played = 19
    before = deal.copy()
    mark = ready().response.replied(deal.state, 1, 24, MOVES, styles.GREEDY)
    assert deal.turn == 1
    assert mark != 0
    assert ready().response.replied(before.state, 0, 24, MOVES, styles.GREEDY) == 0
    assert before.turn == 0
