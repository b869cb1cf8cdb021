"""What every game offers to the rest of the house: the Python face of its compiled rules."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

import numpy as np

from cardavia.cards import Pack
from cardavia.games.follows import Duty, Follow, FollowCheck
from cardavia.games.hints import Estimate, Look, Reason
from cardavia.games.match import Standing
from cardavia.games.modules import HintModule, RefusalModule, ViewModule
from cardavia.games.moves import MoveLists
from cardavia.games.options import Options, Value
from cardavia.games.refusals import BadPositionError, IllegalActionError
from cardavia.games.tallies import Tally
from cardavia.games.views import Choice, GameView, LegalAction, PublicEvent

LISTED = 5000
"""Most legal actions that are listed in records; beyond, their number stands (notation, 3)."""

Context = Mapping[str, Any]
"""What a deal needs to know of its match, as records hold it (notation, 3)."""

Result = dict[str, Any]
"""The outcome of a deal, as records hold it (notation, 4)."""


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


class Game(MoveLists):
    """One game: its pack, options, rules, notation, match and views."""

    family: ClassVar[str]
    """The kind of game, which has its own layout of conformance cases: "fishing"."""
    rules_version: ClassVar[int]
    policy: ClassVar[Any]
    """The compiled policy module: `games/<game>/policy.py`."""
    aspects: ClassVar[Any]
    """The compiled module that divides a margin among its causes: `games/<game>/aspects.py`."""
    refusals: ClassVar[RefusalModule]
    """The module that says why an action is refused: `games/<game>/refusal.py`."""
    views: ClassVar[ViewModule]
    """The module that builds what a seat is shown: `games/<game>/view.py`."""
    hints: ClassVar[HintModule]
    """The module that says why a play is advised: `games/<game>/hints.py`."""
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

    def places(self) -> Mapping[str, int]:
        """Returns the number of each card in compiled decks; its place in the pack if a game has no other."""
        return self.pack.place

    def bits(self, deck: Sequence[str]) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """Returns a deck as the compiled rules take it; raises BadPositionError for a faulty deck."""
        fault = self.pack.fault(deck)
        if fault is not None:
            raise BadPositionError(f"deck: {fault}")
        places = self.places()
        return np.array([places[card] for card in deck], np.uint8)

    def face_up(self, state: Any) -> list[str]:
        """Returns the cards that a deal turned up, also of one that is void, in order of dealing.

        Empty in a game whose cards are all dealt face down.
        """
        del state
        return []

    @abstractmethod
    def load(self, position: Mapping[str, Any], options: Options) -> np.recarray[Any, Any]:
        """Returns the State of a written position (conformance files); raises BadPositionError."""

    @abstractmethod
    def position(self, state: Any) -> dict[str, Any]:
        """Returns a State as `load` takes it: where every card is, whose turn, what is scored."""

    @abstractmethod
    def said(self, action: str) -> Any:
        """Returns what an action string says as `refusals` takes it, None when it is no action."""

    @abstractmethod
    def move(self, said: Any) -> np.recarray[Any, Any]:
        """Returns an array of the one Move that an action string says."""

    def read(self, state: Any, seat: int | None, action: str) -> np.recarray[Any, Any]:
        """Returns an array of one legal Move; raises IllegalActionError with the reason.

        `seat` is the seat that acts; None stands for whoever is to act.
        """
        said = self.said(action)
        reason = self.refusals.bad_notation() if said is None else self.refusals.refusal(state, seat, said)
        if reason is not None:
            raise IllegalActionError(action, reason)
        return self.move(said)

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
    def told(self, state: Any, moves: np.ndarray[Any, Any]) -> list[LegalAction]:
        """Returns legal moves of the seat to act with their parts and consequences, in their order."""

    def view(self, observation: Observation) -> GameView:
        """Returns what the observing seat is shown of the deal."""
        return self.views.view(observation)

    def events(self, observation: Observation) -> list[PublicEvent]:
        """Returns the public events of the deal so far, in order, as the observing seat sees them."""
        return self.views.events(observation)

    def legal(self, observation: Observation) -> list[LegalAction]:
        """Returns the legal actions of the observing seat, sorted; empty when it is not to act."""
        known = observation.record.known
        if int(self.rules.actor(known)) != observation.seat:
            return []
        moves = self._listed(known)
        names = self.names(moves)
        return self.told(known, moves[sorted(range(len(names)), key=names.__getitem__)])

    def described(self, observation: Observation, action: str) -> LegalAction:
        """Returns a legal action of the observing seat with its parts and consequences.

        Raises IllegalActionError.
        """
        known = observation.record.known
        return self.told(known, self.read(known, observation.seat, action))[0]

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

    def reasons(self, observation: Observation, best: Estimate, rival: Estimate) -> list[Reason]:
        """Returns why one play of the observing seat is estimated better than another."""
        return self.hints.reasons(observation, best, rival)

    def dangers(self, observation: Observation, best: Estimate) -> list[Reason]:
        """Returns the events that a play invites, where they are likely enough to be told."""
        return self.hints.dangers(observation, best)

    def look(self, observation: Observation, topic: str) -> Look:
        """Returns what draws attention to the topic of a reason without giving the play away."""
        return self.hints.look(observation, topic)

    def start(self, states: np.recarray[Any, Any], deck: Sequence[str], dealer: int) -> bool:
        """Deals; returns False when the deal is void and the next deck has to be taken."""
        return bool(self.rules.start(states[0], self.bits(deck), dealer))

    def observe(
        self, states: np.recarray[Any, Any], seat: int, options: Options, context: Context
    ) -> Observation:
        """Returns what a seat may know; the only way from a State to an Observation."""
        out = np.zeros(1, self.rules.Observation).view(np.recarray)
        self.rules.hide(states[0], seat, out)
        return Observation(self, options, dict(context), out.tobytes())
