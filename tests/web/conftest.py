"""A whole site over a real database, with kernels that are compiled before its first request."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from cardavia.ai.readiness import ensure_players
from cardavia.games.registry import games
from cardavia.play.readiness import ensure_rules
from cardavia.web.app import create_app
from cardavia.web.settings import Settings
from cardavia.web.warmup import STAGES, State, Warmup

HOME = "http://testserver"


class ReadyKernels(Warmup):
    """Kernels that this process has loaded before."""

    def start(self) -> None:
        """Marks every stage as ready."""
        for slug in games():
            for stage in STAGES:
                self._move(slug, stage, State.READY)

    async def wait(self, slug: str, stage: str) -> None:
        """Returns at once."""


@pytest.fixture(scope="session")
def compiled() -> None:
    """Kernels of every game, compiled by nobody else at the same time."""
    for game in games().values():
        ensure_rules(game)
        ensure_players(game)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A data folder of its own, and computer players that do not pause for effect."""
    return Settings(data_dir=tmp_path / "data", pace=0.0)


@pytest.fixture
def client(settings: Settings, compiled: None) -> Iterator[TestClient]:
    """A browser that is at the site already."""
    with open_site(settings) as made:
        yield made


def open_site(settings: Settings, address: str = "testclient") -> TestClient:
    """Returns a browser for a new server process on the settings' data folder; starts when entered."""
    app = create_app(settings, kernels=ReadyKernels())
    headers = {"Origin": HOME}
    return TestClient(app, HOME, headers=headers, follow_redirects=False, client=(address, 50_000))


def with_limits(settings: Settings, **limits: object) -> Settings:
    """Returns settings with some limits changed."""
    return replace(settings, limits=replace(settings.limits, **limits))  # type: ignore[arg-type]
