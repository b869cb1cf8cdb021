"""French suit signs, each drawn in a box from -50 to 50, in the ink of its suit."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.art.drawing import Nodes, disc, fill, line, shape
from cardavia.art.geometry import parse
from cardavia.art.palette import Tone
from cardavia.art.strokes import Row, between, hatch

HEART = parse(
    "M0,46C-9,25 -46,9 -46,-18C-46,-36 -35,-46 -22,-46C-10,-46 -2,-38 0,-27"
    "C2,-38 10,-46 22,-46C35,-46 46,-36 46,-18C46,9 9,25 0,46Z"
)
DIAMOND = parse("M0,-50C9,-27 20,-12 38,0C20,12 9,27 0,50C-9,27 -20,12 -38,0C-20,-12 -9,-27 0,-50Z")
SPADE = parse(
    "M0,-50C8,-27 44,-9 44,17C44,31 34,38 23,38C14,38 7,33 4,26C5,36 9,44 18,48L-18,48C-9,44 -5,36 -4,26"
    "C-7,33 -14,38 -23,38C-34,38 -44,31 -44,17C-44,-9 -8,-27 0,-50Z"
)
_CLUB_STEM = parse("M-5,-8L5,-8C5,26 9,43 18,48L-18,48C-9,43 -5,26 -5,-8Z")

TONES = {"H": Tone.HEARTS, "D": Tone.DIAMONDS, "C": Tone.CLUBS, "S": Tone.SPADES}


def sign(suit: str) -> Nodes:
    """Returns the plain sign of a French suit: H, D, C or S."""
    tone = TONES[suit]
    if suit == "C":
        leaves = tuple(disc(x, y, 22, tone) for x, y in ((0, -26), (-23, 11), (23, 11)))
        return *leaves, fill(_CLUB_STEM, tone)
    return (fill({"H": HEART, "D": DIAMOND, "S": SPADE}[suit], tone),)


# Inner lines of the aces, and the burrs on their shaded side.
_INNER = {
    "H": "M0,38C-7,21 -39,7 -39,-17C-39,-30 -30,-39 -20,-39C-8,-39 -2,-32 0,-20C2,-32 8,-39 20,-39"
    "C30,-39 39,-30 39,-17C39,7 7,21 0,38Z",
    "D": "M0,-40C8,-22 16,-10 31,0C16,10 8,22 0,40C-8,22 -16,10 -31,0C-16,-10 -8,-22 0,-40Z",
    "S": "M0,-39C9,-22 38,-7 38,16C38,27 31,32 23,32C13,32 7,26 2,14L-2,14C-7,26 -13,32 -23,32"
    "C-31,32 -38,27 -38,16C-38,-7 -9,-22 0,-39Z",
    "C": "M-9,-11.5C-20,-20 -18,-42 0,-43C18,-42 20,-20 9,-11.5"
    "M-11,-5C-22,-10 -40,-2 -40,11C-40,24 -24,32 -11,22M11,-5C22,-10 40,-2 40,11C40,24 24,32 11,22",
}
_SHADE: Mapping[str, tuple[Row, Row, int]] = {
    "H": ((35, -12, 17, -10), (21, 13, 12, 14), 6),
    "D": ((25, 4, 13, 4), (9, 25, 6, 22), 6),
    "S": ((35, 4, 16, 5), (30, 26, 16, 24), 6),
    "C": ((36, 2, 24, 3), (34, 20, 23, 19), 5),
}


def ace(suit: str) -> Nodes:
    """Returns the large sign of an ace, engraved and set with the lozenge of the house."""
    first, last, n = _SHADE[suit]
    return (
        *sign(suit),
        line(_INNER[suit], Tone.PAPER, 1.2),
        hatch(between(first, last, n), 1.5, Tone.PAPER),
        shape("M0,-9L8,0L0,9L-8,0Z", Tone.GOLD, Tone.PAPER, 1.4),
        disc(0, 0, 2.4, Tone.RED),
    )
