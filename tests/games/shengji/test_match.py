"""Rules, sections 3, 4 and 12 to 14: contexts, results, whole matches."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cardavia.games.refusals import BadPositionError
from cardavia.games.shengji import rules
from cardavia.games.shengji.game import GAME
from cardavia.games.shengji.options import ShengjiOptions
from cardavia.games.shengji.records import DONE
from cardavia.kernel.random import RandomState, seeded
from cardavia.play.match import Match
from cardavia.play.ruleset import Ruleset
from cardavia.play.shuffle import numbered_seed

MOST_DEALS = 200
"""More deals than any match of evenly drawn moves has been seen to take."""

OPTIONS: list[dict[str, Any]] = [
    {},
    {"pass_ace": "defend", "stops": "5TK"},
    {"no_call": "redeal", "first_dealer": "standing"},
    {"throws": True, "throw_penalty": 10, "kitty_factor": "power"},
    {"follow_tractor": True, "reinforce": "own_turn", "no_call": "no_trump"},
]


def finished(match: Match, number: int, random: RandomState) -> Any:
    """Returns the next deal of a match, played with moves drawn evenly."""
    deal = match.deal(numbered_seed("match", number))
    while not deal.is_over:
        deal.play(deal.action_at(int(random[0]) % deal.count()))
        random[0] = seeded(int(random[0]))[0]
    return deal


@pytest.mark.compiled
@pytest.mark.parametrize("options", OPTIONS)
def test_a_match_ends_with_one_side_past_the_ace(options: dict[str, Any]) -> None:
    match, random = Match.new(Ruleset.of("shengji", **options), 0), seeded("match")
    result: dict[str, Any] = {}
    for number in range(MOST_DEALS):
        before = dict(match.context)
        deal = finished(match, number, random)
        result = deal.result()
        match = match.after(deal)
        raised = [after != level for level, after in zip(before["levels"], result["levels"], strict=True)]
        assert sum(raised) <= 1
        assert min(result["scores"]) == 0
        if match.is_over:
            break
    assert match.is_over
    assert result["levels"][result["match_winner"]] == "PAST"
    assert result["next_dealer"] is None


def test_the_first_deal_is_played_at_level_2() -> None:
    assert GAME.first_context(ShengjiOptions()) == {"levels": ["2", "2"], "first_deal": True}


@pytest.mark.parametrize(
    ("context", "fault"),
    [
        ({}, "context.levels"),
        ({"levels": ["2"], "first_deal": False}, "context.levels"),
        ({"levels": ["2", "PAST"], "first_deal": False}, "context.levels"),
        ({"levels": ["2", "23"], "first_deal": False}, "context.levels"),
        ({"levels": ["2", ""], "first_deal": False}, "context.levels"),
        ({"levels": ["2", 2], "first_deal": False}, "context.levels"),
        ({"levels": ["2", "5"], "first_deal": 1}, "context.first_deal"),
        ({"levels": ["2", "5"], "first_deal": True}, "context.levels"),
    ],
)
def test_a_context_that_no_match_has_is_refused(context: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadPositionError, match=fault):
        GAME.read_context(context, ShengjiOptions())


def test_the_level_of_a_deal_is_that_of_the_starting_dealers_side() -> None:
    context = {"levels": ["5", "T"], "first_deal": False}
    states = GAME.blank(ShengjiOptions(), context)
    deck = list(GAME.pack.ids)
    for dealer, level in ((0, 3), (1, 8), (2, 3), (3, 8)):
        GAME.start(states, deck, dealer)
        assert int(states[0].level) == level


def test_a_deal_thrown_in_leaves_everything_as_it_was() -> None:
    ruleset = Ruleset.of("shengji", no_call="redeal")
    match = Match.new(ruleset, 2)
    deal = match.deal(numbered_seed("void"))
    for _ in range(4):
        deal.play("pass")
    result = deal.result()
    assert (result["winner"], result["gain"], result["trump"], result["dealer"]) == (None, 0, None, None)
    assert (result["scores"], result["levels"], result["next_dealer"]) == ([0, 0], ["2", "2"], 2)
    assert match.after(deal).context == {"levels": ["2", "2"], "first_deal": True}


def test_the_deck_of_a_first_deal_is_repeated_from_its_seed() -> None:
    ruleset = Ruleset.of("shengji")
    assert ruleset.deal(seed=7).deck == ruleset.deal(seed=7).deck
    assert sorted(ruleset.deal(seed=7).deck) == sorted(GAME.pack.ids)


def test_a_deck_with_a_third_copy_is_refused() -> None:
    deck = list(GAME.pack.ids)
    deck[0] = "KS"
    with pytest.raises(BadPositionError, match="2S is missing"):
        Ruleset.of("shengji").deal(deck=deck)


def test_the_largest_bonus_is_that_of_a_twelve_pair_tractor() -> None:
    states = GAME.blank(ShengjiOptions())
    state = states[0]
    rules.start(state, np.array(list(range(54)) * 2, np.uint8), 0)
    state.phase, state.turn, state.tricks, state.best = DONE, -1, 2, 1
    state.captured[:] = (0, 120)
    state.width, state.pairs, state.led_shape = 24, 12, 12
    tens = np.uint64(sum(1 << (13 * suit + place) for suit in range(4) for place in (8, 11)))
    state.buried[:] = (tens, 0)
    assert int(rules.attack_points(state)) == 3960
