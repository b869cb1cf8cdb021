"""Baselines as players: compiled rule players, and plain searches of the literature."""

from __future__ import annotations

import importlib
import threading
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardavia.ai.choice import Choice, Player, Reason
from cardavia.ai.thinking import EVENLY, Thinker, Turn
from cardavia.ai.workspace import records, template, workspace
from cardavia.games.contract import Game, Observation
from cardavia.kernel import INTERPRETED
from cardavia.kernel import cache as kernels
from cardavia.kernel.random import RandomState, seeded
from cardavia.kernel.template import instantiate

_own = threading.local()

PLIES = 64
"""Room for the longest line that a baseline looks along."""


class Workshop:
    """The compiled parts of a game's baselines, and what the game says about them."""

    def __init__(self, game: Game) -> None:
        self.module: ModuleType = importlib.import_module(f"{game.rules.__package__}.baselines")
        self.kinds: dict[str, int] = self.module.KINDS
        self.exploration: float = self.module.EXPLORATION
        self.version: int = self.module.VERSION
        self.reports: str | None = getattr(self.module, "REPORTS", None)
        """The rule player that finishes worlds for `mc-N` and `mc-lcb`, in games that have these."""
        self.looks_ahead: bool = getattr(self.module, "LOOKS_AHEAD", True)
        """Whether there are players that look several plies ahead in worlds: not where plays are too many."""
        parts = {name: template(name, game) for name in ("endgame", "search")}
        shared = {"baselines": self.module, "endgame": parts["endgame"], "search": parts["search"]}
        self.bouts = self._bound("bouts", game, shared)
        self.bouts.__dict__["chosen"] = getattr(self.module, "choose", self.bouts.preferred)
        self.rollouts = self._bound("rollouts", game, shared)

    def _bound(self, name: str, game: Game, shared: dict[str, ModuleType]) -> ModuleType:
        """Returns a template of the arena bound to a game and to the modules that it builds upon."""
        bound = instantiate(f"cardavia.arena.{name}", game.rules, game.policy)
        # Nothing is compiled before its first call, so that names may still be filled in here.
        bound.__dict__.update(shared)
        return bound


@cache
def workshop(game: Game) -> Workshop:
    """Returns the compiled parts of a game's baselines."""
    return Workshop(game)


class Bench:
    """Memory for one decision or one deal of the baselines of a game."""

    def __init__(self, game: Game) -> None:
        rules = game.rules
        space = workspace(game)
        self.line = space.line
        self.moves = space.moves
        self.promises = space.promises
        self.margins = space.margins
        self.budget = space.budget
        self.observations = records(1, rules.Observation)
        self.states = records(PLIES, rules.State)
        self.totals = np.zeros(rules.MOST_MOVES)
        self.random: RandomState = np.ones(1, np.uint64)

    @property
    def room(self) -> tuple[Any, ...]:
        """The arguments for exact play, in the order of the compiled functions."""
        return self.line, self.moves, self.promises, self.margins, self.budget, self.random


def bench(game: Game) -> Bench:
    """Returns the calling thread's memory for the baselines of a game."""
    made: dict[str, Bench] = _own.__dict__.setdefault("made", {})
    if game.slug not in made:
        made[game.slug] = Bench(game)
    return made[game.slug]


@dataclass(frozen=True)
class CompiledPlayer(Player):
    """A rule player that decides in compiled code, asked one by one or for whole deals in `bouts`."""

    game: Game
    name: str
    kind: int
    exact: bool

    def word(self, seed: bytes) -> int:
        """Returns what the draws of a deal depend on."""
        return int(seeded("baseline", self.name, seed)[0])

    def choose(self, observation: Observation, seed: bytes) -> Choice:
        """Returns the decision of the observing seat; raises ValueError when it is not to act."""
        known = observation.records()
        if int(self.game.rules.actor(known[0].known)) != observation.seat:
            raise ValueError(f"Seat {observation.seat} is not to act, so that no move can be chosen for it.")
        space = bench(self.game)
        bouts = workshop(self.game).bouts
        place = bouts.decide(known, self.kind, int(self.exact), np.uint64(self.word(seed)), *space.room)
        reason = Reason.CHANCE if self.name == "random" else Reason.JUDGEMENT
        return Choice(self.game.write(space.moves[int(place)]), (), reason)


