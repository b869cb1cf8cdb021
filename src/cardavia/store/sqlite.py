"""The log in one SQLite file."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from sqlalchemy import ClauseElement, bindparam, func, insert, select
from sqlalchemy.dialects import sqlite as dialects

from cardavia.store.faults import fault_error, sqlite_error
from cardavia.store.log import (
    Entry,
    Fault,
    SequenceGap,
    SequenceTaken,
    StoreError,
    TableRecord,
    TableTaken,
    UnknownTable,
    is_table_id,
)
from cardavia.store.models import entries, tables
from cardavia.store.writer import Writer

BUSY_TIMEOUT = 5.0  # seconds
CAPACITY = 1024

_P = ParamSpec("_P")
_T = TypeVar("_T")


def _sql(statement: ClauseElement) -> str:
    return str(statement.compile(dialect=dialects.dialect(paramstyle="named")))


_ENTRY_COLUMNS = [column for column in entries.c if column is not entries.c.table_id]
_NEWEST_FIRST = (tables.c.created_at.desc(), tables.c.id.desc())
_MADE_SINCE = select(func.count()).select_from(tables).where(tables.c.created_at >= bindparam("since"))

_INSERT_TABLE = _sql(insert(tables))
_INSERT_ENTRY = _sql(insert(entries))
_HAS_TABLE = _sql(select(tables.c.id).where(tables.c.id == bindparam("id")))
_LAST_SEQ = _sql(select(func.max(entries.c.seq)).where(entries.c.table_id == bindparam("table_id")))
_TABLE = _sql(select(tables).where(tables.c.id == bindparam("id")))
_ENTRIES = _sql(
    select(*_ENTRY_COLUMNS)
    .where(entries.c.table_id == bindparam("table_id"), entries.c.seq > bindparam("after"))
    .order_by(entries.c.seq)
)
_TABLES_OF = _sql(select(tables).where(tables.c.owner == bindparam("owner")).order_by(*_NEWEST_FIRST))
_TABLES_OF_GAME = _sql(
    select(tables)
    .where(tables.c.owner == bindparam("owner"), tables.c.game == bindparam("game"))
    .order_by(*_NEWEST_FIRST)
)
_COUNT = _sql(_MADE_SINCE)
_COUNT_OF = _sql(_MADE_SINCE.where(tables.c.owner == bindparam("owner")))


def connect(path: Path, busy_timeout: float = BUSY_TIMEOUT) -> sqlite3.Connection:
    """Opens an existing database so that every commit is durable and foreign keys hold.

    Raises:
        StoreError: The file cannot be opened, or its folder cannot hold a write-ahead log.
        sqlite3.Error: Any other trouble.
    """
    connection = sqlite3.connect(
        f"{path.as_uri()}?mode=rw",
        uri=True,
        timeout=busy_timeout,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
    except (sqlite3.Error, UnicodeDecodeError):
        connection.close()
        raise
    if mode != "wal":
        connection.close()
        raise fault_error(
            Fault.UNREACHABLE, path, "its file system cannot hold a write-ahead log; use a local disk"
        )
    return connection


class SqliteLog:
    """A `MoveLog` in the file at `path`, which has the current schema.

    One thread writes and one reads, each on a connection of its own, so that the event loop never waits for
    the disk and a reader never waits for a commit.
    """

    def __init__(self, path: Path, busy_timeout: float = BUSY_TIMEOUT, capacity: int = CAPACITY) -> None:
        self._path = path
        writing = connect(path, busy_timeout)
        try:
            self._reading = connect(path, busy_timeout)
            self._reading.execute("PRAGMA query_only = ON")
        except (sqlite3.Error, UnicodeDecodeError, StoreError):
            writing.close()
            raise
        self._writer = Writer(writing, path, capacity)
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._closed = False

    async def create(self, table: TableRecord) -> None:
        """Writes a new table."""
        seats = [dict(seat) for seat in table.seats]
        row = vars(table) | {"options": _encode(dict(table.options)), "seats": _encode(seats)}
        await self._writer.submit(partial(_insert_table, row))

    async def append(self, table_id: str, entry: Entry) -> None:
        """Appends the next entry of a table."""
        if not is_table_id(table_id):
            raise UnknownTable(table_id)
        row = vars(entry) | {"table_id": table_id, "data": _encode(dict(entry.data))}
        await self._writer.submit(partial(_insert_entry, row, table_id, entry.seq))

    async def table(self, table_id: str) -> TableRecord:
        """Reads one table."""
        if not is_table_id(table_id):
            raise UnknownTable(table_id)
        found = await self._read(self._tables, _TABLE, {"id": table_id}, 1)
        if not found:
            raise UnknownTable(table_id)
        return found[0]

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """Reads the entries of a table with numbers above `after`."""
        if not is_table_id(table_id):
            return []
        return await self._read(self._entries, {"table_id": table_id, "after": after})

    async def tables_of(self, owner: str, game: str | None = None, limit: int = 20) -> list[TableRecord]:
        """Lists the tables an owner made, newest first."""
        if limit < 0:
            raise ValueError(f"a limit is 0 or more, not {limit}")
        sql = _TABLES_OF if game is None else _TABLES_OF_GAME
        return await self._read(self._tables, sql, {"owner": owner, "game": game}, limit)

    async def count(self, owner: str | None = None, since: float = 0.0) -> int:
        """Counts the tables made at or after `since`."""
        sql = _COUNT if owner is None else _COUNT_OF
        return await self._read(self._count, sql, {"owner": owner, "since": since})

    async def close(self) -> None:
        """Finishes every write that waits, then closes the file."""
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        await asyncio.to_thread(self._reader.shutdown)
        self._reading.close()

    async def _read(self, query: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
        if self._closed:
            raise fault_error(Fault.CLOSED, self._path)
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._reader, partial(query, *args, **kwargs)
            )
        except sqlite3.Error as error:
            raise sqlite_error(error, self._path) from error
        except ValueError as error:
            raise fault_error(Fault.DAMAGED, self._path, f"a row cannot be read ({error})") from error

    def _tables(self, sql: str, values: Mapping[str, object], limit: int) -> list[TableRecord]:
        # The index gives the rows in this order, so that taking the first few reads no more than those.
        return [_table(row) for row in islice(self._reading.execute(sql, values), limit)]

    def _entries(self, values: Mapping[str, object]) -> list[Entry]:
        return [_entry(row) for row in self._reading.execute(_ENTRIES, values)]

    def _count(self, sql: str, values: Mapping[str, object]) -> int:
        (number,) = self._reading.execute(sql, values).fetchone()
        return int(number)


def _insert_table(row: Mapping[str, object], connection: sqlite3.Connection) -> None:
    if connection.execute(_HAS_TABLE, {"id": row["id"]}).fetchone():
        raise TableTaken(str(row["id"]))
    connection.execute(_INSERT_TABLE, row)


def _insert_entry(row: Mapping[str, object], table_id: str, seq: int, connection: sqlite3.Connection) -> None:
    # The transaction already holds the write lock, so nobody can come between the look and the insert.
    (last,) = connection.execute(_LAST_SEQ, {"table_id": table_id}).fetchone()
    if last is None and not connection.execute(_HAS_TABLE, {"id": table_id}).fetchone():
        raise UnknownTable(table_id)
    expected = (last or 0) + 1
    if seq < expected:
        raise SequenceTaken(table_id, seq)
    if seq > expected:
        raise SequenceGap(table_id, seq, expected)
    connection.execute(_INSERT_ENTRY, row)


def _encode(value: object) -> str:
    return json.dumps(value, allow_nan=False, separators=(",", ":"))


def _table(row: tuple[Any, ...]) -> TableRecord:
    identity, game, rules_version, options, seats, *rest = row
    with _row_faults():
        return TableRecord(identity, game, rules_version, json.loads(options), json.loads(seats), *rest)


def _entry(row: tuple[Any, ...]) -> Entry:
    seq, seat, kind, data, at = row
    with _row_faults():
        return Entry(seq, seat, kind, json.loads(data), at)


@contextmanager
def _row_faults() -> Iterator[None]:
    """Turns what a value of the wrong type, or nested without end, makes of a row into a ValueError."""
    try:
        yield
    except (TypeError, RecursionError) as error:
        raise ValueError(str(error)) from error
