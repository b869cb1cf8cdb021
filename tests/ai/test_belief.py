"""Worlds and styles of the other side, drawn as likely as its plays make them."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from cardavia.ai.workspace import records, template, workspace
from cardavia.games.cicera.game import GAME as CICERA
from cardavia.games.scopa import cards, rules, styles
from cardavia.games.scopa.game import GAME
from cardavia.kernel import INTERPRETED
from cardavia.kernel.random import seeded
from tests.games.scopa.positions import Position, dealt, position

COUNT = 100 if INTERPRETED else 400
MOVES = GAME.buffer()


def drawn(deal: Position, seat: int, seed: int = 1) -> tuple[list[set[str]], list[int]]:
    """Returns the hands that the other seat has in the drawn worlds, and its styles."""
    belief = template("belief", GAME)
    belief.__dict__.update(styles=styles)
    worlds = records(COUNT, rules.State)
    manners = np.full(COUNT, -1)
    words = np.zeros(belief.CANDIDATES * COUNT, np.uint64)
    chances = np.zeros(styles.STYLES * (belief.CANDIDATES * COUNT + 1))
    known = deal.observation(seat).record
    n, failures = belief.draw(
        known, COUNT, worlds, manners, words, chances, records(1, rules.State), MOVES, seeded(seed)
    )
    assert (n, failures) == (COUNT, 0)
    return [set(cards.listed(world.hands[1 - seat])) for world in worlds], manners.tolist()


def test_at_the_first_play_hands_are_even_and_styles_as_common_as_beforehand() -> None:
    hands, manners = drawn(dealt("7S", dealer=0), 1)
    assert all(len(hand) == 3 for hand in hands)
    count = Counter(manners)
    for style in range(styles.STYLES):
        assert count[style] / COUNT == pytest.approx(float(styles.PRIOR[style]), abs=2 / COUNT**0.5)


def test_worlds_hold_nothing_that_the_seat_sees() -> None:
    deal = position("KC QS", "7D 5C", other="2C 3C", turn=0, dealer=1, stock=12)
    deal.state.played = 20
    deal.play("KC")
    hands, _ = drawn(deal, 1)
    seen = deal.hand(1) | deal.table | deal.pile(0) | deal.pile(1)
    assert all(len(hand) == 1 and not hand & seen for hand in hands)


def test_who_passed_the_settebello_seldom_holds_a_seven() -> None:
    """Three of the thirteen cards that seat 0 may hold would have taken 7D, which it left to lie."""
    stock = "7C 7H 7S QC QD QH JC JD JH KD KH KS"
    seen = {*f"KC QS 7D 5C 2C 3C {stock}".split()}
    piles = {0: " ".join(card for card in GAME.pack.ids if card not in seen)}
    deal = position("KC QS", "7D 5C", other="2C 3C", piles=piles, turn=0, dealer=1, stock=12)
    deal.state.played = 20
    deal.play("KC")
    hands, _ = drawn(deal, 1)
    assert sum(bool(hand & {"7C", "7H", "7S"}) for hand in hands) / COUNT < 0.15


def test_the_same_seed_draws_the_same_worlds() -> None:
    deal = dealt("7S", dealer=0)
    deal.play(deal.legal()[0])
    seat = int(deal.state.turn)
    assert drawn(deal, seat) == drawn(deal, seat)
    assert drawn(deal, seat) != drawn(deal, seat, seed=2)


def test_a_game_that_tells_no_styles_apart_has_the_rule_policy_for_one() -> None:
    own = workspace(CICERA).styles
    assert own.STYLES == 1
    states, out = CICERA.blank(CICERA.options.read({})), CICERA.buffer()
    assert CICERA.start(states, list(CICERA.pack.ids), 0)
    assert own.chosen(0, states[0], out) == CICERA.policy.judged(states[0], out)
    chances = np.zeros(1)
    own.read(states[0], 0, states.copy(), out, chances)
    assert chances.tolist() == [1.0]
    assert not own.has_signs(states[0])
