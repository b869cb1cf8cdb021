"""The fifth game in engine and arena: every command works with it, and it keeps the contract of games."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cardavia.games.registry import games
from tests.fifth.running import CASES, ROOT, environment, run

pytestmark = pytest.mark.lengthy


def test_the_game_is_there_only_where_the_host_names_it() -> None:
    assert "quindici" not in games()
    told = run("cardavia", "simulate", "quindici", "--deals", "1", "--seed", "1", "--output", "-")
    assert json.loads(told)["game"] == "quindici"


def test_its_cases_hold() -> None:
    told = run("cardavia", "conform", str(CASES))
    assert re.fullmatch(r"\d{2} passed, 0 failed, 0 skipped\n", told)


def test_its_deals_are_replayed_without_a_difference(tmp_path: Path) -> None:
    records = tmp_path / "deals.jsonl"
    run("cardavia", "simulate", "quindici", "--deals", "200", "--seed", "1", "--output", str(records))
    assert run("cardavia", "replay", str(records)) == "200 records, 0 differences\n"


def test_it_keeps_the_contract_of_games() -> None:
    told = run("pytest", "-q", "tests/games/test_contract.py", "-k", "quindici", "-p", "no:cacheprovider")
    assert re.search(r"^\d{2} passed", told, re.MULTILINE)


def test_its_pages_keep_what_every_page_of_rules_keeps() -> None:
    files = ("tests/web/test_rules_page.py", "tests/web/test_examples.py", "tests/texts/test_i18n.py")
    told = run("pytest", "-q", *files, "-k", "en-quindici", "-p", "no:cacheprovider")
    assert re.search(r"^\d+ passed", told, re.MULTILINE)


@pytest.mark.parametrize(
    ("better", "other", "pairs"),
    [("club", "random", 20), ("expert@0.1", "random", 4), ("greedy", "flat-4", 2)],
)
def test_its_players_meet_in_the_arena(better: str, other: str, pairs: int) -> None:
    told = run("cardavia", "arena", "quindici", better, other, "--pairs", str(pairs), "--seed", "1", "--json")
    assert json.loads(told)["pairs"] == pairs


def test_its_players_look_at_nothing_hidden() -> None:
    assert run("cardavia", "arena", "quindici", "--audit", "--json")


def test_without_the_setting_its_records_are_refused(tmp_path: Path) -> None:
    records = tmp_path / "deals.jsonl"
    run("cardavia", "simulate", "quindici", "--deals", "1", "--seed", "1", "--output", str(records))
    unnamed = {name: value for name, value in environment().items() if name != "CARDAVIA_GAMES"}
    done = subprocess.run(
        [sys.executable, "-m", "cardavia", "replay", str(records)],
        cwd=ROOT,
        env=unnamed | {"PYTHONPATH": os.environ.get("PYTHONPATH", "")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "quindici" in done.stdout + done.stderr
