"""Section 13: how long a match lasts, who deals, and what a deal has to know of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardavia.games.ottocento.game import GAME
from cardavia.games.refusals import BadPositionError
from cardavia.play.match import Match
from cardavia.play.record import replay
from cardavia.play.ruleset import Ruleset
from tests.games.ottocento.deals import play_on

SHORT = Ruleset.of("ottocento")
FOUR = Ruleset.of("ottocento", match="four_deals")
LONG = Ruleset.of("ottocento", match="to_800")


def played(ruleset: Ruleset, seed: int, most: int = 40) -> list[dict[str, Any]]:
    """Returns the records of a match that is played at random."""
    records: list[dict[str, Any]] = []
    match = Match.new(ruleset, dealer=seed % 4)
    while not match.is_over and len(records) < most:
        deal = play_on(match.deal(seed + len(records)), Random(seed + len(records)))
        records.append(deal.record())
        match = match.after(deal)
    return records


def test_a_match_is_one_deal() -> None:
    (record,) = played(SHORT, 1)
    result = record["result"]
    assert result["match_over"]
    assert result["match_winner"] == result["winner"]
    assert result["next_dealer"] is None
    assert result["match_scores"] == result["scores"] == result["total"]


def test_in_four_deals_everybody_deals_once_and_the_sums_decide() -> None:
    records = played(FOUR, 2)
    assert [record["dealer"] for record in records] == [2, 3, 0, 1]
    assert [record["context"]["deals"] for record in records] == [0, 1, 2, 3]
    assert [record["result"]["match_over"] for record in records] == [False, False, False, True]
    sums = [sum(record["result"]["scores"][side] for record in records) for side in range(2)]
    assert records[-1]["result"]["match_scores"] == sums
    assert records[-1]["result"]["match_winner"] == (None if sums[0] == sums[1] else int(sums[1] > sums[0]))


def test_to_800_goes_on_until_a_side_has_it() -> None:
    records = played(LONG, 3)
    assert max(records[-1]["result"]["match_scores"]) >= 800
    assert all(max(record["result"]["match_scores"]) < 800 for record in records[:-1])
    assert [record["dealer"] for record in records] == [(3 + number) % 4 for number in range(len(records))]
    for before, after in zip(records, records[1:], strict=False):
        assert after["context"] == {"match_scores": before["result"]["match_scores"]}


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"match": "four_deals"},
        {"match": "to_800"},
        {"declare_when": "after_discard"},
        {"matto_payment": "choose"},
        {"discard_trumps": False, "grande_moors": "real_five", "declaration_doubling": False},
    ],
    ids=str,
)
def test_records_under_every_switch_replay_without_difference(options: dict[str, Any]) -> None:
    for record in played(Ruleset.of("ottocento", **options), 4, most=4):
        assert record["options"] == options
        assert replay(record) == []


def test_the_fields_of_a_result_are_those_of_the_notation() -> None:
    (record,) = played(SHORT, 5)
    assert sorted(record["result"]) == sorted(
        [
            *("scores", "winner", "match_over", "match_winner", "next_dealer", "match_scores"),
            *("card_points", "last_trick", "sets", "sequences", "declarations", "total", "tricks"),
            *("matto", "gave"),
        ]
    )


def test_where_a_match_stands() -> None:
    one, four, long = (
        {"match_scores": [10, 20]},
        {"match_scores": [1, 2], "deals": 3},
        {"match_scores": [799, 0]},
    )
    assert (GAME.standing(one, SHORT.options).target, GAME.standing(one, SHORT.options).deals) == (None, 1)
    assert (GAME.standing(four, FOUR.options).target, GAME.standing(four, FOUR.options).deals) == (None, 4)
    assert (GAME.standing(long, LONG.options).target, GAME.standing(long, LONG.options).deals) == (800, None)


@pytest.mark.parametrize("deals", [-1, 4, "1", None, True])
def test_a_context_of_four_deals_counts_those_before(deals: object) -> None:
    with pytest.raises(BadPositionError, match=r"context\.deals"):
        GAME.read_context({"match_scores": [0, 0], "deals": deals}, FOUR.options)
