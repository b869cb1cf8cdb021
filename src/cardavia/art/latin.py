"""Italian suit signs: coins and cups in a box from -50 to 50, and the small marks of all four suits."""

from __future__ import annotations

from cardavia.art.drawing import Nodes, cased, disc, fill, line, oval, shape
from cardavia.art.palette import Tone
from cardavia.art.strokes import hatch, rectangle, wheel

_PETAL = "M0,-8C-9,-15 -8,-26 0,-31C8,-26 9,-15 0,-8Z"
_LEAF = "M0,-12C-4.4,-17 -4,-24 0,-28C4,-24 4.4,-17 0,-12Z"


def coin() -> Nodes:
    """Returns the coin of the pip cards: a milled rim and a rosette."""
    return (
        disc(0, 0, 46, Tone.GOLD, Tone.INK, 3),
        line(wheel(28, "M0,-44L0,-38.5"), Tone.GOLD_DEEP, 2.4),
        disc(0, 0, 35.5, Tone.GOLD_LIGHT, Tone.INK, 2.2),
        fill(wheel(4, _PETAL), Tone.RED),
        fill(wheel(4, _LEAF, 45), Tone.GOLD_DEEP),
        disc(0, 0, 7, Tone.GOLD, Tone.INK, 1.8),
    )


def ace_coin() -> Nodes:
    """Returns the great coin of the ace, of radius 50: a sun around a rose."""
    return (
        disc(0, 0, 50, Tone.GOLD, Tone.INK, 2.2),
        line(wheel(60, "M0,-48.6L0,-45"), Tone.GOLD_DEEP, 1.2),
        disc(0, 0, 43.5, Tone.GOLD_LIGHT, Tone.INK, 1.5),
        fill(wheel(16, "M-5.4,-29L0,-42L5.4,-29Z"), Tone.GOLD_DEEP),
        line(wheel(16, "M0,-33L0,-41.4", 11.25), Tone.RED, 1.5),
        disc(0, 0, 29, Tone.PAPER, Tone.INK, 1.5),
        line(wheel(32, "M0,-27.4L0,-25.6"), Tone.GOLD_DEEP, 1),
        fill(wheel(8, "M0,-6C-8,-12 -7.4,-20 0,-24C7.4,-20 8,-12 0,-6Z"), Tone.RED),
        line(wheel(8, "M0,-9L0,-18"), Tone.GOLD_LIGHT, 1.1),
        fill(wheel(8, "M-2,-19L0,-24.6L2,-19Z", 22.5), Tone.GREEN),
        disc(0, 0, 6.4, Tone.GOLD, Tone.INK, 1.4),
        disc(0, 0, 2.4, Tone.RED),
    )


def cup() -> Nodes:
    """Returns a covered bowl on a stem, red with gilt rim, belt and foot."""
    return (
        shape("M-25,46C-25,40 -7,36 -6,24L6,24C7,36 25,40 25,46Z", Tone.GOLD),
        oval(0, 21, 11, 6, Tone.GOLD, Tone.INK, 2.4),
        shape("M-34,-36C-37,-2 -20,16 0,16C20,16 37,-2 34,-36Z", Tone.RED, Tone.INK, 2.8),
        hatch([(30 - k * 2.6, -20 + k * 5, 17 - k * 2, -19 + k * 4.6) for k in range(6)], 2.4, Tone.RED_DEEP),
        line("M-25,-28C-25,-12 -20,-2 -13,4", Tone.RED_LIGHT, 3.6),
        *cased("M-33,-14C-14,-6 14,-6 33,-14", Tone.GOLD, 4, rim=1.5),
        shape(rectangle(-38, -46, 76, 13, 5), Tone.GOLD),
        line("M-28,-39.5L18,-39.5", Tone.GOLD_LIGHT, 2.6),
    )


