from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cardavia.store.database import open_log
from cardavia.store.log import Entry
from tests.store.race import LENGTH
from tests.store.samples import action
from tests.store.stream import TABLES

ROOT = Path(__file__).parents[2]
KILLS = 30


@contextmanager
def process(module: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Runs a module of the tests beside this process, and ends it in any case."""
    command = [sys.executable, "-m", f"tests.store.{module}", *arguments]
    child = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    with child:
        try:
            yield child
        finally:
            child.kill()


def send(child: subprocess.Popen[str]) -> None:
    assert child.stdin is not None
    child.stdin.write("go\n")
    child.stdin.flush()


def receive(child: subprocess.Popen[str]) -> str:
    assert child.stdout is not None
    return child.stdout.readline().strip()


def acknowledged_until_killed(child: subprocess.Popen[str], delay: float) -> list[tuple[str, int]]:
    """Starts a stream of entries, kills it after a delay in seconds, and returns what it acknowledged."""
    acknowledged: list[tuple[str, int]] = []
    send(child)
    while (line := receive(child)) != "end":
        word, number = line.split()
        if word == "pid":
            time.sleep(delay)
            os.kill(int(number), signal.SIGKILL)
        else:
            acknowledged.append((word, int(number)))
    return acknowledged


async def entries(folder: Path, after: dict[str, int]) -> dict[str, list[Entry]]:
    log = await open_log(None, folder)
    found = {table_id: await log.entries(table_id, seq) for table_id, seq in after.items()}
    await log.close()
    return found


def test_a_killed_process_loses_nothing_acknowledged(tmp_path: Path) -> None:
    instants = random.Random(30)
    last = dict.fromkeys(TABLES, 0)
    with process("stream", str(tmp_path)) as child:
        for _ in range(KILLS):
            before = dict(last)
            for table_id, seq in acknowledged_until_killed(child, instants.uniform(0.0, 0.08)):
                last[table_id] = max(last[table_id], seq)
            for table_id, found in asyncio.run(entries(tmp_path, before)).items():
                assert before[table_id] + len(found) >= last[table_id]
    assert min(last.values()) > 0
    for table_id, found in asyncio.run(entries(tmp_path, dict.fromkeys(TABLES, 0))).items():
        assert found == [action(seq, number=seq) for seq in range(1, len(found) + 1)], table_id


def test_two_processes_never_win_the_same_number(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with process("race", str(folder), "anna") as anna, process("race", str(folder), "bruno") as bruno:
        assert (receive(anna), receive(bruno)) == ("ready", "ready")
        send(anna)
        send(bruno)
        won = {"anna": json.loads(receive(anna)), "bruno": json.loads(receive(bruno))}
    assert sorted(won["anna"] + won["bruno"]) == list(range(1, LENGTH + 1))
    stored = asyncio.run(entries(folder, {"t1": 0}))["t1"]
    assert [entry.seq for entry in stored if entry.data == {"by": "anna"}] == won["anna"]
    assert [entry.seq for entry in stored if entry.data == {"by": "bruno"}] == won["bruno"]
