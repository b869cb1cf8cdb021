"""Plane geometry of the drawings: affine maps, Bezier paths, their bounds and their half-plane cuts.

Coordinates are card units (a card is 200 wide), x to the right, y downwards.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Self

Point = tuple[float, float]

_TOKEN = re.compile(r"[MLHVCQZmlhvcqz]|-?(?:\d+\.?\d*|\.\d+)")
_ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}


@dataclass(frozen=True, slots=True)
class Affine:
    """Maps (x, y) to (a x + c y + e, b x + d y + f), the order SVG writes."""

    a: float = 1
    b: float = 0
    c: float = 0
    d: float = 1
    e: float = 0
    f: float = 0

    def __matmul__(self, inner: Affine) -> Affine:
        """Returns the map that applies `inner` first and this one after it."""
        return Affine(
            self.a * inner.a + self.c * inner.b,
            self.b * inner.a + self.d * inner.b,
            self.a * inner.c + self.c * inner.d,
            self.b * inner.c + self.d * inner.d,
            self.a * inner.e + self.c * inner.f + self.e,
            self.b * inner.e + self.d * inner.f + self.f,
        )

    def __call__(self, point: Point) -> Point:
        """Returns the image of a point."""
        x, y = point
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    @property
    def factor(self) -> float:
        """The factor by which lengths grow, averaged over directions."""
        return math.sqrt(abs(self.a * self.d - self.b * self.c))

    @property
    def keeps_circles(self) -> bool:
        """Whether a circle stays a circle (turns, mirrors and even scaling only)."""
        straight = math.isclose(self.a, self.d, abs_tol=1e-9) and math.isclose(self.b, -self.c, abs_tol=1e-9)
        mirrored = math.isclose(self.a, -self.d, abs_tol=1e-9) and math.isclose(self.b, self.c, abs_tol=1e-9)
        return straight or mirrored


def shift(x: float, y: float) -> Affine:
    """Returns a translation."""
    return Affine(e=x, f=y)


def turn(degrees: float, x: float = 0, y: float = 0) -> Affine:
    """Returns a rotation about (x, y); positive is clockwise on the screen."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return Affine(cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y)


def grow(sx: float, sy: float | None = None) -> Affine:
    """Returns a scaling about the origin."""
    return Affine(a=sx, d=sx if sy is None else sy)


MIRROR = Affine(a=-1)


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """Right minus left."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """Bottom minus top."""
        return self.bottom - self.top

    def grown(self, margin: float) -> Box:
        """Returns the box with `margin` added on all four sides."""
        return Box(self.left - margin, self.top - margin, self.right + margin, self.bottom + margin)

    def overlaps(self, other: Box) -> bool:
        """Whether the two boxes share an area; touching edges do not count."""
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom

    def within(self, other: Box) -> bool:
        """Whether this box lies inside the other one."""
        across = other.left <= self.left and self.right <= other.right
        return across and other.top <= self.top and self.bottom <= other.bottom

    @classmethod
    def around(cls, points: Iterable[Point]) -> Self:
        """Returns the smallest box that holds all the points."""
        xs, ys = zip(*points, strict=True)
        return cls(min(xs), min(ys), max(xs), max(ys))


@dataclass(frozen=True, slots=True)
class HalfPlane:
    """The points on one side of a line: those with nx x + ny y >= offset."""

    nx: float
    ny: float
    offset: float

    def depth(self, point: Point) -> float:
        """How far inside a point is, in units of the normal's length; negative outside."""
        return self.nx * point[0] + self.ny * point[1] - self.offset

    def under(self, by: Affine) -> HalfPlane:
        """Returns the half-plane in the coordinates that the map brings here."""
        nx, ny = self.nx * by.a + self.ny * by.b, self.nx * by.c + self.ny * by.d
        return HalfPlane(nx, ny, self.offset - self.nx * by.e - self.ny * by.f)


@dataclass(frozen=True, slots=True)
class Segment:
    """One absolute path command: M, L, Q, C with its points, or Z."""

    command: str
    points: tuple[Point, ...] = ()


@dataclass(frozen=True, slots=True)
class Path:
    """A chain of absolute segments; every contour begins with M."""

    segments: tuple[Segment, ...]

    def moved(self, by: Affine) -> Path:
        """Returns the path under an affine map."""
        return Path(tuple(Segment(s.command, tuple(by(p) for p in s.points)) for s in self.segments))

    def bounds(self) -> Box:
        """Returns the exact bounding box of the line itself, without any stroke width."""
        points: list[Point] = []
        for start, segment in _with_starts(self.segments):
            points.extend(segment.points[-1:])
            points.extend(_extremes((start, *segment.points)))
        return Box.around(points)

    def cut(self, keep: HalfPlane, *, closed: bool) -> Path | None:
        """Returns the part inside a half-plane, or None if nothing is left.

        A closed path is closed again along the cut; an open one falls into pieces.
        """
        if all(keep.depth(p) >= 0 for s in self.segments for p in s.points):
            return self
        segments: list[Segment] = []
        for contour in _contours(self.segments):
            segments.extend(_cut_contour(contour, keep, closed=closed))
        return Path(tuple(segments)) if segments else None


