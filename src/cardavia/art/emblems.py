"""Things held by the people of the cards, upright, with the place of the hand at the origin."""

from __future__ import annotations

from cardavia.art.drawing import Nodes, cased, disc, fill, line, oval, place, shape
from cardavia.art.geometry import parse, shift
from cardavia.art.palette import Tone
from cardavia.art.strokes import hatch, ribbon, ring


def halberd(tassel: Tone) -> Nodes:
    """Returns a halberd; its staff runs far below the hand."""
    return (
        *cased("M0,110L0,-76", Tone.WOOD, 4.6, rim=1.7),
        shape("M0,-106C5,-94 5.4,-86 3.4,-76L-3.4,-76C-5.4,-86 -5,-94 0,-106Z", Tone.STEEL, Tone.INK, 1.9),
        shape("M-3,-72C-12,-78 -20,-76 -23,-84C-27,-70 -26,-54 -19,-46C-17,-54 -10,-58 -3,-58Z", Tone.STEEL, Tone.INK, 1.9),
        hatch([(-22.6 + k * 0.6, -76 + k * 5.4, -15, -73 + k * 3.6) for k in range(5)], 1.3),
        shape("M3,-70C10,-72 14,-68 18,-64C13,-60 8,-58 3,-60Z", Tone.STEEL, Tone.INK, 1.8),
        shape("M-5,-54L5,-54L4,-42L2,-46L0,-41L-2,-46L-4,-42Z", tassel, Tone.INK, 1.4),
    )


def sword(grip: Tone) -> Nodes:
    """Returns a straight broad sword, point up."""
    return (
        shape("M-4.6,-14L-4.6,-78C-4,-88 -1.6,-94 0,-98C1.6,-94 4,-88 4.6,-78L4.6,-14Z", Tone.STEEL, Tone.INK, 1.9),
        line("M0,-18L0,-82", Tone.BLUE, 1.4),
        *cased("M-15,-13C-8,-9.6 8,-9.6 15,-13", Tone.GOLD, 4, rim=1.6),
        *cased("M0,-8L0,14", grip, 4, rim=1.6),
        disc(0, 17, 5, Tone.GOLD, Tone.INK, 1.7),
    )


def sceptre() -> Nodes:
    """Returns a sceptre ending in a lily."""
    petal = "M0,-66C8,-76 17,-70 13,-60C9,-62 5,-60 2,-56L-2,-56C-5,-60 -9,-62 -13,-60C-17,-70 -8,-76 0,-66Z"
    return (
        *cased("M0,70L0,-54", Tone.GOLD, 3.6, rim=1.6),
        shape(petal, Tone.GOLD, Tone.INK, 1.8),
        shape("M0,-90C8,-80 8,-70 3,-58L-3,-58C-8,-70 -8,-80 0,-90Z", Tone.GOLD, Tone.INK, 1.8),
        fill(ribbon([(1, -84), (5, -74), (2, -62)], [0, 2, 0]), Tone.GOLD_DEEP),
        shape("M-7,-57L7,-57L5,-50L-5,-50Z", Tone.RED, Tone.INK, 1.5),
        disc(0, -36, 3.4, Tone.GOLD, Tone.INK, 1.4),
    )


def sun_rod() -> Nodes:
    """Returns a rod with a gilt disc on top."""
    rays = ring(12, (fill("M-2.6,-12L0,-19L2.6,-12Z", Tone.GOLD_DEEP),))
    sun = (*rays, disc(0, 0, 12, Tone.GOLD, Tone.INK, 1.8), disc(0, 0, 7, Tone.GOLD_LIGHT, Tone.GOLD_DEEP, 1.3), disc(0, 0, 2.6, Tone.RED))
    return *cased("M0,70L0,-58", Tone.WOOD, 4, rim=1.6), place(shift(0, -70), sun), *cased("M-6,-54L6,-54", Tone.GOLD, 3.4, rim=1.4)


def orb() -> Nodes:
    """Returns an orb resting on the hand, the origin under it."""
    return (
        disc(0, -14, 13.5, Tone.GOLD, Tone.INK, 2),
        hatch([(11.6 - k * 1.4, -16 + k * 3, 4 - k * 1.2, -14.6 + k * 3) for k in range(4)], 1.4, Tone.GOLD_DEEP),
        line("M-13,-17Q0,-10 13,-17M0,-27.4L0,-13.6", Tone.RED_DEEP, 2.6),
        shape("M0,-41L5,-34.4L0,-27.6L-5,-34.4Z", Tone.GOLD, Tone.INK, 1.6),
        disc(0, -34.4, 1.7, Tone.RED),
    )


