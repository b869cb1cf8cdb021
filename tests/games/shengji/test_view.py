"""Rules, section 15: what a seat is shown and told of a deal."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from cardavia.games.shengji import cards, planes, rules, telling
from cardavia.games.shengji.game import GAME
from cardavia.games.shengji.options import ShengjiOptions
from cardavia.games.shengji.records import PLAYING, SEATS
from cardavia.games.views import Called, Discarded, Exposed, Laid, Won
from cardavia.kernel import INTERPRETED
from cardavia.kernel.random import seeded
from tests.games.shengji.positions import calling, dealt, play, playing

SEEDS = range(1 if INTERPRETED else 8)


def shown(states: np.recarray[Any, Any], seat: int) -> Any:
    """Returns the view of a seat."""
    return GAME.view(observation(states, seat))


def observation(states: np.recarray[Any, Any], seat: int) -> Any:
    """Returns what a seat knows under the default options."""
    options = ShengjiOptions()
    return GAME.observe(states, seat, options, GAME.first_context(options))


def as_array(state: Any) -> np.recarray[Any, Any]:
    """Returns a State as an array of one."""
    return np.array([state], rules.State).view(np.recarray)


@pytest.mark.parametrize("options", [{}, {"throws": True}], ids=["base", "throws"])
@pytest.mark.parametrize("seed", SEEDS)
def test_who_is_ahead_is_told_as_the_rules_keep_it(seed: int, options: dict[str, Any]) -> None:
    states, random = dealt(seed, **options), seeded("view", seed)
    move = np.zeros(1, rules.Move).view(np.recarray)
    while not rules.is_over(states[0]):
        rules.draw(states[0], random, move[0])
        rules.apply(states[0], move[0])
        state = states[0]
        told = telling.tricks(state)
        if told:
            assert telling.leading(told[-1]) == int(state.best)
            assert [trick[0].seat for trick in told[1:]] == [int(w) for w in state.winners[: len(told) - 1]]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_events_tell_every_play_and_trick_and_no_bury_to_the_others(seed: int) -> None:
    states, random = dealt(seed), seeded("events", seed)
    move = np.zeros(1, rules.Move).view(np.recarray)
    while not rules.is_over(states[0]):
        rules.draw(states[0], random, move[0])
        rules.apply(states[0], move[0])
    state = states[0]
    for seat in range(SEATS):
        told = GAME.events(observation(states, seat))
        laid = [event for event in told if isinstance(event, Laid)]
        assert Counter(card for event in laid for card in event.cards) + Counter(
            cards.listed(*state.buried)
        ) == Counter(cards.PACK.ids)
        assert sum(isinstance(event, Won) for event in told) == int(state.tricks)
        (bury,) = (event for event in told if isinstance(event, Discarded))
        assert bool(bury.cards) is (seat == int(state.dealer))


def test_forced_and_chosen_passes_are_told_alike() -> None:
    told = []
    for hand in ("2S 2S JB JB", "3S 3S 4H 4H"):
        state = calling("2", {0: hand, 1: "3C"})
        play(state, "pass")
        told.append(GAME.events(observation(as_array(state), 1)))
    assert told[0] == told[1]
    assert [event for event in told[0] if isinstance(event, Called)] == [Called(seat=0, cards=[])]


def test_four_passes_turn_the_kitty_up_for_everybody() -> None:
    state = calling("2", dict.fromkeys(range(SEATS), ""))
    kitty = ["JR", "JB", "4C", "AS", "3S", "4S", "5S", "6S"]
    state.kitty[:] = [cards.PLACES[card] for card in kitty]
    play(state, "pass", "pass", "pass", "pass")
    for seat in range(SEATS):
        view = shown(as_array(state), seat)
        assert (view.exposed, view.trump) == (kitty, "C")
        assert Exposed(seat=0, cards=kitty, trump="C") in GAME.events(observation(as_array(state), seat))


def test_the_kitty_that_was_picked_up_is_known_to_the_dealer_alone() -> None:
    state = calling("2", {0: "2S"})
    kitty = ["JR", "JB", "4C", "AS", "3S", "4S", "5S", "6S"]
    state.kitty[:] = [cards.PLACES[card] for card in kitty]
    play(state, "call 2S", "pass", "pass", "pass")
    views = [shown(as_array(state), seat) for seat in range(SEATS)]
    assert [view.picked for view in views] == [kitty, [], [], []]
    assert [view.exposed for view in views] == [[], [], [], []]


def test_the_view_names_the_cards_that_must_be_played() -> None:
    state = playing("2", "H", {0: "9S 9S TS TS 3D", 1: "AS KS 8S 8S 4S"})
    play(state, "9S+9S+TS+TS")
    views = [shown(as_array(state), seat) for seat in range(SEATS)]
    assert int(state.phase) == PLAYING
    assert [view.forced for view in views] == [[], ["8S", "8S"], [], []]


def test_a_failed_throw_is_remarked() -> None:
    hands = {0: "KS KS QS 3H", 1: "AS 4S 4S 3C", 2: "JS JS TS 4C", 3: "9S 9S 8S 5C"}
    state = playing("2", "D", hands, throws=True)
    play(state, "KS+KS+QS")
    (trick,) = telling.tricks(state)
    assert (trick[0].cards, telling.note(state, trick[0], trick)) == (["QS"], telling.FAILED)
    assert trick[0].thrown == tuple(map(int, cards.planes(["KS", "KS", "QS"])))


def test_cards_that_cannot_answer_the_lead_are_locked_by_their_reason() -> None:
    state = playing("2", "H", {0: "9S 9S 3D", 1: "AS 8S 8S 4S 3D 3D"})
    play(state, "9S+9S")
    locks = shown(as_array(state), 1).locks
    assert {lock.code: lock.cards for lock in locks} == {
        "pairs_first": ["4S", "AS"],
        "must_follow": ["3D", "3D"],
    }
    assert [shown(as_array(state), seat).locks for seat in (0, 2, 3)] == [[], [], []]


def test_nothing_is_locked_where_a_suit_is_short() -> None:
    state = playing("2", "H", {0: "9S 9S 3D", 1: "AS 4C 3D 3D"})
    play(state, "9S+9S")
    assert shown(as_array(state), 1).locks == []


def test_single_cards_are_worth_what_the_rules_count() -> None:
    worth = shown(as_array(dealt(0)[0]), 0).worth
    for face in cards.FACES:
        assert worth.get(face, 0) == int(planes.points(*cards.planes([face])))


def test_trumps_are_shown_from_the_red_joker_down() -> None:
    order = shown(as_array(playing("6", "H", {0: "9S 9S 3D"})), 0).order
    assert [suit.suit for suit in order] == ["T", "S", "H", "C", "D"]
    assert order[0].rungs[:5] == [["JR"], ["JB"], ["6H"], ["6S", "6C", "6D"], ["AH"]]
    assert order[1].rungs[7:9] == [["7S"], ["5S"]]
    assert order[2].rungs == []


def test_the_ladder_of_calls_says_why_a_rung_is_closed() -> None:
    state = calling("2", {0: "2S 2H 2H JB 3C", 1: "2D 2C"})
    rungs = shown(as_array(state), 0).call_rungs
    assert [rung.cards for rung in rungs] == [[["2S"], ["2H"]], [["2H", "2H"]], [], []]
    assert [rung.reason for rung in rungs] == [None, None, "one", "none"]


def test_cards_that_have_to_be_played_are_named_with_the_reason() -> None:
    state = playing("2", "H", {0: "9S 9S TS TS", 1: "8S 8S AS 4S 3D", 2: "3S 4C 5C 6C"})
    play(state, "9S+9S+TS+TS")
    view = shown(as_array(state), 1)
    assert (view.led, view.wanted, view.wanted_pairs) == ("S", 4, 2)
    assert view.forced_lock is not None
    assert view.forced_lock.code == "all_of_suit"


def test_a_pass_that_is_forced_looks_to_the_others_like_a_chosen_one() -> None:
    told = []
    for hand in ("2S 2H 3C 4C", "5S 6H 3C 4C"):
        state = calling("2", {0: "3S 3H 5C 7C", 1: hand, 2: "8C 8C 9C TC", 3: "JC QC KC AC"})
        play(state, "pass", "pass")
        seats = (0, 2, 3)
        states = as_array(state)
        told.append(
            [
                (shown(states, seat).model_dump_json(), GAME.events(observation(states, seat)))
                for seat in seats
            ]
        )
    assert told[0] == told[1]


def test_a_deal_at_a_written_position_is_settled_from_the_levels_of_the_position() -> None:
    position = {
        "dealer": 1,
        "turn": 0,
        "levels": ["6", "4"],
        "level": "4",
        "trump": "H",
        "hands": {0: ["AH"], 1: ["KS"], 2: ["8C"], 3: ["QC"]},
        "buried": ["3C", "3C", "4C", "5C", "6C", "6C", "3D", "KD"],
        "captured": [95, 80],
        "tricks": 24,
        "leader": 0,
        "plays": [],
    }
    options = ShengjiOptions()
    states = GAME.load(position, options)
    for card in ("AH", "KS", "8C", "QC"):
        play(states[0], card)
    settled = shown(states, 0).settled
    assert settled.attack_points == 95 + 10 + 2 * 15
    assert settled.levels == ["7", "4"]
