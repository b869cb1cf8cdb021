"""Requests that do not come to an end, on a connection without network and clock."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from cardavia.web.protocol import MOST_HEAD, REQUEST_SECONDS, BoundedHttp

HEAD = b"GET /en/ HTTP/1.1\r\nHost: localhost\r\n"


@dataclass
class Alarm:
    """Something that is to happen later."""

    seconds: float
    action: Callable[[], None]
    is_cancelled: bool = False

    def cancel(self) -> None:
        self.is_cancelled = True


class Loop:
    """A loop in which no time passes and nothing runs."""

    def __init__(self) -> None:
        self.alarms: list[Alarm] = []

    def call_later(self, seconds: float, action: Callable[[], None]) -> Alarm:
        self.alarms.append(Alarm(seconds, action))
        return self.alarms[-1]

    def create_task(self, coroutine: Coroutine[Any, Any, None]) -> Any:
        coroutine.close()
        return self

    def add_done_callback(self, _: object) -> None:
        """Stands for a task that never ends."""


class Wire:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.is_closed = False

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed

    def pause_reading(self) -> None:
        """Reads nothing anyway."""

    def get_extra_info(self, _: str) -> None:
        """Knows nothing of addresses."""


class Visit:
    """One connection, and what it is waited for."""

    def __init__(self) -> None:
        async def app(scope: object, receive: object, send: object) -> None:
            """Answers nothing."""

        self.loop, self.wire = Loop(), Wire()
        self.protocol = BoundedHttp(Config(app), ServerState(), {}, self.loop)  # type: ignore[arg-type]
        self.protocol.connection_made(self.wire)  # type: ignore[arg-type]

    def say(self, data: bytes) -> None:
        self.protocol.data_received(data)

    def waits(self) -> list[float]:
        return [alarm.seconds for alarm in self.loop.alarms if not alarm.is_cancelled]


@pytest.fixture
def visit() -> Visit:
    """A connection on which nothing has been said yet."""
    return Visit()


def test_headers_without_end_are_refused_before_they_fill_the_memory(visit: Visit) -> None:
    visit.say(HEAD)
    for _ in range(MOST_HEAD // 1_000):
        visit.say(b"X-More: " + b"a" * 1_000 + b"\r\n")
    assert visit.wire.written.startswith(b"HTTP/1.1 400 ")
    assert visit.wire.written.endswith(b"The head of the request is too long.")
    assert visit.wire.is_closed


def test_one_header_without_end_is_refused(visit: Visit) -> None:
    visit.say(HEAD + b"X-More: ")
    for _ in range(MOST_HEAD // 1_000 + 1):
        visit.say(b"a" * 1_000)
    assert visit.wire.is_closed


def test_a_body_is_no_part_of_the_head(visit: Visit) -> None:
    visit.say(b"POST /en/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 200000\r\n\r\n")
    visit.say(b"a" * 2 * MOST_HEAD)
    assert visit.wire.written == b""


def test_every_request_of_a_connection_has_a_head_of_its_own(visit: Visit) -> None:
    for _ in range(3):
        visit.say(HEAD + b"X-More: " + b"a" * (MOST_HEAD - 1_000) + b"\r\n\r\n")
    assert not visit.wire.is_closed


def test_a_silent_connection_is_closed(visit: Visit) -> None:
    assert visit.waits() == [REQUEST_SECONDS]
    visit.loop.alarms[0].action()
    assert visit.wire.is_closed


@pytest.mark.parametrize(
    "begun", [HEAD, b"POST /en/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nlevel"]
)
def test_a_request_that_stops_in_the_middle_is_waited_for_so_long(visit: Visit, begun: bytes) -> None:
    visit.say(begun)
    assert visit.waits() == [REQUEST_SECONDS]


def test_a_whole_request_is_waited_for_no_longer(visit: Visit) -> None:
    visit.say(HEAD + b"\r\n")
    assert visit.waits() == []


def test_a_second_request_is_waited_for_like_the_first(visit: Visit) -> None:
    visit.say(HEAD + b"\r\n")
    visit.say(b"GET /")
    assert visit.waits() == [REQUEST_SECONDS]


def test_a_lost_connection_is_waited_for_no_longer(visit: Visit) -> None:
    visit.protocol.connection_lost(None)
    assert visit.waits() == []
