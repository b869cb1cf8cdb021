"""Written positions of Shengji: what is loaded, and what is refused with its fault."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cardavia.games.refusals import BadPositionError
from cardavia.games.shengji import rules
from cardavia.games.shengji.game import GAME
from cardavia.games.shengji.options import ShengjiOptions
from cardavia.games.shengji.records import BURY
from cardavia.kernel.random import seeded

MOST_WORLDS = 500


def written(**changes: Any) -> dict[str, Any]:
    """Returns a sound position with some of its fields changed: seat 1 answers the lead of an ace."""
    sound: dict[str, Any] = {
        "dealer": 1,
        "turn": 1,
        "levels": ["2", "2"],
        "level": "2",
        "trump": "H",
        "hands": {0: ["3S", "TS"], 1: ["6S", "9C", "JD"], 2: ["7C", "4D", "5S"], 3: ["QC", "6D", "KS"]},
        "buried": ["3C", "3C", "4C", "4C", "6C", "6C", "3D", "3D"],
        "captured": [65, 125],
        "tricks": 20,
        "leader": 0,
        "plays": ["AS"],
    }
    return {**sound, **changes}


def fault(**changes: Any) -> str:
    """Returns why a position is refused."""
    with pytest.raises(BadPositionError) as caught:
        GAME.load(written(**changes), ShengjiOptions())
    return str(caught.value)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"trump": "S H"}, "`trump` is 'S H', not one of S, H, C, D, NT"),
        ({"level": "1"}, "`level` is '1', not one of 2, 3"),
        ({"levels": ["2", "1"]}, "`levels` of side 1 is '1'"),
        ({"captured": [0, 205]}, "`captured` of side 1 is 205, not a whole number from 0 to 200"),
        ({"plays": ["call 2S"]}, "'call 2S' is no play"),
        ({"plays": ["1S"]}, "'1S' is no"),
        ({"buried": []}, "0 cards are buried, not 8"),
        ({"buried": ["3C"] * 3}, "3C stands there more than twice"),
        ({"kitty": ["1S"]}, "'1S' is no card of this pack"),
        ({"exposed": True}, "a kitty of 0 cards is turned up, not of 8"),
        ({"tricks": 23}, "23 tricks and hands of"),
        ({"tricks": 0}, "seat 1 leads to the first trick, not seat 0"),
        ({"leader": 3}, "do not fit 1 plays from seat 3 on"),
        ({"plays": ["AS"] * 5}, "stands there more than twice"),
        ({"hands": {0: ["3S", "TS"]}}, "do not fit 1 plays from seat 0 on"),
        ({"hands": {}, "plays": []}, "no cards in hands nor in a last trick"),
        ({"turn": 2}, "seat 1 is to act, not seat 2"),
        ({"turn": None}, "seat 1 is to act, not seat None"),
        ({"trump": None}, "a kitty of 0 cards, not 8"),
        ({"buried": [], "plays": [], "tricks": 0, "leader": 1}, "before the bury of seat 1"),
    ],
)
def test_a_position_that_cannot_be_is_refused(changes: dict[str, Any], told: str) -> None:
    assert told in fault(**changes)


def test_the_bury_of_a_written_position_is_in_its_history() -> None:
    # Worlds and the checks of throws look for it there.
    state = GAME.load(written(), ShengjiOptions())[0]
    assert state.history["kind"][: int(state.played)].tolist() == [BURY, rules.PLAY]


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_a_world_of_a_written_position_has_another_bury(seat: int) -> None:
    # Interpreted, or with checked indices, a search for a bury that is not there is an error.
    states = GAME.load(written(), ShengjiOptions())
    known = GAME.observe(states, seat, ShengjiOptions(), GAME.first_context(ShengjiOptions())).records()
    worlds = states.copy()
    assert rules.sample(known[0], seeded("bury", seat), worlds)
    assert worlds[0].history[0].kind == BURY
    assert worlds[0].history[0].cards == worlds[0].buried[0] != states[0].buried[0]


def test_worlds_of_a_written_position_under_rules_for_throws_are_drawn() -> None:
    options = ShengjiOptions(throws=True, follow_tractor=True)
    states = GAME.load(written(), options)
    known = GAME.observe(states, 1, options, GAME.first_context(options)).records()
    assert rules.sample(known[0], seeded("throws"), states.copy())


def test_no_world_is_listed_where_too_many_cards_are_hidden_to_divide() -> None:
    states = GAME.blank(ShengjiOptions())
    assert GAME.start(states, list(GAME.pack.ids), 0)
    known = GAME.observe(states, 0, ShengjiOptions(), GAME.first_context(ShengjiOptions())).records()
    assert rules.worlds(known[0], MOST_WORLDS) == 0
    # Interpreted, or with checked indices, a write past the room for hidden cards is an error.
    rules.list_worlds(known[0], 0, np.zeros(0, rules.State).view(np.recarray))
