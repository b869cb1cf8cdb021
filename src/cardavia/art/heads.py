"""Faces, hair and beards. A head looks three quarters to the right; its origin is the middle of the face.

The face is 40 wide and 56 high: brow line at -10, eyes at -2, mouth at 17, chin at 29. Parts named
`..._behind` lie under the body, the others over the face.
"""

from __future__ import annotations

from enum import StrEnum

from cardavia.art.drawing import Nodes, beads, fill, joined, line, shape
from cardavia.art.palette import Tone
from cardavia.art.strokes import Row, burr, hatch

_CONTOUR = (
    "M-19,-26C-21,-14 -21,2 -17,12C-13,21 -5,29 4,29.5C10,29.5 14,25 16,18C17.4,13 18.4,9 18.6,4"
    "C18.8,1 17.2,-2 17.4,-6C17.6,-12 19,-16 18,-26Z"
)


def face(*, man: bool = False) -> Nodes:
    """Returns a calm face; a man has stronger brows."""
    brow = 2.4 if man else 1.6
    shade = [(-18.4 + k * 1.5, 1 + k * 4.4, -12.4 + k * 1.7, 1.6 + k * 4) for k in range(6)]
    return (
        shape(_CONTOUR, Tone.SKIN),
        beads(((-8.6, 9.5),), 4.4, Tone.CHEEK),
        beads(((14, 9.4),), 2.4, Tone.CHEEK),
        hatch(shade, 1.6, Tone.CHEEK),
        line("M-13.6,-8C-10,-12 -3.4,-12 .6,-8.6M8.4,-9C11,-11.8 14.4,-11.6 16.8,-9.2", Tone.INK, brow),
        fill(
            "M-12.5,-1.5C-10,-5.6 -3.4,-6 -.2,-1.6C-3,1.6 -9,2 -12.5,-1.5ZM9,-1.8"
            "C10.6,-5.4 15,-5.4 16.6,-2C15,1 11,1.2 9,-1.8Z",
            Tone.PAPER,
        ),
        beads(((-5.4, -2.1), (13.1, -2.1)), 2.4, Tone.INK),
        line("M-13,-1C-10,-6 -3.2,-6.4 .4,-1.2M8.8,-1.4C10.6,-5.8 15,-6 17,-2", Tone.INK, 1.7),
        line(
            "M-10,2.2C-7,3.2 -4,2.8 -2,1.6M3.6,8.4C3,9.8 4,10.6 5.2,10.2M4.6,24.6q3,1 5.4,-.4", Tone.INK, 0.9
        ),
        line("M6.8,-7.5C7.4,-2 10,3 11.6,7.4C11.6,9.6 9,10.6 6,9.8", Tone.INK, 1.5),
        fill(
            "M1,17.2C3.6,15.4 5.8,15.4 7,16.4C8.2,15.4 10.4,15.6 12,17C10.4,20.8 4.4,21.4 1,17.2Z", Tone.RED
        ),
        line("M0,17C3,18.2 9,18.2 12.6,16.8", Tone.RED_DEEP, 1.1),
    )


def neck() -> Nodes:
    """Returns the neck, to be drawn before the collar and the face."""
    shadow: list[Row] = [(-11 + k * 3.4, 21 + k * 2.2, -10 + k * 2.8, 34 + k * 0.4) for k in range(6)]
    return shape("M-13,12L-13,36C-8,48 8,48 12,36L12,20Z", Tone.SKIN), hatch(shadow, 1.6, Tone.CHEEK)


def loose_hair_behind(tone: Tone) -> Nodes:
    """Returns loose hair that falls behind the shoulders in waves."""
    mass = (
        "M0,-33C-22,-33 -30,-16 -29,4C-28,20 -40,28 -39,42C-39,50 -34,54 -36,62L34,62C32,54 38,48 36,40"
        "C35,28 26,20 26,2C26,-18 20,-33 0,-33Z"
    )
    strands = (
        "M-25,-2C-24,20 -36,30 -33,46M-21,10C-21,26 -30,34 -27,52M22,6C22,24 32,30 30,46M19,16"
        "C20,28 26,34 25,50"
    )
    return shape(mass, tone), line(strands, Tone.INK, 1.1)


