from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from types import MappingProxyType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.store.database import open_log
from cardavia.store.log import (
    Entry,
    Fault,
    MoveLog,
    Refusal,
    SequenceGap,
    SequenceTaken,
    StoreError,
    TableTaken,
    UnknownTable,
)
from cardavia.store.sqlite import SqliteLog, connect
from tests.store.samples import action, table


async def seqs(log: MoveLog, table_id: str) -> list[int]:
    return [entry.seq for entry in await log.entries(table_id)]


async def taken(log: MoveLog) -> None:
    """Waits until the writer has taken all that was handed in, and waits for the disk or a lock."""
    await asyncio.sleep(0)
    while log._writer._jobs.qsize():  # type: ignore[attr-defined]  # noqa: ASYNC110
        await asyncio.sleep(0)


async def test_a_table_comes_back_as_it_was(log: MoveLog) -> None:
    await log.create(table())
    assert await log.table("t1") == table()


async def test_entries_come_back_in_order(log: MoveLog) -> None:
    deal = Entry(1, None, "deal", {"number": 1, "dealer": 0}, 1000.25)
    play = Entry(2, 1, "action", {"text": "7Sx7D", "note": "caffè \u2663 \ud83c"}, 1001.5)
    await log.create(table())
    await log.append("t1", deal)
    await log.append("t1", play)
    assert await log.entries("t1") == [deal, play]
    assert await log.entries("t1", after=1) == [play]
    assert await log.entries("t1", after=2) == []


async def test_any_mapping_will_do(log: MoveLog) -> None:
    await log.create(table())
    await log.append("t1", Entry(1, 0, "action", MappingProxyType({"card": "7S"}), 0.0))
    (entry,) = await log.entries("t1")
    assert entry.data == {"card": "7S"}


async def test_a_log_outlives_its_process(tmp_path: Path) -> None:
    first = await open_log(None, tmp_path)
    await first.create(table())
    await first.append("t1", action(1))
    await first.close()
    second = await open_log(None, tmp_path)
    assert await second.table("t1") == table()
    assert await second.entries("t1") == [action(1)]
    await second.close()


@pytest.mark.parametrize("table_id", ["nobody", "", "../etc", "\udcff", "x" * 1000])
async def test_an_unknown_table(log: MoveLog, table_id: str) -> None:
    with pytest.raises(UnknownTable):
        await log.table(table_id)
    with pytest.raises(UnknownTable):
        await log.append(table_id, action(1))
    assert await log.entries(table_id) == []


async def test_a_table_is_made_once(log: MoveLog) -> None:
    await log.create(table())
    with pytest.raises(TableTaken):
        await log.create(table(owner="bruno"))
    assert (await log.table("t1")).owner == "anna"


async def test_a_number_is_given_once(log: MoveLog) -> None:
    await log.create(table())
    await log.append("t1", action(1, card="7S"))
    with pytest.raises(SequenceTaken) as refusal:
        await log.append("t1", action(1, card="QH"))
    assert (refusal.value.table_id, refusal.value.seq) == ("t1", 1)
    assert await log.entries("t1") == [action(1, card="7S")]


async def test_a_gap_is_refused(log: MoveLog) -> None:
    await log.create(table())
    await log.append("t1", action(1))
    with pytest.raises(SequenceGap) as refusal:
        await log.append("t1", action(3))
    assert refusal.value.expected == 2
    assert await seqs(log, "t1") == [1]


@pytest.mark.parametrize("value", [float("nan"), {1, 2}, b"bytes"])
async def test_what_is_no_json_is_refused(log: MoveLog, value: object) -> None:
    await log.create(table())
    with pytest.raises((TypeError, ValueError)):
        await log.append("t1", action(1, value=value))
    assert await log.entries("t1") == []


async def test_tables_of_an_owner_newest_first(log: MoveLog) -> None:
    for number, game in enumerate(["scopa", "cicera", "scopa", "scopa"]):
        await log.create(table(f"t{number}", game=game, created_at=1000.0 + number))
    await log.create(table("other", owner="bruno"))
    assert [made.id for made in await log.tables_of("anna")] == ["t3", "t2", "t1", "t0"]
    assert [made.id for made in await log.tables_of("anna", game="scopa", limit=2)] == ["t3", "t2"]
    assert await log.tables_of("anna", limit=0) == []
    assert await log.tables_of("nobody") == []
    with pytest.raises(ValueError, match="a limit"):
        await log.tables_of("anna", limit=-1)


