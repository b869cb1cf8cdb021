"""Duplicate contests: the same cards are played twice, with the players' sides exchanged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from typing import Any

from cardavia.ai.choice import Choice, Player
from cardavia.arena.contestants import contestant
from cardavia.arena.course import Seating, dealt
from cardavia.arena.timing import Times
from cardavia.games.contract import Context, Game, Result
from cardavia.games.options import Options, Value
from cardavia.games.registry import game
from cardavia.play.shuffle import numbered_seed

TIMED = 6
"""Between compiled players only so many pairs are asked move by move, which is where times come from."""


class Unit(StrEnum):
    """What is played twice."""

    DEAL = "deal"
    MATCH = "match"


@dataclass(frozen=True)
class Contest:
    """What is played: by whom, under which options, from which seed."""

    game: str
    a: str
    b: str
    seed: int
    unit: Unit = Unit.DEAL
    options: tuple[tuple[str, Value], ...] = ()

    @property
    def names(self) -> tuple[str, str]:
        """The names of both players."""
        return self.a, self.b

    def written(self) -> dict[str, Any]:
        """Returns the contest as JSON holds it."""
        return {
            "game": self.game,
            "a": self.a,
            "b": self.b,
            "seed": self.seed,
            "unit": self.unit.value,
            "options": dict(self.options),
        }


def seen(winner: int | None, side: int) -> int:
    """Returns what a deal or match was to a side: 1 won, 0 equal, -1 lost."""
    return 0 if winner is None else (1 if winner == side else -1)


@dataclass
class Half:
    """One of the two playings, in the view of player A: a deal, or a match of several."""

    margins: list[int] = field(default_factory=list)
    """Points of A less those of B, deal by deal."""
    dealing: list[int] = field(default_factory=list)
    """1 where A was on the dealer's side, else 0."""
    parts: dict[str, int] = field(default_factory=dict)
    """The difference by rows of the score sheet, all deals together."""
    outcome: int = 0
    """1 won, 0 equal, -1 lost."""
    outcomes: list[int] = field(default_factory=list)
    """1 won, 0 equal, -1 lost, deal by deal."""

    def add(self, result: Result, parts: Mapping[str, Sequence[int]], side: int, *, dealing: bool) -> None:
        """Counts a finished deal, and the parts of its scores, in which A had the given side."""
        scores = result["scores"]
        self.margins.append(scores[side] - scores[1 - side])
        self.dealing.append(int(dealing))
        self.outcomes.append(seen(result["winner"], side))
        for name, row in parts.items():
            self.parts[name] = self.parts.get(name, 0) + row[side] - row[1 - side]


@dataclass
class Pair:
    """Both playings of one pair, with the times of either player's moves."""

    number: int
    halves: tuple[Half, Half] = field(default_factory=lambda: (Half(), Half()))
    times: tuple[Times, Times] = field(default_factory=lambda: (Times(), Times()))
    failures: list[int] = field(default_factory=lambda: [0, 0])

    @property
    def margin(self) -> float:
        """Points a deal, A less B."""
        margins = [margin for half in self.halves for margin in half.margins]
        return sum(margins) / len(margins)

    @property
    def score(self) -> float:
        """What A won of both playings: 0, a quarter, ... 1."""
        return sum((half.outcome + 1) / 2 for half in self.halves) / 2

    def written(self) -> dict[str, Any]:
        """Returns the pair as JSON holds it."""
        return {
            "pair": self.number,
            "halves": [vars(half) for half in self.halves],
            "times": [times.written() for times in self.times],
            "failures": self.failures,
        }

    @classmethod
    def read(cls, line: Mapping[str, Any]) -> Pair:
        """Returns a pair from what `written` gave; raises KeyError, TypeError or ValueError."""
        first, second = (Half(**half) for half in line["halves"])
        one, other = (Times.read(times) for times in line["times"])
        return cls(int(line["pair"]), (first, second), (one, other), list(line["failures"]))


@dataclass(frozen=True)
class Match:
    """Deals that follow each other, played by one seating of two players."""

    contest: Contest
    game: Game
    options: Options
    players: tuple[Player, Player]
    pair: Pair
    swapped: int
    """The side of player A."""

    def role(self, seat: int) -> int:
        """Returns who sits there: 0 for A, 1 for B."""
        return self.game.side(seat) ^ self.swapped

    def seating(self, number: int) -> Seating:
        """Returns the seating of a deal of the match; seeds derive from deal, seat and player."""
        seats = range(self.game.seats(self.options))
        roles = [self.role(seat) for seat in seats]
        players = tuple(self.players[role] for role in roles)
        seeds = tuple(
            numbered_seed("player", self.contest.seed, self.pair.number, number, seat, "AB"[role])
            for seat, role in zip(seats, roles, strict=True)
        )
        return Seating(players, seeds)

    def clock(self, seat: int, spent: int, choice: Choice) -> None:
        """Notes the time of a decision."""
        role = self.role(seat)
        self.pair.times[role].add(spent)
        self.pair.failures[role] += choice.failures

    def deal(self, number: int, dealer: int, context: Context) -> Result:
        """Plays a deal of the match and returns its result."""
        seed = numbered_seed("arena", self.contest.seed, self.pair.number, number)
        states = dealt(self.game, self.options, seed, dealer)
        seating = self.seating(number)
        is_timed = not seating.is_compiled or self.pair.number < TIMED
        seating.finish(states, self.options, context, self.clock if is_timed else None)
        return self.game.result(states[0], context, self.options)

    def play(self) -> None:
        """Plays one deal, or deals until the match is decided, and adds them to the pair."""
        half = self.pair.halves[self.swapped]
        dealer: int | None = self.pair.number % self.game.seats(self.options)
        context = self.game.first_context(self.options)
        number = 0
        result: Result = {}
        while dealer is not None:
            result = self.deal(number, dealer, context)
            parts = self.game.parts(result)
            # Where the calling decides who deals, the result says who did.
            dealt_by = result.get("dealer")
            side = self.game.side(dealer if dealt_by is None else dealt_by)
            half.add(result, parts, self.swapped, dealing=side == self.swapped)
            if self.contest.unit is Unit.DEAL:
                break
            context = self.game.next_context(context, result)
            dealer = result["next_dealer"]
            number += 1
        winner = result["winner" if self.contest.unit is Unit.DEAL else "match_winner"]
        half.outcome = seen(winner, self.swapped)


def play_pair(contest: Contest, number: int) -> Pair:
    """Plays one pair; all but its times depends on the arguments alone."""
    found = game(contest.game)
    options = _options(contest)
    players = contestant(found, contest.a), contestant(found, contest.b)
    pair = Pair(number)
    for swapped in (0, 1):
        Match(contest, found, options, players, pair, swapped).play()
    return pair


@cache
def _options(contest: Contest) -> Options:
    return game(contest.game).options.read(dict(contest.options))
