"""A game under chosen house rules: what deals and matches are made from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from cardavia.games.contract import Context, Game
from cardavia.games.options import Options
from cardavia.games.registry import game
from cardavia.play import shuffle
from cardavia.play.deal import Deal
from cardavia.play.readiness import ensure_rules


class VoidDealError(ValueError):
    """Raised for a deck that the rules declare void: no deal can be played with it."""


@dataclass(frozen=True)
class Ruleset:
    """A game and the options it is played with."""

    game: Game
    options: Options

    @classmethod
    def of(cls, slug: str, /, **options: Any) -> Ruleset:
        """Returns a game by its slug; raises UnknownGameError and OptionError."""
        found = game(slug)
        return cls(found, found.options.read(options))

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.game.seats(self.options)

    def deal(
        self,
        seed: int | bytes | None = None,
        *,
        deck: Sequence[str] | None = None,
        dealer: int = 0,
        context: Context | None = None,
    ) -> Deal:
        """Returns a new deal from a seed or from an explicit deck.

        The same seed gives the same deal everywhere. A seed's void decks are skipped; an explicit
        void deck raises VoidDealError, a faulty one BadPositionError, as does a faulty context. The
        first deal of a game on a machine compiles its rules, which takes some seconds.
        """
        if (seed is None) == (deck is None):
            raise TypeError("deal() takes either a seed or a deck")
        if not 0 <= dealer < self.seats:
            raise ValueError(f"dealer must be a seat from 0 to {self.seats - 1}, not {dealer}")
        given = self.game.first_context(self.options) if context is None else context
        chosen = self.game.read_context(given, self.options)
        ensure_rules(self.game)
        states = self.game.blank(self.options, chosen)
        if deck is not None:
            if not self.game.start(states, deck, dealer):
                raise VoidDealError("the deck makes a void deal: shuffle again")
            return Deal(self.game, self.options, chosen, dealer, tuple(deck), states)
        return self._from_seed(
            seed if isinstance(seed, bytes) else shuffle.numbered_seed(seed), dealer, chosen, states
        )

    def position(self, written: Mapping[str, Any]) -> Deal:
        """Returns a deal that begins at a written position; raises BadPositionError.

        Its deck is empty: nothing was shuffled, so there is nothing to prove.
        """
        ensure_rules(self.game)
        states = self.game.load(written, self.options)
        chosen = self.game.read_context(self.game.context_of(written, self.options), self.options)
        return Deal(self.game, self.options, chosen, int(written["dealer"]), (), states)

    def _from_seed(self, seed: bytes, dealer: int, context: Context, states: np.recarray[Any, Any]) -> Deal:
        voids: list[tuple[str, ...]] = []
        for deck in shuffle.decks(seed, self.game.pack):
            if self.game.start(states, deck, dealer):
                return Deal(
                    self.game, self.options, dict(context), dealer, tuple(deck), states, voids=tuple(voids)
                )
            voids.append(tuple(self.game.face_up(states[0])))
        raise AssertionError("the shuffles of a seed never end")
