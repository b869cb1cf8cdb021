"""The rules pass every case of every game that is here, and the cases are those everybody agreed on."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from cardavia.games.registry import games
from cardavia.play.conformance import Outcome, Report, conform

HERE = Path(__file__).parent
REFERENCE = HERE.parents[2] / "shared" / "conformance"
FILES = ["cicera", "ottocento", "scopa", "shengji"]


def reports(slug: str) -> list[Report]:
    return list(conform(HERE / f"{slug}.yaml"))


@pytest.mark.parametrize("slug", sorted(games()))
def test_every_case_of_a_game_passes_and_none_is_skipped(slug: str) -> None:
    failed = [report for report in reports(slug) if report.outcome is not Outcome.PASSED]
    assert failed == []


@pytest.mark.parametrize(("slug", "cases"), [("cicera", 94), ("scopa", 105)])
def test_a_game_has_all_its_cases(slug: str, cases: int) -> None:
    assert Counter(report.outcome for report in reports(slug)) == {Outcome.PASSED: cases}


def test_the_cases_of_all_four_games_are_kept() -> None:
    assert sorted(path.stem for path in HERE.glob("*.yaml")) == FILES


@pytest.mark.skipif(not REFERENCE.is_dir(), reason="the reference files do not lie beside the repository")
@pytest.mark.parametrize("slug", FILES)
def test_the_cases_are_the_reference_byte_for_byte(slug: str) -> None:
    assert (HERE / f"{slug}.yaml").read_bytes() == (REFERENCE / f"{slug}.yaml").read_bytes()
