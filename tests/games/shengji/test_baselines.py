"""The frozen players of Shengji do what their books say (ai.md names them; they never change)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cardavia.arena.contestants import contestant
from cardavia.games.shengji import baselines, cards, rules
from cardavia.games.shengji.game import GAME
from cardavia.games.shengji.records import BURYING
from cardavia.kernel import INTERPRETED
from cardavia.kernel.random import seeded
from tests.games.shengji.positions import calling, dealt, play, playing

DEALS = 2 if INTERPRETED else 40
FIRST = GAME.first_context(GAME.options.read({}))


def choice(name: str, state: Any, seed: int = 1) -> str:
    """Returns the action that a baseline chooses."""
    out = GAME.buffer()
    place = int(baselines.choose(baselines.KINDS[name], state, out, seeded("baseline", seed)))
    return GAME.write(out[place])


@pytest.mark.parametrize("options", [{}, {"throws": True}, {"follow_tractor": True}], ids=str)
@pytest.mark.parametrize("name", baselines.KINDS)
def test_every_baseline_plays_whole_deals_legally(name: str, options: dict[str, Any]) -> None:
    out, random = GAME.buffer(), seeded("whole", name)
    for seed in range(DEALS):
        states = dealt(seed, (seed % 13, seed % 5), **options)
        while not rules.is_over(states[0]):
            place = int(baselines.choose(baselines.KINDS[name], states[0], out, random))
            assert rules.is_legal(states[0], out[place])
            rules.apply(states[0], out[place])


@pytest.mark.parametrize("name", ["textbook", "textbook-memory"])
def test_baselines_read_nothing_but_what_the_actor_knows(name: str) -> None:
    known = np.zeros(1, rules.Observation).view(np.recarray)
    for seed in range(DEALS):
        states = dealt(seed)
        while not rules.is_over(states[0]):
            rules.hide(states[0], int(states[0].turn), known)
            action = choice(name, states[0])
            assert choice(name, known[0].known) == action
            rules.apply(states[0], GAME.read(states[0], None, action)[0])


@pytest.mark.compiled
def test_random_passes_four_times_in_five() -> None:
    state = calling("2", {0: "2S 2H 2C"})
    passed = sum(choice("random", state, seed) == "pass" for seed in range(4000))
    # Of the calls that are drawn one in four is a pass as well.
    assert passed / 4000 == pytest.approx(0.8 + 0.2 / 4, abs=0.03)


def test_textbook_calls_with_eight_trumps_and_passes_with_seven() -> None:
    assert choice("textbook", calling("2", {0: "2S 3S 4S 5S 6S 7S 8S JB 9H"})) == "call 2S"
    assert choice("textbook", calling("2", {0: "2S 3S 4S 5S 6S 7S JB 9H"})) == "pass"


def test_textbook_buries_no_points_no_aces_and_no_pairs() -> None:
    hand = "2S 3S 4S 6S 7S 8S 9S AH AH KH TC 5D QD QD 3H 4H 6H 3C 4C 6C 7C 3D 4D 6D 7D"
    state = playing("2", "S", {0: f"{hand} 8D 9D 8C 9C 7H 8H 9H JH"})
    state.phase = BURYING
    buried = choice("textbook", state).removeprefix("bury ").split("+")
    assert not {"AH", "KH", "TC", "5D", "QD"} & set(buried)
    assert all(card[1] != "S" for card in buried)


def test_textbook_leads_a_pair_of_aces_before_a_single_one() -> None:
    assert choice("textbook", playing("2", "S", {0: "AH AH AC 3C 4D"})) == "AH+AH"


def test_textbook_gives_its_best_points_to_the_partners_ace() -> None:
    state = playing("2", "H", {0: "AS 4D", 1: "4S 5D", 2: "KS 5S 3S 6D", 3: "6S 7D"})
    play(state, "AS", "4S")
    assert choice("textbook", state) == "KS"


def test_textbook_ruffs_for_five_points_and_not_for_none() -> None:
    state = playing("2", "H", {0: "5S 4D", 1: "3H 4H 4C 5D"})
    play(state, "5S")
    assert choice("textbook", state) == "3H"
    state = playing("2", "H", {0: "6S 4D", 1: "3H 4H 4C 6D"})
    play(state, "6S")
    assert choice("textbook", state) in ("4C", "6D")


def test_memory_leads_no_ace_into_a_void_that_was_shown() -> None:
    state = playing("2", "H", {0: "AS 3C 4C 6C", 1: "4C", 2: "4S", 3: "5S"})
    suit = state.suits[0]
    state.may[1][:] &= ~suit
    assert choice("textbook", state) == "AS"
    assert choice("textbook-memory", state) != "AS"


def test_memory_leads_a_king_when_both_aces_are_gone() -> None:
    state = playing("2", "H", {0: "KS 3C 4C 6C"})
    state.gone[:] = cards.planes(["AS", "AS"])
    assert choice("textbook-memory", state) == "KS"
    assert choice("textbook", state) != "KS"


@pytest.mark.parametrize("name", ["textbook", "textbook-memory"])
def test_a_baseline_that_lists_nothing_is_asked_as_a_player_too(name: str) -> None:
    states = dealt(3)
    while not rules.is_over(states[0]):
        observation = GAME.observe(states, int(states[0].turn), GAME.options.read({}), FIRST)
        action = contestant(GAME, name).choose(observation, b"").action
        assert action == choice(name, states[0])
        rules.apply(states[0], GAME.read(states[0], None, action)[0])
