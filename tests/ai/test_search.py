"""Tree search over what a seat knows."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import numpy as np
import pytest

from cardavia.ai.thinking import EVENLY
from cardavia.ai.workspace import Workspace, template
from cardavia.games.scopa.game import GAME
from cardavia.kernel import INTERPRETED
from cardavia.kernel.random import seeded
from tests.games.scopa.positions import DECK, Position, dealt, position

FIRST = dealt(list(DECK))
ITERATIONS = 30 if INTERPRETED else 300


def searched(
    deal: Position,
    iterations: int = ITERATIONS,
    *,
    seed: int = 1,
    exploring: float = 1.0,
    nodes: int | None = None,
) -> list[tuple[str, float, int]]:
    """Returns what a search says about the moves of the seat to act: action, margin of side 0, visits."""
    assert deal.turn is not None
    space = Workspace(GAME)
    space.grow(iterations)
    known = deal.observation(deal.turn).record
    tree = space.nodes[: nodes or len(space.nodes)]
    used, failures = space.search.search(
        known,
        iterations,
        3.0,
        np.uint64(exploring * EVENLY),
        space.world,
        space.moves,
        tree,
        space.logarithms,
        seeded(seed),
    )
    assert used <= len(tree)
    n = space.search.tried(tree, space.moves, space.promises, space.visits)
    found = [
        (GAME.write(space.moves[place]), float(space.promises[place]), int(space.visits[place]))
        for place in range(n)
    ]
    assert sum(visits for _, _, visits in found) == iterations - failures
    return found


def test_every_legal_move_is_tried_and_the_most_visited_comes_first() -> None:
    found = searched(FIRST)
    assert sorted(action for action, _, _ in found) == FIRST.legal()
    visits = [count for _, _, count in found]
    assert visits == sorted(visits, reverse=True)


def test_the_same_seed_grows_the_same_tree_and_another_seed_another() -> None:
    assert searched(FIRST, seed=5) == searched(FIRST, seed=5)
    assert searched(FIRST, seed=5) != searched(FIRST, seed=6)


def test_the_numbers_are_the_same_on_every_machine() -> None:
    assert searched(FIRST, 40, seed=5) == [("3C", 1.0, 19), ("AC", 0.0, 17), ("5C", 2.5, 4)]


def test_a_full_tree_goes_on_counting() -> None:
    found = searched(FIRST, nodes=3)
    assert len(found) == 2
    assert sum(visits for _, _, visits in found) == ITERATIONS


@pytest.mark.parametrize("exploring", [1.0, 0.3, 0.0])
@pytest.mark.parametrize(("turn", "sign"), [(0, 1), (1, -1)])
def test_a_sweep_is_found_from_either_side(turn: int, sign: int, exploring: float) -> None:
    """The settebello takes the last card of the table; with two hands behind, nothing else comes near."""
    deal = position("7D 4C", "7H", other="KC KS", turn=turn, dealer=1 - turn, stock=6)
    (best, margin, _), (_, other, _) = searched(deal, exploring=exploring)
    assert best == "7Dx7H"
    assert sign * margin > sign * other


def test_searching_changes_neither_the_observation_nor_the_deal() -> None:
    deal = FIRST.copy()
    searched(deal)
    assert deal.states.tobytes() == FIRST.states.tobytes()


def test_worlds_that_cannot_be_drawn_are_counted_and_nothing_is_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Worldless:
        """Rules that find no world for any observation."""

        @staticmethod
        def sample(*given: Any) -> bool:
            return False

    space = Workspace(GAME)
    space.grow(50)
    monkeypatch.setattr(space.search, "rules", Worldless)
    search = getattr(space.search.search, "py_func", space.search.search)
    given = (space.world, space.moves, space.nodes, space.logarithms, seeded(1))
    assert search(FIRST.observation(1).record, 50, 3.0, np.uint64(0), *given) == (1, 50)
    assert space.search.tried(space.nodes, space.moves, space.promises, space.visits) == 0


@pytest.mark.parametrize("number", [1, 2, 3, 10, 4000])
def test_logarithms_are_right(number: int) -> None:
    out = np.zeros(4001)
    template("search", GAME).fill_logarithms(out)
    assert out[number] == pytest.approx(float(Decimal(number).ln()), rel=1e-14)


def test_logarithms_are_the_same_on_every_machine() -> None:
    out = np.full(8, np.nan)
    template("search", GAME).fill_logarithms(out)
    assert [value.hex() for value in out.tolist()] == [
        "0x0.0p+0",
        "0x0.0p+0",
        "0x1.62e42fefa39edp-1",
        "0x1.193ea7aad030ap+0",
        "0x1.62e42fefa39eep+0",
        "0x1.9c041f7ed8d32p+0",
        "0x1.cab0bfa2a2001p+0",
        "0x1.f2272ae325a56p+0",
    ]
