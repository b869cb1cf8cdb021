"""Finds the games: every package in this folder that has a `game` module is one."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from cardavia.games.contract import Game


class UnknownGameError(LookupError):
    """Raised for a game that is not here; the message names those that are."""


@cache
def games() -> Mapping[str, Game]:
    """Returns all games by slug, in the order that they carry."""
    here = Path(__file__).parent
    packages = [found.name for found in pkgutil.iter_modules([str(here)]) if found.ispkg]
    names = [name for name in packages if (here / name / "game.py").is_file()]
    found: list[Game] = [importlib.import_module(f"cardavia.games.{name}.game").GAME for name in names]
    return MappingProxyType({game.slug: game for game in sorted(found, key=lambda game: game.place)})


def game(slug: str) -> Game:
    """Returns the game with this slug; raises UnknownGameError."""
    if slug not in games():
        raise UnknownGameError(f"There is no game {slug!r}. Games: {', '.join(games())}.")
    return games()[slug]
