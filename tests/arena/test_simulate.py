"""Simulated deals: the same from the same seed, one after the other as in matches."""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice, pairwise
from pathlib import Path

import pytest

from cardavia import Scopa
from cardavia.ai.players import player
from cardavia.arena.simulate import ChancePolicy, PlayerPolicy, deals, records
from cardavia.games.registry import game, games
from cardavia.play.record import line, replay
from cardavia.play.ruleset import Ruleset

GOLDEN = Path(__file__).parents[1] / "play" / "golden"
"""Two random deals of seed 7 of every game."""


@pytest.mark.parametrize("slug", list(games()))
def test_the_golden_records_are_simulated_again_byte_for_byte(slug: str) -> None:
    written = "".join(line(record) for record in records(Ruleset.of(slug), 7, ChancePolicy(), 2))
    assert written == (GOLDEN / f"{slug}.jsonl").read_text()


@pytest.mark.parametrize("slug", list(games()))
def test_the_golden_records_replay_without_difference(slug: str) -> None:
    lines = (GOLDEN / f"{slug}.jsonl").read_text().splitlines()
    assert [replay(json.loads(text)) for text in lines] == [[], []]


def test_a_simulated_deal_replays_without_difference() -> None:
    assert [replay(record) for record in records(Scopa(), 3, ChancePolicy(), 8)] == [[]] * 8


def test_another_seed_gives_other_deals() -> None:
    (first,) = records(Scopa(), 1, ChancePolicy(), 1)
    (other,) = records(Scopa(), 2, ChancePolicy(), 1)
    assert first["deck"] != other["deck"]


def test_records_name_seed_number_and_policy() -> None:
    found = [(r["seed"], r["number"], r["policy"]) for r in records(Scopa(), 1, ChancePolicy(), 2)]
    assert found == [(1, 0, "random"), (1, 1, "random")]


def test_short_records_hold_the_same_deals() -> None:
    (long,) = records(Scopa(), 5, ChancePolicy(), 1)
    (short,) = records(Scopa(), 5, ChancePolicy(), 1, steps=False)
    assert short["actions"] == [step["action"] for step in long["steps"]]
    assert short["result"] == long["result"]


def test_deals_follow_each_other_as_in_matches() -> None:
    played = [json.loads(line(record)) for record in records(Scopa(), 11, ChancePolicy(), 30)]
    assert any(record["result"]["match_over"] for record in played)
    for before, after in pairwise(played):
        if before["result"]["match_over"]:
            assert after["context"] == {"match_scores": [0, 0]}
        else:
            assert after["dealer"] == before["result"]["next_dealer"]
            assert after["context"] == {"match_scores": before["result"]["match_scores"]}


def test_new_matches_begin_with_either_dealer() -> None:
    dealers = {deal.dealer for deal in islice(deals(Scopa(target=None), 1, ChancePolicy()), 20)}
    assert dealers == {0, 1}


def test_random_play_picks_evenly() -> None:
    places: Counter[int] = Counter()
    for record in records(Scopa(), 13, ChancePolicy(), 40):
        places.update(s["legal"].index(s["action"]) for s in record["steps"] if len(s["legal"]) == 2)
    assert abs(places[0] - places[1]) < 5 * sum(places.values()) ** 0.5


def test_options_stand_in_the_record() -> None:
    (record,) = records(Scopa(napola=True, target=21), 1, ChancePolicy(), 1)
    assert record["options"] == {"target": 21, "napola": True}
    assert "napola" in record["result"]["awards"]


def test_players_decide_the_same_from_the_same_seed() -> None:
    policy = PlayerPolicy(player(game("scopa"), "casual"))
    first = list(records(Scopa(), 1, policy, 2))
    assert first == list(records(Scopa(), 1, policy, 2))
    assert [record["policy"] for record in first] == ["casual", "casual"]
    assert [replay(record) for record in first] == [[], []]


def test_players_get_the_same_cards_as_random_play() -> None:
    (random,) = records(Scopa(), 1, ChancePolicy(), 1)
    (played,) = records(Scopa(), 1, PlayerPolicy(player(game("scopa"), "casual")), 1)
    assert random["deck"] == played["deck"]
