"""Emblems of the numbered trumps of Bologna, in a box from (-60, -82) to (60, 82), upright.

`wonders` has those of the trumps without number.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardavia.art import heads, wonders
from cardavia.art.drawing import Node, Nodes, beads, cased, disc, fill, joined, line, place, shape
from cardavia.art.geometry import grow, shift, turn
from cardavia.art.palette import Tone
from cardavia.art.strokes import between, comb, hatch, rectangle, star, wheel
from cardavia.art.weave import blade, hilt

_FLIPPED = grow(-1, 1)


def emblem(card: str) -> Nodes:
    """Returns the emblem of a trump or of the Matto by card id."""
    return wonders.EMBLEMS[card]() if card in wonders.EMBLEMS else _NUMBERED[card]()


def _mirrored(nodes: Nodes) -> Nodes:
    """The nodes and their image at the upright axis."""
    return place(_FLIPPED, nodes), *nodes


def _star() -> Nodes:
    """XVI, the Star: eight points in two sizes, each half in shadow, among lesser stars."""
    tall = "M0,-80L13,-13L60,0L13,13L0,80L-13,13L-60,0L-13,-13Z"
    shaded = "M0,0L0,-74L10.6,-12.6ZM0,0L56,0L12.6,10.6ZM0,0L0,74L-10.6,12.6ZM0,0L-56,0L-12.6,-10.6Z"
    small = tuple(
        place(shift(x, y) @ grow(size), (shape(star(5, 12, 5), Tone.GOLD, Tone.INK, 1.8),))
        for x, y, size in ((-44, -58, 1.0), (44, -58, 0.8), (-44, 58, 0.8), (44, 58, 1.0))
    )
    return (
        shape(star(4, 50, 15, -45), Tone.GOLD, Tone.INK, 2.2),
        fill(wheel(4, "M0,0L0,-45L8,-16Z", 45), Tone.GOLD_DEEP),
        shape(tall, Tone.AZURE, Tone.INK, 2.4),
        fill(shaded, Tone.BLUE_DEEP),
        disc(0, 0, 14, Tone.GOLD, Tone.INK, 2.2),
        disc(0, 0, 7.4, Tone.GOLD_LIGHT, Tone.GOLD_DEEP, 1.5),
        *small,
    )


def _tower() -> Nodes:
    """XV, the Tower: a bolt strikes off its crown, which falls with stones and sparks."""
    wall = "M-30,80L-25,-16C-18,-10 -12,-18 -6,-12C2,-6 8,-16 14,-10C18,-7 20,-10 23,-14L28,80Z"
    courses = joined(
        f"M{-29 + k * 0.8},{66 - k * 16}L{27 - k * 0.8},{66 - k * 16}"
        + "".join(f"M{x},{66 - k * 16}l0,14" for x in ((-12, 8) if k % 2 else (-20, -2, 16)))
        for k in range(5)
    )
    crown = "M-27,10L-27,-18L-17,-18L-17,-9L-5,-9L-5,-18L6,-18L6,-9L17,-9L17,-18L28,-18L28,10Z"
    flames = (
        "M-22,-10C-30,-26 -18,-32 -20,-46C-8,-38 -8,-28 -4,-24C-4,-36 4,-42 2,-54C14,-42 14,-30 14,-24"
        "C18,-28 18,-34 17,-40C27,-28 26,-16 20,-10C8,-4 -10,-4 -22,-10Z"
    )
    bolt = "M54,-82L20,-46L33,-45L4,-8L14,-9L-2,16L44,-26L31,-27L58,-60L44,-60Z"
    return (
        shape(flames, Tone.RED),
        fill("M-14,-12C-16,-22 -10,-26 -10,-32C-4,-24 0,-24 4,-34C10,-26 10,-18 12,-12Z", Tone.GOLD),
        shape(wall, Tone.SHADE, Tone.INK, 2.4),
        line(courses, Tone.WOOD, 1.5),
        hatch(comb((27, 72), (-0.6, -8), 10, (-9, 0)), 2, Tone.WOOD),
        shape("M-7,40L-7,28C-7,18 7,18 7,28L7,40Z", Tone.INK),
        shape("M-10,80L-10,66C-10,54 10,54 10,66L10,80Z", Tone.WOOD, Tone.INK, 2.2),
        place(
            shift(-34, -42) @ turn(-34) @ grow(0.8),
            (
                shape(crown, Tone.SHADE, Tone.INK, 2.6),
                line("M-27,0L28,0M-12,0l0,10M8,0l0,10M0,-9l0,9", Tone.WOOD, 1.6),
            ),
        ),
        shape(bolt, Tone.GOLD, Tone.INK, 2.2),
        line("M50,-76L28,-50M40,-41L14,-12", Tone.GOLD_LIGHT, 2),
        beads(((-48, 4), (-54, 26), (44, 22), (52, 2)), 4, Tone.RED, Tone.INK, 1.6),
        shape("M-46,44l9,-5l6,8l-8,7ZM42,48l8,-4l7,7l-8,7Z", Tone.SHADE, Tone.INK, 1.8),
    )


def _devil() -> Nodes:
    """XIV, the Devil: a horned mask with pricked ears and a forked beard."""
    horn = "M12,-34C30,-38 40,-54 36,-80C56,-66 60,-40 40,-18Z"
    ear = "M32,-12C44,-24 54,-24 60,-20C58,-4 48,8 36,8Z"
    face = (
        "M0,-38C22,-42 40,-28 40,-8C40,16 32,32 24,44L18,78L8,58L0,82L-8,58L-18,78L-24,44"
        "C-32,32 -40,16 -40,-8C-40,-28 -22,-42 0,-38Z"
    )
    brow = "M4,-8C12,-20 24,-24 34,-20C30,-10 22,-6 4,-4Z"
    return (
        *_mirrored(
            (
                shape(horn, Tone.GOLD, Tone.INK, 2.4),
                line(
                    "M38,-62C44,-61 49,-59 52,-55M34,-50C40,-48 45,-45 48,-40M26,-41C32,-38 37,-34 41,-28",
                    Tone.GOLD_DEEP,
                    2.2,
                ),
                shape(ear, Tone.RED, Tone.INK, 2.2),
                fill("M40,-8C46,-14 50,-16 55,-16C52,-8 47,-2 40,2Z", Tone.RED_DEEP),
            )
        ),
        shape(face, Tone.RED, Tone.INK, 2.6),
        hatch(between((38, -6, 26, -4), (26, 38, 15, 34), 7), 2.2, Tone.RED_DEEP),
        *_mirrored(
            (
                fill(brow, Tone.RED_DEEP),
                shape("M8,-3C14,-10 22,-10 28,-5C24,4 14,5 8,-3Z", Tone.GOLD_LIGHT, Tone.INK, 1.8),
                disc(18, -3.6, 3, Tone.INK),
                fill("M2,18C6,14 10,15 12,20C9,23 5,23 2,20Z", Tone.RED_DEEP),
            )
        ),
        line("M-5,-4C-6,6 -8,14 -12,20M5,-4C6,6 8,14 12,20", Tone.RED_DEEP, 2),
        shape("M-24,28C-12,36 12,36 24,28C22,46 10,52 0,52C-10,52 -22,46 -24,28Z", Tone.INK),
        fill("M-20,32L-13,34L-16,42ZM-9,35L-2,35L-5,43ZM20,32L13,34L16,42ZM9,35L2,35L5,43Z", Tone.PAPER),
        shape("M-8,46C-6,42 6,42 8,46C8,56 4,62 0,66C-4,62 -8,56 -8,46Z", Tone.RED_LIGHT, Tone.INK, 1.8),
    )


def _death() -> Nodes:
    """XIII, Death: a skull before a scythe, over crossed bones."""
    skull = (
        "M0,-46C32,-46 42,-24 40,-4C39,8 30,14 27,22L26,38C18,43 -18,43 -26,38L-27,22"
        "C-30,14 -39,8 -40,-4C-42,-24 -32,-46 0,-46Z"
    )
    jaw = "M-22,38L-20,52C-12,58 12,58 20,52L22,38C14,43 -14,43 -22,38Z"
    bone = "M-48,64C-56,60 -58,70 -52,74C-52,82 -42,82 -40,76L40,60C46,66 54,62 52,54C58,48 52,40 46,45Z"
    blade_edge = "M40,-64C6,-86 -42,-74 -60,-36C-40,-54 -6,-58 28,-44Z"
    return (
        *cased("M-44,82L42,-76", Tone.WOOD, 5, rim=2),
        shape(blade_edge, Tone.STEEL, Tone.INK, 2.4),
        line("M-48,-48C-34,-64 -6,-70 22,-60", Tone.PAPER, 2.4),
        hatch(comb((20, -50), (-10, -1.5), 6, (-3, -7)), 1.8, Tone.SLATE),
        *cased("M26,-60L46,-46", Tone.GOLD, 4, rim=1.8),
        place(_FLIPPED, (shape(bone, Tone.PAPER, Tone.INK, 2.2),)),
        shape(bone, Tone.PAPER, Tone.INK, 2.2),
        shape(jaw, Tone.PAPER, Tone.INK, 2.4),
        shape(skull, Tone.PAPER, Tone.INK, 2.6),
        hatch(between((38, -18, 26, -18), (25, 32, 15, 32), 8), 2.2, Tone.GREY),
        *_mirrored((shape("M6,2C8,-10 26,-12 30,-2C32,10 22,16 12,12C8,10 5,8 6,2Z", Tone.INK),)),
        fill("M0,12L6,26L0,23L-6,26Z", Tone.INK),
        line("M-15,32L-15,54M-5,33L-5,56M5,33L5,56M15,32L15,54M-22,43Q0,47 22,43", Tone.INK, 2),
    )


def _hanged() -> Nodes:
    """XII, the Traitor, hung by one foot between two lopped trees."""
    trunk = "M40,82C43,50 40,20 43,-10L42,-74L55,-74L54,-44L60,-50L60,-42L54,-34C53,0 57,40 58,82Z"
    tree = (
        shape(trunk, Tone.WOOD, Tone.INK, 2.2),
        hatch(comb((55, 70), (-0.4, -15), 9, (-6, -8)), 2, Tone.SABLE),
        disc(49, 10, 3.4, Tone.CHESTNUT, Tone.INK, 1.4),
    )
    portrait = place(
        shift(0, 47) @ turn(180) @ grow(0.62),
        (*heads.neck(), *heads.face(), *heads.curls(Tone.AUBURN), _fringe()),
    )
    gallows = (
        *_mirrored(tree),
        *cased("M-58,-72L58,-72", Tone.WOOD, 9, rim=2.2),
        line("M0,-70L0,-54M-5,-77L-5,-66M5,-77L5,-66", Tone.INK, 3),
        shape("M-6,-56L6,-56L7,-14L-8,-10Z", Tone.BLUE, Tone.INK, 2.2),
        shape("M7,-26L-4,-12L28,-30L24,-38Z", Tone.GOLD, Tone.INK, 2.2),
        shape("M20,-38L30,-33L-2,-44L-4,-50Z", Tone.GOLD, Tone.INK, 2.2),
        shape("M-7,-60L7,-60L6,-50L-6,-50Z", Tone.RED_DEEP, Tone.INK, 1.8),
        portrait,
        shape("M-16,-18L16,-18C22,-4 22,14 17,28L-17,28C-22,14 -22,-4 -16,-18Z", Tone.RED, Tone.INK, 2.4),
        hatch(between((18, -8, 9, -8), (16, 24, 8, 22), 5), 2, Tone.RED_DEEP),
        *cased("M-17,-12L17,-12", Tone.GOLD, 4, rim=1.6),
        beads(((0, -2), (0, 8), (0, 18)), 2.4, Tone.GOLD, Tone.INK, 1.2),
        *_mirrored(cased("M17,26C34,20 36,4 20,-4", Tone.GOLD, 7, rim=2)),
    )
    return (place(grow(0.97, 1), gallows),)


def _fringe() -> Node:
    """The crown of a bare head over `heads.curls`."""
    return shape("M-24,-14C-30,-44 28,-46 24,-14C14,-24 -12,-24 -24,-14Z", Tone.AUBURN, Tone.INK, 2.4)


def _time() -> Nodes:
    """XI, Time: an hourglass with wings."""
    wing = (
        shape(
            "M30,-14C36,-36 46,-46 60,-50C61,-38 59,-28 55,-22C58,-14 55,-6 50,-2C51,8 44,16 30,18Z",
            Tone.PAPER,
            Tone.INK,
            2.2,
        ),
        line("M55,-22C48,-14 40,-10 34,-8M50,-2C44,4 38,6 33,6", Tone.INK, 1.6),
        hatch([(57, -42, 42, -22), (52, -17, 40, -5), (47, 3, 37, 10)], 2, Tone.AZURE),
    )
    glass = (
        "M-26,-58L26,-58C26,-26 5,-14 5,0C5,14 26,26 26,58L-26,58C-26,26 -5,14 -5,0C-5,-14 -26,-26 -26,-58Z"
    )
    sand = (
        "M-21,-36Q0,-30 21,-36C17,-20 4,-12 0,0C-4,-12 -17,-20 -21,-36ZM-24,56"
        "C-20,36 -5,34 0,24C5,34 20,36 24,56Z"
    )
    plate = (
        shape(rectangle(-40, -76, 80, 16, 4), Tone.RED, Tone.INK, 2.4),
        line("M-33,-68L33,-68", Tone.GOLD, 2.4),
    )
    return (
        *_mirrored(wing),
        shape(glass, Tone.STEEL, Tone.INK, 2.4),
        fill(sand, Tone.GOLD),
        line("M0,-2L0,26", Tone.GOLD, 2.4),
        hatch(comb((20, 42), (-1, 4), 4, (-9, 1)), 1.8, Tone.GOLD_DEEP),
        line("M-19,-50C-18,-38 -12,-28 -8,-22", Tone.PAPER, 3.2),
        *cased("M-33,-60L-33,60M33,-60L33,60", Tone.GOLD, 4, rim=2),
        *plate,
        place(turn(180), plate),
    )


def _fortune() -> Nodes:
    """X, the Wheel of Fortune, crowned, with its crank on a stand."""
    spokes = joined(wheel(4, "M0,-9L0,-42", 45).moved(turn(a)) for a in (0, 45))
    crown = "M-20,-50L-24,-76L-11,-64L0,-82L11,-64L24,-76L20,-50Z"
    return (
        shape("M-16,0L16,0L26,82L-26,82Z", Tone.WOOD, Tone.INK, 2.4),
        hatch(comb((22, 78), (-1.4, -9), 5, (-9, 1)), 2, Tone.SABLE),
        disc(0, 4, 50, Tone.GOLD, Tone.INK, 2.6),
        place(shift(0, 4), (line(wheel(16, "M0,-49L0,-38"), Tone.GOLD_DEEP, 2.2),)),
        disc(0, 4, 37, Tone.LILAC, Tone.INK, 2.2),
        place(shift(0, 4), cased(spokes, Tone.RED, 5.4, rim=2)),
        disc(0, 4, 13, Tone.GOLD, Tone.INK, 2.2),
        disc(0, 4, 5.4, Tone.BLUE, Tone.INK, 1.6),
        shape(crown, Tone.GOLD, Tone.INK, 2.2),
        *cased("M-20,-52L20,-52", Tone.BLUE, 5, rim=1.8),
        beads(((-24, -77), (0, -80), (24, -77)), 3.4, Tone.RED, Tone.INK, 1.5),
    )


def _column() -> Nodes:
    """IX, Strength: a broken column bound with a sash."""
    shaft = "M-23,-34C-14,-44 -8,-30 0,-38C8,-46 14,-34 23,-40L24,62L-24,62Z"
    capital = (
        shape("M-34,-8L34,-8L26,8L-26,8Z", Tone.GOLD, Tone.INK, 2.2),
        shape(rectangle(-38, -18, 76, 11, 3), Tone.GOLD, Tone.INK, 2.2),
        beads(((-34, 3), (34, 3)), 8, Tone.GOLD_LIGHT, Tone.INK, 2),
        line("M-14,0L14,0", Tone.GOLD_DEEP, 2),
    )
    top = (
        *capital,
        shape("M-22,8L22,8L22,26C14,34 8,20 0,28C-8,36 -14,24 -22,28Z", Tone.SHADE, Tone.INK, 2.2),
        line("M-12,9L-12,27M-2,9L-2,26M8,9L8,22", Tone.WOOD, 2),
    )
    sash = "M-58,34C-40,2 -10,46 14,24C30,8 44,10 58,22L58,44C44,30 32,32 18,44C-6,64 -36,28 -58,56Z"
    return (
        shape(shaft, Tone.SHADE, Tone.INK, 2.4),
        line("M-12,-32L-12,60M-2,-30L-2,60M8,-34L8,60", Tone.WOOD, 2),
        hatch(comb((22, -26), (0.1, 9), 9, (-8, 0)), 2, Tone.WOOD),
        shape("M-38,82L38,82L38,72L28,62L-28,62L-38,72Z", Tone.GOLD, Tone.INK, 2.4),
        line("M-30,73L30,73", Tone.GOLD_DEEP, 2),
        place(shift(4, -60) @ turn(9), top),
        shape(sash, Tone.RED, Tone.INK, 2.4),
        line("M-54,46C-38,20 -10,56 16,34C32,20 44,20 54,30", Tone.RED_LIGHT, 2.2),
        hatch(((-44, 42, -38, 30), (-24, 44, -22, 32), (0, 48, 0, 38), (34, 32, 36, 22)), 2.2, Tone.RED_DEEP),
    )


def _justice() -> Nodes:
    """VIII, Justice: scales hanging from an upright sword."""
    pan = (
        line("M44,-34L27,22M44,-34L61,22", Tone.INK, 1.7),
        shape("M24,22L64,22C62,38 54,42 44,42C34,42 26,38 24,22Z", Tone.BLUE, Tone.INK, 2.2),
        hatch(between((61, 26, 50, 27), (52, 39, 45, 38), 4), 2, Tone.BLUE_DEEP),
        *cased("M22,22L66,22", Tone.GOLD, 3.4, rim=1.6),
        disc(44, -36, 4, Tone.GOLD, Tone.INK, 1.8),
    )
    return (
        *blade(((0, 46), (0, 8), (0, -40), (0, -82)), 15),
        place(shift(0, 50) @ grow(1.15), (hilt((0, 0), 0),)),
        place(grow(0.9, 1), _mirrored(pan)),
        *cased("M-42,-36C-26,-44 -14,-34 0,-36C14,-38 26,-44 42,-36", Tone.GOLD, 5, rim=2),
        disc(0, -36, 8, Tone.GOLD, Tone.INK, 2),
        disc(0, -36, 3, Tone.RED),
    )


def _jug(cloth: Tone, deep: Tone, light: Tone) -> Nodes:
    return (
        *cased("M15,-22C42,-30 44,14 20,12", Tone.GOLD, 4, rim=1.8),
        shape(
            "M-13,-30C-12,-16 -30,-8 -28,12C-26,26 -16,32 -12,36L12,36C16,32 26,26 28,12"
            "C30,-8 12,-16 13,-30Z",
            cloth,
            Tone.INK,
            2.4,
        ),
        hatch(between((26, 2, 15, 2), (15, 32, 7, 30), 6), 2.2, deep),
        line("M-20,2C-22,12 -18,20 -13,25", light, 3.2),
        *cased("M-27,6Q0,16 27,6", Tone.GOLD, 4, rim=1.6),
        *cased("M-16,-31L16,-31", Tone.GOLD, 6, rim=1.8),
        *cased("M-14,37L14,37", Tone.GOLD, 5, rim=1.8),
    )


def _temperance() -> Nodes:
    """VII, Temperance: water poured from one jug into another."""
    stream = "M-6,-40C14,-38 24,-26 22,10"
    return (
        line(stream, Tone.INK, 15),
        line(stream, Tone.AZURE, 10.6),
        line("M-4,-37C10,-35 20,-26 19,8", Tone.PAPER, 2.4),
        place(shift(-25, -47) @ turn(68) @ grow(0.84), _jug(Tone.BLUE, Tone.BLUE_DEEP, Tone.BLUE_LIGHT)),
        place(shift(22, 42), _jug(Tone.RED, Tone.RED_DEEP, Tone.RED_LIGHT)),
        beads(((-4, -6), (44, -8)), 3, Tone.AZURE, Tone.INK, 1.6),
    )


def _chariot() -> Nodes:
    """VI, the Chariot under its canopy."""
    canopy = (
        "M-56,-46C-44,-60 -22,-66 -14,-74C-8,-80 8,-80 14,-74C22,-66 44,-60 56,-46"
        "C50,-34 42,-34 37,-44C32,-32 24,-32 19,-43C14,-31 5,-31 0,-43C-5,-31 -14,-31 -19,-43"
        "C-24,-32 -32,-32 -37,-44C-42,-34 -50,-34 -56,-46Z"
    )
    body = (
        "M-54,-16C-40,-4 -30,-4 -20,-8C-8,-12 8,-12 20,-8C30,-4 40,-4 54,-16"
        "C58,14 46,34 34,42L-34,42C-46,34 -58,14 -54,-16Z"
    )
    rim = (
        disc(0, 0, 25, Tone.GOLD, Tone.INK, 2.4),
        disc(0, 0, 17, Tone.LILAC, Tone.INK, 2),
        *cased(wheel(8, "M0,-5L0,-17"), Tone.WOOD, 3, rim=1.4),
        disc(0, 0, 6.4, Tone.RED, Tone.INK, 1.8),
    )
    return (
        fill("M-42,-44L42,-44L40,0L-40,0Z", Tone.BLUE_DEEP),
        fill("M-42,-44C-40,-26 -34,-10 -20,-2L-40,0ZM42,-44C40,-26 34,-10 20,-2L40,0Z", Tone.BLUE),
        *cased("M-43,-44L-40,-4M43,-44L40,-4", Tone.GOLD, 4, rim=1.8),
        shape(canopy, Tone.BLUE, Tone.INK, 2.4),
        line("M-50,-47C-34,-56 34,-56 50,-47", Tone.GOLD, 3),
        disc(0, -76, 6, Tone.GOLD, Tone.INK, 2),
        shape(body, Tone.RED, Tone.INK, 2.4),
        hatch(between((50, 2, 38, 4), (38, 34, 28, 34), 6), 2.2, Tone.RED_DEEP),
        line("M-54,-16C-40,-4 -30,-4 -20,-8C-8,-12 8,-12 20,-8C30,-4 40,-4 54,-16", Tone.INK, 8),
        line("M-54,-16C-40,-4 -30,-4 -20,-8C-8,-12 8,-12 20,-8C30,-4 40,-4 54,-16", Tone.GOLD, 4.4),
        place(shift(0, 14), (shape(star(8, 17, 7), Tone.GOLD, Tone.INK, 1.8), disc(0, 0, 3, Tone.RED))),
        place(shift(-34, 56), rim),
        place(shift(34, 56), rim),
    )


def _love() -> Nodes:
    """V, Love: a burning heart pierced by an arrow."""
    heart = "M0,74C-74,20 -62,-34 -30,-34C-13,-34 -3,-24 0,-14C3,-24 13,-34 30,-34C62,-34 74,20 0,74Z"
    flame = (
        "M-24,-20C-34,-40 -16,-46 -20,-64C-8,-58 -4,-48 -4,-42C0,-54 8,-62 4,-80C20,-68 22,-54 18,-44"
        "C22,-46 24,-50 24,-56C34,-44 34,-30 24,-18Z"
    )
    feathers = joined(f"M{-60 + k * 9},{52 - k * 7}l-2,-12l9,-7l2,12Z" for k in range(2))
    return (
        shape(flame, Tone.GOLD, Tone.INK, 2.2),
        fill(
            "M-12,-22C-16,-34 -8,-40 -8,-46C0,-40 2,-36 4,-32C8,-36 10,-42 10,-48C18,-38 18,-28 14,-20Z",
            Tone.RED,
        ),
        shape(heart, Tone.RED, Tone.INK, 2.6),
        hatch(between((50, -6, 36, -2), (22, 48, 12, 38), 8), 2.4, Tone.RED_DEEP),
        line("M-44,8C-48,-8 -42,-20 -30,-22", Tone.RED_LIGHT, 4.4),
        *cased("M-58,60L-26,36", Tone.GOLD, 4, rim=1.9),
        *cased("M28,-6L50,-23", Tone.GOLD, 4, rim=1.9),
        shape("M60,-32L54,-10L38,-30Z", Tone.STEEL, Tone.INK, 2.2),
        shape(feathers, Tone.PAPER, Tone.INK, 1.8),
        fill(
            "M-30,32C-26,34 -24,38 -24,42C-20,40 -18,34 -22,30ZM24,-8C28,-6 30,-2 30,2C33,0 33,-6 30,-9Z",
            Tone.RED_DEEP,
        ),
    )


_NUMBERED: Mapping[str, Callable[[], Nodes]] = {
    "T16": _star,
    "T15": _tower,
    "T14": _devil,
    "T13": _death,
    "T12": _hanged,
    "T11": _time,
    "T10": _fortune,
    "T9": _column,
    "T8": _justice,
    "T7": _temperance,
    "T6": _chariot,
    "T5": _love,
}
