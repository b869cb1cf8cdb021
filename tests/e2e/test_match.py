"""A whole match in the browser, from the game's page to the next match."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from tests.e2e.seat import Seat

MOST_DEALS = 20
POINTS = """rows => rows.map(
  (row) => [...row.querySelectorAll(".points")].map((cell) => Number(cell.textContent) || 0))"""


@pytest.mark.lengthy
def test_a_whole_match_is_played_with_the_mouse(page: Page) -> None:
    seat = Seat(page)
    seat.sit_down(level="casual")
    first = page.url
    for _ in range(MOST_DEALS):
        play_deal(seat)
        check_sheet(page)
        if page.get_by_role("button", name="Play again").count():
            break
        seat.tap(page.get_by_role("button", name="Next deal"))
        page.wait_for_selector("[data-stage=over]", state="detached")
        seat.hurry()
    seat.tap(page.get_by_role("button", name="Play again"))
    page.wait_for_url(lambda url: url != first)
    seat.rest()
    assert re.search(r"/en/table/", page.url)
    assert page.locator(".score b").all_inner_texts() == ["0", "0"]


def play_deal(seat: Seat) -> None:
    """Plays the first card of the hand until the sheet is open."""
    seat.play_out(18)
    seat.page.wait_for_selector("dialog[open]")


def check_sheet(page: Page) -> None:
    """The rows add up to the deal, the deal and the scores before it to the match."""
    rows = page.locator("dialog tbody tr").evaluate_all(POINTS)
    deal = numbers(page, ".sum .points")
    total = numbers(page, ".total .points")
    before = [int(n) for n in re.findall(r"\d+", page.locator("dialog .total .why").inner_text())]
    assert [sum(row[side] for row in rows) for side in (0, 1)] == deal
    assert [before[side] + deal[side] for side in (0, 1)] == total
    hands = page.locator("dialog figure")
    assert hands.count() == 2
    for hand in hands.all():
        values = [int(text) for text in hand.locator(".worth").all_inner_texts()]
        told = re.search(r"(\d+) points", hand.locator("figcaption").inner_text())
        assert len(values) == hand.locator(".card").count() <= 4
        assert told is None or sum(values) == int(told[1])


def numbers(page: Page, selector: str) -> list[int]:
    return [int(text) for text in page.locator(f"dialog {selector}").all_inner_texts()]
