"""Card backs: a two-colour lattice under a medal, the same seen from either end."""

from __future__ import annotations

from dataclasses import dataclass

from cardavia.art.drawing import Node, Nodes, disc, fill, line, place, shape
from cardavia.art.geometry import Box, Path, Point, Segment, shift
from cardavia.art.layout import WIDTH
from cardavia.art.palette import Tone
from cardavia.art.strokes import rectangle, star, wheel

_FRAME = 12.0


@dataclass(frozen=True, slots=True)
class Back:
    """The two colours of a back, the pitch of its lattice and the figure in each cell."""

    ground: Tone
    deep: Tone
    pitch: float
    cell: tuple[Point, ...]


# Cell figures are point-symmetric polygons in units of the pitch: a lozenge, and a four-pointed star.
_LOZENGE = ((0.0, -0.2), (0.2, 0.0), (0.0, 0.2), (-0.2, 0.0))
_SPARK = (
    (0.0, -0.3),
    (0.07, -0.07),
    (0.3, 0.0),
    (0.07, 0.07),
    (0.0, 0.3),
    (-0.07, 0.07),
    (-0.3, 0.0),
    (-0.07, -0.07),
)

# A coin with a square hole, as eight points.
_CASH = (
    (0.0, -0.27),
    (0.19, -0.19),
    (0.27, 0.0),
    (0.19, 0.19),
    (0.0, 0.27),
    (-0.19, 0.19),
    (-0.27, 0.0),
    (-0.19, -0.19),
)

BACKS = {
    "milanese": Back(Tone.GREEN, Tone.GREEN_DEEP, 18, _LOZENGE),
    "bresciane-40": Back(Tone.BLUE, Tone.BLUE_DEEP, 22, _SPARK),
    "french": Back(Tone.SLATE, Tone.SLATE_DEEP, 20, _CASH),
    "bresciane": Back(Tone.RED, Tone.RED_DEEP, 20, _LOZENGE),
    "bolognese": Back(Tone.PLUM, Tone.PLUM_DEEP, 26, _SPARK),
}


def back(name: str, height: float) -> Nodes:
    """Returns the back of a deck, without the paper under it; every mark has its twin under the half turn."""
    design = BACKS[name]
    middle = (WIDTH / 2, height / 2)
    field = Box(_FRAME, _FRAME, WIDTH - _FRAME, height - _FRAME)
    inner = field.grown(-5)
    nodes: list[Node] = [
        shape(_rectangle(field, 8), design.ground, design.deep, 2.4),
        line(_lattice(inner, middle, design.pitch), Tone.PAPER, 1.7),
        fill(_cells(inner, middle, design), Tone.PAPER),
        line(_rectangle(field.grown(-2.4), 6), design.deep, 3.2),
        line(_rectangle(inner, 4), Tone.PAPER, 1.8),
    ]
    nodes.append(place(shift(*middle), _medal(design)))
    return tuple(nodes)


def _rectangle(box: Box, radius: float) -> Path:
    return rectangle(box.left, box.top, box.width, box.height, radius)


def _lattice(box: Box, middle: Point, pitch: float) -> Path:
    """Diagonals through the points that lie whole pitches from the middle, as far as the box goes."""
    segments: list[Segment] = []
    reach = int((box.width + box.height) / 2 / pitch) + 1
    for k in range(-reach, reach + 1):
        for slope in (1, -1):
            x0 = middle[0] + (k + 0.5) * pitch
            ends = _diagonal(box, (x0, middle[1]), slope)
            if ends:
                segments += [Segment("M", (ends[0],)), Segment("L", (ends[1],))]
    return Path(tuple(segments))


def _diagonal(box: Box, through: Point, slope: int) -> tuple[Point, Point] | None:
    """Returns the ends, inside the box, of the 45 degree line through a point."""
    x0, y0 = through
    if slope > 0:
        low, high = max(box.left, x0 + box.top - y0), min(box.right, x0 + box.bottom - y0)
    else:
        low, high = max(box.left, x0 + y0 - box.bottom), min(box.right, x0 + y0 - box.top)
    if high - low < 1:
        return None
    return (low, y0 + slope * (low - x0)), (high, y0 + slope * (high - x0))


def _cells(box: Box, middle: Point, design: Back) -> Path:
    """The cell figure at the middle of every lattice cell that holds it whole."""
    segments: list[Segment] = []
    half = design.pitch / 2
    columns, rows = int(box.width / design.pitch) + 1, int(box.height / design.pitch) + 1
    for row in range(-rows * 2, rows * 2 + 1):
        for column in range(-columns * 2, columns * 2 + 1):
            if (row + column) % 2:
                continue
            x, y = middle[0] + column * half, middle[1] + row * half
            first, *rest = [(x + px * design.pitch, y + py * design.pitch) for px, py in design.cell]
            if Box.around((first, *rest)).grown(1.5).within(box):
                segments += [Segment("M", (first,)), *(Segment("L", (p,)) for p in rest), Segment("Z")]
    return Path(tuple(segments))


def _medal(design: Back) -> Nodes:
    """An eight-pointed rose on a round label, with the lozenge of the house in its middle."""
    dots = wheel(24, "M0,-33.4L1.9,-31.5L0,-29.6L-1.9,-31.5Z")
    rays = fill(star(8, 25, 9.5), design.ground)
    facets = fill(wheel(8, "M0,-25L3.6,-8.8L0,0Z"), design.deep)
    lozenge = (shape("M0,-8L8,0L0,8L-8,0Z", Tone.GOLD, Tone.PAPER, 1.6), disc(0, 0, 2.6, Tone.RED))
    plate = (disc(0, 0, 37.5, Tone.PAPER, design.deep, 2.4), disc(0, 0, 28, Tone.PAPER, design.ground, 1.2))
    return *plate, fill(dots, design.ground), rays, facets, *lozenge
