"""Where things lie on a card: size, index corner and its notch, places of the pips.

All layouts are point-symmetric or upright as on printed packs: pips below the middle are turned.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from cardavia.art.drawing import Group, Nodes, place
from cardavia.art.geometry import Affine, Box, Point, grow, shift, turn
from cardavia.art.palette import Tone

WIDTH = 200


class Index(StrEnum):
    """Corner signs of the usual size, or big ones for tired eyes and small screens."""

    NORMAL = "normal"
    BIG = "big"


@dataclass(frozen=True, slots=True)
class Corner:
    """Measures of one corner: the text's centre line, cap line and grid height, the sign under it, the notch.

    An emblem in the place of the text is `emblem_scale` times as large as drawn. No pip enters the notch, a
    corner of the card reserved for the index.
    """

    x: float
    cap: float
    height: float
    weight: float
    sign_y: float
    sign_scale: float
    emblem_scale: float
    notch: Box

    def emblem(self, drawn: Nodes) -> Group:
        """Returns an emblem drawn in the place of the text."""
        return Place(self.x, self.cap + self.height * 0.44, self.emblem_scale).group(drawn)


CORNERS: Mapping[Index, Corner] = {
    Index.NORMAL: Corner(31, 15, 52, 5.6, 84, 0.35, 0.465, Box(6, 6, 56, 103)),
    Index.BIG: Corner(37, 16, 74, 6.2, 112, 0.5, 0.578, Box(6, 6, 68, 140)),
}


@dataclass(frozen=True, slots=True)
class Label:
    """What the corners of a card say: rank and suit, the ink of its index, and the sign under it.

    Where no rank is printed an emblem stands in its place; `rank` then only tells the card apart.
    """

    rank: str
    suit: str
    tone: Tone
    sign: Nodes
    emblem: Nodes = ()


@dataclass(frozen=True, slots=True)
class Place:
    """Where one pip lies: its centre, its scale, and whether it stands on its head."""

    x: float
    y: float
    scale: float
    turned: bool = False

    def group(self, sign: Nodes) -> Group:
        """Returns the sign drawn at this place."""
        return place(shift(self.x, self.y) @ grow(-self.scale if self.turned else self.scale), sign)


def half_turn(height: float) -> Affine:
    """Returns the half turn about the middle of a card."""
    return turn(180, WIDTH / 2, height / 2)


# Columns and rows in units of (dx, dy) from the middle of the card.
_PATTERN: Mapping[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((0, -1), (0, 1)),
    3: ((0, -1), (0, 0), (0, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    7: ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
# Measures dx, dy, scale by number of pips, for cards 372 high with the usual corner.
_ROOM: Mapping[int, tuple[float, float, float]] = {
    1: (0, 0, 1.3),
    2: (0, 78, 0.8),
    3: (0, 98, 0.7),
    4: (40, 52, 0.6),
    5: (42, 54, 0.55),
    6: (40, 58, 0.49),
    7: (43, 59, 0.47),
}

# With big corners the left column hangs low and the right one high, so that the corners stay free.
_STAGGERED: Mapping[int, tuple[tuple[Point, ...], float]] = {
    1: (((100, 186),), 0.9),
    2: (((126, 92), (74, 280)), 0.8),
    3: (((132, 76), (100, 186), (68, 296)), 0.72),
    4: (((140, 62), (140, 150), (60, 222), (60, 310)), 0.66),
    5: (((144, 52), (144, 124), (100, 186), (56, 248), (56, 320)), 0.6),
    6: (((140, 44), (140, 105), (140, 166), (60, 206), (60, 267), (60, 328)), 0.52),
    7: (((148, 42), (148, 98), (148, 154), (100, 186), (52, 218), (52, 274), (52, 330)), 0.5),
    8: (
        ((144, 38), (144, 92), (144, 146), (144, 200), (56, 172), (56, 226), (56, 280), (56, 334)),
        0.48,
    ),
    9: (
        (
            (150, 38), (150, 92), (150, 146), (150, 200), (100, 186),
            (50, 172), (50, 226), (50, 280), (50, 334),
        ),
        0.46,
    ),
    10: (
        (
            (152, 38), (152, 92), (152, 146), (152, 200), (100, 158),
            (100, 214), (48, 172), (48, 226), (48, 280), (48, 334),
        ),
        0.46,
    ),
}  # fmt: skip


def pip_places(n: int, height: float, index: Index = Index.NORMAL) -> tuple[Place, ...]:
    """Returns the places of n pips, 1 to 7, on a card of the given height."""
    middle = height / 2
    if index is Index.BIG:
        points, scale = _STAGGERED[n]
        stretch = height / 372
        return tuple(Place(x, y * stretch, scale, turned=y * stretch > middle + 1) for x, y in points)
    dx, dy, scale = _ROOM[n]
    places = ((100 + x * dx, middle + y * dy) for x, y in _PATTERN[n])
    return tuple(Place(x, y, scale, turned=y > middle + 1) for x, y in places)


# Coins and cups are larger than French pips and all stand upright. From the eight on they stand in three
# columns, of which the middle one runs between the corners.
_LATIN_PATTERN: Mapping[int, tuple[Point, ...]] = {
    **_PATTERN,
    8: (*_PATTERN[6], (0, -2.1), (0, 2.1)),
    9: (*_PATTERN[6], (0, -2.1), (0, 0), (0, 2.1)),
    10: (*_PATTERN[6], (0, -2.16), (0, -0.72), (0, 0.72), (0, 2.16)),
}
_LATIN_ROOM: Mapping[int, tuple[float, float, float]] = {
    2: (0, 64, 0.9),
    3: (0, 86, 0.8),
    4: (42, 48, 0.68),
    5: (46, 53, 0.58),
    6: (42, 56, 0.54),
    7: (47, 58, 0.5),
    8: (54, 57, 0.5),
    9: (54, 57, 0.5),
    10: (54, 57, 0.5),
}


def latin_places(n: int, height: float, index: Index = Index.NORMAL) -> tuple[Place, ...]:
    """Returns the places of n coins or cups, 2 to 10, on a card of the given height."""
    middle = height / 2
    if index is Index.BIG:
        points, scale = _STAGGERED[n]
        return tuple(Place(x, y * height / 372, scale) for x, y in points)
    dx, dy, scale = _LATIN_ROOM[n]
    return tuple(Place(100 + x * dx, middle + y * dy * height / 372, scale) for x, y in _LATIN_PATTERN[n])
