"""The commands of `./dev`."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Sequence

from tools import audit, browser, environment
from tools.environment import PYTHON, SetupError, script
from tools.steps import ROOT, Step, Steps

ENGINE_SUITES = ("tests/kernel", "tests/games", "tests/play", "tests/ai", "tests/conformance")
"""The tests that run once more with checked indices and once more without compilation."""

SITE_SUITE = "tests/e2e"
"""The tests of a running site, most of them in a browser."""

WIRE = ROOT / "src" / "cardavia" / "web" / "wire.py"

DESCRIPTION = """\
Sets up, runs and checks Cardavia. Every command first brings the environment up to date: Python packages
go to .venv (made where it is missing, never replaced), the browser client is built into
src/cardavia/static. Nothing is done twice: the second start takes a second."""

EXAMPLES = """\
examples:
  ./dev run                      open the site on this machine
  ./dev run --port 9000          what follows goes to `cardavia serve`
  ./dev test                     what continuous integration runs
  ./dev test --install           the same, getting the browser for the browser tests with apt first
  ./dev check                    lint and types only, half a minute
  .venv/bin/pytest tests/games   one part of the tests, once the environment is there

environment:
  CHROMIUM=PATH            the browser for the browser tests
  CARDAVIA_CLIENT=skip     leave the browser client as it is
  CARDAVIA_NODE=pypi       build the client with the node PyPI carries instead of the machine's
  CI=true                  install the browser, and fail where it is missing"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line of `./dev` and returns its exit code."""
    parser = _parser()
    options, extra = parser.parse_known_args(arguments)
    if extra and not options.passes_on:
        parser.error(f"unknown arguments: {' '.join(extra)}")
    steps = Steps()
    command: Callable[[Steps, argparse.Namespace, list[str]], int] = options.command
    try:
        return command(steps, options, extra)
    except SetupError as error:
        print(f"\n{error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="./dev",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    def add(
        name: str, command: Callable[..., int], text: str, *, passes_on: bool = False
    ) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=text, description=text, add_help=not passes_on)
        sub.set_defaults(command=command, passes_on=passes_on)
        return sub

    add("run", run, "serve the site; further arguments go to `cardavia serve`", passes_on=True)
    test_parser = add("test", test, "lint, types, and every test")
    test_parser.add_argument(
        "--install", action="store_true", help="get Debian's chromium with apt if none is found"
    )
    add("check", check, "lint and types only")
    add("types", types, "write client/src/wire.ts again from the server's message models")
    add(
        "bench",
        bench,
        "measure the engine; further arguments go to `cardavia bench scopa --json`",
        passes_on=True,
    )
    add("audit", audit_dependencies, "ask the registries for known faults in what we depend on")
    return parser


def run(steps: Steps, options: argparse.Namespace, extra: list[str]) -> int:
    """Sets up and serves the site until interrupted."""
    del options
    if not environment.prepare(steps, frozenset()):
        return steps.summary()
    return _become([str(script("cardavia")), "serve", *extra])


def bench(steps: Steps, options: argparse.Namespace, extra: list[str]) -> int:
    """Sets up and measures the engine."""
    del options
    if not environment.prepare(steps, frozenset()):
        return steps.summary()
    return _become([str(script("cardavia")), "bench", "scopa", "--json", *extra])


def check(steps: Steps, options: argparse.Namespace, extra: list[str]) -> int:
    """Checks lint and types."""
    del options, extra
    if environment.prepare(steps, frozenset({"test"})):
        steps.run_together(_checks(), WORKERS)
    return steps.summary()


def types(steps: Steps, options: argparse.Namespace, extra: list[str]) -> int:
    """Writes the client's wire types again."""
    del options, extra
    if environment.prepare(steps, frozenset({"test"})):
        steps.run("wire types", [PYTHON, "-m", "tools.wire_types"])
    return steps.summary()


def audit_dependencies(steps: Steps, options: argparse.Namespace, extra: list[str]) -> int:
    """Asks for known faults in every pinned dependency."""
    del options, extra
    audit.run(steps)
    return steps.summary()


WORKERS = min(os.cpu_count() or 1, 4)
"""Processes that run tests side by side."""


CHECKED = {"NUMBA_BOUNDSCHECK": "1"}
"""What has kernels check their indices."""


def test(steps: Steps, options: argparse.Namespace, extra: list[str]) -> int:
    """Checks lint and types and runs every test."""
    del extra
    if not environment.prepare(steps, frozenset({"test"})):
        return steps.summary()
    found = _browser(steps, install=options.install or browser.is_required())
    # One process compiles what all the others load, before any test may start a server that would compile
    # as well; and it does so beside the checks, as no part of it runs on more than one processor.
    client = Step("client tests", [PYTHON, "-m", "tools.node", "run", "test"])
    steps.run_together([*_checks(), client, *_kernels()], WORKERS)
    tests = [str(PYTHON), "-m", "pytest", "-n", str(WORKERS)]
    if sys.stdout.isatty():
        tests.append("--color=yes")
    # Tests of one file stay in one process, because they may share a database or compiled kernels. Those of
    # the site share one server with all of them: parted one by one, none waits for another's long file.
    files, singly = ("--dist", "loadfile"), ("--dist", "worksteal")
    for name, setting, chosen in (
        ("engine, checked indices", CHECKED, (*files, "-m", "not fresh", *ENGINE_SUITES)),
        ("engine, interpreted", {"NUMBA_DISABLE_JIT": "1"}, (*files, "-m", "not compiled", *ENGINE_SUITES)),
        # Files keep their order after the lengthy ones: the number of its tests tells little of a file here.
        ("tests", {}, (*files, "--no-loadscope-reorder", f"--ignore={SITE_SUITE}")),
    ):
        steps.run(name, [*tests, *chosen], environment=setting)
    steps.run("site tests", [*tests, *singly, SITE_SUITE], environment={"CHROMIUM": found} if found else {})
    return steps.summary()


def _checks() -> list[Step]:
    """Returns everything that reads the sources without running them."""
    checks = [
        Step("ruff check", [script("ruff"), "check"]),
        Step("ruff format", [script("ruff"), "format", "--check"]),
        Step("mypy", [script("mypy")]),
        Step("svelte-check", [PYTHON, "-m", "tools.node", "run", "check"]),
        Step("import rules", [script("lint-imports")]),
    ]
    if WIRE.is_file():
        checks.append(Step("wire types unchanged", [PYTHON, "-m", "tools.wire_types", "--check"]))
    return checks


def _kernels() -> list[Step]:
    """Returns the steps that compile what tests need, in both ways."""
    warm = (script("cardavia"), "warm")
    return [Step("kernels, checked indices", warm, CHECKED), Step("kernels", warm)]


def _browser(steps: Steps, *, install: bool) -> str | None:
    """Returns the browser for the browser tests, installing it first where that is allowed."""
    found = browser.find()
    if found is None and install and browser.install(steps):
        found = browser.find()
    if found is None and browser.is_required():
        steps.fail("browser", browser.MISSING)
    elif found is None:
        steps.skip("browser tests", browser.MISSING)
    return found


def _become(command: list[str]) -> int:
    """Hands this process over to a command, so that signals reach it directly."""
    sys.stdout.flush()
    if os.name != "nt":
        os.execv(command[0], command)  # noqa: S606
    return subprocess.run(command, cwd=ROOT, check=False).returncode
