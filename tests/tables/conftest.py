"""A hall over a real log on disk, with kernels that are compiled where they are used."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cardavia.ai.players import LEVELS, player
from cardavia.games.registry import game
from cardavia.store.database import open_log
from cardavia.store.log import MoveLog
from cardavia.tables.hall import Hall


class ReadyKernels:
    """Kernels that nobody has to wait for."""

    async def wait(self, slug: str, stage: str) -> None:
        """Returns at once."""

    def is_ready(self, slug: str, stage: str) -> bool:
        """Says yes."""
        return True


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """Compiles what the tests use before any of them begins to wait for a computer's turn."""
    for level in LEVELS:
        player(game("scopa"), level)


@pytest.fixture
async def log(tmp_path: Path) -> AsyncIterator[MoveLog]:
    """An empty log in a folder of its own."""
    opened = await open_log(None, tmp_path)
    yield opened
    await opened.close()


@pytest.fixture
async def hall(log: MoveLog) -> AsyncIterator[Hall]:
    """A hall whose computer players do not pause for effect."""
    made = Hall(log, ReadyKernels(), pace=0.0)
    yield made
    await made.close()
