"""Swords and batons, the long suits of the Italian packs, woven into one figure per card.

Compositions are centred on the origin; `reach` is their half height, 108 on a card 372 high. Swords are two
equal groups of bowed blades that cross near both ends, with a straight one between them in odd ranks;
batons cross in the middle. In the ten both have two upright ones instead.
"""

from __future__ import annotations

import math

from cardavia.art.drawing import Group, Mark, Nodes, cased, cut, disc, fill, joined, line, place, shape
from cardavia.art.geometry import HalfPlane, Point, grow, shift, turn
from cardavia.art.palette import Tone
from cardavia.art.strokes import burr, hatch, rectangle, ribbon

Spine = tuple[Point, Point, Point, Point]

# The blades bowed to the left cross over the others at the top: their upper parts are drawn once more.
_UPPER = HalfPlane(0, -1, 20)
_UPPER_HALO = HalfPlane(0, -1, 62)


def _straight(foot: Point, tip: Point) -> Spine:
    (x0, y0), (x1, y1) = foot, tip
    return (
        foot,
        (x0 + (x1 - x0) / 3, y0 + (y1 - y0) / 3),
        (x0 + (x1 - x0) * 2 / 3, y0 + (y1 - y0) * 2 / 3),
        tip,
    )


def blade(spine: Spine, width: float, tone: Tone = Tone.AZURE) -> Nodes:
    """Returns a blade along a spine from hilt to tip on a paper halo, which keeps crossings clear."""
    outline = ribbon(spine, [width * 0.86, width * 0.95, width, width, width, width * 0.82, 0])
    ridge = ribbon([(x, y) for x, y in spine], [width * 0.3, width * 0.26, width * 0.2, 0])
    return (
        Mark(outline, None, Tone.PAPER, width * 0.34 + 4),
        fill(outline, tone),
        line(outline, Tone.INK, 1.9),
        fill(ridge, Tone.PAPER if tone is Tone.AZURE else Tone.BLUE),
    )


def hilt(at: Point, degrees: float, size: float = 1) -> Group:
    """Returns grip, guard and pommel; at 0 degrees the blade points up."""
    return place(
        shift(*at) @ turn(degrees) @ grow(size),
        (
            shape(rectangle(-4, 0, 8, 21, 3), Tone.RED),
            *cased("M-16,-3Q0,5 16,-3", Tone.GOLD, 5, rim=2),
            disc(0, 23, 5.6, Tone.GOLD, Tone.INK, 2.2),
        ),
    )


# Blades on each side: width, step between bows, outermost bow, hilt size.
_BLADES = {1: (15, 0, 62, 1.0), 2: (12.5, 25, 72, 0.84), 3: (11, 19.5, 76, 0.66), 4: (9.4, 16, 78, 0.55)}


def swords(n: int, reach: float = 108, rise: float = 1.0) -> Nodes:
    """Returns the figure of n swords, 2 to 10; `rise` stretches it above the bows."""
    groups = 4 if n == 10 else n // 2
    width, step, outer, size = _BLADES[groups]
    sides: dict[int, list[Nodes]] = {-1: [], 1: []}
    hilts: list[Group] = []
    for k in range(groups):
        inside = groups - 1 - k
        bow, end, spread = outer - step * k, 27 + 6.5 * inside, 1 + 1.8 * inside
        tip, foot = -reach * rise + 5 * inside, reach * 0.64 - 5 * inside
        # The bow hangs a little above the middle, so that the hilts keep clear of the lower corner.
        upper, lower = (5 * inside - reach) * 0.62, foot * 0.55
        for side in (-1, 1):
            pull = side * (4 * bow + end) / 3
            spine = ((-side * end, foot), (pull, lower), (pull, upper), (-side * (end - spread), tip))
            sides[side].append(blade(spine, width, Tone.AZURE if k % 2 == 0 else Tone.BLUE_LIGHT))
            lean = math.degrees(math.atan2(-side * end - pull, foot - lower))
            hilts.append(hilt((-side * end, foot), -lean, size))
    left = tuple(node for drawn in sides[-1] for node in drawn)
    right = tuple(node for drawn in sides[1] for node in drawn)
    over = tuple(
        node for drawn in sides[-1] for node in (*cut(drawn[:1], _UPPER_HALO), *cut(drawn[1:], _UPPER))
    )
    middle: Nodes = ()
    if n == 10:
        for side in (-1, 1):
            middle += (
                *blade(_straight((side * -13, 62), (side * 13, -80)), width + 2),
                hilt((side * -13, 62), side * 10.4, 0.8),
            )
    elif n % 2:
        low = (0.0, reach * 0.58)
        middle = *blade(_straight(low, (0, -reach * rise - 6)), width + 5), hilt(low, 0, 1.05)
    return *left, *right, *over, *hilts, *middle


