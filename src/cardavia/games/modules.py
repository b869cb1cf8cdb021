"""What the modules of a game's package offer its class, which hands it on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from cardavia.games.hints import Estimate, Look, Reason
from cardavia.games.refusals import Refusal
from cardavia.games.views import GameView, PublicEvent

if TYPE_CHECKING:
    from cardavia.games.contract import Observation


class RefusalModule(Protocol):
    """Says why an action is refused: `games/<game>/refusal.py`."""

    def refusal(self, state: Any, seat: int | None, said: Any, /) -> Refusal | None:
        """Returns why what an action says is refused, None when it is legal.

        `seat` is the seat that acts; None stands for whoever is to act.
        """

    def bad_notation(self) -> Refusal:
        """Returns the refusal of a text that is no action, and of cards that no action can hold together."""


class ViewModule(Protocol):
    """Builds what a seat is shown from its observation alone: `games/<game>/view.py`."""

    def view(self, observation: Observation, /) -> GameView:
        """Returns what the observing seat is shown of the deal."""

    def events(self, observation: Observation, /) -> list[PublicEvent]:
        """Returns the public events of the deal so far, in order, as the observing seat sees them."""


class HintModule(Protocol):
    """Puts what was estimated of plays into messages: `games/<game>/hints.py`."""

    def reasons(self, observation: Observation, best: Estimate, rival: Estimate, /) -> list[Reason]:
        """Returns why one play is estimated better than another, the weightiest reason first."""

    def dangers(self, observation: Observation, best: Estimate, /) -> list[Reason]:
        """Returns the events that a play invites, where they are likely enough to be told."""

    def look(self, observation: Observation, topic: str, /) -> Look:
        """Returns what draws attention to the topic of a reason without giving the play away."""
