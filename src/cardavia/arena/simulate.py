"""Whole deals played by computer players alone, one after the other as in matches."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cardavia.ai.choice import Player
from cardavia.games.contract import LISTED
from cardavia.play import shuffle
from cardavia.play.deal import Deal
from cardavia.play.match import Match
from cardavia.play.ruleset import Ruleset


class Policy(ABC):
    """How every seat of a simulated deal decides."""

    name: str

    @abstractmethod
    def play_out(self, deal: Deal, seed: int, number: int) -> None:
        """Plays a deal to its end; what is decided depends on the deal, the seed and its number."""


@dataclass(frozen=True)
class ChancePolicy(Policy):
    """Picks evenly among the legal actions."""

    name: str = "random"

    def play_out(self, deal: Deal, seed: int, number: int) -> None:
        """Plays a deal to its end."""
        stream = shuffle.words(shuffle.numbered_seed("actions", seed, number))
        while not deal.is_over:
            deal.play(deal.action_at(shuffle.below(stream, deal.count())))


@dataclass(frozen=True)
class PlayerPolicy(Policy):
    """Asks the same computer player at every seat."""

    player: Player

    @property
    def name(self) -> str:  # type: ignore[override]
        """The name of the player."""
        return self.player.name

    def play_out(self, deal: Deal, seed: int, number: int) -> None:
        """Plays a deal to its end."""
        while (seat := deal.turn) is not None:
            # Asked for here, the list is kept for the record instead of being made again.
            if deal.count() <= LISTED:
                deal.legal_actions()
            secret = shuffle.numbered_seed("player", seed, number, seat, len(deal.actions))
            deal.play(self.player.choose(deal.observation(seat), secret).action)


def deals(ruleset: Ruleset, seed: int, policy: Policy) -> Iterator[Deal]:
    """Yields finished deals without end: match after match, each with a dealer drawn from the seed."""
    number = 0
    while True:
        match = Match.from_seed(ruleset, shuffle.numbered_seed("dealer", seed, number))
        while not match.is_over:
            deal = match.deal(shuffle.numbered_seed("deal", seed, number))
            policy.play_out(deal, seed, number)
            yield deal
            match = match.after(deal)
            number += 1


def records(
    ruleset: Ruleset, seed: int, policy: Policy, count: int, *, steps: bool = True
) -> Iterator[dict[str, Any]]:
    """Yields the records of the first deals of a seed, which also name seed, number and policy."""
    for number, deal in zip(range(count), deals(ruleset, seed, policy), strict=False):
        yield {**deal.record(steps=steps), "seed": seed, "number": number, "policy": policy.name}
