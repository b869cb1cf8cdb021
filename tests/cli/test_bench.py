"""`cardavia bench`: one JSON object, or a table to read."""

from __future__ import annotations

import json
import sys
from types import ModuleType
from typing import Any

import pytest

from tests.cli.conftest import Cardavia

FIGURES: dict[str, Any] = {
    "game": "scopa",
    "decisions_per_second": 20_500_000.5,
    "compile_seconds": 2.25,
    "reference": None,
    "ratio": None,
}


@pytest.fixture(autouse=True)
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts known figures in the place of a measurement."""
    module = ModuleType("cardavia.arena.bench")
    module.bench = lambda slug: {**FIGURES, "game": slug}  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "cardavia.arena.bench", module)


def test_the_figures_are_one_json_object(cardavia: Cardavia) -> None:
    run = cardavia("bench", "scopa", "--json")
    assert run.code == 0
    assert json.loads(run.out) == FIGURES
    assert len(run.lines) == 1


def test_without_json_the_figures_are_lines_to_read(cardavia: Cardavia) -> None:
    assert cardavia("bench", "scopa").lines == [
        "game                  scopa",
        "decisions per second  20,500,000",
        "compile seconds       2.25",
        "reference             none",
        "ratio                 none",
    ]


def test_an_unknown_game_is_answered_with_those_there_are(cardavia: Cardavia) -> None:
    run = cardavia("bench", "whist")
    assert (run.code, run.out) == (2, "")
    assert run.error.startswith("cardavia bench: There is no game 'whist'. Games: ")
