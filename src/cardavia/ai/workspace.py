"""The memory that players think in: made once per thread and game, then used again."""

from __future__ import annotations

import importlib
import threading
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardavia.games.contract import Game
from cardavia.kernel.template import instantiate

_own = threading.local()


class Workspace:
    """The templates of thinking bound to one game, and the arrays that they fill.

    Nothing in it outlives a decision.
    """

    def __init__(self, game: Game) -> None:
        rules, policy = game.rules, game.policy
        plies = policy.OPEN_PLIES
        self.judgement = template("judgement", game)
        self.search = template("search", game)
        self.endgame = template("endgame", game)
        self.mistakes = template("mistakes", game)
        self.styles = styles(game)
        # Nothing is compiled before its first call, so that names may still be filled in here.
        self.mistakes.__dict__.update(endgame=self.endgame, styles=self.styles)
        self.world = records(1, rules.State)
        self.line = records(plies + 1, rules.State)
        self.moves = records((plies + 1) * rules.MOST_MOVES, rules.Move)
        self.promises = np.zeros(len(self.moves))
        self.margins = np.zeros(rules.MOST_MOVES, np.int64)
        self.hopes = np.zeros(rules.MOST_MOVES)
        self.visits = np.zeros(rules.MOST_MOVES, np.int64)
        self.chances = np.zeros(self.styles.STYLES)
        self.budget = np.zeros(1, np.int64)
        self.nodes = records(0, self.search.Node)
        self.logarithms: NDArray[np.float64] = np.zeros(0)

    def grow(self, iterations: int) -> None:
        """Makes room for a tree of so many iterations."""
        if len(self.nodes) <= iterations:
            self.nodes = records(iterations + 1, self.search.Node)
            self.logarithms = np.zeros(iterations + 1)
            self.search.fill_logarithms(self.logarithms)


def workspace(game: Game) -> Workspace:
    """Returns the calling thread's workspace for a game."""
    made: dict[str, Workspace] = _own.__dict__.setdefault("made", {})
    if game.slug not in made:
        made[game.slug] = Workspace(game)
    return made[game.slug]


def styles(game: Game) -> ModuleType:
    """Returns the module that tells the styles of play of a game apart: its own, or that of one style."""
    try:
        return importlib.import_module(f"{game.rules.__package__}.styles")
    except ModuleNotFoundError:
        return template("styles", game)


def template(name: str, game: Game) -> ModuleType:
    """Returns one of this package's templates bound to a game."""
    return instantiate(f"cardavia.ai.{name}", game.rules, game.policy)


def records(length: int, dtype: np.dtype[Any]) -> np.recarray[Any, Any]:
    """Returns an array of empty records as kernels take it."""
    return np.zeros(length, dtype).view(np.recarray)
