"""What a seat knows in every capture game, and the worlds that are drawn from it."""

from __future__ import annotations

import numpy as np
import pytest

from cardavia.kernel.random import seeded
from tests.games.cicera import positions as cicera
from tests.games.positions import CapturePosition
from tests.games.scopa import positions as scopa


@pytest.fixture(params=["scopa", "cicera"])
def deal(request: pytest.FixtureRequest) -> CapturePosition:
    """A fresh deal of the pack in its order."""
    fresh: CapturePosition = scopa.dealt("") if request.param == "scopa" else cicera.dealt("")
    return fresh


def room(deal: CapturePosition, filling: int = 0) -> np.recarray:
    """Returns room for one State, full of some byte."""
    state = deal.game.rules.State
    found: np.recarray = np.full(state.itemsize, filling, np.uint8).view(state).view(np.recarray)
    return found


def test_an_observation_is_a_value(deal: CapturePosition) -> None:
    observation = deal.observation(1)
    before = observation.data
    observation.record.known.table = 0
    observation.records()[0].seat = 0
    assert observation.data == before
    assert observation.seat == 1


def test_an_observation_does_not_follow_the_deal(deal: CapturePosition) -> None:
    before = deal.observation(0)
    data = before.data
    deal.play(deal.legal()[0])
    assert before.data == data


def test_drawing_changes_neither_the_observation_nor_the_deal(deal: CapturePosition) -> None:
    states = deal.states.tobytes()
    observation = deal.observation(0)
    records = observation.records()
    deal.game.rules.sample(records[0], seeded(1), room(deal))
    assert records.tobytes() == observation.data
    assert deal.states.tobytes() == states


def test_nothing_of_the_room_given_remains(deal: CapturePosition) -> None:
    record = deal.observation(0).record
    used, clean = room(deal, 0xFF), room(deal)
    deal.game.rules.sample(record, seeded(1), used)
    deal.game.rules.sample(record, seeded(1), clean)
    assert used.tobytes() == clean.tobytes()


def test_the_same_seed_draws_the_same_world_and_another_seed_another(deal: CapturePosition) -> None:
    one = deal.world(0, seeded(5)).states.tobytes()
    assert deal.world(0, seeded(5)).states.tobytes() == one
    assert deal.world(0, seeded(6)).states.tobytes() != one
