"""Faces, hair and beards. A head looks three quarters to the right; its origin is the middle of the face.

The face is 40 wide and 56 high: brow line at -10, eyes at -2, mouth at 17, chin at 29. Parts named
`..._behind` lie under the body, the others over the face.
"""

from __future__ import annotations

from cardavia.art.drawing import Nodes, disc, fill, line, shape
from cardavia.art.palette import Tone
from cardavia.art.strokes import Row, hatch, ribbon

_CONTOUR = (
    "M-19,-26C-21,-14 -21,2 -17,12C-13,21 -5,29 4,29.5C10,29.5 14,25 16,18C17.4,13 18.4,9 18.6,4"
    "C18.8,1 17.2,-2 17.4,-6C17.6,-12 19,-16 18,-26Z"
)


def face(*, man: bool = False) -> Nodes:
    """Returns a calm face with its neck; a man has stronger brows."""
    brow = 2.3 if man else 1.5
    near_eye = (
        fill("M-12.5,-1.5C-10,-5.6 -3.4,-6 -.2,-1.6C-3,1.6 -9,2 -12.5,-1.5Z", Tone.PAPER),
        disc(-5.4, -2.1, 2.5, Tone.INK),
        line("M-13,-1C-10,-6 -3.2,-6.4 .4,-1.2", Tone.INK, 1.7),
        line("M-10,2C-7,3 -4,2.6 -2,1.4", Tone.INK, 0.8),
    )
    far_eye = (
        fill("M9,-1.8C10.6,-5.4 15,-5.4 16.6,-2C15,1 11,1.2 9,-1.8Z", Tone.PAPER),
        disc(13.2, -2.1, 2.3, Tone.INK),
        line("M8.8,-1.4C10.6,-5.8 15,-6 17,-2", Tone.INK, 1.6),
    )
    nose = (
        line("M6.8,-7.5C7.4,-2 10,3 11.6,7.4C11.6,9.6 9,10.6 6,9.8", Tone.INK, 1.5),
        line("M3.6,8.4C3,9.8 4,10.6 5.2,10.2", Tone.INK, 1),
    )
    mouth = (
        fill("M1,17.2C3.6,15.4 5.8,15.4 7,16.4C8.2,15.4 10.4,15.6 12,17C10.4,20.8 4.4,21.4 1,17.2Z", Tone.RED),
        line("M0,17C3,18.2 9,18.2 12.6,16.8", Tone.RED_DEEP, 1.1),
    )
    return (
        shape(_CONTOUR, Tone.SKIN, Tone.INK, 2.1),
        disc(-9, 9.5, 4.4, Tone.CHEEK),
        disc(14, 9, 2.4, Tone.CHEEK),
        hatch([(-18 + k * 1.5, 2 + k * 4.4, -12.6 + k * 1.6, 2.4 + k * 4) for k in range(6)], 1.1),
        line("M-13.6,-8C-10,-12 -3.4,-12 .6,-8.6", Tone.INK, brow),
        line("M8.4,-9C11,-11.8 14.4,-11.6 16.8,-9.2", Tone.INK, brow - 0.2),
        *near_eye,
        *far_eye,
        *nose,
        *mouth,
        line("M4.6,24.4q3,1 5.4,-.4", Tone.INK, 0.9),
    )


def neck() -> Nodes:
    """Returns the neck, to be drawn before the body's collar and the face."""
    shadow: list[Row] = [(-10 + k * 2.6, 22 + k * 1.4, -9 + k * 2.2, 34 + k) for k in range(5)]
    return shape("M-13,14L-13,36C-8,46 8,46 12,36L11,22Z", Tone.SKIN, Tone.INK, 2), hatch(shadow, 1.2)


def locks_behind(tone: Tone) -> Nodes:
    """Returns loose hair falling behind the shoulders."""
    mass = (
        "M0,-33C-22,-33 -29,-16 -28,4C-28,22 -40,34 -36,52C-33,62 -22,62 -16,54L18,54C24,62 34,58 34,46"
        "C34,34 25,22 25,2C25,-18 20,-33 0,-33Z"
    )
    strands = ("M-25,0C-25,20 -35,34 -31,52", "M-21,8C-21,26 -28,38 -23,54", "M22,10C22,26 31,36 28,50")
    return shape(mass, tone, Tone.INK, 2.2), *(line(d, Tone.INK, 1.1) for d in strands)


