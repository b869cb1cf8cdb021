"""What every game offers to the rest of the house: the Python face of its compiled rules."""

from __future__ import annotations

import math
import threading
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

import numpy as np

from cardavia.cards import Pack
from cardavia.games.follows import Duty, Follow, FollowCheck
from cardavia.games.hints import Estimate, Look, Reason
from cardavia.games.options import Options, Value
from cardavia.games.tallies import Tally
from cardavia.games.views import GameView, LegalAction, PublicEvent

LISTED = 5000
"""Most legal actions that are listed in records; beyond, their number stands (notation, 3)."""

OFFERED = 6
"""Most legal actions that the answer to a partial choice offers."""

Context = Mapping[str, Any]
"""What a deal needs to know of its match, as records hold it (notation, 3)."""

Result = dict[str, Any]
"""The outcome of a deal, as records hold it (notation, 4)."""

_rooms = threading.local()


@dataclass(frozen=True)
class Refusal:
    """Why an action is refused: a code, the id of the paragraph that says so, and what it is about."""

    code: str
    rule: str
    values: Mapping[str, Any] = field(default_factory=dict)


class IllegalActionError(ValueError):
    """Raised for an action that is refused; nothing has changed."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        super().__init__(f"{action!r} is refused: {refusal.code} ({refusal.rule}) {dict(refusal.values)}")
        self.action = action
        self.refusal = refusal


class BadPositionError(ValueError):
    """Raised for a position, deck or context that the game cannot have: names the field and the fault."""


class TooManyActionsError(OverflowError):
    """Raised where legal actions should be listed that can only be counted."""


@dataclass(frozen=True)
class Observation:
    """Everything one seat may know of a deal, and nothing else; made by `Game.observe` alone."""

    game: Game
    options: Options
    context: Context
    data: bytes
    """The compiled Observation record, byte for byte."""

    @property
    def seat(self) -> int:
        """The seat that observes."""
        return int(self.record.seat)

    @property
    def record(self) -> Any:
        """A copy of the compiled record; changing it changes no observation."""
        return self.records()[0]

    def records(self) -> np.recarray[Any, Any]:
        """Returns a copy of the compiled record as an array of length 1, as kernels take it."""
        copy = np.frombuffer(self.data, dtype=self.game.rules.Observation).copy()
        return copy.view(np.recarray)


@dataclass(frozen=True)
class Standing:
    """Where a match stands between two deals."""

    scores: tuple[int, int]
    """The points of both sides."""
    target: int | None
    """The points that win it; None for a match of one deal and where no number of points does."""
    deals: int | None = None
    """The deals after which it is over, 1 for a match of one deal; None where points decide."""


@dataclass(frozen=True)
class Choice:
    """Cards that may be added to a partial choice, and what the choice is already worth."""

    hand: list[str]
    table: list[str]
    action: str | None
    """The legal action that the choice is as it stands, or None while it is incomplete."""
    total: int | None
    """The running value to show beside the choice, where the game has one."""
    offers: list[LegalAction] = field(default_factory=list)
    """At most OFFERED legal actions that hold the choice: those that take what it takes, then the best."""
    reached: int = 0
    """The number of legal actions that hold the choice."""
    forced: list[str] = field(default_factory=list)
    """Cards of the hand that every legal action holds, where the game tells them."""


class Game(ABC):
    """One game: its pack, options, rules, notation, match and views."""

    slug: ClassVar[str]
    family: ClassVar[str]
    """The kind of game, which has its own layout of conformance cases: "fishing"."""
    rules_version: ClassVar[int]
    rules: ClassVar[Any]
    """The compiled rules module: `games/<game>/rules.py`."""
    policy: ClassVar[Any]
    """The compiled policy module: `games/<game>/policy.py`."""
    aspects: ClassVar[Any]
    """The compiled module that divides a margin among its causes: `games/<game>/aspects.py`."""
    pack: ClassVar[Pack]
    options: ClassVar[type[Options]]
    view_model: ClassVar[type[GameView]]
    """What `view` returns; its field `game` is the slug and tells the games' views apart."""
    margin_unit: ClassVar[Literal["points", "levels"]] = "points"
    """What the margin of a deal counts."""
    rule_player: ClassVar[str | None] = None
    """The compiled player whose whole deals a bench counts, None where it counts random ones alone."""
    may_place: ClassVar[bool] = False
    """Whether a card may always be left on the table, so that lists of moves can grow very long."""
    rivers: ClassVar[tuple[str, ...]]
    """Names for computer players: rivers of the game's country."""
    place: ClassVar[float] = math.inf
    """Where it stands among the games; those without a place come last."""
    showpieces: ClassVar[tuple[str, ...]] = ()
    """Three cards of a drawn deck, to look out of its box."""
    has_tallies: ClassVar[bool] = False
    """Whether `tally` tells what cards are worth in a pile."""
    follow_check: ClassVar[FollowCheck | None] = None
    """What `facing` has to know; None for a game that does not tell how a lead is followed."""

    @abstractmethod
    def seats(self, options: Options) -> int:
        """Returns how many seats the game has under these options."""

    @abstractmethod
    def blank(self, options: Options, context: Context | None = None) -> np.recarray[Any, Any]:
        """Returns an array of one State that holds the options and no deal yet.

        Where a deal depends on its match the State holds that too; None stands for the first deal.
        """

    @abstractmethod
    def bits(self, deck: Sequence[str]) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """Returns a deck as the compiled rules take it; raises BadPositionError for a faulty deck."""

    @abstractmethod
    def face_up(self, state: Any) -> list[str]:
        """Returns the cards that a deal turned up, also of one that is void, in order of dealing."""

    @abstractmethod
    def load(self, position: Mapping[str, Any], options: Options) -> np.recarray[Any, Any]:
        """Returns the State of a written position (conformance files); raises BadPositionError."""

    @abstractmethod
    def position(self, state: Any) -> dict[str, Any]:
        """Returns a State as `load` takes it: where every card is, whose turn, what is scored."""

    @abstractmethod
    def written(self, kind: int, cards: int, extra: int) -> str:
        """Returns the action string of a move given by its three fields (notation, 2)."""

    @abstractmethod
    def read(self, state: Any, seat: int | None, action: str) -> np.recarray[Any, Any]:
        """Returns an array of one legal Move; raises IllegalActionError with the reason.

        `seat` is the seat that acts; None stands for whoever is to act.
        """

    @abstractmethod
    def choice(self, state: Any, cards: Sequence[str], taken: Sequence[str]) -> Choice:
        """Returns how a partial choice of the seat to act may go on; raises IllegalActionError."""

    @abstractmethod
    def result(self, state: Any, context: Context, options: Options) -> Result:
        """Returns the outcome of a finished deal with its consequence for the match."""

    @abstractmethod
    def first_context(self, options: Options) -> dict[str, Any]:
        """Returns the context of the first deal of a match."""

    @abstractmethod
    def read_context(self, given: Context, options: Options) -> dict[str, Any]:
        """Returns a context that comes from outside, checked; raises BadPositionError."""

    def context_of(self, position: Mapping[str, Any], options: Options) -> dict[str, Any]:
        """Returns the context that a written position tells of; that of a first deal where it tells none."""
        del position
        return self.first_context(options)

    @abstractmethod
    def next_context(self, context: Context, result: Result) -> dict[str, Any]:
        """Returns the context of the deal after one with the given result."""

    @abstractmethod
    def standing(self, context: Context, options: Options) -> Standing:
        """Returns where the match stands before a deal with the given context."""

    @abstractmethod
    def view(self, observation: Observation) -> GameView:
        """Returns what the observing seat is shown of the deal."""

    @abstractmethod
    def events(self, observation: Observation) -> list[PublicEvent]:
        """Returns the public events of the deal so far, in order, as the observing seat sees them."""

    @abstractmethod
    def legal(self, observation: Observation) -> list[LegalAction]:
        """Returns the legal actions of the observing seat with their parts and consequences."""

    @abstractmethod
    def described(self, observation: Observation, action: str) -> LegalAction:
        """Returns a legal action of the observing seat with its parts and consequences.

        Raises IllegalActionError.
        """

    def pauses(self, observation: Observation) -> int:
        """Returns how many paces after what all saw last a decision of the observing seat is to come.

        More than 1 where the seat may have decided something before that nobody else is told: the time must
        not tell it either.
        """
        del observation
        return 1

    def tally(self, cards: Sequence[str], options: Options) -> Tally | None:
        """Returns what some cards of the pack are worth in a pile, None where piles are not counted so."""
        del cards, options
        return None

    def facing(self, follow: Follow, options: Options) -> np.recarray[Any, Any]:
        """Returns an array of one State in which seat 0 has to follow a lead.

        Raises IllegalActionError for a lead that the rules refuse, BadPositionError for cards or facts that
        no deal can have; only games with a `follow_check` have it.
        """
        raise NotImplementedError(f"{self.slug} does not tell how {len(follow.lead)} cards are followed")

    def duties(self, observation: Observation) -> Sequence[Duty]:
        """Returns what the rules ask of the observing seat, which has to follow, in their own order."""
        del observation
        return ()

    def won(self, observation: Observation) -> Sequence[str]:
        """Returns the cards that the observing seat's side has won, none where nothing is tallied."""
        del observation
        return ()

    def scales(self) -> Mapping[str, Mapping[str, int]]:
        """Returns what ranks are worth, by scale and rank; empty where nothing is counted."""
        return {}

    def single(self) -> Mapping[str, Value]:
        """Returns the options that make a match of one deal, where the game has such."""
        return {}

    def match_scores(self, result: Result) -> list[int]:
        """Returns where the match stands after a deal, per side, in the terms of `standing`."""
        found: Sequence[int] = result["match_scores"] if "match_scores" in result else result["scores"]
        return [int(points) for points in found]

    def parts(self, result: Result) -> Mapping[str, Sequence[int]]:
        """Returns what the scores of a finished deal are made of, per side, by the names of records."""
        return {**result.get("bonuses", {}), **result.get("awards", {})}

    def side(self, seat: int) -> int:
        """Returns the side of a seat: seat modulo 2 in every game (notation, 3)."""
        return seat % 2

    @abstractmethod
    def reasons(self, observation: Observation, best: Estimate, rival: Estimate) -> list[Reason]:
        """Returns why one play of the observing seat is estimated better than another."""

    @abstractmethod
    def dangers(self, observation: Observation, best: Estimate) -> list[Reason]:
        """Returns the events that a play invites, where they are likely enough to be told."""

    @abstractmethod
    def look(self, observation: Observation, topic: str) -> Look:
        """Returns what draws attention to the topic of a reason without giving the play away."""

    def start(self, states: np.recarray[Any, Any], deck: Sequence[str], dealer: int) -> bool:
        """Deals; returns False when the deal is void and the next deck has to be taken."""
        return bool(self.rules.start(states[0], self.bits(deck), dealer))

    def move_at(self, state: Any, number: int) -> Any:
        """Returns the legal move with a number from 0 to count - 1, so that one can be drawn evenly.

        The order is that of the actions as text; a game whose lists can be hopelessly long has its own.
        """
        return list(self.legal_moves(state).values())[number]

    def buffer(self) -> np.recarray[Any, Any]:
        """Returns room for every list of legal moves of this game."""
        return np.zeros(self.rules.MOST_MOVES, self.rules.Move).view(np.recarray)

    def write(self, move: Any) -> str:
        """Returns the action string of a compiled move (notation, 2)."""
        return self.written(int(move.kind), int(move.cards), int(move.extra))

    def legal_moves(self, state: Any) -> dict[str, Any]:
        """Returns every legal move of a deal that goes on, by action string, sorted as plain ASCII text.

        Raises TooManyActionsError when the game cannot list them.
        """
        found = self._listed(state).copy()
        # Ten thousand may be legal: iterating over records is faster than indexing them.
        names, moves = self.names(found), list(found)
        return {names[place]: moves[place] for place in sorted(range(len(names)), key=names.__getitem__)}

    def actions(self, state: Any) -> list[str]:
        """Returns all legal actions, sorted as plain ASCII text; empty when the deal is over.

        Raises TooManyActionsError when the game cannot list them.
        """
        return [] if self.rules.is_over(state) else sorted(self.names(self._listed(state)))

    def count(self, state: Any) -> int:
        """Returns the number of legal actions, also where listing them is hopeless."""
        return 0 if self.rules.is_over(state) else int(self.rules.count(state))

    def observe(
        self, states: np.recarray[Any, Any], seat: int, options: Options, context: Context
    ) -> Observation:
        """Returns what a seat may know; the only way from a State to an Observation."""
        out = np.zeros(1, self.rules.Observation).view(np.recarray)
        self.rules.hide(states[0], seat, out)
        return Observation(self, options, dict(context), out.tobytes())

    def names(self, moves: np.ndarray[Any, Any]) -> list[str]:
        """Returns the action strings of compiled moves, in their order."""
        return [self.written(*fields) for fields in moves.tolist()]

    def _listed(self, state: Any) -> np.ndarray[Any, Any]:
        """Returns the legal moves in this thread's own room; raises TooManyActionsError."""
        out = self._room()
        n = int(self.rules.moves(state, out))
        if n < 0:
            raise TooManyActionsError(f"{self.count(state)} actions are legal, too many to list: count them")
        return out[:n]

    def _room(self) -> np.ndarray[Any, Any]:
        """Returns this thread's own room for a list of moves, which the next list overwrites.

        It is a plain array of records: cutting a piece off a record array takes ten times as long.
        """
        rooms: dict[str, np.ndarray[Any, Any]] = _rooms.__dict__
        if self.slug not in rooms:
            rooms[self.slug] = self.buffer().view(np.ndarray)
        return rooms[self.slug]


Winner = Literal[0, 1] | None


def winner_of(scores: Sequence[int]) -> Winner:
    """Returns the side with more points, None when both have as many."""
    if scores[0] == scores[1]:
        return None
    return 0 if scores[0] > scores[1] else 1
