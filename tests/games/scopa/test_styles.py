"""What the plays of the other side tell about its way of playing, and about its cards."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from cardavia.games.scopa import rules, styles
from cardavia.games.scopa.game import GAME
from cardavia.kernel import INTERPRETED
from tests.ai.positions import passed, shuffled
from tests.games.scopa.positions import Position, position

MOVES = GAME.buffer()
DEALS = 2 if INTERPRETED else 12


def read(deal: Position, seat: int) -> list[float]:
    """Returns how likely the other seat has each style, by what a seat may know."""
    chances = np.zeros(styles.STYLES)
    known = deal.observation(seat).record.known
    styles.read(known, seat, GAME.blank(deal.options), MOVES, chances)
    found: list[float] = chances.tolist()
    return found


def weighed(deal: Position, seat: int) -> float:
    """Returns how likely the plays of this hand are in a world, for somebody who follows the rule policy."""
    chances = np.ones(styles.STYLES)
    styles.weigh(deal.copy().state, seat, MOVES, chances)
    return float(chances[styles.WEIGHING])


def played_by(style: int, random: Random) -> Position:
    """Returns a deal after five hands in which seat 1 had a style and seat 0 made any move."""
    deal = shuffled(random)
    while deal.state.played < 30:
        n = int(rules.moves(deal.state, MOVES))
        place = random.randrange(n)
        if deal.turn == 1 and style != styles.FREE:
            place = int(styles.chosen(style, deal.state, MOVES))
        rules.apply(deal.state, MOVES[place])
    return deal


def stands(state: Any) -> tuple[Any, ...]:
    """Returns what a style may look at in a state."""
    counts = (state.turn, state.held, state.dealt, state.played)
    return (*map(int, (*state.hands, state.table, *state.piles, *state.sweeps, *counts)),)


def test_taking_back_every_play_of_a_deal_leads_through_all_that_was_before() -> None:
    random = Random(41)
    for _ in range(DEALS):
        way = list(passed(random))
        last = way[-1].copy()
        for before in reversed(way[:-1]):
            styles.take_back(last.state)
            assert stands(last.state) == stands(before.state)


@pytest.mark.parametrize("style", range(styles.STYLES))
def test_a_style_is_known_by_its_plays(style: int) -> None:
    found = [read(played_by(style, Random(number)), 0) for number in range(DEALS)]
    assert int(np.argmax(np.mean(found, axis=0))) == style


def test_before_anything_is_seen_no_style_is_ruled_out() -> None:
    deal = shuffled(Random(3))
    assert read(deal, 0) == pytest.approx(styles.PRIOR.tolist())
    assert sum(styles.PRIOR) == pytest.approx(1)


def test_the_hand_being_played_tells_nothing_of_the_style_until_it_is_played_out() -> None:
    deal = shuffled(Random(4))
    n = int(rules.moves(deal.state, MOVES))
    assert n > 0
    rules.apply(deal.state, MOVES[0])
    assert read(deal, int(deal.state.turn)) == pytest.approx(styles.PRIOR.tolist())


def test_who_leaves_the_settebello_to_lie_probably_has_no_seven() -> None:
    """Seat 0 put a king beside 7D and 5C; it still holds a seven in one world, a queen in the other."""
    weights = {}
    for kept in ("7S", "QS"):
        deal = position(f"KC {kept}", "7D 5C", other="2C 3C", turn=0, dealer=1, stock=12)
        deal.state.played = 20
        deal.play("KC")
        weights[kept] = weighed(deal, 1)
    assert weights["7S"] < weights["QS"] / 4


def test_there_are_signs_from_the_second_play_of_a_hand_on() -> None:
    deal = shuffled(Random(5))
    seen = []
    for _ in range(7):
        seen.append(bool(styles.has_signs(deal.state)))
        rules.moves(deal.state, MOVES)
        rules.apply(deal.state, MOVES[0])
    assert seen == [False, *[True] * 5, False]
