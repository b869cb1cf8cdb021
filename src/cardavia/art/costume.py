"""What the people of the cards wear: colours by suit, torsos, collars and cloaks.

Bodies have their origin in the pit of the throat and look to the right: the near shoulder lies at x = -46,
the far one at 42, the belt at about 78.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cardavia.art.drawing import Node, Nodes, beads, cased, disc, fill, joined, line, shape
from cardavia.art.palette import Tone
from cardavia.art.strokes import between, hatch


@dataclass(frozen=True, slots=True)
class Dress:
    """The colours of one suit's people: two cloths, each with its shadow and light, and the hair.

    `suit` is a French suit; it chooses the pattern on the breast.
    """

    suit: str
    cloth: Tone
    deep: Tone
    light: Tone
    second: Tone
    second_deep: Tone
    second_light: Tone
    hair: Tone

    def swapped(self) -> Dress:
        """Returns the dress with its two cloths exchanged."""
        return Dress(
            self.suit,
            self.second,
            self.second_deep,
            self.second_light,
            self.cloth,
            self.deep,
            self.light,
            self.hair,
        )


# Each cloth with its shadow and its light.
_RED = (Tone.RED, Tone.RED_DEEP, Tone.RED_LIGHT)
_BLUE = (Tone.BLUE, Tone.BLUE_DEEP, Tone.BLUE_LIGHT)
_GOLD = (Tone.GOLD, Tone.GOLD_DEEP, Tone.GOLD_LIGHT)
_GREEN = (Tone.GREEN, Tone.GREEN_DEEP, Tone.GREEN_LIGHT)
_SLATE = (Tone.SLATE, Tone.SLATE_DEEP, Tone.SLATE_LIGHT)

DRESS: Mapping[str, Dress] = {
    "H": Dress("H", *_RED, *_BLUE, Tone.FAIR),
    "D": Dress("D", *_GOLD, *_RED, Tone.AUBURN),
    "C": Dress("C", *_GREEN, *_GOLD, Tone.AUBURN),
    "S": Dress("S", *_SLATE, *_RED, Tone.SABLE),
}
LATIN_DRESS: Mapping[str, Dress] = {
    "C": Dress("H", *_RED, *_BLUE, Tone.FAIR),
    "D": DRESS["D"],
    "B": DRESS["C"],
    "S": Dress("S", *_BLUE, *_RED, Tone.SABLE),
}

_COAT = (
    "M-12,-2C-24,4 -42,6 -48,20C-52,38 -42,64 -40,116L36,116C38,64 46,40 43,20C39,6 26,4 14,-2Q2,8 -12,-2Z"
)


def doublet(dress: Dress) -> Nodes:
    """Returns a man's fitted coat, open over a panel patterned by suit."""
    front = "M-10,-.4C-6,34 -6,60 -6,116L24,116C22,60 20,34 12,-.4Q2,7 -10,-.4Z"
    return (
        shape(_COAT, dress.cloth),
        hatch(
            [
                *between((40, 34, 28, 34), (35, 92, 25, 96), 6),
                *between((-44, 40, -36, 42), (-39, 92, -30, 96), 5),
            ],
            1.9,
            dress.deep,
        ),
        shape(front, Tone.PAPER),
        panel(dress),
        line("M-13,4C-10,36 -10,60 -10,112M17,4C23,36 27,60 28,112", Tone.GOLD, 2.2),
    )


def panel(dress: Dress) -> Node:
    """Returns the pattern of a front panel about x = 5: chevrons, lattice, lozenges or buttons by suit."""
    rows = [(3 + k * 1.2, 17 + k * 18) for k in range(5)]
    if dress.suit == "S":
        return line(joined(f"M{x - 8},{y}L{x + 0.5},{y + 8}L{x + 9},{y}" for x, y in rows), dress.second, 3.2)
    if dress.suit == "C":
        laces = (f"M{x - 8},{y - 3}L{x + 9},{y + 10}M{x + 9},{y - 3}L{x - 8},{y + 10}" for x, y in rows)
        return line(joined(laces), dress.cloth, 2.4)
    if dress.suit == "H":
        return fill(
            joined(f"M{x},{y - 6}L{x + 7},{y + 3}L{x},{y + 12}L{x - 7},{y + 3}Z" for x, y in rows),
            dress.cloth,
        )
    return beads(((x, y + 3) for x, y in rows), 5, Tone.GOLD, Tone.GOLD_DEEP, 1.6)


def tabard(dress: Dress) -> Nodes:
    """Returns a man's parti-coloured tunic with a row of buttons."""
    half = "M2,3.6C4,40 6,80 8,116L36,116C38,64 46,40 43,20C39,6 26,4 14,-2Q8,3.2 2,3.6Z"
    return (
        shape(_COAT, dress.cloth),
        shape(half, dress.second),
        hatch(between((-44, 40, -36, 42), (-39, 92, -30, 96), 7), 1.9, dress.deep),
        hatch(between((40, 34, 28, 34), (35, 92, 25, 96), 6), 1.9, dress.second_deep),
        beads(((-4 + k * 0.5, 22 + k * 13) for k in range(6)), 2.6, Tone.PAPER, Tone.INK, 1.3),
    )


