"""The French deck of Shengji: 54 cards for two packs of one back, framed double-headed courts, 200 x 280."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from cardavia.art import courts, jokers, signs
from cardavia.art.drawing import Nodes, place, shape
from cardavia.art.geometry import Affine, Box, Path, Point, Segment, grow, shift
from cardavia.art.layout import WIDTH, Corner, Index, Place
from cardavia.art.palette import Tone
from cardavia.art.signs import TONES, sign

__all__ = ["CORNERS", "HEIGHT", "TONES", "corner", "face", "pip_places", "sign"]

HEIGHT = 280

# The whole index lies on 21 hundredths of the width, so that a strip of a fanned hand shows it.
CORNERS: Mapping[Index, Corner] = {
    Index.NORMAL: Corner(26, 14, 48, 5.6, 78, 0.33, 0.43, Box(5, 5, 46, 99)),
    Index.BIG: Corner(33.5, 11, 64, 6.3, 93, 0.42, 0.5, Box(5, 5, 63, 117)),
}

_NUMBERS = {"A": 1, "T": 10}
_FRAME = 12.0

# How courts stand within their frame, by the room the corners leave.
_FIT: Mapping[Index, Affine] = {
    Index.NORMAL: shift(-5, 7) @ grow(0.76),
    Index.BIG: shift(12, 7) @ grow(0.7),
}
_JOKER_FIT: Mapping[Index, Affine] = {
    Index.NORMAL: shift(-3, 7) @ grow(0.72),
    Index.BIG: shift(14, 7) @ grow(0.66),
}

# Columns and rows in units of (dx, dy) from the middle of the card.
_PATTERN: Mapping[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((0, -1), (0, 1)),
    3: ((0, -1), (0, 0), (0, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    7: ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    8: ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (0, 0.5), (-1, 1), (1, 1)),
    9: (
        (-1, -1), (1, -1), (-1, -1 / 3), (1, -1 / 3), (0, 0),
        (-1, 1 / 3), (1, 1 / 3), (-1, 1), (1, 1),
    ),
    10: (
        (-1, -1), (1, -1), (0, -2 / 3), (-1, -1 / 3), (1, -1 / 3),
        (-1, 1 / 3), (1, 1 / 3), (0, 2 / 3), (-1, 1), (1, 1),
    ),
}  # fmt: skip
# Measures dx, dy, scale by number of pips.
_ROOM: Mapping[int, tuple[float, float, float]] = {
    1: (0, 0, 1.25),
    2: (0, 82, 0.58),
    3: (0, 86, 0.54),
    4: (30, 80, 0.46),
    5: (30, 82, 0.44),
    6: (30, 84, 0.44),
    7: (31, 86, 0.42),
    8: (31, 86, 0.41),
    9: (31, 90, 0.39),
    10: (32, 92, 0.37),
}
# With big corners the upper half lies to the right and the lower half, its half turn, to the left; from the
# middle of the card outwards. Odd numbers have one pip in the middle.
_UPPER: Mapping[int, tuple[tuple[Point, ...], float]] = {
    1: ((), 0.8),
    2: (((29, -66),), 0.66),
    3: (((32, -78),), 0.6),
    4: (((-6, -72), (64, -72)), 0.54),
    5: (((-6, -82), (64, -82)), 0.52),
    6: (((-8, -96), (66, -96), (29, -40)), 0.46),
    7: (((-8, -98), (66, -98), (29, -52)), 0.44),
    8: (((-8, -102), (66, -102), (-8, -42), (66, -42)), 0.43),
    9: (((-8, -106), (66, -106), (-8, -52), (66, -52)), 0.42),
    10: (((-9, -108), (67, -108), (29, -70), (-9, -32), (67, -32)), 0.4),
}


def pip_places(n: int, index: Index = Index.NORMAL) -> tuple[Place, ...]:
    """Returns the places of n pips, 1 to 10."""
    x0, y0 = WIDTH / 2, HEIGHT / 2
    if index is Index.NORMAL:
        dx, dy, scale = _ROOM[n]
        return tuple(Place(x0 + x * dx, y0 + y * dy, scale, turned=y > 0) for x, y in _PATTERN[n])
    points, scale = _UPPER[n]
    upper = tuple(Place(x0 + x, y0 + y, scale) for x, y in points)
    middle = (Place(x0, y0, scale),) if n % 2 else ()
    return *upper, *middle, *(Place(x0 - x, y0 - y, scale, turned=True) for x, y in points)


@cache
def face(rank: str, suit: str, index: Index) -> Nodes:
    """Returns what a card shows between its corners; the jokers' suits are B and R."""
    if suit in jokers.TONES:
        notch = Box(5, 5, CORNERS[index].notch.right, jokers.FOOT)
        framed = _framed(jokers.half(suit), _JOKER_FIT[index], notch, jokers.TONES[suit])
        return jokers.printed(suit, framed)
    if rank in "JQK":
        return _framed(courts.half(rank, suit), _FIT[index], CORNERS[index].notch, TONES[suit])
    if rank == "A":
        # The narrow diamond is drawn larger, to weigh as much as the others.
        ace = signs.ace(suit) if suit != "D" else (place(grow(1.12), signs.ace(suit)),)
        return (pip_places(1, index)[0].group(ace),)
    return tuple(p.group(sign(suit)) for p in pip_places(_NUMBERS.get(rank, 0) or int(rank), index))


def corner(card: str, index: Index) -> Nodes | None:
    """Returns the corner of a joker, None for the cards with rank and suit."""
    return jokers.corner(card[1], CORNERS[index]) if card[1] in jokers.TONES else None


def _framed(half: Nodes, fit: Affine, notch: Box, tone: Tone) -> Nodes:
    by = shift(WIDTH / 2, HEIGHT / 2) @ fit @ shift(-WIDTH / 2, 0)
    return (
        shape(_frame(notch), Tone.FIELD, tone, 1.6),
        *courts.divided((place(by, half),), HEIGHT, _FRAME + 5),
    )


def _frame(notch: Box) -> Path:
    """Returns a frame around the card that steps in at the two indexed corners."""
    left = top = _FRAME
    inner, step = notch.right + 1.5, notch.bottom + 3
    right, bottom = WIDTH - left, HEIGHT - top
    half = ((inner, top), (right, top), (right, HEIGHT - step), (WIDTH - inner, HEIGHT - step))
    first, *rest = (*half, (WIDTH - inner, bottom), (left, bottom), (left, step), (inner, step))
    return Path((Segment("M", (first,)), *(Segment("L", (point,)) for point in rest), Segment("Z")))
