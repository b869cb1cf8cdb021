"""A choice among exact moves of equal value: nothing certain is given up, and mistakes are invited."""

from __future__ import annotations

from cardavia.ai.workspace import Workspace
from cardavia.games.scopa.game import GAME
from cardavia.kernel import INTERPRETED
from tests.ai.positions import last_hands
from tests.games.scopa.positions import Position

COUNT = 50 if INTERPRETED else 150
PLENTY = 1_000_000


def solved(deal: Position, space: Workspace) -> int:
    """Lists the moves of a last hand, best first; returns their number."""
    space.line[0] = deal.state
    space.budget[0] = PLENTY
    return int(space.endgame.solve(space.line, space.moves, space.promises, space.margins, space.budget))


def preferred(space: Workspace, n: int) -> int:
    """Puts the most tempting of the best moves first; returns how many moves are best."""
    return int(
        space.mistakes.prefer(
            space.line,
            n,
            space.moves,
            space.promises,
            space.margins,
            space.budget,
            space.hopes,
            space.chances,
        )
    )


def actions(space: Workspace, n: int) -> list[str]:
    """Returns the first n listed moves."""
    return [GAME.write(space.moves[place]) for place in range(n)]


def test_only_moves_of_the_best_margin_change_places() -> None:
    space = Workspace(GAME)
    moved = 0
    for deal in last_hands(COUNT, seed=25):
        n = solved(deal, space)
        before = actions(space, n)
        margins = space.margins[:n].tolist()
        equals = preferred(space, n)
        after = actions(space, n)
        assert equals == margins.count(margins[0])
        assert space.margins[:n].tolist() == margins
        assert sorted(after[:equals]) == sorted(before[:equals])
        assert after[equals:] == before[equals:]
        moved += after != before
    assert moved > 0


def test_no_mistake_of_the_other_side_makes_the_certain_margin_smaller() -> None:
    space = Workspace(GAME)
    for deal in last_hands(COUNT, seed=26):
        sign = -1 if deal.turn == 1 else 1
        equals = preferred(space, solved(deal, space))
        if equals > 1:
            hopes = (sign * space.hopes[:equals]).tolist()
            assert min(hopes) >= sign * int(space.margins[0]) - 1e-9
            assert hopes[0] == max(hopes)


def test_without_time_the_order_of_the_policy_stays() -> None:
    space = Workspace(GAME)
    for deal in last_hands(COUNT, seed=25):
        n = solved(deal, space)
        before = actions(space, n)
        space.budget[0] = 0
        if preferred(space, n) > 1 and len(deal.hand(int(deal.state.turn))) > 1:
            assert actions(space, n) == before
