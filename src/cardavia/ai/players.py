"""Computer players by name."""

from __future__ import annotations

from functools import cache

from cardavia.ai import levels, readiness
from cardavia.ai.choice import Choice, MoveValue, Player, Reason
from cardavia.ai.levels import LEVELS, NAMES, UnknownPlayerError
from cardavia.games.contract import Game

__all__ = ["LEVELS", "NAMES", "Choice", "MoveValue", "Player", "Reason", "UnknownPlayerError", "player"]


@cache
def player(game: Game, name: str, share: float = 1.0) -> Player:
    """Returns a player of a game, compiled and ready; raises UnknownPlayerError.

    `name` is one of NAMES, with a share of its work behind it if wanted: `master@0.25`. The first call
    for a game may take several seconds, unless `readiness.ensure_players` has been called before.
    """
    made = levels.made(game, name, share)
    readiness.ensure_players(game)
    return made
