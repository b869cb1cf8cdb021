"""Partial choices: what may join the cards that are picked so far."""

from __future__ import annotations

import pytest

from cardavia.games.refusals import IllegalActionError
from tests.games.ottocento.deals import dealt, play
from tests.games.ottocento.test_declarations import KINGS, NOTHING
from tests.games.ottocento.test_refusals import owing

DEALER = "KS 6S KB KC KD ANG MON T16 T15 TC 9C 8C QD ND BEG MAT 7D"


def test_before_a_card_of_the_discard_is_picked_all_but_five_cards_are_open() -> None:
    choice = dealt({3: DEALER}, dealer=3).choice([], [])
    assert choice.hand == ["6S", "8C", "9C", "TC", "QD", "ND", "7D", "T16", "T15"]
    assert (choice.action, choice.reached, choice.table) == (None, 36, [])


def test_a_first_card_of_the_discard_leaves_the_others() -> None:
    choice = dealt({3: DEALER}, dealer=3).choice(["TC"], [])
    assert choice.hand == ["6S", "8C", "9C", "QD", "ND", "7D", "T16", "T15"]
    assert (choice.action, choice.reached) == (None, 8)


def test_two_cards_are_a_discard_in_any_order() -> None:
    choice = dealt({3: DEALER}, dealer=3).choice(["TC", "6S"], [])
    assert (choice.hand, choice.action, choice.reached) == ([], "discard 6S+TC", 1)
    assert [offer.action for offer in choice.offers] == ["discard 6S+TC"]


@pytest.mark.parametrize(
    ("picked", "code"),
    [
        (["KS"], "never_discarded"),
        (["6S", "MAT"], "never_discarded"),
        (["6S", "TC", "9C"], "two_cards"),
        (["QS"], "not_in_hand"),
        (["6S", "6S"], "bad_notation"),
        (["XX"], "bad_notation"),
    ],
)
def test_a_choice_that_leads_to_no_discard_says_why(picked: list[str], code: str) -> None:
    with pytest.raises(IllegalActionError) as caught:
        dealt({3: DEALER}, dealer=3).choice(picked, [])
    assert caught.value.refusal.code == code


def test_nothing_is_picked_while_a_declaration_is_to_be_decided() -> None:
    deal = play(dealt({0: KINGS, 3: "TC TD"}, dealer=3), "discard TC+TD")
    choice = deal.choice([], [])
    assert (choice.hand, choice.action, choice.reached) == ([], None, 2)
    assert [offer.action for offer in choice.offers] == ["declare", "skip"]
    with pytest.raises(IllegalActionError) as caught:
        deal.choice(["7S"], [])
    assert caught.value.refusal.code == "declare_first"


def test_a_card_to_the_trick_is_whole_by_itself() -> None:
    deal = play(dealt({0: KINGS, 1: NOTHING, 3: "TC TD"}, dealer=3), "discard TC+TD", "skip", "7S")
    assert deal.choice([], []).hand == ["QS", "JS", "TS", "AS"]
    choice = deal.choice(["JS"], [])
    assert (choice.hand, choice.action, choice.reached) == ([], "JS", 1)
    with pytest.raises(IllegalActionError) as caught:
        deal.choice(["QB"], [])
    assert caught.value.refusal.code == "must_follow"


def test_nothing_is_taken_from_the_table() -> None:
    deal = play(dealt({0: KINGS, 1: NOTHING, 3: "TC TD"}, dealer=3), "discard TC+TD", "skip", "7S")
    with pytest.raises(IllegalActionError):
        deal.choice(["JS"], ["7S"])


def test_a_card_is_picked_for_the_payment_as_for_a_trick() -> None:
    deal = owing()
    card = deal.choice([], []).hand[0]
    assert deal.choice([card], []).action == f"pay {card}"


def test_when_the_deal_is_over_nothing_can_be_picked() -> None:
    deal = dealt({3: DEALER}, dealer=3)
    while legal := deal.legal_actions():
        deal.play(legal[0])
    assert deal.choice([], []).reached == 0
