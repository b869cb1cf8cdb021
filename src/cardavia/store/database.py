"""Finds the database, brings its schema up to date, and opens the log in it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path

from filelock import FileLock, Timeout
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from cardavia.store.faults import fault_error, sqlite_error, system_error
from cardavia.store.log import Fault, MoveLog, StoreError
from cardavia.store.schema import head, is_known, upgrade, version
from cardavia.store.sqlite import BUSY_TIMEOUT, SqliteLog

FILE_NAME = "cardavia.db"
PREPARATION_TIMEOUT = 60.0  # seconds that a start waits for another one to migrate

_ADDRESS_ADVICE = (
    "Nothing was changed. Write sqlite:////absolute/folder/cardavia.db, or leave the address out."
)


async def open_log(url: str | None, data_dir: Path, *, busy_timeout: float = BUSY_TIMEOUT) -> MoveLog:
    """Opens the log, new or old, after migrating it to the schema of this program.

    Without `url` the log is `cardavia.db` in `data_dir`, which is made if it is missing and then private to
    this user, as the file is. An address `sqlite:///...` names another file, in a folder that exists. Several
    processes may do this at once: one of them migrates. `busy_timeout` is how many seconds a write waits for
    another process.

    Raises:
        StoreError: The database cannot be used; it is as it was before.
    """
    return await asyncio.to_thread(_open, url, data_dir, busy_timeout)


def database_path(url: str | None, data_dir: Path) -> Path:
    """Tells which file an address means, as an absolute path.

    Raises:
        StoreError: The address means anything but a SQLite file.
    """
    if not url:
        return data_dir.absolute() / FILE_NAME
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        # The text stays out of the message: it may hold a password.
        raise StoreError(Fault.ADDRESS, f"The database address is no URL. {_ADDRESS_ADVICE}") from None
    if address.get_backend_name() != "sqlite":
        raise StoreError(
            Fault.ADDRESS,
            f"This version of Cardavia offers SQLite only and cannot use {address.drivername!r}. "
            f"{_ADDRESS_ADVICE}",
        )
    if address.host or address.query or address.database in (None, "", ":memory:"):
        raise StoreError(
            Fault.ADDRESS,
            "The database address must name a file, after three or four slashes and without options; a "
            f"database in memory would be lost. {_ADDRESS_ADVICE}",
        )
    return Path(str(address.database)).absolute()


def _open(url: str | None, data_dir: Path, busy_timeout: float) -> SqliteLog:
    path = database_path(url, data_dir)
    try:
        if not url:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        _check_place(path)
        with FileLock(f"{path}.lock", timeout=PREPARATION_TIMEOUT, mode=0o600):
            _prepare(path, busy_timeout)
            # Opened under the lock, so that the next process to look at the file finds it in use.
            return SqliteLog(path, busy_timeout)
    except Timeout:
        raise StoreError(
            Fault.LOCKED,
            f"Another process has been preparing the database {path} for {PREPARATION_TIMEOUT:g} s, so this "
            "one gave up. Nothing was changed. Wait until the other has finished or end it, and try again.",
        ) from None
    except sqlite3.Error as error:
        raise sqlite_error(error, path) from error
    except OSError as error:
        raise system_error(error, path) from error
    except UnicodeDecodeError as error:
        # Where the schema itself is damaged, SQLite quotes it, and Python cannot read the quotation.
        raise fault_error(Fault.DAMAGED, path, "its schema is no text") from error


def _check_place(path: Path) -> None:
    if not path.parent.is_dir():
        raise fault_error(Fault.UNREACHABLE, path, f"{path.parent} is not a folder")
    if path.exists() and not path.is_file():
        raise fault_error(Fault.UNREACHABLE, path, "it is not a file")
    # SQLite keeps its log beside the file, so a folder that cannot be written is as bad as a file.
    if not os.access(path.parent, os.W_OK | os.X_OK):
        raise fault_error(Fault.READ_ONLY, path)
    if path.exists() and not os.access(path, os.R_OK | os.W_OK):
        raise fault_error(Fault.READ_ONLY, path)


def _prepare(path: Path, busy_timeout: float) -> None:
    if not path.exists():
        # SQLite gives its companion files the mode of this one.
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    found = version(path, busy_timeout)
    if found == head():
        return
    if found is not None and not is_known(found):
        raise StoreError(
            Fault.NEWER,
            f"The database {path} comes from a newer version of Cardavia: its schema is {found}, and this "
            f"program knows {head()} at most. Nothing was changed. Start the newer version, or choose "
            "another data folder.",
        )
    upgrade(path, busy_timeout)
