"""Rules, section 9: the switches and what they write into a deal."""

from __future__ import annotations

import pytest

from cardavia.games.cicera.game import GAME
from cardavia.games.cicera.options import CiceraOptions
from cardavia.games.options import OptionError
from cardavia.games.scopa.options import ScopaOptions


def test_the_switches_and_their_values_are_those_of_the_rules() -> None:
    assert CiceraOptions.choices() == {
        "target": (None, 11, 16, 21, 51),
        "hand_size": (12, 6),
        "cards_tie": (None, "split"),
        "napoleone": (False, True),
        "swords_points": (1, 2),
        "last_play_scua": (True, False),
    }


@pytest.mark.parametrize(
    ("options", "field", "value"),
    [
        ({}, "batch", 12),
        ({"hand_size": 6}, "batch", 6),
        ({}, "last_scua", 1),
        ({"last_play_scua": False}, "last_scua", 0),
        ({"cards_tie": "split"}, "split", 1),
        ({"swords_points": 2}, "swords", 2),
        ({"napoleone": True}, "napoleone", 1),
    ],
)
def test_a_switch_is_written_into_the_deal(options: dict[str, object], field: str, value: int) -> None:
    state = GAME.blank(CiceraOptions.read(options))[0]
    assert state.options[field] == value


@pytest.mark.parametrize(
    "options", [{"target": 12}, {"hand_size": 10}, {"swords_points": True}, {"napoleone": 1}, {"ace": "all"}]
)
def test_what_is_not_offered_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        CiceraOptions.read(options)


def test_other_options_are_no_options_of_cicera() -> None:
    with pytest.raises(TypeError, match="CiceraOptions"):
        GAME.blank(ScopaOptions())
