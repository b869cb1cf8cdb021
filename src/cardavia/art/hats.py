"""Crowns, caps and helmets, in the coordinates of the head they sit on (`heads`)."""

from __future__ import annotations

from cardavia.art.costume import Dress
from cardavia.art.drawing import Nodes, cased, disc, fill, line, oval, shape
from cardavia.art.palette import Tone
from cardavia.art.strokes import hatch, ribbon


def _band(top: float = -31) -> Nodes:
    """The jewelled rim common to all crowns."""
    rim = f"M-23,{top}Q-1,{top + 7} 21,{top}L20.5,{top + 8.5}Q-1,{top + 15.5} -22.5,{top + 8.5}Z"
    gems = (
        oval(-1, top + 7.8, 4, 2.8, Tone.RED, Tone.GOLD_DEEP, 1),
        disc(-11, top + 6.8, 2, Tone.PAPER),
        disc(9, top + 6.8, 2, Tone.PAPER),
        oval(-18, top + 5, 2, 2.2, Tone.BLUE),
        oval(16.4, top + 5, 1.8, 2.2, Tone.BLUE),
    )
    return shape(rim, Tone.GOLD, Tone.INK, 2), *gems


def _pearls(*places: tuple[float, float, float]) -> Nodes:
    return tuple(disc(x, y, r, Tone.PAPER, Tone.INK, 1.5) for x, y, r in places)


def lily_crown(cap: Tone) -> Nodes:
    """Returns an open crown with three tall curved points."""
    body = (
        "M-22.5,-27C-25,-36 -28,-44 -30,-51C-23,-50 -18,-46 -14,-40C-12,-47 -7,-53 -1,-59"
        "C5,-53 10,-47 12,-40C16,-46 21,-50 28,-51C26,-44 23,-36 20.5,-27Z"
    )
    return (
        fill("M-20,-28C-22,-50 20,-50 18,-28Z", cap),
        shape(body, Tone.GOLD, Tone.INK, 2.2),
        hatch([(16 - k * 3.4, -28 + k * 0.5, 22 - k * 3.6, -44 + k * 3) for k in range(4)], 1.5, Tone.GOLD_DEEP),
        line("M-1,-51L-1,-36M-22,-45L-18,-33M21,-45L17,-34", Tone.GOLD_DEEP, 1.3),
        *_pearls((-30, -52, 2.6), (-1, -60, 3), (28, -52, 2.6), (-14, -40.5, 1.9), (12, -40.5, 1.9)),
        *_band(),
    )


def arched_crown(cap: Tone) -> Nodes:
    """Returns a closed crown: a cap under three beaded arches and an orb."""
    dome = "M-22,-28C-32,-44 -20,-54 -1,-54C18,-54 30,-44 20,-28Z"
    arches = ("M-21,-29C-31,-44 -18,-53 -1,-54", "M19,-29C29,-44 16,-53 -1,-54", "M-1,-28L-1,-54")
    beads = ((-25, -38), (-22, -45), (-15, -50.5), (23, -38), (20, -45), (13, -50.5), (-1, -36), (-1, -43), (-1, -49))
    return (
        shape(dome, cap, Tone.INK, 2),
        hatch([(17 - k * 3, -34 - k * 3.4, 9 - k * 2, -34 - k * 3) for k in range(5)], 1.5),
        *(node for d in arches for node in cased(d, Tone.GOLD, 4, rim=1.5)),
        *(disc(x, y, 1.3, Tone.PAPER) for x, y in beads),
        disc(-1, -57.5, 4, Tone.GOLD, Tone.INK, 1.8),
        fill("M-1,-68L2,-64L-1,-60L-4,-64Z", Tone.RED),
        *_band(),
    )


def rayed_crown(cap: Tone) -> Nodes:
    """Returns a crown of five straight rays with pearls."""
    tips = ((-29, -46), (-16, -53), (-1, -56), (14, -53), (27, -46))
    feet = (-22.5, -16, -7, 5, 14, 20.5)
    d = f"M{feet[0]},-27" + "".join(
        f"L{x},{y}L{foot},{-34 if k < 4 else -27}" for k, ((x, y), foot) in enumerate(zip(tips, feet[1:], strict=True))
    )
    return (
        fill("M-20,-28C-22,-44 20,-44 18,-28Z", cap),
        shape(d + "Z", Tone.GOLD, Tone.INK, 2.2),
        line("M-24,-35L-20,-28M-15,-42L-12,-29M-1,-44L-1,-28M13,-42L10,-29M22,-35L18,-28", Tone.GOLD_DEEP, 1.3),
        *_pearls(*((x, y - 2.4, 2.6) for x, y in tips)),
        *_band(),
    )


