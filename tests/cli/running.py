"""Runs command lines in this process, as a shell would."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO, StringIO, TextIOWrapper
from typing import Any

import pytest

from cardavia.cli import main


@dataclass(frozen=True)
class Run:
    """What a command left behind."""

    code: int
    out: str
    error: str

    @property
    def lines(self) -> list[str]:
        """The lines of standard output."""
        return self.out.splitlines()


def run(
    arguments: Sequence[str],
    capture: pytest.CaptureFixture[Any],
    monkeypatch: pytest.MonkeyPatch,
    typed: str = "",
) -> Run:
    """Runs `cardavia ARGUMENTS` with the typed text on standard input."""
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(typed.encode())) if typed else StringIO())
    capture.readouterr()
    try:
        main(arguments)
        code = 0
    except SystemExit as left:
        code = left.code if isinstance(left.code, int) else 0
    found = capture.readouterr()
    out, error = (
        text.decode(errors="replace") if isinstance(text, bytes) else text for text in (found.out, found.err)
    )
    return Run(code, out, error)
