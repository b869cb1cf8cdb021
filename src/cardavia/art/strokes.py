"""Engraver's strokes: tapering burrs for shading, ribbons along a spine, rings of repeated nodes."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from cardavia.art.drawing import Mark, Node, Nodes, fill, place
from cardavia.art.geometry import Path, Point, Segment, bezier, parse, turn
from cardavia.art.palette import Tone

Row = tuple[float, float, float, float]


def burr(x1: float, y1: float, x2: float, y2: float, width: float, bend: float = 0) -> Path:
    """Returns the outline of one graver's stroke, `width` thick at its start and running out to a point.

    `bend` is how far the middle lies to the left of the straight line, seen along the stroke.
    """
    dx, dy = x2 - x1, y2 - y1
    length = math.hypot(dx, dy) or 1
    nx, ny = dy / length, -dx / length
    half = width / 2
    # Half units are fine enough for shading, and its text becomes a third shorter.
    foot, back = (
        _on_grid((x1 + nx * half, y1 + ny * half), 0.5),
        _on_grid((x1 - nx * half, y1 - ny * half), 0.5),
    )
    tip = _on_grid((x2, y2), 0.5)
    if not bend:
        return Path((Segment("M", (foot,)), Segment("L", (tip,)), Segment("L", (back,)), Segment("Z")))
    mx, my = (x1 + x2) / 2 + nx * bend, (y1 + y2) / 2 + ny * bend
    there = _on_grid((mx + nx * half, my + ny * half), 0.5)
    again = _on_grid((mx - nx * half, my - ny * half), 0.5)
    return Path(
        (Segment("M", (foot,)), Segment("Q", (there, tip)), Segment("Q", (again, back)), Segment("Z"))
    )


def _on_grid(point: Point, grid: float) -> Point:
    return round(point[0] / grid) * grid, round(point[1] / grid) * grid


def hatch(rows: Iterable[Row], width: float = 2, tone: Tone = Tone.INK, bend: float = 0) -> Mark:
    """Returns several graver's strokes as one mark; a row is (x1, y1, x2, y2)."""
    return fill(Path(tuple(s for row in rows for s in burr(*row, width, bend).segments)), tone)


def comb(start: Point, step: Point, n: int, stroke: Point, fade: float = 0) -> list[Row]:
    """Returns n rows for `hatch`, each `stroke` long and one `step` from the last, the later ones shorter.

    `fade` is the part of the length lost over the whole comb, 0 to 1.
    """
    rows: list[Row] = []
    for k in range(n):
        x, y, size = start[0] + step[0] * k, start[1] + step[1] * k, 1 - fade * k / n
        rows.append((x, y, x + stroke[0] * size, y + stroke[1] * size))
    return rows


def between(first: Row, last: Row, n: int) -> list[Row]:
    """Returns n rows for `hatch` that change evenly from the first to the last."""
    rows: list[Row] = []
    for k in range(n):
        t = k / (n - 1) if n > 1 else 0
        a, b, c, d = (p + (q - p) * t for p, q in zip(first, last, strict=True))
        rows.append((a, b, c, d))
    return rows


def ribbon(spine: Sequence[Point], widths: Sequence[float], *, grid: float = 0.1) -> Path:
    """Returns the outline of a band along a Bezier spine of two to four points.

    `widths` are the full widths at even steps along the spine; a width of 0 at an end makes a point.
    Points are rounded to the grid.
    """
    n = len(widths) - 1
    left: list[Point] = []
    right: list[Point] = []
    for k, width in enumerate(widths):
        t = k / n
        x, y = bezier(spine, t)
        (x0, y0), (x1, y1) = bezier(spine, max(0, t - 0.01)), bezier(spine, min(1, t + 0.01))
        length = math.dist((x0, y0), (x1, y1)) or 1
        nx, ny = (y1 - y0) / length * width / 2, (x0 - x1) / length * width / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    right.reverse()
    end = [Segment("L", (right[0],))] if widths[-1] else []
    segments = (Segment("M", (left[0],)), *smooth(left), *end, *smooth(right), Segment("Z"))
    return Path(tuple(Segment(s.command, tuple(_on_grid(p, grid) for p in s.points)) for s in segments))


def smooth(points: Sequence[Point]) -> list[Segment]:
    """Returns cubics through the points (Catmull-Rom), starting from the first, which is not drawn."""
    segments: list[Segment] = []
    for k in range(len(points) - 1):
        before, p, q = points[max(0, k - 1)], points[k], points[k + 1]
        after = points[min(len(points) - 1, k + 2)]
        one = (p[0] + (q[0] - before[0]) / 6, p[1] + (q[1] - before[1]) / 6)
        two = (q[0] - (after[0] - p[0]) / 6, q[1] - (after[1] - p[1]) / 6)
        segments.append(Segment("C", (one, two, q)))
    return segments


def ring(n: int, nodes: Iterable[Node], start: float = 0) -> Nodes:
    """Returns the nodes n times around the origin, the first turned by `start` degrees."""
    content = tuple(nodes)
    return tuple(place(turn(start + 360 * k / n), content) for k in range(n))


def wheel(n: int, d: str, start: float = 0) -> Path:
    """Returns a path n times around the origin as one path, the first turned by `start` degrees."""
    spoke = parse(d)
    return Path(tuple(s for k in range(n) for s in spoke.moved(turn(start + 360 * k / n)).segments))


def star(points: int, outer: float, inner: float, start: float = -90) -> Path:
    """Returns a star around the origin, its first tip at `start` degrees."""
    corners: list[Point] = []
    for k in range(2 * points):
        radius, angle = (outer, inner)[k % 2], math.radians(start + 180 / points * k)
        corners.append((radius * math.cos(angle), radius * math.sin(angle)))
    first, *rest = corners
    return Path((Segment("M", (first,)), *(Segment("L", (p,)) for p in rest), Segment("Z")))


def rectangle(left: float, top: float, width: float, height: float, radius: float = 0) -> Path:
    """Returns an upright rectangle, its corners rounded by `radius`."""
    right, bottom, r = left + width, top + height, radius
    if not r:
        corners = ((right, top), (right, bottom), (left, bottom))
        return Path((Segment("M", ((left, top),)), *(Segment("L", (p,)) for p in corners), Segment("Z")))
    k = r * 0.4477
    return Path(
        (
            Segment("M", ((left + r, top),)),
            Segment("L", ((right - r, top),)),
            Segment("C", ((right - k, top), (right, top + k), (right, top + r))),
            Segment("L", ((right, bottom - r),)),
            Segment("C", ((right, bottom - k), (right - k, bottom), (right - r, bottom))),
            Segment("L", ((left + r, bottom),)),
            Segment("C", ((left + k, bottom), (left, bottom - k), (left, bottom - r))),
            Segment("L", ((left, top + r),)),
            Segment("C", ((left, top + k), (left + k, top), (left + r, top))),
            Segment("Z"),
        )
    )
