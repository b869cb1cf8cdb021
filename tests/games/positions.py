"""A deal of a capture game that stands somewhere, with what tests want to know of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Self

import numpy as np
import pytest

from cardavia.games.contract import Observation
from cardavia.games.fishing import FishingGame
from cardavia.games.refusals import IllegalActionError, Refusal
from cardavia.games.views import Choice


@dataclass(repr=False)
class CapturePosition:
    """What the positions of all capture games are asked for."""

    game: ClassVar[FishingGame]
    options: Any
    states: np.recarray[Any, Any]

    def __repr__(self) -> str:
        known = {
            "turn": self.turn,
            "dealer": int(self.state.dealer),
            "hands": {seat: sorted(self.hand(seat)) for seat in range(int(self.state.options.seats))},
            "table": sorted(self.table),
            "stock": len(self.game.pack) - int(self.state.dealt),
            "options": self.options.changed(),
        }
        return f"<{', '.join(f'{name} {value}' for name, value in known.items())}>"

    @property
    def state(self) -> Any:
        """The compiled record."""
        return self.states[0]

    @property
    def turn(self) -> int | None:
        """The seat to act, None when the deal is over."""
        rules = self.game.rules
        return None if rules.is_over(self.state) else int(rules.actor(self.state))

    @property
    def table(self) -> set[str]:
        """The cards on the table."""
        return set(self.game.layout.listed(self.state.table))

    @property
    def last_capturer(self) -> int | None:
        """The seat that captured last."""
        return None if self.state.last_capturer < 0 else int(self.state.last_capturer)

    def hand(self, seat: int) -> set[str]:
        """The cards in a hand."""
        return set(self.game.layout.listed(self.state.hands[seat]))

    def pile(self, side: int) -> set[str]:
        """The captured cards of a side."""
        return set(self.game.layout.listed(self.state.piles[side]))

    def legal(self) -> list[str]:
        """The legal actions, sorted."""
        return self.game.actions(self.state)

    def play(self, *actions: str) -> Self:
        """Plays legal actions one after the other."""
        for action in actions:
            self.game.rules.apply(self.state, self.game.read(self.state, None, action)[0])
        return self

    def refusal(self, action: str, seat: int | None = None) -> Refusal:
        """The reason why an action is refused, which has to be refused and to change nothing."""
        before = self.states.tobytes()
        with pytest.raises(IllegalActionError) as caught:
            self.game.read(self.state, seat, action)
        assert self.states.tobytes() == before
        return caught.value.refusal

    def choice(self, hand: str = "", table: str = "") -> Choice:
        """How a partial choice may go on."""
        return self.game.choice(self.state, hand.split(), table.split())

    def observation(self, seat: int) -> Observation:
        """What a seat may know."""
        return self.game.observe(self.states, seat, self.options, {"match_scores": [0, 0]})

    def result(self, match_scores: tuple[int, int] = (0, 0)) -> dict[str, Any]:
        """The outcome of a finished deal."""
        return self.game.result(self.state, {"match_scores": list(match_scores)}, self.options)

    def copy(self) -> Self:
        """The same position once more."""
        return type(self)(self.options, self.states.copy())
