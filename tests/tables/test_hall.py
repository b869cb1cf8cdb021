from __future__ import annotations

import asyncio
import dataclasses
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest

from cardavia.ai.players import UnknownPlayerError
from cardavia.games.options import OptionError
from cardavia.games.registry import UnknownGameError
from cardavia.store.log import Entry, MoveLog, UnknownTable
from cardavia.tables.hall import Hall, Limits, TooManyTablesError, UnreadableTableError
from tests.tables.conftest import ReadyKernels


async def test_unknown_game_option_and_level_are_refused(hall: Hall, log: MoveLog) -> None:
    with pytest.raises(UnknownGameError):
        await hall.create("owner", "bridge", {})
    with pytest.raises(OptionError):
        await hall.create("owner", "scopa", {"target": 12})
    with pytest.raises(UnknownPlayerError):
        await hall.create("owner", "scopa", {}, "cheat")
    assert await log.count() == 0


async def test_an_unknown_table_is_refused(hall: Hall) -> None:
    with pytest.raises(UnknownTable):
        await hall.open("nowhere")


async def test_a_visitor_makes_as_many_tables_as_allowed_also_at_once(log: MoveLog) -> None:
    hall = Hall(log, ReadyKernels(), limits=Limits(visitor_tables=3))
    made = await asyncio.gather(
        *[hall.create("owner", "scopa", {}) for _ in range(5)], return_exceptions=True
    )
    assert sum(isinstance(table, TooManyTablesError) for table in made) == 2
    await hall.create("another", "scopa", {})
    await hall.close()


async def test_the_site_makes_as_many_tables_as_allowed(log: MoveLog) -> None:
    hall = Hall(log, ReadyKernels(), limits=Limits(site_tables=1))
    await hall.create("owner", "scopa", {})
    with pytest.raises(TooManyTablesError, match="site_limit"):
        await hall.create("another", "scopa", {})
    await hall.close()


async def test_only_the_holder_of_a_token_has_the_seat(hall: Hall) -> None:
    table = await hall.create("owner", "scopa", {})
    assert table.seat_of("owner") == 0
    assert table.seat_of("stranger") is None


@pytest.mark.parametrize(
    ("level", "partner", "levels"),
    [
        ("master", None, ["master", "master", "master"]),
        ("novice", None, ["novice", "club", "novice"]),
        ("expert", "casual", ["expert", "casual", "expert"]),
    ],
)
async def test_a_partner_is_no_weaker_than_club_unless_asked_for(
    hall: Hall, level: str, partner: str | None, levels: list[str]
) -> None:
    table = await hall.create("owner", "cicera", {}, level, partner)
    assert [seat.level for seat in table.seats[1:]] == levels


async def test_a_partner_of_no_known_level_makes_no_table(hall: Hall) -> None:
    with pytest.raises(UnknownPlayerError, match="no level 'cheat'"):
        await hall.create("owner", "cicera", {}, "master", "cheat")
    assert await hall.latest("owner", "cicera") is None


async def test_the_newest_unfinished_table_is_found_again(hall: Hall) -> None:
    assert await hall.latest("owner", "scopa") is None
    await hall.create("owner", "scopa", {})
    newest = await hall.create("owner", "scopa", {})
    assert await hall.latest("owner", "scopa") == newest.id


async def test_a_table_at_rest_is_opened_again_from_the_log(log: MoveLog) -> None:
    hall = Hall(log, ReadyKernels(), limits=Limits(idle=0.0))
    table = await hall.create("owner", "scopa", {})
    await asyncio.sleep(0.01)
    other = await hall.create("owner", "scopa", {})
    await asyncio.sleep(0.01)
    await hall.open(other.id)
    assert hall.statistics()["tables_open"] <= 1
    assert (await hall.open(table.id)).id == table.id
    await hall.close()


async def test_visitors_who_come_at_once_may_both_let_tables_rest(log: MoveLog) -> None:
    hall = Hall(log, ReadyKernels(), limits=Limits(idle=0.0), pace=60.0)
    tables = [await hall.create("owner", "scopa", {"variant": "scopone"}) for _ in range(4)]
    for table in tables:
        await table.start_deal(0, 1, bytes(16))
        if table.deal is not None and table.deal.turn == 0:
            await table.play(0, table.deal.legal_actions()[0], table.seq(0))
    await asyncio.sleep(0.01)
    opened = await asyncio.gather(hall.open(tables[0].id), hall.open(tables[1].id))
    assert [table.id for table in opened] == [tables[0].id, tables[1].id]
    await hall.close()


