"""Random deals through the contract of the rules."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cardavia.games.registry import game
from cardavia.games.scopa import rules
from cardavia.kernel import INTERPRETED
from cardavia.kernel.bits import u64
from cardavia.kernel.random import below, seeded
from cardavia.kernel.template import instantiate

SCOPA = game("scopa")
PLAYOUT = instantiate("cardavia.arena.playout", SCOPA.rules)
DEALS = 3 if INTERPRETED else 20


def played(deals: int, *seed: object, room: int = rules.MOST_MOVES, **options: Any) -> tuple[int, list[int]]:
    """Returns the decisions of random deals, and the sums of their margins and of the squares."""
    state = SCOPA.blank(SCOPA.options.read(options))[0]
    moves = np.zeros(room, rules.Move).view(np.recarray)
    margins = np.zeros(2, np.int64)
    decisions = PLAYOUT.playouts(deals, state, moves, np.zeros(40, np.uint8), seeded(*seed), margins)
    return int(decisions), margins.tolist()


@pytest.mark.parametrize(
    ("options", "plays"), [({}, 36), ({"variant": "scopone"}, 36), ({"variant": "scopone_scientifico"}, 40)]
)
def test_deals_are_played_to_their_end_under_the_given_options(options: dict[str, Any], plays: int) -> None:
    decisions, _ = played(DEALS, "length", **options)
    assert decisions == DEALS * plays


def test_the_same_seed_plays_the_same_deals_and_another_seed_others() -> None:
    assert played(DEALS, "same") == played(DEALS, "same")
    assert played(DEALS, "same") != played(DEALS, "other")


def test_no_deals_are_no_decisions() -> None:
    assert played(0, "none") == (0, [0, 0])


def test_too_little_room_is_told() -> None:
    assert played(DEALS, "room", room=1)[0] == -1


def test_margins_are_those_of_deals_played_step_by_step() -> None:
    random = seeded("steps")
    state, moves = SCOPA.blank(SCOPA.options())[0], SCOPA.buffer()
    deck = np.arange(40, dtype=np.uint8)
    margins = []
    for number in range(DEALS):
        while True:
            deck[:] = range(40)
            for place in range(39, 0, -1):
                other = int(below(random, u64(place + 1)))
                deck[[place, other]] = deck[[other, place]]
            if rules.start(state, deck, number % 2):
                break
        while not rules.is_over(state):
            n = rules.moves(state, moves)
            rules.apply(state, moves[int(below(random, u64(n)))])
        margins.append(int(rules.margin(state)))
    assert played(DEALS, "steps") == (
        36 * DEALS,
        [sum(margins), sum(margin * margin for margin in margins)],
    )


def test_where_nobody_takes_anything_every_card_comes_to_lie_on_the_table() -> None:
    cicera = game("cicera")
    playout = instantiate("cardavia.arena.playout", cicera.rules)
    state = cicera.blank(cicera.options())[0]
    deck = np.zeros(52, np.uint8)
    assert playout.placements(2, state, cicera.buffer(), deck, seeded("placing")) == 96
    assert int(state.table).bit_count() == 52
    room = np.zeros(50, cicera.rules.Move).view(np.recarray)
    assert playout.placements(2, state, room, deck, seeded("placing")) == -1
