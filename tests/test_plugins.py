"""Games from outside the package: what the host may name, and what is refused with a reason."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardavia import plugins
from cardavia.games import registry
from cardavia.kernel import cache
from cardavia.plugins import Plugin, PluginError


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on the import path in which packages can be laid down."""
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def lay(shelf: Path, name: str, game: str | None = "") -> Path:
    """Lays down a package, with a module `game` of the given content."""
    package = shelf / name
    package.mkdir()
    (package / "__init__.py").write_text("")
    if game is not None:
        (package / "game.py").write_text(game)
    importlib.invalidate_caches()
    return package


def found(monkeypatch: pytest.MonkeyPatch, written: str) -> tuple[Plugin, ...]:
    """Returns what the host gets for a value of the setting."""
    monkeypatch.setenv("CARDAVIA_GAMES", written)
    return plugins.plugins.__wrapped__()


def registered(monkeypatch: pytest.MonkeyPatch, written: str) -> list[str]:
    """Returns the slugs of all games under a value of the setting."""
    named = found(monkeypatch, written)
    monkeypatch.setattr(registry, "plugins", lambda: named)
    return list(registry.games.__wrapped__())


@pytest.mark.parametrize("written", ["", " ", ","])
def test_without_the_setting_there_are_no_plugins(monkeypatch: pytest.MonkeyPatch, written: str) -> None:
    assert found(monkeypatch, written) == ()


def test_packages_are_separated_by_commas_and_taken_once(
    shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(shelf, "first_plugin")
    lay(shelf, "second_plugin")
    named = found(monkeypatch, "second_plugin, first_plugin,second_plugin")
    assert [plugin.package for plugin in named] == ["second_plugin", "first_plugin"]
    assert named[0].folder == shelf / "second_plugin"


def test_finding_a_plugin_runs_none_of_its_code(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(shelf, "loud_plugin", "raise RuntimeError('imported')")
    (shelf / "loud_plugin" / "__init__.py").write_text("raise RuntimeError('imported')")
    assert len(found(monkeypatch, "loud_plugin")) == 1
    assert "loud_plugin" not in sys.modules


def test_a_package_that_nobody_named_is_not_imported(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(shelf, "unnamed_plugin", "raise RuntimeError('imported')")
    assert "scopa" in registered(monkeypatch, "")
    assert "unnamed_plugin" not in sys.modules


@pytest.mark.parametrize("name", ["no_such_package", "..up", "cardavia.cards", "no_such.inner"])
def test_what_is_no_package_is_refused_by_name(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    with pytest.raises(PluginError, match="is no package that Python finds") as caught:
        found(monkeypatch, name)
    assert repr(name) in str(caught.value)


def test_a_package_without_a_game_is_refused(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(shelf, "empty_plugin", None)
    with pytest.raises(PluginError, match=r"'empty_plugin', which holds no game: there is no game\.py"):
        found(monkeypatch, "empty_plugin")


def test_a_game_module_that_offers_no_game_is_refused(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(shelf, "vain_plugin", "GAME = 'scopa'")
    with pytest.raises(PluginError, match=r"game\.py offers no game"):
        registered(monkeypatch, "vain_plugin")


SCOPA = "from cardavia.games.scopa.game import GAME"


def test_a_game_has_to_be_called_like_its_package(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(shelf, "renamed_plugin", SCOPA)
    with pytest.raises(PluginError, match="Call it 'renamed_plugin'"):
        registered(monkeypatch, "renamed_plugin")


def test_a_second_game_of_one_slug_is_refused(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(lay(shelf, "another", None), "scopa", SCOPA)
    with pytest.raises(PluginError, match="there is a game 'scopa' already"):
        registered(monkeypatch, "another.scopa")


def test_the_kernels_of_a_plugin_lie_apart_and_go_by_its_sources(
    shelf: Path, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    house = tmp_path_factory.mktemp("kernels")
    package = lay(shelf, "changing")
    named = found(monkeypatch, "changing")
    monkeypatch.setattr(cache, "plugins", lambda: named)
    monkeypatch.setattr(cache, "folder", lambda: house)
    before = cache._place("changing")
    assert before is not None
    assert before.parent == house
    assert before.stat().st_mode & 0o777 == 0o700
    assert cache._place("scopa") == house
    (package / "rules.py").write_text("CARDS = 40\n")
    cache.plugin_digest.cache_clear()
    cache.plugin_folder.cache_clear()
    assert cache._place("changing") not in (before, house, None)


def test_a_module_belongs_to_the_plugin_that_holds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    dice = Plugin("lent.dice", Path("lent/dice"))
    monkeypatch.setattr(plugins, "plugins", lambda: (dice,))
    assert plugins.owner_of("lent.dice.rules") == plugins.owner_of("lent.dice") == dice
    assert plugins.owner_of("lent.dicey.rules") is None
    assert plugins.owner_of("cardavia.ai.search") is None


def test_a_command_ends_with_the_reason_when_a_plugin_is_not_there() -> None:
    command = [
        sys.executable,
        "-m",
        "cardavia",
        "simulate",
        "scopa",
        "--deals",
        "1",
        "--seed",
        "1",
        "--output",
        "-",
    ]
    environment = {**os.environ, "CARDAVIA_GAMES": "no_such_package"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "CARDAVIA_GAMES names 'no_such_package'" in done.stderr
    assert "Traceback" not in done.stderr
