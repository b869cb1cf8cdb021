"""The ways of deciding that players are made of: chance, judgement, search."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardavia.ai.choice import Choice, MoveValue, Player, Reason
from cardavia.ai.workspace import Workspace, workspace
from cardavia.games.contract import Game, Observation
from cardavia.kernel.random import RandomState, below, seeded

EVENLY = 1 << 32
"""The number that stands for "every move drawn evenly" in the playouts of the search."""

SEEN = 64
"""Most moves that judgement keeps in view; Cicera can have ten thousand."""

REACH = 1.0
"""No level plays a move that looks worse than the best by more points.

A policy may have a REACH of its own, where deals are worth more points."""


@dataclass(frozen=True)
class Turn:
    """One decision to be made: what is known, where to think and a generator of its own."""

    game: Game
    known: np.recarray[Any, Any]
    space: Workspace
    random: RandomState

    @property
    def sign(self) -> int:
        """1 for the side that margins count for, else -1."""
        return 1 if self.game.side(int(self.known[0].seat)) == 0 else -1

    def action(self, place: int) -> str:
        """Returns a listed move as an action string."""
        return self.game.write(self.space.moves[place])

    def weighed(
        self, n: int, points: NDArray[Any], visits: NDArray[np.int64] | None = None
    ) -> tuple[MoveValue, ...]:
        """Returns the first n listed moves with their values for the actor's side."""
        return tuple(
            MoveValue(self.action(place), float(points[place]), 0 if visits is None else int(visits[place]))
            for place in range(n)
        )


@dataclass(frozen=True)
class Thinker(Player):
    """A player that decides by one way of thinking when there is something to decide."""

    game: Game
    name: str

    def choose(self, observation: Observation, seed: bytes) -> Choice:
        """Returns the decision of the observing seat; raises ValueError when it is not to act."""
        known = observation.records()
        rules = self.game.rules
        if observation.game is not self.game:
            raise ValueError(f"This player plays {self.game.slug}, not {observation.game.slug}.")
        if int(rules.actor(known[0].known)) != observation.seat:
            raise ValueError(f"Seat {observation.seat} is not to act, so that no move can be chosen for it.")
        turn = Turn(
            self.game, known, workspace(self.game), seeded("player", self.name, observation.data, seed)
        )
        if int(rules.count(known[0].known)) == 1:
            rules.moves(known[0].known, turn.space.moves)
            return Choice(turn.action(0), (), Reason.FORCED)
        return self.think(turn)

    def think(self, turn: Turn) -> Choice:
        """Returns the decision when there are several legal moves."""
        raise NotImplementedError


@dataclass(frozen=True)
class ChancePlayer(Thinker):
    """Draws evenly from the legal moves."""

    def think(self, turn: Turn) -> Choice:
        """Returns any legal move."""
        space = turn.space
        _, place = space.judgement.draw(turn.known[0].known, space.moves, turn.random)
        return Choice(turn.action(place), (), Reason.CHANCE)


@dataclass(frozen=True)
class JudgingPlayer(Thinker):
    """Follows the rule policy of the game, which looks no further than the next seat."""

    temperature: float
    """How far below the best a move may be and still be played now and then, in points."""

    def think(self, turn: Turn) -> Choice:
        """Returns the move that the policy likes best, or one close to it; the seed decides."""
        space = turn.space
        n, best = space.judgement.judge(turn.known[0].known, space.moves, space.promises, turn.random)
        order = np.argsort(-space.promises[:n], kind="stable").tolist()
        order.remove(best)
        places = [best, *order[: SEEN - 1]]
        values = tuple(
            MoveValue(turn.action(place), float(space.promises[place]), visits=0) for place in places
        )
        choice = Choice(values[0].action, values, Reason.JUDGEMENT)
        if self.temperature == 0:
            return choice
        seen = space.moves[places].copy().view(np.recarray)
        sound = {
            value.action
            for place, value in enumerate(values)
            if not self.game.policy.is_blunder(turn.known[0].known, seen, len(seen), place)
        }
        return tempered(turn, choice, self.temperature, sound)


def tempered(turn: Turn, choice: Choice, temperature: float, sound: Container[str]) -> Choice:
    """Returns a choice drawn from the sound moves, rarer the less a move is worth.

    A move that falls short of the best by the temperature is played 1 / e as often, one that falls short
    by more than REACH never.
    """
    best = max(value.points for value in choice.values)
    reach = getattr(turn.game.policy, "REACH", REACH)
    close = [
        value for value in choice.values if best - value.points <= reach and value.action in sound
    ] or list(choice.values[:1])
    weights = [fading((best - value.points) / temperature) for value in close]
    drawn = int(below(turn.random, np.uint64(EVENLY))) / EVENLY * sum(weights)
    place = 0
    while place < len(close) - 1 and drawn >= weights[place]:
        drawn -= weights[place]
        place += 1
    chosen = close[place]
    others = (value for value in choice.values if value is not chosen)
    return Choice(chosen.action, (chosen, *others), choice.reason, choice.failures)


def fading(distance: float) -> float:
    """Returns e ** -distance, rounded alike on every machine, unlike that of the mathematical libraries."""
    part = distance / 64
    result = term = 1.0
    for number in range(1, 16):
        term *= part / number
        result += term
    for _ in range(6):
        result *= result
    return 1.0 / result


@dataclass(frozen=True)
class SearchingPlayer(JudgingPlayer):
    """Searches the tree of what it knows, and plays the end exactly once it can name every card."""

    iterations: int
    """The work of one decision."""
    positions: int
    """The most positions that exact play may look at; a longer end is searched like any other."""
    exploration: float
    """The constant of the upper confidence bound, in points."""
    exploring: float
    """The share of playout moves that is drawn evenly; the rule policy makes the others."""

    def think(self, turn: Turn) -> Choice:
        """Returns the exact move, else the most visited one; judgement when no world could be drawn."""
        exact = self.finish(turn)
        if exact is not None:
            return exact
        space, known = turn.space, turn.known[0]
        space.grow(self.iterations)
        _, failures = space.search.search(
            known,
            self.iterations,
            self.exploration,
            np.uint64(self.exploring * EVENLY),
            space.world,
            space.moves,
            space.nodes,
            space.logarithms,
            turn.random,
        )
        n = space.search.tried(space.nodes, space.moves, space.promises, space.visits)
        if n == 0:
            judged = super().think(turn)
            return Choice(judged.action, judged.values, judged.reason, int(failures))
        values = turn.weighed(n, turn.sign * space.promises[:n], space.visits)
        return Choice(values[0].action, values, Reason.SEARCH, int(failures))

    def finish(self, turn: Turn) -> Choice | None:
        """Returns the move of best play to the end, None while cards are hidden or the end is too long."""
        return exact(turn, self.positions)


def exact(turn: Turn, positions: int) -> Choice | None:
    """Returns the move of best play to the end, None while cards are hidden or the end is too long.

    Of several, it is the one behind which the other side errs most easily.
    """
    space, known = turn.space, turn.known[0]
    if not turn.game.policy.is_open(known.known):
        return None
    if not turn.game.rules.sample(known, turn.random, space.line):
        return None
    space.budget[0] = positions
    n = space.endgame.solve(space.line, space.moves, space.promises, space.margins, space.budget)
    if n < 0:
        return None
    space.mistakes.prefer(
        space.line,
        n,
        space.moves,
        space.promises,
        space.margins,
        space.budget,
        space.hopes,
        space.chances,
    )
    values = turn.weighed(n, turn.sign * space.margins[:n])
    return Choice(values[0].action, values, Reason.EXACT)
