"""Crowns, caps and helmets, in the coordinates of the head they sit on (`heads`)."""

from __future__ import annotations

from cardavia.art.costume import Dress
from cardavia.art.drawing import Nodes, beads, cased, disc, fill, joined, line, oval, shape
from cardavia.art.palette import Tone
from cardavia.art.strokes import between, hatch, ribbon


def _rim() -> Nodes:
    """The jewelled rim common to the kings' crowns."""
    return (
        shape("M-23,-31Q-1,-24 21,-31L20.5,-22.5Q-1,-15.5 -22.5,-22.5Z", Tone.GOLD),
        oval(-1, -23.2, 4, 2.8, Tone.RED, Tone.GOLD_DEEP, 1),
        beads(((-11, -24.2), (9, -24.2)), 2, Tone.PAPER),
        beads(((-18, -26), (16.2, -26)), 2, Tone.BLUE),
    )


def lily_crown(cap: Tone) -> Nodes:
    """Returns an open crown with three tall curved points."""
    body = (
        "M-22.5,-27C-25,-35 -27,-42 -29,-48C-23,-47 -18,-43 -14,-38C-12,-45 -7,-50 -1,-55"
        "C5,-50 10,-45 12,-38C16,-43 21,-47 27,-48C25,-42 23,-35 20.5,-27Z"
    )
    return (
        fill("M-20,-28C-22,-48 20,-48 18,-28Z", cap),
        shape(body, Tone.GOLD),
        hatch(
            [(16 - k * 3.4, -28 + k * 0.5, 22 - k * 3.6, -42 + k * 3) for k in range(4)], 1.5, Tone.GOLD_DEEP
        ),
        line("M-1,-48L-1,-35M-22,-42L-18,-33", Tone.GOLD_DEEP, 1.3),
        beads(((-29, -49), (-1, -56), (27, -49)), 2.6, Tone.PAPER, Tone.INK, 1.5),
        *_rim(),
    )


def arched_crown(cap: Tone) -> Nodes:
    """Returns a closed crown: a cap under beaded arches, with an orb on top."""
    return (
        shape("M-22,-28C-32,-42 -20,-51 -1,-51C18,-51 30,-42 20,-28Z", cap),
        hatch([(17 - k * 3, -33 - k * 3.2, 9 - k * 2, -33 - k * 2.8) for k in range(5)], 1.5),
        *cased("M-21,-29C-31,-42 -18,-50 -1,-51C16,-50 29,-42 19,-29M-1,-28L-1,-51", Tone.GOLD, 4, rim=1.5),
        beads(
            (
                (-25, -37),
                (-21.6, -43.4),
                (-14, -48),
                (23, -37),
                (19.6, -43.4),
                (12, -48),
                (-1, -35),
                (-1, -42),
            ),
            1.3,
            Tone.PAPER,
        ),
        disc(-1, -54.5, 4, Tone.GOLD, Tone.INK, 1.8),
        *_rim(),
    )


def rayed_crown(cap: Tone) -> Nodes:
    """Returns a crown of five straight rays with pearls."""
    tips = ((-29, -43), (-16, -49), (-1, -52), (14, -49), (27, -43))
    body = "M-22.5,-27L-29,-43L-15,-34L-16,-49L-6.4,-35L-1,-52L4.4,-35L14,-49L13,-34L27,-43L20.5,-27Z"
    return (
        fill("M-20,-28C-22,-44 20,-44 18,-28Z", cap),
        shape(body, Tone.GOLD),
        line(
            "M-23,-35L-20,-28M-14.6,-41L-12,-29M-1,-43L-1,-28M12.6,-41L10,-29M21,-35L18,-28",
            Tone.GOLD_DEEP,
            1.3,
        ),
        beads(((x, y - 2) for x, y in tips), 2.6, Tone.PAPER, Tone.INK, 1.5),
        *_rim(),
    )