async def test_tables_are_counted(log: MoveLog) -> None:
    await log.create(table("t1", created_at=10.0))
    await log.create(table("t2", created_at=20.0))
    await log.create(table("t3", owner="bruno", created_at=30.0))
    assert await log.count() == 3
    assert await log.count(since=20.0) == 2
    assert await log.count("anna") == 2
    assert await log.count("anna", since=20.5) == 0


async def test_writes_that_wait_share_a_commit(log: MoveLog, tmp_path: Path) -> None:
    await log.create(table())
    statements: list[str] = []
    log._writer._connection.set_trace_callback(statements.append)  # type: ignore[attr-defined]
    with closing(connect(tmp_path / "cardavia.db")) as other:
        other.execute("BEGIN IMMEDIATE")
        first = asyncio.create_task(log.append("t1", action(1)))
        await taken(log)
        rest = [asyncio.create_task(log.append("t1", action(seq))) for seq in range(2, 102)]
        await asyncio.sleep(0)
        other.execute("ROLLBACK")
    await asyncio.gather(first, *rest)
    assert statements.count("COMMIT") <= 2
    assert await seqs(log, "t1") == list(range(1, 102))


async def test_a_refused_entry_harms_none_beside_it(log: MoveLog) -> None:
    await log.create(table("t1"))
    await log.create(table("t2"))
    outcomes = await asyncio.gather(
        log.append("t1", action(1)),
        log.append("t1", action(1)),
        log.append("nobody", action(1)),
        log.append("t2", action(5)),
        log.create(table("t2")),
        log.append("t2", action(1)),
        log.append("t1", action(2)),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [
        type(None),
        SequenceTaken,
        UnknownTable,
        SequenceGap,
        TableTaken,
        type(None),
        type(None),
    ]
    assert await seqs(log, "t1") == [1, 2]
    assert await seqs(log, "t2") == [1]


async def test_a_fault_of_one_write_leaves_the_writer_alive(log: MoveLog) -> None:
    def divide(connection: sqlite3.Connection) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await log._writer.submit(divide)  # type: ignore[attr-defined]
    await log.create(table())
    assert await log.count() == 1


async def test_a_commit_that_fails_is_taken_back_whole(log: MoveLog) -> None:
    def half(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE tables SET owner = 'bruno'")
        connection.execute("SELECT no_such_column FROM tables")

    await log.create(table())
    with pytest.raises(StoreError, match="no_such_column") as error:
        await log._writer.submit(half)  # type: ignore[attr-defined]
    assert error.value.fault is Fault.FAILED
    assert await log.table("t1") == table()
    await log.append("t1", action(1))


async def test_a_cancelled_caller_holds_nobody_up(log: MoveLog) -> None:
    await log.create(table())
    impatient = asyncio.create_task(log.append("t1", action(1)))
    await asyncio.sleep(0)
    impatient.cancel()
    with pytest.raises(asyncio.CancelledError):
        await impatient
    await log.append("t1", action(2))
    assert await seqs(log, "t1") == [1, 2]


async def test_no_more_than_the_capacity_waits(tmp_path: Path) -> None:
    await (await open_log(None, tmp_path)).close()
    log = SqliteLog(tmp_path / "cardavia.db", capacity=4)
    await log.create(table())
    with closing(connect(tmp_path / "cardavia.db")) as other:
        other.execute("BEGIN IMMEDIATE")
        first = asyncio.create_task(log.append("t1", action(1)))
        await taken(log)
        rest = [asyncio.create_task(log.append("t1", action(seq))) for seq in range(2, 11)]
        await asyncio.sleep(0)
        assert log._writer._jobs.qsize() <= 3
        other.execute("ROLLBACK")
    await asyncio.gather(first, *rest)
    assert await seqs(log, "t1") == list(range(1, 11))
    await log.close()


async def test_close_finishes_what_waits(tmp_path: Path) -> None:
    log = await open_log(None, tmp_path)
    await log.create(table())
    waiting = [asyncio.create_task(log.append("t1", action(seq))) for seq in range(1, 2001)]
    await asyncio.sleep(0)
    await log.close()
    await asyncio.gather(*waiting)
    again = await open_log(None, tmp_path)
    assert await seqs(again, "t1") == list(range(1, 2001))
    await again.close()


async def test_a_closed_log_says_so(log: MoveLog) -> None:
    await log.create(table())
    await log.close()
    await log.close()
    for call in (log.append("t1", action(1)), log.create(table("t2")), log.table("t1"), log.count()):
        with pytest.raises(StoreError, match="closed") as error:
            await call
        assert error.value.fault is Fault.CLOSED


async def test_reads_go_on_while_another_process_writes(log: MoveLog, tmp_path: Path) -> None:
    await log.create(table())
    with closing(connect(tmp_path / "cardavia.db")) as other:
        other.execute("BEGIN IMMEDIATE")
        assert await log.count() == 1
        other.execute("ROLLBACK")


def test_a_connection_is_durable_and_strict(tmp_path: Path) -> None:
    path = tmp_path / "new.db"
    path.touch()
    with closing(connect(path)) as connection:
        settings = [
            connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "busy_timeout", "foreign_keys")
        ]
    assert settings == ["wal", 2, 5000, 1]


@pytest.mark.parametrize(
    "change",
    [
        "tables SET options = '{'",
        "tables SET options = '[]'",
        "tables SET seats = 'null'",
        """tables SET seats = '["a", "b"]'""",
        "tables SET seats = '" + 20_000 * "[" + "'",
        "tables SET game = 'No Game'",
        "tables SET rules_version = 'one'",
        "tables SET created_at = 'today'",
    ],
)
async def test_a_table_that_cannot_be_read_is_damage(log: MoveLog, tmp_path: Path, change: str) -> None:
    await log.create(table())
    with closing(connect(tmp_path / "cardavia.db")) as connection:
        connection.execute(f"UPDATE {change}")
    with pytest.raises(StoreError, match="a row cannot be read") as caught:
        await log.table("t1")
    assert caught.value.fault is Fault.DAMAGED


@pytest.mark.parametrize("change", ["data = 'no JSON'", "seat = 'left'", "at = 'noon'"])
async def test_an_entry_that_cannot_be_read_is_damage(log: MoveLog, tmp_path: Path, change: str) -> None:
    await log.create(table())
    await log.append("t1", action(1))
    with closing(connect(tmp_path / "cardavia.db")) as connection:
        connection.execute(f"UPDATE entries SET {change}")
    with pytest.raises(StoreError, match="a row cannot be read") as caught:
        await log.entries("t1")
    assert caught.value.fault is Fault.DAMAGED


async def test_an_entry_without_a_table_cannot_be_written(log: MoveLog, tmp_path: Path) -> None:
    with (
        closing(connect(tmp_path / "cardavia.db")) as connection,
        pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"),
    ):
        connection.execute("INSERT INTO entries VALUES ('nobody', 1, NULL, 'deal', '{}', 0.0)")


appends = st.lists(st.tuples(st.sampled_from(["t1", "t2", "t3"]), st.integers(1, 6)), max_size=30)


@settings(max_examples=15, deadline=None)
@given(appends)
def test_writes_at_once_end_as_one_by_one(wanted: list[tuple[str, int]]) -> None:
    expected: dict[str, list[int]] = {"t1": [], "t2": []}
    accepted = []
    for table_id, seq in wanted:
        accepted.append(table_id in expected and seq == len(expected[table_id]) + 1)
        if accepted[-1]:
            expected[table_id].append(seq)
    assert asyncio.run(append_at_once(wanted)) == (accepted, expected)


async def append_at_once(wanted: list[tuple[str, int]]) -> tuple[list[bool], dict[str, list[int]]]:
    with tempfile.TemporaryDirectory() as folder:
        log = await open_log(None, Path(folder))
        await log.create(table("t1"))
        await log.create(table("t2"))
        outcomes = await asyncio.gather(
            *(log.append(table_id, action(seq)) for table_id, seq in wanted), return_exceptions=True
        )
        assert all(outcome is None or isinstance(outcome, Refusal) for outcome in outcomes)
        stored = {table_id: await seqs(log, table_id) for table_id in ("t1", "t2")}
        await log.close()
    return [outcome is None for outcome in outcomes], stored
