"""A player that sees all cards, to measure what honest play cannot have; the site cannot reach it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from cardavia.ai.choice import Choice, Player, Reason
from cardavia.ai.thinking import EVENLY
from cardavia.ai.workspace import workspace
from cardavia.arena.baselines import workshop
from cardavia.games.contract import Game, Observation
from cardavia.kernel.random import seeded


@dataclass(frozen=True)
class ClairvoyantPlayer(Player):
    """Tree search in the true world: every hand and the order of the stock are known to it."""

    game: Game
    name: str
    iterations: int
    exploration: float
    exploring: float

    def choose(self, observation: Observation, seed: bytes) -> Choice:
        """Raises TypeError: what this player goes by is no observation."""
        raise TypeError(f"{self.name} sees all cards and is no player of a table; ask it with a whole deal.")

    def choose_knowing(self, states: np.recarray[Any, Any], seed: bytes) -> Choice:
        """Returns the decision of the seat to act in a deal that is wholly known."""
        space = workspace(self.game)
        space.grow(self.iterations)
        workshop(self.game).rollouts.clairvoyant(
            states[0],
            self.iterations,
            self.exploration,
            np.uint64(self.exploring * EVENLY),
            space.world,
            space.moves,
            space.nodes,
            space.logarithms,
            seeded("cheat", self.name, seed, int(states[0].played)),
        )
        n = space.search.tried(space.nodes, space.moves, space.promises, space.visits)
        del n
        return Choice(self.game.write(space.moves[0]), (), Reason.SEARCH)
