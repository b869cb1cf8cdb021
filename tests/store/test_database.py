from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from filelock import FileLock

from cardavia.store import database
from cardavia.store.database import database_path, open_log
from cardavia.store.log import Fault, MoveLog, StoreError
from cardavia.store.schema import version
from cardavia.store.sqlite import connect
from tests.store.samples import action, contents, table

ROOT = Path(__file__).parents[2]


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_the_folder_and_all_files_are_private(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    log = await open_log(None, folder)
    await log.create(table())
    modes = {file.name: mode(file) for file in folder.iterdir()}
    await log.close()
    assert mode(folder) == 0o700
    assert modes == {
        "cardavia.db": 0o600,
        "cardavia.db-wal": 0o600,
        "cardavia.db-shm": 0o600,
        "cardavia.db.lock": 0o600,
    }


async def test_an_address_names_another_file(tmp_path: Path) -> None:
    log = await open_log(f"sqlite:///{tmp_path}/other name #1 %.db", tmp_path / "unused")
    await log.create(table())
    await log.close()
    assert list(contents(tmp_path)) == ["other name #1 %.db"]


def test_a_relative_address_starts_at_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert database_path("sqlite:///a.db", Path("data")) == tmp_path / "a.db"
    assert database_path("sqlite:////srv/a.db", Path("data")) == Path("/srv/a.db")
    assert database_path(None, Path("data")) == tmp_path / "data" / "cardavia.db"
    assert database_path("", Path("data")) == tmp_path / "data" / "cardavia.db"


@pytest.mark.parametrize(
    "url",
    ["postgresql://anna:hush@localhost/cardavia", "mysql+asyncmy://anna:hush@localhost/x", "redis://hush"],
)
async def test_only_sqlite_is_offered(url: str, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="SQLite only") as error:
        await open_log(url, tmp_path)
    assert error.value.fault is Fault.ADDRESS
    assert "hush" not in str(error.value)
    assert contents(tmp_path) == {}


@pytest.mark.parametrize(
    "url",
    [
        "hush",
        "/srv/hush.db",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite://hush/x.db",
        "sqlite:///x.db?mode=hush",
        "sqlite://a:hush@b:c/d",
    ],
)
async def test_an_address_that_names_no_file(url: str, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="database address") as error:
        await open_log(url, tmp_path)
    assert error.value.fault is Fault.ADDRESS
    assert "hush" not in str(error.value)
    assert contents(tmp_path) == {}


async def test_the_folder_of_an_address_must_exist(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="is not a folder") as error:
        await open_log(f"sqlite:///{tmp_path}/none/x.db", tmp_path)
    assert error.value.fault is Fault.UNREACHABLE
    assert contents(tmp_path) == {}


async def test_a_data_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("mine")
    with pytest.raises(StoreError) as error:
        await open_log(None, tmp_path / "data")
    assert error.value.fault is Fault.UNREACHABLE
    assert (tmp_path / "data").read_text() == "mine"


async def test_a_folder_where_the_file_should_be(tmp_path: Path) -> None:
    (tmp_path / "cardavia.db").mkdir()
    with pytest.raises(StoreError, match="it is not a file") as error:
        await open_log(None, tmp_path)
    assert error.value.fault is Fault.UNREACHABLE


@pytest.mark.parametrize("text", ["short", "no database " * 1000])
async def test_a_file_that_is_no_database(tmp_path: Path, text: str) -> None:
    (tmp_path / "cardavia.db").write_text(text)
    with pytest.raises(StoreError, match="is not a database of Cardavia") as error:
        await open_log(None, tmp_path)
    assert error.value.fault is Fault.FOREIGN
    assert contents(tmp_path) == {"cardavia.db": text.encode()}


async def test_a_database_of_another_program(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "cardavia.db")) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    before = contents(tmp_path)
    with pytest.raises(StoreError, match="is not a database of Cardavia") as error:
        await open_log(None, tmp_path)
    assert error.value.fault is Fault.FOREIGN
    assert contents(tmp_path) == before


async def test_a_damaged_database(tmp_path: Path, log: MoveLog) -> None:
    await log.close()
    whole = (tmp_path / "cardavia.db").read_bytes()
    (tmp_path / "cardavia.db").write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    before = contents(tmp_path)
    with pytest.raises(StoreError, match="is damaged") as error:
        await open_log(None, tmp_path)
    assert error.value.fault is Fault.DAMAGED
    assert contents(tmp_path) == before


