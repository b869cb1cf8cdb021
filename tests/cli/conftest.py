"""What the tests of commands ask for."""

from __future__ import annotations

from typing import Protocol

import pytest

from tests.cli.running import Run, run


class Cardavia(Protocol):
    """Runs a command line: the arguments, and what is typed."""

    def __call__(self, *arguments: str, typed: str = "") -> Run: ...


@pytest.fixture
def cardavia(capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch) -> Cardavia:
    """Returns the command line, run in this process."""
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("NO_COLOR", "1")

    def call(*arguments: str, typed: str = "") -> Run:
        return run(arguments, capfdbinary, monkeypatch, typed)

    return call
