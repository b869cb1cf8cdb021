from __future__ import annotations

import pytest

from cardavia.art import decks
from cardavia.art.backs import BACKS, back
from cardavia.art.drawing import Disc, Mark, flatten
from cardavia.art.geometry import Point
from cardavia.art.layout import WIDTH
from cardavia.art.palette import Tone

Contour = tuple[object, frozenset[Point]]


def contours(leaf: Mark | Disc, *, turned: bool, height: float) -> list[Contour]:
    """The points of every contour of a leaf, with its paint, as it lies or under the half turn."""
    path = leaf.mark().path if isinstance(leaf, Disc) else leaf.path
    found: list[Contour] = []
    points: set[Point] = set()
    paint = (leaf.fill, leaf.stroke, round(leaf.width, 3))
    for segment in path.segments:
        if segment.command == "M" and points:
            found.append((paint, frozenset(points)))
            points = set()
        for x, y in segment.points:
            x, y = (WIDTH - x, height - y) if turned else (x, y)
            points.add((round(x, 2) + 0.0, round(y, 2) + 0.0))
    return [*found, (paint, frozenset(points))]


@pytest.mark.parametrize("name", BACKS)
@pytest.mark.parametrize("height", [280, 372, 400])
def test_backs_look_the_same_from_either_end(name: str, height: float) -> None:
    leaves = list(flatten(back(name, height)))
    upright = [c for leaf in leaves for c in contours(leaf, turned=False, height=height)]
    turned = [c for leaf in leaves for c in contours(leaf, turned=True, height=height)]
    assert len(upright) > 100
    assert set(upright) == set(turned)


def test_every_deck_has_a_back_of_its_own() -> None:
    assert set(BACKS) == set(decks.DECKS)
    assert len({decks.back(name) for name in BACKS}) == len(BACKS)


@pytest.mark.parametrize("name", BACKS)
def test_a_back_has_two_colours_beside_the_paper_and_the_lozenge(name: str) -> None:
    leaves = list(flatten(back(name, 372)))
    tones = {tone for leaf in leaves for tone in (leaf.fill, leaf.stroke) if tone}
    design = BACKS[name]
    assert tones == {design.ground, design.deep, Tone.PAPER, Tone.GOLD, Tone.RED}
