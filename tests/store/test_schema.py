from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from cardavia.store import schema
from cardavia.store.database import open_log
from cardavia.store.log import Fault, StoreError
from cardavia.store.models import metadata
from cardavia.store.schema import head, is_known, upgrade, version
from cardavia.store.sqlite import connect
from tests.store.samples import action, contents, table

TIMEOUT = 0.1


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "cardavia.db"
    path.touch()
    return path


def statements(path: Path) -> set[str]:
    """Reads the SQL of everything in a database, spaces made equal."""
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    return {
        " ".join(sql.split()).replace("( ", "(").replace(" )", ")")
        for name, sql in rows
        if name != "alembic_version"
    }


def test_an_empty_file_has_no_version(path: Path) -> None:
    assert version(path, TIMEOUT) is None


def test_the_steps_end_at_the_newest_version(path: Path) -> None:
    upgrade(path, TIMEOUT)
    assert version(path, TIMEOUT) == head() == "0001"


def test_the_steps_make_the_models(path: Path) -> None:
    upgrade(path, TIMEOUT)
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_the_steps_make_the_very_statements_of_the_models(path: Path, tmp_path: Path) -> None:
    upgrade(path, TIMEOUT)
    engine = create_engine(f"sqlite:///{tmp_path / 'models.db'}")
    metadata.create_all(engine)
    engine.dispose()
    assert len(statements(path)) == 4  # two tables, two indexes
    assert statements(path) == statements(tmp_path / "models.db")


async def test_a_second_upgrade_changes_nothing(path: Path) -> None:
    log = await open_log(None, path.parent)
    await log.create(table())
    await log.append("t1", action(1))
    await log.close()
    before = contents(path.parent)
    upgrade(path, TIMEOUT)
    assert contents(path.parent) == before


def test_only_its_own_versions_are_known() -> None:
    assert is_known("0001")
    assert not is_known("9999")


async def test_a_newer_database_is_left_as_it_is(path: Path) -> None:
    upgrade(path, TIMEOUT)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = contents(path.parent)
    with pytest.raises(StoreError, match="its schema is 9999, and this program knows 0001 at most") as error:
        await open_log(None, path.parent)
    assert error.value.fault is Fault.NEWER
    assert contents(path.parent) == before


async def test_a_newer_database_in_use_is_left_as_it_is(path: Path) -> None:
    upgrade(path, TIMEOUT)
    with closing(connect(path)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        before = contents(path.parent)["cardavia.db"]
        with pytest.raises(StoreError, match="9999"):
            await open_log(None, path.parent)
        assert contents(path.parent)["cardavia.db"] == before
        assert newer.execute("SELECT version_num FROM alembic_version").fetchone() == ("9999",)


async def test_a_newer_database_that_was_killed_is_left_as_it_is(path: Path, tmp_path: Path) -> None:
    upgrade(path, TIMEOUT)
    killed = tmp_path / "killed"
    killed.mkdir()
    with closing(connect(path)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        for name in ("cardavia.db", "cardavia.db-wal"):
            shutil.copy(tmp_path / name, killed / name)
    before = contents(killed)
    with pytest.raises(StoreError, match="9999"):
        await open_log(None, killed)
    after = contents(killed)
    del after["cardavia.db-shm"]  # an index of the other two, made anew by whoever reads them
    assert after == before


async def test_an_upgrade_that_fails_half_way_leaves_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "connect", connect_to_a_small_disk)
    with pytest.raises(StoreError, match=r"disk .* is full"):
        await open_log(None, path.parent)
    assert version(path, TIMEOUT) is None
    monkeypatch.undo()
    log = await open_log(None, path.parent)
    await log.create(table())
    await log.close()


def connect_to_a_small_disk(path: Path, busy_timeout: float) -> sqlite3.Connection:
    connection = connect(path, busy_timeout)
    connection.execute("PRAGMA max_page_count = 4")  # the schema needs more
    return connection
