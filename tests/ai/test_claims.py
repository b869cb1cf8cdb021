"""Claims: offered where what a seat knows proves the rest, and only there."""

from __future__ import annotations

from random import Random

import pytest

from cardavia.ai.claims import can_claim
from cardavia.kernel import INTERPRETED
from tests.ai.positions import last_hands, play_random, plays_left, positions, redealt
from tests.games.scopa.positions import Position, points_of, position

LOOKS = 5 if INTERPRETED else 60


def claims(deal: Position) -> bool:
    """Says whether the seat to act can claim."""
    assert deal.turn is not None
    return can_claim(deal.observation(deal.turn))


def test_a_rest_that_always_ends_alike_can_be_claimed() -> None:
    assert claims(position("KC KD", other="QC QD"))


def test_a_settebello_still_to_be_won_can_not() -> None:
    assert not claims(position("7D 2C", other="7C 3S"))


def test_a_scopa_that_one_line_makes_is_enough_to_refuse() -> None:
    assert not claims(position("KC 2D", other="KH 2S"))


def test_nothing_is_claimed_while_cards_are_hidden() -> None:
    assert not claims(position("KC KD", stock=6))


def test_a_last_decision_is_played_not_claimed() -> None:
    assert not claims(position("KC", other="QC"))


def test_only_the_seat_to_act_claims() -> None:
    deal = position("KC KD", other="QC QD")
    assert not can_claim(deal.observation(0))


def test_four_players_never_know_every_card() -> None:
    for deal in positions(LOOKS, seed=41):
        if deal.options.seats == 4:
            assert not claims(deal)


def test_whatever_is_played_after_a_claim_the_sheet_is_the_same() -> None:
    random = Random(42)
    claimable = [deal for deal in last_hands(8 * LOOKS, seed=42) if claims(deal)]
    assert claimable
    for deal in claimable:
        sheets = []
        for _ in range(12):
            after = deal.copy()
            while after.turn is not None:
                play_random(after, random)
            sheets.append(points_of(after.state))
        assert all(sheet == sheets[0] for sheet in sheets)


def test_a_claim_is_refused_where_two_ends_differ() -> None:
    random = Random(43)
    for deal in last_hands(4 * LOOKS, seed=43):
        ends = set()
        for _ in range(12):
            after = deal.copy()
            while after.turn is not None:
                play_random(after, random)
            ends.add(str(points_of(after.state)))
        if len(ends) > 1:
            assert not claims(deal)


def test_an_offer_is_the_same_whatever_is_hidden() -> None:
    random = Random(44)
    for deal in [*positions(LOOKS, seed=44), *last_hands(LOOKS, seed=44)]:
        assert deal.turn is not None
        offered = claims(deal)
        assert all(claims(other) == offered for other in redealt(deal, deal.turn, random, 3))


@pytest.mark.parametrize("left", [3, 4, 5, 6])
def test_claims_are_found_as_early_as_the_whole_last_hand(left: int) -> None:
    found = last_hands(12 * LOOKS, seed=45)
    assert any(claims(deal) for deal in found if plays_left(deal) == left) or INTERPRETED
