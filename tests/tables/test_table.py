from __future__ import annotations

import asyncio
from collections.abc import Mapping

import pytest

from cardavia.games.contract import Observation
from cardavia.games.refusals import IllegalActionError
from cardavia.store.log import Entry, Fault, MoveLog, StoreError
from cardavia.tables.faults import StaleError, WrongPhaseError
from cardavia.tables.hall import Hall
from cardavia.tables.pool import Pool
from cardavia.tables.table import Table
from tests.tables.conftest import ReadyKernels

ENTROPY = bytes(16)


async def dealt(hall: Hall, options: Mapping[str, object] | None = None) -> Table:
    """Makes a table, deals, and waits until its person is to act."""
    table = await hall.create("owner", "scopa", options or {}, "casual")
    await table.start_deal(0, 1, ENTROPY)
    await person_to_act(table)
    return table


async def person_to_act(table: Table) -> None:
    async with asyncio.timeout(20):
        while table.deal is None or table.deal.turn not in (0, None):
            await table.changed(table.revision)


async def play_deal(table: Table) -> None:
    assert table.deal is not None
    while table.phase == "playing":
        await table.play(0, table.deal.legal_actions()[0], table.seq(0))
        if table.phase == "playing":
            await person_to_act(table)


async def test_a_deal_is_played_to_its_end(hall: Hall) -> None:
    table = await dealt(hall)
    await play_deal(table)
    assert table.deal is not None
    assert len(table.deal.actions) == 36
    assert table.result is not None


async def test_a_move_is_on_disk_before_anybody_is_told(hall: Hall, log: MoveLog) -> None:
    table = await dealt(hall)
    assert table.deal is not None
    action = table.deal.legal_actions()[0]
    await table.play(0, action, table.seq(0))
    actions = [entry.data["action"] for entry in await log.entries(table.id) if entry.seat == 0]
    assert actions == [action]


async def test_two_plays_on_one_state_make_one_move(hall: Hall) -> None:
    table = await dealt(hall)
    assert table.deal is not None
    action, seq = table.deal.legal_actions()[0], table.seq(0)
    answers = await asyncio.gather(*[table.play(0, action, seq) for _ in range(5)], return_exceptions=True)
    assert [type(answer) for answer in answers].count(type(None)) == 1
    assert sum(isinstance(answer, StaleError) for answer in answers) == 4


async def test_an_illegal_play_changes_nothing(hall: Hall, log: MoveLog) -> None:
    table = await dealt(hall)
    before = await log.entries(table.id)
    with pytest.raises(IllegalActionError):
        await table.play(0, "7X", table.seq(0))
    assert await log.entries(table.id) == before


async def test_nobody_plays_for_another_seat(hall: Hall) -> None:
    table = await dealt(hall)
    with pytest.raises(IllegalActionError) as refused:
        await table.play(1, "7D", table.seq(1))
    assert refused.value.refusal.code == "not_your_turn"


async def test_a_deal_is_dealt_once(hall: Hall) -> None:
    table = await dealt(hall)
    with pytest.raises(WrongPhaseError, match="deal_exists"):
        await table.start_deal(0, 1, b"\x01" * 16)
    with pytest.raises(WrongPhaseError, match="not_waiting"):
        await table.start_deal(0, 2, b"\x01" * 16)


async def test_a_table_comes_back_from_the_log_as_it_was(hall: Hall, log: MoveLog) -> None:
    table = await dealt(hall)
    assert table.deal is not None
    await table.play(0, table.deal.legal_actions()[0], table.seq(0))
    await person_to_act(table)
    other = Hall(log, ReadyKernels(), pace=0.0)
    again = await other.open(table.id)
    assert again.deal is not None
    assert again.deal.actions == table.deal.actions
    assert again.deal.observation(0) == table.deal.observation(0)
    assert again.seq(0) == table.seq(0)
    await other.close()


async def test_a_table_left_at_the_computers_turn_goes_on_when_opened(hall: Hall, log: MoveLog) -> None:
    waiting = Hall(log, ReadyKernels(), pace=60.0)
    table = await waiting.create("owner", "scopa", {}, "casual")
    await table.start_deal(0, 1, ENTROPY)
    if table.deal is not None and table.deal.turn == 0:
        await table.play(0, table.deal.legal_actions()[0], table.seq(0))
    await waiting.close()
    again = await hall.open(table.id)
    await person_to_act(again)
    assert again.deal is not None
    assert again.deal.turn == 0


