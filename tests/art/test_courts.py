from __future__ import annotations

import pytest

from cardavia.art import courts
from cardavia.art.drawing import Disc, Group, bounds, flatten
from cardavia.art.geometry import Box
from cardavia.art.layout import Index, half_turn

COURTS = [rank + suit for rank in "JQK" for suit in "CDHS"]
HEIGHT = 372


@pytest.mark.parametrize("index", Index)
@pytest.mark.parametrize("card", COURTS)
def test_the_two_halves_are_each_other_s_half_turn(card: str, index: Index) -> None:
    nodes = courts.court(card[0], card[1], HEIGHT, index)
    upper, lower = nodes[0], nodes[1]
    assert isinstance(lower, Group)
    assert lower.by == half_turn(HEIGHT)
    assert lower.nodes == (upper,)


@pytest.mark.parametrize("card", COURTS)
def test_halves_end_at_the_dividing_band(card: str) -> None:
    below = [
        y - 186 - 0.15 * (x - 100)
        for leaf in flatten(courts.court(card[0], card[1], HEIGHT)[:1])
        for segment in (leaf.mark() if isinstance(leaf, Disc) else leaf).path.segments
        for x, y in segment.points[-1:]
    ]
    assert max(below) < 0.1


def test_no_two_courts_are_alike_in_outline() -> None:
    outlines = set()
    for card in COURTS:
        leaves = flatten(courts.court(card[0], card[1], HEIGHT)[:1])
        outlines.add(tuple(bounds((leaf,)) for leaf in leaves))
    assert len(outlines) == 12


@pytest.mark.parametrize("rank", "JQK")
def test_two_of_each_rank_look_to_either_side(rank: str) -> None:
    mirrored = 0
    for suit in "CDHS":
        upper = courts.court(rank, suit, HEIGHT)[0]
        assert isinstance(upper, Group)
        figure = upper.nodes[0]
        assert isinstance(figure, Group)
        mirrored += figure.by.a < 0
    assert mirrored == 2


@pytest.mark.parametrize("card", COURTS)
def test_figures_fill_their_half(card: str) -> None:
    box = bounds(courts.court(card[0], card[1], HEIGHT)[:1])
    assert box.within(Box(4, 4, 196, 206))
    assert box.width > 110
    assert box.height > 150
