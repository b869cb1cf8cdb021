"""Moves a second that the log stores durably, and how long a player waits for one.

One task shows what a single durable commit costs on this disk; many tasks show what grouping makes of it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path

from cardavia.store.database import open_log
from cardavia.store.log import Entry, MoveLog, TableRecord


async def play(log: MoveLog, table_id: str, until: float, waits: list[float]) -> None:
    await log.create(TableRecord(table_id, "scopa", 1, {}, [], bytes(32), bytes(32), "bench", 0.0))
    seq = 0
    while (start := time.perf_counter()) < until:
        seq += 1
        await log.append(table_id, Entry(seq, seq % 2, "action", {"text": "7Sx7D"}, start))
        waits.append(time.perf_counter() - start)


async def measure(folder: Path, tasks: int, seconds: float) -> dict[str, float]:
    log = await open_log(None, folder)
    waits: list[float] = []
    start = time.perf_counter()
    await asyncio.gather(*(play(log, f"{tasks}-{task}", start + seconds, waits) for task in range(tasks)))
    elapsed = time.perf_counter() - start
    await log.close()
    waits.sort()
    return {
        "tasks": tasks,
        "moves_per_second": round(len(waits) / elapsed),
        "p50_ms": round(1000 * waits[len(waits) // 2], 2),
        "p99_ms": round(1000 * waits[len(waits) * 99 // 100], 2),
        "worst_ms": round(1000 * waits[-1], 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--tasks", type=int, default=50, help="players who move at the same time (default 50)"
    )
    parser.add_argument("--seconds", type=float, default=3.0, help="length of each measurement (default 3)")
    parser.add_argument(
        "--directory", type=Path, help="folder on the disk to measure (default: temporary files)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON lines")
    arguments = parser.parse_args()
    for tasks in (1, arguments.tasks):
        with tempfile.TemporaryDirectory(dir=arguments.directory) as folder:
            result = asyncio.run(measure(Path(folder), tasks, arguments.seconds))
        if arguments.json:
            print(json.dumps(result))
            continue
        print(
            "{tasks:4} tasks {moves_per_second:7} moves/s   p50 {p50_ms:6.2f} ms   p99 {p99_ms:6.2f} ms   "
            "worst {worst_ms:6.2f} ms".format(**result)
        )


if __name__ == "__main__":
    main()
