"""Things held by the people of the cards, upright, with the place of the hand at the origin."""

from __future__ import annotations

from cardavia.art.drawing import Nodes, beads, cased, disc, fill, joined, line, oval, place, shape
from cardavia.art.geometry import grow, shift
from cardavia.art.latin import coin, cup
from cardavia.art.palette import Tone
from cardavia.art.strokes import hatch, ribbon, ring
from cardavia.art.weave import blade, hilt, staff


def halberd(tassel: Tone) -> Nodes:
    """Returns a halberd; its staff runs far below the hand."""
    return (
        *cased("M0,110L0,-76", Tone.WOOD, 4.6, rim=1.7),
        shape("M0,-106C5,-94 5.4,-86 3.4,-76L-3.4,-76C-5.4,-86 -5,-94 0,-106Z", Tone.STEEL),
        shape("M-3,-72C-12,-78 -19,-76 -22,-83C-26,-70 -25,-54 -18,-46C-16,-54 -10,-58 -3,-58Z", Tone.STEEL),
        hatch([(-21.6 + k * 0.6, -75 + k * 5.4, -14, -72 + k * 3.6) for k in range(5)], 1.3),
        shape("M3,-70C9,-72 12,-68 16,-64C12,-60 8,-58 3,-60Z", Tone.STEEL),
        shape("M-5,-54L5,-54L4,-42L2,-46L0,-41L-2,-46L-4,-42Z", tassel, Tone.INK, 1.5),
    )


def pennon(cloth: Tone, sign: Tone) -> Nodes:
    """Returns a lance with a swallow-tailed pennon flying to the right."""
    flag = "M2,-90C14,-96 20,-84 33,-88C29,-82 28,-78 25,-73C28,-68 30,-64 34,-60C20,-56 14,-66 2,-60Z"
    return (
        *cased("M0,110L0,-92", Tone.WOOD, 4.4, rim=1.6),
        shape("M0,-112C5,-102 5,-98 3,-92L-3,-92C-5,-98 -5,-102 0,-112Z", Tone.STEEL),
        shape(flag, cloth),
        fill("M12,-85L18,-75L12,-65L6,-75Z", sign),
        hatch([(4, -62, 5, -70), (8, -63, 8.6, -69), (19, -62, 20, -69), (24, -61, 24, -67)], 1.3),
        *cased("M-5,-52L5,-52", Tone.GOLD, 3, rim=1.4),
    )


def sword(grip: Tone) -> Nodes:
    """Returns a straight broad sword, point up."""
    return (
        shape("M-4.8,-14L-4.4,-80C-3.6,-90 -1.6,-96 0,-101C1.6,-96 3.6,-90 4.4,-80L4.8,-14Z", Tone.STEEL),
        line("M0,-18L0,-84", Tone.BLUE, 1.3),
        *cased("M-15,-13C-8,-9.6 8,-9.6 15,-13", Tone.GOLD, 4, rim=1.6),
        *cased("M0,-8L0,14", grip, 4, rim=1.6),
        disc(0, 17, 5, Tone.GOLD, Tone.INK, 1.7),
    )


def sceptre() -> Nodes:
    """Returns a sceptre ending in a lily."""
    petals = "M0,-66C8,-76 17,-70 13,-60C9,-62 5,-60 2,-56L-2,-56C-5,-60 -9,-62 -13,-60C-17,-70 -8,-76 0,-66Z"
    return (
        *cased("M0,70L0,-54", Tone.GOLD, 3.6, rim=1.6),
        shape(petals, Tone.GOLD),
        shape("M0,-90C8,-80 8,-70 3,-58L-3,-58C-8,-70 -8,-80 0,-90Z", Tone.GOLD),
        fill(ribbon([(1, -84), (5, -74), (2, -62)], [0, 2, 0]), Tone.GOLD_DEEP),
        shape("M-7,-57L7,-57L5,-50L-5,-50Z", Tone.RED, Tone.INK, 1.5),
        disc(0, -36, 3.4, Tone.GOLD, Tone.INK, 1.4),
    )


