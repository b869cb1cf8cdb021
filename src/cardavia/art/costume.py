"""What the people of the cards wear: colours by suit, and the cloth parts every figure is put together from.

Bodies have their origin in the pit of the throat and look to the right; shoulders lie at x = -46 and 42.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cardavia.art.drawing import Node, Nodes, cased, disc, fill, line, place, shape
from cardavia.art.geometry import Point, shift, turn
from cardavia.art.palette import Tone
from cardavia.art.strokes import between, hatch, ribbon


@dataclass(frozen=True, slots=True)
class Dress:
    """The colours of one suit's people: first cloth with its shadow and light, second cloth likewise, hair."""

    cloth: Tone
    deep: Tone
    light: Tone
    second: Tone
    second_deep: Tone
    hair: Tone


DRESS: Mapping[str, Dress] = {
    "H": Dress(Tone.RED, Tone.RED_DEEP, Tone.RED_LIGHT, Tone.BLUE, Tone.BLUE_DEEP, Tone.FAIR),
    "D": Dress(Tone.GOLD, Tone.GOLD_DEEP, Tone.GOLD_LIGHT, Tone.RED, Tone.RED_DEEP, Tone.AUBURN),
    "C": Dress(Tone.GREEN, Tone.GREEN_DEEP, Tone.GREEN_LIGHT, Tone.GOLD, Tone.GOLD_DEEP, Tone.AUBURN),
    "S": Dress(Tone.SLATE, Tone.SLATE_DEEP, Tone.SLATE_LIGHT, Tone.RED, Tone.RED_DEEP, Tone.SABLE),
}


def doublet(dress: Dress, suit: str) -> Nodes:
    """Returns a man's torso: a fitted coat open over a patterned panel."""
    coat = "M-12,-2C-24,4 -42,6 -48,20C-52,38 -42,64 -40,110L36,110C38,64 46,40 43,20C39,6 26,4 14,-2Q2,8 -12,-2Z"
    front = "M-8,2C-6,34 -6,60 -6,110L24,110C22,60 20,34 13,2Q3,9 -8,2Z"
    return (
        shape(coat, dress.cloth, Tone.INK, 2.4),
        hatch(between((40, 34, 28, 34), (35, 92, 25, 96), 9), 1.9, dress.deep),
        hatch(between((-44, 40, -36, 42), (-39, 92, -30, 96), 7), 1.7, dress.deep),
        shape(front, Tone.PAPER, Tone.INK, 2),
        *_panel(dress, suit),
    )


def _panel(dress: Dress, suit: str) -> Nodes:
    nodes: list[Node] = []
    for k in range(5):
        x, y = 3 + k * 1.2, 16 + k * 19
        if suit == "S":
            nodes.append(line(f"M{x - 9},{y}L{x},{y + 8}L{x + 10},{y}", dress.second, 3.2))
        elif suit == "C":
            nodes.append(line(f"M{x - 9},{y - 3}L{x + 10},{y + 11}M{x + 10},{y - 3}L{x - 9},{y + 11}", dress.cloth, 2.4))
        elif suit == "H":
            nodes.append(fill(f"M{x},{y - 6}L{x + 8},{y + 3}L{x},{y + 12}L{x - 7},{y + 3}Z", dress.cloth))
        else:
            nodes.append(disc(x, y + 3, 5.2, Tone.GOLD, Tone.GOLD_DEEP, 1.6))
    return tuple(nodes)


def bodice(dress: Dress) -> Nodes:
    """Returns a woman's torso: a square neckline over a laced bodice."""
    gown = "M-16,0C-26,4 -38,8 -43,22C-45,38 -32,56 -32,72L-46,110L44,110L30,72C31,56 40,40 38,22C34,8 26,4 17,0Q2,14 -16,0Z"
    skin = "M-14,-4C-20,4 -26,8 -27,12L-20,31Q4,37 26,30L30,12C27,8 20,3 16,-4Z"
    front = "M-13,33Q4,37 20,32L15,74L22,110L-14,110L-8,74Z"
    laces = "M-11,42L17,50M-10,52L16,60M-9,62L15,70M18,42L-10,50M17,52L-9,60M16,62L-8,70"
    return (
        shape(gown, dress.cloth, Tone.INK, 2.4),
        shape(skin, Tone.SKIN, Tone.INK, 1.8),
        hatch(between((35, 36, 26, 38), (29, 70, 21, 72), 7), 1.7, dress.deep),
        hatch(between((-39, 38, -30, 40), (-31, 68, -22, 70), 6), 1.6, dress.deep),
        shape(front, Tone.PAPER, Tone.INK, 1.8),
        line(laces, dress.second, 2),
        *cased("M-24,13L-19,32Q4,38 25,31L29,13", Tone.GOLD, 3, rim=1.5),
    )


