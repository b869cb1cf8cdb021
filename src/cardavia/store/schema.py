"""The version of a database's schema, and the way up to the newest."""

from __future__ import annotations

import sqlite3
from functools import cache
from pathlib import Path
from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, NullPool, create_engine, event
from sqlalchemy.exc import DBAPIError

from cardavia.store.faults import fault_error
from cardavia.store.log import Fault
from cardavia.store.sqlite import connect

APPLICATION_ID = int.from_bytes(b"Crdv")  # in the header of the file, where `file` and others look
_one_at_a_time = Lock()  # Alembic keeps the running migration in module globals


def version(path: Path, busy_timeout: float) -> str | None:
    """Reads the schema version of a database without touching a byte of it; None for an empty one.

    Raises:
        StoreError: The database belongs to another program.
        sqlite3.Error: The file is no database, is damaged, or is locked.
    """
    # A write-ahead log beside the file means that the file may be in use or that its last pages are in that
    # log. Without one SQLite is told that the file stands still, else it would leave companion files behind.
    mode = "mode=ro" if path.with_name(f"{path.name}-wal").exists() else "immutable=1"
    connection = sqlite3.connect(f"{path.as_uri()}?{mode}", uri=True, timeout=busy_timeout)
    try:
        (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if tables == 0:
            return None
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        if application != APPLICATION_ID:
            raise fault_error(Fault.FOREIGN, path)
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    finally:
        connection.close()
    if row is None:
        raise fault_error(Fault.DAMAGED, path, "it has no schema version")
    return str(row[0])


def head() -> str:
    """Names the newest schema version that this program knows."""
    newest = _scripts().get_current_head()
    assert newest is not None
    return newest


def is_known(found: str) -> bool:
    """Says whether this program knows the way from a schema version to its own."""
    return any(script.revision == found for script in _scripts().walk_revisions())


def upgrade(path: Path, busy_timeout: float) -> None:
    """Migrates a database to the newest schema in one transaction: all of it or, after any failure, nothing.

    Raises:
        StoreError: The result would break a reference between tables.
        sqlite3.Error: The database is locked, read-only, or the disk is full.
    """
    engine = create_engine("sqlite://", creator=lambda: _connect(path, busy_timeout), poolclass=NullPool)
    event.listen(engine, "begin", _begin)
    config = _config()
    try:
        with _one_at_a_time, engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            if connection.exec_driver_sql("PRAGMA application_id").scalar() != APPLICATION_ID:
                connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
            if connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                raise fault_error(Fault.DAMAGED, path, "it has entries of tables that are not there")
    except DBAPIError as error:
        if isinstance(error.orig, sqlite3.Error):
            raise error.orig from error
        raise
    finally:
        engine.dispose()


def _connect(path: Path, busy_timeout: float) -> sqlite3.Connection:
    connection = connect(path, busy_timeout)
    # A migration may rebuild a table by dropping the old one, to which other rows still refer.
    connection.execute("PRAGMA foreign_keys = OFF")
    return connection


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "cardavia.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


@cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())
