"""Players are compiled once on a machine, completely, and play the same when loaded again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardavia.ai import hints, levels
from cardavia.ai.readiness import exercise, forms
from cardavia.ai.workspace import template
from cardavia.games.registry import games
from cardavia.games.scopa.game import GAME

PLAY = """
import cardavia
from cardavia.ai.claims import can_claim
from cardavia.ai.hints import hint
from cardavia.ai.players import NAMES, player
from cardavia.kernel import cache

def compiled():
    return sorted(path.name for path in cache.folder().rglob("*.nb[ci]"))

kind = getattr(cardavia, GAME)
deal = kind().deal(seed=7)
players = [player(deal.game, name, 0.01) for name in NAMES]
before = compiled()
for options in FORMS:
    deal = kind(**options).deal(seed=7)
    while not deal.is_over:
        seen = deal.observation(deal.turn)
        choices = [player.choose(seen, b"seed") for player in players]
        deal.play(choices[len(deal.actions) % 3].action)
        print(choices, hint(seen, 100), can_claim(seen))
print(len(before) > 0, compiled() == before)
"""


FORMS = {
    "Scopa": ({}, {"variant": "scopone"}, {"ace": "all", "napola": True, "fewest_cards": True}),
    "Cicera": ({}, {"hand_size": 6, "napoleone": True, "last_play_scua": False}),
}


def run(folder: Path, name: str) -> tuple[str, str]:
    """Plays the forms of a game in a process of its own; returns what was played, what was compiled."""
    done = subprocess.run(
        [sys.executable, "-c", f"GAME, FORMS = {name!r}, {FORMS[name]!r}\n{PLAY}"],
        env={**os.environ, "CARDAVIA_CACHE_DIR": str(folder)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    *choices, compiled = done.stdout.splitlines()
    assert choices
    return "\n".join(choices), compiled


@pytest.mark.compiled
@pytest.mark.fresh
@pytest.mark.parametrize("name", FORMS)
def test_loaded_players_play_as_those_just_compiled_and_nothing_is_left_to_compile(
    tmp_path: Path, name: str
) -> None:
    first, complete = run(tmp_path, name)
    assert complete == "True True"
    assert run(tmp_path, name) == (first, "True True")


def test_every_number_of_seats_is_exercised() -> None:
    assert sorted(GAME.seats(options) for options in forms(GAME)) == [2, 4]


@pytest.mark.parametrize("slug", games())
def test_a_game_whose_exercise_holds_no_claim_compiles_all_of_it(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[int] = []

    def is_decided(*arguments: object) -> bool:
        called.append(len(arguments))
        return False

    monkeypatch.setattr(levels, "NAMES", levels.NAMES[:1])
    monkeypatch.setattr(hints, "hint", lambda observation, playouts: None)
    monkeypatch.setattr(template("certainty", games()[slug]), "is_decided", is_decided)
    exercise(games()[slug])
    assert called
