"""`cardavia simulate` and `cardavia replay`: the same bytes every time, every difference found."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cardavia.cli import main
from tests.cli.conftest import Cardavia
from tests.play.records import GOLDEN

SIMULATE = ("simulate", "scopa", "--deals", "2", "--seed", "7", "--output")


def test_the_golden_records_are_written(cardavia: Cardavia, tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    run = cardavia(*SIMULATE, str(path))
    assert (run.code, run.out, run.error) == (0, "", "")
    assert path.read_bytes() == GOLDEN.read_bytes()


def test_records_go_to_standard_output(cardavia: Cardavia) -> None:
    run = cardavia(*SIMULATE, "-")
    assert (run.code, run.out) == (0, GOLDEN.read_text())


def test_a_file_is_replaced_as_a_whole_and_nothing_else_stays(cardavia: Cardavia, tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    path.write_text("old\n")
    cardavia(*SIMULATE, str(path))
    assert path.read_bytes() == GOLDEN.read_bytes()
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_stays_a_link(cardavia: Cardavia, tmp_path: Path) -> None:
    path, link = tmp_path / "deals.jsonl", tmp_path / "link.jsonl"
    link.symlink_to(path)
    cardavia(*SIMULATE, str(link))
    assert link.is_symlink()
    assert path.read_bytes() == GOLDEN.read_bytes()


def test_a_device_is_written_as_it_is(cardavia: Cardavia) -> None:
    assert cardavia(*SIMULATE, os.devnull).code == 0
    assert not Path(os.devnull).is_file()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs the full device of Linux")
@pytest.mark.parametrize("arguments", [(*SIMULATE, "-"), ("replay", str(GOLDEN))])
def test_a_full_disk_behind_standard_output_is_said(arguments: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        run = subprocess.run(
            [sys.executable, "-m", "cardavia", *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            timeout=120,
        )
    assert run.returncode == 2
    (said,) = run.stderr.splitlines()
    assert said.startswith(f"cardavia {arguments[0]}: standard output cannot be written: No space left on")


@pytest.mark.parametrize("stream", ["stdin", "stdout", "stderr"])
def test_a_closed_stream_is_an_empty_one(monkeypatch: pytest.MonkeyPatch, stream: str) -> None:
    monkeypatch.setattr(f"sys.{stream}", None)
    with pytest.raises(SystemExit) as left:
        main(["replay", "-" if stream == "stdin" else str(GOLDEN)])
    assert left.value.code == 0
    getattr(sys, stream).close()


@pytest.mark.skipif(sys.platform == "win32", reason="other systems have pipes that break")
def test_a_reader_who_leaves_early_is_no_fault_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    path.write_text("{\n" * 20_000)
    with subprocess.Popen(
        [sys.executable, "-m", "cardavia", "replay", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait(120) == 1


def test_short_records_replay_as_well(cardavia: Cardavia) -> None:
    written = cardavia(*SIMULATE, "-", "--no-steps").out
    assert '"steps"' not in written
    run = cardavia("replay", "-", typed=written)
    assert (run.code, run.out) == (0, "2 records, 0 differences\n")


def test_options_are_read_as_json_else_as_text(cardavia: Cardavia) -> None:
    run = cardavia(
        *SIMULATE, "-", "--option", "target=null", "--option", "ace=all", "--option", "napola=true"
    )
    assert '"options":{"target":null,"napola":true,"ace":"all"}' in run.lines[0]


def test_a_level_may_play(cardavia: Cardavia) -> None:
    run = cardavia(*SIMULATE, "-", "--policy", "casual")
    assert run.code == 0
    assert '"policy":"casual"' in run.lines[1]


def test_a_baseline_may_play_but_no_cheat(cardavia: Cardavia) -> None:
    run = cardavia(*SIMULATE, "-", "--policy", "greedyS+x")
    assert run.code == 0
    assert '"policy":"greedyS+x"' in run.lines[1]
    refused = cardavia(*SIMULATE, "-", "--policy", "cheat-10")
    assert refused.code == 2
    assert "plays in the arena only" in refused.error


def test_no_deals_are_an_empty_file(cardavia: Cardavia, tmp_path: Path) -> None:
    path = tmp_path / "none.jsonl"
    run = cardavia("simulate", "scopa", "--deals", "0", "--seed", "1", "--output", str(path))
    assert (run.code, path.read_bytes()) == (0, b"")
    assert cardavia("replay", str(path)).out == "0 records, 0 differences\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ("--option", "jokers=true"),
            "Option 'jokers' is not offered. The options of scopa, the default first:",
        ),
        (("--option", "target=12"), "Option 'target' cannot be 12; allowed: 11, 16, 21, 31, null."),
        (("--option", "target"), "--option 'target' has no value. Write it as name=value"),
        (("--option", "slug=1"), "Option 'slug' is not offered. The options of scopa, the default first:"),
        (("--option", f"target={'[' * 10_000}"), "Option 'target' cannot be '[[["),
        (
            ("--option", "target=11", "--option", "target=16"),
            "--option target is given twice. Leave one of the two out.",
        ),
        (("--policy", "grandmaster"), "There is no player 'grandmaster'. Players: "),
    ],
)
def test_what_is_not_offered_is_answered_with_what_is(
    cardavia: Cardavia, arguments: tuple[str, ...], said: str
) -> None:
    run = cardavia(*SIMULATE, "-", *arguments)
    assert (run.code, run.out) == (2, "")
    assert run.error.startswith(f"cardavia simulate: {said}")


def test_an_unknown_game_is_answered_with_those_there_are(cardavia: Cardavia) -> None:
    run = cardavia("simulate", "whist", "--deals", "1", "--seed", "1", "--output", "-")
    assert run.code == 2
    assert run.error.startswith("cardavia simulate: There is no game 'whist'. Games: ")


def test_a_place_that_cannot_be_written_is_named(cardavia: Cardavia, tmp_path: Path) -> None:
    run = cardavia(*SIMULATE, str(tmp_path / "none" / "deals.jsonl"))
    assert run.code == 2
    assert "deals.jsonl cannot be written: No such file or directory. Choose another place." in run.error


def test_replay_finds_nothing_in_the_golden_records(cardavia: Cardavia) -> None:
    run = cardavia("replay", str(GOLDEN))
    assert (run.code, run.out, run.error) == (0, "2 records, 0 differences\n", "")


def test_replay_names_line_step_and_difference(cardavia: Cardavia, tmp_path: Path) -> None:
    first, second = GOLDEN.read_text().splitlines()
    path = tmp_path / "deals.jsonl"
    changed = second.replace('"legal":["', '"legal":["8S","', 1)
    path.write_text(f"{first}\n{changed}\nnonsense\n")
    run = cardavia("replay", str(path))
    assert run.code == 1
    assert run.lines[0].startswith('line 2, step 0: legal: recorded ["8S", ')
    assert run.lines[1:] == [
        "line 3, record: it is no JSON: Expecting value at character 0",
        "3 records, 2 differences",
    ]


def test_replay_of_a_missing_file_is_an_error_of_usage(cardavia: Cardavia, tmp_path: Path) -> None:
    run = cardavia("replay", str(tmp_path / "none.jsonl"))
    assert (run.code, run.out) == (2, "")
    assert run.error.endswith("none.jsonl cannot be read: No such file or directory.\n")


def simulation(output: Path, *, cache: Path | None = None, deals: int = 20) -> subprocess.Popen[bytes]:
    arguments = ["simulate", "scopa", "--deals", str(deals), "--seed", "1", "--output", str(output)]
    place = {} if cache is None else {"CARDAVIA_CACHE_DIR": str(cache)}
    return subprocess.Popen(
        [sys.executable, "-m", "cardavia", *arguments], env={**os.environ, **place}, stderr=subprocess.PIPE
    )


def interrupt(process: subprocess.Popen[bytes], folder: Path, number: signal.Signals) -> bytes:
    """Sends a signal once lines are being written."""
    deadline = time.monotonic() + 120
    while not any(path.stat().st_size > 0 for path in folder.iterdir()):
        assert process.poll() is None, "the simulation ended before it wrote anything"
        assert time.monotonic() < deadline
        time.sleep(0.01)
    process.send_signal(number)
    _, error = process.communicate(timeout=60)
    return error


def test_an_interrupted_run_leaves_whole_lines(cardavia: Cardavia, tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    process = simulation(path, deals=1_000_000)
    error = interrupt(process, tmp_path, signal.SIGINT)
    assert process.returncode == 130
    assert b"interrupted: the first " in error
    assert list(tmp_path.iterdir()) == [path]
    assert path.read_bytes().endswith(b"}\n")
    assert cardavia("replay", str(path)).lines[-1].endswith(", 0 differences")


def test_a_killed_run_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    path.write_text("")
    process = simulation(path, deals=1_000_000)
    interrupt(process, tmp_path, signal.SIGKILL)
    assert path.read_bytes() == b""


@pytest.mark.compiled
def test_two_runs_at_once_on_an_empty_cache_write_the_same_bytes(tmp_path: Path) -> None:
    cache, paths = tmp_path / "cache", [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    processes = [simulation(path, cache=cache) for path in paths]
    for process in processes:
        _, error = process.communicate(timeout=300)
        assert process.returncode == 0, error
    one, two = (path.read_bytes() for path in paths)
    assert one == two
    assert one.count(b"\n") == 20


def test_a_closed_pipe_ends_the_run_without_a_traceback() -> None:
    arguments = [sys.executable, "-m", "cardavia", "simulate", "scopa", "--deals", "100000", "--seed", "1"]
    with subprocess.Popen(
        [*arguments, "--output", "-"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b'{"game":"scopa"')
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) != 0
