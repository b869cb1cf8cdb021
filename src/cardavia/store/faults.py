"""What SQLite and the file system report, said so that an operator can act."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

from cardavia.store.log import Fault, StoreError

_READ_ONLY_ERRNO = {errno.EACCES, errno.EPERM, errno.EROFS}
_FULL_ERRNO = {errno.ENOSPC, errno.EDQUOT}

# SQLite's primary result codes: the low byte of the extended ones.
_FAULTS = {
    sqlite3.SQLITE_BUSY: Fault.LOCKED,
    sqlite3.SQLITE_LOCKED: Fault.LOCKED,
    sqlite3.SQLITE_READONLY: Fault.READ_ONLY,
    sqlite3.SQLITE_PERM: Fault.READ_ONLY,
    sqlite3.SQLITE_FULL: Fault.FULL,
    sqlite3.SQLITE_NOTADB: Fault.FOREIGN,
    sqlite3.SQLITE_CORRUPT: Fault.DAMAGED,
    sqlite3.SQLITE_CANTOPEN: Fault.UNREACHABLE,
}

_MESSAGES = {
    Fault.LOCKED: "The database {path} is locked: another program kept it busy for longer than Cardavia "
    "waits. Nothing was changed. Close that program (a backup, a database browser), then try again.",
    Fault.READ_ONLY: "The database {path} cannot be written: the file, its folder or the disk is read-only "
    "for this user. Nothing was changed. Give this user the right to write both, or choose another data "
    "folder.",
    Fault.FULL: "The disk that holds the database {path} is full, so nothing was stored. What was "
    "stored before is safe. Free some space, then try again; the server need not be restarted.",
    Fault.FOREIGN: "The file {path} is not a database of Cardavia. Nothing was changed. Move the file away, "
    "or choose another data folder.",
    Fault.DAMAGED: "The database {path} is damaged: {reason}. Nothing was changed. Stop the server, then put "
    "back a backup or save what can be saved with the `.recover` command of `sqlite3`.",
    Fault.UNREACHABLE: "The database {path} cannot be opened: {reason}. Nothing was changed. Check that the "
    "folder exists and that this user may enter and write it.",
    Fault.CLOSED: "The database {path} is closed because the server is stopping. Nothing was changed. Try "
    "again when the server is back.",
    Fault.FAILED: "The database {path} did not do its work: {reason}. Nothing was stored. Check the disk and "
    "the messages of the system, then try again.",
}


def fault_error(fault: Fault, path: Path, reason: str = "") -> StoreError:
    """Makes the error that tells of a known fault of the database at `path`."""
    return StoreError(fault, _MESSAGES[fault].format(path=path, reason=reason))


def sqlite_error(error: sqlite3.Error, path: Path) -> StoreError:
    """Translates an error of SQLite."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return fault_error(_FAULTS.get(code & 0xFF, Fault.FAILED), path, str(error))


def system_error(error: OSError, path: Path) -> StoreError:
    """Translates an error of the file system."""
    reason = error.strerror or str(error)
    if error.errno in _READ_ONLY_ERRNO:
        return fault_error(Fault.READ_ONLY, path)
    if error.errno in _FULL_ERRNO:
        return fault_error(Fault.FULL, path)
    return fault_error(Fault.UNREACHABLE, path, reason)
