"""Where computer players think: a pool of threads, one per core, never the event loop."""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter

from cardavia.ai.hints import Hint, hint
from cardavia.ai.players import Player, player
from cardavia.games.contract import Game, Observation

logger = logging.getLogger(__name__)

FindPlayer = Callable[[Game, str], Player]


class Pool:
    """A bounded queue of decisions; a table asks for one at a time, so that a seat has one job at most."""

    def __init__(self, workers: int | None = None, find_player: FindPlayer = player) -> None:
        count = workers or os.cpu_count() or 1
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="player")
        self._counting = threading.Lock()
        self._places = asyncio.Semaphore(2 * count)
        self._find_player = find_player
        self.decisions = 0
        self.failures = 0
        self.seconds = 0.0
        self.hints = 0

    async def choose(self, observation: Observation, level: str, seed: bytes) -> str:
        """Returns the action that a player of the level chooses.

        A player that fails is counted and replaced by the game's plainest one, so that a table never stops.
        """
        async with self._places:
            return await asyncio.get_running_loop().run_in_executor(
                self._threads, self._decide, observation, level, seed
            )

    async def advise(self, observation: Observation) -> Hint:
        """Returns the hint for the observing seat, which is to act."""
        async with self._places:
            self.hints += 1
            return await asyncio.get_running_loop().run_in_executor(self._threads, hint, observation)

    def close(self) -> None:
        """Lets the threads end after the decisions they are at."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _decide(self, observation: Observation, level: str, seed: bytes) -> str:
        begun = perf_counter()
        try:
            return self._find_player(observation.game, level).choose(observation, seed).action
        except Exception:
            with self._counting:
                self.failures += 1
            logger.exception("A player of level %r failed; a random one took its turn.", level)
            return player(observation.game, "random").choose(observation, seed).action
        finally:
            with self._counting:
                self.decisions += 1
                self.seconds += perf_counter() - begun
