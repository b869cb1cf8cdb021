"""`cardavia warm`: what the server reads while it compiles."""

from __future__ import annotations

import json

from cardavia.games.registry import games
from tests.cli.conftest import Cardavia


def test_every_finished_stage_is_a_line_of_json(cardavia: Cardavia) -> None:
    run = cardavia("warm", "scopa", "--json")
    assert run.code == 0
    stages = [json.loads(line) for line in run.lines]
    assert [(stage["game"], stage["stage"]) for stage in stages] == [("scopa", "rules"), ("scopa", "players")]
    assert all(stage["seconds"] >= 0 for stage in stages)


def test_one_stage_is_made_ready_by_itself(cardavia: Cardavia) -> None:
    assert cardavia("warm", "scopa", "--stage", "rules").error == "scopa: rules ...\n"


def test_progress_goes_to_standard_error(cardavia: Cardavia) -> None:
    assert cardavia("warm", "scopa").error == "scopa: rules ...\nscopa: players ...\n"


def test_all_games_are_made_ready_when_none_is_named(cardavia: Cardavia) -> None:
    assert len(cardavia("warm", "--json").lines) == 2 * len(games())


def test_an_unknown_game_is_answered_with_those_there_are(cardavia: Cardavia) -> None:
    run = cardavia("warm", "whist")
    assert (run.code, run.out) == (2, "")
    assert run.error.startswith("cardavia warm: There is no game 'whist'. Games: ")
