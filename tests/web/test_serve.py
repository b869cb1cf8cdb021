"""The server as a process: what it says when it starts and when it cannot."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from filelock import FileLock
from websockets import Origin
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cardavia.store.database import open_log
from cardavia.web.serve import address, run

ENDING = 60


@contextmanager
def running(tmp_path: Path) -> Iterator[str]:
    """Runs a server at a free port and gives its address; afterwards it is stopped as by Ctrl+C."""
    server = subprocess.Popen(
        [sys.executable, "-m", "cardavia", "serve", "--port", "0"],
        env={**os.environ, "CARDAVIA_DATA_DIR": str(tmp_path / "data"), "CARDAVIA_PACE": "0"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line.startswith("Cardavia "), line + server.communicate(timeout=ENDING)[1]
        assert str(tmp_path / "data") in line
        yield next(word for word in line.split() if word.startswith("http://")).rstrip("/")
    finally:
        server.send_signal(signal.SIGINT)
        _, errors = server.communicate(timeout=ENDING)
    assert (server.returncode, errors) == (0, "")


@pytest.fixture
def refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., str]:
    """Starts a server that ends at once with code 2, and gives what it says."""
    monkeypatch.setenv("CARDAVIA_DATA_DIR", str(tmp_path / "data"))

    def started(host: str = "127.0.0.1", port: int = 0, workers: int = 1) -> str:
        with pytest.raises(SystemExit) as ended:
            run(host, port, workers)
        assert ended.value.code == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert "Traceback" not in said.err
        return said.err

    return started


def test_a_port_in_use_is_said_with_a_free_one(tmp_path: Path, refused: Callable[..., str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = refused(port=port)
    assert f"Port {port} at 127.0.0.1 is in use" in said
    assert re.search(r"Start with a free one: cardavia serve --port \d+\n", said)
    assert not (tmp_path / "data").exists()


def test_several_workers_are_refused(refused: Callable[..., str]) -> None:
    assert "Several workers need PostgreSQL, which this version does not offer" in refused(workers=2)


def test_a_wrong_setting_is_named(refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDAVIA_SOCKETS", "many")
    assert "CARDAVIA_SOCKETS is 'many'" in refused()


def test_an_address_of_another_machine_is_refused(refused: Callable[..., str]) -> None:
    assert "The address 192.0.2.1 cannot be listened at" in refused(host="192.0.2.1")


@pytest.mark.parametrize("host", ["no such host", "a..b", "a" * 300, ""])
def test_an_address_that_is_none_is_refused(refused: Callable[..., str], host: str) -> None:
    assert f"The address {host} cannot be listened at" in refused(host=host)


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path, refused: Callable[..., str]) -> None:
    asyncio.run(make_database(tmp_path / "data"))
    path = tmp_path / "data" / "cardavia.db"
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = 'r9999'")
    before = path.read_bytes()
    assert "comes from a newer version of Cardavia" in refused()
    assert path.read_bytes() == before


async def make_database(folder: Path) -> None:
    log = await open_log(None, folder)
    await log.close()


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path, refused: Callable[..., str]) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "cardavia.db").write_text("shopping list" * 100)
    assert "is not a database of Cardavia" in refused()


def test_a_locked_database_is_said(
    tmp_path: Path, refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "data").mkdir()
    monkeypatch.setattr("cardavia.store.database.PREPARATION_TIMEOUT", 0.1)
    with FileLock(tmp_path / "data" / "cardavia.db.lock"):
        assert "Another process has been preparing the database" in refused()


def test_another_kind_of_database_is_refused(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARDAVIA_DATABASE_URL", "postgresql://user:pass@host/name")
    said = refused()
    assert "offers SQLite only" in said
    assert "pass" not in said


def test_a_running_server_answers_and_refuses_big_frames(tmp_path: Path) -> None:
    with running(tmp_path) as url:
        with urllib.request.urlopen(f"{url}/healthz", timeout=ENDING) as answer:
            assert json.load(answer)["status"] == "ok"
            assert "server" not in answer.headers
        with seated(url) as tab:
            assert tab.protocol.extensions == [], "per-message deflate is off"
            tab.send("x" * 70_000)
            assert closed_with(tab) == 1009


def test_what_visitors_break_is_not_logged_as_a_fault_of_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as url:
        with seated(url) as tab:
            tab.protocol.send_text(b"\xff")
            tab.socket.sendall(b"".join(tab.protocol.data_to_send()))
            assert closed_with(tab) == 1007
        host = url.removeprefix("http://")
        with socket.create_connection(("127.0.0.1", int(host.rsplit(":", 1)[1]))) as form:
            head = f"POST /en/games/scopa/tables HTTP/1.1\r\nHost: {host}\r\nOrigin: {url}\r\n"
            kind = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\n"
            form.sendall(f"{head}{kind}level=".encode())
        with urllib.request.urlopen(f"{url}/healthz", timeout=ENDING) as answer:
            assert json.load(answer)["status"] == "ok"


@contextmanager
def seated(url: str) -> Iterator[ClientConnection]:
    """Opens a table and gives the socket of its seat, which has been shown the table."""
    request = urllib.request.Request(f"{url}/en/games/scopa/tables", b"level=casual", {"Origin": url})
    made = urllib.request.build_opener(Stay).open(request, timeout=ENDING)
    headers = {"Cookie": made.headers["Set-Cookie"].partition(";")[0]}
    place = f"ws{url.removeprefix('http')}/ws/{made.headers['Location'].rsplit('/', 1)[1]}"
    with connect(place, origin=Origin(url), additional_headers=headers) as tab:
        while json.loads(tab.recv(timeout=ENDING))["type"] != "view":
            pass
        yield tab


def closed_with(tab: ClientConnection) -> int | None:
    try:
        while True:
            tab.recv(timeout=ENDING)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


class Stay(urllib.request.HTTPRedirectHandler):
    """Keeps the answer that would lead elsewhere."""

    def http_error_303(self, request: object, answer: object, *_: object) -> object:
        return answer


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://127.0.0.1:{port}/"),
        ("0.0.0.0", "http://127.0.0.1:{port}/"),
        ("localhost", "http://localhost:{port}/"),
        ("::1", "http://[::1]:{port}/"),
        ("::", "http://[::1]:{port}/"),
    ],
)
def test_the_address_to_open(host: str, url: str) -> None:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        assert address(host, listening) == url.format(port=listening.getsockname()[1])
