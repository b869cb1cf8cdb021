"""A broken conformance file is answered with file, line and field."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from cardavia.play.conformance.cases import CaseError, CaseFile, read

GOOD = """\
schema: 1
game: scopa
cases:
- id: ONE
  title: An equal card excludes the sum
  kind: legal
  tier: core
- id: TWO
  kind: score
"""


def opened(folder: Path, text: str | bytes) -> CaseFile:
    path = folder / "cases.yaml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read(path)


def fault(folder: Path, text: str | bytes) -> tuple[int, str, str]:
    with pytest.raises(CaseError) as raised:
        opened(folder, text)
    return raised.value.line, raised.value.field, raised.value.fault


def case_fault(folder: Path, text: str) -> tuple[int, str, str]:
    (error,) = [case for case in opened(folder, text).cases if isinstance(case, CaseError)]
    return error.line, error.field, error.fault


def test_cases_know_their_lines(tmp_path: Path) -> None:
    file = opened(tmp_path, GOOD)
    assert (file.game, file.game_line) == ("scopa", 2)
    assert [(case.line, getattr(case, "id", None)) for case in file.cases] == [(4, "ONE"), (8, "TWO")]


def test_text_that_is_no_yaml_names_its_line(tmp_path: Path) -> None:
    line, field, said = fault(tmp_path, "schema: 1\ngame: [scopa\ncases: []\n")
    assert (line, field) == (3, "file")
    assert said.startswith("it is no YAML: ")


def test_a_file_that_is_no_mapping_is_refused(tmp_path: Path) -> None:
    assert fault(tmp_path, "- 1\n- 2\n")[:2] == (1, "file")


def test_an_empty_file_is_refused(tmp_path: Path) -> None:
    assert fault(tmp_path, "")[:2] == (1, "file")


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    assert fault(tmp_path, b"game: \xff\xfe\n")[1] == "file"


def test_a_file_without_a_game_is_refused(tmp_path: Path) -> None:
    assert fault(tmp_path, "cases: []\n") == (1, "game", "it is missing")


def test_cases_that_are_no_list_are_refused(tmp_path: Path) -> None:
    assert fault(tmp_path, "game: scopa\ncases: 3\n") == (2, "cases", "a list is wanted")


def test_a_key_that_stands_twice_is_refused(tmp_path: Path) -> None:
    assert fault(tmp_path, GOOD.replace("  tier: core\n", "  kind: play\n")) == (
        7,
        "kind",
        "the key stands twice",
    )


def test_a_list_that_contains_itself_is_refused(tmp_path: Path) -> None:
    assert fault(tmp_path, "game: scopa\ncases: &cases\n- *cases\n")[1] == "file"


def test_aliases_are_refused_before_they_multiply(tmp_path: Path) -> None:
    doubled = "".join(f"a{number}: &a{number} [*a{number - 1}, *a{number - 1}]\n" for number in range(1, 60))
    assert fault(tmp_path, f"a0: &a0 [x]\n{doubled}game: scopa\ncases: *a59\n") == (
        1,
        "file",
        "aliases are not read; write the value out",
    )


def test_a_case_without_a_kind_is_one_error(tmp_path: Path) -> None:
    assert case_fault(tmp_path, GOOD.replace("  kind: score\n", "  title: x\n")) == (
        8,
        "kind",
        "it is missing",
    )


def test_a_case_that_is_no_mapping_is_one_error(tmp_path: Path) -> None:
    assert case_fault(tmp_path, GOOD + "- 5\n") == (10, "cases[2]", "a mapping is wanted")


def test_an_id_that_is_used_twice_is_one_error(tmp_path: Path) -> None:
    assert case_fault(tmp_path, GOOD.replace("TWO", "ONE")) == (8, "id", "ONE stands already in line 4")


@given(st.one_of(st.binary(max_size=200), st.text(max_size=200).map(str.encode)))
def test_any_bytes_are_read_or_refused(tmp_path_factory: pytest.TempPathFactory, text: bytes) -> None:
    with suppress(CaseError):
        assert opened(tmp_path_factory.getbasetemp(), text).cases is not None


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(VALUES)
def test_any_list_of_cases_is_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, cases: object
) -> None:
    text = yaml.safe_dump({"game": "scopa", "cases": cases})
    with suppress(CaseError):
        assert opened(tmp_path_factory.getbasetemp(), text).cases is not None
