"""Measuring the engine, and the C program that it is measured by."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import numpy as np
import pytest

from cardavia.arena import bench
from cardavia.games.contract import Game
from cardavia.games.registry import UnknownGameError, game, games
from cardavia.kernel import INTERPRETED
from cardavia.kernel.random import seeded
from cardavia.kernel.template import instantiate

SCOPA = game("scopa")
FIELDS = [
    "game",
    "decisions_per_second",
    "deals_per_second",
    "search_iterations_per_second",
    "compile_seconds",
    "load_seconds",
    "reference",
    "ratio",
]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The compiled yardstick of Scopa."""
    return compiled(SCOPA, tmp_path_factory.mktemp("yardstick"))


def compiled(found: Game, folder: Path) -> Path:
    """Returns the compiled yardstick of a game."""
    path = folder / "yardstick"
    if bench.built(source(found), path) is None:
        pytest.skip(f"NO C COMPILER: the yardstick of {found.slug} is not checked. Install clang or gcc.")
    return path


def source(found: Game) -> Path:
    """Returns the source of a game's yardstick."""
    return Path(found.rules.__file__).with_name("yardstick.c")


@pytest.mark.parametrize("deals", [0, 1, 30 if INTERPRETED else 3000])
@pytest.mark.parametrize("slug", list(games()))
def test_the_yardstick_plays_the_very_deals_of_the_rules(slug: str, deals: int, tmp_path: Path) -> None:
    found, random = game(slug), seeded("yardstick")
    answer = subprocess.run(
        [compiled(found, tmp_path), str(deals), str(int(random[0]))],
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(answer.stdout)
    margins = np.zeros(2, np.int64)
    playout = instantiate("cardavia.arena.playout", found.rules)
    state, deck = found.blank(found.options())[0], np.zeros(len(found.pack), np.uint8)
    decisions = playout.playouts(deals, state, found.buffer(), deck, random, margins)
    assert (told["deals"], told["decisions"]) == (deals, decisions)
    assert [told["margins"], told["squares"]] == margins.tolist()


def test_the_yardstick_wants_two_numbers(program: Path) -> None:
    answer = subprocess.run([program], capture_output=True, text=True, check=False)
    assert answer.returncode == 2
    assert "DEALS SEED" in answer.stderr


@pytest.mark.parametrize("slug", list(games()))
def test_the_yardstick_compiles_without_a_warning(slug: str, tmp_path: Path, program: Path) -> None:
    file = str(source(game(slug)))
    command = ["cc", "-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-O1", "-c", file]
    subprocess.run([*command, "-o", str(tmp_path / "yardstick.o")], check=True)


def test_without_a_compiler_there_is_no_yardstick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert bench.built(source(SCOPA), tmp_path / "yardstick") is None


def test_a_yardstick_that_no_compiler_takes_is_told(tmp_path: Path, program: Path) -> None:
    broken = tmp_path / "broken.c"
    broken.write_text("int main(void) { return nothing; }\n")
    with pytest.warns(RuntimeWarning, match=r"broken\.c could not be compiled"):
        assert bench.built(broken, tmp_path / "broken") is None


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="this system pins no process to a core")
def test_measuring_keeps_to_one_core_and_gives_the_others_back() -> None:
    before = os.sched_getaffinity(0)
    with bench.one_core():
        assert len(os.sched_getaffinity(0)) == 1
    assert os.sched_getaffinity(0) == before


def test_the_figures_have_the_fields_of_the_notation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SCOPA.policy, "ITERATIONS", 20)
    monkeypatch.setattr(bench, "ROUNDS", 3)
    monkeypatch.setattr(bench, "SLICE", 0.01)
    seconds = iter([4.0, 0.25])
    monkeypatch.setattr(bench, "_first_use", lambda slug, cache: next(seconds))
    figures = bench.bench("scopa")
    assert list(figures) == FIELDS
    assert (figures["game"], figures["compile_seconds"], figures["load_seconds"]) == ("scopa", 4.0, 0.25)
    assert figures["decisions_per_second"] > figures["deals_per_second"] > 0
    assert figures["search_iterations_per_second"] > 0
    if figures["reference"] is not None:
        assert figures["ratio"] == pytest.approx(
            figures["decisions_per_second"] / figures["reference"], abs=0.001
        )


def test_without_a_yardstick_reference_and_ratio_are_null(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SCOPA.policy, "ITERATIONS", 20)
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "SLICE", 0.001)
    monkeypatch.setattr(bench, "_first_use", lambda slug, cache: 1.0)
    monkeypatch.setattr(bench, "built", lambda source, program: None)
    figures = bench.bench("scopa")
    assert list(figures) == FIELDS
    assert figures["reference"] is figures["ratio"] is None


def test_a_game_in_which_cards_may_be_left_tells_the_speed_of_its_longest_lists(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(game("cicera").policy, "ITERATIONS", 20)
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "SLICE", 0.001)
    monkeypatch.setattr(bench, "PLACING_DEALS", 1)
    monkeypatch.setattr(bench, "_first_use", lambda slug, cache: 1.0)
    figures = bench.bench("cicera")
    assert list(figures) == [*FIELDS, "placing_decisions_per_second"]
    assert figures["decisions_per_second"] > figures["placing_decisions_per_second"] > 0


def test_a_game_with_a_rule_player_tells_how_many_deals_it_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game("shengji").policy, "ITERATIONS", 20)
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "SLICE", 0.001)
    monkeypatch.setattr(bench, "PACED_DEALS", 1)
    monkeypatch.setattr(bench, "_first_use", lambda slug, cache: 1.0)
    figures = bench.bench("shengji")
    assert list(figures) == [*FIELDS, "policy_deals_per_second"]
    assert figures["policy_deals_per_second"] > 0


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGameError, match="bridge"):
        bench.bench("bridge")


def test_a_new_process_that_fails_says_why(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="There is no game 'bridge'"):
        bench._first_use("bridge", tmp_path)
