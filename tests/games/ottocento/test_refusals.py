"""Every refused action says why, points to the rule and changes nothing."""

from __future__ import annotations

from random import Random

import pytest

from cardavia.games.ottocento import cards
from cardavia.games.ottocento.refusal import PARAGRAPHS
from cardavia.games.refusals import IllegalActionError
from cardavia.play.deal import Deal
from tests.games.ottocento.deals import dealt, play, refused, shuffled
from tests.games.ottocento.test_declarations import KINGS, NOTHING


@pytest.fixture
def discarding() -> Deal:
    """A deal in which seat 3 has to discard."""
    return dealt({0: KINGS, 1: NOTHING, 3: "TC TD KD T15"}, dealer=3)


@pytest.fixture
def declaring(discarding: Deal) -> Deal:
    """A deal in which seat 0 has to declare or skip."""
    return play(discarding, "discard TC+TD")


@pytest.fixture
def following(declaring: Deal) -> Deal:
    """A deal in which seat 1 has to follow the 7 of Spade; nothing to declare."""
    return play(declaring, "skip", "7S")


@pytest.mark.parametrize(
    "action",
    [
        "",
        " ",
        "7s",
        "2S",
        "7S ",
        "7S+8S",
        "x7S",
        "discard",
        "discard TC",
        "discard TC+TD+KD",
        "discard TC TD",
        "discard TC+",
        "Discard TC+TD",
        "declare 7S",
        "skip it",
        "pay",
        "pay TC+TD",
        "pass",
        "7Sx8S",
        "T4",
        "ANGEL",
    ],
)
def test_what_is_no_action_is_refused_as_such(discarding: Deal, action: str) -> None:
    assert refused(discarding, action).code == "bad_notation"


def test_nothing_can_be_done_when_the_deal_is_over() -> None:
    deal = shuffled(1)
    while legal := deal.legal_actions():
        deal.play(legal[0])
    assert refused(deal, "7S").code == "deal_over"


def test_another_seat_is_not_to_act(following: Deal) -> None:
    told = refused(following, "7S", seat=0)
    assert (told.code, told.values) == ("not_your_turn", {"turn": 1})


@pytest.mark.parametrize("action", ["TC", "declare", "skip", "pay TC"])
def test_before_anything_else_the_dealer_discards(discarding: Deal, action: str) -> None:
    assert refused(discarding, action).code == "discard_first"


@pytest.mark.parametrize("action", ["7S", "discard 7S+8S", "pay 7S"])
def test_before_a_card_a_hand_with_combinations_declares_or_skips(declaring: Deal, action: str) -> None:
    assert refused(declaring, action).code == "declare_first"


def test_there_is_one_discard(following: Deal) -> None:
    assert refused(following, "discard QS+JS").code == "discard_done"


@pytest.mark.parametrize("action", ["declare", "skip"])
def test_a_hand_without_combinations_has_nothing_to_declare(following: Deal, action: str) -> None:
    assert refused(following, action).code == "nothing_to_declare"


def test_after_the_first_card_nothing_is_declared(declaring: Deal) -> None:
    deal = play(declaring, "skip")
    assert refused(deal, "declare").code == "declare_closed"


def test_nothing_is_paid_while_cards_are_played(following: Deal) -> None:
    assert refused(following, "pay QS").code == "nothing_to_pay"


def test_a_card_that_is_not_in_hand(following: Deal) -> None:
    told = refused(following, "KD")
    assert (told.code, told.values) == ("not_in_hand", {"card": "KD"})


def test_kings_and_tarocchi_are_never_discarded(discarding: Deal) -> None:
    told = refused(discarding, "discard KD+TC")
    assert (told.code, told.values) == ("never_discarded", {"cards": ["KD"]})


def test_one_card_twice_is_no_discard_of_two(discarding: Deal) -> None:
    told = refused(discarding, "discard TC+TC")
    assert (told.code, told.values) == ("two_cards", {"cards": ["TC"]})


def test_trumps_stay_where_they_are_barred() -> None:
    deal = dealt({0: KINGS, 1: NOTHING, 3: "TC TD KD T15"}, dealer=3, discard_trumps=False)
    told = refused(deal, "discard TC+T15")
    assert (told.code, told.values) == ("trumps_stay", {"cards": ["T15"]})


def test_the_only_plain_card_goes_before_trumps_where_they_are_barred() -> None:
    hand = "KS KB KC KD 6S ANG MON BEG MAT T16 T15 T14 T13 T12 T11 T10 T9"
    deal = dealt({3: hand}, dealer=3, discard_trumps=False)
    told = refused(deal, "discard T10+T9")
    assert (told.code, told.values) == ("other_card_first", {"cards": ["6S"]})
    assert deal.play("discard 6S+T9") == "discard 6S+T9"


def test_the_suit_led_is_followed(following: Deal) -> None:
    told = refused(following, "QB")
    assert told.code == "must_follow"
    assert told.values == {"card": "QB", "suit": "S", "cards": ["QS", "JS", "TS", "AS"]}


def test_who_cannot_follow_plays_a_trump() -> None:
    void = "QB TB 9B NC 9C ND 9D T16 T9 M1 T5 MAT 6C 7C 8C"
    deal = dealt({0: "7S QC NB 8D 7D QD JD KD 6D JB AC TC JC AD T8", 1: void, 3: "TD 6B"}, dealer=3)
    play(deal, "discard 6B+TD", "skip", "7S")
    told = refused(deal, "QB")
    assert told.code == "must_trump"
    assert told.values == {"card": "QB", "suit": "S", "cards": ["T16", "T9", "T5", "M1", "MAT"]}


def test_every_code_leads_to_a_paragraph_of_the_rules_page() -> None:
    assert all(paragraph.startswith("ottocento-") for paragraph in PARAGRAPHS.values())


def test_an_error_names_the_action_and_the_rule(following: Deal) -> None:
    with pytest.raises(IllegalActionError, match=r"'QB' is refused: must_follow \(ottocento-follow\)"):
        following.play("QB")


def owing() -> Deal:
    """Returns a deal, played at random, whose player has to choose the card that is paid for the Matto."""
    for seed in range(50):
        deal, random = shuffled(seed, matto_payment="choose"), Random(seed)
        while not deal.is_over:
            if deal.legal_actions()[0].startswith("pay"):
                return deal
            deal.play(random.choice(deal.legal_actions()))
    raise AssertionError("no deal of fifty owes a card")


def test_before_the_end_the_card_that_is_owed_is_paid() -> None:
    deal = owing()
    assert refused(deal, "KS").code == "pay_first"
    assert refused(deal, "skip").code == "pay_first"


def test_only_the_cheapest_cards_of_the_own_pile_may_be_paid() -> None:
    deal = owing()
    assert deal.turn is not None
    offered = [action.removeprefix("pay ") for action in deal.legal_actions()]
    piles = deal.observation(0).record.known.piles
    theirs = cards.listed(piles[1 - deal.turn % 2])
    assert refused(deal, f"pay {theirs[0]}").code == "not_captured"
    told = refused(deal, "pay MAT")
    assert told.code == "cheapest_only"
    assert set(told.values["cards"]) == set(offered)