@dataclass(frozen=True)
class TreePlayer(Thinker):
    """Single-observer information-set tree search with nothing added: the most visited move is played."""

    iterations: int
    exploration: float
    exploring: float

    def think(self, turn: Turn) -> Choice:
        """Returns the decision when there are several legal moves."""
        space = turn.space
        space.grow(self.iterations)
        _, failures = space.search.search(
            turn.known[0],
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
        values = turn.weighed(n, turn.sign * space.promises[:n], space.visits)
        return Choice(values[0].action, values, Reason.SEARCH, int(failures))


@dataclass(frozen=True)
class FlatPlayer(Thinker):
    """Flat Monte Carlo: every move gets the same number of playouts in the same worlds."""

    playouts: int
    exploring: float

    def think(self, turn: Turn) -> Choice:
        """Returns the decision when there are several legal moves."""
        room = bench(self.game)
        n = workshop(self.game).rollouts.flat(
            turn.known[0],
            self.playouts,
            np.uint64(self.exploring * EVENLY),
            room.states,
            room.moves,
            room.totals,
            turn.random,
        )
        return best(turn, int(n), room.totals)


@dataclass(frozen=True)
class DeterminizingPlayer(Thinker):
    """Perfect-information Monte Carlo: alpha-beta in sampled worlds, with one playout at every leaf."""

    worlds: int
    depth: int
    plies: int | None
    """How long a playout goes on before the position is valued; None plays to the end of the deal."""
    exploring: float
    exact: bool

    def think(self, turn: Turn) -> Choice:
        """Returns the decision when there are several legal moves."""
        room, rollouts = bench(self.game), workshop(self.game).rollouts
        is_open = self.exact and self.game.policy.is_open(turn.known[0].known)
        n = rollouts.determinized(
            turn.known[0],
            1 if is_open else self.worlds,
            rollouts.WHOLE if is_open else self.depth,
            np.uint64(self.exploring * EVENLY),
            rollouts.WHOLE if self.plies is None else self.plies,
            room.states,
            room.moves,
            room.promises,
            room.totals,
            turn.random,
        )
        return best(turn, int(n), room.totals)


@dataclass(frozen=True)
class ReportingPlayer(Thinker):
    """Common worlds that a rule player finishes, with or without a report from fresh worlds on who leads."""

    kind: int
    nominating: int
    confirming: int

    def think(self, turn: Turn) -> Choice:
        """Returns the decision when there are several legal moves."""
        room = bench(self.game)
        place, failures = workshop(self.game).rollouts.report(
            turn.known[0],
            self.kind,
            self.nominating,
            self.confirming,
            room.states,
            room.moves,
            room.totals,
            turn.random,
        )
        return Choice(self.game.write(room.moves[int(place)]), (), Reason.SEARCH, int(failures))


def best(turn: Turn, n: int, totals: NDArray[np.float64]) -> Choice:
    """Returns the move with the highest total for the actor's side, the first listed of equals."""
    place = int(np.argmax(turn.sign * totals[:n]))
    return Choice(turn.action(place), (), Reason.SEARCH)


def ensure_baselines(game: Game) -> None:
    """Compiles the baselines of a game unless some process on this machine has done so before."""
    if not INTERPRETED:
        kernels.ensure(f"{game.slug}-baselines", lambda: exercise(game))


def exercise(game: Game) -> None:
    """Lets one player of every way of thinking decide at every turn of a deal."""
    from cardavia.arena.contestants import contestant
    from cardavia.arena.course import Seating, compiled_deal, dealt

    options = game.options.read({})
    # Which rule player it is does not matter: all of them go through the same functions.
    *_, rules = workshop(game).kinds
    names = [f"{rules}+x", "ismcts-2", "flat-2", "cheat-2"]
    names += ["pimc-2", "esperto"] if workshop(game).looks_ahead else []
    names += ["mc-lcb@0.1"] if workshop(game).reports else []
    for name in names:
        seating = Seating((contestant(game, name),) * game.seats(options), (b"",) * game.seats(options))
        seating.play_out(dealt(game, options, b"", 0), options, game.first_context(options))
    player = contestant(game, f"{rules}+x")
    assert isinstance(player, CompiledPlayer)
    compiled_deal(dealt(game, options, b"", 0), (player,) * game.seats(options), (b"",) * game.seats(options))
