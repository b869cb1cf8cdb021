"""Rules, section 6: every world that a seat may be in, each once."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import numpy as np
import pytest

from cardavia.games.cicera import rules
from tests.games.cicera.positions import Position, dealt, position


def listed(deal: Position, most: int = 1680) -> list[tuple[frozenset[str], ...]]:
    """Returns the hands in all worlds that the seat to act may be in, in their order."""
    assert deal.turn is not None
    record: Any = deal.observation(deal.turn).record
    out = np.zeros(1, rules.State).view(np.recarray)
    found = []
    for number in range(int(rules.worlds(record, most))):
        rules.world(record, number, out)
        drawn = Position(deal.options, out)
        found.append(tuple(frozenset(drawn.hand(seat)) for seat in range(4)))
    return found


def test_one_card_each_lies_in_six_ways() -> None:
    deal = position("KC", "3B", others={1: "9B", 2: "9C", 3: "9D"})
    assert sorted(listed(deal), key=str) == sorted(
        (tuple(frozenset({card}) for card in ("KC", *cards)) for cards in permutations(("9B", "9C", "9D"))),
        key=str,
    )


@pytest.mark.parametrize(
    ("hand", "turn", "number"),
    [("KC KB", 0, 90), ("KC KB KD", 0, 1680), ("KC KB", 2, 12), ("KC KB KD", 3, 90)],
)
def test_every_world_comes_once(hand: str, turn: int, number: int) -> None:
    """The seats before the one to act hold a card less; the last of a round knows that of all others."""
    found = listed(position(hand, "3B", turn=turn, dealer=3))
    assert len(set(found)) == len(found) == number
    assert all(len(set().union(*hands)) == sum(map(len, hands)) for hands in found)


def test_too_many_worlds_are_none() -> None:
    assert listed(position("KC KB", "3B"), most=89) == []
    assert listed(dealt("7S")) == []


def test_a_hidden_stock_leaves_too_many_worlds() -> None:
    assert listed(position("KC", "3B", stock=24, hand_size=6)) == []
