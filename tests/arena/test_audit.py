"""The audit: everything holds, and it would not if something were wrong."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cardavia.arena import audit as auditing
from cardavia.arena.audit import (
    LIMIT,
    Position,
    Scope,
    agrees,
    audit,
    changed,
    chi_square_excess,
    endings,
    minimax,
    worlds,
)
from cardavia.arena.contestants import contestant
from cardavia.games.cicera.game import GAME as CICERA
from cardavia.games.registry import game
from cardavia.games.scopa.game import GAME
from cardavia.kernel import INTERPRETED
from tests.games.cicera.positions import position as four
from tests.games.scopa.positions import position

SMALL = Scope(positions=4, twins=2, decisions=2, decision_twins=2, endings=3, draws=400)
SCOPE = SMALL if INTERPRETED else Scope(60, 3, 20, 2, 60, 8000)


@pytest.mark.parametrize("slug", ["scopa", "cicera", "ottocento", "shengji"])
def test_everything_holds(slug: str) -> None:
    findings = list(audit(game(slug), 1, SCOPE))
    # With so few positions the control may slip through; its own test has more of them.
    assert [finding.check for finding in findings if not finding.holds and "cheat" not in finding.check] == []
    assert len(findings) >= 8
    assert all(finding.tried > 0 for finding in findings)


@pytest.mark.compiled
def test_a_player_that_sees_hidden_cards_is_caught() -> None:
    tried, faults = changed(GAME, contestant(GAME, "cheat-80"), 1, Scope(decisions=100, decision_twins=3))
    assert tried == 300
    assert faults > 60


def test_a_player_that_misjudges_a_last_hand_is_caught() -> None:
    deal = position("7S 2C", "7D", other="2D 7H", dealer=0)
    place = Position(GAME, deal.options, deal.states)
    assert agrees(place, contestant(GAME, "master"))
    assert not agrees(place, contestant(GAME, "greedyS"))


def test_the_search_for_endings_stops_where_deals_reach_none(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[int] = []

    def never(state: object) -> bool:
        dealt.append(1)
        return False

    monkeypatch.setattr(GAME.policy, "is_open", never)
    monkeypatch.setattr(auditing, "MOST_DEALS", 2)
    assert endings(GAME, 1, Scope(endings=1000)).tried == 0
    assert len(dealt) == 2 * 36


def test_brute_force_plays_to_the_end() -> None:
    # Seat 1 takes the settebello with its last card; seat 0 can only leave its king.
    deal = position("7S", "7D JC", other="KC", piles={0: "AC 2C 3C", 1: "AD 2D 3D"})
    before = deal.copy().play("7Sx7D").states
    assert minimax(GAME, deal.states) == minimax(GAME, before)


def test_the_worlds_of_a_small_position_are_all_hands_that_fit() -> None:
    deal = position("7S 2C", "7D", other="2D 7H", stock=6)
    found = worlds(Position(GAME, deal.options, deal.states))
    assert len(found) == 28
    assert all(int(hands[0]).bit_count() == 2 for hands in found)


def test_the_worlds_of_four_seats_are_all_ways_to_deal_the_hidden_cards() -> None:
    deal = four("7S 2C", "7D", others={1: "2D 7B", 2: "3B 4B", 3: "5B 6B"})
    found = worlds(Position(CICERA, deal.options, deal.states))
    assert len(found) == 90
    assert {sum(map(int, hands)) for hands in found} == {sum(map(int, deal.state.hands))}


def test_even_draws_pass_and_uneven_ones_do_not() -> None:
    random = Random(1)
    even = Counter(random.randrange(20) for _ in range(20_000))
    uneven = Counter(min(random.randrange(21), 19) for _ in range(20_000))
    assert chi_square_excess(list(even.values()), 20, 20_000) < LIMIT
    assert chi_square_excess(list(uneven.values()), 20, 20_000) > LIMIT


def test_a_world_that_is_never_drawn_shows() -> None:
    assert chi_square_excess([100] * 19, 20, 1900) > LIMIT