def parting(tone: Tone) -> Nodes:
    """Returns hair parted over the brow and falling beside the cheeks."""
    hair = (
        "M2,-31C-16,-33 -25,-18 -24,-2C-24,8 -22,16 -19,21C-17,13 -18,2 -17,-6C-10,-9 -1,-14 5,-21"
        "C9,-15 14,-11 17.6,-9C18.4,-2 18,8 18.6,18C23,8 24,-6 22,-16C20,-26 12,-31 2,-31Z"
    )
    strands = "M3,-28C-8,-26 -17,-18 -19,-6M6,-28C14,-25 19,-18 19.6,-8M-21,-2C-22,4 -21,10 -20,15"
    return shape(hair, tone), line(strands, Tone.INK, 1)


def braids(tone: Tone, bow: Tone) -> Nodes:
    """Returns parted hair with braids coming forward over the shoulders, tied with bows."""
    knots = [
        shape(
            f"M{x},{y}C{x - 6.4},{y + 2} {x - 6.4},{y + 10} {x + 1},{y + 12}"
            f"C{x + 7},{y + 10} {x + 6},{y + 2} {x},{y}Z",
            tone,
            Tone.INK,
            1.5,
        )
        for y in (18, 28, 38, 48)
        for x in (-21 - (y - 18) * 0.16, 19.5 + (y - 18) * 0.16)
    ]
    ends = "M-26,60L-30,70C-26,73 -22,72 -21,68ZM25,60L22,69C25,72 29,72 30,68Z"
    return (
        *parting(tone),
        *knots,
        shape(ends, tone, Tone.INK, 1.5),
        beads(((-25.6, 60), (24.6, 60)), 3, bow, Tone.INK, 1.3),
    )


def coiled_hair(tone: Tone, net: Tone) -> Nodes:
    """Returns hair swept back from the brow into netted coils over the ears."""
    swept = (
        "M2,-31C-14,-33 -24,-20 -23,-6C-22,-2 -20,-1 -18,-4C-16,-12 -8,-18 4,-20C12,-19 16,-15 17.6,-10"
        "C19,-8 21,-9 21.6,-12C21,-24 12,-31 2,-31Z"
    )
    lattice = "M-29,4L-18,18M-30,12L-22,21M-25,0L-16,12M-17,3L-30,16M-16,10L-25,20"
    return (
        shape(swept, tone),
        line("M-20,-12C-14,-20 -6,-25 4,-26M-17,-9C-12,-15 -4,-19 4,-20", Tone.INK, 1),
        shape("M-21,-4C-31,-2 -33,12 -28,19C-22,25 -15,20 -14,11C-13,2 -16,-4 -21,-4Z", tone),
        line(lattice, net, 1.3),
        shape("M19.4,-6C25,-4 26.6,8 23,14C20.4,17 18,14 18,9Z", tone, Tone.INK, 1.5),
    )


def page_hair(tone: Tone) -> Nodes:
    """Returns a page's hair: a fringe, and ends that turn up at the jaw."""
    near = (
        "M-14,-24C-26,-20 -28,0 -27,12C-26,20 -31,23 -35,19C-36,30 -23,33 -18,26"
        "C-14,18 -18,8 -17,-2C-15,-8 -10,-12 -4,-15L-4,-26Z"
    )
    far = (
        "M10,-26L8,-16C12,-13 16,-10 17.4,-6C18,4 18,12 18.6,19C21,25 28,23 28.6,15"
        "C24,17 23,10 23,2C23,-12 20,-24 10,-26Z"
    )
    fringe = "M-18,-6C-14,-14 -6,-18 2,-19C9,-18 15,-14 17.6,-8L18,-26L-18,-26Z"
    strands = (
        "M-22,-8C-24,4 -22,14 -25,24M-18,-4C-20,8 -17,18 -21,28M-8,-22C-11,-19 -13,-16 -15,-12"
        "M4,-22C4,-20 3,-19 2,-19"
    )
    return (
        shape(near, tone),
        shape(far, tone),
        shape(fringe, tone, Tone.INK, 1.5),
        line(strands, Tone.INK, 1),
    )


