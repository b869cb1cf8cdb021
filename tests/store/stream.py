"""Appends as fast as it can and reports what is acknowledged, until it is killed.

Each line on standard input starts a child that does so: a fork, because many interpreters start slowly. A
child prints `TABLE SEQ` for each entry; `pid N` and `end` frame its life.
"""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from pathlib import Path

from cardavia.store.database import open_log
from cardavia.store.log import MoveLog, TableTaken
from tests.store.samples import action, table

TABLES = [f"t{number}" for number in range(8)]
LIFETIME = 20.0  # seconds, should nobody kill it


def say(text: str) -> None:
    os.write(1, f"{text}\n".encode())


async def append_forever(log: MoveLog, table_id: str) -> None:
    with suppress(TableTaken):
        await log.create(table(table_id))
    seq = len(await log.entries(table_id))
    while True:
        seq += 1
        await log.append(table_id, action(seq, number=seq))
        say(f"{table_id} {seq}")


async def stream(folder: Path) -> None:
    log = await open_log(None, folder)
    async with asyncio.timeout(LIFETIME):
        await asyncio.gather(*(append_forever(log, table_id) for table_id in TABLES))


def main() -> None:
    for _ in sys.stdin:
        pid = os.fork()
        if pid == 0:
            asyncio.run(stream(Path(sys.argv[1])))
        say(f"pid {pid}")
        os.waitpid(pid, 0)
        say("end")


if __name__ == "__main__":
    main()
