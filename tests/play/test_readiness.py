"""The rules are compiled once on a machine, by one process, and completely."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PLAY = """
import cardavia
deal = cardavia.Scopa().deal(seed=7)
while legal := deal.legal_actions():
    deal.observation(0)
    deal.play(legal[0])
print(deal.score())
"""

PLAY_ALL = """
import cardavia
from cardavia.kernel import cache
from cardavia.play.readiness import ensure_rules
from cardavia.games.registry import game

def compiled():
    return sorted(path.name for path in cache.folder().rglob("*.nb[ci]"))

ensure_rules(game("scopa"))
before = compiled()
houses = [{}, {"variant": "scopone"}, {"ace": "all", "napola": True, "re_bello": True, "fewest_cards": True}]
for options in houses:
    deal = cardavia.Scopa(**options).deal(seed=7)
    while legal := deal.legal_actions():
        observation = deal.observation(0)
        deal.game.view(observation)
        deal.game.events(observation)
        deal.game.legal(deal.observation(deal.turn))
        deal.count()
        deal.choice([], [])
        deal.play(deal.check(legal[-1]))
    deal.score()
    deal.game.view(deal.observation(0))
print(len(before) > 0, compiled() == before)
"""

pytestmark = [pytest.mark.compiled, pytest.mark.fresh]


def start(folder: Path, program: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", program],
        env={**os.environ, "CARDAVIA_CACHE_DIR": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def finish(process: subprocess.Popen[str]) -> tuple[str, str]:
    out, error = process.communicate(timeout=300)
    assert process.returncode == 0, error
    return out, error


def test_two_processes_on_an_empty_cache_agree_and_one_waits(tmp_path: Path) -> None:
    processes = [start(tmp_path, PLAY), start(tmp_path, PLAY)]
    (first, first_said), (second, second_said) = (finish(process) for process in processes)
    assert first == second
    said = [text for text in (first_said, second_said) if text]
    assert said == ["cardavia: another process is compiling; waiting for the rules of scopa.\n"]


def test_nothing_is_left_to_compile_afterwards(tmp_path: Path) -> None:
    assert finish(start(tmp_path, PLAY_ALL)) == ("True True\n", "")
