"""A match: who deals, what a deal knows of it, and when it is decided."""

from __future__ import annotations

import pytest

from cardavia import Scopa
from cardavia.play.deal import Deal, DealNotOverError
from cardavia.play.match import Match, MatchOverError
from cardavia.play.shuffle import numbered_seed


def finished(deal: Deal) -> Deal:
    while legal := deal.legal_actions():
        deal.play(legal[0])
    return deal


def played(match: Match) -> list[Deal]:
    deals: list[Deal] = []
    while not match.is_over:
        deals.append(finished(match.deal(match.number)))
        match = match.after(deals[-1])
    return deals


def test_a_match_begins_at_nil() -> None:
    match = Match.new(Scopa(), 1)
    assert (match.number, match.dealer, match.context) == (1, 1, {"match_scores": [0, 0]})
    assert match.deal(7).dealer == 1


def test_the_deal_alternates_and_scores_add_up() -> None:
    match = Match.new(Scopa(), 1)
    deal = finished(match.deal(7))
    following = match.after(deal)
    assert (following.number, following.dealer) == (2, 0)
    assert following.context == {"match_scores": list(deal.score())}
    assert match.number == 1


def test_a_match_ends_when_the_target_is_passed_alone() -> None:
    deals = played(Match.new(Scopa(), 0))
    *others, last = (deal.result() for deal in deals)
    assert not any(result["match_over"] for result in others)
    assert max(last["match_scores"]) >= 11
    assert [deal.dealer for deal in deals] == [number % 2 for number in range(len(deals))]


def test_a_match_without_target_is_one_deal() -> None:
    assert len(played(Match.new(Scopa(target=None), 0))) == 1


def test_a_decided_match_names_its_winner_and_has_no_next_deal() -> None:
    match = Match.new(Scopa(target=None), 0)
    deal = finished(match.deal(7))
    ended = match.after(deal)
    assert (ended.is_over, ended.winner) == (True, deal.result()["winner"])
    with pytest.raises(MatchOverError, match="there is no next deal"):
        ended.deal(8)


def test_a_deal_in_play_cannot_be_counted() -> None:
    match = Match.new(Scopa(), 0)
    with pytest.raises(DealNotOverError):
        match.after(match.deal(7))


def test_the_first_dealer_is_drawn_evenly_from_the_seed() -> None:
    dealers = [Match.from_seed(Scopa(), numbered_seed("dealer", seed)).dealer for seed in range(400)]
    assert 160 <= dealers.count(0) <= 240
    assert set(dealers) == {0, 1}


def test_four_players_deal_in_turn() -> None:
    deals = played(Match.new(Scopa(variant="scopone"), 2))
    assert [deal.dealer for deal in deals] == [(2 + number) % 4 for number in range(len(deals))]
