"""The frozen players: what they choose, and that compiled deals are those of the asked player."""

from __future__ import annotations

import numpy as np
import pytest

from cardavia.ai.players import UnknownPlayerError, player
from cardavia.arena.baselines import CompiledPlayer
from cardavia.arena.contestants import contestant, honest, offered
from cardavia.arena.course import Seating, dealt
from cardavia.arena.duel import Contest, play_pair
from cardavia.games.options import Options
from cardavia.games.registry import game
from cardavia.games.scopa import cards, classics
from cardavia.games.scopa.game import GAME
from cardavia.kernel import INTERPRETED
from tests.games.scopa.positions import DECK, position
from tests.games.scopa.positions import dealt as fresh

RULE_PLAYERS = (
    "random",
    "greedy",
    "greedyS",
    "cs",
    "cg",
    "cs-w",
    "cg-w",
    "greedyS+x",
    "cs+x",
    "cs-w+x",
    "shy",
)
SEARCHING = ("ismcts-20", "mo-ismcts-20", "eps-ismcts-20", "flat-20", "pimc-1", "esperto")
DEALS = 2 if INTERPRETED else 20


def chosen(name: str, hand: str, table: str, **more: object) -> str:
    """Returns what a player does in a position of two."""
    deal = position(hand, table, **more)  # type: ignore[arg-type]
    return contestant(GAME, name).choose(deal.observation(int(deal.state.turn)), b"").action


def history(name: str, number: int, options: Options, *, asked: bool) -> list[object]:
    """Returns all moves of a deal that one player plays against itself."""
    states = dealt(GAME, options, bytes([number]), number % 2)
    seats = GAME.seats(options)
    seating = Seating((contestant(GAME, name),) * seats, tuple(bytes([seat]) for seat in range(seats)))
    play = seating.play_out if asked else seating.finish
    play(states, options, GAME.first_context(options))
    return list(states[0].history.tolist())


@pytest.mark.parametrize("variant", [None, "scopone"])
@pytest.mark.parametrize("name", RULE_PLAYERS)
def test_compiled_deals_are_those_of_the_asked_player(name: str, variant: str | None) -> None:
    options = GAME.options.read({"variant": variant})
    for number in range(DEALS):
        assert history(name, number, options, asked=False) == history(name, number, options, asked=True)


@pytest.mark.parametrize("name", RULE_PLAYERS)
def test_every_choice_is_legal_and_repeatable(name: str) -> None:
    deal = position("7S 4C AH", "7C 3D")
    decisions = {contestant(GAME, name).choose(deal.observation(1), b"seed") for _ in range(3)}
    assert len(decisions) == 1
    assert decisions.pop().action in deal.legal()


@pytest.mark.parametrize("name", SEARCHING)
def test_searching_baselines_choose_legal_moves_and_repeat_them(name: str) -> None:
    deal = position("7S 4C AH", "7C 3D")
    decisions = {contestant(GAME, name).choose(deal.observation(1), b"seed") for _ in range(3)}
    assert len(decisions) == 1
    assert decisions.pop().action in deal.legal()


def test_greedy_takes_the_settebello() -> None:
    assert chosen("greedy", "7S 2C", "7D 2H") == "7Sx7D"


def test_greedy_leaves_a_table_that_can_be_swept_where_the_safe_one_does_not() -> None:
    # Taking the 5 leaves a lone 3, which any hidden 3 sweeps; taking nothing leaves more than 10.
    assert chosen("greedy", "5C KC", "5H 3S", other="3C QC") == "5Cx5H"
    assert chosen("cs", "5C KC", "5H 3S", other="3C QC") == "KC"


def test_the_classical_rules_sweep_before_everything_else() -> None:
    assert chosen("cs", "KC 7S", "7D 3S") == "KCx7D+3S"


def test_the_classical_rules_place_a_rank_that_is_held_twice() -> None:
    assert chosen("cs", "QC QH KD", "JC JD") in ("QC", "QH")


def test_the_rules_on_sevens_keep_the_last_seven() -> None:
    assert chosen("cg", "7C KC", "QC JC") == "KC"


def test_the_settebello_is_safe_where_no_hidden_card_can_take_it() -> None:
    gone = {0: "7C 7H 7S QC", 1: "QD QH QS KC KD KH KS JC JD JH"}
    safe = position("2C JS", "7D 4C", other="2D", dealer=1, stock=12, piles=gone)
    assert not classics.is_settebello_open(safe.state, safe.state.table)
    by_seven = position("2C JS", "7D 4C", other="7S", dealer=1, stock=12)
    assert classics.is_settebello_open(by_seven.state, by_seven.state.table)


