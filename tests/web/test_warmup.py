"""Kernels compiled by a child while the site answers."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from cardavia.games.contract import Game
from cardavia.games.registry import game
from cardavia.web import warmup
from cardavia.web.app import create_app
from cardavia.web.live import PATIENCE
from cardavia.web.settings import Settings
from cardavia.web.warmup import KernelsFailedError, Warmup
from tests.web.conftest import HOME

SCOPA = {"scopa": game("scopa")}
FAILING = "import sys; print('cannot find a compiler'); print('no memory', file=sys.stderr); sys.exit(3)"


class Marks:
    """Ready marks that a child writes into a folder of the test."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __call__(self, name: str) -> bool:
        return (self._folder / name).exists()

    def child(self, *, sleeping_at: str = "never") -> tuple[str, ...]:
        """Returns a command that marks the stage it is asked for, or sleeps there."""
        program = (
            "import pathlib, sys, time\n"
            "name = sys.argv[1] + '-' + sys.argv[3]\n"
            f"name == {sleeping_at!r} and time.sleep(60)\n"
            f"(pathlib.Path({str(self._folder)!r}) / name).touch()\n"
        )
        return (sys.executable, "-c", program)


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The stages that were loaded into this process, in order."""
    stages: list[str] = []

    def load(found: object, stage: str) -> None:
        stages.append(stage if isinstance(found, Game) else f"{found} {stage}")

    monkeypatch.setattr(warmup, "load", load)
    return stages


async def test_a_child_compiles_and_this_process_loads(tmp_path: Path, loaded: list[str]) -> None:
    marks = Marks(tmp_path)
    kernels = Warmup(SCOPA, command=marks.child(), is_compiled=marks)
    assert kernels.states() == {"scopa": {"rules": "waiting", "players": "waiting"}}
    kernels.start()
    await kernels.wait("scopa", "players")
    assert kernels.states() == {"scopa": {"rules": "ready", "players": "ready"}}
    assert loaded == ["rules", "players"]
    await kernels.close()


async def test_rules_are_usable_before_players_are(tmp_path: Path, loaded: list[str]) -> None:
    marks = Marks(tmp_path)
    kernels = Warmup(SCOPA, command=marks.child(sleeping_at="scopa-players"), is_compiled=marks)
    kernels.start()
    await kernels.wait("scopa", "rules")
    assert kernels.is_ready("scopa", "rules")
    assert not kernels.is_ready("scopa", "players")
    await kernels.close()


TWO: Mapping[str, Any] = {"whist": "whist", "cuckoo": "cuckoo"}
"""Games that nothing is asked of but their names."""


async def test_the_rules_of_every_game_come_before_any_players(tmp_path: Path, loaded: list[str]) -> None:
    marks = Marks(tmp_path)
    kernels = Warmup(TWO, marks.child(), marks)
    kernels.start()
    last = kernels._stages["cuckoo", "players"].done
    assert last is not None
    await last.wait()  # `wait` would let it go first
    assert loaded == ["whist rules", "cuckoo rules", "whist players", "cuckoo players"]
    await kernels.close()


async def test_a_game_that_somebody_waits_for_goes_first(tmp_path: Path, loaded: list[str]) -> None:
    marks = Marks(tmp_path)
    kernels = Warmup(TWO, marks.child(), marks)
    kernels.start()
    await kernels.wait("cuckoo", "players")
    assert loaded == ["cuckoo rules", "cuckoo players"]
    await kernels.close()


async def test_a_game_that_fails_holds_up_no_other(tmp_path: Path, loaded: list[str]) -> None:
    marks = Marks(tmp_path)
    program = f"import sys; sys.argv[1] == 'whist' and sys.exit(3)\n{marks.child()[2]}"
    kernels = Warmup(TWO, (sys.executable, "-c", program), marks)
    kernels.start()
    with pytest.raises(KernelsFailedError):
        await kernels.wait("whist", "players")
    await kernels.wait("cuckoo", "players")
    assert loaded == ["cuckoo rules", "cuckoo players"]
    await kernels.close()


async def test_what_is_compiled_already_needs_no_child(loaded: list[str]) -> None:
    kernels = Warmup(SCOPA, command=("/no/such/program",), is_compiled=lambda name: True)
    kernels.start()
    await kernels.wait("scopa", "players")
    assert loaded == ["rules", "players"]
    await kernels.close()


async def test_a_failing_child_is_reported_with_its_last_lines(loaded: list[str]) -> None:
    kernels = Warmup(SCOPA, command=(sys.executable, "-c", FAILING), is_compiled=lambda name: False)
    kernels.start()
    with pytest.raises(KernelsFailedError, match="cardavia warm scopa") as raised:
        await kernels.wait("scopa", "rules")
    assert set(raised.value.lines) == {"cannot find a compiler", "no memory", "exit code 3"}
    assert kernels.states() == {"scopa": {"rules": "failed", "players": "failed"}}
    assert not kernels.is_ready("scopa", "rules")
    await kernels.close()


async def test_a_child_that_cannot_start_is_reported(loaded: list[str]) -> None:
    kernels = Warmup(SCOPA, command=("/no/such/program",), is_compiled=lambda name: False)
    kernels.start()
    with pytest.raises(KernelsFailedError) as raised:
        await kernels.wait("scopa", "players")
    assert "FileNotFoundError" in raised.value.lines[0]
    await kernels.close()


async def test_what_interrupts_the_server_does_not_reach_the_child(tmp_path: Path, loaded: list[str]) -> None:
    note = tmp_path / "group"
    program = f"import os, time; open({str(note)!r}, 'w').write(str(os.getpgid(0))); time.sleep(60)"
    kernels = Warmup(SCOPA, command=(sys.executable, "-c", program), is_compiled=lambda name: False)
    kernels.start()
    assert await asyncio.to_thread(read_when_written, note) != os.getpgid(0)
    await kernels.close()


async def test_the_child_ends_with_the_server(tmp_path: Path, loaded: list[str]) -> None:
    note = tmp_path / "pid"
    program = f"import os, time; open({str(note)!r}, 'w').write(str(os.getpid())); time.sleep(60)"
    kernels = Warmup(SCOPA, command=(sys.executable, "-c", program), is_compiled=lambda name: False)
    kernels.start()
    child = await asyncio.to_thread(read_when_written, note)
    os.kill(child, 0)
    await kernels.close()
    with pytest.raises(ProcessLookupError):
        os.kill(child, 0)


def read_when_written(note: Path) -> int:
    eventually(lambda: note.exists() and note.read_text() != "")
    return int(note.read_text())


def eventually(holds: Callable[[], bool]) -> None:
    """Returns as soon as something holds; fails when it does not within a minute or more."""
    for _ in range(6_000):
        if holds():
            return
        time.sleep(0.01)
    pytest.fail("what was waited for did not come about")


async def test_waiting_before_the_start_is_a_mistake() -> None:
    with pytest.raises(RuntimeError, match="has not been started"):
        await Warmup().wait("scopa", "rules")


def test_loading_uses_what_a_table_uses(compiled: None) -> None:
    for stage in warmup.STAGES:
        warmup.load(game("scopa"), stage)


@pytest.fixture
def site_with(settings: Settings, compiled: None) -> Callable[[Warmup], TestClient]:
    """A site that waits for given kernels."""

    def opened(kernels: Warmup) -> TestClient:
        app = create_app(settings, kernels=kernels)
        return TestClient(app, HOME, headers={"Origin": HOME}, follow_redirects=False)

    return opened


def test_a_failure_shows_on_pages_and_sockets(
    site_with: Callable[[Warmup], TestClient], loaded: list[str]
) -> None:
    kernels = Warmup(command=(sys.executable, "-c", FAILING), is_compiled=lambda name: False)
    with site_with(kernels) as client:
        eventually(lambda: client.get("/healthz").json()["kernels"]["scopa"]["rules"] == "failed")
        health = client.get("/healthz")
        home, page = client.get("/en/").text, client.get("/en/games/scopa/").text
        place = client.post("/en/games/scopa/tables").headers["location"]
        with client.websocket_connect(f"/ws/{place.rsplit('/', 1)[1]}") as socket:
            preparing, refused = socket.receive_json(), socket.receive_json()
            closed = socket.receive()
        proof = client.get(f"{place}/verify")
    assert (proof.status_code, "could not be prepared" in proof.text) == (503, True)
    assert health.status_code == 200
    assert "no memory" in health.json()["failures"]["scopa"]["lines"]
    for html in (home, page):
        assert "Scopa cannot be played" in html
        assert "cannot find a compiler" in html
    assert preparing == {"type": "preparing", "stage": "rules"}
    assert refused["code"] == "kernels_failed"
    assert closed["code"] == 1013


def test_a_flood_while_the_game_is_being_prepared_closes_the_socket(
    site_with: Callable[[Warmup], TestClient], loaded: list[str]
) -> None:
    kernels = Warmup(
        command=(sys.executable, "-c", "import time; time.sleep(60)"), is_compiled=lambda name: False
    )
    with site_with(kernels) as client:
        place = client.post("/en/games/scopa/tables").headers["location"]
        with client.websocket_connect(f"/ws/{place.rsplit('/', 1)[1]}") as socket:
            for _ in range(PATIENCE):
                socket.send_text("{}")
            answers = [socket.receive_json()["type"] for _ in range(1 + PATIENCE)]
            closed = socket.receive()
    assert answers == ["preparing", *["refused"] * PATIENCE]
    assert closed["code"] == 4429


def test_pages_and_sockets_say_that_the_game_is_being_prepared(
    site_with: Callable[[Warmup], TestClient], loaded: list[str]
) -> None:
    kernels = Warmup(
        command=(sys.executable, "-c", "import time; time.sleep(60)"), is_compiled=lambda name: False
    )
    with site_with(kernels) as client:
        assert "Still to come: Scopa, Cicera, Ottocento, and Shengji." in client.get("/en/").text
        assert "Scopa is being prepared" in client.get("/en/games/scopa/").text
        place = client.post("/en/games/scopa/tables").headers["location"]
        html = client.get(place).text
        with client.websocket_connect(f"/ws/{place.rsplit('/', 1)[1]}") as socket:
            preparing = socket.receive_json()
            socket.send_text(json.dumps({"type": "sync"}))
            refused = socket.receive_json()
        proofs = [client.get(f"{place}/{page}") for page in ("verify", "deal-1.json")]
    assert [(proof.status_code, proof.headers["retry-after"]) for proof in proofs] == [(503, "5")] * 2
    assert "The game is still being prepared" in proofs[0].text
    assert '"view":{"type":"preparing","stage":"rules"}' in html
    assert preparing == {"type": "preparing", "stage": "rules"}
    assert refused["code"] == "preparing"