def leaf_crown(cap: Tone) -> Nodes:
    """Returns a crown of three leaves over a velvet cap."""
    leaf = "M{0},-29C{1},-34 {1},-42 {0},-50C{2},-42 {2},-34 {0},-29Z"
    leaves = [leaf.format(x, x - 7.4, x + 7.4) for x in (-19, -1, 17)]
    return (
        shape("M-21,-28C-24,-45 22,-45 19,-28Z", cap),
        *(shape(d, Tone.GOLD) for d in leaves),
        line("M-19,-45L-19,-33M-1,-45L-1,-33M17,-45L17,-33", Tone.GOLD_DEEP, 1.2),
        beads(((-10, -36), (8, -36)), 2.5, Tone.PAPER, Tone.INK, 1.4),
        *_rim(),
    )


def coronet(gem: Tone) -> Nodes:
    """Returns a queen's small crown with three lobes."""
    body = (
        "M-17,-28C-19,-36 -20,-41 -22,-45C-16,-44 -11,-40 -8,-36C-6,-42 -3,-47 1,-51"
        "C5,-47 8,-42 10,-36C13,-40 17,-44 23,-45C22,-41 20,-36 18,-28Z"
    )
    return (
        shape(body, Tone.GOLD),
        line("M1,-45L1,-34M-16,-40L-13,-32M18,-40L15,-32", Tone.GOLD_DEEP, 1.2),
        beads(((-22, -46), (1, -52), (23, -46)), 2.4, Tone.PAPER, Tone.INK, 1.4),
        *_fillet(gem),
    )


def pearl_coronet(gem: Tone) -> Nodes:
    """Returns a queen's low crown set with standing pearls."""
    places = ((-17, -35), (-8.6, -38), (1, -39.4), (10.6, -38), (19, -35))
    stalks = "".join(f"M{x * 0.94},-29L{x},{y}" for x, y in places)
    return (
        line(stalks, Tone.INK, 4.6),
        line(stalks, Tone.GOLD, 2),
        beads(places, 3.5, Tone.PAPER, Tone.INK, 1.5),
        *_fillet(gem),
    )


def _fillet(gem: Tone) -> Nodes:
    return (
        shape("M-18,-32Q1,-26 19,-32L19,-25Q1,-19 -18,-25Z", Tone.GOLD),
        oval(1, -25.8, 3.2, 2.3, gem),
        beads(((-9, -26.6), (11, -26.6)), 1.6, Tone.PAPER),
    )


def veil(cloth: Tone, deep: Tone) -> Nodes:
    """Returns a veil hanging from the crown, to be drawn behind the body."""
    outline = "M0,-37C-26,-37 -34,-16 -36,8C-38,30 -50,44 -54,66L50,66C46,44 35,30 32,8C30,-15 24,-37 0,-37Z"
    folds = between((-50, 64, -37, 22), (-34, 64, -30, 24), 4) + between(
        (46, 64, 34, 22), (32, 64, 28, 24), 3
    )
    hem = "M-33,-6C-35,24 -46,40 -50,60M29,-6C31,24 42,40 46,60"
    return shape(outline, cloth), hatch(folds, 1.7, deep), line(hem, Tone.GOLD, 1.6)


def beret(dress: Dress) -> Nodes:
    """Returns a soft cap with a rim and an ostrich feather."""
    vane = (
        "M-20,-30C-34,-42 -30,-54 -14,-55C4,-56 18,-54 30,-42C22,-44 14,-44 6,-42"
        "C10,-40 11,-38 11,-36C2,-40 -10,-38 -14,-29Z"
    )
    barbs = [(-20 + k * 6.4, -48 - (k in (1, 2)) * 2 + (k == 5) * 3, -14 + k * 5.8, -41) for k in range(6)]
    return (
        shape("M-27,-20C-36,-33 -14,-42 4,-41C22,-40 34,-32 25,-20C10,-27 -10,-27 -27,-20Z", dress.cloth),
        hatch([(23 - k * 6, -34, 20 - k * 5.4, -26) for k in range(4)], 1.7, dress.deep),
        shape(vane, Tone.PAPER),
        line("M-16,-30C-22,-42 -10,-49 4,-49C14,-49 22,-46 28,-42", Tone.INK, 1.1),
        hatch(barbs, 1.2),
        shape("M-28,-21C-12,-30 12,-30 26,-21L25,-14C10,-22 -10,-22 -26,-13Z", Tone.GOLD),
        disc(-17, -22.4, 3.4, dress.second, Tone.INK, 1.4),
    )