def leaf_crown(cap: Tone) -> Nodes:
    """Returns a low crown of leaves on a thick turned-up rim."""
    leaf = "M{0},-30C{1},-36 {1},-44 {0},-52C{2},-44 {2},-36 {0},-30Z"
    leaves = [leaf.format(x, x - 6.4, x + 6.4) for x in (-20, -1, 18)]
    return (
        shape("M-21,-28C-24,-46 22,-46 19,-28Z", cap, Tone.INK, 1.8),
        *(shape(d, Tone.GOLD, Tone.INK, 1.9) for d in leaves),
        line("M-20,-48L-20,-34M-1,-48L-1,-34M18,-48L18,-34", Tone.GOLD_DEEP, 1.2),
        *_pearls((-10.5, -37, 2.6), (8.5, -37, 2.6)),
        *_band(),
    )


def coronet(cap: Tone) -> Nodes:
    """Returns a queen's small crown with three lobes."""
    body = "M-17,-28C-19,-36 -20,-41 -22,-46C-16,-45 -11,-41 -8,-37C-6,-43 -3,-48 1,-52C5,-48 8,-43 10,-37C13,-41 17,-45 23,-46C22,-41 20,-36 18,-28Z"
    return (
        shape(body, Tone.GOLD, Tone.INK, 2),
        line("M1,-46L1,-35M-16,-41L-13,-33M18,-41L15,-33", Tone.GOLD_DEEP, 1.2),
        *_pearls((-22, -47, 2.3), (1, -53, 2.7), (23, -47, 2.3)),
        shape("M-18,-32Q1,-26 19,-32L19,-25Q1,-19 -18,-25Z", Tone.GOLD, Tone.INK, 1.8),
        oval(1, -25.8, 3, 2.2, cap),
        disc(-9, -26.6, 1.6, Tone.PAPER),
        disc(11, -26.6, 1.6, Tone.PAPER),
    )


def plume(tone: Tone) -> Nodes:
    """Returns an ostrich feather that rises from the left of a hat and nods to the right."""
    vane = "M-14,-30C-26,-46 -22,-66 -4,-68C14,-69 26,-60 28,-48C20,-54 12,-56 4,-54C8,-51 9,-48 9,-45C2,-50 -6,-46 -8,-30Z"
    barbs = [(-13 + k * 4.6, -60 - (k > 1) * 2 + (k > 3) * 4, -9 + k * 4, -52 + k * 0.4) for k in range(7)]
    return (
        shape(vane, tone, Tone.INK, 1.9),
        line("M-11,-31C-17,-48 -8,-60 6,-60C14,-60 20,-57 25,-51", Tone.INK, 1.2),
        hatch(barbs, 1.2),
    )


def beret(dress: Dress) -> Nodes:
    """Returns a soft cap with a rim and a feather."""
    return (
        *plume(Tone.PAPER),
        shape("M-27,-20C-36,-34 -14,-44 4,-43C22,-42 34,-33 25,-20C10,-27 -10,-27 -27,-20Z", dress.cloth, Tone.INK, 2.2),
        hatch([(22 - k * 7, -36 - (k == 1) * 2, 19 - k * 6.4, -27) for k in range(4)], 1.7, dress.deep),
        shape("M-28,-21C-12,-30 12,-30 26,-21L25,-14C10,-22 -10,-22 -26,-13Z", Tone.GOLD, Tone.INK, 1.9),
        disc(-18, -22, 3.4, Tone.RED, Tone.INK, 1.4),
    )


