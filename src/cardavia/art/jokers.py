"""The two jokers of the French deck, told apart without their colours.

The red one is the great joker: a filled star, its word in capitals, a fool in a horned cap who looks to the
right. The black one is the small joker: a hollow star, its word in small letters, a fool in a hood with long
ears who looks to the left, all in greys.
"""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.art import costume, heads, limbs
from cardavia.art.costume import Dress
from cardavia.art.courts import away, towards
from cardavia.art.drawing import Nodes, beads, cased, disc, fill, line, place, shape, toned
from cardavia.art.geometry import shift
from cardavia.art.glyphs import lettering
from cardavia.art.layout import Corner
from cardavia.art.palette import Tone
from cardavia.art.poses import far_rest, head, near_rest, raised, upright
from cardavia.art.strokes import between, hatch, star

TONES: Mapping[str, Tone] = {"R": Tone.HEARTS, "B": Tone.SLATE}
FOOT = 120.0
"""Where the index of a joker ends, above the dividing band."""

_WORDS = {"R": "JOKER", "B": "joker"}

_MOTLEY = Dress(
    "H",
    Tone.RED,
    Tone.RED_DEEP,
    Tone.RED_LIGHT,
    Tone.GREEN,
    Tone.GREEN_DEEP,
    Tone.GREEN_LIGHT,
    Tone.AUBURN,
)
_GREYS: Mapping[Tone, Tone] = {
    Tone.RED: Tone.SLATE,
    Tone.RED_DEEP: Tone.SLATE_DEEP,
    Tone.RED_LIGHT: Tone.SLATE_LIGHT,
    Tone.GREEN: Tone.STEEL,
    Tone.GREEN_DEEP: Tone.SLATE,
    Tone.GREEN_LIGHT: Tone.PAPER,
    Tone.GOLD: Tone.GREY,
    Tone.GOLD_DEEP: Tone.SLATE_DEEP,
    Tone.GOLD_LIGHT: Tone.PAPER,
    Tone.WOOD: Tone.SLATE_LIGHT,
    Tone.AUBURN: Tone.GREY,
    Tone.SKIN: Tone.PAPER,
    Tone.CHEEK: Tone.SLATE_LIGHT,
}


def half(suit: str) -> Nodes:
    """Returns the upper half of the red joker R or the black joker B, as courts have it."""
    return _red() if suit == "R" else _black()


def printed(suit: str, nodes: Nodes) -> Nodes:
    """Returns the picture of a joker in the tones it is printed with."""
    return nodes if suit == "R" else toned(nodes, _GREYS)


def corner(suit: str, at: Corner) -> Nodes:
    """Returns the index of a joker: its star, and the word below, letter under letter."""
    tone, r = TONES[suit], at.height * 0.375
    hollow = suit == "B"
    mark = shape(star(5, r, r * 0.44), Tone.PAPER if hollow else tone, tone, r * 0.19 if hollow else 1)
    top = at.cap + 2.05 * r
    step = (FOOT - 1 - top) / len(_WORDS[suit])
    word = (
        lettering(sign, at.x, top + k * step, step * 0.94, tone, 5.4)[0]
        for k, sign in enumerate(_WORDS[suit])
    )
    return place(shift(at.x, at.cap + r - 1), (mark,)), *word


def _red() -> Nodes:
    d = _MOTLEY
    return towards(
        (
            head(heads.neck()),
            *costume.tabard(d),
            *_dagged_collar(d),
            head(heads.face(), heads.curls(d.hair), _horned_cap(d)),
            *near_rest(d.swapped()),
            *limbs.near_puff(d),
            *limbs.far_puff(d.swapped()),
            *raised(_wand(Tone.GOLD), d),
        )
    )


def _black() -> Nodes:
    d = _MOTLEY
    return away(
        (
            head(heads.neck()),
            *costume.tabard(d),
            *_dagged_collar(d),
            head(heads.face(), heads.page_hair(d.hair), _eared_hood(d)),
            *far_rest(d),
            *limbs.far_sleeve(d.swapped()),
            *limbs.near_sleeve(d),
            *upright(_wand(Tone.PAPER), d.swapped()),
        )
    )