def mata() -> Nodes:
    """Returns what the two of swords, la mata, bears between its blades: a shield before two banners."""
    right = (
        *cased("M-19,66L19,-80", Tone.WOOD, 3.6, rim=1.5),
        shape("M19,-96L24,-84L19,-76L14,-84Z", Tone.GOLD, Tone.INK, 1.6),
        shape("M18,-73C28,-79 36,-66 47,-72C43,-62 44,-56 46,-47C36,-40 24,-52 11.6,-45Z", Tone.RED),
        fill("M31,-70.5C36,-69 42,-69 47,-72C44,-64 43.6,-57 46,-47C39,-43 34,-45 27,-48Z", Tone.PAPER),
        line("M18,-73C28,-79 36,-66 47,-72C43,-62 44,-56 46,-47C36,-40 24,-52 11.6,-45Z", Tone.INK, 2),
        hatch([(21, -67, 19, -57), (26, -66, 24.4, -58)], 1.8, Tone.RED_DEEP),
        disc(-19, 66, 3.6, Tone.GOLD, Tone.INK, 1.6),
    )
    return place(grow(-1, 1), right), *right, *shield()


def shield() -> Nodes:
    """Returns the quartered shield on the two of swords."""
    field = "M-27,-35L27,-35L27,4Q23,33 0,46Q-23,33 -27,4Z"
    return (
        fill(field, Tone.RED),
        fill("M-27,-35L0,-35L0,4L-27,4ZM0,4L27,4Q23,33 0,46Z", Tone.BLUE),
        hatch([(24, -30 + k * 6.4, 8 - k, -30 + k * 6.4) for k in range(5)], 2, Tone.RED_DEEP),
        hatch([(24 - k * 2.8, 10 + k * 6, 6, 10 + k * 6) for k in range(5)], 2, Tone.BLUE_DEEP),
        line(field, Tone.INK, 3),
        *cased("M0,-35L0,45M-27,4L27,4", Tone.GOLD, 3, rim=1.3),
        disc(0, 4, 10, Tone.GOLD, Tone.INK, 2.4),
        disc(0, 4, 4, Tone.RED),
    )


def ace_of_swords() -> Nodes:
    """Returns the great sword of the ace, bound with an unlettered ribbon."""
    steel = ribbon(((-14, 66), (38, 24), (58, -44), (14, -116)), [30, 34, 34, 30, 20, 0])
    ridge = ribbon(((-10, 62), (36, 22), (54, -42), (16, -106)), [7, 5, 4, 0])
    ribbon_front = "M-62,-16C-30,-42 18,22 62,-10L62,20C20,48 -30,-12 -62,14Z"
    return (
        shape(steel, Tone.AZURE, Tone.INK, 2.8),
        fill(ridge, Tone.PAPER),
        hatch([(44 - k * 5.6, 8 + k * 7, 27 - k * 5, 0 + k * 6.6) for k in range(6)], 2.2, Tone.BLUE_DEEP),
        hilt((-17, 69), 41, 1.8),
        shape("M-62,-16L-76,2L-62,14ZM62,-10L77,8L62,20Z", Tone.RED),
        shape(ribbon_front, Tone.PAPER),
        hatch([(-54 + k * 8, -16 - k * 0.6, -54 + k * 8, -5) for k in range(4)], 1.9),
        hatch([(54 - k * 8, 20 + k * 0.6, 54 - k * 8, 8) for k in range(4)], 1.9),
    )


