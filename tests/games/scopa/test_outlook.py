"""What a deal is worth between two hands: the inputs by hand, and the network against plain arithmetic."""

from __future__ import annotations

import numpy as np
import pytest

from cardavia.games.scopa import cards, outlook
from tests.games.scopa.positions import Position, position


def inputs(deal: Position) -> list[int]:
    """Returns the inputs that are 1."""
    out = np.zeros(outlook.MOST_ACTIVE, np.int64)
    return sorted(out[: int(outlook.active(deal.state, out))].tolist())


def valued(deal: Position) -> float:
    """Returns the expected margin of side 0."""
    room = np.zeros(outlook.MOST_ACTIVE, np.int64), np.zeros(outlook.HIDDEN + outlook.NARROW, np.float32)
    return float(outlook.outlook(deal.state, *outlook.weights(), *room))


def between_hands(dealer: int = 0, last: int = 1, scope: tuple[int, int] = (0, 0)) -> Position:
    """Returns a position in which one hand has been played."""
    deal = position(
        "2C 3C 4C",
        "7S KD",
        other="5C 6C JC",
        stock=24,
        piles={0: "AC AH", 1: "7D 7C"},
        turn=1 - dealer,
        dealer=dealer,
        last_capturer=last,
        scope=scope,
    )
    deal.state.played = 6
    deal.state.piles[0] = cards.mask(["AC", "AH"])
    return deal


def test_the_inputs_name_what_both_seats_know() -> None:
    found = inputs(between_hands())
    seven, other = cards.BITS["7D"], cards.BITS["7C"]
    # Side 1 leads, so that its pile comes first.
    assert outlook.OWN + seven in found
    assert outlook.OWN + other in found
    assert outlook.TABLE + cards.BITS["KD"] in found
    assert outlook.LAST in found
    assert outlook.COUNTS + 2 in found
    assert outlook.COINS + 1 in found
    assert outlook.BEST + 11 * 1 in found
    assert outlook.TOTAL + 11 in found
    assert outlook.LYING + 2 in found
    assert outlook.UNSEEN + 5 * 6 + 1 in found


def test_hands_and_stock_are_no_inputs() -> None:
    deal = between_hands()
    other = deal.copy()
    state = other.state
    state.hands[0], state.hands[1] = state.hands[1], state.hands[0]
    state.stock[16:] = state.stock[16:][::-1].copy()
    assert inputs(other) == inputs(deal)
    assert valued(other) == valued(deal)


def test_there_is_room_for_all_inputs_and_none_stands_twice() -> None:
    found = inputs(between_hands())
    assert len(found) == len(set(found)) <= outlook.MOST_ACTIVE
    assert max(found) < outlook.FEATURES


def test_exchanged_sides_give_the_opposite_value() -> None:
    deal = between_hands()
    other = deal.copy()
    state = other.state
    state.dealer, state.last_capturer = 1, 0
    state.piles[0], state.piles[1] = deal.state.piles[1], deal.state.piles[0]
    assert valued(other) == pytest.approx(-valued(deal), abs=1e-6)


def test_scope_count_in_full() -> None:
    assert valued(between_hands(scope=(3, 1))) == pytest.approx(valued(between_hands()) + 2, abs=1e-5)


def test_the_settebello_is_worth_about_a_point_to_its_captor() -> None:
    assert valued(between_hands()) < -0.8


def test_the_network_is_what_plain_arithmetic_says() -> None:
    deal = between_hands()
    first, second, heads = (layer.astype(np.float64) for layer in outlook.weights())
    hidden = np.maximum(first[[*inputs(deal), outlook.FEATURES]].sum(0), 0)
    narrow = np.maximum(np.append(hidden, 1) @ second, 0)
    # Side 1 leads, so that its margin has to be turned around.
    assert valued(deal) == pytest.approx(-float(np.append(narrow, 1) @ heads[0]), abs=1e-4)


def test_the_weights_have_their_shapes_and_stay_small() -> None:
    shapes = [layer.shape for layer in outlook.weights()]
    assert shapes == [
        (outlook.FEATURES + 1, outlook.HIDDEN),
        (outlook.HIDDEN + 1, outlook.NARROW),
        (outlook.HEADS, outlook.NARROW + 1),
    ]
    assert all(np.isfinite(layer).all() for layer in outlook.weights())