def sun_rod() -> Nodes:
    """Returns a rod with a rayed gilt disc on top."""
    rays = ring(12, (fill("M-2.8,-11L0,-20L2.8,-11Z", Tone.GOLD_DEEP),))
    sun = (
        *rays,
        disc(0, 0, 12.5, Tone.GOLD, Tone.INK, 1.8),
        disc(0, 0, 7.4, Tone.GOLD_LIGHT, Tone.GOLD_DEEP, 1.3),
        disc(0, 0, 2.8, Tone.RED),
    )
    return (
        *cased("M0,70L0,-58", Tone.WOOD, 4.2, rim=1.6),
        place(shift(0, -72), sun),
        *cased("M-6,-53L6,-53", Tone.GOLD, 3.4, rim=1.4),
    )


def mace() -> Nodes:
    """Returns a flanged mace."""
    flanges = "M-2,-58C-16,-62 -16,-84 -2,-88ZM2,-58C16,-62 16,-84 2,-88Z"
    return (
        *cased("M0,24L0,-60", Tone.STEEL, 4.4, rim=1.7),
        shape(flanges, Tone.STEEL),
        shape("M-4,-56L-4.6,-90L0,-96L4.6,-90L4,-56Z", Tone.GOLD),
        hatch([(12 - abs(k - 2), -82 + k * 5, 5, -80 + k * 4) for k in range(5)], 1.3),
        *cased("M-6,-53L6,-53", Tone.GOLD, 3.2, rim=1.4),
        disc(0, 26, 4.4, Tone.GOLD, Tone.INK, 1.6),
    )


def orb() -> Nodes:
    """Returns an orb resting on a hand, the origin under it."""
    return (
        disc(0, -14, 13.5, Tone.GOLD, Tone.INK, 2),
        hatch(
            [(11.6 - k * 1.4, -16 + k * 3, 4 - k * 1.2, -14.6 + k * 3) for k in range(4)], 1.4, Tone.GOLD_DEEP
        ),
        line("M-13,-17Q0,-10 13,-17M0,-27.4L0,-13.6", Tone.RED_DEEP, 2.6),
        shape("M0,-40L4.6,-34L0,-27.6L-4.6,-34Z", Tone.GOLD, Tone.INK, 1.5),
        disc(0, -34, 1.7, Tone.RED),
    )


def rose(petals: Tone, deep: Tone) -> Nodes:
    """Returns a rose on its stem with two leaves."""
    outer = ring(5, (shape("M0,-3C-10,-6 -11,-16 0,-17C11,-16 10,-6 0,-3Z", petals, Tone.INK, 1.5),))
    leaves = (
        "M-1,-8C-11,-20 -23,-20 -28,-16C-22,-7 -11,-3 -1,-8ZM0,-18C6,-30 15,-32 20,-29C17,-20 9,-15 0,-18Z"
    )
    return (
        *cased("M0,40C2,20 -2,-10 0,-40", Tone.GREEN, 1.8, rim=1.1),
        shape(leaves, Tone.GREEN, Tone.INK, 1.5),
        line("M-3,-9C-10,-14 -16,-15 -22,-15M2,-19C7,-25 12,-28 16,-28", Tone.GREEN_LIGHT, 1.1),
        place(
            shift(0, -48),
            (*outer, disc(0, 0, 6.4, petals, deep, 1.6), fill("M-3,1C-3,-4 4,-4 3,1C2,4 -1,3 -3,1Z", deep)),
        ),
    )


def mirror() -> Nodes:
    """Returns a hand mirror."""
    return (
        *cased("M0,20L0,-24", Tone.GOLD, 4, rim=1.6),
        oval(0, -46, 16, 21, Tone.GOLD, Tone.INK, 2),
        oval(0, -46, 11, 16, Tone.BLUE_LIGHT, Tone.GOLD_DEEP, 1.4),
        line("M-5,-40L4,-55M-1,-36L7,-49", Tone.PAPER, 1.8),
        beads(((0, -68), (-16, -57), (16, -57)), 2.6, Tone.RED, Tone.INK, 1.3),
        disc(0, 22, 3.6, Tone.GOLD, Tone.INK, 1.4),
    )