def brimmed_hat(dress: Dress) -> Nodes:
    """Returns a wide hat turned up in front, with a feather lying along the brim."""
    feather = "M18,-32C30,-44 46,-40 49,-26C44,-30 40,-30 37,-27C34,-32 27,-31 21,-26Z"
    return (
        shape("M-20,-27C-21,-43 -14,-50 0,-50C14,-50 20,-43 19,-27Z", dress.second),
        hatch(between((16, -43, 7, -42), (17, -31, 8, -30), 5), 1.6, dress.second_deep),
        shape(
            "M-35,-21C-42,-30 -26,-34 0,-33C24,-34 40,-31 36,-23C30,-13 10,-19 0,-19"
            "C-12,-19 -30,-11 -35,-21Z",
            dress.cloth,
        ),
        line("M-30,-24C-18,-29 18,-30 31,-26", dress.light, 1.8),
        shape(feather, Tone.PAPER),
        line("M21,-29C31,-36 41,-35 46,-29", Tone.INK, 1.1),
        disc(19, -28, 3.6, Tone.GOLD, Tone.INK, 1.5),
    )


def flat_cap(dress: Dress) -> Nodes:
    """Returns a slashed flat cap with two feathers at the back."""
    slashes = [ribbon([(x, -38), (x + 1, -33), (x - 1, -27)], [0, 4, 0]) for x in (-14, -3, 8, 18)]
    return (
        shape("M-18,-32C-32,-38 -38,-48 -34,-58C-27,-52 -18,-44 -14,-34Z", dress.second),
        shape("M-16,-32C-22,-42 -20,-52 -13,-58C-8,-50 -8,-42 -9,-34Z", Tone.PAPER),
        line("M-18,-34C-26,-41 -31,-47 -32,-53M-13,-35C-16,-43 -15,-49 -13,-54", Tone.INK, 1),
        shape("M-29,-27C-32,-40 -12,-44 2,-44C20,-44 33,-38 28,-27C12,-24 -12,-24 -29,-27Z", dress.cloth),
        fill(joined(slashes), dress.light),
        shape("M-26,-27C-10,-30 10,-30 25,-27L23,-18C8,-23 -10,-23 -24,-18Z", dress.second),
        line("M-22,-23C-8,-26.6 8,-26.6 21,-23", Tone.GOLD, 1.8),
    )


def sallet(dress: Dress) -> Nodes:
    """Returns a soldier's open helmet with a rim, a comb and a plume at the back."""
    crest = "M-4,-47C-22,-56 -40,-46 -42,-28C-37,-33 -32,-33 -29,-28C-26,-34 -20,-34 -17,-30Z"
    shell = (
        "M-26,-8C-30,-34 -18,-48 0,-48C18,-48 26,-36 23,-12C18,-21 8,-23 2,-23"
        "C-8,-23 -14,-17 -18,-2L-20,14L-27,10Z"
    )
    return (
        shape(crest, dress.second),
        line("M-8,-45C-22,-49 -34,-41 -38,-33M-13,-41C-21,-41 -26,-37 -29,-32", Tone.INK, 1.1),
        shape(shell, Tone.STEEL),
        line("M-20,-20C-18,-34 -10,-42 -2,-43", Tone.PAPER, 2.4),
        hatch(between((22, -26, 13, -26), (12, -43, 6, -39), 5), 1.4),
        *cased("M-22,-4C-18,-21 -8,-26 2,-26C10,-26 18,-24 22,-14", Tone.GOLD, 2.6, rim=1.4),
        disc(-20, -1, 3, Tone.GOLD, Tone.INK, 1.4),
    )
