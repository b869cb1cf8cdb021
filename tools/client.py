"""Builds the browser client: `client/` becomes `src/cardavia/static/`.

Called by the build hook of the package and by `./dev`. What was built carries a stamp, the hash of
everything it was built from, so that nothing is built twice. `CARDAVIA_CLIENT=skip` leaves the client out.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from tools import licences, node

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "cardavia" / "static"
STAMP = STATIC / ".built-from"
LOCK = CLIENT / "package-lock.json"
LOCK_STAMP = CLIENT / "node_modules" / ".from-lock"

BUILD_REQUIREMENTS = ("brotli~=1.2", "fonttools~=4.68")
NPM_CI = ("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1",
          "--fetch-timeout=30000")  # fmt: skip
SHOWN_LINES = 10
"""How many of the first and of the last lines are shown of a step that failed."""

ADVICE = """\
The client needs the npm registry once, while it is built.
  behind a proxy or a mirror:  set HTTPS_PROXY or npm_config_registry and try again
  with no network at all:      install a released wheel or sdist, which carry the built client
  the server alone:            CARDAVIA_CLIENT=skip leaves the client out (no table can be opened)"""


class BuildError(Exception):
    """The client could not be built; the text says what failed and what to do."""


def is_skipped() -> bool:
    """Tells whether the environment asks to leave the client out."""
    return os.environ.get("CARDAVIA_CLIENT") == "skip"


def inputs() -> Iterator[Path]:
    """Yields every file the built client depends on, in a fixed order."""
    candidates = [*CLIENT.iterdir(), *(CLIENT / "src").rglob("*"), *(CLIENT / "licenses").iterdir()]
    for path in sorted(candidates):
        if path.is_file() and not path.name.endswith(".test.ts"):
            yield path
    for name in ("client.py", "fonts.py", "licences.py"):
        yield ROOT / "tools" / name


def digest() -> str:
    """Returns the hash of all inputs: names and contents."""
    total = hashlib.sha256()
    for path in inputs():
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def is_fresh() -> bool:
    """Tells whether the built client matches its inputs.

    An sdist without the client's sources can only carry the right one.
    """
    if not STAMP.is_file():
        return False
    return not LOCK.is_file() or STAMP.read_text() == digest()


def build(say: Callable[[str], None]) -> None:
    """Builds the client into `STATIC`, telling `say` each step before it starts.

    Raises:
        BuildError: no node was found, or one of the steps failed.
    """
    found = require_node()
    install_libraries(found, say)
    say("building the client")
    run("building the client", [*found.npm, "run", "build"], found)
    say("cutting the fonts")
    finish()
    STAMP.write_text(digest())


def finish() -> None:
    """Adds to the built client what npm does not make: the fonts, and the licence texts of all it contains.

    Raises:
        BuildError: a licence text is missing, or the fonts are too large.
    """
    from tools import fonts  # fontTools is a requirement of the build alone

    bundled = json.loads((STATIC / "bundled.json").read_text(encoding="utf-8"))
    try:
        fonts.write(STATIC / "fonts")
        text = licences.collect([*bundled, *fonts.PACKAGES])
    except (fonts.FontError, licences.LicenceError) as error:
        raise BuildError(str(error)) from error
    (STATIC / "LICENSES.txt").write_text(text, encoding="utf-8")


def require_node() -> node.Node:
    """Returns a node.

    Raises:
        BuildError: there is none.
    """
    found = node.find()
    if found is None:
        raise BuildError(
            "The client cannot be built: no node was found.\n"
            f"  install node ({node.SUPPORTED}), or\n"
            f"  pip install '{node.PYPI_REQUIREMENT}'"
        )
    return found


def install_libraries(found: node.Node, say: Callable[[str], None]) -> None:
    """Installs the client's libraries from the npm registry unless the lock file is the one they came from.

    Raises:
        BuildError: npm failed.
    """
    lock = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if LOCK_STAMP.is_file() and LOCK_STAMP.read_text() == lock:
        return
    say("fetching the client's libraries from the npm registry")
    run("fetching the client's libraries", [*found.npm, *NPM_CI], found, ADVICE)
    LOCK_STAMP.write_text(lock)


def run(what: str, command: list[str], found: node.Node, advice: str = "") -> None:
    """Runs one step in `client/`; its output is shown only when it fails.

    Raises:
        BuildError: the step failed.
    """
    done = subprocess.run(
        command, cwd=CLIENT, env=found.environment, capture_output=True, text=True, check=False,
        stdin=subprocess.DEVNULL,
    )  # fmt: skip
    if done.returncode == 0:
        return
    lines = (done.stdout + done.stderr).strip().splitlines()
    if len(lines) > 2 * SHOWN_LINES:
        lines = [*lines[:SHOWN_LINES], "...", *lines[-SHOWN_LINES:]]
    shown = "\n".join(lines)
    raise BuildError(f"{what} failed (exit code {done.returncode}).\n{shown}\n{advice}".rstrip())


def main() -> int:
    """Builds the client where its inputs changed and returns the exit code."""
    try:
        if is_fresh():
            print("the built client is up to date")
        else:
            build(print)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
