"""Sections 4, 6 and 11: who gets which cards, what the dealer puts aside, how a deal goes on to its end."""

from __future__ import annotations

from random import Random

import pytest

from cardavia.games.ottocento.cards import FIVE_CARDS, PACK
from cardavia.games.ottocento.game import GAME
from cardavia.kernel import INTERPRETED
from cardavia.play.ruleset import Ruleset
from tests.games.ottocento.deals import dealt, hand, play, play_on, play_past_declarations, shuffled, state_of

SEEDS = range(2 if INTERPRETED else 20)


def test_the_pack_has_62_cards_of_which_eight_count_five() -> None:
    assert len(PACK) == len(set(PACK.ids)) == 62
    assert len(FIVE_CARDS) == 8


@pytest.mark.parametrize("dealer", range(4))
def test_the_dealer_has_17_cards_and_the_others_have_15(dealer: int) -> None:
    deal = Ruleset.of("ottocento").deal(deck=PACK.ids, dealer=dealer)
    assert [len(hand(deal, seat)) for seat in range(4)] == [17 if seat == dealer else 15 for seat in range(4)]
    assert deal.turn == dealer


def test_packets_of_five_go_round_three_times_and_the_last_two_cards_to_the_dealer() -> None:
    deal = Ruleset.of("ottocento").deal(deck=PACK.ids, dealer=1)
    first, second, third = PACK.ids[:5], PACK.ids[20:25], PACK.ids[40:45]
    assert hand(deal, 2) == [*first, *second, *third]
    assert hand(deal, 1) == [*PACK.ids[15:20], *PACK.ids[35:40], *PACK.ids[55:60], "BEG", "MAT"]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_dealer_may_discard_any_two_cards_that_do_not_count_five(seed: int) -> None:
    deal = shuffled(seed, dealer=seed % 4)
    free = [card for card in hand(deal, seed % 4) if card not in FIVE_CARDS]
    pairs = {f"discard {one}+{other}" for at, one in enumerate(free) for other in free[at + 1 :]}
    assert set(deal.legal_actions()) == pairs
    assert 36 <= deal.count() == len(pairs) <= 136


def test_the_two_cards_of_a_discard_may_be_named_in_any_order() -> None:
    deal = dealt({3: "TS 9C"}, dealer=3)
    assert deal.play("discard 9C+TS") == "discard TS+9C"


def test_after_the_discard_the_seat_at_the_right_of_the_dealer_leads() -> None:
    deal = play(dealt({2: "TS 9C"}, dealer=2), "discard TS+9C")
    assert deal.turn == 3
    assert len(hand(deal, 2)) == 15


@pytest.mark.parametrize("seed", SEEDS)
def test_a_deal_has_61_to_65_decisions_and_leaves_no_card(seed: int) -> None:
    deal = play_on(shuffled(seed, dealer=seed % 4), Random(seed))
    assert 61 <= len(deal.actions) <= 65
    assert all(hand(deal, seat) == [] for seat in range(4))
    assert sum(deal.result()["tricks"]) == 15


@pytest.mark.parametrize("seed", SEEDS)
def test_hands_discard_table_and_piles_are_always_the_whole_pack(seed: int) -> None:
    deal, random = shuffled(seed), Random(seed)
    while not deal.is_over:
        state = state_of(deal)
        places = [*state.hands, state.discard, state.table, *state.piles]
        assert sum(int(place).bit_count() for place in places) == 62
        assert sum(int(place) for place in places) == 2**62 - 1
        deal.play(random.choice(deal.legal_actions()))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_winner_of_a_trick_leads_the_next(seed: int) -> None:
    deal = play_on(shuffled(seed, dealer=3), Random(seed), until=30)
    state = state_of(deal)
    actors = [seat for seat, action in zip(deal.actors(), deal.actions, strict=True) if action in PACK]
    for number, seat in enumerate(actors):
        assert seat == (int(state.leaders[number // 4]) + number) % 4


def test_equal_moors_leave_the_trick_to_the_last_of_them() -> None:
    deal = dealt({0: "M1", 1: "M3", 2: "M4", 3: "M2 TS 9C"}, dealer=3)
    play(deal, "discard TS+9C")
    play_past_declarations(deal, "M1", "M3", "M4", "M2")
    assert deal.turn == 3


def test_a_seat_that_ruffs_has_shown_to_have_nothing_of_the_suit_led() -> None:
    deal = dealt(
        {0: "KS 6S", 1: "T16 " + " ".join(f"{rank}C" for rank in "KQNJA6789T"), 3: "TB 9B"}, dealer=3
    )
    play(deal, "discard TB+9B")
    play_past_declarations(deal, "6S", "T16")
    assert int(state_of(deal).lacks[1]) == 1023


def test_a_fresh_state_has_nothing_to_decide() -> None:
    state = GAME.blank(GAME.options())[0]
    assert GAME.actions(state) == []
