from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cardavia.store.database import open_log
from cardavia.store.log import MoveLog


@pytest.fixture
async def log(tmp_path: Path) -> AsyncIterator[MoveLog]:
    log = await open_log(None, tmp_path)
    yield log
    await log.close()
