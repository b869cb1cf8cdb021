"""All tables of this process: making them within limits, opening them from the log, letting them rest."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass
from weakref import WeakValueDictionary

from cardavia.ai.levels import partnering
from cardavia.ai.players import LEVELS, UnknownPlayerError
from cardavia.games.options import OptionError
from cardavia.games.registry import UnknownGameError, game
from cardavia.play.ruleset import Ruleset
from cardavia.play.shuffle import SECRET_BYTES
from cardavia.store.log import MoveLog, TableRecord
from cardavia.tables.course import BadEntryError
from cardavia.tables.ledger import Kernels
from cardavia.tables.pool import Pool
from cardavia.tables.seat import Seat
from cardavia.tables.table import Table

logger = logging.getLogger(__name__)

DAY = 86_400.0
TABLE_ID_BYTES = 16


@dataclass(frozen=True)
class Limits:
    """How many tables may be made in a day, and how long an unwatched one stays in memory (seconds)."""

    visitor_tables: int = 100
    site_tables: int = 20_000
    idle: float = 1_800.0


class TooManyTablesError(Exception):
    """Raised when a visitor, or all together, have made as many tables today as are allowed."""

    def __init__(self, code: str, limit: int) -> None:
        super().__init__(f"{code}: at most {limit} tables in 24 hours")
        self.code = code
        self.limit = limit


class UnreadableTableError(Exception):
    """Raised for a table that this version cannot go on with; its log is left as it is."""

    def __init__(self, table_id: str, reason: str) -> None:
        super().__init__(f"Table {table_id} cannot be opened: {reason}")
        self.table_id = table_id


class Hall:
    """The tables that are open now; every other one is opened from the log when it is asked for."""

    def __init__(
        self,
        log: MoveLog,
        kernels: Kernels,
        *,
        limits: Limits | None = None,
        pace: float = 0.5,
        pool: Pool | None = None,
    ) -> None:
        self._log = log
        self._kernels = kernels
        self._limits = limits or Limits()
        self._pace = pace
        self._pool = pool or Pool()
        self._tables: dict[str, Table] = {}
        # One lock for each table: a table that waits for its kernels must not keep the others closed.
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._making = asyncio.Lock()

    async def create(
        self,
        owner: str,
        slug: str,
        options: Mapping[str, object],
        level: str = LEVELS[-1],
        partner: str | None = None,
    ) -> Table:
        """Makes a table with the owner at seat 0 and computer players elsewhere.

        Opponents play at `level`; a partner at `partner`, None stands for what suits the opponents.
        Raises UnknownGameError, OptionError, UnknownPlayerError, TooManyTablesError.
        """
        found = game(slug)
        ruleset = Ruleset(found, found.options.read(options))
        for asked in (level, partner or level):
            if asked not in LEVELS:
                raise UnknownPlayerError(f"There is no level {asked!r}. Levels: {', '.join(LEVELS)}.")
        levels = (partner or partnering(level), level)
        seats = [Seat("", "person", None, found.side(0), owner)]
        for number in range(1, ruleset.seats):
            name = found.rivers[(number - 1) % len(found.rivers)]
            side = found.side(number)
            seats.append(Seat(name, "ai", levels[side], side, None))
        record = TableRecord(
            id=secrets.token_urlsafe(TABLE_ID_BYTES),
            game=slug,
            rules_version=found.rules_version,
            options=ruleset.options.changed(),
            seats=[seat.written() for seat in seats],
            secret=secrets.token_bytes(SECRET_BYTES),
            ai_secret=secrets.token_bytes(SECRET_BYTES),
            owner=owner,
            created_at=time.time(),
        )
        # Counting and making belong together, or twenty clicks at once would all see room for one.
        async with self._making:
            await self._check_limits(owner)
            await self._log.create(record)
        return self._hold(record, ruleset)

    async def open(self, table_id: str) -> Table:
        """Returns a table, from memory or from the log; raises UnknownTable, UnreadableTableError."""
        opening = self._opening.setdefault(table_id, asyncio.Lock())
        async with opening:
            table = self._tables.get(table_id)
            if table is None:
                table = await self._restored(await self._log.table(table_id))
        table.used_at = time.monotonic()
        await self._rest()
        return table

    async def latest(self, owner: str, slug: str | None = None) -> str | None:
        """Returns the id of the visitor's newest table whose match is not over, None without one."""
        for record in await self._log.tables_of(owner, slug, limit=5):
            if not self._kernels.is_ready(record.game, "rules"):
                # A page must not wait for a compiler only to offer a link.
                return record.id
            try:
                table = await self.open(record.id)
            except UnreadableTableError as error:
                logger.warning("%s", error)
                continue
            if table.phase != "finished":
                return record.id
        return None

    def statistics(self) -> Mapping[str, float]:
        """Returns what /metrics shows of the tables."""
        return {
            "tables_open": len(self._tables),
            "tables_watched": sum(table.watchers > 0 for table in self._tables.values()),
            "player_decisions_total": self._pool.decisions,
            "player_failures_total": self._pool.failures,
            "player_seconds_total": self._pool.seconds,
            "hints_total": self._pool.hints,
        }

    async def close(self) -> None:
        """Stops every table's turns and the players' threads."""
        await asyncio.gather(*(table.close() for table in self._tables.values()))
        self._tables.clear()
        self._pool.close()

    async def _restored(self, record: TableRecord) -> Table:
        """Returns a table as its log tells it; raises UnreadableTableError where the log does not fit."""
        try:
            ruleset = Ruleset.of(record.game, **record.options)
        except (UnknownGameError, OptionError) as error:
            raise UnreadableTableError(record.id, str(error)) from None
        version = ruleset.game.rules_version
        if record.rules_version != version:
            reason = f"it was begun under version {record.rules_version} of the rules, this is {version}"
            raise UnreadableTableError(record.id, reason)
        if len(record.seats) != ruleset.seats:
            raise UnreadableTableError(
                record.id, f"it has {len(record.seats)} seats instead of {ruleset.seats}"
            )
        try:
            table = self._hold(record, ruleset)
        except TypeError as error:
            raise UnreadableTableError(record.id, f"its seats do not fit: {error}") from error
        try:
            await table.catch_up()
        except BadEntryError as error:
            del self._tables[record.id]
            raise UnreadableTableError(record.id, str(error)) from error
        except BaseException:
            del self._tables[record.id]
            raise
        return table

    def _hold(self, record: TableRecord, ruleset: Ruleset) -> Table:
        table = Table(record, ruleset, self._log, self._pool, self._kernels, self._pace)
        self._tables[record.id] = table
        return table

    async def _check_limits(self, owner: str) -> None:
        since = time.time() - DAY
        if await self._log.count(owner, since) >= self._limits.visitor_tables:
            raise TooManyTablesError("visitor_limit", self._limits.visitor_tables)
        if await self._log.count(None, since) >= self._limits.site_tables:
            raise TooManyTablesError("site_limit", self._limits.site_tables)

    async def _rest(self) -> None:
        """Lets go of tables that nobody has watched or used for a while."""
        before = time.monotonic() - self._limits.idle
        idle = [table for table in self._tables.values() if not table.watchers and table.used_at < before]
        # All of them at once: while one is closed, another visitor may ask for the next.
        for table in idle:
            del self._tables[table.id]
        await asyncio.gather(*(table.close() for table in idle))
