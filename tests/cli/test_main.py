"""The command line as a whole: help, version, and the site as what plain `cardavia` means."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import typer

from cardavia import cli
from tests.cli.conftest import Cardavia

ROOT = Path(__file__).parents[2]
COMMANDS = sorted(typer.main.get_command(cli.app).commands)  # type: ignore[attr-defined]


def test_the_version_is_that_of_the_package(cardavia: Cardavia) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    run = cardavia("--version")
    assert (run.code, run.out) == (0, f"cardavia {project['version']}\n")


@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_help_names_every_command(cardavia: Cardavia, flag: str) -> None:
    run = cardavia(flag)
    assert run.code == 0
    assert all(f" {command} " in run.out for command in COMMANDS)


def test_the_commands_of_the_notation_are_here() -> None:
    assert {"conform", "simulate", "replay", "serve", "bench", "play", "verify", "warm"} <= set(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_has_an_example(cardavia: Cardavia, command: str) -> None:
    run = cardavia(command, "--help")
    assert run.code == 0
    assert "Example" in run.out
    assert f"cardavia {command}" in run.out


@pytest.mark.parametrize(
    ("arguments", "served"),
    [
        ([], ("127.0.0.1", 8000, 1)),
        (["--port", "9000"], ("127.0.0.1", 9000, 1)),
        (["serve", "--host", "0.0.0.0", "--workers", "2"], ("0.0.0.0", 8000, 2)),
    ],
)
def test_plain_cardavia_serves_the_site(
    cardavia: Cardavia, monkeypatch: pytest.MonkeyPatch, arguments: list[str], served: tuple[str, int, int]
) -> None:
    calls = []
    monkeypatch.setattr(
        "cardavia.web.serve.run", lambda *, host, port, workers: calls.append((host, port, workers))
    )
    assert cardavia(*arguments).code == 0
    assert calls == [served]


def test_an_unknown_command_is_an_error_of_usage(cardavia: Cardavia) -> None:
    run = cardavia("shuffle")
    assert (run.code, run.out) == (2, "")
    assert "No such command 'shuffle'" in run.error


def test_an_unknown_option_is_an_error_of_usage(cardavia: Cardavia) -> None:
    run = cardavia("simulate", "scopa", "--fast")
    assert (run.code, run.out) == (2, "")


@pytest.mark.parametrize("flag", ["--version", "--help"])
def test_help_and_version_load_neither_numbers_nor_games(flag: str) -> None:
    program = (
        "import sys\n"
        "from cardavia.cli import main\n"
        "try:\n"
        f"    main(['{flag}'])\n"
        "except SystemExit:\n"
        "    pass\n"
        "heavy = {'numpy', 'numba', 'fastapi', 'sqlalchemy', 'cardavia.games', 'cardavia.web', 'yaml'}\n"
        "print(sorted(heavy & set(sys.modules)))\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    assert run.stdout.splitlines()[-1] == "[]"
