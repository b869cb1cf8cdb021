from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cardavia.art.drawing import (
    beads,
    bounds,
    cased,
    cut,
    disc,
    fill,
    line,
    number,
    path_text,
    place,
    root_paint,
    shape,
    svg,
    toned,
)
from cardavia.art.geometry import Box, HalfPlane, Path, Segment, grow, parse, shift
from cardavia.art.palette import Contrast, Tone, palette

PRINT = palette()
INK = PRINT[Tone.INK]
RED = PRINT[Tone.RED]

tenths = st.integers(-2000, 2000).map(lambda n: n / 10)


def test_numbers_are_written_as_short_as_can_be() -> None:
    assert [number(v) for v in (0, 0.04, -0.04, 0.5, -0.25, 12.0, 120.34)] == [
        "0",
        "0",
        "0",
        ".5",
        "-.2",
        "12",
        "120.3",
    ]


def test_paths_are_written_relative_and_without_needless_signs() -> None:
    assert path_text(parse("M10,10L15,10L15,4.5C15,4 14.5,3.5 14,3.5Z")) == "M10 10h5v-5.5c0-.5-.5-1-1-1z"


@given(st.lists(st.tuples(tenths, tenths), min_size=2, max_size=12))
def test_written_paths_read_back_to_the_same_points(points: list[tuple[float, float]]) -> None:
    first, *rest = points
    path = Path((Segment("M", (first,)), *(Segment("L", (p,)) for p in rest)))
    ends = [s.points[-1] for s in parse(path_text(path)).segments]
    assert [(round(x, 1), round(y, 1)) for x, y in ends] == [(round(x, 1), round(y, 1)) for x, y in points]


def test_what_the_root_says_is_not_said_again() -> None:
    assert svg([shape("M0,0L9,0L9,9Z", Tone.RED)], PRINT) == f'<path d="M0 0h9v9z" fill="{RED}"/>'
    assert f'stroke="{INK}" stroke-width="2"' in root_paint(PRINT)


def test_flat_shapes_refuse_the_outline_of_the_root() -> None:
    assert (
        svg([fill("M0,0L9,0L9,9Z", Tone.RED)], PRINT) == f'<path d="M0 0h9v9z" fill="{RED}" stroke="none"/>'
    )


def test_a_group_of_flat_shapes_refuses_it_once() -> None:
    group = place(shift(5, 0), [fill("M0,0L9,0L9,9Z", Tone.RED), disc(0, 0, 3, Tone.RED)])
    assert svg([group], PRINT) == (
        '<g transform="translate(5 0)" stroke="none">'
        f'<path d="M0 0h9v9z" fill="{RED}"/><circle cx="0" cy="0" r="3" fill="{RED}"/></g>'
    )


def test_high_contrast_thickens_ink_lines_and_no_others() -> None:
    bold = palette(contrast=Contrast.HIGH)
    assert 'stroke-width="2.7"' in root_paint(bold)
    assert svg([line("M0,0L9,0", Tone.INK, 4)], bold) == '<path d="M0 0h9" stroke-width="5.4"/>'
    assert 'stroke-width="4"' in svg([line("M0,0L9,0", Tone.RED, 4)], bold)


def test_several_beads_are_one_path() -> None:
    text = svg([beads([(0, 0), (10, 0)], 2, Tone.PAPER, Tone.INK, 2)], PRINT)
    circle = "a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"
    assert text == f'<path d="M-2 0{circle}m10 0{circle}" fill="{PRINT[Tone.PAPER]}"/>'


def test_a_band_is_a_coloured_line_on_a_wider_ink_line() -> None:
    under, over = line("M0,0L9,0", Tone.INK, 9), line("M0,0L9,0", Tone.GOLD, 5)
    assert cased("M0,0L9,0", Tone.GOLD, 5, rim=2) == (under, over)


def test_bounds_hold_strokes_and_follow_groups() -> None:
    assert bounds([place(shift(100, 0) @ grow(2), [disc(0, 0, 5, Tone.RED, Tone.INK, 2)])]) == Box(
        88, -12, 112, 12
    )


def test_cutting_keeps_what_is_inside_in_its_own_coordinates() -> None:
    whole = shape("M0,0L4,0L4,4Z", Tone.RED)
    group = place(shift(0, 10), [whole, shape("M0,-20L4,-20L4,-16Z", Tone.RED)])
    assert cut([group], HalfPlane(0, 1, 5)) == (place(shift(0, 10), [whole]),)


def test_a_circle_on_the_edge_becomes_a_path_that_ends_there() -> None:
    box = bounds(cut([disc(0, 0, 10, Tone.RED)], HalfPlane(0, 1, 0)))
    assert abs(box.top) < 1e-6
    assert round(box.bottom, 1) == 10


def test_tones_are_replaced_at_any_depth() -> None:
    scene = (place(shift(1, 2), (disc(0, 0, 3, Tone.RED, Tone.INK, 1),)), line("M0,0L1,1", Tone.GOLD))
    assert toned(scene, {Tone.RED: Tone.GREY, Tone.GOLD: Tone.SLATE}) == (
        place(shift(1, 2), (disc(0, 0, 3, Tone.GREY, Tone.INK, 1),)),
        line("M0,0L1,1", Tone.SLATE),
    )
