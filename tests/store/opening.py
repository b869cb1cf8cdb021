"""Opens the log in the folder named on the command line; prints how that went."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from cardavia.store.database import open_log
from cardavia.store.log import StoreError


async def main(folder: Path) -> None:
    try:
        log = await open_log(None, folder)
    except StoreError as error:
        print(error.fault, error, sep="\n")
        return
    await log.close()
    print("opened")


asyncio.run(main(Path(sys.argv[1])))
