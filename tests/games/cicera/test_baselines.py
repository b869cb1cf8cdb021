"""The frozen players of Cicera: what they choose, and that compiled deals are those of the asked player."""

from __future__ import annotations

import pytest

from cardavia.arena.contestants import contestant
from cardavia.arena.course import Seating, dealt
from cardavia.games.cicera import baselines
from cardavia.games.cicera.game import GAME
from cardavia.kernel import INTERPRETED
from tests.games.cicera.positions import Position, position

DEALS = 1 if INTERPRETED else 10


def chosen(name: str, deal: Position) -> str:
    """Returns what a player does in a position."""
    assert deal.turn is not None
    return contestant(GAME, name).choose(deal.observation(deal.turn), b"").action


def history(name: str, number: int, *, asked: bool) -> list[object]:
    """Returns all moves of a deal that one player plays against itself."""
    options = GAME.options.read({})
    states = dealt(GAME, options, bytes([number]), number % 4)
    seating = Seating((contestant(GAME, name),) * 4, tuple(bytes([seat]) for seat in range(4)))
    play = seating.play_out if asked else seating.finish
    play(states, options, GAME.first_context(options))
    return list(states[0].history.tolist())


@pytest.mark.parametrize("name", [*baselines.KINDS, "greedyS+x"])
def test_compiled_deals_are_those_of_the_asked_player(name: str) -> None:
    for number in range(DEALS):
        assert history(name, number, asked=False) == history(name, number, asked=True)


def test_greedy_takes_the_bonuses_whatever_it_leaves() -> None:
    """The picada leaves a single 3, and two threes are hidden."""
    deal = position("5B KC", "5S 3B", others={1: "3C 3D", 2: "9B 9C", 3: "8B 8C"}, prev="5S")
    assert chosen("greedy", deal) == "5Bx5S"


def test_the_safe_player_shuns_a_sweep_that_is_certain() -> None:
    deal = position("5B KC", "5S 3B", others={1: "3C 3D", 2: "3S 9C", 3: "8B 8C"}, piles={1: "2S TD JC"})
    assert chosen("greedy", deal) == "5Bx5S"
    assert chosen("greedyS", deal) == "KC"


def test_the_classical_rules_take_most_bonuses_first() -> None:
    deal = position("6B 4C KC", "AB 2B 3B 4D", prev="4D")
    assert chosen("cs", deal) == "6BxAB+2B+3B"


def test_the_classical_rules_take_a_special_card_rather_than_swords() -> None:
    deal = position("TB 8B KC", "TD 8S KB 9C", prev=None)
    assert chosen("cs", deal) == "TBxTD"


def test_the_classical_rules_place_a_rank_that_is_held_twice() -> None:
    assert chosen("cs", position("NC NB KD", "JB 9D")) in ("NC", "NB")


def test_the_weighed_player_leaves_an_anchor() -> None:
    assert chosen("cs-w", position("NC NB KD", "JB 9D", piles={1: "2S"})) in ("NC", "NB")


def test_habits_are_kept_whatever_they_cost() -> None:
    """The lowest card, never a picada, the most cards."""
    assert chosen("lowest", position("3D 9C", "9B", prev=None)) == "3D"
    assert chosen("greedy", position("5B KC", "5S 9B", prev="5S")) == "5Bx5S"
    assert "x" not in chosen("shy", position("5B KC", "5S 9B", prev="5S"))
    assert chosen("most", position("5B 9C 3D", "5S AB 2D 3B 3S", prev="5S")) == "9CxAB+3B+2D+3S"
