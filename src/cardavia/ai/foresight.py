"""The strongest way of thinking: every line to the end of the hand, a trained outlook there, exact ends."""

from __future__ import annotations

import importlib
import threading
from dataclasses import dataclass
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from cardavia.ai.choice import Choice, Reason
from cardavia.ai.thinking import EVENLY, SearchingPlayer, Turn, tempered
from cardavia.ai.workspace import records, template, workspace
from cardavia.games.contract import Game

_own = threading.local()

LAYERS = 4
"""One more than a seat plays in the longest hand of which every line is looked at."""

NODES = 4
"""Nodes for every iteration; a walk in a full tree ends where the tree does."""


class Lookout:
    """The compiled search of a game that has an outlook, its weights and its room."""

    def __init__(self, game: Game, outlook: ModuleType) -> None:
        space = workspace(game)
        self.horizon = template("horizon", game)
        # Nothing is compiled before its first call, so that names may still be filled in here.
        self.horizon.__dict__.update(outlook=outlook, endgame=space.endgame, search=space.search)
        self.styles = space.styles
        self.belief = template("belief", game)
        self.belief.__dict__.update(styles=self.styles)
        self.response = template("response", game)
        self.response.__dict__.update(horizon=self.horizon, styles=self.styles, belief=self.belief)
        self.layers: tuple[NDArray[np.float32], ...] = outlook.weights()
        self.inputs = np.zeros(outlook.MOST_ACTIVE, np.int64)
        self.units = np.zeros(outlook.HIDDEN + outlook.NARROW, np.float32)
        self.worlds = records(0, game.rules.State)
        self.order = np.zeros(0, np.int64)
        self.marks = np.zeros(0, np.uint64)
        self.manners = np.zeros(0, np.int64)
        self.chances = np.zeros(0)

    def grow(self, worlds: int) -> None:
        """Makes room for so many worlds in every layer of a response."""
        size = max(LAYERS, self.belief.CANDIDATES) * worlds
        if len(self.worlds) < size:
            self.worlds = records(size, self.worlds.dtype)
            self.order = np.zeros(size, np.int64)
            self.marks = np.zeros(size, np.uint64)
            self.manners = np.zeros(worlds, np.int64)
            self.chances = np.zeros(self.styles.STYLES * (self.belief.CANDIDATES * worlds + 1))

    def respond(self, turn: Turn, count: int) -> tuple[int, int]:
        """Values the moves of a turn in its workspace; returns their number and the failed samples."""
        space = turn.space
        self.grow(count)
        n, failures = self.response.respond(
            turn.known[0],
            count,
            self.worlds,
            self.order,
            self.marks,
            self.manners,
            self.chances,
            space.line,
            space.moves,
            space.promises,
            space.budget,
            *self.layers,
            self.inputs,
            self.units,
            turn.random,
            space.hopes,
        )
        return int(n), int(failures)

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
    """Looks at every line of the hand being played; where it is too long for that, searches it as a tree."""

    share: float
    """The part of the full number of worlds in which every line is looked at."""
    foresight: int
    """The iterations of one decision where a tree is searched."""
    trust: float
    """How often the other side is taken to follow the rule policy in a tree."""

    def think(self, turn: Turn) -> Choice:
        """Returns the exact move, else the best one found, or one close to it."""
        choice = self.weigh(turn)
        if self.temperature == 0 or choice.reason is Reason.EXACT:
            return choice
        return tempered(turn, choice, self.temperature, {value.action for value in choice.values})

    def weigh(self, turn: Turn) -> Choice:
        """Returns the best move found; the rule policy decides when no world could be drawn."""
        found = lookout(self.game)
        if found is None:
            return super().think(turn)
        exact = self.finish(turn)
        if exact is not None:
            return exact
        worlds = int(self.game.policy.worlds(turn.known[0].known))
        choice = self.respond(turn, found, worlds) if worlds else self.search(turn, found)
        return super().think(turn) if choice is None else choice

    def respond(self, turn: Turn, found: Lookout, worlds: int) -> Choice | None:
        """Returns the best response to the other side; None without a world."""
        count = max(1, round(worlds * self.share))
        n, failures = found.respond(turn, count)
        if n == 0:
            return None
        visits = np.full(n, count)
        values = turn.weighed(n, turn.sign * turn.space.hopes[:n], visits)
        # Of equals the one listed first: the sort is stable.
        best, *others = sorted(values, key=lambda value: -value.points)
        return Choice(best.action, (best, *others), Reason.SEARCH, failures)

    def search(self, turn: Turn, found: Lookout) -> Choice | None:
        """Returns the most visited move of a tree; None without a world."""
        failures = found.grow_tree(turn, self)
        space = turn.space
        n = int(space.search.tried(space.nodes, space.moves, space.promises, space.visits))
        if n == 0:
            return None
        values = turn.weighed(n, turn.sign * space.promises[:n], space.visits)
        return Choice(values[0].action, values, Reason.SEARCH, failures)