def _wand(tone: Tone) -> Nodes:
    """Returns a rod with a star on top and a ribbon below it."""
    return (
        *cased("M0,64L0,-44", Tone.WOOD, 4, rim=1.6),
        fill(
            "M-3,-42C-12,-40 -16,-34 -14,-25C-10,-31 -6,-33 -2,-36Z"
            "M3,-42C12,-40 16,-34 14,-25C10,-31 6,-33 2,-36Z",
            Tone.RED,
        ),
        place(shift(0, -60), (shape(star(5, 22, 9.6), tone, Tone.INK, 2.2),)),
        disc(0, -40, 3.6, Tone.GOLD, Tone.INK, 1.4),
    )


def _horned_cap(d: Dress) -> Nodes:
    """Returns the fool's cap with three horns, a bell at each tip."""
    near = "M-22,-24C-26,-34 -38,-40 -45,-26C-47,-20 -46,-12 -43,-8C-38,-16 -32,-16 -24,-14Z"
    far = "M21,-24C26,-34 37,-39 44,-26C46,-20 45,-12 42,-8C37,-16 31,-16 24,-14Z"
    top = "M-22,-22C-22,-40 -12,-46 2,-57C12,-46 22,-40 22,-22C8,-28 -8,-28 -22,-22Z"
    return (
        shape(near, d.second),
        shape(far, d.cloth),
        shape(top, d.cloth),
        shape("M2,-57C12,-46 22,-40 22,-22C16,-25 8,-26.4 1,-26.4Z", d.second),
        hatch(between((19, -30, 11, -32), (10, -46, 5, -44), 4), 1.6, d.second_deep),
        hatch(between((-41, -16, -33, -21), (-30, -33, -26, -25), 4), 1.6, d.second_deep),
        hatch(between((40, -16, 33, -21), (29, -32, 26, -25), 4), 1.6, d.deep),
        *cased("M-23,-20C-10,-27 10,-27 23,-20", Tone.GOLD, 5, rim=1.6),
        beads(((-43, -4), (42, -4), (2, -60)), 4.6, Tone.GOLD, Tone.INK, 1.6),
        line("M-45.6,-2.6L-40.4,-2.6M39.4,-2.6L44.6,-2.6M-.6,-58.6L4.6,-58.6", Tone.INK, 1.2),
    )


def _eared_hood(d: Dress) -> Nodes:
    """Returns the hood with two long ears, a cock's comb between them."""
    near = "M-19,-28C-28,-30 -42,-36 -46,-50C-34,-52 -18,-48 -9,-37Z"
    far = "M18,-29C27,-30 40,-36 44,-50C32,-52 17,-48 9,-37Z"
    comb = "M-7,-38C-10,-46 -6,-50 -4,-49C-3,-54 3,-55 5,-49C9,-48 9,-43 8,-38Z"
    return (
        shape(comb, d.second),
        shape(near, d.cloth),
        shape(far, d.cloth),
        fill("M-20,-32C-29,-34 -38,-40 -41,-47C-32,-47 -20,-44 -13,-37Z", d.light),
        fill("M19,-33C28,-34 36,-40 39,-47C30,-47 19,-44 13,-37Z", d.light),
        shape("M-27,-12C-30,-32 -14,-41 1,-41C16,-41 28,-32 25,-12C16,-24 -14,-25 -27,-12Z", d.second),
        hatch(between((22, -22, 14, -25), (13, -37, 8, -33), 4), 1.6, d.second_deep),
        *cased("M-26,-14C-14,-25 14,-25 24,-14", Tone.GOLD, 4.6, rim=1.6),
        beads(((-47, -52), (45, -52)), 4.4, Tone.GOLD, Tone.INK, 1.6),
    )


def _dagged_collar(d: Dress) -> Nodes:
    """Returns a collar cut into points, a bell on each."""
    points = "M-30,-3L-42,22L-26,16L-20,34L-8,20L2,40L12,20L22,34L28,15L42,20L29,-3C16,6 -16,6 -30,-3Z"
    return (
        shape(points, Tone.PAPER),
        fill("M-12,2.4L-8,20L2,40L4,3.6ZM-30,-3L-42,22L-26,16L-22,0ZM20,0L22,34L28,15L24,-1Z", d.second),
        line(points, Tone.INK, 2),
        beads(((-41, 23), (-20, 35), (2, 41), (22, 35), (41, 21)), 3, Tone.GOLD, Tone.INK, 1.3),
    )