def ace_cup() -> Nodes:
    """Returns the great cup of the ace: chased, with two handles and a jewelled belt."""
    handle = "M-32,-30C-52,-34 -54,-6 -26,-3"
    return (
        *cased(handle, Tone.GOLD, 3, rim=1.1),
        *cased("M32,-30C52,-34 54,-6 26,-3", Tone.GOLD, 3, rim=1.1),
        shape("M-24,48C-24,43 -7,40 -5,28L5,28C7,40 24,43 24,48Z", Tone.GOLD, Tone.INK, 1.5),
        hatch([(20 - k * 4, 46.4, 12 - k * 2.4, 41) for k in range(4)], 1.2, Tone.GOLD_DEEP),
        oval(0, 24, 10.5, 5.4, Tone.RED, Tone.INK, 1.6),
        shape("M-34,-36C-37,2 -20,19 0,19C20,19 37,2 34,-36Z", Tone.RED),
        hatch(
            [(31 - k * 1.9, -24 + k * 4.6, 19 - k * 1.6, -23 + k * 4.4) for k in range(8)], 1.6, Tone.RED_DEEP
        ),
        line("M-27,-28C-28,-10 -22,2 -14,8", Tone.RED_LIGHT, 2.2),
        fill("M-22,4C-14,2 -4,8 0,18C4,8 14,2 22,4C14,14 7,18.4 0,18.4C-7,18.4 -14,14 -22,4Z", Tone.GOLD),
        line("M-18,5C-10,5 -3,10 0,17C3,10 10,5 18,5", Tone.GOLD_DEEP, 1.1),
        shape("M-35,-24C-14,-17 14,-17 35,-24L34,-12C14,-5 -14,-5 -34,-12Z", Tone.GOLD, Tone.INK, 1.5),
        fill(
            "M0,-18L6,-12L0,-6L-6,-12ZM-20,-19L-15.6,-14.4L-20,-9.8L-24.4,-14.4ZM20,-19"
            "L24.4,-14.4L20,-9.8L15.6,-14.4Z",
            Tone.BLUE,
        ),
        shape(rectangle(-38, -46, 76, 12, 4), Tone.GOLD),
        line("M-30,-40.5L16,-40.5", Tone.GOLD_LIGHT, 1.8),
    )


def _coin_mark() -> Nodes:
    return (
        disc(0, 0, 45, Tone.GOLD, Tone.COINS, 8),
        disc(0, 0, 22, Tone.GOLD_LIGHT, Tone.COINS, 7),
        disc(0, 0, 8, Tone.COINS),
    )


def _cup_mark() -> Nodes:
    return (
        shape("M-27,46C-24,36 -6,36 -5,20L5,20C6,36 24,36 27,46Z", Tone.GOLD, Tone.CUPS, 6),
        shape("M-36,-38C-38,0 -20,16 0,16C20,16 38,0 36,-38Z", Tone.RED, Tone.CUPS, 6),
        shape(rectangle(-40, -46, 80, 15, 5), Tone.GOLD, Tone.CUPS, 6),
    )


def _sword_mark() -> Nodes:
    return (
        shape("M-28,34C14,22 40,-10 40,-52C20,-24 0,-2 -38,20Z", Tone.BLUE_LIGHT, Tone.SWORDS, 7),
        line("M-48,4L-12,46", Tone.SWORDS, 16),
        line("M-46,6L-14,44", Tone.GOLD, 7),
        line("M-32,30L-47,45", Tone.SWORDS, 15),
    )


def _baton_mark() -> Nodes:
    return (
        line("M-25,35L25,-35", Tone.BATONS, 25),
        line("M-25,35L25,-35", Tone.GREEN_LIGHT, 9),
        line("M-42,23L-13,44M42,-23L13,-44", Tone.BATONS, 18),
        line("M-39,25L-16,42M39,-25L16,-42", Tone.GOLD, 9),
    )


def mark(suit: str) -> Nodes:
    """Returns the corner mark of an Italian suit: D coins, C cups, S swords, B batons."""
    return {"D": _coin_mark, "C": _cup_mark, "S": _sword_mark, "B": _baton_mark}[suit]()