def parse(d: str) -> Path:
    """Reads SVG path data with the commands M L H V C Q Z, absolute or relative.

    Raises ValueError for anything else.
    """
    if _TOKEN.sub("", d).strip(" ,\n"):
        raise ValueError(
            f"path data has parts other than M L H V C Q Z and numbers: {d!r}; draw arcs as curves"
        )
    tokens = _TOKEN.findall(d)
    segments: list[Segment] = []
    pen = start = (0.0, 0.0)
    command, i = "", 0
    while i < len(tokens):
        if tokens[i].isalpha():
            command, i = tokens[i], i + 1
        elif command in "Mm":
            command = "L" if command == "M" else "l"
        name = command.upper()
        values = [float(t) for t in tokens[i : i + _ARITY[name]]]
        i += _ARITY[name]
        points = _absolute(name, values, pen, relative=command.islower())
        segments.append(Segment("L" if name in "HV" else name, points))
        pen = points[-1] if points else start
        start = pen if name == "M" else start
    return Path(tuple(segments))


def _absolute(name: str, values: Sequence[float], pen: Point, *, relative: bool) -> tuple[Point, ...]:
    x, y = pen if relative else (0.0, 0.0)
    if name == "H":
        return ((values[0] + x, pen[1]),)
    if name == "V":
        return ((pen[0], values[0] + y),)
    return tuple((values[k] + x, values[k + 1] + y) for k in range(0, len(values), 2))


def _with_starts(segments: Iterable[Segment]) -> Iterator[tuple[Point, Segment]]:
    pen = start = (0.0, 0.0)
    for segment in segments:
        yield pen, segment
        pen = segment.points[-1] if segment.points else start
        start = pen if segment.command == "M" else start


def _contours(segments: Iterable[Segment]) -> Iterator[list[Segment]]:
    contour: list[Segment] = []
    for segment in segments:
        if segment.command == "M" and contour:
            yield contour
            contour = []
        contour.append(segment)
    if contour:
        yield contour


def bezier(points: Sequence[Point], t: float) -> Point:
    """Returns the point at parameter t of a Bezier curve with two to four control points."""
    row = list(points)
    while len(row) > 1:
        row = [
            (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t) for p, q in zip(row, row[1:], strict=False)
        ]
    return row[0]


def _part(points: Sequence[Point], t0: float, t1: float) -> tuple[Point, ...]:
    """Returns the control points of the stretch from t0 to t1."""
    tail = _split(points, t0)[1]
    return _split(tail, (t1 - t0) / (1 - t0) if t0 < 1 else 1.0)[0]


def _split(points: Sequence[Point], t: float) -> tuple[tuple[Point, ...], tuple[Point, ...]]:
    row, head, tail = list(points), [points[0]], [points[-1]]
    while len(row) > 1:
        row = [
            (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t) for p, q in zip(row, row[1:], strict=False)
        ]
        head.append(row[0])
        tail.append(row[-1])
    return tuple(head), tuple(reversed(tail))


def _extremes(points: Sequence[Point]) -> Iterator[Point]:
    """Yields the points where a curve turns back in x or in y."""
    if len(points) < 3:
        return
    for axis in (0, 1):
        v = [p[axis] for p in points]
        if len(v) == 3:
            roots = _quadratic(0, v[0] - 2 * v[1] + v[2], v[1] - v[0])
        else:
            roots = _quadratic(v[3] - 3 * v[2] + 3 * v[1] - v[0], 2 * (v[2] - 2 * v[1] + v[0]), v[1] - v[0])
        yield from (bezier(points, t) for t in roots if 0 < t < 1)


def _quadratic(a: float, b: float, c: float) -> list[float]:
    if abs(a) < 1e-9:
        return [] if abs(b) < 1e-9 else [-c / b]
    under = b * b - 4 * a * c
    if under < 0:
        return []
    root = math.sqrt(under)
    return [(-b - root) / (2 * a), (-b + root) / (2 * a)]


def _crossings(points: Sequence[Point], keep: HalfPlane) -> list[float]:
    """Returns the parameters where a curve crosses the edge, by bisection between 24 samples."""
    sides = {keep.depth(p) >= 0 for p in points}
    if len(sides) == 1:
        # A curve stays within the hull of its control points.
        return []
    found: list[float] = []
    steps = 24
    depths = [keep.depth(bezier(points, k / steps)) for k in range(steps + 1)]
    for k in range(steps):
        if (depths[k] >= 0) == (depths[k + 1] >= 0):
            continue
        low, high = k / steps, (k + 1) / steps
        for _ in range(30):
            middle = (low + high) / 2
            same = (keep.depth(bezier(points, middle)) >= 0) == (depths[k] >= 0)
            low, high = (middle, high) if same else (low, middle)
        found.append((low + high) / 2)
    return found


def _cut_contour(contour: list[Segment], keep: HalfPlane, *, closed: bool) -> list[Segment]:
    if closed and contour[-1].command != "Z":
        contour = [*contour, Segment("Z")]
    first = contour[0].points[0]
    out: list[Segment] = []
    pen: Point | None = None
    for start, segment in _with_starts(contour):
        if segment.command == "M":
            continue
        curve = (start, *(segment.points or (first,)))
        stops = [0.0, *_crossings(curve, keep), 1.0]
        for t0, t1 in zip(stops, stops[1:], strict=False):
            if keep.depth(bezier(curve, (t0 + t1) / 2)) < 0 or t1 - t0 < 1e-9:
                continue
            piece = _part(curve, t0, t1) if (t0, t1) != (0.0, 1.0) else curve
            if pen is None or (pen != piece[0] and not closed):
                out.append(Segment("M", (piece[0],)))
            elif math.dist(pen, piece[0]) > 1e-6:
                out.append(Segment("L", (piece[0],)))
            out.append(Segment("LQC"[len(piece) - 2], piece[1:]))
            pen = piece[-1]
    return [*out, Segment("Z")] if out and closed else out
