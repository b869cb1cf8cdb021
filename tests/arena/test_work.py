"""Many pairs: in one process and several, on a cluster, broken off and gone on with."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from cardavia.ai.players import UnknownPlayerError
from cardavia.arena.duel import Contest, Unit
from cardavia.arena.statistics import Verdict
from cardavia.arena.work import (
    Cluster,
    Playing,
    Processes,
    Run,
    StateFile,
    StateFileError,
    Way,
    in_this_process,
    play,
)

CONTEST = Contest("scopa", "ismcts-3", "greedyS", 4)
QUICK = Contest("scopa", "greedyS+x", "random", 4)


def figures(run: Run, way: Way = in_this_process, file: StateFile | None = None) -> dict[str, Any]:
    """Returns the figures of a run without its times."""
    found = play(run, way, file, lambda _: None).figures()
    del found["ms_per_move"]
    del found["details"]["mean_ms_per_move"]
    return found


@pytest.mark.compiled
def test_several_processes_give_the_same_figures() -> None:
    assert figures(Run(CONTEST, 9), Processes(2)) == figures(Run(CONTEST, 9))


@pytest.mark.compiled
def test_a_cluster_gives_the_same_figures() -> None:
    distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None, protocol="tcp"
    ) as cluster:
        assert figures(Run(CONTEST, 9), Cluster(cluster.scheduler_address)) == figures(Run(CONTEST, 9))


def test_a_cluster_that_is_not_there_is_an_error() -> None:
    pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
    with pytest.raises(OSError, match=r"(?i)timed out|connect"):
        play(Run(QUICK, 2), Cluster("tcp://127.0.0.1:9", timeout=1), None, lambda _: None)


class Killed(Exception):
    """Stands for whatever ends a run in the middle."""


def killed_after(pairs: int) -> Way:
    """Returns a way of playing that ends in the middle and plays the last pair first."""

    def way(contest: Contest, numbers: Sequence[int]) -> Playing:
        yield from in_this_process(contest, [*reversed(numbers)][:pairs])
        raise Killed

    return way


def test_a_killed_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with pytest.raises(Killed):
        play(Run(CONTEST, 6), killed_after(4), StateFile(path, CONTEST), lambda _: None)
    assert len(path.read_text().splitlines()) == 1 + 4
    run = Run(CONTEST, 6)
    assert figures(run, file=StateFile(path, CONTEST)) == figures(Run(CONTEST, 6))
    assert len(path.read_text().splitlines()) == 1 + 6


def test_a_half_written_line_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    whole = figures(Run(QUICK, 5), file=StateFile(path, QUICK))
    path.write_bytes(path.read_bytes()[:-20])
    assert figures(Run(QUICK, 5), file=StateFile(path, QUICK)) == whole
    assert len(path.read_text().splitlines()) == 1 + 5


def test_more_pairs_are_added_to_a_file(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    figures(Run(QUICK, 3), file=StateFile(path, QUICK))
    assert figures(Run(QUICK, 8), file=StateFile(path, QUICK)) == figures(Run(QUICK, 8))


def test_fewer_pairs_than_the_file_holds_are_taken_from_the_front(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    figures(Run(QUICK, 8), file=StateFile(path, QUICK))
    assert figures(Run(QUICK, 3), file=StateFile(path, QUICK)) == figures(Run(QUICK, 3))


@pytest.mark.parametrize("cut", [1, 20])
def test_a_half_written_heading_is_written_again(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "run.jsonl"
    StateFile(path, QUICK).read()
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    assert StateFile(path, QUICK).read() == {}
    assert path.read_bytes() == whole


@pytest.mark.parametrize("content", [b"one line of notes", b"{}\nhalf a line", b"\xff", b"\n", b"[" * 10_000])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(content)
    with pytest.raises(StateFileError, match=r"notes\.txt (is no file of finished pairs|holds another)"):
        StateFile(path, QUICK).read()
    assert path.read_bytes() == content


def test_the_file_of_another_contest_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    figures(Run(QUICK, 2), file=StateFile(path, QUICK))
    before = path.read_bytes()
    other = Contest("scopa", "greedyS+x", "random", 5)
    with pytest.raises(StateFileError, match="another contest"):
        play(Run(other, 2), in_this_process, StateFile(path, other), lambda _: None)
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", ["no json\n", '{"pair": 1}\n', "[]\n"])
def test_any_other_file_is_refused_and_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(content)
    with pytest.raises(StateFileError):
        play(Run(QUICK, 2), in_this_process, StateFile(path, QUICK), lambda _: None)
    assert path.read_text() == content


def test_every_line_of_the_file_is_json(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    figures(Run(QUICK, 2), file=StateFile(path, QUICK))
    first, *others = (json.loads(line) for line in path.read_text().splitlines())
    assert first["contest"]["a"] == "greedyS+x"
    assert [line["pair"] for line in others] == [0, 1]


def test_a_sequential_test_stops_early() -> None:
    run = Run(QUICK, 400, difference=0.5)
    tally = play(run, in_this_process, None, lambda _: None)
    assert tally.test is not None
    assert tally.test.verdict is Verdict.BETTER
    assert 30 <= len(tally.pairs) < 100


@pytest.mark.compiled
def test_a_sequential_test_stops_at_the_same_pair_in_several_processes() -> None:
    contest = Contest("scopa", "ismcts-2", "random", 4)
    assert figures(Run(contest, 200, 1.0), Processes(2)) == figures(Run(contest, 200, 1.0))


def test_a_sequential_test_of_matches_is_about_their_score() -> None:
    contest = Contest("scopa", "greedyS+x", "random", 4, Unit.MATCH)
    tally = play(Run(contest, 200, difference=0.1), in_this_process, None, lambda _: None)
    assert tally.test is not None
    assert (tally.test.zero, tally.test.verdict) == (0.5, Verdict.BETTER)


def test_unknown_players_are_told_before_anything_is_played(tmp_path: Path) -> None:
    contest = Contest("scopa", "nobody", "random", 1)
    with pytest.raises(UnknownPlayerError):
        play(Run(contest, 2), in_this_process, StateFile(tmp_path / "run.jsonl", contest), lambda _: None)
    assert not (tmp_path / "run.jsonl").exists()


def test_progress_is_told_after_every_pair() -> None:
    seen: list[int] = []
    play(Run(QUICK, 3), in_this_process, None, lambda run: seen.append(len(run.finished)))
    assert seen == [1, 2, 3]
