"""Sleeves, forearms and hands, in the coordinates of the body (`costume`)."""

from __future__ import annotations

import math

from cardavia.art.costume import Dress
from cardavia.art.drawing import Node, Nodes, cased, fill, joined, line, place, shape
from cardavia.art.geometry import MIRROR, Point, shift, turn
from cardavia.art.palette import Tone
from cardavia.art.strokes import between, hatch, ribbon


def near_puff(dress: Dress) -> Nodes:
    """Returns the slashed upper sleeve on the near side."""
    outline = "M-30,6C-52,2 -72,18 -71,40C-70,54 -56,60 -45,54C-37,46 -32,28 -30,6Z"
    slashes = (
        ribbon([(-40, 11), (-57, 22), (-58, 48)], [0, 6, 0], grid=0.5),
        ribbon([(-34, 15), (-46, 28), (-47, 49)], [0, 5, 0], grid=0.5),
    )
    return (
        shape(outline, dress.cloth),
        fill(joined(slashes), dress.light),
        hatch(between((-69, 32, -62, 34), (-64, 52, -58, 48), 4), 1.7, dress.deep),
    )


def far_puff(dress: Dress) -> Nodes:
    """Returns the slashed upper sleeve on the far side, a little foreshortened."""
    outline = "M27,6C46,2 63,17 62,38C61,50 50,55 42,50C35,43 29,28 27,6Z"
    slashes = (
        ribbon([(36, 11), (50, 22), (50, 45)], [0, 5.4, 0], grid=0.5),
        ribbon([(31, 15), (41, 28), (41, 46)], [0, 4.4, 0], grid=0.5),
    )
    return (
        shape(outline, dress.cloth),
        fill(joined(slashes), dress.light),
        hatch(between((60.4, 32, 54, 34), (56, 49, 51, 45), 4), 1.7, dress.deep),
    )


def near_sleeve(dress: Dress) -> Nodes:
    """Returns a smooth upper sleeve on the near side with a banded hem."""
    return (
        shape("M-28,6C-46,4 -62,16 -66,34C-69,48 -68,58 -64,64L-42,66C-38,48 -32,28 -28,6Z", dress.cloth),
        hatch(between((-65, 30, -56, 32), (-65, 56, -56, 57), 6), 1.7, dress.deep),
        line("M-56,18C-60,30 -60,44 -57,56", dress.light, 2.6),
    )


def far_sleeve(dress: Dress) -> Nodes:
    """Returns a smooth upper sleeve on the far side."""
    return (
        shape("M25,6C42,4 55,14 58,32C60,46 60,56 57,62L38,64C35,46 30,28 25,6Z", dress.cloth),
        hatch(between((57.4, 30, 49, 32), (57.4, 56, 49, 57), 6), 1.7, dress.deep),
        line("M41,17C45,28 46,42 45,54", dress.light, 2.4),
    )


def spaulders() -> Nodes:
    """Returns the steel shoulder plates of a soldier, lying over both upper sleeves."""
    near = "M-26,2C-46,-2 -66,8 -70,28C-60,38 -40,36 -30,28Z"
    far = "M24,2C42,-2 58,8 61,26C52,35 36,33 28,26Z"
    return (
        shape(joined((near, far)), Tone.STEEL, Tone.INK, 2.2),
        line(
            "M-67,21C-56,29 -40,28 -29,21M58,19C50,26 38,26 27,19M-61,13C-52,20 -40,20 -28,14"
            "M52,12C45,18 36,18 26,13",
            Tone.INK,
            1.3,
        ),
        hatch(
            [
                *between((-67, 30, -60, 20), (-46, 33, -44, 25), 4),
                *between((58, 28, 53, 19), (44, 31, 42, 24), 3),
            ],
            1.4,
        ),
    )


def forearm(elbow: Point, wrist: Point, dress: Dress, *, wide: float = 22, bend: float = 5) -> Nodes:
    """Returns a forearm with a linen cuff; `bend` bows it to the left of the way from elbow to wrist."""
    dx, dy = wrist[0] - elbow[0], wrist[1] - elbow[1]
    length = math.hypot(dx, dy)
    nx, ny = dy / length, -dx / length
    middle = ((elbow[0] + wrist[0]) / 2 + nx * bend, (elbow[1] + wrist[1]) / 2 + ny * bend)
    folds = [
        (x + nx * wide * 0.4, y + ny * wide * 0.4, x - nx * wide * 0.05, y - ny * wide * 0.05)
        for x, y in ((elbow[0] + dx * t, elbow[1] + dy * t) for t in (0.2, 0.4, 0.6))
    ]
    half = wide * 0.4
    cuff = f"M{wrist[0] - nx * half},{wrist[1] - ny * half}L{wrist[0] + nx * half},{wrist[1] + ny * half}"
    return (
        shape(ribbon([elbow, middle, wrist], [wide * 0.66, wide * 1.06, wide * 0.68], grid=0.5), dress.cloth),
        hatch(folds, 1.7, dress.deep),
        *cased(cuff, Tone.PAPER, 4.6, rim=1.7),
    )


_FIST = (
    "M-8,8C-10,1 -9,-7 -4,-9C0,-10.6 5,-10 7.4,-8.4C9.4,-7 9,-4.4 7.6,-3.6C9.4,-2.4 9.4,.6 7.8,1.6"
    "C9.2,3 8.6,5.4 7,6.2C7.6,8.6 5,10 2,10C-3,10.6 -7,10.4 -8,8Z"
)
_PALM = (
    "M-9,-6C-3,-9.4 5,-8.6 11,-7C15,-6 15.4,-2.8 12,-2.8C16.4,-2 16.4,1.4 12.6,1.4C15.6,2.4 15,5.4 11.6,5.2"
    "C12.6,7.6 9,8.6 5,8.2C0,9.4 -6,8.6 -9,6.6Z"
)


def fist(at: Point, degrees: float = 0, *, mirrored: bool = False) -> Node:
    """Returns a hand closed around an upright rod, to be drawn over the rod; its back is to the left."""
    by = shift(*at) @ turn(degrees)
    return place(
        by @ MIRROR if mirrored else by,
        (
            shape(_FIST, Tone.SKIN),
            line("M0,-4.4L7.4,-3.6M-.4,1L7.6,1.6M0,6L7,6.2", Tone.INK, 1.1),
            shape(
                "M-8,-1C-7,-8 -3,-13 2,-12.4C4.4,-11.6 4,-9 1.6,-8.4C-1,-7.6 -2.6,-4 -3.4,0",
                Tone.SKIN,
                Tone.INK,
                1.5,
            ),
        ),
    )


def palm(at: Point, degrees: float = 0, *, mirrored: bool = False) -> Node:
    """Returns an open hand at rest with its fingers to the right."""
    by = shift(*at) @ turn(degrees)
    return place(
        by @ MIRROR if mirrored else by,
        (
            shape(_PALM, Tone.SKIN),
            line("M4,-2.8L12,-2.8M4,1.2L12.6,1.4M4,5L11.6,5.2", Tone.INK, 1),
            shape("M-5,-7C-1,-12 4,-12.6 7,-10.6C7.4,-8 4,-7.6 0,-5", Tone.SKIN, Tone.INK, 1.5),
        ),
    )
