"""How fast a game is played and searched on one core, beside a program in C that does the same work."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

from cardavia.ai.workspace import Workspace
from cardavia.arena.contestants import compiled
from cardavia.arena.pace import paces
from cardavia.games.contract import Game
from cardavia.games.registry import game
from cardavia.kernel.random import RandomState, seeded
from cardavia.kernel.template import instantiate

ROUNDS = 21
SLICE = 0.1
"""Processor seconds that the product gets in a round, roughly."""

PLACING_DEALS = 500
"""Deals of a round in which nobody takes anything."""

PACED_DEALS = 200
"""Deals of a round that rule players play."""

COMPILERS = ("clang", "cc")
C_FLAGS = ("-O3", "-march=native")
EVENLY = 1 << 32


@dataclass(frozen=True)
class Played:
    """Random deals and the processor seconds that they took."""

    deals: int
    decisions: int
    seconds: float

    @property
    def rate(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds


class Product:
    """The playout and search templates bound to a game, with the arrays that they work in."""

    def __init__(self, found: Game) -> None:
        self.game = found
        self._playout = instantiate("cardavia.arena.playout", found.rules)
        self._options = found.options()
        self._states = found.blank(self._options)
        self._moves = found.buffer()
        self._deck = np.zeros(len(found.pack), np.uint8)
        self._space = Workspace(found)

    def play(self, deals: int, random: RandomState) -> Played:
        """Plays random deals under the default options."""
        margins = np.zeros(2, np.int64)
        begin = time.process_time()
        decisions = self._playout.playouts(deals, self._states[0], self._moves, self._deck, random, margins)
        return Played(deals, int(decisions), time.process_time() - begin)

    def place(self, deals: int, random: RandomState) -> Played:
        """Plays deals in which nobody takes anything, where a game allows that."""
        begin = time.process_time()
        decisions = self._playout.placements(deals, self._states[0], self._moves, self._deck, random)
        return Played(deals, int(decisions), time.process_time() - begin)

    def search(self, iterations: int, random: RandomState) -> float:
        """Searches a first decision as the strongest player does; returns iterations a second."""
        known = self._first_decision(random)
        policy, space = self.game.policy, self._space
        space.grow(iterations)
        begin = time.process_time()
        space.search.search(
            known,
            iterations,
            policy.UNIT,
            np.uint64(policy.EXPLORING * EVENLY),
            space.world,
            space.moves,
            space.nodes,
            space.logarithms,
            random,
        )
        return iterations / (time.process_time() - begin)

    def _first_decision(self, random: RandomState) -> Any:
        shuffler = np.random.default_rng(int(random[0]))
        deck = list(self.game.pack.ids)
        while True:
            shuffler.shuffle(deck)
            if self.game.start(self._states, deck, 0):
                break
        seat = int(self.game.rules.actor(self._states[0]))
        context = self.game.first_context(self._options)
        return self.game.observe(self._states, seat, self._options, context).records()[0]


class Yardstick:
    """A compiled C program, called with a number of deals and a seed, that answers with its times."""

    def __init__(self, program: Path) -> None:
        self._program = program

    def play(self, deals: int, random: RandomState) -> Played:
        """Plays the same random deals as the product would."""
        command = [str(self._program), str(deals), str(int(random[0]))]
        answer = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        return Played(answer["deals"], answer["decisions"], answer["seconds"])


def bench(slug: str) -> dict[str, Any]:
    """Returns the speed of a game (notation, 5): medians of interleaved runs on one core.

    `compile_seconds` and `load_seconds` are what a new process needs before it can play and search,
    with an empty and with a filled cache. Raises UnknownGameError.
    """
    found = game(slug)
    with tempfile.TemporaryDirectory(prefix="cardavia-bench-") as folder:
        compiling, loading = (_first_use(slug, Path(folder) / "cache") for _ in range(2))
        source = Path(found.rules.__file__).with_name("yardstick.c")
        yardstick = built(source, Path(folder) / "yardstick")
        with one_core():
            product = Product(found)
            played, measured, searched = _alternate(product, yardstick)
            placed = _placed(product) if found.may_place else {}
            paced = _paced(found, found.rule_player) if found.rule_player is not None else {}
    decisions = median(run.rate for run in played)
    reference = median(run.rate for run in measured) if measured else None
    return {
        "game": slug,
        "decisions_per_second": round(decisions),
        "deals_per_second": round(median(run.deals / run.seconds for run in played)),
        "search_iterations_per_second": round(median(searched)),
        "compile_seconds": round(compiling, 2),
        "load_seconds": round(loading, 2),
        "reference": None if reference is None else round(reference),
        "ratio": None if reference is None else round(decisions / reference, 3),
        **placed,
        **paced,
    }


def _alternate(
    product: Product, yardstick: Yardstick | None
) -> tuple[list[Played], list[Played], list[float]]:
    """Lets the product and the yardstick play the same deals in turn, and the product search between."""
    iterations = product.game.policy.ITERATIONS
    # The first calls load the kernels.
    product.search(iterations, seeded("bench", "warm"))
    product.play(1, seeded("bench", "warm"))
    deals = 1
    while product.play(deals, seeded("bench", "warm")).seconds < SLICE / 2:
        deals *= 2
    played, measured, searched = [], [], []
    for number in range(ROUNDS):
        played.append(product.play(deals, seeded("bench", number)))
        if yardstick is not None:
            measured.append(yardstick.play(deals, seeded("bench", number)))
        searched.append(product.search(iterations, seeded("bench", "search", number)))
    return played, measured, searched


def _placed(product: Product) -> dict[str, int]:
    """Returns the speed of deals in which nobody takes anything, whose lists of moves are the longest."""
    product.place(1, seeded("bench", "warm"))
    runs = [product.place(PLACING_DEALS, seeded("bench", "placing", number)) for number in range(ROUNDS)]
    return {"placing_decisions_per_second": round(median(run.rate for run in runs))}


def _paced(found: Game, name: str) -> dict[str, int]:
    """Returns the speed of whole deals that rule players play."""
    player = compiled(found, name)
    if player is None:
        raise LookupError(f"{found.slug} has no compiled player {name!r}")
    _, *rates = islice(paces(found, player, PACED_DEALS), ROUNDS + 1)
    return {"policy_deals_per_second": round(median(rates))}


def built(source: Path, program: Path) -> Yardstick | None:
    """Compiles a yardstick for this machine; None without a compiler, or after a warning when all fail."""
    faults = []
    for compiler in filter(None, map(shutil.which, COMPILERS)):
        command = [compiler, *C_FLAGS, "-o", str(program), str(source)]
        result = subprocess.run(command, check=False, capture_output=True, text=True)
        if result.returncode == 0:
            return Yardstick(program)
        faults.append(f"{compiler}: {result.stderr.strip()}")
    if faults:
        text = "\n".join(faults)
        warnings.warn(
            f"The yardstick {source.name} could not be compiled.\n{text}", RuntimeWarning, stacklevel=2
        )
    return None


@contextmanager
def one_core() -> Iterator[None]:
    """Keeps this thread and the processes it starts on one core, where the system offers that."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def first_use(slug: str) -> float:
    """Returns the seconds until this process can play and search a game; for new processes only."""
    found = game(slug)
    begin = time.perf_counter()
    product = Product(found)
    product.play(1, seeded("bench", "first"))
    product.search(1, seeded("bench", "first"))
    return time.perf_counter() - begin


def _first_use(slug: str, cache: Path) -> float:
    program = f"from cardavia.arena.bench import first_use; print(first_use({slug!r}))"
    environment = {**os.environ, "CARDAVIA_CACHE_DIR": str(cache)}
    result = subprocess.run(
        [sys.executable, "-c", program], check=False, capture_output=True, text=True, env=environment
    )
    if result.returncode != 0:
        raise RuntimeError(f"A new process could not play {slug}:\n{result.stderr}")
    return float(result.stdout)
