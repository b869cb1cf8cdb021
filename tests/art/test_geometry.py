from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.art.geometry import Affine, Box, HalfPlane, Path, grow, parse, shift, turn

SQUARE = "M0,0L10,0L10,10L0,10Z"
LOWER_HALF = HalfPlane(0, 1, 5)  # y >= 5

lengths = st.floats(-50, 50, allow_nan=False)


def corners(path: Path) -> set[tuple[float, float]]:
    return {(round(x, 6), round(y, 6)) for s in path.segments for x, y in s.points}


def test_relative_and_short_commands_are_read_as_absolute_ones() -> None:
    assert parse("M1 2l3 0h4v-5") == parse("M1,2L4,2L8,2L8,-3")


def test_points_after_a_move_are_lines() -> None:
    assert parse("m1 1 2 2") == parse("M1,1L3,3")


def test_after_closing_the_pen_is_back_at_the_start() -> None:
    assert parse("M1,1L5,1Zl2,0").segments[-1].points == ((3, 1),)


def test_arcs_are_refused_with_advice() -> None:
    with pytest.raises(ValueError, match="draw arcs as curves"):
        parse("M0,0A5,5 0 0 1 10,0")


def test_bounds_of_a_curve_are_its_extremes_not_its_handles() -> None:
    assert parse("M0,0C0,-10 10,-10 10,0").bounds() == Box(0, -7.5, 10, 0)
    assert parse("M0,0Q5,10 10,0").bounds() == Box(0, 0, 10, 5)


def test_a_cut_square_is_closed_along_the_edge() -> None:
    cut = parse(SQUARE).cut(LOWER_HALF, closed=True)
    assert cut is not None
    assert corners(cut) == {(0, 5), (10, 5), (10, 10), (0, 10)}
    assert cut.segments[-1].command == "Z"


def test_a_cut_line_stays_open() -> None:
    cut = parse("M2,0L2,8L6,8L6,0").cut(LOWER_HALF, closed=False)
    assert cut is not None
    assert [s.command for s in cut.segments] == ["M", "L", "L", "L"]
    assert corners(cut) == {(2, 5), (2, 8), (6, 8), (6, 5)}


def test_a_line_that_leaves_and_returns_falls_into_two_pieces() -> None:
    cut = parse("M0,9L5,0L10,9").cut(LOWER_HALF, closed=False)
    assert cut is not None
    assert [s.command for s in cut.segments] == ["M", "L", "M", "L"]


def test_nothing_is_left_of_a_path_outside() -> None:
    assert parse("M0,0L4,0L4,4Z").cut(LOWER_HALF, closed=True) is None


def test_a_path_inside_is_returned_as_it_is() -> None:
    path = parse("M0,6C0,7 5,9 9,6Z")
    assert path.cut(LOWER_HALF, closed=True) is path


def test_a_cut_curve_ends_on_the_edge_and_keeps_its_course() -> None:
    curve = parse("M0,0C0,12 10,12 10,0")
    cut = curve.cut(LOWER_HALF, closed=False)
    assert cut is not None
    box, whole = cut.bounds(), curve.bounds()
    assert box.top == pytest.approx(5, abs=1e-6)
    assert box.bottom == pytest.approx(whole.bottom, abs=1e-6)


@given(lengths, lengths, st.floats(-180, 180), st.floats(0.2, 5))
def test_a_half_plane_seen_through_a_map_keeps_the_same_points(
    x: float, y: float, angle: float, size: float
) -> None:
    by = shift(3, -7) @ turn(angle) @ grow(-size, size)
    assert LOWER_HALF.under(by).depth((x, y)) == pytest.approx(LOWER_HALF.depth(by((x, y))), abs=1e-6)


@given(lengths, lengths)
def test_maps_are_applied_from_right_to_left(x: float, y: float) -> None:
    both = shift(10, 0) @ grow(2)
    assert both((x, y)) == pytest.approx((2 * x + 10, 2 * y))


def test_circles_survive_turns_and_mirrors_only() -> None:
    assert turn(30).keeps_circles
    assert grow(-2, 2).keeps_circles
    assert not grow(2, 1).keeps_circles
    assert not Affine(1, 0, 0.5, 1).keeps_circles
    assert math.isclose(grow(-2, 2).factor, 2)


def test_touching_boxes_do_not_overlap() -> None:
    assert not Box(0, 0, 5, 5).overlaps(Box(5, 0, 9, 5))
    assert Box(0, 0, 5, 5).overlaps(Box(4, 4, 9, 9))
    assert Box(1, 1, 4, 4).within(Box(0, 0, 5, 5))
    assert not Box(1, 1, 6, 4).within(Box(0, 0, 5, 5))
