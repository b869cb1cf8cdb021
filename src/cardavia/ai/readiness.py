"""Compiles everything that players need before the first of them is asked for a move."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from cardavia.ai import claims, hints, levels
from cardavia.games.contract import Game
from cardavia.games.options import Options
from cardavia.kernel import INTERPRETED
from cardavia.kernel import cache as kernel_cache

LEAST = 1e-9
"""A share of work that leaves one iteration of every search."""


@cache
def ensure_players(game: Game) -> None:
    """Compiles the players of a game unless some process on this machine has done so before.

    Takes several seconds on a new machine, after that nothing. A message on standard error says so when
    another process is compiling and has to be waited for.
    """
    if not INTERPRETED:
        name = f"{game.slug}-players"
        waiting = f"the players of {game.slug}"
        kernel_cache.ensure(name, lambda: exercise(game), lambda: kernel_cache.say_waiting(waiting))


def exercise(game: Game) -> None:
    """Lets every player choose at every turn of one deal in each form; asks for hints and claims, too."""
    players = [levels.made(game, name, LEAST) for name in levels.NAMES]
    for options in forms(game):
        states = game.blank(options)
        deck = list(game.pack.ids)
        while not game.start(states, deck, 0):
            deck = [*deck[1:], deck[0]]
        context = game.first_context(options)
        while not game.rules.is_over(states[0]):
            seat = int(game.rules.actor(states[0]))
            observation = game.observe(states, seat, options, context)
            choices = [player.choose(observation, b"") for player in players]
            hints.hint(observation, playouts=1)
            claims.can_claim(observation)
            # The deal may hold no turn at which a claim comes to this.
            claims.is_proved(game, states, positions=0)
            game.rules.apply(states[0], game.read(states[0], seat, choices[-1].action)[0])


def forms(game: Game) -> Iterator[Options]:
    """Yields options for every number of seats that the game can have."""
    found: set[int] = set()
    for name, values in game.options.choices().items():
        for value in values:
            options = game.options.read({name: value})
            if game.seats(options) not in found:
                found.add(game.seats(options))
                yield options
