"""Rules, section 7: worlds drawn from what a seat knows."""

from __future__ import annotations

from collections import Counter
from math import factorial
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.arena.audit import LIMIT, chi_square_excess
from cardavia.games.scopa import cards, rules
from cardavia.games.scopa.game import GAME
from cardavia.kernel import INTERPRETED
from cardavia.kernel.random import seeded
from tests.games.scopa.positions import DECK, Position, dealt, last_play, position
from tests.games.scopa.strategies import OPTIONS, decks

DEALS = settings(max_examples=4 if INTERPRETED else 40)
VISIBLE = (
    "table",
    "piles",
    "sweeps",
    "turn",
    "dealer",
    "last_capturer",
    "held",
    "dealt",
    "played",
    "options",
)
"""Fields of a State that everybody knows."""


def replayed(drawn: Position) -> Position:
    """Deals a drawn world from the start and plays its history, every move of which has to be legal."""
    options, state = drawn.options, drawn.state
    seats, batch, opening = options.seats, options.batch, options.opening
    starter = (int(state.dealer) + 1) % seats
    held: list[list[str]] = [[] for _ in range(seats)]
    for number in range(int(state.played)):
        held[(starter + number) % seats].append(cards.listed(state.history[number].cards)[0])
    for seat in range(seats):
        held[seat] += sorted(drawn.hand(seat))
    batches = [
        held[(starter + place) % seats][number]
        for number in range(max(map(len, held)))
        for place in range(seats)
    ]
    first = batch * seats
    table = [cards.BY_BIT[int(bit)] for bit in state.opening[:opening]]
    fresh = dealt(
        [*batches[:first], *table, *batches[first:], *drawn.stock], int(state.dealer), **options.changed()
    )
    for number in range(int(state.played)):
        move = state.history[number : number + 1].copy().view(np.recarray)
        move[0].kind = rules.PLAY
        assert rules.is_legal(fresh.state, move[0])
        rules.apply(fresh.state, move[0])
    return fresh


@DEALS
@given(decks(), OPTIONS, st.lists(st.integers(0, 999), max_size=40), st.integers(0, 2**32))
def test_a_drawn_world_agrees_with_everything_that_is_known(
    deck: list[str], options: dict[str, Any], choices: list[int], seed: int
) -> None:
    deal = dealt(deck, **options).play_some(choices)
    for seat in range(deal.options.seats):
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
@given(decks(), OPTIONS, st.lists(st.integers(0, 999), max_size=40), st.integers(0, 2**32))
def test_the_public_history_is_legal_in_a_drawn_world(
    deck: list[str], options: dict[str, Any], choices: list[int], seed: int
) -> None:
    deal = dealt(deck, **options).play_some(choices)
    for seat in range(deal.options.seats):
        drawn = deal.world(seat, seeded(seed))
        fresh = replayed(drawn)
        assert [fresh.hand(place) for place in range(4)] == [drawn.hand(place) for place in range(4)]
        assert fresh.stock == drawn.stock
        for name in VISIBLE:
            assert np.array_equal(drawn.state[name], fresh.state[name]), name


@DEALS
@given(decks(), OPTIONS, st.lists(st.integers(0, 999), max_size=40), st.integers(0, 2**32))
def test_a_drawn_world_can_be_played_to_its_end(
    deck: list[str], options: dict[str, Any], choices: list[int], seed: int
) -> None:
    random = Random(seed)
    deal = dealt(deck, **options).play_some(choices)
    drawn = deal.world(random.randrange(deal.options.seats), seeded(seed))
    while drawn.turn is not None:
        drawn.play(random.choice(drawn.legal()))
    assert len(drawn.pile(0)) + len(drawn.pile(1)) == 40


def test_with_an_empty_stock_there_is_one_world() -> None:
    deal = position("7S 2C", "KD", other="4D 5D")
    assert deal.world(1, seeded(1)).hand(0) == {"4D", "5D"}


def test_after_the_end_there_is_nothing_to_draw() -> None:
    deal = last_play("KS", "2C").play("KS")
    random = seeded(3)
    drawn = deal.world(0, random)
    assert drawn.turn is None
    assert drawn.pile(0) == deal.pile(0)


@pytest.mark.parametrize("seat", [0, 1])
def test_every_hidden_hand_is_equally_likely(seat: int) -> None:
    """Nine cards are hidden, three in the hand: 84 hands."""
    deal = position("7S 2C KD", "4D 5H", other="QC JC AC", stock=6)
    random = seeded("hands", seat)
    draws = 84 * (5 if INTERPRETED else 100)
    hands = Counter(tuple(sorted(deal.world(seat, random).hand(1 - seat))) for _ in range(draws))
    cells = factorial(9) // factorial(3) // factorial(6)
    assert chi_square_excess(list(hands.values()), cells, hands.total()) < LIMIT


def test_every_order_of_the_stock_is_equally_likely() -> None:
    deal = position("7S 2C KD", "4D 5H", other="QC JC AC", stock=6)
    random = seeded("stock")
    draws = 9 * 8 * (5 if INTERPRETED else 100)
    ends = Counter((order := deal.world(1, random).stock)[0] + order[-1] for _ in range(draws))
    assert chi_square_excess(list(ends.values()), 72, ends.total()) < LIMIT


def test_at_the_first_play_every_hidden_card_is_anywhere_equally_often() -> None:
    deal = dealt(list(DECK), variant="scopone")
    random = seeded("anywhere")
    draws = 27 * (4 if INTERPRETED else 60)
    seats: Counter[tuple[str, int]] = Counter()
    for _ in range(draws):
        drawn = deal.world(1, random)
        seats.update((card, seat) for seat in (0, 2, 3) for card in drawn.hand(seat))
    assert len(seats) == 27 * 3
    assert chi_square_excess(list(seats.values()), 81, seats.total()) < LIMIT


def test_the_generic_observation_is_what_is_sampled() -> None:
    observation = GAME.observe(dealt(list(DECK)).states, 1, GAME.options(), {"match_scores": [0, 0]})
    drawn = np.zeros(1, rules.State).view(np.recarray)
    assert rules.sample(observation.record, seeded(1), drawn)
    assert cards.listed(drawn[0].hands[1]) == ["AC", "3C", "5C"]
