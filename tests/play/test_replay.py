"""Every change of what a record says of its deal is found when it is played again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.play.records import found, golden, the_only


def test_a_changed_deck_is_found() -> None:
    record = golden()
    deck = record["deck"]
    deck[0], deck[1] = deck[1], deck[0]
    assert found(record) != []


def test_a_changed_end_of_the_deck_is_found() -> None:
    record = golden()
    deck = record["deck"]
    deck[-1], deck[-2] = deck[-2], deck[-1]
    assert found(record) != []


def test_a_changed_legal_list_is_found() -> None:
    record = golden()
    record["steps"][3]["legal"].append("KS")
    assert the_only(record).startswith('step 3: legal: recorded ["')


def test_a_legal_list_in_another_order_is_found() -> None:
    record = golden()
    step = next(step for step in record["steps"] if len(step["legal"]) > 1)
    step["legal"].reverse()
    assert "legal: recorded" in the_only(record)


def test_a_changed_seat_is_found() -> None:
    record = golden()
    record["steps"][5]["seat"] ^= 1
    assert the_only(record).startswith("step 5: seat: recorded ")


def test_an_illegal_action_is_found_and_ends_the_replay() -> None:
    record = golden()
    record["steps"][4]["action"] = record["steps"][3]["action"]
    assert the_only(record).startswith("step 4: action: ")
    assert "not_in_hand" in the_only(record)


def test_an_illegal_action_as_long_as_a_page_is_shown_in_part() -> None:
    record = golden()
    record["steps"][0]["action"] = "x" * 100_000
    assert len(the_only(record)) < 400


def test_another_legal_action_is_found() -> None:
    record = golden()
    number, step = next((n, s) for n, s in enumerate(record["steps"]) if len(s["legal"]) > 1)
    step["action"] = next(action for action in step["legal"] if action != step["action"])
    assert all(f"step {number}:" not in difference for difference in found(record))
    assert found(record) != []


def test_an_action_that_is_not_written_canonically_is_found() -> None:
    record = golden()
    number, step = next((n, s) for n, s in enumerate(record["steps"]) if s["action"].count("+") == 1)
    card, _, taken = step["action"].partition("x")
    step["action"] = f"{card}x{'+'.join(reversed(taken.split('+')))}"
    assert the_only(record).startswith(f"step {number}: action: recorded ")


def test_a_count_in_place_of_a_short_list_is_found() -> None:
    record = golden()
    step = record["steps"][0]
    step["legal_count"] = len(step.pop("legal"))
    assert the_only(record).startswith("step 0: legal: recorded null")


def test_missing_steps_are_found() -> None:
    record = golden()
    record["steps"].pop()
    assert the_only(record).startswith("step 35: action: it is missing: seat ")


def test_steps_after_the_end_are_found() -> None:
    record = golden()
    record["steps"].append(record["steps"][-1])
    assert the_only(record).endswith("comes after the end of the deal")


RESULT = [
    "scores",
    "bonuses",
    "awards",
    "winner",
    "match_scores",
    "match_over",
    "match_winner",
    "next_dealer",
]


def test_the_result_has_the_fields_of_the_notation() -> None:
    assert sorted(golden()["result"]) == sorted(RESULT)


@pytest.mark.parametrize("field", RESULT)
def test_a_changed_result_field_is_found(field: str) -> None:
    record = golden()
    record["result"][field] = [9, 9]
    assert the_only(record).startswith(f"result.{field}: recorded [9, 9], replayed ")


@pytest.mark.parametrize("field", RESULT)
def test_a_missing_result_field_is_found(field: str) -> None:
    record = golden()
    del record["result"][field]
    assert the_only(record).startswith(f"result.{field}: it is missing")


def test_a_field_too_many_in_the_result_is_found() -> None:
    record = golden()
    record["result"]["simili"] = [0, 0]
    assert the_only(record) == "result.simili: there is no such field in this game"


@pytest.mark.parametrize(("field", "value"), [("match_over", 0), ("next_dealer", 1.0), ("scores", [True, 1])])
def test_numbers_and_truth_are_kept_apart(field: str, value: Any) -> None:
    record = golden()
    record["result"][field] = value
    assert the_only(record).startswith(f"result.{field}: recorded ")
