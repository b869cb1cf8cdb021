"""Hints for the seat to act: the best play, the next best, and why, from its own information alone."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardavia.ai.guarded import TYPICAL
from cardavia.ai.levels import POSITIONS
from cardavia.ai.workspace import Workspace, template, workspace
from cardavia.games.contract import Game, Observation
from cardavia.games.hints import Estimate, Look, Note, Reason
from cardavia.kernel.random import RandomState, seeded

CANDIDATES = 12
"""Most plays that are compared: those that the rule policy likes best."""

NORMAL = 1.96
"""Standard errors to either side of a mean that hold 95 % of a normal distribution."""

REASONS = 2
SECOND = 1 / 3
"""Most reasons that are given, and how much of the first one's weight a further one must have."""


class Certainty(StrEnum):
    """How sure it is that no other play is as good."""

    FORCED = "forced"
    """There is no other play."""
    EXACT = "exact"
    """All cards are known and every line was played to the end."""
    CLEAR = "clear"
    UNCLEAR = "unclear"
    """The interval of the difference to the next best play covers 0."""


@dataclass(frozen=True)
class Comparison:
    """How much worse a play is than the best one: points of the deal, and the half width of 95 %."""

    action: str
    difference: float
    interval: float

    @property
    def is_clear(self) -> bool:
        """Whether the interval leaves no doubt."""
        return self.difference > self.interval


@dataclass(frozen=True)
class Hint:
    """What to look at, what to play, and why."""

    look: Look
    action: str
    certainty: Certainty
    second: Comparison | None = None
    """The next best play."""
    rival: Comparison | None = None
    """The play that the reasons compare with: the best of those that are clearly worse."""
    reasons: tuple[Reason, ...] = ()
    dangers: tuple[Note, ...] = ()


@dataclass(frozen=True)
class Assessment:
    """Plays compared on common worlds, the best first."""

    estimates: tuple[Estimate, ...]
    comparisons: tuple[Comparison, ...]
    """Of all plays but the first, with the first."""
    is_exact: bool


def hint(observation: Observation, playouts: int | None = None) -> Hint:
    """Returns the hint for the observing seat; raises ValueError when it is not to act.

    Depends on the observation and on nothing else. `playouts` is the work, by default the game's own.
    """
    game, known = observation.game, observation.records()[0].known
    if int(game.rules.actor(known)) != observation.seat:
        raise ValueError(f"Seat {observation.seat} is not to act, so that there is nothing to advise.")
    if int(game.rules.count(known)) == 1:
        moves = workspace(game).moves
        game.rules.moves(known, moves)
        return Hint(Look("look-forced"), game.write(moves[0]), Certainty.FORCED)
    return worded(observation, assess(observation, playouts or game.aspects.PLAYOUTS))


def worded(observation: Observation, assessment: Assessment) -> Hint:
    """Returns an assessment as a hint: reasons are sought against the best play that is clearly worse."""
    best, *_ = assessment.estimates
    if not assessment.comparisons:
        # Of all that is legal one play alone was worth a look.
        return Hint(Look("look-equal"), best.action, Certainty.UNCLEAR)
    second, *_ = assessment.comparisons
    certainty = Certainty.CLEAR if second.is_clear else Certainty.UNCLEAR
    if assessment.is_exact:
        certainty = Certainty.EXACT
    worse = [place for place, other in enumerate(assessment.comparisons) if other.is_clear]
    if not worse:
        return Hint(Look("look-equal"), best.action, certainty, second)
    rival = assessment.estimates[worse[0] + 1]
    game = observation.game
    reasons = weightiest(game.reasons(observation, best, rival))
    told = {reason.topic for reason in reasons}
    return Hint(
        look=game.look(observation, reasons[0].topic) if reasons else Look("look-equal"),
        action=best.action,
        certainty=certainty,
        second=second,
        rival=assessment.comparisons[worse[0]],
        reasons=reasons,
        dangers=tuple(danger for danger in game.dangers(observation, best) if danger.topic not in told),
    )


