"""HTTP as the server reads it: a request has so many bytes and seconds to arrive, and no more."""

from __future__ import annotations

from asyncio import TimerHandle, Transport

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEAD = 65_536
"""Bytes that a request may have before its body, with one read of the socket to spare."""
REQUEST_SECONDS = 20.0
"""How long a request may take to arrive, and a connection may be silent before its first one."""


class BoundedHttp(HttpToolsProtocol):
    """HTTP/1.1 that gives up on a request whose head is too long or that does not come to an end.

    Uvicorn bounds neither: headers without end would fill the memory, and silent connections would keep
    everybody else out.
    """

    _head: int | None = 0
    """The bytes of a head so far, None after it."""
    _timer: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Begins to wait for the first request."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Waits no longer."""
        self._stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Reads what has come; refuses the request when its head is too long."""
        super().data_received(data)
        if self._head is None:
            return
        self._head += len(data)
        if self._head > MOST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        """Begins to wait for the end of a request."""
        super().on_message_begin()
        self._head = 0
        self._wait()

    def on_headers_complete(self) -> None:
        """Leaves what follows to the limit of bodies."""
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Waits no longer: the request is here."""
        self._stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Leaves a socket to its own protocol, which asks the peer whether it is there."""
        self._stop()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self._stop()
        self._timer = self.loop.call_later(REQUEST_SECONDS, self.transport.close)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
