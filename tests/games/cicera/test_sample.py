"""Rules, section 6: worlds drawn from what a seat knows."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from math import factorial
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.arena.audit import LIMIT, chi_square_excess
from cardavia.games.cicera import cards, rules
from cardavia.kernel import INTERPRETED
from cardavia.kernel.random import seeded
from tests.games.cicera.positions import DECK, Position, dealt, last_play, position
from tests.games.cicera.strategies import OPTIONS, decks

DEALS = settings(max_examples=4 if INTERPRETED else 40)
VISIBLE = (
    "table",
    "piles",
    "bonuses",
    "placed",
    "turn",
    "dealer",
    "last_capturer",
    "held",
    "dealt",
    "played",
    "options",
)
"""Fields of a State that everybody knows."""

CHOICES = st.lists(st.integers(0, 999), max_size=52)


def replayed(drawn: Position) -> Position:
    """Deals a drawn world from the start and plays its history, every move of which has to be legal."""
    state, batch = drawn.state, drawn.options.hand_size
    starter = (int(state.dealer) + 1) % 4
    held: list[list[str]] = [[] for _ in range(4)]
    for number in range(int(state.played)):
        held[(starter + number) % 4].append(cards.listed(state.history[number].cards)[0])
    for seat in range(4):
        held[seat] += sorted(drawn.hand(seat))
    packets = [
        held[(starter + place) % 4][first : first + batch]
        for first in range(0, len(held[starter]), batch)
        for place in range(4)
    ]
    table = [cards.LAYOUT.by_bit[int(bit)] for bit in state.opening[:4]]
    deck = [*chain.from_iterable(packets[:4]), *table, *chain.from_iterable(packets[4:]), *drawn.stock]
    fresh = dealt(deck, int(state.dealer), **drawn.options.changed())
    for number in range(int(state.played)):
        move = state.history[number : number + 1].copy().view(np.recarray)
        move[0].kind = rules.PLAY
        assert rules.is_legal(fresh.state, move[0])
        rules.apply(fresh.state, move[0])
    return fresh


@DEALS
@given(decks(), OPTIONS, CHOICES, st.integers(0, 2**32))
def test_a_drawn_world_agrees_with_everything_that_is_known(
    deck: list[str], options: dict[str, Any], choices: list[int], seed: int
) -> None:
    deal = dealt(deck, **options).play_some(choices)
    for seat in range(4):
        drawn = deal.world(seat, seeded(seed))
        for name in VISIBLE:
            assert np.array_equal(drawn.state[name], deal.state[name]), name
        assert drawn.state.history.tobytes() == deal.observation(seat).record.known.history.tobytes()
        assert drawn.hand(seat) == deal.hand(seat)
        sizes = [len(drawn.hand(place)) for place in range(4)]
        assert sizes == [len(deal.hand(place)) for place in range(4)]
        everything = [*drawn.stock, *drawn.table, *drawn.pile(0), *drawn.pile(1)]
        everything += [card for place in range(4) for card in drawn.hand(place)]
        assert sorted(everything) == sorted(DECK)


@DEALS
@given(decks(), OPTIONS, CHOICES, st.integers(0, 2**32))
def test_the_public_history_is_legal_in_a_drawn_world(
    deck: list[str], options: dict[str, Any], choices: list[int], seed: int
) -> None:
    deal = dealt(deck, **options).play_some(choices)
    for seat in range(4):
        drawn = deal.world(seat, seeded(seed))
        fresh = replayed(drawn)
        assert [fresh.hand(place) for place in range(4)] == [drawn.hand(place) for place in range(4)]
        assert fresh.stock == drawn.stock
        for name in VISIBLE:
            assert np.array_equal(drawn.state[name], fresh.state[name]), name


@DEALS
@given(decks(), OPTIONS, CHOICES, st.integers(0, 2**32))
def test_a_drawn_world_can_be_played_to_its_end(
    deck: list[str], options: dict[str, Any], choices: list[int], seed: int
) -> None:
    random = Random(seed)
    drawn = dealt(deck, **options).play_some(choices).world(random.randrange(4), seeded(seed))
    while drawn.turn is not None:
        drawn.play(random.choice(drawn.legal()))
    assert len(drawn.pile(0)) + len(drawn.pile(1)) + len(drawn.table) == 52


def test_with_one_other_card_left_there_is_one_world() -> None:
    deal = position("7S", "KD", turn=3, dealer=0, others={0: "4D", 1: "", 2: ""})
    assert deal.world(3, seeded(1)).hand(0) == {"4D"}


def test_after_the_end_there_is_nothing_to_draw() -> None:
    deal = last_play("KS", "2C").play("KS")
    drawn = deal.world(0, seeded(3))
    assert drawn.turn is None
    assert drawn.pile(0) == deal.pile(0)


@pytest.mark.parametrize("seat", range(4))
def test_every_division_of_the_hidden_cards_is_equally_likely(seat: int) -> None:
    """Six cards are hidden, two in each hand: 90 divisions."""
    hand, others = "7S 2C", ["KD 4D", "5B JC", "NC AC"]
    seats = [(seat + place) % 4 for place in range(1, 4)]
    deal = position(
        hand, "6D", turn=seat, dealer=(seat + 3) % 4, others=dict(zip(seats, others, strict=True))
    )
    random = seeded("hands", seat)
    cells = factorial(6) // 8
    draws = cells * (5 if INTERPRETED else 100)
    found: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for _ in range(draws):
        drawn = deal.world(seat, random)
        found[tuple(tuple(sorted(drawn.hand(other))) for other in seats)] += 1
    assert chi_square_excess(list(found.values()), cells, found.total()) < LIMIT


def test_at_the_first_play_every_hidden_card_is_anywhere_equally_often() -> None:
    deal = dealt(list(DECK), hand_size=6)
    random = seeded("anywhere")
    draws = 42 * (4 if INTERPRETED else 60)
    places: Counter[tuple[str, int]] = Counter()
    for _ in range(draws):
        drawn = deal.world(1, random)
        places.update((card, seat) for seat in (0, 2, 3) for card in drawn.hand(seat))
    assert len(places) == 42 * 3
    assert chi_square_excess(list(places.values()), 126, places.total()) < LIMIT
