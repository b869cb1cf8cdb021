"""How often players make moves that are wrong at sight, which people notice more than strength."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from cardavia.ai.choice import Choice
from cardavia.arena.contestants import contestant
from cardavia.arena.course import States, dealt
from cardavia.arena.duel import Contest, Match, Pair
from cardavia.arena.statistics import wilson
from cardavia.games.contract import Game
from cardavia.games.registry import game
from cardavia.play.shuffle import numbered_seed


@dataclass
class Count:
    """The blunders of one kind that a player made."""

    opportunities: int = 0
    """Decisions in which some move would have been this blunder, and another would not."""
    blunders: int = 0

    @property
    def share(self) -> float:
        """Blunders of opportunities; 0 without any."""
        return self.blunders / self.opportunities if self.opportunities else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        return wilson(self.share, self.opportunities)


@dataclass
class Blunders:
    """What both players of a contest did at sight, by player and kind."""

    contest: Contest
    deals: int = 0
    counts: tuple[dict[str, Count], dict[str, Count]] = field(default_factory=lambda: ({}, {}))

    def written(self) -> dict[str, Any]:
        """Returns the object that `cardavia arena --blunders --json` prints."""
        players = {
            letter: {
                kind: {
                    "opportunities": count.opportunities,
                    "blunders": count.blunders,
                    "wilson95": [round(bound, 5) for bound in count.interval]
                    if count.opportunities
                    else None,
                }
                for kind, count in self.counts[role].items()
            }
            for role, letter in enumerate("ab")
        }
        names = {"game": self.contest.game, "a": self.contest.a, "b": self.contest.b}
        return {**names, "seed": self.contest.seed, "deals": self.deals, "blunders": players}


def blunders(contest: Contest, pairs: int) -> Blunders:
    """Plays the deals of a contest and counts blunders; raises UnknownPlayerError.

    A decision counts while cards are hidden: once every card is known, exactness tells what is wrong.
    """
    found = game(contest.game)
    players = contestant(found, contest.a), contestant(found, contest.b)
    options = found.options.read(dict(contest.options))
    total = Blunders(contest, counts=_blank(found))
    for number in range(pairs):
        for swapped in (0, 1):
            match = Match(contest, found, options, players, Pair(number), swapped)
            seed = numbered_seed("arena", contest.seed, number, 0)
            states = dealt(found, options, seed, number % found.seats(options))
            _watch(match, states, total)
            total.deals += 1
    return total


def _blank(found: Game) -> tuple[dict[str, Count], dict[str, Count]]:
    first, second = ({kind: Count() for kind in found.policy.BLUNDERS} for _ in range(2))
    return first, second


def _watch(match: Match, states: States, total: Blunders) -> None:
    """Plays a deal to its end and looks at every decision in it."""
    found, policy = match.game, match.game.policy
    moves = found.buffer()

    def note(seat: int, _: int, choice: Choice) -> None:
        state = states[0]
        if policy.is_open(state):
            return
        n = int(found.rules.moves(state, moves))
        chosen = next(place for place in range(n) if found.write(moves[place]) == choice.action)
        for kind, count in enumerate(total.counts[match.role(seat)].values()):
            wrong = [bool(policy.errs(kind, state, moves, n, place)) for place in range(n)]
            if any(wrong) and not all(wrong):
                count.opportunities += 1
                count.blunders += wrong[chosen]

    match.seating(0).play_out(states, match.options, found.first_context(match.options), note)
