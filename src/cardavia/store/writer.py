"""The one thread that writes: whatever waits while a commit runs goes into the next commit together."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

from cardavia.store.faults import fault_error, sqlite_error
from cardavia.store.log import Fault

Write = Callable[[sqlite3.Connection], None]


@dataclass(frozen=True, eq=False)
class _Job:
    write: Write
    done: asyncio.Future[None]


class Writer:
    """Runs writes on one connection, in the order in which they are handed in, many to a commit.

    The cost of a durable commit is one wait for the disk, nearly the same for one row as for hundreds, so
    throughput grows with the number of callers. At most `capacity` writes wait; later callers wait for room.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path, capacity: int) -> None:
        self._connection = connection
        self._path = path
        self._capacity = capacity
        self._room = asyncio.Semaphore(capacity)
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._closed = False
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def submit(self, write: Write) -> None:
        """Runs one write and returns when it is committed.

        `write` looks before it changes anything: whatever it raises, except an error of SQLite, is handed to
        this caller alone, and the writes beside it are committed.

        Raises:
            StoreError: The commit failed, with all writes that were in it, or the writer is closed.
        """
        if self._closed:
            raise fault_error(Fault.CLOSED, self._path)
        await self._room.acquire()
        job = _Job(write, asyncio.get_running_loop().create_future())
        self._jobs.put(job)
        await job.done

    async def close(self) -> None:
        """Waits for all writes handed in before, then ends the thread and closes the connection."""
        if self._closed:
            return
        self._closed = True
        # Places are given in order of asking, so holding them all means that every earlier write is finished.
        for _ in range(self._capacity):
            await self._room.acquire()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while group := self._next_group():
            outcomes = self._commit(group)
            # A loop that is closed already has nobody left who waits.
            with suppress(RuntimeError):
                group[0].done.get_loop().call_soon_threadsafe(self._deliver, group, outcomes)
        self._connection.close()

    def _next_group(self) -> list[_Job]:
        group: list[_Job] = []
        job = self._jobs.get()
        with suppress(Empty):
            while job is not None:
                group.append(job)
                job = self._jobs.get_nowait()
        return group

    def _commit(self, group: list[_Job]) -> list[Exception | None]:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._attempt(job) for job in group]
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                self._connection.rollback()
            return [sqlite_error(error, self._path) for _ in group]
        return outcomes

    def _attempt(self, job: _Job) -> Exception | None:
        try:
            job.write(self._connection)
        except sqlite3.Error:
            raise
        except Exception as error:  # noqa: BLE001 - the thread must outlive the fault of any one write
            return error
        return None

    def _deliver(self, group: list[_Job], outcomes: list[Exception | None]) -> None:
        for job, error in zip(group, outcomes, strict=True):
            self._room.release()
            if job.done.done():  # its caller was cancelled
                continue
            if error is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(error)
