"""The command that measures players."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cardavia


def test_prints_one_json_object(cardavia: Cardavia) -> None:
    run = cardavia("arena", "scopa", "greedyS", "random", "--pairs", "20", "--seed", "3", "--json")
    assert run.code == 0
    (line,) = run.lines
    figures = json.loads(line)
    assert (figures["game"], figures["a"], figures["b"], figures["pairs"]) == (
        "scopa",
        "greedyS",
        "random",
        20,
    )
    assert figures["margin"] > 0


def test_prints_a_table_for_people(cardavia: Cardavia) -> None:
    run = cardavia("arena", "scopa", "cs", "greedy", "--pairs", "4", "--option", "napola=true")
    assert run.code == 0
    assert "cs against greedy (scopa, napola=True)" in run.out
    assert "points a deal" in run.out
    assert run.error == ""


def test_shengji_is_counted_in_levels(cardavia: Cardavia) -> None:
    run = cardavia("arena", "shengji", "textbook", "random", "--pairs", "3", "--json")
    figures = json.loads(run.out)
    assert (figures["levels"], figures["levels_ci95"]) == (figures["margin"], figures["ci95"])
    run = cardavia("arena", "shengji", "textbook", "random", "--pairs", "3")
    assert "levels a deal" in run.out


def test_whole_matches_are_counted(cardavia: Cardavia) -> None:
    run = cardavia("arena", "scopa", "greedyS", "random", "--pairs", "3", "--matches", "--json")
    figures = json.loads(run.out)
    assert figures["details"]["unit"] == "match"
    assert figures["details"]["deals"] > 6
    assert figures["draws"] == 0


def test_a_sequential_test_says_how_it_ended(cardavia: Cardavia) -> None:
    run = cardavia("arena", "scopa", "greedyS", "random", "--pairs", "500", "--sprt", "0.5")
    assert "better by 0.5: better" in run.out


def test_blunders_are_counted_for_people(cardavia: Cardavia) -> None:
    run = cardavia("arena", "scopa", "cs", "random", "--blunders", "--pairs", "3")
    assert run.code == 0
    assert [line.split(" ")[:2] for line in run.lines] == [
        ["cs:", "missed"],
        ["cs:", "invited"],
        ["random:", "missed"],
        ["random:", "invited"],
    ]


def test_blunders_are_counted_for_programs(cardavia: Cardavia) -> None:
    run = cardavia("arena", "scopa", "cs", "random", "--blunders", "--pairs", "3", "--json")
    found = json.loads(run.out)
    assert (found["a"], found["b"], found["deals"]) == ("cs", "random", 6)
    assert set(found["blunders"]["b"]["missed"]) == {"opportunities", "blunders", "wilson95"}


def test_goes_on_from_a_file(cardavia: Cardavia, tmp_path: Path) -> None:
    arguments = (
        "arena",
        "scopa",
        "greedyS",
        "cs",
        "--json",
        "--state",
        str(tmp_path / "run.jsonl"),
        "--pairs",
    )
    cardavia(*arguments, "3")
    assert json.loads(cardavia(*arguments, "5").out)["pairs"] == 5


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("scopa", "greedyS"), "two players are needed"),
        (("scopa",), "two players are needed"),
        (("tarot", "greedyS", "cs"), "There is no game 'tarot'"),
        (("scopa", "nobody", "cs"), "There is no player 'nobody'"),
        (("scopa", "cs", "cs", "--option", "napola=7"), "napola"),
        (("scopa", "cs", "cs", "--sprt", "nan"), "above 0"),
        (("scopa", "cs", "cs", "--sprt", "-1"), "above 0"),
        (("scopa", "cs", "cs", "--pairs", "0"), "pairs"),
        (("scopa", "cs", "cs", "--blunders", "--matches"), "--blunders looks at single deals"),
        (("scopa", "cs", "nobody", "--blunders"), "There is no player 'nobody'"),
    ],
)
def test_what_cannot_be_played_is_said(cardavia: Cardavia, arguments: tuple[str, ...], words: str) -> None:
    run = cardavia("arena", *arguments)
    assert run.code == 2
    assert words in run.error
    assert run.out == ""


def test_the_file_of_another_contest_is_refused(cardavia: Cardavia, tmp_path: Path) -> None:
    file = str(tmp_path / "run.jsonl")
    cardavia("arena", "scopa", "greedyS", "cs", "--pairs", "1", "--state", file)
    run = cardavia("arena", "scopa", "cs", "greedyS", "--pairs", "1", "--state", file)
    assert run.code == 2
    assert "another contest" in run.error
    assert "remove it to begin anew" in run.error


@pytest.mark.parametrize("address", ["zzz", "tcp://", "http://scheduler.example:8786", "tcp://here"])
def test_a_cluster_without_an_address_is_refused(cardavia: Cardavia, address: str) -> None:
    run = cardavia("arena", "scopa", "greedy", "random", "--pairs", "1", "--cluster", address)
    assert run.code == 2
    assert "no address" in run.error
