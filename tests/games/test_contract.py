"""What holds for every game: the promises of its compiled rules, shown on random deals."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from numba.core.errors import TypingError

from cardavia.games.contract import LISTED, Game
from cardavia.games.registry import games
from cardavia.kernel import INTERPRETED
from cardavia.kernel.random import seeded

GAMES = pytest.mark.parametrize("game", games().values(), ids=list(games()))
SEEDS = range(1 if INTERPRETED else 5)

NO_SUCH_FIELD = (TypingError, KeyError, AttributeError)
"""What the compiler raises for a record of the wrong type, and what the interpreter does."""

FUNCTIONS = (
    "start",
    "actor",
    "is_over",
    "moves",
    "count",
    "is_legal",
    "extend",
    "apply",
    "score",
    "margin",
    "hide",
    "sample",
)


def fresh(game: Game, seed: int) -> np.recarray[Any, Any]:
    """Returns a random deal under the default options, before its first decision."""
    random = Random(seed)
    states = game.blank(game.options())
    deck = list(game.pack.ids)
    while True:
        random.shuffle(deck)
        if game.start(states, deck, seed % game.seats(game.options())):
            return states


def choices(game: Game, state: Any) -> dict[str, Any]:
    """Returns all legal moves by action; a few of them where there are too many to list."""
    count = game.count(state)
    if count <= LISTED:
        return game.legal_moves(state)
    few = [game.move_at(state, number) for number in (0, 1, count // 2, count - 2, count - 1)]
    return {game.write(move): move for move in few}


def course(game: Game, seed: int) -> list[np.recarray[Any, Any]]:
    """Returns every state of a randomly played deal, the finished one last."""
    random = Random(seed)
    states = fresh(game, seed)
    passed = [states.copy()]
    while not game.rules.is_over(states[0]):
        game.rules.apply(states[0], random.choice(list(choices(game, states[0]).values())))
        passed.append(states.copy())
    return passed


def hidden(game: Game, states: np.recarray[Any, Any], seat: int) -> np.recarray[Any, Any]:
    """Returns what a seat knows, as kernels take it."""
    return game.observe(states, seat, game.options(), game.first_context(game.options())).records()


@GAMES
@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_game_has_every_function_of_the_contract(game: Game, name: str) -> None:
    assert callable(getattr(game.rules, name))


@GAMES
def test_records_have_the_fields_of_the_contract(game: Game) -> None:
    assert game.rules.Move.names == ("kind", "cards", "extra")
    assert {"seat", "known"} <= set(game.rules.Observation.names)
    assert game.rules.Observation["known"] == game.rules.State
    assert game.rules.State != game.rules.Observation


@GAMES
@pytest.mark.parametrize("record", ["Move", "State", "Observation"])
def test_records_have_no_holes_so_that_equal_ones_have_equal_bytes(game: Game, record: str) -> None:
    kind = getattr(game.rules, record)
    assert occupied(kind) == kind.itemsize


def occupied(kind: np.dtype[Any]) -> int:
    """Returns how many bytes of a record belong to a field."""
    if kind.subdtype is not None:
        item, shape = kind.subdtype
        return occupied(item) * int(np.prod(shape))
    if kind.names is None:
        return kind.itemsize
    return sum(occupied(kind[name]) for name in kind.names)


@GAMES
def test_a_blank_deal_is_over_and_offers_nothing(game: Game) -> None:
    state = game.blank(game.options())[0]
    assert game.rules.is_over(state)
    assert game.actions(state) == []
    assert game.count(state) == 0


@GAMES
@pytest.mark.parametrize("seed", SEEDS)
def test_until_the_end_somebody_has_a_legal_action_and_all_are_legal(game: Game, seed: int) -> None:
    for states in course(game, seed)[:-1]:
        state = states[0]
        assert 0 <= game.rules.actor(state) < game.seats(game.options())
        moves = choices(game, state)
        assert all(game.rules.is_legal(state, move) for move in moves.values())
        if game.count(state) <= LISTED:
            assert len(moves) == game.count(state) > 0
            assert list(moves) == sorted(set(moves))


@GAMES
def test_numbered_moves_are_all_legal_moves(game: Game) -> None:
    state = fresh(game, 4)[0]
    numbered = {game.write(game.move_at(state, number)) for number in range(game.count(state))}
    assert numbered == set(game.legal_moves(state))


@GAMES
@pytest.mark.parametrize("seed", SEEDS)
def test_actions_are_read_as_they_are_written(game: Game, seed: int) -> None:
    for states in course(game, seed)[:-1]:
        for action, move in choices(game, states[0]).items():
            assert game.write(game.read(states[0], None, action)[0]) == action == game.write(move)


@GAMES
@pytest.mark.parametrize("seed", SEEDS)
def test_only_applying_a_move_changes_a_deal(game: Game, seed: int) -> None:
    sheet = np.zeros((game.rules.SCORE_ROWS, 2), np.int64)
    part = np.zeros(1, game.rules.Move).view(np.recarray)
    for states in course(game, seed):
        before = states.tobytes()
        if game.count(states[0]) <= LISTED:
            game.actions(states[0])
        game.rules.extend(states[0], part[0], game.buffer())
        game.rules.score(states[0], sheet)
        game.rules.margin(states[0])
        for seat in range(game.seats(game.options())):
            hidden(game, states, seat)
        assert states.tobytes() == before


@GAMES
@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_deck_and_actions_give_the_same_bytes(game: Game, seed: int) -> None:
    one, other = course(game, seed), course(game, seed)
    assert [states.tobytes() for states in one] == [states.tobytes() for states in other]


@GAMES
@pytest.mark.parametrize("seed", SEEDS)
def test_the_margin_is_the_difference_of_the_scores(game: Game, seed: int) -> None:
    states = course(game, seed)[-1]
    sheet = np.zeros((game.rules.SCORE_ROWS, 2), np.int64)
    game.rules.score(states[0], sheet)
    scores = game.result(states[0], game.first_context(game.options()), game.options())["scores"]
    assert sheet.sum(axis=0).tolist() == scores
    assert game.rules.margin(states[0]) == scores[0] - scores[1]


@GAMES
@pytest.mark.parametrize("seed", SEEDS)
def test_a_drawn_world_looks_to_its_seat_like_the_deal_itself(game: Game, seed: int) -> None:
    random = seeded("contract", seed)
    drawn = np.zeros(1, game.rules.State).view(np.recarray)
    for states in course(game, seed):
        for seat in range(game.seats(game.options())):
            known = hidden(game, states, seat)
            assert game.rules.sample(known[0], random, drawn)
            assert hidden(game, drawn, seat).tobytes() == known.tobytes()


@GAMES
def test_an_observation_lists_the_moves_of_its_own_seat(game: Game) -> None:
    for states in course(game, 3)[:-1]:
        seat = int(game.rules.actor(states[0]))
        known = hidden(game, states, seat)[0].known
        assert list(choices(game, known)) == list(choices(game, states[0]))


@GAMES
def test_the_compiler_refuses_a_state_where_an_observation_is_wanted(game: Game) -> None:
    states = fresh(game, 1)
    with pytest.raises(NO_SUCH_FIELD):
        game.rules.sample(states[0], seeded(1), states.copy())


@GAMES
def test_the_compiler_refuses_an_observation_where_a_state_is_wanted(game: Game) -> None:
    known = hidden(game, fresh(game, 1), 0)
    with pytest.raises(NO_SUCH_FIELD):
        game.rules.apply(known[0], np.zeros(1, game.rules.Move).view(np.recarray)[0])
