"""Tries to append entries 1 to 200 of one table and prints which it won; starts when a line comes in."""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import suppress
from pathlib import Path

from cardavia.store.database import open_log
from cardavia.store.log import SequenceTaken, TableTaken
from tests.store.samples import action, table

LENGTH = 200


async def race(folder: Path, name: str) -> list[int]:
    log = await open_log(None, folder)
    with suppress(TableTaken):
        await log.create(table())
    won = []
    for seq in range(1, LENGTH + 1):
        with suppress(SequenceTaken):
            await log.append("t1", action(seq, by=name))
            won.append(seq)
    await log.close()
    return won


def main() -> None:
    print("ready", flush=True)
    sys.stdin.readline()
    print(json.dumps(asyncio.run(race(Path(sys.argv[1]), sys.argv[2]))))


if __name__ == "__main__":
    main()
