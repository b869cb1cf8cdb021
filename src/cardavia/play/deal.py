"""One deal in play: what programmers meet first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from cardavia.games.contract import LISTED, Context, Game, Observation, Result
from cardavia.games.options import Options
from cardavia.games.views import Choice


class DealNotOverError(RuntimeError):
    """Raised when the outcome of a deal is asked for before its last action."""


@dataclass(frozen=True)
class Step:
    """One decision: who, what was legal (None beyond 5,000 actions), how many, what was done."""

    seat: int
    legal: list[str] | None
    count: int
    action: str


@dataclass(frozen=True, slots=True)
class _Before:
    """A deal before an action: the State's bytes, the seat to act, the legal actions if they were listed."""

    state: bytes
    seat: int
    listed: list[str] | None


class Deal:
    """A deal that is played action by action; illegal actions raise and change nothing.

    >>> from cardavia import Scopa
    >>> deal = Scopa().deal(seed=7)
    >>> deal.legal_actions()
    ['3S', '4Hx4D', '4Hx4S', '7C']
    >>> deal.play("3S")
    '3S'
    >>> deal.undo()
    '3S'
    >>> deal.turn
    1
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        context: Context,
        dealer: int,
        deck: tuple[str, ...],
        states: np.recarray[Any, Any],
        *,
        voids: tuple[tuple[str, ...], ...] = (),
    ) -> None:
        self.game = game
        self.options = options
        self.context = context
        self.dealer = dealer
        self.deck = deck
        self.voids = voids
        """The cards turned up by the void deals that came before this one from the same seed."""
        self.actions: list[str] = []
        """The actions so far, as canonical strings."""
        self._states = states
        self._state = states[0]
        self._turn = int(game.rules.actor(self._state))
        self._legal: dict[str, Any] | None = None
        self._before: list[_Before] = []

    def __repr__(self) -> str:
        return f"<{self.game.slug} deal, {len(self.actions)} actions, seat {self.turn} to act>"

    @property
    def turn(self) -> int | None:
        """The seat to act, None when the deal is over."""
        return None if self.is_over else self._turn

    @property
    def is_over(self) -> bool:
        """Whether the last action has been played."""
        return self._turn < 0

    def legal_actions(self) -> list[str]:
        """Returns all legal actions, sorted; empty when the deal is over.

        Raises TooManyActionsError when they can only be counted.
        """
        if self.is_over:
            return []
        if self._legal is None:
            self._legal = self.game.legal_moves(self._state)
        return list(self._legal)

    def count(self) -> int:
        """Returns the number of legal actions, also where there are too many to list."""
        return len(self._legal) if self._legal is not None else self.game.count(self._state)

    def action_at(self, number: int) -> str:
        """Returns the legal action with a number from 0 to count - 1, so that one can be drawn evenly.

        The order is that of the sorted list, and where no list is made one of the game's own.
        """
        if self.count() <= LISTED:
            return self.legal_actions()[number]
        return self.game.write(self.game.move_at(self._state, number))

    def play(self, action: str, seat: int | None = None) -> str:
        """Plays an action and returns its canonical form.

        `seat` is the seat that acts; None stands for whoever is to act. Raises IllegalActionError with
        the code, the paragraph of the rules and the values of the reason.
        """
        move = self._legal.get(action) if self._legal is not None and seat in (None, self._turn) else None
        if move is None:
            move = self.game.read(self._state, seat, action)[0]
            action = self.game.write(move)
        listed = None if self._legal is None else list(self._legal)
        self._before.append(_Before(self._states.tobytes(), self._turn, listed))
        self.game.rules.apply(self._state, move)
        self.actions.append(action)
        self._arrive()
        return action

    def check(self, action: str, seat: int | None = None) -> str:
        """Returns the canonical form of a legal action without playing it; raises as `play` does."""
        return self.game.write(self.game.read(self._state, seat, action)[0])

    def promise(self, action: str) -> int:
        """Returns how many points a legal action makes at once; raises as `play` does."""
        points = np.zeros(1, np.int64)
        self.game.rules.promises(self._state, self.game.read(self._state, None, action), points)
        return int(points[0])

    def choice(self, cards: Sequence[str], taken: Sequence[str]) -> Choice:
        """Returns how a partial choice of the seat to act may go on; raises IllegalActionError."""
        return self.game.choice(self._state, cards, taken)

    def undo(self) -> str:
        """Takes the last action back and returns it; raises IndexError before the first."""
        if not self.actions:
            raise IndexError("nothing to undo: no action has been played")
        self._states = self._restored(self._before.pop().state)
        self._state = self._states[0]
        self._arrive()
        return self.actions.pop()

    def actors(self) -> list[int]:
        """Returns the seats that played the actions so far, in order."""
        return [before.seat for before in self._before]

    def observation(self, seat: int) -> Observation:
        """Returns what a seat may know now."""
        if not 0 <= seat < self.game.seats(self.options):
            raise ValueError(f"there is no seat {seat}")
        return self.game.observe(self._states, seat, self.options, self.context)

    def result(self) -> Result:
        """Returns the outcome in the form of records; raises DealNotOverError."""
        if not self.is_over:
            raise DealNotOverError(f"the deal has a result after its last action; seat {self.turn} is to act")
        return self.game.result(self._state, self.context, self.options)

    def score(self) -> tuple[int, int]:
        """Returns the points of both sides in this deal; raises DealNotOverError."""
        mine, theirs = self.result()["scores"]
        return mine, theirs

    def steps(self) -> list[Step]:
        """Returns every decision with what was legal at it."""
        return [self._step(number) for number in range(len(self.actions))]

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

    def _arrive(self) -> None:
        """Notes whose turn it is in a state just reached."""
        self._turn = int(self.game.rules.actor(self._state))
        self._legal = None

    def _restored(self, state: bytes) -> np.recarray[Any, Any]:
        copy = np.frombuffer(state, dtype=self._states.dtype).copy()
        return copy.view(np.recarray)

    def _step(self, number: int) -> Step:
        before, action = self._before[number], self.actions[number]
        if before.listed is not None:
            count = len(before.listed)
            return Step(before.seat, before.listed if count <= LISTED else None, count, action)
        state = self._restored(before.state)[0]
        count = self.game.count(state)
        return Step(before.seat, self.game.actions(state) if count <= LISTED else None, count, action)


def _written(step: Step) -> dict[str, Any]:
    known = {"legal_count": step.count} if step.legal is None else {"legal": step.legal}
    return {"seat": step.seat, **known, "action": step.action}