async def test_another_process_that_was_first_wins(hall: Hall, log: MoveLog) -> None:
    table = await dealt(hall)
    assert table.deal is not None
    first, *others = table.deal.legal_actions()
    await log.append(table.id, Entry(table.revision + 1, 0, "action", {"action": first}, 0.0))
    with pytest.raises(StaleError):
        await table.play(0, (others or [first])[0], table.seq(0))
    assert first in table.deal.actions


async def test_a_cancelled_play_is_either_whole_or_absent(hall: Hall, log: MoveLog) -> None:
    table = await dealt(hall)
    assert table.deal is not None
    task = asyncio.create_task(table.play(0, table.deal.legal_actions()[0], table.seq(0)))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    # What had begun to be written goes on without the one who asked, and is applied when it is on disk.
    await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()}, return_exceptions=True)
    await person_to_act(table)
    assert table.revision == len(await log.entries(table.id))


async def test_a_failing_player_is_replaced_and_counted(log: MoveLog) -> None:
    class Broken:
        name = "broken"

        def choose(self, observation: Observation, seed: bytes) -> None:
            raise RuntimeError("no idea")

    pool = Pool(find_player=lambda game, name: Broken())  # type: ignore[arg-type, return-value]
    hall = Hall(log, ReadyKernels(), pace=0.0, pool=pool)
    table = await dealt(hall)
    await play_deal(table)
    assert hall.statistics()["player_failures_total"] == 18
    await hall.close()


async def test_a_decision_is_taken_back_with_what_followed_it(hall: Hall, log: MoveLog) -> None:
    table = await dealt(hall)
    assert table.deal is not None
    before, told = table.deal.observation(0), table.seq(0)
    await table.play(0, table.deal.legal_actions()[0], told)
    await person_to_act(table)
    last = table.seq(0)
    await table.take_back(0, last)
    assert table.deal.observation(0) == before
    assert table.is_practice
    assert all(table.events(0, since) is None for since in range(told, last + 1))
    again = Hall(log, ReadyKernels(), pace=0.0)
    restored = await again.open(table.id)
    assert restored.deal is not None
    assert restored.deal.observation(0) == before
    assert restored.seq(0) == table.seq(0)
    await again.close()


async def test_there_is_nothing_to_take_back_before_the_first_decision(hall: Hall) -> None:
    table = await dealt(hall)
    with pytest.raises(WrongPhaseError, match="nothing_to_undo"):
        await table.take_back(0, table.seq(0))


async def test_random_bytes_are_for_one_deal_only(hall: Hall, log: MoveLog) -> None:
    table = await hall.create("owner", "scopa", {}, "casual")
    first, late, second = b"\x01" * 16, b"\x02" * 16, b"\x03" * 16
    await log.append(table.id, Entry(1, None, "deal", {"number": 1, "entropy": [first.hex(), None]}, 0.0))
    with pytest.raises(StaleError):
        await table.start_deal(0, 1, late)
    await person_to_act(table)
    await play_deal(table)
    await table.start_deal(0, 2, second)
    deals = [entry.data["entropy"] for entry in await log.entries(table.id) if entry.kind == "deal"]
    assert deals == [[first.hex(), None], [second.hex(), None]]


async def test_a_turn_that_could_not_be_stored_is_tried_again(
    hall: Hall, log: MoveLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    append, failed = log.append, asyncio.Event()

    async def full_once(table_id: str, entry: Entry) -> None:
        if entry.seat == 1 and not failed.is_set():
            failed.set()
            raise StoreError(Fault.FULL, "no room")
        await append(table_id, entry)

    monkeypatch.setattr(log, "append", full_once)
    monkeypatch.setattr("cardavia.tables.turns.FIRST_PAUSE", 0.0)
    table = await dealt(hall)
    assert table.deal is not None
    await table.play(0, table.deal.legal_actions()[0], table.seq(0))
    await person_to_act(table)
    assert failed.is_set()


async def test_a_closed_table_begins_no_turn(
    hall: Hall, log: MoveLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    append, reached, synced = log.append, asyncio.Event(), asyncio.Event()

    async def slow(table_id: str, entry: Entry) -> None:
        if entry.kind == "action":
            reached.set()
            await synced.wait()
        await append(table_id, entry)

    monkeypatch.setattr(log, "append", slow)
    monkeypatch.setattr("cardavia.tables.course.first_dealer", lambda secret, seats: 0)
    table = await hall.create("owner", "scopa", {"variant": "scopone"}, "casual")
    await table.start_deal(0, 1, ENTROPY)
    async with asyncio.timeout(20):
        await reached.wait()
        await table.close()
        synced.set()
        await table.changed(1)
    assert table.deal is not None
    assert table.deal.turn == 2
    assert [task for task in asyncio.all_tasks() if task.get_name() == f"turns of {table.id}"] == []
