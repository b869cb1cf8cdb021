"""Plays many pairs: in this process, in several, or on a cluster; what is finished can be kept in a file."""

from __future__ import annotations

import json
import multiprocessing
import os
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing
from dataclasses import dataclass, field
from importlib.metadata import version
from itertools import islice
from pathlib import Path
from typing import Any

from cardavia.arena.baselines import CompiledPlayer, ensure_baselines, workshop
from cardavia.arena.contestants import contestant
from cardavia.arena.duel import Contest, Pair, Unit, play_pair
from cardavia.arena.statistics import SequentialTest, Verdict
from cardavia.arena.tally import Tally, sequential
from cardavia.games.registry import game
from cardavia.kernel.cache import sources
from cardavia.play.readiness import ensure_rules

AHEAD = 4
"""Pieces of work that wait for every process, so that none is idle and little is lost when all stop."""


class StateFileError(ValueError):
    """Raised for a file of finished pairs that belongs to something else or cannot be read."""


def play_pairs(contest: Contest, numbers: Sequence[int]) -> list[Pair]:
    """Plays some pairs one after the other."""
    prepare(contest)
    return [play_pair(contest, number) for number in numbers]


def prepare(contest: Contest) -> None:
    """Compiles what a contest needs; raises UnknownPlayerError when a player is not there."""
    found = game(contest.game)
    ensure_rules(found)
    ensure_baselines(found)
    for name in contest.names:
        contestant(found, name)


def piece(contest: Contest) -> int:
    """Returns how many pairs make a piece of work: many where whole deals are compiled."""
    players = [contestant(game(contest.game), name) for name in contest.names]
    if not all(isinstance(player, CompiledPlayer) for player in players):
        return 1
    return 100 if contest.unit is Unit.DEAL else 10


def pieces(numbers: Sequence[int], size: int) -> Iterator[Sequence[int]]:
    """Yields the numbers in pieces of a size."""
    for begin in range(0, len(numbers), size):
        yield numbers[begin : begin + size]


Playing = Generator[Pair, None, None]
"""The finished pairs one by one; closing it ends the work."""

Way = Callable[[Contest, Sequence[int]], Playing]
"""How pairs with given numbers are played."""


def in_this_process(contest: Contest, numbers: Sequence[int]) -> Playing:
    """Yields the pairs with these numbers in order."""
    for number in numbers:
        yield play_pair(contest, number)


@dataclass(frozen=True)
class Processes:
    """Plays in processes of this machine."""

    jobs: int

    def __call__(self, contest: Contest, numbers: Sequence[int]) -> Playing:
        """Yields the pairs with these numbers as they are finished."""
        context = multiprocessing.get_context("spawn")
        waiting = pieces(numbers, piece(contest))
        running: set[Future[list[Pair]]] = set()
        with ProcessPoolExecutor(self.jobs, mp_context=context) as pool:
            try:
                while True:
                    for part in waiting:
                        running.add(pool.submit(play_pairs, contest, part))
                        if len(running) >= AHEAD * self.jobs:
                            break
                    if not running:
                        return
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    for future in done:
                        yield from future.result()
            finally:
                pool.shutdown(wait=True, cancel_futures=True)


@dataclass(frozen=True)
class Cluster:
    """Plays on a Dask cluster whose workers have this version of Cardavia."""

    address: str
    timeout: float = 20.0
    """Seconds until a cluster that does not answer counts as missing."""

    def __call__(self, contest: Contest, numbers: Sequence[int]) -> Playing:
        """Yields the pairs with these numbers as they are finished; raises ImportError and OSError."""
        from distributed import Client, as_completed

        with Client(self.address, timeout=self.timeout) as client:
            own = sources(contest.game)
            strangers = [at for at, found in client.run(sources, contest.game).items() if found != own]
            if strangers:
                raise OSError(f"workers with another version of Cardavia: {', '.join(sorted(strangers))}")
            waiting = pieces(numbers, piece(contest))
            room = AHEAD * max(1, sum(client.nthreads().values()))
            first = islice(waiting, room)
            running = as_completed([client.submit(play_pairs, contest, part, pure=False) for part in first])
            for future in running:
                yield from future.result()
                for part in islice(waiting, 1):
                    running.add(client.submit(play_pairs, contest, part, pure=False))


