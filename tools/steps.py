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
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
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
class Step:
    """A command with the name it has in the summary, and the variables that are added to its environment."""

    name: str
    command: Sequence[str | Path]
    environment: Mapping[str, str] = field(default_factory=dict)


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
    started: float = field(default_factory=time.monotonic)

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
        show = _show_in_place if quiet else _show_line
        code, lines = _follow(Step(name, command, environment or {}), show, _Running())
        seconds = time.monotonic() - started
        if code != 0 and quiet:
            print("\n".join(lines[-TAIL:]))
        closing = [line for line in lines if CLOSING_LINE.match(line)]
        outcome = Outcome.OK if code == 0 else Outcome.FAILED
        note = closing[-1] if closing else ""
        self.results.append(Result(name, outcome, seconds, note, tuple(lines)))
        print(f"   {outcome.value} in {seconds:.1f} s", flush=True)
        return code == 0

    def run_together(self, steps: Sequence[Step], at_once: int) -> bool:
        """Runs commands of one process each side by side and tells whether all succeeded.

        The first ones start first. What a command prints is shown only when it fails.
        """
        print(f"\n── {', '.join(step.name for step in steps)}: {at_once} at a time", flush=True)
        running = _Running()
        with ThreadPoolExecutor(at_once) as pool:
            results = [pool.submit(_run_aside, step, running) for step in steps]
            try:
                ended = [result.result() for result in results]
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                running.end()
                raise
        self.results += ended
        return all(result.outcome is Outcome.OK for result in ended)

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
        total = time.monotonic() - self.started
        verdict = f"failed: {', '.join(failed)}" if failed else "everything passed"
        print(f"{verdict}, {total:.0f} s in all", flush=True)
        closing = [result.note for result in self.results if CLOSING_LINE.match(result.note)]
        if closing:
            print(closing[-1], flush=True)
        return 1 if failed else 0


class _Running:
    """The processes of steps that run side by side, which have to be ended together."""

    def __init__(self) -> None:
        self.is_over = False
        self._processes: list[subprocess.Popen[str]] = []
        self._lock = threading.Lock()

    def add(self, process: subprocess.Popen[str]) -> None:
        """Takes note of a process; one that comes after the end is ended at once."""
        with self._lock:
            self._processes.append(process)
            if self.is_over:
                _end(process)

    def end(self) -> None:
        """Ends all of them."""
        with self._lock:
            self.is_over = True
            for process in self._processes:
                if process.poll() is None:
                    _end(process)


def _run_aside(step: Step, running: _Running) -> Result:
    """Runs one of several steps and tells how it ended."""
    started = time.monotonic()
    code, lines = _follow(step, _show_nothing, running)
    seconds = time.monotonic() - started
    outcome = Outcome.OK if code == 0 else Outcome.FAILED
    if not running.is_over:
        said = [f"   {step.name}: {outcome.value} in {seconds:.1f} s", *(lines if code != 0 else ())]
        print("\n".join(said), flush=True)
    return Result(step.name, outcome, seconds, lines=tuple(lines))


def _follow(step: Step, show: Callable[[str, str], None], running: _Running) -> tuple[int, list[str]]:
    """Runs a command in a process group of its own; returns its exit code and its lines without colours."""
    command = [str(part) for part in step.command]
    try:
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, **step.environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )
    except OSError as error:
        message = f"{command[0]} cannot be started: {error}"
        show(f"{message}\n", message)
        return 127, [message]
    running.add(process)
    watch = threading.Timer(STEP_SECONDS, _end, [process])
    watch.start()
    lines: list[str] = []
    with process:
        try:
            assert process.stdout is not None
            for line in process.stdout:
                lines.append(COLOUR.sub("", line.rstrip("\n")))
                show(line, lines[-1])
        except BaseException:
            _end(process)
            raise
        finally:
            watch.cancel()
            show("", "")
    if process.returncode == KILLED and not running.is_over:
        lines.append(f"ended by force: a step may take {STEP_SECONDS} s")
        show(f"{lines[-1]}\n", lines[-1])
    return process.returncode, lines


def _show_line(line: str, plain: str) -> None:
    """Shows one line of a step as it is."""
    del plain
    print(line, end="", flush=True)


def _show_in_place(line: str, plain: str) -> None:
    """Shows one line of a quiet step in the place of the line before."""
    del line
    if sys.stdout.isatty():
        print(f"\r\x1b[2K{plain[: shutil.get_terminal_size().columns - 1]}", end="", flush=True)


def _show_nothing(line: str, plain: str) -> None:
    """Keeps one line of a step that runs beside others to itself."""
    del line, plain


def _end(process: subprocess.Popen[str]) -> None:
    """Ends a step and everything it started."""
    if os.name == "nt":
        process.kill()
        return
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        return
