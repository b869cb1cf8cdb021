"""`cardavia conform`: one line for each failure, a last line that counts, an exit code that tells."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Cardavia

SCOPA = Path(__file__).parents[1] / "conformance" / "scopa.yaml"


def changed(folder: Path, old: str, new: str) -> str:
    text = SCOPA.read_text()
    assert old in text
    path = folder / "changed.yaml"
    path.write_text(text.replace(old, new, 1))
    return str(path)


def test_all_cases_of_scopa_pass(cardavia: Cardavia) -> None:
    run = cardavia("conform", str(SCOPA))
    assert (run.code, run.out, run.error) == (0, "105 passed, 0 failed, 0 skipped\n", "")


def test_all_files_are_counted_together(cardavia: Cardavia) -> None:
    assert cardavia("conform", str(SCOPA), str(SCOPA)).lines[-1] == "210 passed, 0 failed, 0 skipped"


def test_a_failure_names_case_place_expected_and_got(cardavia: Cardavia, tmp_path: Path) -> None:
    path = changed(tmp_path, "legal: [7Sx7H]", "legal: [7S]")
    run = cardavia("conform", path)
    assert run.code == 1
    assert run.lines == [
        f"SC-008 ({path}, line 143): legal: expected [7S], got [7Sx7H]",
        "104 passed, 1 failed, 0 skipped",
    ]


def test_a_case_of_an_unknown_kind_fails(cardavia: Cardavia, tmp_path: Path) -> None:
    run = cardavia("conform", changed(tmp_path, "kind: legal", "kind: dream"))
    assert run.code == 1
    assert "kind: 'dream' is none of deal, legal, play, score, match, replay" in run.lines[0]


def test_a_case_with_an_option_that_is_not_offered_is_skipped(cardavia: Cardavia, tmp_path: Path) -> None:
    run = cardavia("conform", changed(tmp_path, "target: 21", "target: 25"))
    assert (run.code, run.out) == (0, "104 passed, 0 failed, 1 skipped\n")


def test_a_file_that_is_no_yaml_names_file_and_line(cardavia: Cardavia, tmp_path: Path) -> None:
    path = tmp_path / "broken.yaml"
    path.write_text("game: scopa\ncases: [\n")
    run = cardavia("conform", str(path))
    assert run.code == 1
    assert run.lines[0].startswith(f"broken.yaml ({path}, line 3): file: it is no YAML: ")
    assert run.lines[1] == "0 passed, 1 failed, 0 skipped"


def test_a_missing_file_is_an_error_of_usage(cardavia: Cardavia, tmp_path: Path) -> None:
    run = cardavia("conform", str(tmp_path / "none.yaml"))
    assert (run.code, run.out) == (2, "")
    assert run.error == f"cardavia conform: {tmp_path}/none.yaml cannot be read: No such file or directory.\n"
