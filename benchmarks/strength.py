"""Compares two players on duplicate deals: every deal is played twice, with the sides exchanged.

    python benchmarks/strength.py master casual --pairs 200
    python benchmarks/strength.py master random --option variant=scopone

Prints the margin of the first player in points a deal with its 95 % interval (t is taken as normal, so
use 50 pairs or more), the share of deals won and lost, and the processor time of a move.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from cardavia.ai.players import Player, player
from cardavia.games.options import Value
from cardavia.games.registry import game
from cardavia.play.ruleset import Ruleset
from cardavia.play.shuffle import numbered_seed


@dataclass(frozen=True)
class Comparison:
    """What is played: by whom, under which options, from which seed."""

    slug: str
    options: tuple[tuple[str, Value], ...]
    names: tuple[str, str]
    seed: str


@dataclass
class Pair:
    """One deck, played with both seatings: margins of the first player, milliseconds of both ones' moves."""

    margins: list[int] = field(default_factory=list)
    times: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))
    failures: int = 0


def play_pair(comparison: Comparison, number: int) -> Pair:
    """Plays one deck with both seatings."""
    ruleset = Ruleset.of(comparison.slug, **dict(comparison.options))
    players = [player(game(comparison.slug), name) for name in comparison.names]
    pair = Pair()
    for swapped in (0, 1):
        play_deal(ruleset, players, swapped, numbered_seed(comparison.seed, number), number, pair)
    return pair


def play_deal(
    ruleset: Ruleset, players: list[Player], swapped: int, seed: bytes, number: int, pair: Pair
) -> None:
    """Plays a deal, the first player on side `swapped`, and adds what happened to the pair."""
    deal = ruleset.deal(seed, dealer=number % ruleset.seats)
    while not deal.is_over:
        seat = deal.turn
        assert seat is not None
        who = (seat + swapped) % 2
        observation = deal.observation(seat)
        begin = time.thread_time()
        choice = players[who].choose(observation, numbered_seed(seed.hex(), seat, who))
        pair.times[who].append(1000 * (time.thread_time() - begin))
        pair.failures += choice.failures
        deal.play(choice.action)
    scores = deal.score()
    pair.margins.append(scores[swapped] - scores[1 - swapped])


def pairs(comparison: Comparison, numbers: range, processes: int) -> Iterator[Pair]:
    """Plays all pairs, in several processes if wanted; the outcome does not depend on their number."""
    jobs = [(comparison, number) for number in numbers]
    if processes == 1:
        yield from (play_pair(*job) for job in jobs)
        return
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=spawn) as pool:
        yield from pool.map(play_pair, *zip(*jobs, strict=True), chunksize=4)


def report(comparison: Comparison, played: list[Pair]) -> str:
    """Returns the outcome in words."""
    means = [statistics.fmean(pair.margins) for pair in played]
    half = 1.96 * statistics.stdev(means) / len(means) ** 0.5
    margins = [margin for pair in played for margin in pair.margins]
    won = sum(margin > 0 for margin in margins) / len(margins)
    lost = sum(margin < 0 for margin in margins) / len(margins)
    first, second = comparison.names
    played_under = f"{comparison.slug} {dict(comparison.options)}"
    lines = [
        f"{played_under}: {first} against {second}, {len(played)} pairs, seed {comparison.seed!r}",
        f"  margin {statistics.fmean(means):+.3f} +-{half:.3f} points a deal, won {won:.1%}, lost {lost:.1%}",
        f"  sd of a pair {statistics.stdev(means):.2f}",
    ]
    for who, name in enumerate(comparison.names):
        times = sorted(spent for pair in played for spent in pair.times[who])
        lines.append(
            f"  {name}: {statistics.fmean(times):.2f} ms a move, p95 {times[int(0.95 * len(times))]:.2f}, "
            f"most {times[-1]:.2f}"
        )
    lines.append(f"  worlds that could not be drawn: {sum(pair.failures for pair in played)}")
    return "\n".join(lines)


def read_option(text: str) -> tuple[str, Value]:
    """Reads `name=value`, the value as JSON or as plain text."""
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--game", default="scopa")
    parser.add_argument("--option", type=read_option, action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    comparison = Comparison(given.game, tuple(given.option), (given.first, given.second), given.seed)
    for name in comparison.names:
        player(game(given.game), name)
    print(report(comparison, list(pairs(comparison, range(given.pairs), given.processes))))


if __name__ == "__main__":
    main()