def necklace() -> Nodes:
    """Returns a row of pearls with a drop."""
    beads = ((-12, 6), (-8.5, 11), (-3.5, 14.4), (8.5, 14.4), (13, 11), (15.6, 6))
    drop = shape("M2.5,14C6,19 6,23 2.5,24C-1,23 -1,19 2.5,14Z", Tone.RED, Tone.INK, 1.3)
    return *(disc(x, y, 2, Tone.PAPER, Tone.INK, 1) for x, y in beads), drop


def mantle(dress: Dress) -> Nodes:
    """Returns a king's mantle, to be drawn behind the body."""
    cloth = "M-20,0C-52,6 -74,30 -80,70L-88,116L84,116L78,70C72,28 48,4 20,0Z"
    folds = between((-80, 112, -66, 40), (-52, 112, -52, 50), 5) + between((78, 112, 66, 40), (54, 112, 52, 50), 4)
    return shape(cloth, dress.second, Tone.INK, 2.4), hatch(folds, 2, dress.second_deep)


def ermine() -> Nodes:
    """Returns the fur collar of a mantle, open at the throat."""
    near = "M-9,-6C-26,-2 -48,2 -58,22C-52,34 -38,34 -28,30C-18,26 -12,22 -6,30C-4,18 -6,4 -9,-6Z"
    far = "M11,-6C26,-2 42,4 50,20C46,32 36,32 27,29C19,26 15,22 11,28C9,18 9,4 11,-6Z"
    tails = ((-46, 18), (-34, 22), (-35, 9), (-23, 17), (-21, 5), (-13, 14), (17, 6), (19, 17), (29, 9), (30, 21), (40, 18))
    return (
        shape(near, Tone.PAPER, Tone.INK, 2.1),
        shape(far, Tone.PAPER, Tone.INK, 2.1),
        *(fill(ribbon([(x, y), (x + 0.4, y + 6)], [1, 3.4, 0]), Tone.INK) for x, y in tails),
    )


def collar(dress: Dress) -> Nodes:
    """Returns a jack's turned-down collar with a clasp."""
    return (
        shape("M-13,-8C-22,-4 -28,2 -30,10C-20,18 -8,16 0,9C-6,4 -10,-2 -13,-8Z", Tone.PAPER, Tone.INK, 1.9),
        shape("M12,-8C20,-4 26,2 28,9C20,16 10,15 4,9C8,4 10,-2 12,-8Z", Tone.PAPER, Tone.INK, 1.9),
        disc(2, 12, 4.2, Tone.RED, Tone.INK, 1.5),
    )


def ruff() -> Nodes:
    """Returns a pleated ruff."""
    edge = "M-27,2C-29,-6 -20,-12 -14,-10C-6,-4 8,-4 14,-10C22,-12 29,-6 27,2C24,14 -22,16 -27,2Z"
    pleats = [(-22 + k * 6.2, 8 + (k in (2, 3, 4)) * 2.4 - (k == 0) * 2 - (k == 7) * 3, -12 + k * 3.6, -3 + (k in (3, 4)) * 2) for k in range(8)]
    return shape(edge, Tone.PAPER, Tone.INK, 2), hatch(pleats, 1.6)


def chain() -> Nodes:
    """Returns a chain of office with a medal."""
    return *cased("M-22,6Q2,44 25,6", Tone.GOLD, 3.2, rim=1.6), disc(2.4, 27, 5.4, Tone.GOLD, Tone.INK, 1.7), disc(2.4, 27, 2.2, Tone.RED)