async def test_a_table_that_waits_for_kernels_keeps_no_other_closed(hall: Hall, log: MoveLog) -> None:
    compiled = asyncio.Event()

    class SlowKernels(ReadyKernels):
        async def wait(self, slug: str, stage: str) -> None:
            await compiled.wait()

    dealt = await hall.create("owner", "scopa", {})
    await dealt.start_deal(0, 1, bytes(16))
    fresh = await hall.create("owner", "scopa", {})
    restarted = Hall(log, SlowKernels(), pace=0.0)
    waiting = asyncio.create_task(restarted.open(dealt.id))
    await asyncio.sleep(0)
    async with asyncio.timeout(20):
        assert (await restarted.open(fresh.id)).id == fresh.id
    assert not waiting.done()
    compiled.set()
    assert (await waiting).number == 1
    await restarted.close()


async def test_four_seats_are_filled_with_named_players(hall: Hall) -> None:
    table = await hall.create("owner", "scopa", {"variant": "scopone"})
    assert [seat.kind for seat in table.seats] == ["person", "ai", "ai", "ai"]
    assert len({seat.name for seat in table.seats}) == 4


@pytest.mark.parametrize(
    "change",
    [{"rules_version": 99}, {"options": {"target": 12}}, {"game": "bridge"}, {"seats": []}],
)
async def test_a_table_of_other_rules_is_refused_and_passed_over(
    hall: Hall, log: MoveLog, change: Mapping[str, object]
) -> None:
    table = await hall.create("owner", "scopa", {})
    record = dataclasses.replace(await log.table(table.id), id="other", **change)  # type: ignore[arg-type]
    await log.create(record)
    with pytest.raises(UnreadableTableError):
        await hall.open("other")
    assert await hall.latest("owner") == table.id


@pytest.mark.parametrize(
    "entry",
    [
        Entry(1, 0, "action", {"action": "7D"}, 0.0),
        Entry(1, None, "deal", {"number": 2, "entropy": [None, None]}, 0.0),
        Entry(1, None, "deal", {"number": 1, "entropy": ["nothing", None]}, 0.0),
        Entry(1, None, "deal", {}, 0.0),
        Entry(1, None, "dance", {}, 0.0),
    ],
)
async def test_a_log_that_does_not_fit_together_is_refused_and_left_as_it_is(
    log: MoveLog, entry: Entry
) -> None:
    making, opening = Hall(log, ReadyKernels()), Hall(log, ReadyKernels())
    table = await making.create("owner", "scopa", {})
    await log.append(table.id, entry)
    with pytest.raises(UnreadableTableError, match="entry 1"):
        await opening.open(table.id)
    assert await log.entries(table.id) == [entry]
    await making.close()
    await opening.close()


async def test_a_log_that_lost_an_entry_is_refused(log: MoveLog, tmp_path: Path) -> None:
    making, opening = Hall(log, ReadyKernels()), Hall(log, ReadyKernels())
    table = await making.create("owner", "scopa", {"target": None})
    await table.start_deal(0, 1, bytes(16))
    await making.close()
    await log.append(table.id, Entry(table.revision + 1, 0, "dance", {}, 0.0))
    with closing(sqlite3.connect(tmp_path / "cardavia.db")) as database:
        database.execute("DELETE FROM entries WHERE seq = 1")
        database.commit()
    with pytest.raises(UnreadableTableError, match="entry 1 is missing, entry 2 follows"):
        await opening.open(table.id)
    await opening.close()


@pytest.mark.parametrize("seat", [{}, {"name": "", "kind": "person", "colour": "red"}])
async def test_a_table_whose_seats_are_damaged_is_refused(
    hall: Hall, log: MoveLog, seat: Mapping[str, object]
) -> None:
    table = await hall.create("owner", "scopa", {})
    await log.create(dataclasses.replace(await log.table(table.id), id="other", seats=[seat, seat]))
    with pytest.raises(UnreadableTableError, match="seats"):
        await hall.open("other")
