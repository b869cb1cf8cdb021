"""The log as the server watches it: the same log, remembering for a while that a write failed."""

from __future__ import annotations

import time
from collections.abc import Awaitable

from cardavia.store.log import Entry, MoveLog, StoreError, TableRecord

MEMORY = 60.0
"""Seconds for which a failed write counts: nobody writes to a site that looks ill, so it ends by itself."""


class WatchedLog:
    """A `MoveLog` that hands everything on and can say whether it works."""

    def __init__(self, log: MoveLog) -> None:
        self._log = log
        self._trouble: StoreError | None = None
        self._since = 0.0

    async def create(self, table: TableRecord) -> None:
        """Writes a new table."""
        await self._watch(self._log.create(table))

    async def append(self, table_id: str, entry: Entry) -> None:
        """Appends the next entry of a table."""
        await self._watch(self._log.append(table_id, entry))

    async def table(self, table_id: str) -> TableRecord:
        """Reads one table."""
        return await self._log.table(table_id)

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """Reads the entries of a table with numbers above `after`."""
        return await self._log.entries(table_id, after)

    async def tables_of(self, owner: str, game: str | None = None, limit: int = 20) -> list[TableRecord]:
        """Lists the tables an owner made, newest first."""
        return await self._log.tables_of(owner, game, limit)

    async def count(self, owner: str | None = None, since: float = 0.0) -> int:
        """Counts the tables made at or after `since`."""
        return await self._log.count(owner, since)

    async def close(self) -> None:
        """Finishes every write that waits, then lets the database go."""
        await self._log.close()

    async def check(self) -> StoreError | None:
        """Returns what is wrong: a look into the log fails, or a write failed lately."""
        try:
            await self._log.count(since=time.time())
        except StoreError as error:
            return error
        return self._trouble if time.monotonic() < self._since + MEMORY else None

    async def _watch(self, write: Awaitable[None]) -> None:
        try:
            await write
        except StoreError as error:
            self._trouble, self._since = error, time.monotonic()
            raise
        self._trouble = None
