"""The course of one table's match, kept in step with its log on disk."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from cardavia.play.ruleset import Ruleset
from cardavia.store.log import Entry, MoveLog, SequenceTaken, TableRecord
from cardavia.tables.course import BadEntryError, Course
from cardavia.tables.faults import StaleError


class Kernels(Protocol):
    """Says when compiled code is ready to be used without stalling anybody."""

    async def wait(self, slug: str, stage: str) -> None:
        """Returns when a stage ("rules", "players") of a game is compiled."""

    def is_ready(self, slug: str, stage: str) -> bool:
        """Says whether `wait` would return at once."""


class Ledger:
    """Appends entries to a log and folds them into the course, its own and those of other processes.

    `applied` is called whenever entries have been taken in. Whoever decides on an entry holds `lock` from
    the look at the course until the entry is written.
    """

    def __init__(
        self,
        record: TableRecord,
        ruleset: Ruleset,
        log: MoveLog,
        kernels: Kernels,
        applied: Callable[[], None],
    ) -> None:
        self.course = Course(ruleset, record.secret, record.ai_secret)
        self.lock = asyncio.Lock()
        self.revision = 0
        """The number of log entries applied."""
        self.example: str | None = None
        """The example whose position the first deal began at."""
        self._table_id = record.id
        self._log = log
        self._kernels = kernels
        self._applied = applied
        self._news = asyncio.Event()

    async def changed(self, revision: int) -> None:
        """Returns when the course has moved on from a revision."""
        while self.revision == revision:
            await self._news.wait()

    async def write(self, seat: int | None, kind: str, data: Mapping[str, object]) -> None:
        """Appends an entry and applies it; returns when it is safe on disk.

        Where another process was first, its entries are taken in instead, and StaleError is raised.
        """
        entry = Entry(self.revision + 1, seat, kind, data, time.time())
        try:
            # A socket that goes away must not leave an entry on disk that this copy never applied.
            await asyncio.shield(self._append(entry))
        except SequenceTaken:
            await self.read()
            raise StaleError from None

    async def read(self) -> None:
        """Applies what the log holds beyond this copy; raises BadEntryError."""
        entries = await self._log.entries(self._table_id, after=self.revision)
        if entries:
            await self._kernels.wait(self.course.ruleset.game.slug, "rules")
        self._apply(entries)

    async def _append(self, entry: Entry) -> None:
        await self._log.append(self._table_id, entry)
        self._apply([entry])

    def _apply(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            if entry.seq <= self.revision:
                continue
            if entry.seq != self.revision + 1:
                raise BadEntryError(f"entry {self.revision + 1} is missing, entry {entry.seq} follows")
            try:
                self._fold(entry)
            except (KeyError, TypeError, ValueError) as error:
                raise BadEntryError(f"entry {entry.seq} ({entry.kind}) does not fit: {error}") from error
            self.revision = entry.seq
        news, self._news = self._news, asyncio.Event()
        news.set()
        self._applied()

    def _fold(self, entry: Entry) -> None:
        data: Mapping[str, Any] = entry.data
        if entry.kind == "deal":
            entropy = tuple(None if given is None else bytes.fromhex(given) for given in data["entropy"])
            self.course.begin(data["number"], entropy)
        elif entry.kind == "position":
            self.course.lay(data["number"], data["position"])
            self.example = data["example"]
        elif entry.kind == "action" and entry.seat is not None:
            self.course.act(entry.seat, data["action"])
        elif entry.kind == "undo":
            self.course.take_back(data["to"])
        elif entry.kind == "claim" and entry.seat is not None:
            self.course.claim(entry.seat)
        else:
            raise BadEntryError(f"{entry.kind!r} is unknown to this version")
