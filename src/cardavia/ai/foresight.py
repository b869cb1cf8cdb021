"""The strongest way of thinking: search to the end of the hand, a trained outlook there, exact ends."""

from __future__ import annotations

import importlib
import threading
from dataclasses import dataclass
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from cardavia.ai.choice import Choice, Reason
from cardavia.ai.thinking import EVENLY, SearchingPlayer, Turn, tempered
from cardavia.ai.workspace import template, workspace
from cardavia.games.contract import Game

_own = threading.local()

NODES = 4
"""Nodes for every iteration; a walk in a full tree ends where the tree does."""


class Lookout:
    """The compiled search of a game that has an outlook, its weights and its room."""

    def __init__(self, game: Game, outlook: ModuleType) -> None:
        space = workspace(game)
        self.horizon = template("horizon", game)
        # Nothing is compiled before its first call, so that names may still be filled in here.
        self.horizon.__dict__.update(outlook=outlook, endgame=space.endgame, search=space.search)
        self.layers: tuple[NDArray[np.float32], ...] = outlook.weights()
        self.inputs = np.zeros(outlook.MOST_ACTIVE, np.int64)
        self.units = np.zeros(outlook.HIDDEN + outlook.NARROW, np.float32)

    def grow_tree(self, turn: Turn, player: ForesightPlayer) -> int:
        """Grows the tree of a turn in its workspace; returns the failed samples."""
        space = turn.space
        # Trusted replies need nodes of their own, several in one iteration.
        space.grow(NODES * player.foresight)
        _, failures = self.horizon.foresee(
            turn.known[0],
            player.foresight,
            player.exploration,
            np.uint64(player.trust * EVENLY),
            space.line,
            space.moves,
            space.promises,
            space.budget,
            space.nodes,
            space.logarithms,
            *self.layers,
            self.inputs,
            self.units,
            turn.random,
        )
        return int(failures)


def lookout(game: Game) -> Lookout | None:
    """Returns the calling thread's lookout for a game, None for one without an outlook."""
    made: dict[str, Lookout | None] = _own.__dict__.setdefault("made", {})
    if game.slug not in made:
        try:
            outlook = importlib.import_module(f"{game.rules.__package__}.outlook")
        except ModuleNotFoundError:
            made[game.slug] = None
        else:
            made[game.slug] = Lookout(game, outlook)
    return made[game.slug]


@dataclass(frozen=True)
class ForesightPlayer(SearchingPlayer):
    """Searches the hand being played; where no new cards come, to the end of the deal."""

    foresight: int
    """The work of one decision within a hand."""
    trust: float
    """How often the other side is taken to follow the rule policy within the hand."""

    def think(self, turn: Turn) -> Choice:
        """Returns the exact move, else the most visited one, or one close to it."""
        choice = self.weigh(turn)
        if self.temperature == 0 or choice.reason is Reason.EXACT:
            return choice
        return tempered(turn, choice, self.temperature, {value.action for value in choice.values})

    def weigh(self, turn: Turn) -> Choice:
        """Returns the best move found."""
        found = lookout(self.game)
        if found is None:
            return super().think(turn)
        exact = self.finish(turn)
        if exact is not None:
            return exact
        failures = found.grow_tree(turn, self)
        space = turn.space
        n = int(space.search.tried(space.nodes, space.moves, space.promises, space.visits))
        if n == 0:
            return super().think(turn)
        values = turn.weighed(n, turn.sign * space.promises[:n], space.visits)
        return Choice(values[0].action, values, Reason.SEARCH, failures)
