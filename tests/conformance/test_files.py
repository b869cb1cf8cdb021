"""The rules pass every case of every game that is here, and the cases are those everybody agreed on."""

from __future__ import annotations

import hashlib
from collections import Counter
from pathlib import Path

import pytest

from cardavia.games.registry import games
from cardavia.play.conformance import Outcome, Report, conform

HERE = Path(__file__).parent
REFERENCE = HERE.parents[2] / "shared" / "conformance"
AGREED = {
    "cicera": "9e8348e1676e71de3cb94cb8de2e478f0975ce73b402e01c25d0f11e13962ad4",
    "ottocento": "377272af6976921d305eb5edec8a858b2edda8bff30f42194a25909cf5f9aafc",
    "scopa": "089e6abe2eec7769afd9c0e3d51ffc246b83d90e221442f3ff454970b3c2caea",
    "shengji": "dd29bed4c9c85eb426829a4c59e78fe11e67fbc5123d9aa952e52dc5ab6c8c85",
}
"""The SHA-256 of every file: a case changes with the rules that it is about, and never in passing."""


def reports(slug: str) -> list[Report]:
    return list(conform(HERE / f"{slug}.yaml"))


@pytest.mark.parametrize("slug", sorted(games()))
def test_every_case_of_a_game_passes_and_none_is_skipped(slug: str) -> None:
    failed = [report for report in reports(slug) if report.outcome is not Outcome.PASSED]
    assert failed == []


@pytest.mark.parametrize(
    ("slug", "cases"), [("cicera", 94), ("ottocento", 139), ("scopa", 105), ("shengji", 144)]
)
def test_a_game_has_all_its_cases(slug: str, cases: int) -> None:
    assert Counter(report.outcome for report in reports(slug)) == {Outcome.PASSED: cases}


def test_the_cases_of_all_four_games_are_kept() -> None:
    assert sorted(path.stem for path in HERE.glob("*.yaml")) == sorted(AGREED)


@pytest.mark.parametrize("slug", AGREED)
def test_the_cases_are_those_agreed_on_byte_for_byte(slug: str) -> None:
    assert hashlib.sha256((HERE / f"{slug}.yaml").read_bytes()).hexdigest() == AGREED[slug]


@pytest.mark.skipif(not REFERENCE.is_dir(), reason="the reference files do not lie beside the repository")
@pytest.mark.parametrize("slug", AGREED)
def test_the_cases_equal_the_reference_beside_the_repository(slug: str) -> None:
    assert (HERE / f"{slug}.yaml").read_bytes() == (REFERENCE / f"{slug}.yaml").read_bytes()