@pytest.mark.parametrize(("table", "is_open"), [("7D 3C", True), ("7D 4C", False), ("7D 3C KD", False)])
def test_a_king_takes_the_settebello_by_a_sum_unless_a_king_lies_there(table: str, is_open: bool) -> None:
    gone = {0: "7C 7H 7S", 1: "QC QD QH QS JC JD JH JS"}
    deal = position("2C 5S", table, other="KC", dealer=1, stock=6, piles=gone)
    assert classics.is_settebello_open(deal.state, deal.state.table) == is_open


def test_ranks_that_the_seat_before_failed_to_take_are_remembered_within_the_hand() -> None:
    deal = fresh("2C 5C 4H 6C 7C KC 4S QS QH JS", dealer=0)
    deal.play("2C", "5C", "4Hx4S", "6C")
    passed = set(cards.listed(classics.passed_over(deal.state)))
    assert {"4C", "4D", "4H", "4S", "5D", "2D"} <= passed
    assert not passed & {"6D", "7D", "KD"}


def test_a_card_that_could_take_what_the_partner_left_is_kept() -> None:
    first, opening = ["5C", "JC", "5D", "2C", "3C", "4C", "KD", "6C"], ["QC", "QD", "QH", "KH"]
    rest = [card for card in DECK if card not in first + opening]
    deal = fresh(first + rest + opening, dealer=0, variant="scopone")
    deal.play("5C", "JC")
    assert deal.turn == 3
    spared = {
        action: int(classics.spared(deal.state, GAME.read(deal.state, 3, action)[0]))
        for action in ("5Dx5C", "KDxKH")
    }
    assert spared == {"5Dx5C": 0, "KDxKH": 1}


def test_habits_are_kept_whatever_they_cost() -> None:
    assert chosen("lowest", "2C 7S", "7D", dealer=1) == "2C"
    assert chosen("highest", "2C KC", "2D", dealer=1) == "KC"
    assert chosen("most", "7S KC", "7D 2C AC", dealer=1) == "KCxAC+2C+7D"


def test_shy_players_leave_what_was_just_placed() -> None:
    deal = fresh("7D 7C 2C 3C 4C 5C QS QH JS KS", dealer=0)
    deal.play("7D")
    known = deal.observation(0)
    assert contestant(GAME, "greedy").choose(known, b"").action == "7Cx7D"
    assert contestant(GAME, "shy").choose(known, b"").action in ("3C", "5C")


def test_a_last_hand_is_played_exactly_with_x() -> None:
    name = "greedyS+x"
    found = contestant(GAME, name)
    assert isinstance(found, CompiledPlayer)
    assert found.exact
    assert found.name == name


@pytest.mark.compiled
@pytest.mark.parametrize(("a", "margins"), [("greedyS", 1.75), ("cs", 0.8), ("cs-w+x", 2.0)])
def test_the_frozen_players_beat_chance_by_far(a: str, margins: float) -> None:
    pairs = [play_pair(Contest("scopa", a, "random", 5), number).margin for number in range(400)]
    assert np.mean(pairs) > margins - 0.6


def test_cheats_play_in_the_arena_only() -> None:
    deal = position("7S 4C AH", "7C 3D")
    cheat = contestant(GAME, "cheat-10")
    with pytest.raises(TypeError, match="sees all cards"):
        cheat.choose(deal.observation(1), b"")
    with pytest.raises(UnknownPlayerError, match="arena only"):
        honest(GAME, "cheat-10")
    with pytest.raises(UnknownPlayerError):
        player(GAME, "cheat-10")


def test_a_share_of_the_work() -> None:
    full, part = contestant(GAME, "ismcts-1000"), contestant(GAME, "ismcts-1000@0.25")
    assert (full.iterations, part.iterations) == (1000, 250)  # type: ignore[attr-defined]


def test_levels_are_contestants_too() -> None:
    assert contestant(GAME, "master@0.5") is player(GAME, "master@0.5")


def test_rule_players_have_no_share_to_give_up() -> None:
    assert contestant(GAME, "cs@2").name == "cs"


@pytest.mark.parametrize("name", ["", "gredy", "ismcts", "ismcts-0", "ismcts-1e3", "random+y", "master+x"])
def test_unknown_players_are_named_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownPlayerError, match="ismcts-N"):
        contestant(GAME, name)


@pytest.mark.parametrize("name", ["pimc-2", "esperto", "esperto@0.5"])
def test_players_that_look_far_ahead_are_not_offered_where_plays_are_too_many(name: str) -> None:
    with pytest.raises(UnknownPlayerError, match=f"There is no player '{name}'") as caught:
        contestant(game("shengji"), name)
    assert "pimc-N" not in str(caught.value)
    assert "pimc-N" in offered(GAME)


@pytest.mark.parametrize("name", ["cheat-5@0", "flat-9@x", "esperto@1000"])
def test_impossible_shares_are_refused(name: str) -> None:
    with pytest.raises(UnknownPlayerError, match="work"):
        contestant(GAME, name)