def breastplate(dress: Dress) -> Nodes:
    """Returns a soldier's steel breastplate over a coat."""
    plate = "M-14,4C-30,8 -38,16 -38,30C-40,52 -30,72 -4,80C22,76 36,56 36,32C36,16 28,8 15,4Q2,14 -14,4Z"
    return (
        shape(_COAT, dress.cloth),
        hatch(between((-44, 66, -36, 66), (-40, 104, -30, 106), 5), 1.9, dress.deep),
        shape(plate, Tone.STEEL),
        line("M3,11C7,34 4,58 -4,79", Tone.INK, 1.6),
        hatch(between((34, 30, 20, 32), (12, 73, 2, 68), 9), 1.6),
        line("M-28,20C-33,34 -30,52 -20,64", Tone.PAPER, 2.6),
        *cased("M-14,5Q2,15 15,5", Tone.GOLD, 3, rim=1.4),
        beads(((-32, 26), (-31, 50), (-20, 68), (30, 24), (31, 44), (16, 68)), 1.7, Tone.GOLD, Tone.INK, 1),
    )


_GOWN = (
    "M-16,0C-26,4 -38,8 -43,22C-45,38 -32,54 -31,70L-48,116L46,116L29,70C31,54 40,40 38,22"
    "C34,8 26,4 17,0Q2,14 -16,0Z"
)


def bodice(dress: Dress) -> Nodes:
    """Returns a woman's gown with a laced front and a wide neckline."""
    skin = "M-13,-10C-15,2 -27,7 -30,12C-28,28 -14,28 4,32C18,28 30,26 32,11C28,7 14,2 12,-10"
    front = "M-18,28C-10,30 -3,30 4,32C10,30 16,29 22,28L14,72L22,116L-16,116L-8,72Z"
    return (
        shape(_GOWN, dress.cloth),
        fill(skin, Tone.SKIN),
        line(skin, Tone.INK, 1.8),
        hatch(
            [
                *between((35, 36, 26, 38), (28, 70, 20, 72), 6),
                *between((-39, 38, -30, 40), (-30, 68, -21, 70), 6),
            ],
            1.8,
            dress.deep,
        ),
        shape(front, Tone.PAPER),
        line(
            "M-13,39L16,47M-12,49L15,57M-10,59L14,67M17,39L-11,47M16,49L-10,57M15,59L-9,67", dress.second, 2
        ),
        *cased("M-30,13C-28,28 -14,28 4,32C18,28 30,26 32,12", Tone.GOLD, 3, rim=1.4),
    )


def robe(dress: Dress) -> Nodes:
    """Returns a woman's robe crossed over the breast, with broad gold borders."""
    skin = "M-13,-10C-13,-2 -17,0 -19,1C-16,14 -8,24 3,32C12,24 18,14 21,1C16,-1 12,-2 12,-10"
    border = "M-19,0C-16,14 -8,24 3,32C10,44 12,60 12,112M21,0C18,14 12,24 3,32"
    return (
        shape(_GOWN, dress.cloth),
        shape(
            "M3,32C10,44 12,60 12,116L46,116L29,70C31,54 40,40 38,22C34,8 26,4 19,1C18,14 12,24 3,32Z",
            dress.second,
        ),
        fill(skin, Tone.SKIN),
        line(skin, Tone.INK, 1.8),
        hatch(between((-39, 36, -28, 38), (-32, 76, -20, 76), 7), 1.8, dress.deep),
        hatch(between((35, 36, 25, 38), (30, 76, 20, 76), 6), 1.8, dress.second_deep),
        *cased(border, Tone.GOLD, 4, rim=1.5),
        *_brooch(3, 33),
    )


def _brooch(x: float, y: float) -> Nodes:
    return disc(x, y, 5.4, Tone.GOLD, Tone.INK, 1.6), disc(x, y, 2.6, Tone.RED)


def necklace() -> Nodes:
    """Returns a row of pearls with a drop."""
    pearls = ((-12.5, 5), (-9.4, 10), (-4.4, 13.6), (9.6, 13.4), (14, 9.6), (16.4, 4.4))
    drop = shape("M2.5,13C6,18 6,22 2.5,23C-1,22 -1,18 2.5,13Z", Tone.RED, Tone.INK, 1.5)
    return beads(pearls, 2, Tone.PAPER, Tone.INK, 1), drop


