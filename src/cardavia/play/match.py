"""A match as deals that follow each other: who deals, what the next deal knows, when it is decided."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cardavia.games.match import Winner
from cardavia.play import shuffle
from cardavia.play.deal import Deal
from cardavia.play.ruleset import Ruleset


class MatchOverError(RuntimeError):
    """Raised when a match that is decided should go on."""


@dataclass(frozen=True)
class Match:
    """Where a match stands between two deals; `after` returns where it stands one deal later."""

    ruleset: Ruleset
    dealer: int | None
    """The seat that deals next, None when the match is over."""
    context: Mapping[str, Any]
    """What the next deal has to know of the match, as records hold it."""
    number: int = 1
    """The number of the next deal, from 1."""
    winner: Winner = None
    """The side that has won; None while the match goes on, or when it ended equal."""

    @classmethod
    def new(cls, ruleset: Ruleset, dealer: int) -> Match:
        """Returns a match before its first deal."""
        return cls(ruleset, dealer, ruleset.game.first_context(ruleset.options))

    @classmethod
    def from_seed(cls, ruleset: Ruleset, seed: bytes) -> Match:
        """Returns a match whose first dealer is drawn evenly from a seed."""
        return cls.new(ruleset, shuffle.below(shuffle.words(seed), ruleset.seats))

    @property
    def is_over(self) -> bool:
        """Whether the match is decided."""
        return self.dealer is None

    def deal(self, seed: int | bytes) -> Deal:
        """Returns the next deal; raises MatchOverError."""
        if self.dealer is None:
            raise MatchOverError("the match is decided: there is no next deal")
        return self.ruleset.deal(seed, dealer=self.dealer, context=self.context)

    def after(self, deal: Deal) -> Match:
        """Returns the match with a finished deal counted; raises DealNotOverError."""
        result = deal.result()
        context = self.ruleset.game.next_context(self.context, result)
        return Match(self.ruleset, result["next_dealer"], context, self.number + 1, result["match_winner"])
