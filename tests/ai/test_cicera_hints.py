"""Hints for Cicera: the best play and why, out of what one of four seats knows."""

from __future__ import annotations

from random import Random

import pytest

from cardavia.ai.claims import can_claim
from cardavia.ai.hints import Certainty, Hint, hint
from cardavia.games.cicera.game import GAME
from cardavia.games.hints import Look
from cardavia.kernel import INTERPRETED
from tests.games.cicera.positions import DECK, Position, dealt, position

WORK = 24 if INTERPRETED else 600


def advised(deal: Position, playouts: int = WORK) -> Hint:
    """Returns the hint for the seat to act."""
    assert deal.turn is not None
    return hint(deal.observation(deal.turn), playouts)


def test_a_picada_with_a_scua_is_pointed_at_and_taken() -> None:
    deal = position("5B KC 2D 9D", "5S", prev="5S", piles={1: "AS"})
    found = advised(deal, 120 if INTERPRETED else 6000)
    assert found.action == "5Bx5S"
    assert found.certainty is Certainty.CLEAR
    assert found.reasons[0].id in ("scua-made", "picada-made")
    assert found.look.cards == ("5S",)


def test_an_only_play_needs_no_reason() -> None:
    deal = position("KC", "3B", others={1: "9B", 2: "9C", 3: "9D"})
    assert advised(deal) == Hint(Look("look-forced"), "KC", Certainty.FORCED)


def test_a_hint_depends_on_nothing_that_the_seat_cannot_see() -> None:
    random = Random(31)
    deal = dealt(random.sample(DECK, 52))
    for _ in range(40):
        deal.play(random.choice(deal.legal()))
    before = advised(deal)
    seat = deal.turn
    assert seat is not None
    other = deal.copy()
    one, two = (place for place in range(4) if place not in (seat, (seat + 3) % 4))
    other.state.hands[one], other.state.hands[two] = deal.state.hands[two], deal.state.hands[one]
    assert len(deal.hand(one)) == len(deal.hand(two))
    assert advised(other) == before


@pytest.mark.parametrize("seed", range(2 if INTERPRETED else 20))
def test_every_turn_of_a_deal_has_a_hint_that_is_legal(seed: int) -> None:
    random = Random(seed)
    deal = dealt(random.sample(DECK, 52), seed % 4)
    while deal.turn is not None:
        if random.random() < 0.2:
            assert advised(deal, 12).action in deal.legal()
        deal.play(random.choice(deal.legal()))


def test_what_four_seats_hide_cannot_be_claimed() -> None:
    """Whoever can name every card has its last one in hand, so that a claim would save nothing."""
    deal = position("KC", "3B", others={0: "", 1: "", 3: "9D"}, turn=2, dealer=3)
    assert not can_claim(deal.observation(2))
    assert not can_claim(GAME.observe(dealt("7S").states, 0, deal.options, {"match_scores": [0, 0]}))