def weightiest(reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """Returns the one or two reasons that explain most."""
    ordered = sorted(reasons, key=lambda reason: -reason.points)[:REASONS]
    return tuple(reason for reason in ordered if reason.points >= SECOND * ordered[0].points)


def assess(observation: Observation, playouts: int) -> Assessment:
    """Returns the most promising plays of the seat to act, compared on common worlds."""
    game = observation.game
    space, known = workspace(game), observation.records()
    random = seeded("hint", observation.data)
    candidates, listed = promising(space, known, random)
    if game.policy.is_open(known[0].known) and game.rules.sample(known[0], random, space.line):
        accounts = Accounts(game, len(candidates), 1)
        if accounts.finish(candidates, space):
            return accounts.assessment(game, candidates, known[0], is_exact=True)
    work = playouts * TYPICAL // max(TYPICAL, listed)
    accounts = Accounts(game, len(candidates), max(2, work // len(candidates)))
    accounts.sample(candidates, space, known[0], random)
    return accounts.assessment(game, candidates, known[0], is_exact=False)


def promising(
    space: Workspace, known: np.recarray[Any, Any], random: RandomState
) -> tuple[np.recarray[Any, Any], int]:
    """Returns the moves that the rule policy likes best, the best first, and out of how many."""
    n, _ = space.judgement.judge(known[0].known, space.moves, space.promises, random)
    places = np.argsort(-space.promises[: int(n)], kind="stable")[:CANDIDATES]
    return space.moves[places].copy().view(np.recarray), int(n)


class Accounts:
    """What is summed up of every candidate over all worlds."""

    def __init__(self, game: Game, candidates: int, worlds: int) -> None:
        rows, aspects = game.rules.SCORE_ROWS, game.aspects
        self.template = assessing(game)
        self.margins = np.zeros((worlds, candidates), np.int64)
        self.sheets = np.zeros((candidates, rows, 2), np.int64)
        self.parts = np.zeros((candidates, aspects.PARTS), np.int64)
        self.facts = np.zeros((candidates, aspects.FACTS), np.int64)
        self.sheet = np.zeros((rows, 2), np.int64)

    def finish(self, candidates: np.recarray[Any, Any], space: Workspace) -> bool:
        """Fills the accounts by best play in the one world there is; False when that takes too long."""
        return bool(
            self.template.finish(
                candidates,
                space.line,
                space.moves,
                space.promises,
                space.visits,
                space.budget,
                POSITIONS,
                self.margins,
                self.sheets,
                self.parts,
                self.facts,
                self.sheet,
            )
        )

    def sample(
        self, candidates: np.recarray[Any, Any], space: Workspace, known: Any, random: RandomState
    ) -> None:
        """Fills the accounts by playouts in sampled worlds."""
        drawn = self.template.assess(
            known,
            candidates,
            space.line,
            space.moves,
            self.margins,
            self.sheets,
            self.parts,
            self.facts,
            self.sheet,
            random,
        )
        self.margins = self.margins[: int(drawn)]

    def assessment(
        self, game: Game, candidates: np.recarray[Any, Any], known: Any, *, is_exact: bool
    ) -> Assessment:
        """Returns the plays in order of their margins, equal ones in the order of the candidates."""
        side = game.side(int(known.seat))
        margins = self.margins if side == 0 else -self.margins
        worlds = max(1, len(margins))
        order = np.argsort(-margins.sum(axis=0), kind="stable")
        actions = [game.write(move) for move in candidates]
        estimates = tuple(
            Estimate(
                action=actions[place],
                move=candidates[place].tolist(),
                points=int(margins[:, place].sum()) / worlds,
                rows=tuple(
                    (int(row[side]) / worlds, int(row[1 - side]) / worlds) for row in self.sheets[place]
                ),
                parts=tuple(int(part) / worlds for part in self.parts[place]),
                facts=tuple(int(fact) / worlds for fact in self.facts[place]),
            )
            for place in order
        )
        comparisons = tuple(
            Comparison(actions[place], *difference(margins[:, order[0]] - margins[:, place]))
            for place in order[1:]
        )
        return Assessment(estimates, comparisons, is_exact)


def difference(margins: NDArray[np.int64]) -> tuple[float, float]:
    """Returns the mean of whole numbers and the half width of its 95 % interval.

    Sums of whole numbers are exact, so that every machine returns the same.
    """
    n = len(margins)
    if n < 2:
        return (float(margins.sum()), 0.0)
    total, squares = int(margins.sum()), int((margins * margins).sum())
    variance = (squares - total * total / n) / (n - 1)
    return total / n, NORMAL * math.sqrt(max(0.0, variance) / n)


@cache
def assessing(game: Game) -> ModuleType:
    """Returns the template of assessment bound to a game."""
    made = template("assessment", game)
    # Nothing is compiled before its first call, so that names may still be filled in here.
    made.__dict__.update(aspects=game.aspects, endgame=template("endgame", game))
    return made
