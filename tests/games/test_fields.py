"""Written positions of every game: whatever stands in a field, they are loaded or refused with the fault."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from cardavia.games.contract import Game
from cardavia.games.refusals import BadPositionError
from cardavia.games.registry import games
from cardavia.kernel.random import seeded
from cardavia.play.ruleset import Ruleset
from tests.games.test_contract import course

SLUGS = pytest.mark.parametrize("slug", list(games()))

STRANGE: tuple[Any, ...] = (
    *(7, -1, 10**30, 1.5, True, None, "", "x", [], {}),
    *(["x"], [None], [[]], [1, 2], [-1, 300], [10**30, 0], [[], []], [{}, {}], ["x", "y"]),
    *({"x": 1}, {0: 1}, {0: "x"}, {0: ["x"]}, {0: [[]]}, {9: []}, {-1: []}, {True: []}, {0: [], "0": []}),
    *({"leader": 0}, {"leader": [], "cards": []}, {"leader": 0, "cards": [[]] * 4}),
)
"""What a field of a position hardly holds."""


@cache
def written(slug: str) -> list[dict[str, Any]]:
    """Returns positions of a deal: its first, some on the way, its last."""
    game = games()[slug]
    passed = course(game, 0)
    return [game.position(passed[len(passed) * part // 4 - (part == 4)][0]) for part in range(5)]


def loaded(game: Game, position: Any) -> np.recarray[Any, Any] | None:
    """Returns the State of a position, None for one that is refused."""
    try:
        return game.load(position, game.options())
    except BadPositionError:
        return None


@SLUGS
@pytest.mark.parametrize("strange", STRANGE, ids=repr)
def test_a_position_with_a_strange_field_is_loaded_or_refused_with_its_fault(slug: str, strange: Any) -> None:
    game = games()[slug]
    for position in written(slug):
        for name in position:
            states = loaded(game, {**position, name: strange})
            if states is not None:
                assert game.count(states[0]) > 0 or game.rules.is_over(states[0])


@SLUGS
def test_a_position_without_a_field_is_loaded_or_refused_with_its_fault(slug: str) -> None:
    game = games()[slug]
    for position in written(slug):
        for name in position:
            loaded(game, {other: value for other, value in position.items() if other != name})


@SLUGS
@pytest.mark.parametrize("name", ["dealer", "turn", "hands"])
def test_a_field_that_is_missing_is_named(slug: str, name: str) -> None:
    position = dict(written(slug)[1])
    del position[name]
    with pytest.raises(BadPositionError, match=f"^position: `{name}` is missing$"):
        Ruleset.of(slug).position(position)


@SLUGS
@pytest.mark.parametrize(
    ("name", "value", "fault"),
    [
        ("dealer", "0", "`dealer` is '0', not a seat"),
        ("dealer", True, "`dealer` is True, not a seat"),
        ("turn", 9, "`turn` names seat 9; there are seats 0 to"),
        ("hands", [], r"`hands` is \[\], not a mapping by seat"),
        ("hands", {"north": []}, "`hands` names 'north', which is no seat"),
        ("hands", {0: "AS"}, "`hands` of seat 0 is 'AS', not a list of texts"),
        ("hands", {0: [7]}, r"`hands` of seat 0 is \[7\], not a list of texts"),
        ("hands", {0: [], "0": []}, "`hands` names a seat twice"),
    ],
)
def test_what_is_wrong_with_a_field_is_told(slug: str, name: str, value: Any, fault: str) -> None:
    with pytest.raises(BadPositionError, match=f"^position: {fault}"):
        Ruleset.of(slug).position({**written(slug)[1], name: value})


@SLUGS
@pytest.mark.parametrize("position", [None, [], "x", 7])
def test_what_is_no_mapping_is_no_position(slug: str, position: Any) -> None:
    with pytest.raises(BadPositionError, match="not a mapping of fields by name"):
        Ruleset.of(slug).position(position)


@SLUGS
def test_seats_may_be_written_as_texts(slug: str) -> None:
    position = written(slug)[1]
    hands = {str(seat): hand for seat, hand in position["hands"].items()}
    assert Ruleset.of(slug).position({**position, "hands": hands}).turn == position["turn"]


@SLUGS
def test_worlds_of_a_written_position_are_drawn(slug: str) -> None:
    game, random = games()[slug], seeded("written", slug)
    for position in written(slug)[:-1]:
        deal = Ruleset.of(slug).position(position)
        assert deal.turn is not None
        worlds = game.load(position, deal.options)
        assert game.rules.sample(deal.observation(deal.turn).records()[0], random, worlds)
        world = game.position(worlds[0])
        assert world["hands"][deal.turn] == position["hands"][deal.turn]
        assert {seat: len(hand) for seat, hand in world["hands"].items()} == {
            seat: len(hand) for seat, hand in position["hands"].items()
        }
