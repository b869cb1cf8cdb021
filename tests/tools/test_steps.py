"""Steps show what they do, keep pytest's closing line, and one failure fails the command."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools.steps import ROOT, Outcome, Step, Steps

CLOSING = "===== 3 passed, 1 skipped in 1.25s ====="


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def test_a_failed_step_fails_the_command_and_the_next_one_still_runs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    steps = Steps()
    assert not steps.run("first", python("print('reason'); raise SystemExit(3)"))
    assert steps.run("second", python("print('fine')"))
    assert steps.summary() == 1
    shown = capsys.readouterr().out
    assert "reason" in shown
    assert "failed: first" in shown


def test_a_quiet_step_shows_its_output_only_when_it_fails(capsys: pytest.CaptureFixture[str]) -> None:
    steps = Steps()
    steps.run("works", python("print('chatter')"), quiet=True)
    assert "chatter" not in capsys.readouterr().out
    steps.run("breaks", python("print('reason'); raise SystemExit(1)"), quiet=True)
    assert "reason" in capsys.readouterr().out


def test_the_last_line_is_the_closing_line_of_the_last_pytest_run(capsys: pytest.CaptureFixture[str]) -> None:
    steps = Steps()
    steps.run("engine", python("print('===== 9 passed in 0.10s =====')"))
    steps.run("tests", python(rf"print('\x1b[32m{CLOSING}\x1b[0m')"))
    steps.run("after", python("print('=== no closing line ===')"))
    assert steps.summary() == 0
    assert capsys.readouterr().out.splitlines()[-1] == CLOSING


def test_a_command_that_does_not_exist_is_a_failed_step() -> None:
    steps = Steps()
    assert not steps.run("missing", ["./no-such-command"])
    assert steps.results[0].outcome is Outcome.FAILED


def test_a_skipped_step_says_why_and_fails_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    steps = Steps()
    steps.skip("browser tests", "no browser found")
    assert steps.summary() == 0
    assert capsys.readouterr().out.count("no browser found") == 2


def test_a_rejected_step_fails_although_its_command_succeeded() -> None:
    steps = Steps()
    steps.run("audit", python("print('x could not be audited')"))
    steps.reject("nothing is known about 1 package")
    assert steps.summary() == 1


def test_a_step_gets_its_environment() -> None:
    steps = Steps()
    code = "import os; raise SystemExit(os.environ['NUMBA_BOUNDSCHECK'] != '1')"
    assert steps.run("engine", python(code), environment={"NUMBA_BOUNDSCHECK": "1"})


def test_commands_side_by_side_take_no_longer_than_the_longest(tmp_path: Path) -> None:
    meet = "import pathlib, sys, time\n" + "pathlib.Path(sys.argv[1]).touch()\n"
    meet += "while not pathlib.Path(sys.argv[2]).exists(): time.sleep(0.01)"
    one, other = str(tmp_path / "one"), str(tmp_path / "other")
    steps = Steps()
    assert steps.run_together(
        [Step("one", [*python(meet), one, other]), Step("other", [*python(meet), other, one])], 2
    )
    assert [result.name for result in steps.results] == ["one", "other"]


def test_of_commands_side_by_side_the_failed_one_shows_its_output_and_fails_all(
    capsys: pytest.CaptureFixture[str],
) -> None:
    steps = Steps()
    given = [
        Step("breaks", python("print('reason'); raise SystemExit(3)")),
        Step("works", python("print('chatter')")),
    ]
    assert not steps.run_together(given, 1)
    shown = capsys.readouterr().out
    assert "reason" in shown
    assert "chatter" not in shown
    assert [result.outcome for result in steps.results] == [Outcome.FAILED, Outcome.OK]
    assert steps.summary() == 1


def test_one_that_cannot_be_started_is_a_failed_step_among_others() -> None:
    steps = Steps()
    assert not steps.run_together([Step("missing", ["./no-such-command"]), Step("fine", python("pass"))], 2)
    assert [result.outcome for result in steps.results] == [Outcome.FAILED, Outcome.OK]


@pytest.mark.skipif(os.name == "nt", reason="Windows ends processes in another way")
def test_an_interruption_ends_all_commands_side_by_side(tmp_path: Path) -> None:
    waits = "import os, pathlib, sys, time\npathlib.Path(sys.argv[1]).write_text(str(os.getpid()))\n"
    waits += "time.sleep(600)"
    program = f"""
import sys
from tools.steps import Step, Steps
Steps().run_together([Step(file, [sys.executable, "-c", {waits!r}, file]) for file in sys.argv[1:]], 2)
"""
    files = [tmp_path / "one", tmp_path / "other"]
    process = subprocess.Popen([*python(program), *files], cwd=ROOT, stderr=subprocess.DEVNULL)
    while not all(file.is_file() and file.read_text() for file in files):
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    assert process.wait(60) != 0
    for file in files:
        with pytest.raises(ProcessLookupError):
            os.kill(int(file.read_text()), 0)
