"""Players by name, and what they promise."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from cardavia.ai.choice import Choice, Player, Reason
from cardavia.ai.foresight import lookout
from cardavia.ai.players import LEVELS, NAMES, UnknownPlayerError, player
from cardavia.ai.workspace import workspace
from cardavia.games.scopa.game import GAME
from cardavia.kernel import INTERPRETED
from tests.ai.positions import positions, shuffled
from tests.games.scopa.positions import Position, dealt, position

WORK = 0.002 if INTERPRETED else 0.02


def chosen(deal: Position, name: str, seed: bytes = b"seed", share: float = WORK) -> Choice:
    """Returns what a player chooses for the seat to act."""
    assert deal.turn is not None
    return player(GAME, name, share).choose(deal.observation(deal.turn), seed)


def test_the_site_offers_five_levels_from_easy_to_hard() -> None:
    assert LEVELS == ("novice", "casual", "club", "expert", "master")
    assert ("random", *LEVELS) == NAMES


@pytest.mark.parametrize(
    ("name", "share", "full"),
    [
        ("master", 1.0, "master"),
        ("master@0.25", 1.0, "master@0.25"),
        ("master@0.5", 0.5, "master@0.25"),
        ("master@1", 1.0, "master"),
        ("random", 1.0, "random"),
    ],
)
def test_a_share_of_work_is_part_of_the_name(name: str, share: float, full: str) -> None:
    assert player(GAME, name, share).name == full


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("wizard", "There is no player 'wizard'. Players: random, novice, casual, club, expert, master."),
        ("", "There is no player ''."),
        ("Master", "There is no player 'Master'."),
        ("master@", "'' in 'master@' is no share of work."),
        ("master@lots", "'lots' in 'master@lots' is no share of work."),
        ("master@nan", "'nan' in 'master@nan' is no share of work."),
        ("master@inf", "'inf' in 'master@inf' is no share of work."),
        ("master@0", "would do 0 times the work; it can be above 0 and up to 100."),
        ("master@-1", "would do -1 times the work"),
        ("master@101", "would do 101 times the work"),
    ],
)
def test_an_unknown_player_is_refused_with_what_there_is(name: str, says: str) -> None:
    with pytest.raises(UnknownPlayerError) as caught:
        player(GAME, name)
    assert says in str(caught.value)


@pytest.mark.parametrize("name", NAMES)
def test_a_forced_move_takes_no_work(name: str) -> None:
    deal = position("7S", "2C KD", stock=6)
    assert chosen(deal, name) == Choice("7S", (), Reason.FORCED)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("random", Reason.CHANCE),
        ("novice", Reason.JUDGEMENT),
        ("club", Reason.JUDGEMENT),
        ("expert", Reason.SEARCH),
        ("master", Reason.SEARCH),
    ],
)
def test_a_choice_says_what_it_rests_on(name: str, reason: Reason) -> None:
    deal = position("7S 2C KD", "4D 5H", stock=6)
    choice = chosen(deal, name)
    assert choice.reason == reason
    assert choice.failures == 0


def test_casual_lists_every_move_best_first() -> None:
    deal = position("7D 4C 5S", "7H", stock=12)
    choice = chosen(deal, "casual")
    assert choice.action == choice.values[0].action == "7Dx7H"
    assert sorted(value.action for value in choice.values) == deal.legal()
    points = [value.points for value in choice.values]
    assert points == sorted(points, reverse=True)


def test_casual_avoids_a_sweep_that_is_likely() -> None:
    """An ace beside the nine makes ten, and no king has been seen; beside the queen nobody can sweep."""
    deal = position("AC QS", "QD", other="KC KD", stock=6, piles={1: "QC QH"})
    assert chosen(deal, "casual").action == "QSxQD"


@pytest.mark.parametrize(("turn", "scope"), [(0, (9, 0)), (1, (0, 9))])
def test_master_counts_for_its_own_side(turn: int, scope: tuple[int, int]) -> None:
    """Whoever is nine scope ahead wins the deal, whatever follows."""
    ahead = position("7D 4C", "7H", turn=turn, dealer=1 - turn, stock=6, scope=scope)
    behind = position("7D 4C", "7H", turn=turn, dealer=1 - turn, stock=6, scope=(scope[1], scope[0]))
    assert all(value.points > 0 for value in chosen(ahead, "master").values)
    assert all(value.points < 0 for value in chosen(behind, "master").values)


def test_master_plays_the_last_hand_exactly() -> None:
    deal = position("7D 2C", "4S 3S", other="7C KD", last_capturer=1)
    choice = chosen(deal, "master")
    assert (choice.action, choice.reason) == ("7Dx3S+4S", Reason.EXACT)
    assert {value.points.is_integer() for value in choice.values} == {True}


def test_master_looks_at_every_move_in_as_many_worlds_as_its_work_says() -> None:
    deal = position("7S 2C KD", "4D 5H", stock=12)
    work = GAME.policy.WORLDS
    visits = [value.visits for value in chosen(deal, "master", share=0.01).values]
    assert visits == [round(work / 100)] * len(deal.legal())


def test_master_looks_at_fewer_worlds_where_the_last_hand_is_played_out_behind_every_line() -> None:
    deal = position("7S 2C KD", "4D 5H", stock=6)
    work = GAME.policy.LAST_WORLDS
    visits = [value.visits for value in chosen(deal, "master", share=0.02).values]
    assert visits == [round(work / 50)] * len(deal.legal())


def test_a_tree_is_visited_as_often_as_the_work_of_master_says() -> None:
    deal = dealt("7S 2C KD", variant="scopone")
    work = GAME.policy.FORESIGHT
    assert sum(value.visits for value in chosen(deal, "master", share=0.01).values) == round(work / 100)


def test_without_a_world_judgement_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    class Blind:
        """A search that can draw no world."""

        def respond(self, *given: Any) -> tuple[int, int]:
            return 0, int(given[1])

        def foresee(self, *given: Any) -> tuple[int, int]:
            return 1, int(given[1])

        def search(self, *given: Any) -> tuple[int, int]:
            return 1, int(given[1])

        def tried(self, *given: Any) -> int:
            return 0

    deal = position("7D 4C 5S", "7H", stock=12)
    monkeypatch.setattr(workspace(GAME), "search", Blind())
    monkeypatch.setattr(lookout(GAME), "response", Blind())
    choice = chosen(deal, "master", share=0.01)
    assert (choice.action, choice.reason) == ("7Dx7H", Reason.JUDGEMENT)
    assert choice.failures == round(GAME.policy.ITERATIONS / 100)


@pytest.mark.parametrize("name", NAMES)
def test_only_the_seat_to_act_can_be_asked(name: str) -> None:
    deal = dealt("7S 2C KD")
    with pytest.raises(ValueError, match="Seat 0 is not to act"):
        player(GAME, name, WORK).choose(deal.observation(0), b"")


@pytest.mark.parametrize("name", NAMES)
def test_a_decision_depends_on_what_is_seen_and_on_the_seed(name: str) -> None:
    """Other decisions in between leave no trace, and the seed matters where there is something to draw."""
    asked = positions(8, seed=31)
    first = [chosen(deal, name) for deal in asked]
    again = [chosen(deal, name) for deal in reversed(asked)]
    assert first == again[::-1]
    free = dealt("AC 2C 3C 4D 5D 6D KH KS QS QC", dealer=0)
    drawn = {str(chosen(free, name, seed=bytes([number]))) for number in range(8)}
    assert len(drawn) > 1 or name == "club"


def test_the_seed_decides_between_equals_of_casual() -> None:
    deal = position("JC JH JS", "AD 3H", stock=6)
    drawn = {chosen(deal, "casual", seed=bytes([number])).action for number in range(20)}
    assert drawn == {"JC", "JH", "JS"}


def test_threads_do_not_disturb_each_other() -> None:
    asked = positions(4 if INTERPRETED else 40, seed=32)
    alone = [chosen(deal, "master") for deal in asked]
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(lambda deal: chosen(deal, "master"), asked * 2))
    assert together == alone * 2


@pytest.mark.parametrize("options", [{}, {"variant": "scopone"}, {"variant": "scopone_scientifico"}])
def test_players_play_whole_deals_of_every_form(options: dict[str, Any]) -> None:
    deal = shuffled(Random(33), **options)
    seats: list[Player] = [player(GAME, name, 0.001) for name in ("master", "casual", "random", "master")]
    while deal.turn is not None:
        deal.play(seats[deal.turn].choose(deal.observation(deal.turn), b"deal").action)
    assert sum(len(deal.pile(side)) for side in range(2)) in (0, 40)
