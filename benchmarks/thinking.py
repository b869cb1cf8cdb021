"""Times how fast players think: search from the first card of a deal, and exact play of last hands.

    python benchmarks/thinking.py

Processor time is counted, so that a busy machine does not matter much. The first line is to be at least
300,000 iterations a second for Scopa.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator

import numpy as np

from cardavia.ai.readiness import ensure_players
from cardavia.ai.thinking import EVENLY
from cardavia.ai.workspace import Workspace
from cardavia.games.contract import Game, Observation
from cardavia.games.registry import game
from cardavia.kernel.random import seeded
from cardavia.play.ruleset import Ruleset

ITERATIONS = 4000
DEALS = 20


def search_rates(chosen: Game, exploring: float) -> Iterator[float]:
    """Yields iterations a second from the first card of one deal after the other."""
    space = Workspace(chosen)
    space.grow(ITERATIONS)
    for seed in range(DEALS):
        deal = Ruleset.of(chosen.slug).deal(seed)
        assert deal.turn is not None
        known = deal.observation(deal.turn).record
        begin = time.thread_time()
        space.search.search(
            known,
            ITERATIONS,
            chosen.policy.UNIT,
            np.uint64(exploring * EVENLY),
            space.world,
            space.moves,
            space.nodes,
            space.logarithms,
            seeded(seed),
        )
        yield ITERATIONS / (time.thread_time() - begin)


def open_ends(chosen: Game) -> Iterator[Observation]:
    """Yields the first position of each deal in which the actor can name every card."""
    for seed in range(10 * DEALS):
        deal = Ruleset.of(chosen.slug).deal(seed)
        while deal.turn is not None:
            observation = deal.observation(deal.turn)
            if chosen.policy.is_open(observation.record.known):
                yield observation
                break
            legal = deal.legal_actions()
            deal.play(legal[seed % len(legal)])


def exact_times(chosen: Game) -> Iterator[float]:
    """Yields the microseconds that exact play of an end takes, all moves of the first decision valued."""
    space = Workspace(chosen)
    for observation in open_ends(chosen):
        chosen.rules.sample(observation.record, seeded("end"), space.line)
        space.budget[0] = 1_000_000
        begin = time.thread_time()
        n = space.endgame.solve(space.line, space.moves, space.promises, space.margins, space.budget)
        spent = time.thread_time() - begin
        assert n > 0
        yield 1e6 * spent


def main() -> None:
    chosen = game("scopa")
    ensure_players(chosen)
    list(search_rates(chosen, 1.0))
    for exploring in (1.0, 0.3):
        rates = list(search_rates(chosen, exploring))
        print(
            f"search, {exploring:.0%} of playout moves drawn evenly: "
            f"median {statistics.median(rates):,.0f} iterations a second, best {max(rates):,.0f}"
        )
    list(exact_times(chosen))
    times = list(exact_times(chosen))
    print(f"exact last hand: mean {statistics.fmean(times):.1f} us, most {max(times):.1f} us")


if __name__ == "__main__":
    main()
