"""Search to the end of the hand, and levels that now and then play the second best."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

from cardavia.ai.choice import Reason
from cardavia.ai.foresight import ForesightPlayer, lookout
from cardavia.ai.levels import made
from cardavia.ai.thinking import REACH, fading
from cardavia.games.scopa.game import GAME
from cardavia.kernel import INTERPRETED
from tests.ai.positions import positions
from tests.games.scopa.positions import dealt, position

WORK = 0.02 if INTERPRETED else 0.1


def master(**changed: float) -> ForesightPlayer:
    """Returns the strongest player with less work, and with some settings changed."""
    found = made(GAME, "master", WORK)
    assert isinstance(found, ForesightPlayer)
    return replace(found, **changed)  # type: ignore[arg-type]


@pytest.mark.parametrize("trust", [0.0, 0.5, 1.0])
def test_every_legal_move_is_weighed_and_the_most_visited_comes_first(trust: float) -> None:
    for deal in positions(6, seed=5):
        assert deal.turn is not None
        choice = master(trust=trust).choose(deal.observation(deal.turn), b"")
        if choice.reason is Reason.SEARCH:
            assert sorted(value.action for value in choice.values) == deal.legal()
            visits = [value.visits for value in choice.values]
            assert visits == sorted(visits, reverse=True)
            assert choice.action == choice.values[0].action


@pytest.mark.parametrize("turn", [0, 1])
def test_a_scopa_is_taken_from_either_side(turn: int) -> None:
    deal = position("7D 4C", "7H", other="KC KS", turn=turn, dealer=1 - turn, stock=12)
    deal.state.played = 19
    assert master().choose(deal.observation(turn), b"").action == "7Dx7H"


def test_before_the_last_hand_the_leaves_are_exact() -> None:
    """One play is left of the fifth hand; what follows is played out, so that values are means of margins."""
    deal = position("7D", "7H 2C", other="", turn=0, dealer=0, stock=6)
    deal.state.played = 29
    assert deal.legal() == ["7Dx7H"]
    assert master().choose(deal.observation(0), b"").reason is Reason.FORCED
    two = position("7D KC", "7H 2C", other="QS", turn=0, dealer=0, stock=6, scope=(4, 0))
    two.state.played = 27
    choice = master().choose(two.observation(0), b"")
    assert choice.action == "7Dx7H"
    assert all(value.points > 0 for value in choice.values)


def test_forms_for_four_are_searched_to_their_end() -> None:
    deal = dealt("7S", variant="scopone")
    assert deal.turn is not None
    assert master().choose(deal.observation(deal.turn), b"").reason is Reason.SEARCH


def test_a_game_with_an_outlook_has_a_lookout_of_its_own_in_every_thread() -> None:
    assert lookout(GAME) is lookout(GAME)


@pytest.mark.parametrize("distance", [0.0, 0.01, 0.5, 1.0, 3.0, 20.0])
def test_weights_fade_exponentially(distance: float) -> None:
    assert fading(distance) == pytest.approx(math.exp(-distance), rel=1e-12)


def test_a_temperature_plays_the_better_moves_more_often_and_bad_ones_never() -> None:
    deal = dealt("AC 2C 3C 4D 5D 6D KH KS QS QC", dealer=0)
    warm = master(temperature=0.2, foresight=40)
    choices = [warm.choose(deal.observation(1), bytes([number])) for number in range(60)]
    assert len({choice.action for choice in choices}) > 1
    shortfalls = [
        max(value.points for value in choice.values) - choice.values[0].points for choice in choices
    ]
    assert max(shortfalls) <= REACH
    assert float(np.mean(shortfalls)) < 0.3


def test_the_chosen_move_is_listed_first_whatever_the_temperature() -> None:
    warm = master(temperature=0.5)
    for deal in positions(6, seed=6):
        assert deal.turn is not None
        choice = warm.choose(deal.observation(deal.turn), b"")
        assert not choice.values or choice.action == choice.values[0].action


def test_novices_make_no_blunder_that_shows() -> None:
    deal = position("7S KC QC", "7D", other="2C 3D AC", stock=12)
    novice = made(GAME, "novice")
    drawn = {novice.choose(deal.observation(1), bytes([number])).action for number in range(30)}
    assert drawn == {"7Sx7D"}