def staff(foot: Point, top: Point, width: float, cap: float) -> Nodes:
    """Returns a smooth ceremonial staff with an urn at each end; `cap` is the half width of an urn."""
    d = f"M{foot[0]},{foot[1]}L{top[0]},{top[1]}"
    degrees = math.degrees(math.atan2(top[1] - foot[1], top[0] - foot[0])) + 90
    urn = (
        shape(
            f"M{-cap * 0.62},4C{-cap * 0.7},-2 {-cap},-6 {-cap},-11"
            f"C{-cap * 0.5},-18 {cap * 0.5},-18 {cap},-11"
            f"C{cap},-6 {cap * 0.7},-2 {cap * 0.62},4Z",
            Tone.GOLD,
            Tone.INK,
            2,
        ),
        *cased(f"M{-cap * 0.62},5L{cap * 0.62},5", Tone.RED, 3.4, rim=1.4),
    )
    return (
        line(d, Tone.PAPER, width + 7),
        line(d, Tone.INK, width + 2.4),
        line(d, Tone.GREEN, width - 1.4),
        line(d, Tone.GREEN_LIGHT, width * 0.3),
        place(shift(*foot) @ turn(degrees + 180), urn),
        place(shift(*top) @ turn(degrees), urn),
    )


# Staves each way: half height, lean, gap, width.
_STAVES = {1: (86, 26.6, 0, 15), 2: (65, 29, 29, 13.5), 3: (66, 32.4, 21.6, 11.2), 4: (66, 32.8, 16.4, 8.6)}


def batons(n: int, reach: float = 108, rise: float = 1.0) -> Nodes:
    """Returns the figure of n batons, 2 to 10, tied in the middle by the lozenge; `rise` lengthens them."""
    groups = 4 if n == 10 else n // 2
    half, lean, gap, width = _STAVES[groups]
    height = half * reach / 108 * rise
    offsets = [(k - (groups - 1) / 2) * gap for k in range(groups)]
    cap = width * 0.9
    nodes: Nodes = ()
    for side in (-1, 1):
        for x in offsets:
            nodes += staff((x - side * lean, height), (x + side * lean, -height), width, cap)
    upright = max(height + 14, 102 * reach / 108)
    uprights = (-11, 11) if n == 10 else (0,) * (n % 2)
    for x in uprights:
        nodes += staff((x, upright), (x, -upright), width + 2, cap + 1.5)
    lozenge = (shape("M0,-17L17,0L0,17L-17,0Z", Tone.GOLD), disc(0, 0, 5.4, Tone.RED, Tone.INK, 1.6))
    return *nodes, *lozenge


def ace_of_batons(reach: float = 108) -> Nodes:
    """Returns the great staff of the ace, with leaves and gilt rings."""
    leaf = "M12,0C26,-22 42,-22 52,-12C44,4 26,8 12,0Z"
    ribs = "M14,-1C26,-8 36,-12 46,-12M26,-7L30,-14M34,-10L40,-4"
    sprig = (shape(leaf, Tone.GREEN), line(ribs, Tone.GREEN_LIGHT, 1.6))
    leaves = tuple(
        place(shift(0, y) @ grow(side, 1), sprig) for y, side in ((-46, 1), (-20, -1), (12, 1), (40, -1))
    )
    body = ribbon(((0, reach - 8), (-5, 30), (5, -30), (0, -reach + 8)), [25, 30, 25, 30, 25])
    knots = joined(
        burr(x, y, x + 2, y + 16, 3, 3) for x, y in ((-6, -64), (4, -36), (-5, -4), (5, 26), (-4, 56))
    )
    grain = line("M-7,78C-9,50 -9,30 -6,8M-7,-6C-5,-30 -4,-52 -6,-78", Tone.GREEN_LIGHT, 3)
    cap = shape("M-19,6C-20,-4 -26,-8 -26,-17C-14,-28 14,-28 26,-17C26,-8 20,-4 19,6Z", Tone.GOLD)
    shine = hatch([(20 - k * 5, -14 - k * 2, 14 - k * 4, 2) for k in range(4)], 1.8, Tone.GOLD_DEEP)
    ring = cased("M-16,8Q0,13 16,8", Tone.RED, 4.4, rim=1.8)
    end = (cap, shine, *ring)
    return (
        *leaves,
        shape(body, Tone.GREEN),
        grain,
        fill(knots, Tone.GREEN_DEEP),
        hatch([(12.6, -60 + k * 9, 5, -59 + k * 9) for k in range(14)], 2, Tone.GREEN_DEEP),
        place(shift(0, -reach + 4), end),
        place(shift(0, reach - 4) @ turn(180), end),
    )
