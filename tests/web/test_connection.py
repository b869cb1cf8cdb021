"""One tab that reads slowly: what it missed comes in one view, and nothing is queued for it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import WebSocketDisconnect

from cardavia.store.database import open_log
from cardavia.tables.table import Table
from cardavia.web.assets import Assets
from cardavia.web.live import Connection
from cardavia.web.settings import Settings
from cardavia.web.site import Site
from tests.web.conftest import ReadyKernels


class SlowSocket:
    """A peer that takes a message only when the test lets it."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.reads = asyncio.Semaphore(0)
        self.waiting = 0
        self._arrived = asyncio.Semaphore(0)

    async def send_text(self, text: str) -> None:
        self.waiting += 1
        await self.reads.acquire()
        self.waiting -= 1
        self.sent.append(json.loads(text))
        self._arrived.release()

    async def receive(self) -> Any:
        await asyncio.Event().wait()

    async def read(self, messages: int) -> None:
        """Takes so many messages."""
        for _ in range(messages):
            self.reads.release()
            async with asyncio.timeout(10):
                await self._arrived.acquire()


@pytest.fixture
async def site(tmp_path: Path, compiled: None) -> AsyncIterator[Site]:
    log = await open_log(None, tmp_path)
    kernels = ReadyKernels()
    kernels.start()
    made = Site.build(Settings(pace=60.0), log, kernels, Assets())
    yield made
    await made.hall.close()
    await log.close()


@pytest.fixture
async def table(site: Site) -> Table:
    """A table whose computer player thinks longer than any test."""
    return await site.hall.create("me", "scopa", {}, "casual")


async def test_a_slow_reader_gets_everything_it_missed_in_one_view(site: Site, table: Table) -> None:
    socket = SlowSocket()
    serving = asyncio.create_task(Connection(socket, site, table, 0).serve())  # type: ignore[arg-type]
    await socket.read(1)
    await table.start_deal(0, 1, bytes(16))
    for _ in range(6):
        await asyncio.sleep(0)
        await play_any(table)
    assert socket.waiting == 1, "one view is on its way, and none behind it"
    await socket.read(2)
    serving.cancel()
    first, late, last = socket.sent
    assert first["snapshot"]
    assert not late["snapshot"]
    assert not last["snapshot"]
    assert late["seq"] + len(last["events"]) == last["seq"] == table.seq(0)
    assert len(late["events"]) + len(last["events"]) == 8, "two batches and six plays"


async def test_a_change_that_a_seat_cannot_see_sends_nothing(site: Site, table: Table) -> None:
    socket = SlowSocket()
    connection = Connection(socket, site, table, 0)  # type: ignore[arg-type]
    serving = asyncio.create_task(connection.serve())
    await socket.read(1)
    table._ledger.revision += 1
    table._ledger._apply([])
    for _ in range(20):
        await asyncio.sleep(0)
    serving.cancel()
    assert socket.waiting == 0
    assert connection._revision == table.revision


async def test_a_table_is_watched_while_a_tab_is_open(site: Site, table: Table) -> None:
    socket = SlowSocket()
    serving = asyncio.create_task(Connection(socket, site, table, 0).serve())  # type: ignore[arg-type]
    await socket.read(1)
    assert table.watchers == 1
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)
    assert table.watchers == 0


async def test_nothing_is_sent_to_a_socket_that_is_being_closed(site: Site, table: Table) -> None:
    told: list[str] = []

    class Flooding(SlowSocket):
        async def send_text(self, text: str) -> None:
            told.append("view")

        async def receive(self) -> Any:
            return {"type": "websocket.receive", "text": " " * 65_537}

        async def close(self, code: int) -> None:
            told.append(f"closed {code}")
            await table.start_deal(0, 1, bytes(16))
            for _ in range(20):
                await asyncio.sleep(0)

    await Connection(Flooding(), site, table, 0).serve()  # type: ignore[arg-type]
    assert told == ["view", "closed 1009"]


async def test_a_socket_that_the_server_closed_by_itself_counts_as_gone(site: Site, table: Table) -> None:
    class Closed(SlowSocket):
        async def send_text(self, text: str) -> None:
            if self.sent:
                raise RuntimeError(
                    "Unexpected ASGI message 'websocket.send', after sending 'websocket.close'."
                )
            self.sent.append(text)

    serving = asyncio.create_task(Connection(Closed(), site, table, 0).serve())  # type: ignore[arg-type]
    await table.start_deal(0, 1, bytes(16))
    with pytest.RaisesGroup(WebSocketDisconnect):
        await serving
    assert table.watchers == 0


async def play_any(table: Table) -> None:
    """Plays the first legal action of whoever is to act."""
    assert table.deal is not None
    seat = table.deal.turn
    assert seat is not None
    await table.play(seat, table.deal.legal_actions()[0], table.seq(seat))
