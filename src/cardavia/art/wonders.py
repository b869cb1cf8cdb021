"""Emblems of the trumps without number and of the Matto, in a box from (-60, -82) to (60, 82), upright."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardavia.art import heads
from cardavia.art.costume import LATIN_DRESS
from cardavia.art.drawing import Nodes, beads, cased, disc, fill, joined, line, oval, place, shape
from cardavia.art.geometry import Point, grow, shift, turn
from cardavia.art.limbs import fist, forearm
from cardavia.art.marks import STUDS
from cardavia.art.palette import Tone
from cardavia.art.strokes import between, comb, hatch, rectangle, star, wheel

_FLIPPED = grow(-1, 1)


def _mirrored(nodes: Nodes) -> Nodes:
    """The nodes and their image at the upright axis."""
    return place(_FLIPPED, nodes), *nodes


def _angel() -> Nodes:
    """The Angel of the Judgement with his trumpet, rising from a cloud."""
    wing = (
        shape(
            "M12,0C22,-40 34,-70 56,-80C62,-66 61,-52 57,-44C63,-34 60,-22 55,-16"
            "C58,-6 54,6 46,10C44,20 32,28 14,26Z",
            Tone.PAPER,
            Tone.INK,
            2.4,
        ),
        line("M57,-44C46,-34 34,-22 26,-8M55,-16C46,-8 36,0 28,6M46,10C40,12 32,14 26,14", Tone.INK, 1.8),
        hatch(
            [(56, -68, 34, -28), (55, -56, 36, -28), (56, -34, 40, -18), (50, -10, 38, 0)], 2.6, Tone.AZURE
        ),
    )
    robe = "M-16,-8C-28,-4 -34,10 -36,30L-40,72L40,72L36,30C34,10 28,-4 18,-8Q2,4 -16,-8Z"
    cloud = (
        "M-58,82C-64,70 -54,60 -44,62C-42,50 -26,46 -18,54C-10,44 10,44 18,54"
        "C26,46 42,50 44,62C54,60 64,70 58,82Z"
    )
    trumpet = (
        shape("M-2,-3.4L40,-5C50,-6 56,-12 61,-21L61,21C56,12 50,6 40,5L-2,3.4Z", Tone.GOLD, Tone.INK, 2),
        line("M4,-0.6L46,-1", Tone.GOLD_LIGHT, 1.8),
        fill("M54,-8C57,-11 59,-14 61,-18L61,18C59,14 57,11 54,8Z", Tone.GOLD_DEEP),
        *cased("M38,-6L38,6", Tone.RED, 2.6, rim=1.2),
    )
    return (
        *_mirrored(wing),
        place(shift(-4, -40) @ grow(0.92), heads.loose_hair_behind(Tone.FAIR)),
        place(shift(-4, -40) @ grow(0.92), heads.neck()),
        shape(robe, Tone.RED, Tone.INK, 2.4),
        hatch(between((33, 20, 22, 22), (37, 64, 24, 60), 5), 2.2, Tone.RED_DEEP),
        hatch(between((-33, 24, -24, 26), (-37, 64, -26, 60), 4), 2.2, Tone.RED_DEEP),
        *cased("M-17,-8Q2,6 18,-8", Tone.GOLD, 4.4, rim=1.7),
        *cased("M-35,38Q0,46 35,38", Tone.GOLD, 4, rim=1.6),
        oval(-4, -72, 24, 6.4, Tone.GOLD, Tone.INK, 2),
        oval(-4, -72, 17, 3, Tone.LILAC, Tone.INK, 1.6),
        place(shift(-4, -40) @ grow(0.92), (*heads.face(), *heads.parting(Tone.FAIR))),
        place(shift(2, -24) @ turn(20), trumpet),
        *forearm((40, 42), (30, -1), LATIN_DRESS["C"], wide=20, bend=-4),
        fist((28, -12), 112),
        shape(cloud, Tone.BLUE_LIGHT, Tone.INK, 2.2),
        line(
            "M-44,62C-38,64 -34,68 -33,74M-18,54C-12,58 -9,64 -9,70M18,54C12,58 9,64 9,70M44,62"
            "C38,64 34,68 33,74",
            Tone.BLUE,
            2,
        ),
    )


def _world() -> Nodes:
    """The World: an orb of sea, land and sky under a golden cross."""
    land = (
        "M-46,4C-40,-8 -30,-8 -26,-16C-18,-14 -16,-24 -6,-22C-4,-10 -10,-6 -8,4Z"
        "M14,4C12,-6 20,-10 18,-20C28,-22 38,-12 46,0L46,4Z"
        "M-36,50C-30,38 -20,40 -14,34C-6,40 -4,48 6,50C2,60 -4,66 -8,68C-20,66 -30,60 -36,50Z"
        "M20,34C28,30 38,34 42,40C38,50 30,58 24,60C18,52 16,42 20,34Z"
    )
    cross = "M-5,-34L-5,-54L-20,-54L-20,-64L-5,-64L-5,-80L5,-80L5,-64L20,-64L20,-54L5,-54L5,-34Z"
    return (
        shape(cross, Tone.GOLD, Tone.INK, 2.4),
        disc(0, 22, 56, Tone.AZURE, Tone.INK, 2.8),
        fill("M-54,10C-52,-16 -28,-34 0,-34C28,-34 52,-16 54,10Z", Tone.BLUE_LIGHT),
        fill(land, Tone.GREEN),
        line(
            "M-46,4C-40,-8 -30,-8 -26,-16C-18,-14 -16,-24 -6,-22C-4,-10 -10,-6 -8,4M14,4"
            "C12,-6 20,-10 18,-20C28,-22 38,-12 46,0",
            Tone.GREEN_DEEP,
            2,
        ),
        hatch(between((53, 34, 42, 36), (36, 64, 24, 60), 6), 2.4, Tone.BLUE_DEEP),
        line("M-55,14Q0,36 55,14", Tone.INK, 17),
        line("M-54.4,14Q0,36 54.4,14", Tone.GOLD, 12.6),
        beads(((-40, 21), (-20, 25), (0, 26), (20, 25), (40, 21)), 3.4, Tone.RED, Tone.INK, 1.3),
        *cased("M0,-34L0,18", Tone.GOLD, 6, rim=2),
        line(
            "M-56,22C-56,-9 -31,-34 0,-34C31,-34 56,-9 56,22C56,53 31,78 0,78C-31,78 -56,53 -56,22Z",
            Tone.INK,
            2.8,
        ),
        shape(rectangle(-12, -40, 24, 9, 3), Tone.GOLD, Tone.INK, 2),
    )


def _sun() -> Nodes:
    """The Sun: a calm face among straight and waving rays."""
    straight, dark = "M-10,-38L0,-79L10,-38Z", "M0,-38L0,-74L8,-38Z"
    waving = "M-9,-37C-3,-46 -12,-54 -3,-68C1,-58 10,-50 8,-37Z"
    features = (
        line(
            "M-24,-12C-18,-19 -10,-18 -5,-12L-6,8C-4,12 2,13 6,10M6,-12C11,-18 18,-19 24,-12",
            Tone.GOLD_DEEP,
            2.8,
        ),
        fill(
            "M-22,-4C-17,-10 -10,-10 -6,-4C-11,1 -17,1 -22,-4ZM22,-4C17,-10 10,-10 6,-4C11,1 17,1 22,-4Z",
            Tone.PAPER,
        ),
        line("M-22,-4C-17,-10 -10,-10 -6,-4M22,-4C17,-10 10,-10 6,-4", Tone.INK, 2),
        beads(((-13.6, -4.4), (13.6, -4.4)), 3, Tone.INK),
        beads(((-20, 9), (20, 9)), 6, Tone.CHEEK),
        fill("M-12,19C-6,16 -2,17 0,18C2,17 6,16 12,19C8,26 -8,26 -12,19Z", Tone.RED),
        line("M-13,19Q0,22 13,19M-4,31q4,2 8,0", Tone.RED_DEEP, 1.8),
    )
    return (
        place(
            grow(0.8),
            (
                shape(wheel(8, waving, 22.5), Tone.RED, Tone.INK, 2.4),
                shape(wheel(8, straight), Tone.GOLD, Tone.INK, 2.6),
                fill(wheel(8, dark), Tone.GOLD_DEEP),
                disc(0, 0, 42, Tone.GOLD, Tone.INK, 3),
                disc(0, 0, 36, Tone.GOLD_LIGHT),
                hatch(between((35, 8, 24, 8), (14, 33, 8, 26), 6), 2.2, Tone.GOLD),
                *features,
            ),
        ),
    )


def _moon() -> Nodes:
    """The Moon: a crescent in profile among stars."""
    crescent = (
        "M34,-76C-26,-82 -60,-40 -58,4C-56,48 -20,80 38,72C10,60 -4,42 -6,26C-2,27 4,26 5,22C5,19 2,18 1,16"
        "C4,15 5,12 3,9L12,3C9,-3 4,-10 1,-16C-2,-22 0,-28 2,-34C8,-52 18,-66 34,-76Z"
    )
    stars = tuple(
        place(shift(x, y) @ grow(size), (shape(star(5, 13, 5.4), Tone.GOLD, Tone.INK, 2),))
        for x, y, size in ((36, -38, 1.0), (46, 2, 0.72), (34, 38, 1.1))
    )
    return (
        shape(crescent, Tone.STEEL, Tone.INK, 2.6),
        hatch(between((-54, -26, -34, -22), (0, 66, 6, 52), 12), 2.6, Tone.AZURE),
        line("M-20,-62C-38,-48 -48,-26 -48,0", Tone.PAPER, 4),
        line("M-22,-16C-16,-22 -8,-21 -3,-16", Tone.SLATE, 2.6),
        fill("M-20,-7C-15,-13 -8,-12 -4,-7C-8,-3 -15,-3 -20,-7Z", Tone.PAPER),
        line("M-21,-7C-15,-13 -8,-12 -3,-7", Tone.INK, 2),
        disc(-9, -7.6, 3, Tone.INK),
        disc(-14, 12, 6, Tone.CHEEK),
        line("M1,16C-4,17 -8,16 -10,14", Tone.RED_DEEP, 2.4),
        *stars,
    )


def _moor(card: str) -> Nodes:
    """A Moor: a round shield before two crossed spears, with as many studs as tell it from the others."""
    spear = (
        *cased("M-42,78L40,-58", Tone.WOOD, 5, rim=2),
        shape("M36,-50C30,-60 38,-72 54,-82C58,-66 56,-54 46,-44Z", Tone.STEEL, Tone.INK, 2.2),
        line("M42,-50L52,-76", Tone.SLATE, 1.8),
        shape("M28,-38L36,-26L26,-18L28,-26L20,-22Z", Tone.GOLD, Tone.INK, 1.6),
    )
    studs: list[Point] = [(x * 1.15, y * 1.15) for x, y in STUDS[card]]
    shield = (
        disc(0, 0, 53, Tone.RED, Tone.INK, 2.8),
        disc(0, 0, 42, Tone.GOLD, Tone.INK, 2),
        fill(wheel(24, "M-3.4,-41L0,-33L3.4,-41Z"), Tone.RED_DEEP),
        fill(wheel(16, "M0,-50.4L2.9,-47.5L0,-44.6L-2.9,-47.5Z"), Tone.GOLD_LIGHT),
        hatch(between((50, 10, 43, 9), (22, 46, 18, 40), 7), 2.2, Tone.RED_DEEP),
        disc(0, 0, 31, Tone.BLUE_DEEP, Tone.INK, 2.2),
        line("M-24,-8C-20,-20 -10,-26 0,-27", Tone.AZURE, 2.6),
        beads(studs, 7.8, Tone.GOLD_LIGHT, Tone.INK, 2),
        beads(((x - 2, y - 2) for x, y in studs), 2.2, Tone.PAPER),
    )
    return *_mirrored(spear), place(shift(0, 8), shield)


def _begato() -> Nodes:
    """The Begato's table: a beaker over one ball, others beside it, a die, and the wand above."""
    cloth = (
        "M-54,26L54,26L56,66C48,72 40,58 32,66C24,74 16,60 8,67C0,74 -8,60 -16,67"
        "C-24,74 -32,58 -40,66C-46,71 -52,68 -56,66Z"
    )
    stripes = "M-38,28L-39,64M-12,28L-12,64M14,28L14,64M38,28L40,60"
    beaker = "M-26,20L-17,-34L17,-34L26,20Z"
    return (
        *cased("M-46,64L-50,82M46,64L50,82", Tone.WOOD, 6, rim=2),
        shape(cloth, Tone.RED, Tone.INK, 2.4),
        line(stripes, Tone.GOLD, 4),
        hatch(comb((50, 32), (-1, 7), 4, (-9, 1)), 2.2, Tone.RED_DEEP),
        shape(rectangle(-60, 17, 120, 12, 4), Tone.WOOD, Tone.INK, 2.4),
        line("M-54,21L54,21", Tone.CHESTNUT, 2.6),
        shape(beaker, Tone.AZURE, Tone.INK, 2.6),
        hatch(between((17, -26, 7, -25), (24, 12, 12, 12), 6), 2.4, Tone.BLUE_DEEP),
        line("M-12,-26L-18,12", Tone.PAPER, 3.4),
        *cased("M-20,-16L20,-16M-25,12L25,12", Tone.GOLD, 4.6, rim=1.8),
        *cased("M-19,-35L19,-35", Tone.GOLD, 5, rim=1.8),
        disc(-42, 7, 10, Tone.RED, Tone.INK, 2.4),
        disc(-45.4, 3.4, 2.8, Tone.RED_LIGHT),
        shape(rectangle(34, -4, 20, 20, 3), Tone.PAPER, Tone.INK, 2.4),
        beads(((39, 1), (44, 6), (49, 11)), 2.4, Tone.INK),
        *cased("M-56,-40L34,-66", Tone.PLUM, 6, rim=2),
        line("M-54,-42L28,-65.6", Tone.PLUM_LIGHT, 1.8),
        *cased("M-58,-39.4L-50,-41.8", Tone.GOLD, 7, rim=1.8),
        place(shift(42, -66), (shape(star(5, 18, 7.4), Tone.GOLD, Tone.INK, 2.2),)),
        beads(((12, -78), (24, -46), (58, -42)), 2.8, Tone.GOLD, Tone.INK, 1.3),
    )


