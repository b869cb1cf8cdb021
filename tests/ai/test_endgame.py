"""Exact play: the same values as looking at every line, and a sensible choice among equals."""

from __future__ import annotations

from typing import Any

import pytest

from cardavia.ai.workspace import Workspace, records
from cardavia.games.scopa import policy, rules
from cardavia.games.scopa.game import GAME
from cardavia.kernel import INTERPRETED
from tests.ai.positions import last_hands
from tests.games.scopa.positions import Position, position

COUNT = 5 if INTERPRETED else 150
PLENTY = 1_000_000


def solved(deal: Position, space: Workspace, budget: int = PLENTY) -> list[tuple[str, int]]:
    """Returns every action with the margin of side 0 after it, best first; empty when it was too much."""
    space.line[0] = deal.state
    space.budget[0] = budget
    n = int(space.endgame.solve(space.line, space.moves, space.promises, space.margins, space.budget))
    return [(GAME.write(space.moves[place]), int(space.margins[place])) for place in range(n)]


def worth(deal: Position, action: str) -> int:
    """Returns the margin of side 0 after an action by looking at every line of play."""
    LINE[0] = deal.copy().play(action).state
    return minimax(0)


def minimax(depth: int) -> int:
    """Returns the margin of side 0 under best play from the state at a depth of the line."""
    state = LINE[depth]
    if rules.is_over(state):
        return int(rules.margin(state))
    n = int(rules.moves(state, LISTS[depth]))
    assert n > 0
    found = []
    for place in range(n):
        LINE[depth + 1] = state
        rules.apply(LINE[depth + 1], LISTS[depth][place])
        found.append(minimax(depth + 1))
    return min(found) if rules.actor(state) & 1 else max(found)


LINE = records(6, rules.State)
LISTS = [records(100, rules.Move) for _ in range(6)]


@pytest.mark.parametrize("options", [{}, {"napola": True, "re_bello": True, "last_play_sweep": True}])
def test_every_move_is_worth_what_looking_at_all_lines_says(options: dict[str, Any]) -> None:
    space = Workspace(GAME)
    for deal in last_hands(COUNT, seed=21, **options):
        assert policy.is_open(deal.state)
        sign = -1 if deal.turn == 1 else 1
        found = solved(deal, space)
        assert sorted(action for action, _ in found) == deal.legal()
        assert sign * found[0][1] == max(sign * margin for _, margin in found)
        assert [margin for _, margin in found] == [worth(deal, action) for action, _ in found]


def test_moves_are_listed_best_first_and_equals_in_the_order_of_the_policy() -> None:
    space = Workspace(GAME)
    for deal in last_hands(COUNT, seed=22):
        sign = -1 if deal.turn == 1 else 1
        keys = []
        for action, margin in solved(deal, space):
            promise = policy.greedy_value(deal.state, GAME.read(deal.state, None, action)[0])
            keys.append((-sign * margin, -promise))
        assert keys == sorted(keys)


def test_the_same_position_gets_the_same_answer_after_another() -> None:
    space = Workspace(GAME)
    one, other = last_hands(2, seed=23)[:2]
    before = solved(one, space)
    solved(other, space)
    assert solved(one, space) == before


def test_the_settebello_is_not_left_to_the_dealer() -> None:
    deal = position("7D 2C", "4S 3S", other="7C KD", last_capturer=1)
    assert solved(deal, Workspace(GAME))[0][0] == "7Dx3S+4S"


def test_an_end_that_is_too_long_is_given_up() -> None:
    deal = next(deal for deal in last_hands(5, seed=24) if len(deal.hand(0)) == len(deal.hand(1)) == 3)
    space = Workspace(GAME)
    assert solved(deal, space, budget=5) == []
    assert solved(deal, space) != []


def test_a_list_that_does_not_fit_is_given_up() -> None:
    deal = position("7D 2C 3H", "4S 3S", other="7C KD 5H")
    space = Workspace(GAME)
    space.moves = records(3, rules.Move)
    assert solved(deal, space) == []
