"""What the capture games share: the notation of plays, and matches that add up points."""

from __future__ import annotations

import pytest

from cardavia.cards import Pack
from cardavia.games.fishing import Capture, read_capture, settle

PACK = Pack.of("CDHS", "A234567JQK")


@pytest.mark.parametrize(
    ("action", "card", "taken"),
    [
        ("7S", "7S", ()),
        ("7Sx7D", "7S", ("7D",)),
        ("7Sx3C+4D", "7S", ("3C", "4D")),
        ("7Sx4D+3C", "7S", ("4D", "3C")),
    ],
)
def test_a_play_is_a_card_and_what_it_takes(action: str, card: str, taken: tuple[str, ...]) -> None:
    assert read_capture(action, PACK) == Capture(card, taken)


@pytest.mark.parametrize(
    "action",
    ["", "7", "7S7D", "7Sx", "x7D", "7Sx7D+", "7Sx7D 3C", "7s", "TSx7D", "7SxTS", "7Sx7S", "7Sx3C+3C"],
)
def test_anything_else_is_no_notation(action: str) -> None:
    assert read_capture(action, PACK) is None


def test_taken_cards_are_written_in_canonical_order() -> None:
    assert Capture("7S", ("3D", "4C")).written(PACK) == "7Sx4C+3D"
    assert Capture("7S", ()).written(PACK) == "7S"


@pytest.mark.parametrize(
    ("before", "scores", "over", "winner"),
    [
        ((0, 0), (4, 2), False, None),
        ((8, 10), (3, 0), True, 0),
        ((10, 10), (1, 1), False, None),
        ((10, 10), (1, 2), True, 1),
        ((11, 11), (0, 1), True, 1),
    ],
)
def test_the_higher_total_at_the_target_wins(
    before: tuple[int, int], scores: tuple[int, int], over: bool, winner: int | None
) -> None:
    match = settle(before, scores, 11)
    assert match.totals == (before[0] + scores[0], before[1] + scores[1])
    assert (match.over, match.winner) == (over, winner)


@pytest.mark.parametrize(("scores", "winner"), [((3, 1), 0), ((1, 3), 1), ((2, 2), None)])
def test_without_a_target_one_deal_decides(scores: tuple[int, int], winner: int | None) -> None:
    match = settle((0, 0), scores, None)
    assert match.over
    assert match.winner == winner
