"""What the capture games share: their notation, written positions and kind of match."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from cardavia.cards import Pack
from cardavia.games.contract import BadPositionError, Context, Game, Result, Winner, winner_of
from cardavia.games.options import Options

PATTERN = re.compile(r"(?P<card>[^\sx+]{2})(x(?P<taken>[^\sx+]{2}(\+[^\sx+]{2})*))?", re.ASCII)


@dataclass(frozen=True)
class Capture:
    """A play of a capture game: the played card and the table cards it takes, none when it is left."""

    card: str
    taken: tuple[str, ...]

    def written(self, pack: Pack) -> str:
        """Returns the action string with the taken cards in canonical order (notation, 2)."""
        if not self.taken:
            return self.card
        return f"{self.card}x{'+'.join(pack.in_order(self.taken))}"


def read_capture(action: str, pack: Pack) -> Capture | None:
    """Returns the play that an action string names, None when it is no notation at all.

    A card unknown to the pack, a target named twice and a card that takes itself are no notation.
    """
    match = PATTERN.fullmatch(action)
    if match is None:
        return None
    taken = tuple((match["taken"] or "").split("+")) if match["taken"] else ()
    cards = (match["card"], *taken)
    if any(card not in pack for card in cards) or len(set(cards)) != len(cards):
        return None
    return Capture(match["card"], taken)


@dataclass(frozen=True)
class Settlement:
    """Where a match stands after a deal."""

    totals: tuple[int, int]
    over: bool
    winner: Winner


def settle(before: Sequence[int], scores: Sequence[int], target: int | None) -> Settlement:
    """Adds a deal to a match: at the target or above, and only when the totals differ, it is won.

    Without a target the match is one deal, which may end equal.
    """
    totals = (before[0] + scores[0], before[1] + scores[1])
    winner = winner_of(totals)
    if target is None:
        return Settlement(totals, True, winner)
    over = max(totals) >= target and winner is not None
    return Settlement(totals, over, winner if over else None)


def scores_before(context: Context) -> tuple[int, int]:
    """Returns the match scores before the deal; raises BadPositionError when the context has none."""
    scores = context.get("match_scores")
    if not isinstance(scores, list | tuple) or len(scores) != 2:
        raise BadPositionError("context.match_scores: two whole numbers are wanted")
    if any(type(score) is not int or score < 0 for score in scores):
        raise BadPositionError("context.match_scores: two whole numbers from 0 on are wanted")
    return scores[0], scores[1]


class FishingGame(Game):
    """A game of captures from the table, whose match adds up the points of its deals."""

    family = "fishing"
    bonuses: ClassVar[tuple[str, ...]]
    """Names of the points made during play, in the order of the conformance files."""

    @abstractmethod
    def position(self, state: Any) -> dict[str, Any]:
        """Returns a State as `load` takes it: where every card is, whose turn, what is scored."""

    @abstractmethod
    def settle(
        self,
        before: Sequence[int],
        scores: Sequence[int],
        awards: Mapping[str, Sequence[int]] | None,
        options: Options,
    ) -> Settlement:
        """Returns where the match stands after a deal; None for awards that are not known."""

    def next_dealer(self, dealer: int, options: Options) -> int:
        """Returns the dealer of the next deal: the seat to the right."""
        return (dealer + 1) % self.seats(options)

    def first_context(self, options: Options) -> dict[str, Any]:
        """Returns 0-0."""
        return {"match_scores": [0, 0]}

    def read_context(self, given: Context, options: Options) -> dict[str, Any]:
        """Returns the match scores before the deal, and nothing else that stood there."""
        return {"match_scores": list(scores_before(given))}

    def next_context(self, context: Context, result: Result) -> dict[str, Any]:
        """Returns the match scores after the deal."""
        return {"match_scores": list(result["match_scores"])}
