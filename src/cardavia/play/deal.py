"""One deal in play: what programmers meet first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from cardavia.games.contract import LISTED, Context, Game, Observation, Result
from cardavia.games.options import Options


class DealNotOverError(RuntimeError):
    """Raised when the outcome of a deal is asked for before its last action."""


@dataclass(frozen=True)
class Step:
    """One decision: who, what was legal (None beyond 5,000 actions), how many, what was done."""

    seat: int
    legal: list[str] | None
    count: int
    action: str


class Deal:
    """A deal that is played action by action; illegal actions raise and change nothing."""

    def __init__(
        self,
        game: Game,
        options: Options,
        context: Context,
        dealer: int,
        deck: tuple[str, ...],
        states: np.recarray[Any, Any],
    ) -> None:
        self.game = game
        self.options = options
        self.context = context
        self.dealer = dealer
        self.deck = deck
        self.actions: list[str] = []
        """The actions so far, as canonical strings."""
        self._states = states
        self._before: list[np.recarray[Any, Any]] = []

    def __repr__(self) -> str:
        return f"<{self.game.slug} deal, {len(self.actions)} actions, seat {self.turn} to act>"

    @property
    def turn(self) -> int | None:
        """The seat to act, None when the deal is over."""
        return None if self.is_over else int(self.game.rules.actor(self._states[0]))

    @property
    def is_over(self) -> bool:
        """Whether the last action has been played."""
        return bool(self.game.rules.is_over(self._states[0]))

    def legal_actions(self) -> list[str]:
        """Returns all legal actions, sorted; empty when the deal is over."""
        return self.game.actions(self._states[0])

    def count(self) -> int:
        """Returns the number of legal actions, also where there are too many to list."""
        return self.game.count(self._states[0])

    def play(self, action: str, seat: int | None = None) -> str:
        """Plays an action and returns its canonical form.

        `seat` is the seat that acts; None stands for whoever is to act. Raises IllegalActionError with
        the code, the paragraph of the rules and the values of the reason.
        """
        move = self.game.read(self._states[0], seat, action)
        self._before.append(self._states.copy())
        self.game.rules.apply(self._states[0], move[0])
        self.actions.append(self.game.write(move[0]))
        return self.actions[-1]

    def undo(self) -> str:
        """Takes the last action back and returns it; raises IndexError before the first."""
        if not self.actions:
            raise IndexError("nothing to undo: no action has been played")
        self._states = self._before.pop()
        return self.actions.pop()

    def observation(self, seat: int) -> Observation:
        """Returns what a seat may know now."""
        if not 0 <= seat < self.game.seats(self.options):
            raise ValueError(f"there is no seat {seat}")
        return self.game.observe(self._states, seat, self.options, self.context)

    def result(self) -> Result:
        """Returns the outcome in the form of records; raises DealNotOverError."""
        if not self.is_over:
            raise DealNotOverError(f"the deal has a result after its last action; seat {self.turn} is to act")
        return self.game.result(self._states[0], self.context, self.options)

    def score(self) -> tuple[int, int]:
        """Returns the points of both sides in this deal; raises DealNotOverError."""
        mine, theirs = self.result()["scores"]
        return mine, theirs

    def steps(self) -> list[Step]:
        """Returns every decision with what was legal at it."""
        return [
            self._step(states[0], action) for states, action in zip(self._before, self.actions, strict=True)
        ]

    def record(self, *, steps: bool = True) -> dict[str, Any]:
        """Returns the record of a finished deal (notation, 3); without steps the short form."""
        record: dict[str, Any] = {
            "game": self.game.slug,
            "rules_version": self.game.rules_version,
            "options": self.options.changed(),
            "dealer": self.dealer,
            "context": dict(self.context),
            "deck": list(self.deck),
        }
        if steps:
            record["steps"] = [_written(step) for step in self.steps()]
        else:
            record["actions"] = list(self.actions)
        record["result"] = self.result()
        return record

    def _step(self, state: Any, action: str) -> Step:
        count = self.game.count(state)
        legal = self.game.actions(state) if count <= LISTED else None
        return Step(int(self.game.rules.actor(state)), legal, count, action)


def _written(step: Step) -> dict[str, Any]:
    known = {"legal_count": step.count} if step.legal is None else {"legal": step.legal}
    return {"seat": step.seat, **known, "action": step.action}
