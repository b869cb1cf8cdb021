"""Python processes with a cache folder of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 240


def start(program: str, folder: Path, **environment: str) -> subprocess.Popen[str]:
    """Starts a program that keeps its compiled kernels in the given folder."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    return subprocess.Popen(
        [sys.executable, "-W", "always", "-c", program],
        cwd=ROOT,
        env={**inherited, "CARDAVIA_CACHE_DIR": str(folder), **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def finish(process: subprocess.Popen[str]) -> tuple[str, str]:
    """Returns what a program printed, on both channels; it has to end well."""
    out, error = process.communicate(timeout=SECONDS)
    assert process.returncode == 0, error
    return out.strip(), error.strip()


def run(program: str, folder: Path, **environment: str) -> tuple[str, str]:
    """Runs a program to its end."""
    return finish(start(program, folder, **environment))


def stored(folder: Path) -> list[Path]:
    """Returns the files of compiled code in a cache folder."""
    return sorted(folder.rglob("*.nbc"))
