"""One deal between contestants: dealt from a seed, played to its end, its time taken."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from cardavia.ai.choice import Choice, Player
from cardavia.arena.baselines import CompiledPlayer, bench, workshop
from cardavia.arena.clairvoyance import ClairvoyantPlayer
from cardavia.games.contract import Context, Game
from cardavia.games.options import Options
from cardavia.play import shuffle

States = np.recarray[Any, Any]

Clock = Callable[[int, int, Choice], None]
"""Is told after every decision: the seat, the nanoseconds of processor time, the choice."""


def dealt(game: Game, options: Options, seed: bytes, dealer: int) -> States:
    """Returns the State of a fresh deal: the first deck of the seed that is not void."""
    states = game.blank(options)
    for deck in shuffle.decks(seed, game.pack):
        if game.start(states, deck, dealer):
            return states
    raise AssertionError("the shuffles of a seed never end")


def ignored(seat: int, spent: int, choice: Choice) -> None:
    """Takes no note of a decision."""


@dataclass(frozen=True)
class Seating:
    """Who sits where, and the seed of everybody's decisions in one deal."""

    players: tuple[Player, ...]
    seeds: tuple[bytes, ...]

    @property
    def is_compiled(self) -> bool:
        """Whether whole deals can be played without leaving compiled code."""
        return all(isinstance(player, CompiledPlayer) for player in self.players)

    def finish(self, states: States, options: Options, context: Context, clock: Clock | None = None) -> None:
        """Plays a deal to its end: in compiled code where that is possible and nobody keeps time."""
        compiled = tuple(player for player in self.players if isinstance(player, CompiledPlayer))
        if clock is None and len(compiled) == len(self.players):
            compiled_deal(states, compiled, self.seeds)
        else:
            self.play_out(states, options, context, clock or ignored)

    def play_out(self, states: States, options: Options, context: Context, clock: Clock = ignored) -> None:
        """Plays a deal to its end, asking every player as a table would."""
        game: Game = self.players[0].game  # type: ignore[attr-defined]
        rules = game.rules
        while not rules.is_over(states[0]):
            seat = int(rules.actor(states[0]))
            player = self.players[seat]
            if isinstance(player, ClairvoyantPlayer):
                begin = time.thread_time_ns()
                choice = player.choose_knowing(states, self.seeds[seat])
            else:
                observation = game.observe(states, seat, options, context)
                begin = time.thread_time_ns()
                choice = player.choose(observation, self.seeds[seat])
            clock(seat, time.thread_time_ns() - begin, choice)
            rules.apply(states[0], game.read(states[0], seat, choice.action)[0])


def compiled_deal(states: States, players: tuple[CompiledPlayer, ...], seeds: tuple[bytes, ...]) -> None:
    """Plays a deal between compiled players to its end; decides as `CompiledPlayer.choose` does."""
    game = players[0].game
    space = bench(game)
    workshop(game).bouts.play(
        states,
        np.array([player.kind for player in players], np.int64),
        np.array([int(player.exact) for player in players], np.int64),
        np.array([player.word(seed) for player, seed in zip(players, seeds, strict=True)], np.uint64),
        space.observations,
        *space.room,
    )
