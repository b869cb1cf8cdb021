"""How many whole deals of a game its rule players play in a second of one core.

Everybody is asked with an observation, as at a table; the cards are dealt before.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import count

from cardavia.arena.baselines import CompiledPlayer
from cardavia.arena.course import compiled_deal, dealt
from cardavia.games.contract import Game
from cardavia.play.shuffle import numbered_seed


def paces(game: Game, player: CompiledPlayer, deals: int) -> Iterator[float]:
    """Yields round after round how many deals the player plays in all seats in a second of processor time.

    The first round loads the kernels and counts for nothing. Other work on the machine slows a round little.
    """
    options = game.options()
    seats = game.seats(options)
    for number in count():
        seeds = [numbered_seed("deals", number, deal) for deal in range(deals)]
        fresh = [dealt(game, options, seed, deal % seats) for deal, seed in enumerate(seeds)]
        begin = time.process_time()
        for states, seed in zip(fresh, seeds, strict=True):
            compiled_deal(states, (player,) * seats, (seed,) * seats)
        yield deals / (time.process_time() - begin)
