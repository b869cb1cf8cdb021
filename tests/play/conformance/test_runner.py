"""The runner fails what does not hold, skips what is not offered, and never passes a case by mistake."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from cardavia.play.conformance import FAMILIES, Outcome, Report, conform
from cardavia.play.conformance.cases import Case, Fields, read
from cardavia.play.conformance.runner import check, same

SCOPA = Path(__file__).parents[2] / "conformance" / "scopa.yaml"
CASES = {case.id: case for case in read(SCOPA).cases if isinstance(case, Case)}


def report(content: Mapping[str, Any]) -> Report:
    fields = Fields(content, ("cases", 0), {})
    case = Case(content["id"], content["kind"], is_optional=False, line=1, fields=fields)
    return check(case, "scopa", FAMILIES["fishing"])


def content(case_id: str) -> dict[str, Any]:
    return copy.deepcopy(dict(CASES[case_id].fields.values))


def failure(changed: Mapping[str, Any]) -> str:
    found = report(changed)
    assert found.outcome is Outcome.FAILED
    return found.why


def mutated(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return f"{value}_not"
    if isinstance(value, Mapping):
        first = next(iter(value))
        return {**value, first: mutated(value[first])}
    if isinstance(value, list) and value:
        return value[:-1] if isinstance(value[0], str) else [mutated(value[0]), *value[1:]]
    return ["AC"] if isinstance(value, list) else 0


MUTATIONS = [(case_id, fact) for case_id, case in CASES.items() for fact in case.fields.values["expect"]]


def test_there_are_as_many_mutations_as_facts_in_the_file() -> None:
    assert len(MUTATIONS) == 417


@pytest.mark.parametrize(("case_id", "fact"), MUTATIONS)
def test_a_changed_expectation_fails(case_id: str, fact: str) -> None:
    changed = content(case_id)
    changed["expect"][fact] = mutated(changed["expect"][fact])
    assert failure(changed)


def test_a_failure_says_what_was_expected_and_got() -> None:
    changed = content("SC-008")
    changed["expect"]["legal"] = ["7Sx3C+4D"]
    assert failure(changed) == "legal: expected [7Sx3C+4D], got [7Sx7H]"


def test_several_failures_stand_in_one_line() -> None:
    changed = content("SC-001")
    changed["expect"].update(turn=0, stock_count=31)
    assert failure(changed) == "stock_count: expected 31, got 30; turn: expected 0, got 1"


def test_a_play_that_is_refused_against_expectation_fails() -> None:
    changed = content("SC-007")
    changed["plays"][1] = "KD"
    assert failure(changed) == "play 1 (KD): expected legal, got must_capture"


def test_a_refusal_that_does_not_come_fails() -> None:
    changed = content("SC-046")
    changed["plays"] = ["7Sx7H"]
    assert failure(changed) == "error: expected must_capture, got 7Sx7H was played"


def test_another_reason_than_expected_fails() -> None:
    changed = content("SC-046")
    changed["expect"]["error"] = "wrong_total"
    assert failure(changed) == "error: expected wrong_total, got must_capture"


def test_an_expected_refusal_of_a_missing_play_fails() -> None:
    changed = content("SC-046")
    changed["expect"]["error_at"] = 1
    assert failure(changed).startswith("expect.error_at: ")


def test_an_unknown_kind_fails() -> None:
    assert failure({**content("SC-008"), "kind": "dream"}) == (
        "kind: 'dream' is none of deal, legal, play, score, match, replay"
    )


@pytest.mark.parametrize(
    ("case_id", "section", "field", "value", "said"),
    [
        ("SC-008", "expect", "legall", ["7S"], "expect.legall: there is no such field"),
        ("SC-008", "expect", "legal", "7Sx7H", "expect.legal: a list of texts is wanted"),
        ("SC-008", "given", "stocks", [], "given.stocks: there is no such field"),
        ("SC-008", "given", "turn", 2, "given.turn: a number from 0 to 1 is wanted, not 2"),
        ("SC-008", "given", "turn", True, "given.turn: a number from 0 to 1 is wanted, not True"),
        ("SC-008", "given", "table", ["7H", "3C"], "given: position: 39 cards instead of 40"),
        ("SC-008", "given", "table", ["7H", "3C", "9D"], "given: position: '9D' is no card of this pack"),
        ("SC-008", "given", "table", ["7H", "3C", ["4D"]], "given.table: a list of texts is wanted"),
        ("SC-008", "given", "piles", [["AC"]], "given.piles: a list of cards for each of two sides"),
        ("SC-008", "given", "hands", {0: ["7S"], 2: ["5S"]}, "given.hands.2: a seat from 0 to 1 is wanted"),
        ("SC-008", "given", "hands", [], "given.hands: a mapping is wanted"),
        ("SC-008", "given", "bonus", [0], "given.bonus: two whole numbers are wanted"),
        ("SC-001", "given", "deck", ["AC"], "given.deck: deck: 1 cards instead of 40"),
        ("SC-001", "expect", "table", ["9D"], "expect.table: '9D' is no card of scopa"),
        ("SC-081", "given", "deals", [[11, 0], [1, 1]], "given.deals: the match was over at [11, 0]"),
        ("SC-081", "given", "deals", [["6", 3]], "given.deals: two whole numbers are wanted"),
        ("SC-081", "given", "deals", 3, "given.deals: a list is wanted"),
        ("SC-101", "given", "details", [None], "given.details: one entry for each deal is wanted"),
        ("SC-101", "given", "details", [None, 3], "given.details: null or the awards of a deal"),
    ],
)
def test_a_broken_field_is_named(case_id: str, section: str, field: str, value: Any, said: str) -> None:
    changed = content(case_id)
    changed[section][field] = value
    assert failure(changed).startswith(said)


@pytest.mark.parametrize("field", ["dealer", "turn", "hands", "table", "stock", "piles", "bonus", "prev"])
def test_a_missing_field_of_a_position_is_named(field: str) -> None:
    changed = content("SC-008")
    del changed["given"][field]
    assert failure(changed) == f"given.{field}: it is missing"


@pytest.mark.parametrize("section", ["given", "expect"])
def test_a_missing_section_is_named(section: str) -> None:
    changed = content("SC-008")
    del changed[section]
    assert failure(changed) == f"{section}: it is missing"


def test_a_void_deal_expects_nothing_else() -> None:
    changed = content("SC-003")
    changed["expect"]["turn"] = 1
    assert failure(changed).startswith("expect.turn: there is no such field")


@pytest.mark.parametrize("options", [{"jokers": True}, {"target": 12}])
def test_a_case_with_an_option_that_is_not_offered_is_skipped(options: dict[str, Any]) -> None:
    assert report({**content("SC-008"), "options": options}).outcome is Outcome.SKIPPED


def test_a_case_with_an_offered_option_runs() -> None:
    changed = content("SC-102")
    assert changed["options"] == {"target": 21}
    assert report(changed).outcome is Outcome.PASSED
    assert report({**changed, "options": {"target": 11}}).outcome is Outcome.FAILED


def test_a_file_of_an_unknown_game_is_one_failure(tmp_path: Path) -> None:
    path = tmp_path / "whist.yaml"
    path.write_text("schema: 1\ngame: whist\ncases: []\n")
    (report,) = conform(path)
    assert (report.case, report.line, report.outcome) == ("whist.yaml", 2, Outcome.FAILED)
    assert report.why.startswith("game: There is no game 'whist'. Games: ")


@pytest.mark.parametrize(
    ("schema", "written"), [(2, "2"), ("1", "1"), (True, "true"), (1.0, "1.0"), ("fishing/1", "fishing/1")]
)
def test_a_file_in_another_schema_is_one_failure(tmp_path: Path, schema: object, written: str) -> None:
    path = tmp_path / "cases.yaml"
    path.write_text(
        yaml.safe_dump({"game": "scopa", "schema": schema, "cases": [content("SC-008")]}, sort_keys=False)
    )
    (report,) = conform(path)
    assert (report.case, report.line, report.outcome) == ("cases.yaml", 2, Outcome.FAILED)
    assert report.why == f"schema: cases in schema 1 are read, not in schema {written}"


def test_a_broken_case_does_not_hide_the_others(tmp_path: Path) -> None:
    path = tmp_path / "cases.yaml"
    cases = [content("SC-008"), {"id": "SC-X"}, content("SC-009")]
    path.write_text(yaml.safe_dump({"game": "scopa", "cases": cases}, sort_keys=False))
    outcomes = [report.outcome for report in conform(path)]
    assert outcomes == [Outcome.PASSED, Outcome.FAILED, Outcome.PASSED]


def test_a_file_that_is_not_there_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        list(conform(tmp_path / "nothing.yaml"))


PLACES = [("given", name) for name in ("dealer", "turn", "hands", "table", "stock", "piles", "bonus")]
PLACES += [("given", "last_capturer"), ("given", "over"), ("expect", "legal"), ("expect", "hands")]
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 50) | st.sampled_from(["7S", "AC", "", "9Z", "x"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.integers(-1, 3), inner, max_size=3),
    max_leaves=10,
)


@given(st.sampled_from(PLACES), VALUES)
def test_any_value_in_any_field_passes_or_fails(place: tuple[str, str], value: Any) -> None:
    changed = content("SC-008")
    changed[place[0]][place[1]] = value
    assert report(changed).outcome in (Outcome.PASSED, Outcome.FAILED)


@pytest.mark.parametrize(
    ("wanted", "got", "is_same"),
    [
        (1, 1, True),
        (True, 1, False),
        ({"scopa": [1, 0], "napola": [0, 0]}, {"napola": [0, 0], "scopa": [1, 0]}, True),
        ({"scopa": [1, 0]}, {"scopa": [1, 0], "napola": [0, 0]}, False),
        ({"match": {"over": True}}, {"match": {"over": 1}}, False),
        ([1, 2], [2, 1], False),
    ],
)
def test_true_is_not_one_and_the_order_of_names_says_nothing(
    wanted: object, got: object, is_same: bool
) -> None:
    assert same(wanted, got) is is_same
