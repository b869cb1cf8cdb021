"""The recipe of a new game tells all that the fifth game is made of, and the contract that it keeps."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.fifth.running import ROOT

RECIPE = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
PACKAGE = Path(__file__).with_name("quindici")
OF_ITS_OWN = {"__init__.py", "captures.py"}
"""A package needs the first; the second holds what the rules could hold themselves."""


def test_every_file_of_the_game_stands_in_the_recipe() -> None:
    files = [path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    names = {path.name.replace("quindici", "<slug>") for path in files} - OF_ITS_OWN
    assert len(names) > 15
    assert [name for name in sorted(names) if f"{name}`" not in RECIPE] == []


@pytest.mark.parametrize("module", ["rules", "policy", "aspects", "baselines", "outlook"])
def test_every_name_that_players_and_arena_ask_of_a_game_stands_in_the_recipe(module: str) -> None:
    homes = [ROOT / "src" / "cardavia" / part for part in ("ai", "arena", "play")]
    asked = {
        name
        for home in homes
        for path in home.rglob("*.py")
        if path.parent.name != "conformance"
        for name in re.findall(rf"\b{module}\.([A-Za-z]\w*)\(?", code(path))
    }
    assert sorted(name for name in asked - NOT_OF_GAMES if f"`{name}" not in RECIPE) == []


NOT_OF_GAMES = {"py", "name", "play_out", "outlook", "weights", "active", "leader"} | {
    "HAND", "HIDDEN", "MOST_ACTIVE", "NARROW"
}  # fmt: skip
"""Names of files and players, and the inside of an outlook, which only its training writes. The layouts of
conformance cases each know one family of games."""


def code(path: Path) -> str:
    """Returns the text of a module without what stands in quotes."""
    return re.sub(r'"[^"\n]*"', "", path.read_text(encoding="utf-8"))
