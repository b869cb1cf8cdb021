"""The scene of a card as values: painted paths, discs and groups, and their SVG text.

A drawing names tones, not colours, so that one drawing serves every palette.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from cardavia.art.geometry import Affine, Box, HalfPlane, Path, Point, Segment, bezier, parse
from cardavia.art.palette import Palette, Tone

# A circle as four cubics: the handle length that keeps the radius within 0.03 %.
_KAPPA = 0.5523


@dataclass(frozen=True, slots=True)
class Mark:
    """A path with its paint; without `fill` it is a line and stays open when cut."""

    path: Path
    fill: Tone | None = None
    stroke: Tone | None = None
    width: float = 0


@dataclass(frozen=True, slots=True)
class Disc:
    """Equal painted circles about one or more centres."""

    centres: tuple[Point, ...]
    r: float
    fill: Tone | None = None
    stroke: Tone | None = None
    width: float = 0

    def mark(self) -> Mark:
        """Returns the same circles as a path."""
        circles = (_ellipse(x, y, self.r, self.r).segments for x, y in self.centres)
        path = Path(tuple(segment for circle in circles for segment in circle))
        return Mark(path, self.fill, self.stroke, self.width)


@dataclass(frozen=True, slots=True)
class Group:
    """Nodes under an affine map; stroke widths grow with it."""

    by: Affine
    nodes: tuple[Node, ...]


Node = Mark | Disc | Group
Nodes = tuple[Node, ...]


def fill(d: str | Path, tone: Tone) -> Mark:
    """Returns a flat shape without outline."""
    return Mark(_path(d), tone)


def shape(d: str | Path, tone: Tone, edge: Tone = Tone.INK, width: float = 2) -> Mark:
    """Returns a flat shape with an outline."""
    return Mark(_path(d), tone, edge, width)


def line(d: str | Path, tone: Tone = Tone.INK, width: float = 2) -> Mark:
    """Returns a line."""
    return Mark(_path(d), None, tone, width)


def cased(d: str | Path, tone: Tone, width: float, edge: Tone = Tone.INK, rim: float = 2) -> Nodes:
    """Returns a coloured band of the given width between two outlines of width `rim`."""
    return line(d, edge, width + 2 * rim), line(d, tone, width)


def disc(x: float, y: float, r: float, tone: Tone, edge: Tone | None = None, width: float = 0) -> Disc:
    """Returns a circle, outlined if an edge tone is given."""
    return Disc(((x, y),), r, tone, edge, width)


def oval(
    x: float, y: float, rx: float, ry: float, tone: Tone, edge: Tone | None = None, width: float = 0
) -> Mark:
    """Returns an upright ellipse, outlined if an edge tone is given."""
    return Mark(_ellipse(x, y, rx, ry), tone, edge, width)


def beads(centres: Iterable[Point], r: float, tone: Tone, edge: Tone | None = None, width: float = 0) -> Disc:
    """Returns equal circles as one mark."""
    return Disc(tuple(centres), r, tone, edge, width)


def joined(paths: Iterable[Path | str]) -> Path:
    """Returns several paths as one; they should not overlap where they are filled."""
    return Path(tuple(segment for path in paths for segment in _path(path).segments))


def place(by: Affine, nodes: Iterable[Node]) -> Group:
    """Returns the nodes under an affine map."""
    return Group(by, tuple(nodes))


def toned(nodes: Iterable[Node], tones: Mapping[Tone, Tone]) -> Nodes:
    """Returns a scene with some tones replaced by others."""
    out: list[Node] = []
    for node in nodes:
        if isinstance(node, Group):
            out.append(Group(node.by, toned(node.nodes, tones)))
            continue
        filled = tones.get(node.fill, node.fill) if node.fill else None
        stroked = tones.get(node.stroke, node.stroke) if node.stroke else None
        out.append(replace(node, fill=filled, stroke=stroked))
    return tuple(out)


def flatten(nodes: Iterable[Node], by: Affine = Affine()) -> Iterator[Mark | Disc]:
    """Yields the leaves of a scene in drawing order, in outer coordinates."""
    for node in nodes:
        if isinstance(node, Group):
            yield from flatten(node.nodes, by @ node.by)
            continue
        if isinstance(node, Disc):
            if by.keeps_circles:
                centres = tuple(by(centre) for centre in node.centres)
                yield Disc(centres, node.r * by.factor, node.fill, node.stroke, node.width * by.factor)
                continue
            node = node.mark()
        yield Mark(node.path.moved(by), node.fill, node.stroke, node.width * by.factor)


def cut(nodes: Iterable[Node], keep: HalfPlane) -> Nodes:
    """Returns a scene as far as it lies in a half-plane; what is inside keeps its coordinates.

    Shapes are closed along the cut with their outline, which the caller is expected to cover.
    """
    out: list[Node] = []
    for node in nodes:
        if isinstance(node, Group):
            inner = cut(node.nodes, keep.under(node.by))
            if inner:
                out.append(Group(node.by, inner))
            continue
        if isinstance(node, Disc):
            margin = node.r * math.hypot(keep.nx, keep.ny)
            if all(keep.depth(centre) >= margin for centre in node.centres):
                out.append(node)
                continue
            node = node.mark()
        path = node.path.cut(keep, closed=node.fill is not None)
        if path is not None:
            out.append(Mark(path, node.fill, node.stroke, node.width))
    return tuple(out)


def bounds(nodes: Iterable[Node]) -> Box:
    """Returns the box around all painted parts, stroke widths included (joins taken as round)."""
    boxes = []
    for leaf in flatten(nodes):
        half = leaf.width / 2 if leaf.stroke else 0
        box = Box.around(leaf.centres).grown(leaf.r) if isinstance(leaf, Disc) else leaf.path.bounds()
        boxes.append(box.grown(half))
    return Box(
        min(b.left for b in boxes),
        min(b.top for b in boxes),
        max(b.right for b in boxes),
        max(b.bottom for b in boxes),
    )


def outline(nodes: Iterable[Node], steps: int = 8) -> Iterator[Point]:
    """Yields points along every contour of a scene, `steps` to a segment, for tests of overlap."""
    for leaf in flatten(nodes):
        path = leaf.mark().path if isinstance(leaf, Disc) else leaf.path
        pen = (0.0, 0.0)
        for segment in path.segments:
            if segment.command not in "MZ":
                yield from (bezier((pen, *segment.points), k / steps) for k in range(steps))
            pen = segment.points[-1] if segment.points else pen


# What the root element sets, so that most marks need not: ink outlines 2 units wide, no fill.
_OUTLINE = 2.0


def root_paint(colours: Palette) -> str:
    """Returns the attributes that the element around `svg` text must carry."""
    width = number(_OUTLINE * colours.outline)
    return (
        f'fill="none" stroke="{colours[Tone.INK]}" stroke-width="{width}" '
        'stroke-linejoin="round" stroke-linecap="round"'
    )


def svg(nodes: Iterable[Node], colours: Palette, *, stroked: bool = True) -> str:
    """Returns the SVG elements of a scene, to stand inside an element with `root_paint`.

    `stroked` tells whether the surrounding element has an outline to inherit.
    """
    return "".join(_element(node, colours, stroked=stroked) for node in nodes)


def number(value: float, digits: int = 1) -> str:
    """Returns the shortest decimal text of a value rounded to `digits` places."""
    text = f"{value:.{digits}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    if text in ("", "-", "-0"):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def _path(d: str | Path) -> Path:
    return parse(d) if isinstance(d, str) else d


def _ellipse(x: float, y: float, rx: float, ry: float) -> Path:
    kx, ky = rx * _KAPPA, ry * _KAPPA
    quarters = (
        ((x + kx, y - ry), (x + rx, y - ky), (x + rx, y)),
        ((x + rx, y + ky), (x + kx, y + ry), (x, y + ry)),
        ((x - kx, y + ry), (x - rx, y + ky), (x - rx, y)),
        ((x - rx, y - ky), (x - kx, y - ry), (x, y - ry)),
    )
    curves = (Segment("C", points) for points in quarters)
    return Path((Segment("M", ((x, y - ry),)), *curves, Segment("Z")))


def _element(node: Node, colours: Palette, *, stroked: bool) -> str:
    if isinstance(node, Group):
        inner = stroked and any(leaf.stroke for leaf in flatten((node,)))
        paint = ' stroke="none"' if stroked and not inner else ""
        return f'<g transform="{_transform(node.by)}"{paint}>{svg(node.nodes, colours, stroked=inner)}</g>'
    paint = _paint(node, colours, stroked=stroked)
    if isinstance(node, Disc):
        return _circles(node, paint)
    return f'<path d="{path_text(node.path)}"{paint}/>'


def _circles(node: Disc, paint: str) -> str:
    r = number(node.r)
    if len(node.centres) == 1:
        x, y = node.centres[0]
        return f'<circle cx="{number(x)}" cy="{number(y)}" r="{r}"{paint}/>'
    # Two arcs make a circle in half the text of four cubics.
    arcs = f"a{r} {r} 0 1 0 {number(2 * node.r)} 0a{r} {r} 0 1 0-{number(2 * node.r)} 0z"
    text, pen = "", (0, 0)
    for x, y in node.centres:
        start = (round((x - node.r) * 10), round(y * 10))
        step = _joined([start[0] - pen[0], start[1] - pen[1]], after_letter=True)
        text, pen = f"{text}{'m' if text else 'M'}{step}{arcs}", start
    return f'<path d="{text}"{paint}/>'


def _paint(node: Mark | Disc, colours: Palette, *, stroked: bool) -> str:
    paint = f' fill="{colours[node.fill]}"' if node.fill else ""
    if not node.stroke:
        return paint + (' stroke="none"' if stroked else "")
    if node.stroke is not Tone.INK or not stroked:
        paint += f' stroke="{colours[node.stroke]}"'
    if node.width != _OUTLINE or (node.stroke is not Tone.INK and colours.outline != 1):
        width = node.width * (colours.outline if node.stroke is Tone.INK else 1)
        paint += f' stroke-width="{number(width)}"'
    return paint


def _transform(by: Affine) -> str:
    if (by.a, by.b, by.c, by.d) == (1, 0, 0, 1):
        return f"translate({number(by.e)} {number(by.f)})"
    linear = " ".join(number(v, 3) for v in (by.a, by.b, by.c, by.d))
    return f"matrix({linear} {number(by.e)} {number(by.f)})"


def path_text(path: Path) -> str:
    """Returns relative path data with one decimal; rounding never adds up along a contour."""
    out: list[str] = []
    pen = start = (0, 0)
    last = ""
    for segment in path.segments:
        if segment.command == "Z":
            out.append("z")
            pen, last = start, ""
            continue
        tenths = [(round(x * 10), round(y * 10)) for x, y in segment.points]
        if segment.command == "M":
            start = tenths[0]
            name, values = ("m", [start[0] - pen[0], start[1] - pen[1]]) if out else ("M", list(start))
        else:
            name, values = _relative(segment.command, tenths, pen)
        out.append(name if name != last else "")
        out.append(_joined(values, after_letter=name != last))
        pen, last = tenths[-1], name
    return "".join(out)


def _relative(command: str, tenths: list[tuple[int, int]], pen: tuple[int, int]) -> tuple[str, list[int]]:
    values = [v - pen[k] for point in tenths for k, v in enumerate(point)]
    if command == "L" and values[1] == 0:
        return "h", values[:1]
    if command == "L" and values[0] == 0:
        return "v", values[1:]
    return command.lower(), values


def _joined(values: list[int], *, after_letter: bool) -> str:
    """Joins tenths of units; a sign or a second decimal point parts numbers as well as a blank."""
    out: list[str] = []
    last = ""
    for value in values:
        whole, tenth = divmod(abs(value), 10)
        text = f"{whole or ''}.{tenth}" if tenth else str(whole)
        if value < 0:
            text = "-" + text
        elif not (after_letter and not out) and not (text[0] == "." and "." in last):
            out.append(" ")
        out.append(text)
        last = text
    return "".join(out)
