"""What a deal of Shengji leads to: levels, the next dealer, the end of the match (12 to 14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from cardavia.games.contract import Context
from cardavia.games.match import Winner
from cardavia.games.refusals import BadPositionError
from cardavia.games.shengji import scoring
from cardavia.games.shengji.cards import LEVELS, RANKS
from cardavia.games.shengji.records import ACE, SEATS


@dataclass(frozen=True)
class Promotion:
    """What the points of the attackers lead to by the table (12.4)."""

    defends: bool
    """Whether the defenders keep the deal."""
    gain: int
    """The levels that the winners rise."""

    @property
    def step(self) -> int:
        """How many seats after the dealer the next starting dealer sits (13)."""
        return 2 if self.defends else 1


@dataclass(frozen=True)
class Settlement:
    """Where a match stands after a deal."""

    levels: tuple[str, str]
    scores: tuple[int, int]
    """The levels that both sides have gained."""
    winner: Winner
    """The side that keeps or takes over the deal, None for a deal thrown in."""
    gain: int
    next_dealer: int | None
    match_winner: Winner


def promotion(attack: int) -> Promotion:
    """Returns what the points of the attackers lead to (12.4)."""
    return Promotion(attack < scoring.TAKE_OVER, int(scoring.gain(attack)))


def settle(state: Any, levels: Sequence[str], dealer: int, attack: int) -> Settlement:
    """Returns where a match stands after a deal (13, 14); the options are read from `state`."""
    made = promotion(attack)
    side: Literal[0, 1] = 0 if (dealer + (not made.defends)) % 2 == 0 else 1
    level = LEVELS.index(levels[side])
    reached = int(scoring.promoted(state, level, made.gain, made.defends))
    after = [LEVELS[min(reached, ACE + 1)] if place == side else levels[place] for place in range(2)]
    scores = [reached - level if place == side else 0 for place in range(2)]
    is_over = reached > ACE
    return Settlement(
        levels=(after[0], after[1]),
        scores=(scores[0], scores[1]),
        winner=side,
        gain=made.gain,
        next_dealer=None if is_over else (dealer + made.step) % SEATS,
        match_winner=side if is_over else None,
    )


def thrown_in(levels: Sequence[str], starter: int) -> Settlement:
    """Returns where a match stands after a deal that nobody called: as before (18, V7)."""
    return Settlement((levels[0], levels[1]), (0, 0), None, 0, starter, None)


def first_context() -> dict[str, Any]:
    """Returns the context of the first deal of a match: both sides at 2 (3)."""
    return {"levels": ["2", "2"], "first_deal": True}


def read_context(given: Context) -> dict[str, Any]:
    """Returns the levels before the deal and whether it is the first; raises BadPositionError."""
    levels, first = given.get("levels"), given.get("first_deal")
    known = tuple(RANKS)
    if not isinstance(levels, list | tuple) or len(levels) != 2 or any(name not in known for name in levels):
        raise BadPositionError(f"context.levels: two of {' '.join(RANKS)} are wanted")
    if not isinstance(first, bool):
        raise BadPositionError("context.first_deal: true or false is wanted")
    if first and list(levels) != ["2", "2"]:
        raise BadPositionError("context.levels: both sides are at 2 before the first deal")
    return {"levels": list(levels), "first_deal": first}


def next_context(context: Context, result: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the context of the next deal; after one thrown in, the first one is still to come."""
    first = bool(context["first_deal"]) and result["winner"] is None
    return {"levels": list(result["levels"]), "first_deal": first}
