"""Steps show what they do, keep pytest's closing line, and one failure fails the command."""

from __future__ import annotations

import sys

import pytest

from tools.steps import Outcome, Steps

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
