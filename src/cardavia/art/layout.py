"""Where things lie on a card: size, index corner and its notch, places of the pips.

All layouts are point-symmetric or upright as on printed packs: pips below the middle are turned.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from cardavia.art.drawing import Group, Nodes, place
from cardavia.art.geometry import Affine, Box, Point, grow, shift, turn

WIDTH = 200


class Index(StrEnum):
    """Corner signs of the usual size, or big ones for tired eyes and small screens."""

    NORMAL = "normal"
    BIG = "big"


@dataclass(frozen=True, slots=True)
class Corner:
    """Measures of one corner: the text's centre line, cap line and grid height, the sign under it, the notch.

    No pip enters the notch, a corner of the card reserved for the index.
    """

    x: float
    cap: float
    height: float
    weight: float
    sign_y: float
    sign_scale: float
    notch: Box


CORNERS: Mapping[Index, Corner] = {
    Index.NORMAL: Corner(30, 15, 52, 5.6, 84, 0.35, Box(6, 6, 56, 103)),
    Index.BIG: Corner(36, 16, 76, 6.2, 112, 0.5, Box(6, 6, 68, 140)),
}


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
    1: (((100, 186),), 0.86),
    2: (((126, 92), (74, 280)), 0.8),
    3: (((132, 76), (100, 186), (68, 296)), 0.72),
    4: (((140, 62), (140, 150), (60, 222), (60, 310)), 0.66),
    5: (((142, 58), (142, 136), (100, 186), (58, 236), (58, 314)), 0.58),
    6: (((140, 48), (140, 110), (140, 172), (60, 200), (60, 262), (60, 324)), 0.5),
    7: (((144, 48), (144, 106), (144, 164), (100, 186), (56, 208), (56, 266), (56, 324)), 0.48),
}


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
