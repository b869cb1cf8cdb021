"""Cards travel where movement is wanted, and only there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.e2e.conftest import settle
from tests.e2e.seat import Seat

PICTURES = Path(__file__).resolve().parents[2] / "artifacts" / "e2e"

HOLD = """() => {
  const real = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const animation = real.call(this, frames, options);
    animation.pause();
    animation.currentTime = (options.delay ?? 0) + options.duration / 5;
    (window.held ??= []).push(animation);
    return animation;
  };
}"""
LANDED = """(selector) => {
  const card = document.querySelector(selector);
  card.getAnimations().forEach((animation) => animation.cancel());
  return card.getBoundingClientRect().toJSON();
}"""
COUNT = """() => {
  window.animated = 0;
  const real = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    window.animated += 1;
    return real.apply(this, given);
  };
  window.watching = setInterval(() => { window.animated += document.getAnimations().length; }, 5);
}"""


def box(page: Page, selector: str) -> Any:
    found = page.locator(selector).bounding_box()
    assert found is not None
    return found


def test_a_card_in_flight_is_between_its_two_places(page: Page) -> None:
    settle(page, pace="normal")
    seat = Seat(page)
    seat.sit_down(level="casual")
    seat.tap(seat.hand.first)
    (card,) = seat.cards(seat.hand)[:1]
    place = f"[data-card='{card}']"
    start = box(page, f"ul[data-zone^=seat-] {place}")
    page.evaluate(HOLD)
    seat.tap(seat.hand.first)
    page.wait_for_function("() => window.held?.length > 0")
    middle = box(page, f"[data-zone=table] {place}")
    assert page.locator(f"{place}.flying").count() == 1
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / "card-in-flight.png")
    over = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-card]')?.dataset.card",
        [middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2],
    )
    assert over == card, "the flying card is above everything that it crosses"
    end = page.evaluate(LANDED, f"[data-zone=table] {place}")
    assert end["y"] < middle["y"] < start["y"]


def test_a_tap_ends_all_movement(page: Page) -> None:
    settle(page, pace="normal")
    seat = Seat(page)
    seat.sit_down(level="casual")
    page.evaluate(HOLD)
    seat.play()
    page.wait_for_selector("[data-stage=moving]")
    page.evaluate("() => held.forEach((animation) => animation.pause())")
    seat.hurry()
    assert page.locator(".ghost, .flying").count() == 0
    assert seat.hand.count() == 2


def test_reduced_motion_moves_nothing_in_a_whole_batch(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(f"({COUNT})()")
    settle(page, pace="normal")
    seat = Seat(page)
    seat.sit_down(level="casual")
    for _ in range(3):
        seat.play()
        seat.rest()
    assert seat.hand.count() == 3
    assert page.evaluate("window.animated") == 0


def test_only_transform_and_opacity_are_animated(page: Page) -> None:
    settle(page, pace="normal")
    seat = Seat(page)
    seat.sit_down(level="casual")
    page.evaluate(
        """() => {
          window.properties = new Set();
          const real = Element.prototype.animate;
          Element.prototype.animate = function (frames, options) {
            for (const frame of frames) Object.keys(frame).forEach((key) => window.properties.add(key));
            return real.call(this, frames, options);
          };
        }"""
    )
    for _ in range(3):
        seat.play()
        seat.rest()
    animated = set(page.evaluate("[...window.properties]"))
    assert "transform" in animated
    assert animated <= {"transform", "opacity", "offset"}
