"""Runs the site: one process, one port, one line that says where it is."""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import NoReturn

import uvicorn

from cardavia import __version__
from cardavia.store.database import open_log
from cardavia.store.log import StoreError
from cardavia.web.app import create_app
from cardavia.web.protocol import BoundedHttp
from cardavia.web.settings import SettingError, Settings

BACKLOG = 2048
TRIED_PORTS = 50
LAST_PORT = 65_535
PATIENCE = 5
"""Seconds that open requests get when the server stops."""


def run(host: str = "127.0.0.1", port: int = 8000, workers: int = 1) -> None:
    """Serves the site until it is stopped.

    Raises SystemExit with code 2, after saying why, when it cannot: port in use, database unusable, settings
    wrong, several workers.
    """
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s: %(message)s", stream=sys.stderr)
    logging.getLogger("uvicorn.error").addFilter(_is_news)
    if workers != 1:
        _stop(
            f"{workers} workers were asked for. Several workers need PostgreSQL, which this version does not "
            "offer. Start it without --workers: one process serves thousands of players."
        )
    try:
        settings = Settings.from_environment()
    except SettingError as error:
        _stop(f"{error} Correct the environment variable, or leave it out.")
    listening = listen(host, port)
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(settings, host, listening))


async def _serve(settings: Settings, host: str, listening: socket.socket) -> None:
    try:
        log = await open_log(settings.database_url, settings.data_dir)
    except StoreError as error:
        listening.close()
        _stop(str(error))
    config = uvicorn.Config(
        create_app(settings, log),
        http=BoundedHttp,
        ws="auto",
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=PATIENCE,
    )
    await _Server(config, address(host, listening), str(settings.data_dir)).serve(sockets=[listening])


def _is_news(record: logging.LogRecord) -> bool:
    """Says whether a message of uvicorn is for the log: a peer's broken UTF-8 only ends its own socket."""
    return record.msg != "Invalid UTF-8 sequence received from client."


class _Server(uvicorn.Server):
    """A server that says where it is once it answers."""

    def __init__(self, config: uvicorn.Config, url: str, folder: str) -> None:
        super().__init__(config)
        self._url = url
        self._folder = folder

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, then prints the address and where the data is kept."""
        await super().startup(sockets)
        if self.started:
            print(
                f"Cardavia {__version__} is at {self._url} (data in {self._folder}; Ctrl+C stops it)",
                flush=True,
            )


def listen(host: str, port: int) -> socket.socket:
    """Returns a socket that holds the port; raises SystemExit after saying which port would be free."""
    try:
        return _bind(host, port)
    except UnicodeError:
        _stop(f"The address {host} cannot be listened at: it is no host's name. Choose another with --host.")
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            free = _free_port(host, port)
            advice = f"Start with a free one: cardavia serve --port {free}" if free else "Choose another one."
            _stop(f"Port {port} at {host} is in use by another program, perhaps by Cardavia itself. {advice}")
        if error.errno == errno.EACCES:
            _stop(f"Port {port} may not be used by this user. Choose one above 1023, such as --port 8000.")
        _stop(f"The address {host} cannot be listened at: {error.strerror}. Choose another with --host.")


def address(host: str, listening: socket.socket) -> str:
    """Returns the address to open in a browser."""
    port = int(listening.getsockname()[1])
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return f"http://{host}:{port}/"
    shown = ("127.0.0.1" if found.version == 4 else "::1") if found.is_unspecified else host
    return f"http://[{shown}]:{port}/" if found.version == 6 else f"http://{shown}:{port}/"


def _bind(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, place = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    made = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(place)
        # Listening at once: two servers that are started together must not both believe they hold the port.
        made.listen(BACKLOG)
    except OSError:
        made.close()
        raise
    return made


def _free_port(host: str, port: int) -> int | None:
    for candidate in range(port + 1, min(port + TRIED_PORTS, LAST_PORT) + 1):
        with suppress(OSError):
            _bind(host, candidate).close()
            return candidate
    return None


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # not made for Windows
        return None
    return uvloop.new_event_loop


def _stop(message: str) -> NoReturn:
    print(f"cardavia: {message}", file=sys.stderr, flush=True)
    raise SystemExit(2)
