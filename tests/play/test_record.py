"""Records prove a deal: how they are written and read, and what cannot be read."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia import Scopa
from cardavia.games.refusals import IllegalActionError
from cardavia.play.record import RecordError, line, read, replay_line, replay_lines
from tests.play.records import GOLDEN, Record, found, golden, the_only


def short(record: Record) -> Record:
    actions = [step["action"] for step in record.pop("steps")]
    return {**record, "actions": actions}


@pytest.mark.parametrize("number", [0, 1])
def test_the_golden_records_replay_without_difference(number: int) -> None:
    assert found(golden(number)) == []


def test_the_golden_deals_follow_each_other() -> None:
    first, second = golden(0), golden(1)
    assert second["dealer"] == first["result"]["next_dealer"]
    assert second["context"] == {"match_scores": first["result"]["match_scores"]}


def test_a_record_is_the_deal_that_was_played() -> None:
    recorded = golden()
    deal = Scopa().deal(deck=recorded["deck"], dealer=recorded["dealer"])
    for step in recorded["steps"]:
        assert deal.legal_actions() == step["legal"]
        deal.play(step["action"])
    assert deal.record() == {key: recorded[key] for key in deal.record()}


def test_a_short_record_holds_the_actions_only() -> None:
    deal = Scopa().deal(seed=7)
    while legal := deal.legal_actions():
        deal.play(legal[0])
    record = deal.record(steps=False)
    assert record["actions"] == deal.actions
    assert "steps" not in record
    assert found(record) == []


def test_a_line_is_read_as_it_was_written() -> None:
    assert read(line(golden())) == golden()
    assert line(golden()).count("\n") == 1


def test_further_fields_at_the_top_are_ignored() -> None:
    assert found({**golden(), "table": "ab12", "rules_version": 99}) == []


@pytest.mark.parametrize("field", ["game", "options", "dealer", "context", "deck", "result"])
def test_a_missing_field_is_found(field: str) -> None:
    record = golden()
    del record[field]
    assert the_only(record) == f"{field}: it is missing"


def without_steps(record: Record) -> None:
    del record["steps"]


def both_forms(record: Record) -> None:
    record["actions"] = ["7S"]


def void_deck(record: Record) -> None:
    deck = record["deck"]
    for place, king in zip((6, 7, 8), ("KC", "KD", "KH"), strict=True):
        other = deck.index(king)
        deck[place], deck[other] = deck[other], deck[place]


def without_a_card(record: Record) -> None:
    record["deck"].pop()


def foreign_card(record: Record) -> None:
    record["deck"][0] = "8S"


def number_for_a_card(record: Record) -> None:
    record["deck"][0] = 7


def truth_for_a_dealer(record: Record) -> None:
    record["dealer"] = True


def third_dealer(record: Record) -> None:
    record["dealer"] = 2


def unknown_option(record: Record) -> None:
    record["options"] = {"jokers": True}


def foreign_value(record: Record) -> None:
    record["options"] = {"target": 12}


def unknown_game(record: Record) -> None:
    record["game"] = "whist"


def context_of_another_game(record: Record) -> None:
    record["context"] = {"levels": ["2", "2"]}


def negative_scores(record: Record) -> None:
    record["context"] = {"match_scores": [-1, 0]}


def step_without_action(record: Record) -> None:
    del record["steps"][2]["action"]


def step_with_a_comment(record: Record) -> None:
    record["steps"][2]["comment"] = "a good one"


def step_that_is_a_text(record: Record) -> None:
    record["steps"][2] = "7S"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (without_steps, "steps: a record has either"),
        (both_forms, "steps: a record has either"),
        (void_deck, "deck: the deck makes a void deal"),
        (without_a_card, "deck: 39 cards instead of 40"),
        (foreign_card, "deck: '8S' is no card of this pack"),
        (number_for_a_card, "deck: every card is a text"),
        (truth_for_a_dealer, "dealer: a whole number is wanted, not true"),
        (third_dealer, "dealer: dealer must be a seat from 0 to 1, not 2"),
        (unknown_option, "options: option 'jokers' is not offered"),
        (foreign_value, "options: option 'target' cannot be 12; allowed: 11, 16, 21, 31, null"),
        (unknown_game, "game: There is no game 'whist'."),
        (context_of_another_game, "context.match_scores: two whole numbers are wanted"),
        (negative_scores, "context.match_scores: two whole numbers from 0 on are wanted"),
        (step_without_action, "steps[2].action: it is missing"),
        (step_with_a_comment, "steps[2].comment: a step has exactly action, legal, seat"),
        (step_that_is_a_text, "steps[2]: a step is a JSON object"),
    ],
)
def test_a_record_that_cannot_be_read_is_one_difference(change: Callable[[Record], None], said: str) -> None:
    record = golden()
    change(record)
    assert the_only(record).startswith(said)


def test_a_short_record_with_an_action_that_is_no_text_is_one_difference() -> None:
    assert the_only({**short(golden()), "actions": [7]}) == "actions: every action is a text"


def test_a_changed_action_of_a_short_record_is_found() -> None:
    record = short(golden())
    assert found(record) == []
    record["actions"][0] = "zz"
    assert the_only(record).startswith("step 0: action: 'zz' is refused: bad_notation")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "record: it is no JSON: Expecting value at character 0"),
        ("{", "record: it is no JSON: "),
        ("[1, 2]", "record: a record is a JSON object in braces"),
        ("7", "record: a record is a JSON object in braces"),
        ('{"game": NaN}', "record: it is no usable JSON: NaN is no number of a record"),
        ('{"game": "scopa", "game": "scopa"}', "record: it is no usable JSON: the field 'game' stands twice"),
        (b'{"game": "\xff"}', "record: it is no UTF-8 text"),
        ("[" * 100_000, "record: it is no usable JSON: "),
        ("9" * 5000, "record: it is no usable JSON: "),
    ],
)
def test_a_line_that_is_no_record_is_one_difference(text: str | bytes, said: str) -> None:
    (difference,) = replay_line(text)
    assert str(difference).startswith(said)


def test_lines_are_numbered_from_one() -> None:
    lines = [*GOLDEN.read_bytes().splitlines(), b"{}"]
    assert [(number, len(found)) for number, found in replay_lines(lines)] == [(1, 0), (2, 0), (3, 1)]


def test_reading_a_broken_line_names_field_and_fault() -> None:
    with pytest.raises(RecordError, match=r"^record: it is no JSON") as raised:
        read("{")
    assert (raised.value.field, raised.value.fault[:13]) == ("record", "it is no JSON")


@given(st.one_of(st.text(), st.binary()))
def test_any_line_is_answered(text: str | bytes) -> None:
    assert replay_line(text) != []


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
FIELDS = ["game", "options", "dealer", "context", "deck", "steps", "result"]


@given(st.sampled_from(FIELDS), JSON)
def test_any_value_in_any_field_is_a_difference(field: str, value: Any) -> None:
    record = json.loads(json.dumps({**golden(), field: value}))
    is_unchanged = json.dumps(record[field]) == json.dumps(golden()[field])
    assert (found(record) == []) == is_unchanged


@given(st.text(max_size=12))
def test_any_action_is_played_or_refused(text: str) -> None:
    deal = Scopa().deal(seed=7)
    legal = deal.legal_actions()
    try:
        played = [deal.play(text)]
    except IllegalActionError:
        played = []
    assert deal.actions == played
    assert set(played) <= set(legal)