def _matto() -> Nodes:
    """The Matto: a laughing fool in a two-coloured cap with bells."""
    left = (
        "M1,-58C-14,-66 -26,-62 -32,-52C-46,-62 -62,-50 -60,-26C-54,-34 -46,-34 -40,-26"
        "C-34,-16 -34,-4 -30,8L1,-6Z"
    )
    right = "M1,-58C16,-66 28,-62 33,-52C47,-62 62,-50 60,-26C54,-34 46,-34 41,-26C35,-16 34,-4 31,8L1,-6Z"
    collar = "M-28,40L-56,56L-36,62L-44,80L-20,70L-12,82L0,72L12,82L20,70L44,80L36,62L56,56L28,40Z"
    bells: tuple[Point, ...] = ((-58, -18), (60, -18), (1, -70), (-44, 80), (44, 80), (0, 74))
    fool = (
        shape(collar, Tone.RED, Tone.INK, 2.4),
        fill("M0,44L-12,82L-20,70L-44,80L-36,62L-30,52ZM14,44L36,62L44,80L20,70Z", Tone.GREEN),
        line(collar, Tone.INK, 2.4),
        place(shift(-2, 12) @ grow(1.16), _laughing()),
        shape(left, Tone.RED, Tone.INK, 2.6),
        shape(right, Tone.GREEN, Tone.INK, 2.6),
        hatch(between((-34, -46, -26, -22), (-10, -56, -10, -28), 4), 2.4, Tone.RED_DEEP),
        hatch(between((36, -46, 28, -22), (12, -56, 12, -28), 4), 2.4, Tone.GREEN_DEEP),
        *cased("M-31,6C-22,-12 -10,-14 1,-14C12,-14 23,-12 32,6", Tone.GOLD, 7, rim=2),
        beads(((-22, -5), (-8, -12.4), (10, -12.4), (24, -5)), 2.6, Tone.RED, Tone.INK, 1.2),
        *cased("M-26,40C-12,52 14,52 28,40", Tone.PAPER, 7, rim=2),
        beads(bells, 7.4, Tone.GOLD, Tone.INK, 2.2),
        line(joined(f"M{x - 3.4},{y + 2}l6.8,0" for x, y in bells), Tone.GOLD_DEEP, 2),
    )
    return (place(shift(1, 0) @ grow(0.94), fool),)


def _laughing() -> Nodes:
    """A face with an open mouth, in the coordinates of `heads`."""
    return (
        *heads.face(),
        shape("M-2,14C4,17 10,17 14,14C14,23 8,26 5,25.6C1,25 -2,20 -2,14Z", Tone.RED_DEEP, Tone.INK, 1.6),
        fill("M0,15.4C4,17.4 9,17.4 12.6,15.4L12,18.4C8,20 4,20 0.8,18.4Z", Tone.PAPER),
    )


EMBLEMS: Mapping[str, Callable[[], Nodes]] = {
    "ANG": _angel,
    "MON": _world,
    "SOL": _sun,
    "LUN": _moon,
    "M1": lambda: _moor("M1"),
    "M2": lambda: _moor("M2"),
    "M3": lambda: _moor("M3"),
    "M4": lambda: _moor("M4"),
    "BEG": _begato,
    "MAT": _matto,
}