def heading(contest: Contest) -> dict[str, Any]:
    """Returns what a file of finished pairs begins with: everything that its figures depend on."""
    found = game(contest.game)
    return {
        "contest": contest.written(),
        "cardavia": version("cardavia"),
        "sources": sources(contest.game),
        "rules_version": found.rules_version,
        "baselines_version": workshop(found).version,
    }


@dataclass
class StateFile:
    """Finished pairs on disk, one JSON line each behind a heading; a half line at the end is cut off."""

    path: Path
    contest: Contest

    def read(self) -> dict[int, Pair]:
        """Returns the finished pairs; raises StateFileError and OSError."""
        if not self.path.exists() or self.path.stat().st_size == 0:
            self._append(heading(self.contest))
            return {}
        content = self.path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        begun = self._line(heading(self.contest))
        if not whole and begun.startswith(content):
            os.truncate(self.path, 0)
            self._append(heading(self.contest))
            return {}
        try:
            # A single line that is not the beginning of this heading belongs to something else.
            first, *others = [json.loads(line) for line in (whole or content).splitlines()]
            if first != json.loads(begun):
                raise StateFileError(f"{self.path} holds another contest: {json.dumps(first)}")
            pairs = [Pair.read(line) for line in others]
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            if isinstance(error, StateFileError):
                raise
            raise StateFileError(f"{self.path} is no file of finished pairs: {error}") from None
        # Only now is it certain that the file is ours to change.
        if len(whole) < len(content):
            os.truncate(self.path, len(whole))
        return {pair.number: pair for pair in pairs}

    def keep(self, pair: Pair) -> None:
        """Adds a finished pair."""
        self._append(pair.written())

    def _append(self, line: dict[str, Any]) -> None:
        with self.path.open("ab") as file:
            file.write(self._line(line))

    @staticmethod
    def _line(written: dict[str, Any]) -> bytes:
        return json.dumps(written, separators=(",", ":")).encode() + b"\n"


@dataclass
class Run:
    """A contest being played: what is finished, and whether it is enough."""

    contest: Contest
    wanted: int
    difference: float | None = None
    """What a sequential test looks for; None plays all the pairs."""
    finished: dict[int, Pair] = field(default_factory=dict)
    counted: int = 0
    """How many pairs from the first on are finished without a gap."""
    test: SequentialTest | None = None

    def __post_init__(self) -> None:
        if self.difference is not None:
            self.test = sequential(self.contest, self.difference)
        self._count()

    def has_enough(self) -> bool:
        """Whether nothing more has to be played."""
        if self.counted >= self.wanted:
            return True
        return self.test is not None and self.test.verdict is not Verdict.OPEN

    @property
    def missing(self) -> list[int]:
        """The numbers of the pairs that are still to be played."""
        return [number for number in range(self.wanted) if number not in self.finished]

    def add(self, pair: Pair) -> None:
        """Counts a finished pair."""
        self.finished[pair.number] = pair
        self._count()

    def _count(self) -> None:
        while self.counted in self.finished and not self.has_enough():
            pair = self.finished[self.counted]
            self.counted += 1
            if self.test is not None:
                self.test.add(pair.score if self.contest.unit is Unit.MATCH else pair.margin)

    @property
    def tally(self) -> Tally:
        """The figures of the pairs from the first on; those behind a gap or a verdict are left out."""
        return Tally(self.contest, [self.finished[number] for number in range(self.counted)], self.test)


def play(run: Run, way: Way, file: StateFile | None, progress: Callable[[Run], None]) -> Tally:
    """Plays what is missing of a run and returns its figures.

    Raises UnknownPlayerError, StateFileError and OSError; what is finished by then is in the file.
    """
    prepare(run.contest)
    if file is not None:
        for pair in file.read().values():
            if pair.number < run.wanted:
                run.add(pair)
    if not run.has_enough():
        with closing(way(run.contest, run.missing)) as played:
            for pair in played:
                if file is not None:
                    file.keep(pair)
                run.add(pair)
                progress(run)
                if run.has_enough():
                    break
    return run.tally
