"""Rules, sections 5, 6, 11, 15 and 16: whole deals, what every state keeps, moves drawn evenly."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from cardavia.games.shengji import cards, rules
from cardavia.games.shengji.game import GAME
from cardavia.games.shengji.options import ShengjiOptions
from cardavia.games.shengji.records import BURYING, CALLING, DONE, PLAYING, SEATS
from cardavia.kernel import INTERPRETED
from cardavia.kernel.random import seeded
from tests.games.shengji.positions import calling, dealt, following, play

SEEDS = range(2 if INTERPRETED else 25)
DRAWS = 200 if INTERPRETED else 20_000
OPTIONS: list[dict[str, Any]] = [{}, {"throws": True, "throw_penalty": 10}, {"reinforce": "own_turn"}]


def finish(states: np.recarray[Any, Any], seed: int) -> list[np.recarray[Any, Any]]:
    """Plays a deal with moves drawn evenly; returns every state."""
    random, move = seeded("deal", seed), np.zeros(1, rules.Move).view(np.recarray)
    passed = [states.copy()]
    while not rules.is_over(states[0]):
        assert rules.count(states[0]) > 0
        rules.draw(states[0], random, move[0])
        assert rules.is_legal(states[0], move[0])
        rules.apply(states[0], move[0])
        passed.append(states.copy())
    return passed


def held(state: Any) -> Counter[str]:
    """Returns all cards of a deal, wherever they are."""
    found = Counter(cards.listed(*state.gone)) + Counter(cards.listed(*state.buried))
    for hand in state.hands:
        found += Counter(cards.listed(*hand))
    if int(state.phase) == CALLING or int(state.trump) < 0:
        found += Counter(cards.FACES[int(card)] for card in state.kitty)
    return found


@pytest.mark.parametrize("options", OPTIONS, ids=["base", "throws", "reinforce"])
@pytest.mark.parametrize("seed", SEEDS)
def test_every_state_keeps_all_cards_and_all_points(seed: int, options: dict[str, Any]) -> None:
    for states in finish(dealt(seed, **options), seed):
        state = states[0]
        assert held(state) == Counter(cards.PACK.ids)
        sizes = [len(cards.listed(*hand)) for hand in state.hands]
        if int(state.phase) == PLAYING and not rules.is_led(state):
            assert len(set(sizes)) == 1
        if int(state.phase) in (PLAYING, DONE):
            open_trick = state.plays if rules.is_led(state) and int(state.phase) == PLAYING else []
            points = sum(int(rules.points(*made)) for made in open_trick)
            points += sum(int(rules.points(*hand)) for hand in state.hands)
            points += int(rules.points(*state.buried)) + int(state.captured.sum())
            assert points == 200
            assert int(rules.attack_points(state)) % 5 == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_a_deal_has_13_to_117_actions_and_2_to_25_tricks(seed: int) -> None:
    passed = finish(dealt(seed), seed)
    assert 13 <= len(passed) - 1 <= 117
    assert 2 <= int(passed[-1][0].tricks) <= 25


@pytest.mark.parametrize("seed", SEEDS)
def test_both_copies_of_a_face_are_the_same_card(seed: int) -> None:
    deck = np.random.default_rng(seed).permutation(108).astype(np.uint8)
    one, other = GAME.blank(ShengjiOptions()), GAME.blank(ShengjiOptions())
    rules.start(one[0], deck, 0)
    rules.start(other[0], (deck + 54) % 108, 0)
    assert one.tobytes() == other.tobytes()


@pytest.mark.parametrize("seed", SEEDS)
def test_the_order_of_cards_in_an_action_does_not_matter(seed: int) -> None:
    random = Random(seed)
    states = dealt(seed)
    for passed in finish(states, seed)[:-1]:
        state = passed[0]
        action = GAME.write(GAME.move_at(state, random.randrange(GAME.count(state))))
        verb, _, named = action.rpartition(" ")
        shuffled = named.split("+")
        random.shuffle(shuffled)
        written = f"{verb} {'+'.join(shuffled)}".strip()
        assert GAME.write(GAME.read(state, None, written)[0]) == action


@pytest.mark.parametrize("seed", SEEDS)
def test_a_position_loads_as_it_was_written(seed: int) -> None:
    for passed in finish(dealt(seed, (3, 7)), seed):
        written = GAME.position(passed[0])
        again = GAME.load(written, ShengjiOptions())
        assert GAME.position(again[0]) == written
        assert GAME.count(again[0]) == GAME.count(passed[0])
        assert rules.attack_points(again[0]) == rules.attack_points(passed[0])
        assert rules.margin(again[0]) == rules.margin(passed[0])


def chi_square(state: Any, seed: int) -> tuple[float, int]:
    """Returns the statistic of moves drawn evenly, and its degrees of freedom."""
    random, move = seeded("even", seed), np.zeros(1, rules.Move).view(np.recarray)
    seen: Counter[str] = Counter()
    for _ in range(DRAWS):
        rules.draw(state, random, move[0])
        seen[GAME.write(move[0])] += 1
    count = int(rules.count(state))
    assert len(seen) <= count
    rest = (count - len(seen)) * DRAWS / count
    return sum((n - DRAWS / count) ** 2 / (DRAWS / count) for n in seen.values()) + rest, count - 1


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("lead", "hand"),
    [
        ("9S 9S TS TS", "AS KS QS JS 8S 8S 4S 5S"),
        ("9S 9S TS TS", "AS 8S 4H 4H 5H 6H 9C 9C"),
        ("9S 9S", "4H 4H 5H 6H 9C 9C 2S JB"),
        ("9S", "4H 4H 5H 6H 9C 9C 2S JB"),
    ],
)
def test_answers_are_drawn_evenly(lead: str, hand: str) -> None:
    statistic, freedom = chi_square(following("2", "H", lead, hand), 1)
    assert statistic < freedom + 5 * (2 * freedom) ** 0.5


@pytest.mark.compiled
def test_buries_are_drawn_evenly() -> None:
    state = calling("2", {0: "2S 2S 3S"})
    state.kitty[:] = [cards.PLACES[card] for card in ["3S", "4S", "5S", "6S", "7S", "8S", "9S", "TS"]]
    play(state, "call 2S", "pass", "pass", "pass")
    assert int(state.phase) == BURYING
    statistic, freedom = chi_square(state, 2)
    assert freedom + 1 == rules.count(state) == 100
    assert statistic < freedom + 5 * (2 * freedom) ** 0.5


def test_a_bury_of_33_different_cards_is_counted() -> None:
    state = calling("2", {0: " ".join(["2S", *cards.FACES[13:37]])})
    state.kitty[:] = range(1, 9)
    play(state, "call 2S", "pass", "pass", "pass")
    assert rules.count(state) == 13_884_156
    assert len({GAME.write(GAME.move_at(state, number)) for number in range(0, 13_884_156, 1_000_003)}) == 14


def observed(states: np.recarray[Any, Any], seat: int) -> bytes:
    """Returns what a seat knows, byte for byte."""
    out = np.zeros(1, rules.Observation).view(np.recarray)
    rules.hide(states[0], seat, out)
    return out.tobytes()


def test_a_forced_pass_and_a_chosen_one_look_the_same_to_the_others() -> None:
    chosen, forced = (calling("2", {0: hand, 1: "3C", 2: "4C"}) for hand in ("2S 2S JB JB", "3S 3S 4H 4H"))
    for state in (chosen, forced):
        play(state, "pass")
    for seat in (1, 2, 3):
        assert observed(as_array(chosen), seat) == observed(as_array(forced), seat)


def test_what_is_buried_is_unknown_to_the_others_until_the_end() -> None:
    states = dealt(5)
    for passed in finish(states, 5):
        state = passed[0]
        for seat in range(SEATS):
            out = np.zeros(1, rules.Observation).view(np.recarray)
            rules.hide(state, seat, out)
            knows = seat == int(state.dealer) or int(state.phase) == DONE
            assert (out[0].known.buried.tolist() == state.buried.tolist()) is (
                knows or not int(state.buried[0])
            )


def as_array(state: Any) -> np.recarray[Any, Any]:
    """Returns a State as an array of one."""
    return np.array([state], rules.State).view(np.recarray)


def test_the_choice_of_eight_cards_tells_their_points() -> None:
    state = calling("2", {0: "2S KS 5H TD"})
    state.kitty[:] = [cards.PLACES[card] for card in ["3S", "4S", "5S", "6S", "7S", "8S", "9S", "TS"]]
    play(state, "call 2S", "pass", "pass", "pass")
    found = GAME.choice(state, ["KS", "5H", "TD"], [])
    assert (found.total, found.action, found.forced) == (25, None, [])
    assert found.reached == 126
    full = GAME.choice(state, ["3S", "4S", "5S", "6S", "7S", "8S", "KS", "5H"], [])
    assert full.action == "bury 3S+4S+5S+6S+7S+8S+KS+5H"
    assert full.hand == []


def test_the_choice_of_an_answer_names_the_forced_pair() -> None:
    state = following("2", "H", "9S 9S TS TS", "AS KS 8S 8S 4S")
    found = GAME.choice(state, ["KS"], [])
    assert found.forced == ["8S", "8S"]
    assert found.hand == ["4S", "8S", "AS"]
    assert [offer.action for offer in found.offers] == ["4S+8S+8S+KS", "8S+8S+KS+AS"]
