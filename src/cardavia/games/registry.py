"""Finds the games: every package in this folder that has a `game` module, and every plugin."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from cardavia.games.contract import Game
from cardavia.plugins import SETTING, PluginError, plugins


class UnknownGameError(LookupError):
    """Raised for a game that is not here; the message names those that are."""


@cache
def games() -> Mapping[str, Game]:
    """Returns all games by slug, in the order that they carry; raises PluginError.

    Nothing is imported from outside this package but what the host names in CARDAVIA_GAMES.
    """
    here = Path(__file__).parent
    packages = [found.name for found in pkgutil.iter_modules([str(here)]) if found.ispkg]
    names = [name for name in packages if (here / name / "game.py").is_file()]
    found: dict[str, Game] = {
        name: importlib.import_module(f"{__package__}.{name}.game").GAME for name in names
    }
    for plugin in plugins():
        offered = getattr(importlib.import_module(plugin.module), "GAME", None)
        if not isinstance(offered, Game):
            raise PluginError(
                f"{SETTING} names {plugin.package!r}, whose game.py offers no game. "
                "Let it end with GAME = an object of a class derived from Game."
            )
        if offered.slug != plugin.slug:
            raise PluginError(
                f"{SETTING} names {plugin.package!r}, whose game has the slug {offered.slug!r}. "
                f"Call it {plugin.slug!r} as the package is called: its texts and kernels go by that name."
            )
        if offered.slug in found:
            raise PluginError(
                f"{SETTING} names {plugin.package!r}, but there is a game {offered.slug!r} already. "
                f"Give package and game another name, or take it out of {SETTING}."
            )
        found[offered.slug] = offered
    return MappingProxyType(dict(sorted(found.items(), key=lambda item: (item[1].place, item[0]))))


def game(slug: str) -> Game:
    """Returns the game with this slug; raises UnknownGameError."""
    if slug not in games():
        raise UnknownGameError(f"There is no game {slug!r}. Games: {', '.join(games())}.")
    return games()[slug]


def folder(slug: str) -> Path:
    """Returns the folder that holds all of a game's rules; raises UnknownGameError."""
    return Path(inspect.getfile(type(game(slug)))).parent
