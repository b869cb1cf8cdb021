"""Corner marks of the Bolognese trumps, bold enough for a card 44 px wide.

Each lies in a box 104 wide and 120 high about the origin.
"""

from __future__ import annotations

from cardavia.art.drawing import Nodes, beads, disc, fill, line, place, shape
from cardavia.art.geometry import Point, grow
from cardavia.art.palette import Tone
from cardavia.art.strokes import wheel

_EDGE = 5.6

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
    wing = "M9,20C14,-2 18,-38 46,-50C50,-40 49,-30 45,-24C49,-16 46,-8 41,-4C42,6 36,16 9,28Z"
    halo = "M-21,-42C-14,-54 14,-54 21,-42C14,-34 -14,-34 -21,-42Z"
    return (
        shape(wing, Tone.PAPER, Tone.TRUMPS, _EDGE),
        place(grow(-1, 1), (shape(wing, Tone.PAPER, Tone.TRUMPS, _EDGE),)),
        shape("M-29,56C-27,32 -15,22 0,22C15,22 27,32 29,56Z", Tone.RED, Tone.TRUMPS, _EDGE),
        disc(0, -3, 22, Tone.SKIN, Tone.TRUMPS, _EDGE),
        line(halo, Tone.TRUMPS, 10),
        line(halo, Tone.GOLD, 5),
    )


def _world() -> Nodes:
    return (
        line("M0,-54L0,-24M-18,-41L18,-41", Tone.TRUMPS, 15),
        line("M0,-51L0,-24M-15,-41L15,-41", Tone.GOLD, 6.4),
        disc(0, 16, 40, Tone.AZURE, Tone.TRUMPS, _EDGE),
        line("M-38,10Q0,32 38,10M0,-22L0,20", Tone.TRUMPS, 14),
        line("M-38,10Q0,32 38,10M0,-20L0,20", Tone.GOLD, 6.6),
    )


def _sun() -> Nodes:
    return (
        shape(wheel(8, "M-12,-27L0,-49L12,-27Z"), Tone.RED, Tone.TRUMPS, 4.4),
        disc(0, 0, 29, Tone.GOLD, Tone.TRUMPS, _EDGE),
        line("M-11,9Q0,18 11,9", Tone.TRUMPS, 5),
        beads(((-10, -6), (10, -6)), 4.2, Tone.TRUMPS),
    )


def _moon() -> Nodes:
    crescent = "M18,-55C-38,-59 -60,-8 -40,28C-24,55 14,61 40,42C8,40 -11,22 -11,-7C-11,-28 -1,-46 18,-55Z"
    spark = "M26,-30L32,-14L48,-8L32,-2L26,14L20,-2L4,-8L20,-14Z"
    return (
        shape(crescent, Tone.BLUE_LIGHT, Tone.TRUMPS, _EDGE),
        shape(spark, Tone.GOLD, Tone.TRUMPS, 4),
    )


def _moor(studs: tuple[Point, ...]) -> Nodes:
    heads = "M50,-57L46,-30L25,-49ZM-50,-57L-46,-30L-25,-49Z"
    return (
        line("M-41,52L36,-42M41,52L-36,-42", Tone.TRUMPS, 9),
        fill(heads, Tone.TRUMPS),
        disc(0, 4, 41, Tone.RED, Tone.TRUMPS, _EDGE),
        disc(0, 4, 29, Tone.BLUE_DEEP),
        beads(((x * 1.35, y * 1.35 + 4) for x, y in studs), 9.4, Tone.GOLD_LIGHT),
    )


def _begato() -> Nodes:
    star = "M31,-57L37,-43L50,-41L40,-31L43,-17L31,-25L19,-17L22,-31L12,-41L25,-43Z"
    return (
        line("M-43,-12L20,-37", Tone.TRUMPS, 15),
        line("M-42,-12.4L20,-37", Tone.GOLD, 6),
        shape(star, Tone.GOLD, Tone.TRUMPS, 4.2),
        shape("M-19,32L-12,-14L12,-14L19,32Z", Tone.AZURE, Tone.TRUMPS, _EDGE),
        beads(((-36, 23), (36, 23)), 10, Tone.RED, Tone.TRUMPS, 4.6),
        shape("M-48,35L48,35L43,56L-43,56Z", Tone.RED, Tone.TRUMPS, _EDGE),
    )


def _matto() -> Nodes:
    left = (
        "M0,34L-27,34C-31,20 -27,6 -35,-2C-39,-6 -44,-4 -45,3C-51,-22 -34,-36 -20,-25C-15,-42 -7,-48 0,-52Z"
    )
    return (
        shape(left, Tone.RED, Tone.TRUMPS, _EDGE),
        place(grow(-1, 1), (shape(left, Tone.GREEN, Tone.TRUMPS, _EDGE),)),
        shape("M-31,31L-21,54L-10,38L0,56L10,38L21,54L31,31Z", Tone.PAPER, Tone.TRUMPS, 4.6),
        beads(((-42, 8), (42, 8), (0, -50)), 8, Tone.GOLD, Tone.TRUMPS, 4.4),
    )
