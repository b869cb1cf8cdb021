"""Corner marks of the Bolognese trumps, each in a box from -50 to 50, bold enough for a card 44 px wide."""

from __future__ import annotations

from cardavia.art.drawing import Nodes, beads, disc, fill, line, shape
from cardavia.art.geometry import Point
from cardavia.art.palette import Tone
from cardavia.art.strokes import wheel

_EDGE = 6.5

STUDS: dict[str, tuple[Point, ...]] = {
    "M1": ((0, 0),),
    "M2": ((-9, 0), (9, 0)),
    "M3": ((0, -10), (-9.4, 6.6), (9.4, 6.6)),
    "M4": ((-8.4, -8.4), (8.4, -8.4), (-8.4, 8.4), (8.4, 8.4)),
}
"""Where the studs lie on the shield of each Moor, about its middle."""


def trump() -> Nodes:
    """Returns the sign under the index of every trump: a spark of four points."""
    return (shape("M0,-46L12,-12L46,0L12,12L0,46L-12,12L-46,0L-12,-12Z", Tone.GOLD, Tone.TRUMPS, 7),)


def mark(card: str) -> Nodes:
    """Returns what stands in the corner of a trump without number, or of the Matto, in place of a rank."""
    if card in STUDS:
        return _moor(STUDS[card])
    return {"ANG": _angel, "MON": _world, "SOL": _sun, "LUN": _moon, "BEG": _begato, "MAT": _matto}[card]()


def _angel() -> Nodes:
    wing = (
        "M10,18C16,2 22,-26 47,-32C48,-22 46,-14 42,-8C44,-2 40,4 35,7C35,14 28,20 10,24Z"
        "M-10,18C-16,2 -22,-26 -47,-32C-48,-22 -46,-14 -42,-8C-44,-2 -40,4 -35,7C-35,14 -28,20 -10,24Z"
    )
    return (
        shape(wing, Tone.PAPER, Tone.TRUMPS, _EDGE),
        shape("M-24,47C-22,28 -12,22 0,22C12,22 22,28 24,47Z", Tone.RED, Tone.TRUMPS, _EDGE),
        disc(0, 2, 17, Tone.SKIN, Tone.TRUMPS, _EDGE),
        line("M-20,-30C-14,-42 14,-42 20,-30C14,-23 -14,-23 -20,-30Z", Tone.TRUMPS, 10),
        line("M-20,-30C-14,-42 14,-42 20,-30C14,-23 -14,-23 -20,-30Z", Tone.GOLD, 4.6),
    )


def _world() -> Nodes:
    return (
        line("M0,-50L0,-16M-13,-38L13,-38", Tone.TRUMPS, 15),
        line("M0,-46L0,-16M-10,-38L10,-38", Tone.GOLD, 6),
        disc(0, 14, 32, Tone.AZURE, Tone.TRUMPS, _EDGE),
        line("M-31,10Q0,28 31,10M0,-16L0,18", Tone.TRUMPS, 14),
        line("M-31,10Q0,28 31,10M0,-15L0,18", Tone.GOLD, 6),
    )


def _sun() -> Nodes:
    rays = wheel(8, "M-11,-26L0,-50L11,-26Z")
    return (
        shape(rays, Tone.RED, Tone.TRUMPS, 4.5),
        disc(0, 0, 27, Tone.GOLD, Tone.TRUMPS, _EDGE),
        line("M-10,9Q0,17 10,9", Tone.TRUMPS, 5),
        beads(((-9, -5), (9, -5)), 3.6, Tone.TRUMPS),
    )


def _moon() -> Nodes:
    crescent = "M14,-47C-34,-50 -52,-6 -34,24C-20,47 12,52 34,36C6,34 -10,18 -10,-6C-10,-24 -2,-40 14,-47Z"
    spark = "M26,-24L31,-11L44,-6L31,-1L26,12L21,-1L8,-6L21,-11Z"
    return shape(crescent, Tone.BLUE_LIGHT, Tone.TRUMPS, _EDGE), fill(spark, Tone.TRUMPS)


def _moor(studs: tuple[Point, ...]) -> Nodes:
    spears = "M-40,44L40,-44M40,44L-40,-44"
    heads = "M48,-50L44,-28L27,-46ZM-48,-50L-44,-28L-27,-46Z"
    return (
        line(spears, Tone.TRUMPS, 9),
        fill(heads, Tone.TRUMPS),
        disc(0, 3, 35, Tone.RED, Tone.TRUMPS, _EDGE),
        disc(0, 3, 24, Tone.BLUE_DEEP),
        beads(((x * 1.15, y * 1.15 + 3) for x, y in studs), 8.2, Tone.GOLD_LIGHT),
    )


def _begato() -> Nodes:
    return (
        line("M-40,-4L22,-32", Tone.TRUMPS, 14),
        line("M-38,-5L20,-31", Tone.GOLD, 5),
        shape(
            "M32,-50L37,-37L50,-35L40,-26L43,-13L32,-20L21,-13L24,-26L14,-35L27,-37Z",
            Tone.GOLD,
            Tone.TRUMPS,
            4.5,
        ),
        shape("M-17,26L-11,-12L11,-12L17,26Z", Tone.AZURE, Tone.TRUMPS, _EDGE),
        beads(((-34, 20), (34, 20)), 9, Tone.RED, Tone.TRUMPS, 5),
        shape("M-48,30L48,30L44,49L-44,49Z", Tone.RED, Tone.TRUMPS, _EDGE),
    )


def _matto() -> Nodes:
    left = (
        "M0,30L-26,30C-30,18 -26,6 -36,-2C-40,-5 -44,-4 -46,2C-50,-18 -34,-30 -20,-20C-14,-34 -6,-40 0,-44Z"
    )
    right = "M0,30L26,30C30,18 26,6 36,-2C40,-5 44,-4 46,2C50,-18 34,-30 20,-20C14,-34 6,-40 0,-44Z"
    return (
        shape(left, Tone.RED, Tone.TRUMPS, _EDGE),
        shape(right, Tone.GREEN, Tone.TRUMPS, _EDGE),
        shape("M-30,26L-20,46L-10,32L0,48L10,32L20,46L30,26Z", Tone.PAPER, Tone.TRUMPS, 5),
        beads(((-43, 6), (43, 6), (0, -42)), 8, Tone.GOLD, Tone.TRUMPS, 5),
    )
