"""Runs the steps of a command one after the other, shows them, times them and sums up."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TAIL = 40
"""How many lines of a quiet step's output are shown when it fails."""

STEP_SECONDS = 2700
"""No step may take longer; one that hangs is ended, with every process it started."""

KILLED = -9
"""The exit code of a process ended by SIGKILL."""

CLOSING_LINE = re.compile(r"^=+ .*\bin [0-9.]+s.* =+$")
COLOUR = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


class Outcome(Enum):
    """How a step ended."""

    OK = "ok"
    FAILED = "FAILED"
    SKIPPED = "SKIPPED"


@dataclass(frozen=True)
class Result:
    """How one step went: a line of the summary, and what the step printed."""

    name: str
    outcome: Outcome
    seconds: float = 0.0
    note: str = ""
    lines: tuple[str, ...] = ()


@dataclass
class Steps:
    """The steps run so far and how they ended."""

    results: list[Result] = field(default_factory=list)

    def run(
        self,
        name: str,
        command: Sequence[str | Path],
        *,
        quiet: bool = False,
        environment: Mapping[str, str] | None = None,
    ) -> bool:
        """Runs one command at the repository's root and tells whether it succeeded.

        A quiet step shows one moving line on a terminal, and its last lines only when it fails. pytest's
        closing line becomes the note of the step.
        """
        print(f"\n── {name}", flush=True)
        started = time.monotonic()
        code, lines = _follow([str(part) for part in command], quiet=quiet, environment=environment or {})
        seconds = time.monotonic() - started
        if code != 0 and quiet:
            print("\n".join(lines[-TAIL:]))
        closing = [line for line in lines if CLOSING_LINE.match(line)]
        outcome = Outcome.OK if code == 0 else Outcome.FAILED
        note = closing[-1] if closing else ""
        self.results.append(Result(name, outcome, seconds, note, tuple(lines)))
        print(f"   {outcome.value} in {seconds:.1f} s", flush=True)
        return code == 0

    def skip(self, name: str, reason: str) -> None:
        """Records a step that is left out, and says so at once."""
        print(f"\n── {name}\n   {Outcome.SKIPPED.value}: {reason}", flush=True)
        self.results.append(Result(name, Outcome.SKIPPED, note=reason))

    def fail(self, name: str, reason: str) -> None:
        """Records a step that could not even start, and says why."""
        print(f"\n── {name}\n   {Outcome.FAILED.value}: {reason}", flush=True)
        self.results.append(Result(name, Outcome.FAILED, note=reason.splitlines()[0]))

    def reject(self, note: str) -> None:
        """Turns the last step into a failed one, for a reason its exit code does not tell, and says so."""
        print(f"   !! {note}", flush=True)
        self.results[-1] = replace(self.results[-1], outcome=Outcome.FAILED, note=note)

    def summary(self) -> int:
        """Prints how every step ended and returns the exit code: 0 when none failed.

        The last line of all is the closing line of the last pytest run.
        """
        width = max((len(result.name) for result in self.results), default=0)
        print("\nSummary")
        for result in self.results:
            note = result.note.strip("= ")
            line = f"  {result.outcome.value:8}{result.name:{width}}  {result.seconds:6.1f} s  {note}"
            print(line.rstrip())
        failed = [result.name for result in self.results if result.outcome is Outcome.FAILED]
        total = sum(result.seconds for result in self.results)
        verdict = f"failed: {', '.join(failed)}" if failed else "everything passed"
        print(f"{verdict}, {total:.0f} s in all", flush=True)
        closing = [result.note for result in self.results if CLOSING_LINE.match(result.note)]
        if closing:
            print(closing[-1], flush=True)
        return 1 if failed else 0


def _follow(command: list[str], *, quiet: bool, environment: Mapping[str, str]) -> tuple[int, list[str]]:
    """Runs a command in a process group of its own; returns its exit code and its lines without colours."""
    try:
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )
    except OSError as error:
        print(f"{command[0]} cannot be started: {error}")
        return 127, []
    watch = threading.Timer(STEP_SECONDS, _end, [process])
    watch.start()
    lines: list[str] = []
    with process:
        try:
            assert process.stdout is not None
            for line in process.stdout:
                lines.append(COLOUR.sub("", line.rstrip("\n")))
                _show(line, lines[-1], quiet=quiet)
        except BaseException:
            _end(process)
            raise
        finally:
            watch.cancel()
            _show("", "", quiet=quiet)
    if process.returncode == KILLED:
        lines.append(f"ended by force: a step may take {STEP_SECONDS} s")
        print(lines[-1])
    return process.returncode, lines


def _show(line: str, plain: str, *, quiet: bool) -> None:
    """Shows one line of a step: as it is, or, of a quiet one, in the place of the line before."""
    if not quiet:
        print(line, end="", flush=True)
    elif sys.stdout.isatty():
        print(f"\r\x1b[2K{plain[: shutil.get_terminal_size().columns - 1]}", end="", flush=True)


def _end(process: subprocess.Popen[str]) -> None:
    """Ends a step and everything it started."""
    if os.name == "nt":
        process.kill()
        return
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        return
