"""What a player is, and what it answers when it is asked for a move."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from enum import StrEnum

from cardavia.games.contract import Observation


class Reason(StrEnum):
    """What a decision rests on."""

    FORCED = "forced"
    """There was one legal move only."""
    CHANCE = "chance"
    JUDGEMENT = "judgement"
    """The rule policy of the game."""
    SEARCH = "search"
    EXACT = "exact"
    """All cards are known and every line was played to the end."""


@dataclass(frozen=True)
class MoveValue:
    """A move that was weighed."""

    action: str
    points: float
    """What it is worth to the actor's side: after search or exact play the expected margin of the whole
    deal, in judgement the points it promises at once."""
    visits: int
    """How many iterations of the search went through it, 0 where nothing was searched."""


@dataclass(frozen=True)
class Choice:
    """A decision and what it was weighed against."""

    action: str
    values: tuple[MoveValue, ...]
    """The weighed moves, preferred first; none where nothing was weighed."""
    reason: Reason
    failures: int = 0
    """How many worlds could not be drawn."""


class Player(ABC):
    """Plays any seat of one game.

    A decision depends on the observation, the player's name and the seed, and on nothing else. Players
    keep no memory and may be called from several threads at once.
    """

    name: str

    @abstractmethod
    def choose(self, observation: Observation, seed: bytes) -> Choice:
        """Returns the decision of the observing seat; raises ValueError when it is not to act."""
