"""What the log holds and what it promises, whatever database lies beneath."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol

_ID = re.compile(r"[A-Za-z0-9_-]{1,128}")
_WORD = re.compile(r"[a-z][a-z0-9_-]{0,31}")
_OWNER = re.compile(r"[!-~]{1,128}")
_SECRET_BYTES = 32
_LARGEST_INTEGER = 2**31 - 1  # what an INTEGER column holds in every database


class Fault(StrEnum):
    """The kinds of trouble with a database."""

    LOCKED = "locked"
    READ_ONLY = "read-only"
    NEWER = "newer"
    FOREIGN = "foreign"
    FULL = "full"
    ADDRESS = "address"
    UNREACHABLE = "unreachable"
    DAMAGED = "damaged"
    CLOSED = "closed"
    FAILED = "failed"


class StoreError(Exception):
    """The database cannot be used; the message says what happened, why, and what to do."""

    def __init__(self, fault: Fault, message: str) -> None:
        super().__init__(message)
        self.fault = fault


class Refusal(Exception):
    """One write does not fit what the log already holds, so the log left it out."""


class SequenceTaken(Refusal):
    """Another writer appended an entry under this number first."""

    def __init__(self, table_id: str, seq: int) -> None:
        super().__init__(f"Entry {seq} of table {table_id} exists already; read the log and decide anew.")
        self.table_id = table_id
        self.seq = seq


class SequenceGap(Refusal):
    """An entry would leave out numbers that nobody has written."""

    def __init__(self, table_id: str, seq: int, expected: int) -> None:
        super().__init__(f"Entry {seq} of table {table_id} leaves a gap; the next number is {expected}.")
        self.table_id = table_id
        self.seq = seq
        self.expected = expected


class UnknownTable(Refusal):
    """No table has this id."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"No table has the id {table_id!r}; create it first or check the address.")
        self.table_id = table_id


class TableTaken(Refusal):
    """A table with this id exists already."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"A table with the id {table_id} exists already; draw another id.")
        self.table_id = table_id


def is_table_id(text: str) -> bool:
    """Says whether a text may be the id of a table: 1 to 128 url-safe characters."""
    return _ID.fullmatch(text) is not None


@dataclass(frozen=True)
class TableRecord:
    """What is fixed when a table is made: written once, never changed.

    `options` and each of `seats` are JSON objects that the store does not read. `secret` and `ai_secret` are
    32 bytes each and stay out of `repr`, so that no log line shows them. `owner` is the hash of the token of
    the visitor who made the table, `created_at` unix seconds.

    Raises:
        ValueError: A field is outside these bounds.
    """

    id: str
    game: str
    rules_version: int
    options: Mapping[str, object]
    seats: Sequence[Mapping[str, object]]
    secret: bytes = field(repr=False)
    ai_secret: bytes = field(repr=False)
    owner: str
    created_at: float

    def __post_init__(self) -> None:
        if not is_table_id(self.id):
            raise ValueError(f"a table id is 1 to 128 of A-Z a-z 0-9 _ -, not {self.id!r}")
        if not _WORD.fullmatch(self.game):
            raise ValueError(f"a game is a short lower-case word, not {self.game!r}")
        if not isinstance(self.options, Mapping):
            raise ValueError("the options are no object")
        if not isinstance(self.seats, Sequence) or not all(isinstance(seat, Mapping) for seat in self.seats):
            raise ValueError("the seats are no list of objects")
        if not 0 <= self.rules_version <= _LARGEST_INTEGER:
            raise ValueError(f"a rules version counts from 0, not {self.rules_version}")
        if len(self.secret) != _SECRET_BYTES or len(self.ai_secret) != _SECRET_BYTES:
            raise ValueError(f"both secrets have {_SECRET_BYTES} bytes")
        if not _OWNER.fullmatch(self.owner):
            raise ValueError("an owner is 1 to 128 printable ASCII characters")
        if not math.isfinite(self.created_at):
            raise ValueError(f"a time is a finite number, not {self.created_at}")


@dataclass(frozen=True)
class Entry:
    """One thing that happened at a table.

    `seq` counts 1, 2, 3 without gaps, `seat` is None for what no seat did, `kind` a short word such as `deal`
    or `action`, `data` a JSON object, `at` unix seconds.

    Raises:
        ValueError: A field is outside these bounds.
    """

    seq: int
    seat: int | None
    kind: str
    data: Mapping[str, object]
    at: float

    def __post_init__(self) -> None:
        if not 1 <= self.seq <= _LARGEST_INTEGER:
            raise ValueError(f"entries are numbered from 1, not {self.seq}")
        if self.seat is not None and not 0 <= self.seat <= _LARGEST_INTEGER:
            raise ValueError(f"seats are numbered from 0, not {self.seat}")
        if not _WORD.fullmatch(self.kind):
            raise ValueError(f"a kind is a short lower-case word, not {self.kind!r}")
        if not math.isfinite(self.at):
            raise ValueError(f"a time is a finite number, not {self.at}")


class MoveLog(Protocol):
    """The append-only log of all tables; it belongs to the event loop that first uses it.

    A method returns only when its effect is durable: a process or machine that dies afterwards loses nothing.
    Every method may raise `StoreError`, and then nothing has changed. A caller that is cancelled while it
    waits does not learn whether its write took place; the log tells.
    """

    async def create(self, table: TableRecord) -> None:
        """Writes a new table; raises `TableTaken` if its id is in use."""

    async def append(self, table_id: str, entry: Entry) -> None:
        """Appends the next entry of a table.

        Raises:
            SequenceTaken: Another writer was first.
            SequenceGap: The number is not the next one.
            UnknownTable: No table has this id.
            TypeError, ValueError: The data is no JSON.
        """

    async def table(self, table_id: str) -> TableRecord:
        """Reads one table; raises `UnknownTable`."""

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """Reads the entries of a table with numbers above `after`, in order; none for an unknown table."""

    async def tables_of(self, owner: str, game: str | None = None, limit: int = 20) -> list[TableRecord]:
        """Lists the tables an owner made, newest first, at most `limit`, of one game or of all."""

    async def count(self, owner: str | None = None, since: float = 0.0) -> int:
        """Counts the tables made by an owner, or by anybody, at or after `since`."""

    async def close(self) -> None:
        """Finishes every write that waits, then lets the database go; later calls raise `StoreError`."""
