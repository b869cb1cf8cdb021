"""The Python environment of the repository, `.venv`: made once, filled again when its inputs change."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

from tools import client, node
from tools.steps import ROOT, Steps

VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / ".cardavia-setup.json"
INPUTS = ("pyproject.toml", "constraints.txt", "hatch_build.py")


class SetupError(Exception):
    """The environment cannot be made; the text says why and what to do."""


@dataclass(frozen=True)
class Content:
    """What an environment was filled with: the hash of its inputs, and the dependency groups."""

    inputs: str
    groups: frozenset[str]

    def covers(self, wanted: Content) -> bool:
        """Tells whether everything wanted is there."""
        return self.inputs == wanted.inputs and self.groups >= wanted.groups


def script(name: str) -> Path:
    """Returns the path of a command installed in the environment."""
    return PYTHON.parent / (f"{name}.exe" if os.name == "nt" else name)


def prepare(steps: Steps, groups: frozenset[str]) -> bool:
    """Makes the environment hold the package, the given dependency groups and the built client.

    Raises:
        SetupError: the environment cannot be made or does not work.
    """
    create(steps)
    return install(steps, groups | {"client"}) and build_client(steps)


def create(steps: Steps) -> None:
    """Makes `.venv` where there is none; one that exists is used as it is, and never replaced.

    Raises:
        SetupError: Python lacks a part, or the environment that exists does not work.
    """
    if not VENV.exists():
        require_venv()
        if not steps.run("virtual environment", [sys.executable, "-m", "venv", VENV], quiet=True):
            raise SetupError(f"{VENV} could not be made; the lines above say why. Remove it and try again.")
    if not _works("-c", "pass"):
        raise SetupError(
            f"{VENV} exists but its Python does not start (was it moved, or Python upgraded?).\n"
            "  Remove the folder and try again."
        )
    if not _works("-m", "pip", "--version") and not _works("-m", "ensurepip", "--upgrade"):
        raise SetupError(f"{VENV} has no pip and cannot get one.\n  Remove the folder and try again.")


def require_venv() -> None:
    """Checks that this Python can make virtual environments.

    Raises:
        SetupError: it cannot, as on Debian without the package python3-venv.
    """
    if importlib.util.find_spec("ensurepip") and importlib.util.find_spec("venv"):
        return
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    raise SetupError(
        "This Python cannot make virtual environments: its part 'ensurepip' is missing.\n"
        f"  Debian and Ubuntu:  apt-get install {package}\n"
        "  elsewhere:          install Python 3.11 or later from python.org or your package manager"
    )


def install(steps: Steps, groups: frozenset[str]) -> bool:
    """Installs the package in place with pinned versions, unless nothing relevant changed since last time."""
    wanted = Content(digest(), groups)
    present = installed()
    if present is not None and present.covers(wanted):
        return True
    if present is not None and present.inputs == wanted.inputs:
        wanted = Content(wanted.inputs, groups | present.groups)
    command: list[str | Path] = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check"]
    command += ["-c", ROOT / "constraints.txt", "-e", ROOT]
    command += [requirement for group in sorted(wanted.groups) for requirement in requirements(group)]
    command += node.requirements()
    done = steps.run("Python packages", command, quiet=True, environment={"CARDAVIA_CLIENT": "skip"})
    if done:
        STAMP.write_text(json.dumps({"inputs": wanted.inputs, "groups": sorted(wanted.groups)}))
    return done


def build_client(steps: Steps) -> bool:
    """Builds the browser client where its inputs changed."""
    if client.is_skipped() or client.is_fresh():
        return True
    return steps.run("browser client", [PYTHON, "-m", "tools.client"])


def digest() -> str:
    """Returns the hash of everything that decides what the environment must hold."""
    total = hashlib.sha256(f"{ROOT} {sys.version} {node.requirements()}".encode())
    for name in INPUTS:
        total.update((ROOT / name).read_bytes())
    return total.hexdigest()


def installed() -> Content | None:
    """Returns what the environment was filled with by the last successful set-up, or None."""
    try:
        stamp = json.loads(STAMP.read_text())
        return Content(stamp["inputs"], frozenset(stamp["groups"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def requirements(group: str) -> list[str]:
    """Returns the requirements of a dependency group of `pyproject.toml`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return list(project["dependency-groups"][group])


def _works(*arguments: str) -> bool:
    """Tells whether the environment's Python runs with the given arguments."""
    try:
        done = subprocess.run([PYTHON, *arguments], capture_output=True, timeout=120, check=False)
    except (OSError, subprocess.SubprocessError):
        return False
    return done.returncode == 0
