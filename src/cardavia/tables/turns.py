"""The computer's turns at one table: each decision at its pace, until a person is to act."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Sequence

from cardavia.ai.players import LEVELS
from cardavia.play.deal import Deal
from cardavia.tables.faults import StaleError
from cardavia.tables.ledger import Kernels, Ledger
from cardavia.tables.pool import Pool
from cardavia.tables.seat import Seat

logger = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds after which a computer's turn that failed is tried again; every failure doubles them."""


class Turns:
    """Plays the computer's seats, and the rest of a deal that was claimed for everybody.

    `pace` is the least number of seconds that a turn takes, counted from what the other seats saw last:
    a decision that they are not told shows by no pause either.
    """

    def __init__(
        self,
        table_id: str,
        seats: Sequence[Seat],
        ledger: Ledger,
        pool: Pool,
        kernels: Kernels,
        pace: float,
    ) -> None:
        self._table_id = table_id
        self._seats = seats
        self._ledger = ledger
        self._pool = pool
        self._kernels = kernels
        self._pace = pace
        self._shown: tuple[int, ...] = ()
        """How many events every seat had been told at `_since`, the time in seconds of the last one."""
        self._since = 0.0
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    def go_on(self) -> None:
        """Begins to play in the background where the computer is to act and is not at it already."""
        # An entry that was on its way when the table was closed is applied, but begins no turn.
        if self._is_closed or self._seat_to_act() is None:
            return
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._play(), name=f"turns of {self._table_id}")

    async def close(self) -> None:
        """Stops for good; a decision that is not written yet is lost, and made again from the log."""
        self._is_closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _seat_to_act(self) -> int | None:
        """Returns the seat that the computer plays next: its own, or any when the rest was claimed."""
        course = self._ledger.course
        actor = course.actor
        if actor is None or (self._seats[actor].kind == "person" and course.claimed_by is None):
            return None
        return actor

    async def _play(self) -> None:
        """Takes turn after turn.

        One that fails, above all because the log cannot be written, is tried again after a pause.
        """
        pause = FIRST_PAUSE
        while (actor := self._seat_to_act()) is not None:
            try:
                await self._kernels.wait(self._ledger.course.ruleset.game.slug, "players")
                await self._take(actor)
                pause = FIRST_PAUSE
            except Exception:
                logger.exception(
                    "The computer's turn at table %s failed; it is tried again in %g s.",
                    self._table_id,
                    pause,
                )
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _take(self, seat: int) -> None:
        ledger = self._ledger
        deal, revision = ledger.course.deal, ledger.revision
        if deal is None:
            return
        due = self._due(seat, deal)
        level = self._seats[seat].level or LEVELS[-1]
        # What the seat has been told tells the decisions of its deal apart, and nothing of unseen ones.
        told = len(ledger.course.events(seat))
        seed = hashlib.sha256(ledger.course.ai_seed() + bytes([seat]) + told.to_bytes(4, "big")).digest()
        action = await self._pool.choose(deal.observation(seat), level, seed)
        await asyncio.sleep(due - time.monotonic())
        async with ledger.lock:
            if ledger.revision != revision:
                return
            try:
                await ledger.write(seat, "action", {"action": deal.check(action, seat)})
            except StaleError:
                logger.info("Another process took the computer's turn at table %s.", self._table_id)

    def _due(self, seat: int, deal: Deal) -> float:
        """Returns the time before which a seat's decision is not to be seen."""
        course = self._ledger.course
        seats = range(len(self._seats))
        shown = tuple(course.seq(other) for other in seats if other != seat)
        if shown != self._shown:
            self._shown, self._since = shown, time.monotonic()
        return self._since + self._pace * deal.game.pauses(deal.observation(seat))