def rose(petals: Tone, deep: Tone) -> Nodes:
    """Returns a rose on its stem with three leaves."""
    leaf = parse("M0,0C-10,-12 -22,-12 -27,-8C-21,1 -10,5 0,0Z")
    outer = ring(5, (shape("M0,-3C-10,-6 -11,-16 0,-17C11,-16 10,-6 0,-3Z", petals, Tone.INK, 1.5),))
    flower = (*outer, disc(0, 0, 6, petals, deep, 1.6), fill("M-3,1C-3,-4 4,-4 3,1C2,4 -1,3 -3,1Z", deep))
    return (
        line("M0,44C2,20 -3,-10 0,-40", Tone.GREEN_DEEP, 3.6),
        line("M0,44C2,20 -3,-10 0,-40", Tone.GREEN, 1.6),
        place(shift(-1, -12), (shape(leaf, Tone.GREEN, Tone.INK, 1.5), line("M-3,-1C-10,-6 -16,-7 -21,-7", Tone.GREEN_LIGHT, 1))),
        shape("M0,-20C6,-32 15,-34 20,-31C17,-22 9,-17 0,-20Z", Tone.GREEN, Tone.INK, 1.5),
        place(shift(0, -46), flower),
    )


def mirror() -> Nodes:
    """Returns a hand mirror."""
    return (
        *cased("M0,20L0,-24", Tone.GOLD, 4, rim=1.6),
        oval(0, -46, 16, 21, Tone.GOLD, Tone.INK, 2),
        oval(0, -46, 11, 16, Tone.BLUE_LIGHT, Tone.GOLD_DEEP, 1.4),
        line("M-5,-40L4,-55M-1,-36L7,-49", Tone.PAPER, 1.8),
        disc(0, -69, 3, Tone.RED, Tone.INK, 1.4),
        disc(0, 22, 3.6, Tone.GOLD, Tone.INK, 1.4),
    )


def fan(cloth: Tone, deep: Tone) -> Nodes:
    """Returns an open feather fan."""
    feathers = ring(1, ()) + tuple(
        shape(ribbon([(0, -18), (x * 0.6, -40), (x, y)], [4, 13, 15, 11, 0]), cloth, Tone.INK, 1.6)
        for x, y in ((-32, -54), (30, -54), (-17, -68), (16, -68), (0, -74))
    )
    eyes = tuple(disc(x, y, 3, deep) for x, y in ((-23, -48), (22, -48), (-12, -57), (12, -57), (0, -61)))
    return *feathers, *eyes, shape("M-8,-16L8,-16L4,-28L-4,-28Z", Tone.GOLD, Tone.INK, 1.6), *cased("M0,16L0,-16", Tone.GOLD, 3.6, rim=1.5)


def dove() -> Nodes:
    """Returns a dove perched with folded wings, looking left; its feet are at the origin."""
    return (
        line("M-3,0L-4,-8M4,0L3,-8", Tone.RED, 2),
        shape("M-20,-32C-20,-40 -8,-42 -5,-33C0,-28 12,-26 22,-16L34,-10L20,-8C10,-2 -6,-4 -12,-14C-15,-20 -14,-26 -16,-28L-24,-29Z", Tone.PAPER, Tone.INK, 1.8),
        shape("M-6,-24C4,-26 16,-20 24,-11C14,-9 -2,-10 -6,-24Z", Tone.SHADE, Tone.INK, 1.4),
        hatch([(2 + k * 4.4, -20 + k * 2, 5 + k * 4.4, -13 + k) for k in range(4)], 1.2),
        disc(-13, -33, 1.4, Tone.INK),
    )


def letter(seal: Tone) -> Nodes:
    """Returns a folded and sealed letter."""
    return (
        shape("M-19,-13L19,-13L19,13L-19,13Z", Tone.PAPER, Tone.INK, 1.9),
        line("M-19,-13L0,3L19,-13M-19,13L-5,-1M19,13L5,-1", Tone.INK, 1.2),
        disc(0, 3, 4.6, seal, Tone.INK, 1.3),
    )


def horn() -> Nodes:
    """Returns a hunting horn, mouth to the lower left."""
    return (
        shape(ribbon([(-26, 10), (-22, -22), (22, -20), (24, 4)], [17, 13, 10, 8, 6, 5, 4]), Tone.GOLD, Tone.INK, 1.9),
        shape(ribbon([(-35, 10), (-26, 15), (-17, 9)], [3, 7, 3]), Tone.GOLD_LIGHT, Tone.INK, 1.6),
        line("M-22,-3L-14,-8M-4,-19L-4,-9M12,-17L9,-9", Tone.RED, 2.6),
    )