def brimmed_hat(dress: Dress) -> Nodes:
    """Returns a wide hat turned up in front, with a feather lying along the brim."""
    feather = "M-20,-34C-34,-44 -46,-40 -50,-28C-44,-32 -40,-31 -38,-28C-34,-33 -27,-33 -22,-28Z"
    return (
        shape("M-20,-28C-21,-44 -14,-52 0,-52C14,-52 20,-44 19,-28Z", dress.second, Tone.INK, 2.2),
        hatch([(15 - k * 1.2, -46 + k * 4, 6, -45 + k * 4) for k in range(5)], 1.6, dress.second_deep),
        shape("M-33,-22C-40,-30 -26,-34 0,-33C24,-34 38,-32 35,-24C30,-14 10,-20 0,-20C-12,-20 -28,-12 -33,-22Z", dress.cloth, Tone.INK, 2.2),
        line("M-29,-24C-18,-29 18,-30 31,-26", dress.light, 1.6),
        shape(feather, Tone.PAPER, Tone.INK, 1.7),
        line("M-22,-30C-32,-37 -42,-36 -48,-30", Tone.INK, 1.1),
        disc(-20, -29, 3.6, Tone.GOLD, Tone.INK, 1.5),
    )


def flat_cap(dress: Dress) -> Nodes:
    """Returns a slashed flat cap with two small feathers at the back."""
    feathers = (
        "M-22,-32C-34,-40 -38,-54 -32,-62C-26,-56 -18,-46 -16,-34Z",
        "M-20,-32C-26,-46 -22,-60 -14,-66C-10,-56 -10,-44 -12,-34Z",
    )
    slashes = [ribbon([(x, -38), (x + 1, -33), (x - 1, -27)], [0, 4, 0]) for x in (-14, -3, 8, 18)]
    return (
        *(shape(d, tone, Tone.INK, 1.7) for d, tone in zip(feathers, (dress.second, Tone.PAPER), strict=True)),
        line("M-20,-33C-27,-42 -31,-50 -31,-58M-16,-34C-19,-45 -17,-55 -14,-62", Tone.INK, 1),
        shape("M-29,-27C-32,-40 -12,-44 2,-44C20,-44 33,-38 28,-27C12,-24 -12,-24 -29,-27Z", dress.cloth, Tone.INK, 2.2),
        *(fill(path, dress.light) for path in slashes),
        shape("M-26,-27C-10,-30 10,-30 25,-27L23,-18C8,-23 -10,-23 -24,-18Z", dress.second, Tone.INK, 1.9),
        line("M-22,-23C-8,-26.6 8,-26.6 21,-23", Tone.GOLD, 1.8),
    )


def sallet(dress: Dress) -> Nodes:
    """Returns a soldier's open helmet with a comb and a short plume."""
    crest = "M-2,-50C-22,-62 -40,-50 -42,-32C-36,-36 -31,-36 -29,-31C-26,-37 -20,-37 -17,-32Z"
    return (
        shape(crest, dress.second, Tone.INK, 1.9),
        line("M-6,-48C-22,-52 -34,-44 -38,-36M-12,-44C-20,-44 -26,-40 -29,-35", Tone.INK, 1.1),
        shape("M-26,-8C-30,-34 -18,-49 0,-49C18,-49 26,-36 23,-12C18,-22 8,-24 2,-24C-8,-24 -14,-18 -18,-2L-22,14L-28,12Z", Tone.STEEL, Tone.INK, 2.2),
        line("M-20,-20C-18,-34 -10,-42 -2,-43", Tone.PAPER, 2.2),
        hatch([(20 - k * 1.8, -24 - k * 4, 12 - k * 2, -26 - k * 3.4) for k in range(5)], 1.4),
        line("M2,-49C10,-42 12,-34 11,-25", Tone.INK, 1.2),
        *cased("M-22,-4C-18,-22 -8,-27 2,-27C10,-27 18,-25 22,-15", Tone.GOLD, 2.6, rim=1.4),
        disc(-20, -2, 3, Tone.GOLD, Tone.INK, 1.4),
    )


def veil(dress: Dress) -> Nodes:
    """Returns a veil hanging from the crown, to be drawn behind the body."""
    cloth = "M0,-38C-24,-38 -30,-16 -32,8C-34,30 -44,44 -46,62C-40,70 34,70 42,60C40,42 29,30 27,8C25,-16 22,-38 0,-38Z"
    folds = [(-41 + k * 5, 62, -33 + k * 3, 26) for k in range(3)] + [(38 - k * 5, 60, 29 - k * 3, 26) for k in range(3)]
    return shape(cloth, dress.light, Tone.INK, 2.2), hatch(folds, 1.7, dress.deep)