def curls(tone: Tone) -> Nodes:
    """Returns short curly hair around the ears."""
    near = (
        "M-14,-26C-24,-24 -28,-14 -25,-8C-31,-4 -31,4 -26,7C-29,13 -25,20 -19,19"
        "C-15,17 -15,12 -17,8C-18,0 -18,-6 -15,-12L-6,-18L-6,-26Z"
    )
    far = (
        "M8,-26L6,-18C11,-16 15,-12 17,-8C18,-2 18,6 18.6,11C21,15 26,12 24,7C28,3 27,-4 24,-7"
        "C26,-14 22,-24 8,-26Z"
    )
    rings = (
        "M-21,-12C-25,-6 -21,0 -19,-4M-24,3C-26,9 -20,11 -20,6M-22,13C-22,17 -18,17 -18,13M20,-13"
        "C23,-10 22,-6 20,-6M22,1C24,4 22,8 20,6"
    )
    fringe = (
        "M-18,-8C-16,-16 -10,-16 -9,-13C-7,-19 0,-20 2,-15C5,-20 11,-18 11,-13"
        "C14,-15 17,-12 17.6,-9L18,-26L-18,-26Z"
    )
    return (
        shape(near, tone),
        shape(far, tone),
        shape(fringe, tone, Tone.INK, 1.5),
        line(rings, Tone.INK, 1.1),
    )


def king_hair(tone: Tone) -> Nodes:
    """Returns a king's hair beside the face, down to the collar."""
    near = (
        "M-16,-26C-28,-20 -27,0 -28,14C-29,24 -35,28 -33,36C-26,42 -16,36 -15,26C-13,16 -18,6 -17,-4L-14,-14Z"
    )
    far = (
        "M16,-26L15,-14C18,-8 18,4 18.6,12C19,20 21,28 26,29C31,27 29,20 27,14C25,6 27,-6 25,-14"
        "C23,-22 20,-25 16,-26Z"
    )
    strands = "M-23,-6C-24,10 -22,20 -29,33M-19,4C-20,16 -17,26 -23,36M22,-6C22,8 22,16 25,24"
    return shape(near, tone), shape(far, tone), line(strands, Tone.INK, 1.1)


class Beard(StrEnum):
    """The cut of a beard."""

    FULL = "full"
    LONG = "long"
    FORKED = "forked"
    SHORT = "short"


_BEARD_TIP = {
    Beard.FULL: ("C22,30 19,42 7,51C-8,46 -22,34 -20,6", 45),
    Beard.LONG: ("C24,28 24,44 16,54C16,60 12,66 7,70C3,64 0,62 -3,58C-14,54 -25,34 -20,6", 60),
    Beard.FORKED: ("C25,26 26,44 19,58C13,54 9,48 6,41C2,51 -4,57 -12,61C-19,48 -25,28 -20,6", 51),
    Beard.SHORT: ("C21,20 18,33 8,37C-6,37 -20,25 -20,6", 33),
}


def beard(tone: Tone, cut: Beard) -> Nodes:
    """Returns a beard with its moustache."""
    tip, depth = _BEARD_TIP[cut]
    mass = f"M-20,6C-18,13 -12,15 -6,14C-2,10 3,11 6.6,12.6C10,11 13,11 15,13C17,12 18.6,9 18.6,4{tip}Z"
    waves = [
        burr(-14 + k * 5.4, 19 + k % 2 * 3, -8 + k * 4.3, depth - abs(k - 3) * 4.4, 1.8, 4 - k * 0.8)
        for k in range(7)
        if k != 3 or cut is not Beard.FORKED
    ]
    moustache = (
        "M6.6,12.4C2,9.6 -5,11 -9,17C-4,17 2,17.4 6.6,14.6C10,17.2 14,16.6 17,14.6C14.6,10.6 10,10 6.6,12.4Z"
    )
    return (
        shape(mass, tone),
        fill(joined(waves), Tone.INK),
        fill("M1.4,18.6C4.4,17.4 9.4,17.4 12,18.6C10.2,21.6 4,21.6 1.4,18.6Z", Tone.RED_DEEP),
        shape(moustache, tone, Tone.INK, 1.5),
    )
