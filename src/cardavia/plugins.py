"""Games from outside this package: the packages that the host names in CARDAVIA_GAMES, and no other."""

from __future__ import annotations

import importlib.util
import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path

SETTING = "CARDAVIA_GAMES"
"""The environment variable: importable packages, separated by commas."""


class PluginError(Exception):
    """Raised for a package in CARDAVIA_GAMES that is no game: names it, the fault and what is wanted."""


@dataclass(frozen=True)
class Plugin:
    """A package with one game: its rules, its texts and its templates."""

    package: str
    """The name that it is imported by."""
    folder: Path

    @property
    def slug(self) -> str:
        """The slug of its game: the last part of the package's name."""
        return self.package.rpartition(".")[2]

    @property
    def module(self) -> str:
        """The module that offers the game as GAME."""
        return f"{self.package}.game"


@cache
def plugins() -> tuple[Plugin, ...]:
    """Returns the plugins in the order in which the host names them; raises PluginError.

    They are found, not imported: for a package inside another one Python imports the outer one.
    """
    return tuple(_found(name) for name in named(os.environ.get(SETTING, "")))


def owner_of(module: str) -> Plugin | None:
    """Returns the plugin that a module belongs to, None for every other module."""
    return next((plugin for plugin in plugins() if f"{module}.".startswith(f"{plugin.package}.")), None)


def named(written: str) -> tuple[str, ...]:
    """Returns the names in a value of the setting, each once."""
    return tuple(dict.fromkeys(name.strip() for name in written.split(",") if name.strip()))


def _found(name: str) -> Plugin:
    try:
        spec = importlib.util.find_spec(name)
    except (ImportError, ValueError):
        spec = None
    if spec is None or spec.origin is None or spec.submodule_search_locations is None:
        raise PluginError(
            f"{SETTING} names {name!r}, which is no package that Python finds. "
            f"Install it where Cardavia is installed, or take it out of {SETTING}."
        )
    folder = Path(spec.origin).parent
    if not (folder / "game.py").is_file():
        raise PluginError(
            f"{SETTING} names {name!r}, which holds no game: there is no game.py in it. "
            f"Name a package made by docs/new-game.md, or take it out of {SETTING}."
        )
    return Plugin(name, folder)
