"""Judgement at sight: points go to sure tricks, the partner is not overtaken, what is a blunder."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from cardavia.games.shengji import cards, policy, rules
from cardavia.games.shengji.game import GAME
from cardavia.games.shengji.records import BURYING, PLAYING
from cardavia.kernel import INTERPRETED
from cardavia.kernel.random import seeded
from tests.games.shengji.positions import calling, dealt, play, playing

SEEDS = range(1 if INTERPRETED else 12)


def judged(state: Any) -> str:
    """Returns the action that the rule policy likes best."""
    out = GAME.buffer()
    return GAME.write(out[int(policy.judged(state, out))])


def worth_a_look(state: Any) -> list[str]:
    """Returns the actions that are candidates."""
    out = GAME.buffer()
    return [GAME.write(move) for move in out[: int(policy.candidates(state, out))]]


def wrong(state: Any, name: str) -> list[str]:
    """Returns the candidates that are wrong at sight in one way."""
    out = GAME.buffer()
    n, kind = int(policy.candidates(state, out)), policy.BLUNDERS.index(name)
    return [GAME.write(out[place]) for place in range(n) if policy.errs(kind, state, out, n, place)]


def blunders(state: Any) -> list[str]:
    """Returns the candidates that everybody who thinks avoids."""
    out = GAME.buffer()
    n = int(policy.candidates(state, out))
    return [GAME.write(out[place]) for place in range(n) if policy.is_blunder(state, out, n, place)]


def positions(seed: int, *, judging: bool, **options: Any) -> Iterator[Any]:
    """Yields every decision of a deal played by judgement or at random."""
    states, random, out = (
        dealt(seed, (seed % 13, seed % 11), **options),
        seeded("policy", seed),
        GAME.buffer(),
    )
    while not rules.is_over(states[0]):
        yield states[0]
        place = 0
        if judging:
            place = int(policy.judged(states[0], out))
        else:
            rules.draw(states[0], random, out[0])
        rules.apply(states[0], out[place])


@pytest.mark.parametrize("options", [{}, {"throws": True}, {"follow_tractor": True}], ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_candidates_are_legal_and_different(seed: int, options: dict[str, Any]) -> None:
    out = GAME.buffer()
    for state in positions(seed, judging=seed % 2 == 0, **options):
        n = int(policy.candidates(state, out))
        assert n >= 1
        assert all(rules.is_legal(state, out[place]) for place in range(n))
        assert len({GAME.write(move) for move in out[:n]}) == n


@pytest.mark.parametrize("seed", SEEDS)
def test_every_lead_and_every_answer_of_one_card_is_a_candidate(seed: int) -> None:
    for state in positions(seed, judging=False):
        if int(state.phase) == PLAYING and (not rules.is_led(state) or int(state.width) == 1):
            assert sorted(worth_a_look(state)) == GAME.actions(state)


def test_answers_to_a_tractor_by_someone_who_is_out_of_the_suit_are_few() -> None:
    state = playing("2", "H", {0: "3S 3S 4S 4S 5S 5S JB", 1: "4C 5C 6C 7C 8C 9C TC JC QC KC 3D 4D 5D 6D"})
    play(state, "3S+3S+4S+4S+5S+5S")
    assert rules.count(state) == 3003
    assert len(worth_a_look(state)) <= 8


def test_a_trump_tractor_that_beats_a_side_tractor_is_a_candidate() -> None:
    state = playing("2", "H", {0: "3S 3S 4S 4S JB", 1: "5H 5H 6H 6H 9C TC JC QC"})
    play(state, "3S+3S+4S+4S")
    assert "5H+5H+6H+6H" in worth_a_look(state)


def test_the_dealer_buries_no_ace_and_no_trump_while_there_are_low_cards() -> None:
    trumps, high = "JR JB 2H 2S AH KH QH JH 9H 8H 7H 6H 3H", "AS KS AC AC QC QC AD"
    state = playing("2", "H", {0: f"{trumps} {high} 3S 4S 6S 7S 3C 4C 6C 3D 4D 6D 7D 8D 9D"})
    state.phase = BURYING
    buried = judged(state).removeprefix("bury ").split("+")
    assert len(buried) == 8
    assert not {"AS", "AC", "QC"} & set(buried)
    assert all(card[1] != "H" and card[0] not in "2J" for card in buried)


def test_points_go_to_the_trick_that_the_partner_has_for_certain() -> None:
    state = playing("2", "H", {0: "3C 4D", 1: "4S 5D", 2: "AS 6D", 3: "6S 7D"})
    state.leader = state.turn = 2
    play(state, "AS", "6S")
    state.hands[0] = cards.planes(["TS", "3S", "KC", "4D"])
    assert judged(state) == "TS"


def test_the_last_to_play_does_not_trump_the_partner_but_gives_points() -> None:
    state = playing("2", "H", {0: "4S 4D", 1: "AS 5D", 2: "9S 6D", 3: "3H KC 4C 6C"})
    play(state, "4S", "AS", "9S")
    assert judged(state) == "KC"


def test_points_given_to_a_lost_trick_are_a_blunder() -> None:
    state = playing("2", "H", {0: "AS 4D", 1: "3S 5D", 2: "4S 6D", 3: "TS 6S 7D"})
    play(state, "AS", "3S", "4S")
    assert wrong(state, "fed") == ["TS"]
    assert judged(state) == "6S"


def test_trumping_the_partners_sure_trick_for_nothing_is_a_blunder() -> None:
    state = playing("2", "H", {0: "4S 4D", 1: "AS 5D", 2: "9S 6D", 3: "3H 4C 7D"})
    play(state, "4S", "AS", "9S")
    assert wrong(state, "overtook") == ["3H"]


def test_a_joker_spent_on_an_empty_trick_is_a_blunder() -> None:
    state = playing("2", "H", {0: "4S 4D", 1: "6S 5D", 2: "9S 6D", 3: "JR 4C 7D 8D 9D 3D"})
    play(state, "4S", "6S", "9S")
    assert wrong(state, "wasted") == ["JR"]
    assert judged(state) != "JR"


def test_points_kept_from_the_partners_sure_trick_are_a_blunder_that_is_only_counted() -> None:
    state = playing("2", "H", {0: "4S 4D", 1: "AS 5D", 2: "9S 6D", 3: "TS 6S 7D"})
    play(state, "4S", "AS", "9S")
    assert wrong(state, "withheld") == ["6S"]
    assert judged(state) == "TS"
    assert blunders(state) == []


def test_points_may_be_kept_from_a_trick_that_the_partner_could_still_lose() -> None:
    state = playing("2", "H", {0: "4S 4D", 1: "KS 5D", 2: "TS 6S 7D", 3: "AS AS 7D"})
    play(state, "4S", "KS")
    assert wrong(state, "withheld") == []


@pytest.mark.parametrize(
    ("trumps", "is_wrong"), [("3H 4H 5H", True), ("JR 2H 3H 4H 6H 7H 8H 9H JH QH AH", False)]
)
def test_points_are_buried_with_strong_trumps_only(trumps: str, is_wrong: bool) -> None:
    state = playing("2", "H", {0: f"{trumps} TS TC 3S 4S 6S 7S 3D 4D 6D 7D 8D"})
    state.phase = BURYING
    assert bool(wrong(state, "buried")) == is_wrong
    assert all("TS" in bury or "TC" in bury for bury in wrong(state, "buried"))


def test_who_holds_many_trumps_of_a_suit_calls_it() -> None:
    state = calling("2", {0: "2S 2S AS KS QS JS 9S 8S 7S 3H 4C 5D"})
    assert judged(state) in ("call 2S", "call 2S+2S")


def test_who_holds_few_trumps_passes() -> None:
    state = calling("2", {0: "2S 3S 4H 5H 6H 7C 8C 9C TD JD QD"})
    assert judged(state) == "pass"


@pytest.mark.parametrize("seed", SEEDS)
def test_judgement_reads_nothing_but_what_the_actor_knows(seed: int) -> None:
    known = np.zeros(1, rules.Observation).view(np.recarray)
    for state in positions(seed, judging=True):
        rules.hide(state, int(state.turn), known)
        assert judged(known[0].known) == judged(state)
        assert policy.is_open(known[0].known) == policy.is_open(state)


def test_whoever_leads_with_the_highest_trumps_alone_takes_all() -> None:
    state = playing("2", "H", {0: "JR JR", 1: "4S 5D", 2: "9S 6D", 3: "3H 4C"})
    assert policy.takes_all(state)
    state.hands[0] = cards.planes(["JR", "JB"])
    assert not policy.takes_all(state)


def test_side_aces_do_not_take_all_while_a_trump_is_out() -> None:
    state = playing("2", "H", {0: "AS AS", 1: "4S 5D", 2: "9S 6D", 3: "3H 4C"})
    assert not policy.takes_all(state)


def test_attackers_with_a_pair_do_not_claim_because_the_kitty_counts_by_the_last_play() -> None:
    state = playing("2", "H", {0: "JR JR", 1: "4S 5D", 2: "9S 6D", 3: "3H 4C"})
    state.dealer = 1
    assert not policy.takes_all(state)


def test_what_a_deal_is_worth_rises_with_every_five_points_of_the_attackers() -> None:
    states = dealt(1)
    state, found = states[0], []
    state.phase, state.turn, state.tricks, state.best = 3, -1, 25, state.dealer
    for points in range(0, 201, 5):
        state.captured[1 - int(state.dealer) % 2] = points
        worth = int(policy.utility(state))
        found.append(worth if int(state.dealer) % 2 else -worth)
    assert found == sorted(set(found))