def puff(cloth: Tone, light: Tone, deep: Tone) -> Nodes:
    """Returns the slashed puff of the near sleeve, from the shoulder to just above the elbow."""
    outline = "M-30,6C-52,2 -72,20 -71,42C-70,58 -56,64 -44,58C-36,50 -32,28 -30,6Z"
    slashes = [
        ribbon([(-40, 12), (-56, 22), (-58, 50)], [0, 4.4, 5.4, 4, 0]),
        ribbon([(-34, 16), (-46, 28), (-47, 52)], [0, 3.8, 4.6, 3.4, 0]),
    ]
    return (
        shape(outline, cloth, Tone.INK, 2.3),
        *(fill(path, light) for path in slashes),
        hatch(between((-69, 32, -62, 34), (-64, 56, -58, 52), 6), 1.6, deep),
    )


def arm(elbow: Point, wrist: Point, cloth: Tone, deep: Tone, *, wide: float = 21, bend: float = 4) -> Nodes:
    """Returns a forearm from elbow to wrist with its cuff; the hand comes from `hands`."""
    dx, dy = wrist[0] - elbow[0], wrist[1] - elbow[1]
    length = (dx * dx + dy * dy) ** 0.5
    middle = ((elbow[0] + wrist[0]) / 2 - dy / length * bend, (elbow[1] + wrist[1]) / 2 + dx / length * bend)
    tube = ribbon([elbow, middle, wrist], [wide * 0.9, wide, wide * 0.86, wide * 0.68])
    nx, ny = -dy / length, dx / length
    shade = [
        (elbow[0] + dx * t + nx * wide * 0.42, elbow[1] + dy * t + ny * wide * 0.42, elbow[0] + dx * t + nx * 1, elbow[1] + dy * t + ny * 1)
        for t in (0.2, 0.36, 0.52, 0.68)
    ]
    half = wide * 0.42
    cuff = f"M{wrist[0] - nx * half},{wrist[1] - ny * half}L{wrist[0] + nx * half},{wrist[1] + ny * half}"
    return shape(tube, cloth, Tone.INK, 2.2), hatch(shade, 1.6, deep), *cased(cuff, Tone.PAPER, 4.4, rim=1.7)


def fist(at: Point, degrees: float = 0) -> Nodes:
    """Returns a hand closed around an upright rod; drawn over the rod."""
    palm = "M-8,8C-10,1 -9,-7 -4,-9C0,-10.6 5,-10 7.4,-8.4C9.4,-7 9,-4.4 7.6,-3.6C9.4,-2.4 9.4,.6 7.8,1.6C9.2,3 8.6,5.4 7,6.2C7.6,8.6 5,10 2,10C-3,10.6 -7,10.4 -8,8Z"
    fingers = "M0,-4.4L7.4,-3.6M-.4,1L7.6,1.6M0,6L7,6.2"
    thumb = "M-8,-1C-7,-8 -3,-13 2,-12.4C4.4,-11.6 4,-9 1.6,-8.4C-1,-7.6 -2.6,-4 -3.4,0"
    return (place(shift(*at) @ turn(degrees), (shape(palm, Tone.SKIN, Tone.INK, 1.8), line(fingers, Tone.INK, 1.1), shape(thumb, Tone.SKIN, Tone.INK, 1.4))),)


def hand(at: Point, degrees: float = 0) -> Nodes:
    """Returns an open hand at rest, its fingers pointing to the right."""
    palm = "M-9,-6C-3,-9.4 5,-8.6 11,-7C15,-6 15.4,-2.8 12,-2.8C16.4,-2 16.4,1.4 12.6,1.4C15.6,2.4 15,5.4 11.6,5.2C12.6,7.6 9,8.6 5,8.2C0,9.4 -6,8.6 -9,6.6Z"
    fingers = "M4,-2.8L12,-2.8M4,1.2L12.6,1.4M4,5L11.6,5.2"
    thumb = "M-5,-7C-1,-12 4,-12.6 7,-10.6C7.4,-8 4,-7.6 0,-5"
    return (place(shift(*at) @ turn(degrees), (shape(palm, Tone.SKIN, Tone.INK, 1.8), line(fingers, Tone.INK, 1), shape(thumb, Tone.SKIN, Tone.INK, 1.4))),)
