"""Duplicate pairs: the same cards twice with exchanged sides; the arguments alone decide the figures."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from cardavia.arena.duel import TIMED, Contest, Pair, Unit, play_pair
from cardavia.arena.tally import Tally
from cardavia.arena.timing import Times
from cardavia.kernel import INTERPRETED

PLAIN = Contest("scopa", "greedyS", "greedy", 1)


def tally(contest: Contest, pairs: int) -> Tally:
    return Tally(contest, [play_pair(contest, number) for number in range(pairs)])


def timeless(pair: Pair) -> Pair:
    """Returns a pair without the times, which no run repeats."""
    return replace(pair, times=(Times(), Times()))


@pytest.mark.parametrize("names", [("greedyS", "cs"), ("random", "ismcts-5"), ("cheat-5", "greedyS+x")])
@pytest.mark.parametrize("unit", Unit)
def test_the_same_arguments_give_the_same_pair(unit: Unit, names: tuple[str, str]) -> None:
    contest = Contest("scopa", *names, 7, unit)
    assert timeless(play_pair(contest, 3)) == timeless(play_pair(contest, 3))


def test_seeds_and_numbers_give_other_cards() -> None:
    found = [play_pair(replace(PLAIN, seed=seed), number).margin for seed in (1, 2, 3) for number in range(4)]
    assert len(set(found)) > 3


def test_both_halves_have_the_same_cards_and_exchanged_sides() -> None:
    # Equal players without chance: what one wins in the first half, the other wins in the second.
    pair = play_pair(Contest("scopa", "greedyS+x", "greedyS+x", 1), 0)
    first, second = pair.halves
    assert (first.dealing, second.dealing) == ([1], [0])
    assert len(first.margins) == len(second.margins) == 1


def test_the_dealer_changes_from_pair_to_pair() -> None:
    assert [play_pair(PLAIN, number).halves[0].dealing for number in range(4)] == [[1], [0], [1], [0]]


def test_a_margin_is_the_sum_of_the_rows_of_the_sheet() -> None:
    for half in play_pair(replace(PLAIN, options=(("napola", True),)), 5).halves:
        assert "napola" in half.parts
        assert sum(half.parts.values()) == half.margins[0]


def test_matches_go_on_until_they_are_won() -> None:
    pair = play_pair(replace(PLAIN, unit=Unit.MATCH), 0)
    for half in pair.halves:
        assert len(half.margins) > 1
        assert half.outcome == (1 if sum(half.margins) > 0 else -1)
        assert half.dealing == [(half.dealing[0] + number) % 2 for number in range(len(half.dealing))]


def test_whoever_called_in_the_first_deal_of_shengji_is_on_the_dealers_side() -> None:
    contest = Contest("shengji", "textbook", "textbook", 3)
    halves = [half for number in range(6) for half in play_pair(contest, number).halves]
    # Without a level only attackers win (12.4).
    taken_over = [half for half in halves if half.margins == [0]]
    assert taken_over
    assert all(half.dealing == [0 if half.outcomes == [1] else 1] for half in taken_over)


def test_a_match_keeps_the_outcome_of_every_deal() -> None:
    half = play_pair(replace(PLAIN, unit=Unit.MATCH), 0).halves[0]
    assert [(margin > 0) - (margin < 0) for margin in half.margins] == half.outcomes


def test_partners_of_four_are_one_player() -> None:
    pair = play_pair(Contest("scopa", "cs", "random", 1, Unit.DEAL, (("variant", "scopone"),)), 1)
    assert pair.margin > 0


def test_every_move_is_timed_between_searching_players() -> None:
    pair = play_pair(Contest("scopa", "ismcts-2", "random", 1), 99)
    assert [times.moves for times in pair.times] == [36, 36]
    assert all(times.total > 0 for times in pair.times)


def test_of_compiled_deals_the_first_pairs_are_timed() -> None:
    assert [times.moves for times in play_pair(PLAIN, TIMED - 1).times] == [36, 36]
    assert [times.moves for times in play_pair(PLAIN, TIMED).times] == [0, 0]


def test_a_pair_is_written_as_json_and_read_again() -> None:
    pair = play_pair(replace(PLAIN, unit=Unit.MATCH), 2)
    assert Pair.read(json.loads(json.dumps(pair.written()))) == pair


def test_a_player_is_no_better_than_itself() -> None:
    for name in ("random", "greedyS", "ismcts-10"):
        margin = tally(Contest("scopa", name, name, 1), 4 if INTERPRETED else 60).margin
        assert abs(margin.value) <= 1.5 * margin.half_width


@pytest.mark.compiled
def test_a_difference_that_is_known_is_found() -> None:
    # Published and repeated: looking at the sweep that a move allows is worth a quarter of a point.
    margin = tally(PLAIN, 1500).margin
    assert margin.value - margin.half_width > 0.1
    assert margin.value + margin.half_width < 0.4


def test_the_figures_are_those_of_the_notation() -> None:
    figures = tally(PLAIN, 4).figures()
    assert list(figures) == [
        "game",
        "a",
        "b",
        "pairs",
        "margin",
        "ci95",
        "wins",
        "draws",
        "losses",
        "ms_per_move",
        "details",
    ]
    assert figures["pairs"] == 4
    assert figures["wins"] + figures["draws"] + figures["losses"] == pytest.approx(1.0)
    assert set(figures["ms_per_move"]) == {"a", "b"}
    assert figures["ms_per_move"]["a"][0] <= figures["ms_per_move"]["a"][1]
    assert figures["details"]["deals"] == 8
    assert sum(figures["details"]["parts"].values()) == pytest.approx(figures["margin"], abs=0.001)
    sides = figures["details"]["sides"]
    assert (sides["dealer"] + sides["other"]) / 2 == pytest.approx(figures["margin"], abs=0.001)


def test_exchanged_names_give_the_opposite_figures_on_average() -> None:
    one, other = (
        tally(replace(PLAIN, a=a, b=b), 4 if INTERPRETED else 400)
        for a, b in (("cs", "random"), ("random", "cs"))
    )
    assert one.margin.value > 0.5
    assert other.margin.value < -0.5
    assert one.share(1) > one.share(-1)
    assert other.share(1) < other.share(-1)
