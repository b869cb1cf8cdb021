"""Asks the advisory services of PyPI and npm about every pinned dependency."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tools import environment
from tools.steps import ROOT, Steps

VENV = ROOT / ".venv-audit"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PIP_AUDIT = "pip-audit==2.10.1"
UNREACHABLE = (
    "ENOTFOUND",
    "EAI_AGAIN",
    "ECONNREFUSED",
    "ECONNRESET",
    "ETIMEDOUT",
    "ENOAUDIT",
    "audit endpoint returned an error",
    "ConnectionError",
    "Max retries exceeded",
    "ServiceError",
    "HTTPError",
    "timed out",
)
"""What the two tools print when they got no answer; an audit without an answer is not a clean one."""

UNKNOWN = "could not be audited"
"""What pip-audit prints for each package its service does not answer about, and still succeeds."""


def run(steps: Steps) -> None:
    """Audits the Python and the npm dependencies, each against its registry's service.

    Raises:
        SetupError: Python cannot make the environment that pip-audit runs in.
    """
    environment.require_venv()
    made = PYTHON.is_file() or steps.run(
        "audit environment", [sys.executable, "-m", "venv", VENV], quiet=True
    )
    if made and steps.run("pip-audit itself", [PYTHON, "-m", "pip", "install", PIP_AUDIT], quiet=True):
        pins = ROOT / "constraints.txt"
        _ask(
            steps,
            "Python dependencies",
            [PYTHON, "-m", "pip_audit", "--no-deps", "--disable-pip", "-r", pins],
        )
    python = environment.PYTHON if environment.PYTHON.is_file() else sys.executable
    _ask(steps, "npm dependencies", [python, "-m", "tools.node", "audit", "--audit-level=low"])


def _ask(steps: Steps, name: str, command: list[str | Path]) -> None:
    """Runs one audit and says loudly when its service gave no answer, or none about some packages."""
    passed = steps.run(name, command)
    said = steps.results[-1].lines
    unknown = sum(UNKNOWN in line for line in said)
    if unknown:
        steps.reject(f"THE SERVICE KNOWS NOTHING about {unknown} packages: they were not checked")
    elif not passed and any(sign in line for sign in UNREACHABLE for line in said):
        steps.reject("THE ADVISORY SERVICE COULD NOT BE REACHED: nothing was checked, try again later")