async def test_a_database_whose_schema_is_damaged(tmp_path: Path, log: MoveLog) -> None:
    await log.close()
    whole = (tmp_path / "cardavia.db").read_bytes()
    assert b"PRIMARY" in whole
    (tmp_path / "cardavia.db").write_bytes(whole.replace(b"PRIMARY", b"PRIMA\x9fY"))
    with pytest.raises(StoreError, match="is damaged: its schema is no text") as error:
        await open_log(None, tmp_path)
    assert error.value.fault is Fault.DAMAGED


async def test_a_database_locked_by_another_program(tmp_path: Path) -> None:
    log = await open_log(None, tmp_path, busy_timeout=0.05)
    await log.create(table())
    with closing(connect(tmp_path / "cardavia.db")) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="is locked") as error:
            await log.append("t1", action(1))
        other.execute("ROLLBACK")
    assert error.value.fault is Fault.LOCKED
    assert await log.entries("t1") == []
    await log.append("t1", action(1))
    await log.close()


async def test_a_database_that_another_program_keeps_for_itself(tmp_path: Path, log: MoveLog) -> None:
    await log.close()
    with closing(sqlite3.connect(tmp_path / "cardavia.db")) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreError, match="is locked") as error:
            await open_log(None, tmp_path, busy_timeout=0.05)
    assert error.value.fault is Fault.LOCKED


async def test_a_new_database_that_another_program_keeps_for_itself(tmp_path: Path) -> None:
    (tmp_path / "cardavia.db").touch()
    with closing(sqlite3.connect(tmp_path / "cardavia.db", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreError, match="is locked") as error:
            await open_log(None, tmp_path, busy_timeout=0.05)
    assert error.value.fault is Fault.LOCKED
    assert contents(tmp_path) == {"cardavia.db": b""}


async def test_a_start_waits_only_so_long_for_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PREPARATION_TIMEOUT", 0.05)
    with (
        FileLock(tmp_path / "cardavia.db.lock"),
        pytest.raises(StoreError, match="Another process has been preparing") as error,
    ):
        await open_log(None, tmp_path)
    assert error.value.fault is Fault.LOCKED
    assert contents(tmp_path) == {}


async def test_many_starts_at_once(tmp_path: Path) -> None:
    logs = await asyncio.gather(*(open_log(None, tmp_path / "data") for _ in range(6)))
    for number, log in enumerate(logs):
        await log.create(table(f"t{number}"))
    assert [await log.count() for log in logs] == [6] * 6
    for log in logs:
        await log.close()
    assert version(tmp_path / "data" / "cardavia.db", 0.1) == "0001"


async def test_a_full_disk_refuses_the_entry_and_keeps_the_rest(log: MoveLog) -> None:
    await log.create(table())
    await log.append("t1", action(1))
    writing: sqlite3.Connection = log._writer._connection  # type: ignore[attr-defined]
    (pages,) = writing.execute("PRAGMA page_count").fetchone()
    writing.execute(f"PRAGMA max_page_count = {pages}")
    large = action(2, note="x" * 100_000)
    with pytest.raises(StoreError, match=r"disk .* is full") as error:
        await log.append("t1", large)
    assert error.value.fault is Fault.FULL
    assert await log.entries("t1") == [action(1)]
    writing.execute("PRAGMA max_page_count = 1000000")
    await log.append("t1", large)
    assert await log.entries("t1") == [action(1), large]


@pytest.mark.parametrize("protected", ["cardavia.db", "."])
async def test_a_read_only_file_or_folder(tmp_path: Path, protected: str) -> None:
    folder = tmp_path / "data"
    await (await open_log(None, folder)).close()
    before = contents(folder)
    original = mode(folder / protected)
    (folder / protected).chmod(original & 0o555)
    try:
        fault, message = open_elsewhere(folder)
    finally:
        (folder / protected).chmod(original)
    assert fault == Fault.READ_ONLY
    assert "cannot be written" in message
    assert "Give this user the right" in message
    assert contents(folder) == before
    assert open_elsewhere(folder) == ["opened"]


def open_elsewhere(folder: Path) -> list[str]:
    """Opens the log in a process that has to respect file modes, which root has not."""
    command = [sys.executable, "-m", "tests.store.opening", str(folder)]
    if os.geteuid() == 0:
        command = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--", *command]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=60)
    return result.stdout.splitlines()
