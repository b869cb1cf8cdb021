"""How often players make moves that are wrong at sight, which people notice more than strength."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from cardavia.ai.choice import Player
from cardavia.arena.contestants import honest
from cardavia.arena.course import States, dealt
from cardavia.arena.duel import Contest
from cardavia.arena.statistics import wilson
from cardavia.games.contract import Game
from cardavia.games.options import Options
from cardavia.games.registry import game
from cardavia.kernel.random import below, seeded
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
    """What both players of a contest do at sight, by player and kind."""

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
    """Asks both players wherever one could blunder in deals played by chance; raises UnknownPlayerError.

    Chance leads to places that good players keep away from, which is where there is something to do wrong,
    and both are asked in the same ones; nobody can be who sees all cards. A decision counts while cards are
    hidden: once every card is known, exactness tells what is wrong.
    """
    found = game(contest.game)
    players = honest(found, contest.a), honest(found, contest.b)
    options = found.options.read(dict(contest.options))
    total = Blunders(contest, counts=_blank(found))
    for number in range(2 * pairs):
        seed = numbered_seed("arena", contest.seed, number, "blunders")
        states = dealt(found, options, seed, number % found.seats(options))
        _watch(players, states, options, seed, total)
        total.deals += 1
    return total


def _blank(found: Game) -> tuple[dict[str, Count], dict[str, Count]]:
    first, second = ({kind: Count() for kind in found.policy.BLUNDERS} for _ in range(2))
    return first, second


def _watch(
    players: tuple[Player, Player], states: States, options: Options, seed: bytes, total: Blunders
) -> None:
    """Plays a deal by chance to its end, and asks both players wherever somebody could blunder."""
    found = game(total.contest.game)
    rules, moves, random = found.rules, found.buffer(), seeded("blunders", seed)
    candidates = getattr(found.policy, "candidates", rules.moves)
    state = states[0]
    while not rules.is_over(state):
        n = int(candidates(state, moves))
        wrong = {} if found.policy.is_open(state) else _wrong(found, state, moves, n)
        if wrong:
            seat = int(rules.actor(state))
            observation = found.observe(states, seat, options, found.first_context(options))
            for player, counts in zip(players, total.counts, strict=True):
                action = player.choose(observation, seed).action
                # What a player makes that is not worth a look counts as none of the kinds.
                chosen = next((place for place in range(n) if found.write(moves[place]) == action), n)
                for kind, places in wrong.items():
                    counts[kind].opportunities += 1
                    counts[kind].blunders += chosen in places
        rules.apply(state, moves[int(below(random, np.uint64(n)))])


def _wrong(found: Game, state: Any, moves: np.recarray[Any, Any], n: int) -> dict[str, set[int]]:
    """Returns the places of the listed moves that are blunders, by kind, without kinds of all or none."""
    errs = found.policy.errs
    kinds = {
        name: {place for place in range(n) if errs(kind, state, moves, n, place)}
        for kind, name in enumerate(found.policy.BLUNDERS)
    }
    return {name: places for name, places in kinds.items() if 0 < len(places) < n}
