"""Moves that are wrong at sight: counted where a player could have done otherwise."""

from __future__ import annotations

import pytest

from cardavia.ai.players import UnknownPlayerError
from cardavia.arena.blunders import Count, blunders
from cardavia.arena.duel import Contest
from cardavia.kernel import INTERPRETED

PAIRS = 3 if INTERPRETED else 40


def test_chance_misses_scope_and_the_classical_rules_never_do() -> None:
    found = blunders(Contest("scopa", "cs", "random", 3), PAIRS)
    classical, chance = found.counts
    assert found.deals == 2 * PAIRS
    assert classical["missed"].opportunities > 0
    assert classical["missed"].blunders == 0
    assert chance["missed"].blunders > 0


def test_who_minds_the_risk_invites_fewer_scope_for_nothing() -> None:
    found = blunders(Contest("scopa", "greedyS", "random", 4), 3 * PAIRS)
    careful, careless = (counts["invited"] for counts in found.counts)
    assert careful.blunders == 0
    assert careless.blunders > 0 or INTERPRETED


def test_both_players_are_asked_in_the_same_places_of_deals_played_by_chance() -> None:
    found = blunders(Contest("scopa", "greedyS", "cs", 6), PAIRS)
    careful, classical = found.counts
    for kind in ("missed", "invited"):
        assert careful[kind].opportunities == classical[kind].opportunities
    assert careful["missed"].opportunities > found.deals / 2 or INTERPRETED


def test_the_same_arguments_give_the_same_counts() -> None:
    contest = Contest("scopa", "random", "greedy", 5)
    assert blunders(contest, 2).written() == blunders(contest, 2).written()


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(UnknownPlayerError):
        blunders(Contest("scopa", "nobody", "greedy", 1), 1)


def test_who_sees_all_cards_is_not_asked() -> None:
    with pytest.raises(UnknownPlayerError):
        blunders(Contest("scopa", "cheat-10", "greedy", 1), 1)


def test_nothing_can_be_said_without_an_opportunity() -> None:
    assert (Count().share, Count().interval) == (0.0, (0.0, 1.0))