def fan(cloth: Tone, deep: Tone) -> Nodes:
    """Returns an open feather fan."""
    tips = ((-29, -50), (27, -50), (-16, -63), (15, -63), (0, -68))
    feathers = tuple(
        shape(ribbon([(0, -16), (x * 0.7, -38), (x, y)], [4, 13, 13, 0], grid=0.5), cloth, Tone.INK, 1.6)
        for x, y in tips
    )
    quills = joined(f"M{x * 0.1},-22Q{x * 0.6},-38 {x * 0.86},{y * 0.88}" for x, y in tips)
    return (
        *feathers,
        line(quills, deep, 1.2),
        shape("M-9,-17L9,-17L5,-29Q0,-32 -5,-29Z", Tone.GOLD, Tone.INK, 1.5),
        *cased("M0,16L0,-16", Tone.GOLD, 3.6, rim=1.5),
    )


def falcon() -> Nodes:
    """Returns a falcon looking left, its feet at the origin."""
    body = (
        "M-10,-50C-9,-60 8,-61 11,-50C16,-40 17,-24 12,-12L14,10L7,12L4,-3C-6,-4 -14,-14 -12,-30"
        "C-12,-36 -8,-40 -8,-44Z"
    )
    wing = "M2,-42C14,-38 18,-20 13,2C9,-4 4,-10 2,-18C0,-26 -2,-36 2,-42Z"
    return (
        line("M-4,2L-3,-6M3,2L3,-6", Tone.GOLD_DEEP, 2.4),
        shape(body, Tone.PAPER),
        shape(wing, Tone.WOOD, Tone.INK, 1.5),
        hatch([(5, -34, 13, -30), (5, -27, 15, -22), (6, -20, 15, -14), (8, -13, 14, -7)], 1.4),
        line("M-8,-34q3,3 6,0M-9,-27q3,3 6,0M-8,-20q3,3 6,0M-5,-13q3,3 6,0", Tone.INK, 1.1),
        shape("M-9,-53C-8,-60 8,-61 10,-51C4,-53 -4,-53 -9,-50Z", Tone.WOOD, Tone.INK, 1.5),
        shape("M-9,-52C-13,-52 -16,-49 -15,-45C-13,-46 -10,-46 -8.6,-47Z", Tone.GOLD, Tone.INK, 1.5),
        disc(-4.4, -50, 1.6, Tone.INK),
        line("M-4,0L-9,12", Tone.RED, 1.8),
    )


def lyre() -> Nodes:
    """Returns a lyre; the hand holds it at the foot."""
    frame = (
        "M-5,-2C-24,-10 -24,-34 -15,-46C-11,-52 -12,-58 -18,-58M5,-2C24,-10 24,-34 15,-46"
        "C11,-52 12,-58 18,-58"
    )
    return (
        *cased(frame, Tone.GOLD, 4.6, rim=1.7),
        line("M-6,-46L-5,-6M0,-46L0,-6M6,-46L5,-6", Tone.INK, 1.2),
        *cased("M-17,-46L17,-46", Tone.RED, 4, rim=1.6),
        shape("M-11,-10L11,-10L7,3L-7,3Z", Tone.GOLD),
        beads(((-18, -58), (18, -58)), 3.2, Tone.GOLD, Tone.INK, 1.5),
    )


def suit_sign(suit: str) -> Nodes:
    """Returns the sign of a suit as it is held, with the hand at the origin."""
    if suit == "S":
        return (
            *blade(((0, -10), (12, -40), (12, -84), (-8, -116)), 13),
            hilt((0, -8), 4, 0.95),
        )
    if suit == "B":
        return staff((0, 62), (0, -96), 13, 11)
    sign = cup() if suit == "C" else coin()
    return (place(shift(0, -34) @ grow(0.62), sign),)
