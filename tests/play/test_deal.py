"""A deal for programs: legal actions, play, undo, observation, score, record."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia import Scopa
from cardavia.games.refusals import IllegalActionError
from cardavia.play.deal import Deal, DealNotOverError


def played_out(deal: Deal, choices: list[int]) -> Deal:
    while legal := deal.legal_actions():
        deal.play(legal[choices[len(deal.actions) % len(choices)] % len(legal)])
    return deal


def test_a_deal_begins_with_the_seat_beside_the_dealer() -> None:
    deal = Scopa().deal(seed=7, dealer=0)
    assert (deal.turn, deal.dealer, deal.is_over, deal.actions) == (1, 0, False, [])
    assert deal.legal_actions() == ["3S", "4Hx4D", "4Hx4S", "7C"]


def test_actions_are_returned_in_canonical_form() -> None:
    deal = played_out(Scopa().deal(seed=7), [0])
    again = Scopa().deal(seed=7)
    for action in deal.actions:
        card, sign, taken = action.partition("x")
        assert again.play(card + sign + "+".join(reversed(taken.split("+")))) == action


def test_a_listed_action_and_a_read_one_do_the_same() -> None:
    listed, unlisted = Scopa().deal(seed=7), Scopa().deal(seed=7)
    while legal := listed.legal_actions():
        assert listed.play(legal[-1]) == unlisted.play(legal[-1])
    assert listed.record() == unlisted.record()


def test_the_list_is_the_callers_own() -> None:
    deal = Scopa().deal(seed=7)
    legal = deal.legal_actions()
    legal.clear()
    assert deal.legal_actions() != []
    assert deal.count() == len(deal.legal_actions())


def test_a_refused_action_changes_nothing() -> None:
    deal = Scopa().deal(seed=7)
    before = (deal.legal_actions(), deal.observation(0), deal.observation(1))
    with pytest.raises(IllegalActionError) as raised:
        deal.play("KC")
    assert raised.value.refusal.code == "not_in_hand"
    assert (deal.legal_actions(), deal.observation(0), deal.observation(1)) == before


@pytest.mark.parametrize("is_listed", [True, False])
def test_another_seat_may_not_play(is_listed: bool) -> None:
    deal = Scopa().deal(seed=7)
    if is_listed:
        deal.legal_actions()
    with pytest.raises(IllegalActionError) as raised:
        deal.play("7C", seat=0)
    assert raised.value.refusal.code == "not_your_turn"
    assert deal.play("7C", seat=1) == "7C"


def test_checking_an_action_does_not_play_it() -> None:
    deal = Scopa().deal(seed=7)
    assert deal.check("7C", seat=1) == "7C"
    assert deal.actions == []


@given(st.lists(st.integers(0, 99), min_size=1, max_size=8), st.integers(1, 36))
def test_undo_restores_what_was_before(choices: list[int], back: int) -> None:
    deal = played_out(Scopa().deal(seed=7), choices)
    record = deal.record()
    undone = [deal.undo() for _ in range(back)]
    assert len(deal.actions) == 36 - back
    for action in reversed(undone):
        deal.play(action)
    assert deal.record() == record


def test_undo_before_the_first_action_says_so() -> None:
    with pytest.raises(IndexError, match="nothing to undo"):
        Scopa().deal(seed=7).undo()


def test_a_deal_in_play_has_no_result() -> None:
    with pytest.raises(DealNotOverError, match="seat 1 is to act"):
        Scopa().deal(seed=7).score()


def test_a_finished_deal_has_a_score_and_no_actions() -> None:
    deal = played_out(Scopa().deal(seed=7), [0])
    assert (deal.turn, deal.legal_actions(), deal.count()) == (None, [], 0)
    assert list(deal.score()) == deal.result()["scores"]
    with pytest.raises(IllegalActionError) as raised:
        deal.play("7C")
    assert raised.value.refusal.code == "deal_over"


@pytest.mark.parametrize("is_listed", [True, False])
def test_steps_tell_what_was_legal_whether_it_was_asked_or_not(is_listed: bool) -> None:
    deal = Scopa().deal(seed=7)
    if is_listed:
        deal.legal_actions()
    deal.play("3S")
    (step,) = deal.steps()
    assert (step.seat, step.legal, step.count, step.action) == (1, ["3S", "4Hx4D", "4Hx4S", "7C"], 4, "3S")


def test_there_is_no_observation_of_a_missing_seat() -> None:
    with pytest.raises(ValueError, match="there is no seat 2"):
        Scopa().deal(seed=7).observation(2)


def test_the_short_description_names_game_and_turn() -> None:
    assert repr(Scopa().deal(seed=7)) == "<scopa deal, 0 actions, seat 1 to act>"
