"""Fingers at the table: a press shows the card, sliding changes it, release selects, up carries it out."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import settle
from tests.e2e.seat import Seat

DECISIONS = 18
PRESSED = "ul[data-zone^=seat-] li.pressed"


class Finger:
    """One finger on a touch screen, by real touch events."""

    def __init__(self, page: Page) -> None:
        self.link = page.context.new_cdp_session(page)

    def press(self, x: float, y: float) -> None:
        """Puts the finger down."""
        self._send("touchStart", {"x": x, "y": y})

    def slide(self, x: float, y: float) -> None:
        """Moves the finger that is down."""
        self._send("touchMove", {"x": x, "y": y})

    def lift(self) -> None:
        """Takes the finger off."""
        self._send("touchEnd")

    def _send(self, kind: str, *points: dict[str, float]) -> None:
        self.link.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


def middle(target: Locator) -> tuple[float, float]:
    """The middle of what is seen of an element."""
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def sit_down(page: Page, **settings: Any) -> tuple[Seat, Finger]:
    """Opens a table on a phone whose cards stand still at once."""
    settle(page, **{"motion": "reduced", **settings})
    seat = Seat(page)
    seat.sit_down(level="casual")
    return seat, Finger(page)


def test_a_pressed_card_rises_and_is_shown_above_the_finger(phone: Page) -> None:
    seat, finger = sit_down(phone)
    rest = seat.hand.nth(1).bounding_box()
    x, y = middle(seat.hand.nth(1))
    finger.press(x, y)
    picture = phone.locator(".aid")
    picture.wait_for()
    shown, risen = picture.bounding_box(), seat.hand.nth(1).bounding_box()
    assert rest is not None
    assert risen is not None
    assert shown is not None
    assert risen["y"] == pytest.approx(rest["y"] - 28, abs=0.5)
    assert shown["width"] == pytest.approx(96, abs=0.5)
    assert 0 <= shown["x"] <= 360 - 96
    assert shown["y"] >= 0
    assert shown["y"] + shown["height"] <= risen["y"], "nothing of it lies under the finger"
    card = seat.cards(seat.hand)[1]
    assert picture.locator("use").first.get_attribute("href") == f"#card-{card}"
    finger.lift()
    picture.wait_for(state="detached")
    expect(seat.hand.nth(1)).to_have_attribute("aria-pressed", "true")


def test_sliding_changes_the_card_and_release_selects_the_last(phone: Page) -> None:
    seat, finger = sit_down(phone)
    before, held = seat.seq, seat.cards(seat.hand)
    finger.press(*middle(seat.hand.nth(0)))
    for number in (1, 2, 1):
        finger.slide(*middle(seat.hand.nth(number)))
        expect(phone.locator(PRESSED)).to_have_count(1)
        shown = phone.locator(".aid use").first
        expect(shown).to_have_attribute("href", f"#card-{held[number]}")
    finger.lift()
    expect(seat.hand.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(phone.locator(PRESSED)).to_have_count(0)
    assert seat.seq == before, "what is selected is not played"
    phone.locator(".dock .key").tap()
    seat.acknowledged(before)


def test_a_long_press_selects_and_opens_no_menu(phone: Page) -> None:
    seat, finger = sit_down(phone)
    phone.evaluate(
        "window.menus = 0;"
        "addEventListener('contextmenu', (asked) => { if (!asked.defaultPrevented) window.menus += 1; })"
    )
    finger.press(*middle(seat.hand.nth(2)))
    phone.wait_for_timeout(900)
    finger.lift()
    expect(seat.hand.nth(2)).to_have_attribute("aria-pressed", "true")
    assert phone.evaluate("window.menus") == 0


def test_a_finger_that_leaves_the_hand_downwards_selects_nothing(phone: Page) -> None:
    seat, finger = sit_down(phone)
    x, y = middle(seat.hand.nth(0))
    finger.press(x, y)
    finger.slide(x + 20, y + 60)
    finger.slide(x + 110, 636)
    finger.lift()
    expect(phone.locator(PRESSED)).to_have_count(0)
    assert phone.locator("ul[data-zone^=seat-] [aria-pressed=true]").count() == 0


def test_nothing_moves_under_the_finger_where_movement_is_not_wanted(phone: Page) -> None:
    seat, finger = sit_down(phone)
    finger.press(*middle(seat.hand.nth(0)))
    phone.locator(".aid").wait_for()
    assert phone.evaluate("document.getAnimations().length") == 0
    finger.slide(*middle(seat.hand.nth(1)))
    assert phone.evaluate("document.getAnimations().length") == 0
    finger.lift()


def test_a_deal_is_played_by_carrying_cards_to_the_table(phone: Page) -> None:
    seat, finger = sit_down(phone)
    for number in range(DECISIONS):
        before = seat.seq
        last = seat.hand.count() - 1
        finger.press(*middle(seat.hand.nth(0)))
        if number % 2:
            finger.slide(*middle(seat.hand.nth(last)))
        x, y = middle(phone.locator("[data-zone=table]"))
        finger.slide(x, y + 120)
        finger.slide(x, y)
        finger.lift()
        seat.acknowledged(before)
        seat.rest()
    phone.wait_for_selector("dialog[open]")


def test_a_card_that_is_carried_back_stays_in_the_hand(phone: Page) -> None:
    seat, finger = sit_down(phone)
    before = seat.seq
    x, y = middle(seat.hand.nth(1))
    finger.press(x, y)
    finger.slide(x, y - 200)
    finger.slide(x, y)
    finger.lift()
    expect(phone.locator(".dragged")).to_have_count(0)
    assert seat.seq == before
    assert seat.hand.count() == 3
