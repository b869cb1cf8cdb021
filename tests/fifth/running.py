"""Commands of a house whose host has named the fifth game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = "tests.fifth.quindici"
CASES = Path(__file__).with_name("quindici.yaml")


def environment() -> dict[str, str]:
    """Returns the environment of a host that offers the fifth game; its package is found from ROOT."""
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    return {**os.environ, "CARDAVIA_GAMES": PACKAGE, "PYTHONPATH": path}


def run(*command: str) -> str:
    """Runs a module of this Python and returns what it wrote; a failure shows all of it."""
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
