"""How many whole deals of a game its rule players play in a second of one core.

The time is processor time, so that other work on the machine slows it little; the cards are dealt before.
Everybody is asked with an observation, as at a table. The median of several rounds of deals counts.
"""

from __future__ import annotations

import argparse
from itertools import islice
from statistics import median

from cardavia.arena.bench import one_core
from cardavia.arena.contestants import compiled
from cardavia.arena.pace import paces
from cardavia.games.registry import game

ROUNDS = 15


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", default="shengji")
    parser.add_argument("player", nargs="?", default="textbook")
    parser.add_argument("--deals", type=int, default=500, help="how many deals a round has")
    arguments = parser.parse_args()
    found = game(arguments.game)
    player = compiled(found, arguments.player)
    if player is None:
        parser.error(f"{arguments.player} is no rule player of {found.slug}.")
    with one_core():
        rates = list(islice(paces(found, player, arguments.deals), ROUNDS + 1))
    # The first round loads the kernels.
    print(f"{found.slug}, {player.name}: {median(rates[1:]):,.0f} deals a second")


if __name__ == "__main__":
    main()
