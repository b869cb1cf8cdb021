"""Compiles every game's kernels in child processes while the site already answers.

Compiling in the server's own process would stall every socket for seconds and keep the compiler's memory;
so a child, `cardavia warm GAME --stage STAGE`, fills the cache, and this process loads the result in a
thread.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum

from cardavia.ai import readiness as players
from cardavia.games.contract import Game
from cardavia.games.registry import games
from cardavia.kernel import INTERPRETED, cache
from cardavia.play.readiness import ensure_rules
from cardavia.play.ruleset import Ruleset

logger = logging.getLogger(__name__)

STAGES = ("rules", "players")
COMMAND = (sys.executable, "-m", "cardavia", "warm")
LAST_LINES = 12
PATIENCE = 5.0
"""Seconds that a child gets to end when the server stops."""


class State(StrEnum):
    """How far a stage of a game is."""

    WAITING = "waiting"
    COMPILING = "compiling"
    LOADING = "loading"
    READY = "ready"
    FAILED = "failed"


class KernelsFailedError(Exception):
    """Raised when a stage could not be compiled; holds what the compiling process said last."""

    def __init__(self, slug: str, lines: Sequence[str]) -> None:
        super().__init__(
            f"The program parts of {slug} could not be compiled, so nobody can play it. "
            f"Run `cardavia warm {slug}` to see why, then start the server again."
        )
        self.slug = slug
        self.lines = tuple(lines)


@dataclass
class _Stage:
    """One stage of one game: where it stands, and the event that ends all waiting."""

    state: State = State.WAITING
    done: asyncio.Event | None = None
    failure: KernelsFailedError | None = None


class Warmup:
    """Makes kernels ready, stage after stage, and says how far it is; the Kernels of `tables`."""

    def __init__(
        self,
        found: Mapping[str, Game] | None = None,
        command: Sequence[str] = COMMAND,
        is_compiled: Callable[[str], bool] = cache.is_ready,
    ) -> None:
        self._games = games() if found is None else found
        self._command = tuple(command)
        self._is_compiled = is_compiled
        self._stages = {(slug, stage): _Stage() for slug in self._games for stage in STAGES}
        self._wanted: set[str] = set()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins in the background; needs a running event loop."""
        for stage in self._stages.values():
            stage.done = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="warm-up")

    async def close(self) -> None:
        """Ends the background work and the child it waits for."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def is_ready(self, slug: str, stage: str) -> bool:
        """Says whether a stage can be used without stalling anybody; an unknown game has none to wait for."""
        found = self._stages.get((slug, stage))
        return found is None or found.state is State.READY

    def state(self, slug: str, stage: str) -> State:
        """Returns how far a stage is."""
        return self._stages[slug, stage].state

    def failure(self, slug: str) -> KernelsFailedError | None:
        """Returns why a game cannot be played, None while nothing failed."""
        return next(
            (found for stage in STAGES if (found := self._stages[slug, stage].failure) is not None), None
        )

    def states(self) -> dict[str, dict[str, str]]:
        """Returns the state of every stage by game."""
        return {
            slug: {stage: self._stages[slug, stage].state.value for stage in STAGES} for slug in self._games
        }

    async def wait(self, slug: str, stage: str) -> None:
        """Returns when a stage can be used, and lets its game go first; raises KernelsFailedError."""
        waited = self._stages[slug, stage]
        self._wanted.add(slug)
        if waited.done is None:
            raise RuntimeError("the warm-up has not been started")
        await waited.done.wait()
        if waited.failure is not None:
            raise waited.failure

    async def _run(self) -> None:
        while (part := self._next()) is not None:
            slug, stage = part
            try:
                await self._prepare(slug, stage)
            except KernelsFailedError as error:
                self._fail(slug, error)
            except Exception as error:
                logger.exception("The kernels of %s could not be loaded.", slug)
                self._fail(slug, KernelsFailedError(slug, [f"{type(error).__name__}: {error}"]))

    def _next(self) -> tuple[str, str] | None:
        """Returns the next stage to prepare, None when all are done.

        A game that somebody waits for goes first. The rules of every game come before any players: they
        take a few seconds and let a table be dealt, while players take many times as long.
        """
        left = [part for part, found in self._stages.items() if found.state is State.WAITING]
        return min(left, key=lambda part: (part[0] not in self._wanted, STAGES.index(part[1])), default=None)

    async def _prepare(self, slug: str, stage: str) -> None:
        is_compiled = INTERPRETED or self._is_compiled(f"{slug}-{stage}")
        # Without a folder for compiled code a child's work would be lost with it.
        if not is_compiled and cache.folder() is not None:
            await self._compile(slug, stage)
        self._move(slug, stage, State.LOADING)
        await asyncio.to_thread(load, self._games[slug], stage)
        self._move(slug, stage, State.READY)

    async def _compile(self, slug: str, stage: str) -> None:
        self._move(slug, stage, State.COMPILING)
        child = await asyncio.create_subprocess_exec(
            *self._command,
            slug,
            "--stage",
            stage,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            # Ctrl+C in a terminal is for the server, which ends the child; else it would count as a failure.
            start_new_session=True,
        )
        try:
            lines = await _last_lines(child)
            code = await child.wait()
        finally:
            await _end(child)
        if code != 0:
            raise KernelsFailedError(slug, [*lines, f"exit code {code}"])

    def _move(self, slug: str, stage: str, state: State) -> None:
        found = self._stages[slug, stage]
        found.state = state
        if state in (State.READY, State.FAILED) and found.done is not None:
            found.done.set()

    def _fail(self, slug: str, error: KernelsFailedError) -> None:
        logger.error("%s It said last:\n%s", error, "\n".join(error.lines))
        for stage in STAGES:
            if not self.is_ready(slug, stage):
                self._stages[slug, stage].failure = error
                self._move(slug, stage, State.FAILED)


def load(game: Game, stage: str) -> None:
    """Loads the compiled kernels of a stage into this process by using each of them once."""
    ensure_rules(game)
    if stage == "players":
        players.ensure_players(game)
        players.exercise(game)
        return
    deal = Ruleset.of(game.slug).deal(seed=0)
    while (seat := deal.turn) is not None:
        observation = deal.observation(seat)
        game.view(observation)
        game.events(observation)
        deal.choice([], [])
        game.legal(observation)
        # Where there are too many actions to be listed, they have numbers all the same.
        deal.play(game.described(observation, deal.action_at(0)).action)
    deal.result()
    game.view(deal.observation(0))


async def _last_lines(child: asyncio.subprocess.Process) -> Sequence[str]:
    """Reads what a child says until it has ended."""
    assert child.stdout is not None
    last: deque[str] = deque(maxlen=LAST_LINES)
    while line := await child.stdout.readline():
        if said := line.decode(errors="replace").strip():
            last.append(said)
    return last


async def _end(child: asyncio.subprocess.Process) -> None:
    """Ends a child that still runs; it holds nothing but the cache's lock, which ends with it."""
    if child.returncode is not None:
        return
    with suppress(ProcessLookupError):
        child.terminate()
    try:
        await asyncio.wait_for(child.wait(), PATIENCE)
    except TimeoutError:
        with suppress(ProcessLookupError):
            child.kill()
        await child.wait()