def parting(tone: Tone) -> Nodes:
    """Returns hair parted over the brow and falling beside the cheeks."""
    hair = (
        "M2,-31C-16,-33 -25,-18 -24,-2C-24,8 -22,14 -20,18C-17,12 -18,2 -17,-6C-10,-9 -1,-14 5,-21"
        "C9,-15 14,-11 17.6,-9C18.4,-2 18,8 19,16C23,8 24,-6 22,-16C20,-26 12,-31 2,-31Z"
    )
    strands = ("M3,-28C-8,-26 -17,-18 -19,-6", "M6,-28C14,-25 19,-18 19.6,-8", "M-21,-2C-22,4 -21,10 -20,14")
    return shape(hair, tone, Tone.INK, 1.8), *(line(d, Tone.INK, 1) for d in strands)


def bob(tone: Tone) -> Nodes:
    """Returns a page's hair: a fringe and curls that turn up at the jaw."""
    near = "M-14,-24C-26,-20 -28,0 -27,12C-26,22 -31,24 -34,20C-34,30 -22,33 -17,26C-13,18 -18,8 -17,-2C-15,-8 -10,-12 -4,-15L-4,-26Z"
    far = "M10,-26L8,-16C12,-13 16,-10 17.4,-6C18,4 18,12 19,18C22,24 28,22 28,15C24,17 23,10 23,2C23,-12 20,-24 10,-26Z"
    fringe = "M-18,-6C-14,-14 -6,-18 2,-19C9,-18 15,-14 17.6,-8L18,-26L-18,-26Z"
    strands = ("M-22,-8C-24,4 -22,14 -24,24", "M-18,-4C-20,8 -17,18 -21,28", "M-8,-22C-11,-19 -13,-16 -15,-12", "M4,-22C4,-20 3,-19 2,-19")
    return (
        shape(near, tone, Tone.INK, 1.9),
        shape(far, tone, Tone.INK, 1.9),
        shape(fringe, tone, Tone.INK, 1.6),
        *(line(d, Tone.INK, 1) for d in strands),
    )


def king_hair(tone: Tone) -> Nodes:
    """Returns a king's hair beside the face, down to the collar."""
    near = "M-16,-26C-28,-20 -27,0 -28,14C-29,26 -34,32 -30,40C-22,44 -15,36 -15,26C-13,16 -18,6 -17,-4L-14,-14Z"
    far = "M16,-26L15,-14C18,-8 18,4 18.6,12C20,22 22,30 26,30C31,26 26,18 26,8C26,-8 24,-22 16,-26Z"
    strands = ("M-23,-6C-24,10 -22,22 -27,36", "M-19,4C-20,16 -17,26 -22,36", "M22,-4C22,8 22,18 25,26")
    return (
        shape(near, tone, Tone.INK, 2),
        shape(far, tone, Tone.INK, 2),
        *(line(d, Tone.INK, 1.1) for d in strands),
    )


def beard(tone: Tone, kind: str) -> Nodes:
    """Returns a beard with its moustache: `full`, `long`, `forked` or `short`."""
    tips = {
        "full": "C22,30 18,44 6,52C-8,48 -22,34 -20,8",
        "long": "C24,30 22,50 10,66C4,60 2,62 -4,66C-12,58 -24,36 -20,8",
        "forked": "C24,28 24,46 18,60C12,56 8,50 6,42C2,52 -4,58 -12,62C-18,48 -24,28 -20,8",
        "short": "C21,22 18,34 8,38C-6,38 -20,26 -20,8",
    }[kind]
    mass = f"M-20,8C-17,14 -12,15 -6,14C-2,10 3,11 6.6,12.6C10,11 13,11 15,13C17,12 18.6,9 18.6,4{tips}Z"
    deep = {"full": 44, "long": 54, "forked": 50, "short": 32}[kind]
    curls = [
        ribbon([(-14 + k * 5.2, 19 + (k % 2) * 3), (-16 + k * 5.6, deep * 0.6), (-9 + k * 4.4, deep - abs(k - 3) * 4)], [0, 1.5, 0])
        for k in range(7)
    ]
    moustache = "M6.6,12.4C2,9.6 -5,11 -9,17C-4,17 2,17.4 6.6,14.6C10,17.2 14,16.6 17,14.6C14.6,10.6 10,10 6.6,12.4Z"
    return (
        shape(mass, tone, Tone.INK, 2),
        *(fill(curl, Tone.INK) for curl in curls),
        fill("M1.4,18.6C4.4,17.4 9.4,17.4 12,18.6C10.2,21.6 4,21.6 1.4,18.6Z", Tone.RED_DEEP),
        shape(moustache, tone, Tone.INK, 1.4),
    )
