"""`cardavia verify`: an honest deal is proved, a false one is shown with its first false card."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Cardavia
from tests.play.test_verification import proof


@pytest.fixture
def honest(tmp_path: Path) -> Path:
    path = tmp_path / "deal.json"
    path.write_text(json.dumps(proof(), indent=2))
    return path


def test_an_honest_deal_is_proved_line_by_line(cardavia: Cardavia, honest: Path) -> None:
    run = cardavia("verify", str(honest))
    assert run.code == 0
    assert [line.partition(":")[0] for line in run.lines] == [
        "ok      the SHA-256 of the secret is the commitment",
        "ok      the seed comes from the secret and the bytes of 1 of 2 seats",
        "ok      all 40 cards of the deck come from the seed",
        "The deal was shuffled as promised.",
    ]


def test_a_proof_may_come_from_standard_input(cardavia: Cardavia) -> None:
    assert cardavia("verify", "-", typed=json.dumps(proof())).code == 0


def test_a_false_deal_is_shown_with_the_difference(cardavia: Cardavia) -> None:
    given = proof()
    given["deck"].reverse()
    run = cardavia("verify", "-", typed=json.dumps(given))
    assert run.code == 1
    assert run.lines[2].startswith("BROKEN  all 40 cards of the deck come from the seed: 40 cards differ; ")
    assert run.lines[3] == "This deal is not the one that was promised."


def test_the_explanation_is_a_program_that_prints_the_deck(cardavia: Cardavia, honest: Path) -> None:
    program = cardavia("verify", str(honest), "--explain").out
    run = subprocess.run(
        [sys.executable, "-I", "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    assert run.stdout.splitlines()[-1] == f"deck {' '.join(proof()['deck'])}"


def test_a_proof_without_a_secret_names_file_and_field(cardavia: Cardavia, tmp_path: Path) -> None:
    path = tmp_path / "deal.json"
    given = proof()
    del given["secret"]
    path.write_text(json.dumps(given))
    run = cardavia("verify", str(path))
    assert (run.code, run.out) == (2, "")
    assert run.error == f"cardavia verify: {path}: secret: it is missing\n"


def test_a_file_that_is_no_json_is_an_error_of_usage(cardavia: Cardavia) -> None:
    run = cardavia("verify", "-", typed="deal")
    assert run.code == 2
    assert run.error.startswith("cardavia verify: -: record: it is no JSON")


def test_a_missing_file_is_an_error_of_usage(cardavia: Cardavia, tmp_path: Path) -> None:
    run = cardavia("verify", str(tmp_path / "none.json"))
    assert run.code == 2
    assert run.error.endswith("none.json cannot be read: No such file or directory.\n")