def lace_collar() -> Nodes:
    """Returns a standing lace collar, to be drawn behind the head and the body."""
    fan = (
        "M-10,10C-30,6 -46,-8 -50,-30C-44,-34 -40,-30 -38,-36C-32,-38 -30,-34 -27,-38L27,-38"
        "C30,-34 34,-38 38,-36C40,-30 46,-32 49,-28C44,-8 30,6 12,10Z"
    )
    rays = [
        (-46, -27, -16, 2),
        (-40, -32, -15, -2),
        (-33, -35, -14, -6),
        (45, -26, 17, 2),
        (40, -32, 16, -2),
        (33, -35, 16, -6),
    ]
    return (
        shape(fan, Tone.PAPER),
        hatch(rays, 1.6),
        beads(((-43, -26), (-35, -31), (35, -31), (42, -25)), 1.8, Tone.GOLD),
    )


def mantle(dress: Dress) -> Nodes:
    """Returns a king's mantle, to be drawn behind the body."""
    cloth = "M-20,0C-52,6 -76,30 -82,70L-90,124L88,124L80,70C74,28 48,4 20,0Z"
    folds = [
        *between((-84, 116, -68, 40), (-58, 116, -57, 50), 3),
        *between((82, 118, 68, 40), (60, 118, 56, 50), 3),
    ]
    return shape(cloth, dress.second), hatch(folds, 2.2, dress.second_deep)


def ermine() -> Nodes:
    """Returns the fur collar of a mantle, open at the throat."""
    near = "M-9,-6C-26,-2 -48,2 -58,22C-52,34 -38,34 -28,30C-18,26 -12,22 -6,30C-4,18 -6,4 -9,-6Z"
    far = "M11,-6C26,-2 42,4 50,20C46,32 36,32 27,29C19,26 15,22 11,28C9,18 9,4 11,-6Z"
    tails = (
        (-46, 18),
        (-34, 22),
        (-35, 9),
        (-23, 17),
        (-21, 5),
        (-13, 14),
        (17, 6),
        (19, 17),
        (29, 9),
        (30, 21),
        (40, 18),
    )
    tail = "M{0},{1}C{2},{3} {2},{4} {0},{5}C{6},{4} {6},{3} {0},{1}Z"
    return (
        shape(joined((near, far)), Tone.PAPER, Tone.INK, 2.1),
        fill(
            joined(tail.format(x, y - 1, x + 2.4, y + 2, y + 5, y + 7, x - 2.4) for x, y in tails), Tone.INK
        ),
    )


def cape(dress: Dress) -> Nodes:
    """Returns a short cape over both shoulders, closed by a clasp; it lies over the upper arms."""
    near = "M-12,-4C-34,0 -60,8 -70,34C-73,48 -70,60 -62,64C-52,54 -44,46 -34,46C-22,40 -8,22 -4,8Z"
    far = "M13,-4C30,0 52,8 61,32C64,44 62,54 56,58C49,50 42,44 34,44C22,38 12,22 8,8Z"
    border = "M-64,60C-53,50 -44,42 -35,42C-24,36 -12,20 -7,8M57,54C50,46 43,40 35,40C24,34 15,20 11,8"
    folds = [*between((-62, 52, -26, 4), (-32, 40, -14, 6), 5), *between((53, 46, 26, 4), (32, 38, 16, 6), 4)]
    return (
        shape(joined((near, far)), dress.second, Tone.INK, 2.3),
        hatch(folds, 2, dress.second_deep),
        line(border, Tone.GOLD, 3),
        *_brooch(2, 9),
    )


def collar() -> Nodes:
    """Returns a jack's turned-down linen collar with a clasp."""
    near = "M-13,-9C-24,-5 -30,2 -31,11C-20,19 -8,17 2,8C-6,4 -11,-2 -13,-9Z"
    far = "M13,-9C21,-5 27,2 28,10C20,17 11,15 2,8C8,4 12,-2 13,-9Z"
    return shape(joined((near, far)), Tone.PAPER, Tone.INK, 1.9), *_brooch(2, 11)


def ruff() -> Nodes:
    """Returns a pleated ruff."""
    edge = "M-28,0C-30,-8 -20,-13 -14,-11C-6,-5 8,-5 14,-11C22,-13 29,-8 28,0C26,15 -24,17 -28,0Z"
    pleats = [
        (-23, 5, -13, -5), (-17, 9, -10, -3), (-10, 11.6, -6, -2), (-3, 12.6, -2, -1.6),
        (4, 12.4, 2.4, -1.6), (11, 11.2, 7, -2), (18, 8.4, 11, -3), (23.6, 4.4, 13.6, -5),
    ]  # fmt: skip
    return shape(edge, Tone.PAPER), hatch(pleats, 1.8)


def chain() -> Nodes:
    """Returns a chain of office with a medal."""
    links = ((-20, 9), (-16, 17), (-10, 23), (15, 23), (20, 17), (23.6, 9))
    return (
        beads(links, 3.2, Tone.GOLD, Tone.INK, 1.4),
        *cased("M-7,26Q2,32 12,26", Tone.GOLD, 2.6, rim=1.3),
        *_brooch(2.6, 31),
    )
