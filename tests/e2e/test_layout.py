"""The table fits a phone, a laptop and a large screen without scrolling, and is meaningful without eyes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.conftest import PATIENCE, watch
from tests.e2e.seat import Seat
from tests.e2e.serving import Site

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "artifacts" / "e2e"
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"phone": (360, 640), "laptop": (1366, 768), "large": (2560, 1440)}

SCROLLS = """() => {
  const page = document.scrollingElement;
  return [page.scrollWidth > innerWidth, page.scrollHeight > innerHeight];
}"""
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll(".felt [data-card]")]
    .filter((card) => !card.closest("[data-zone^=seat-]:not(ul)"))
    .map((card) => card.getBoundingClientRect());
  const prompt = document.querySelector(".prompt").getBoundingClientRect();
  const over = (a, b, low, high) => a[low] < b[high] - 1 && b[low] < a[high] - 1;
  const meets = (a, b) => over(a, b, "left", "right") && over(a, b, "top", "bottom");
  let found = 0;
  boxes.forEach((box, index) => {
    if (meets(box, prompt)) found += 1;
    found += boxes.slice(index + 1).filter((other) => meets(box, other)).length;
    if (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight) found += 1;
  });
  return found;
}"""


@pytest.mark.parametrize("size", SIZES)
def test_nothing_scrolls_and_no_card_covers_another(browser: Browser, site: Site, size: str) -> None:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, base_url=site.url, has_touch=size == "phone"
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    complaints = watch(page)
    seat = Seat(page)
    seat.sit_down(level="casual")
    PICTURES.mkdir(parents=True, exist_ok=True)
    for number in range(18):
        seat.tap(seat.hand.first)
        assert page.evaluate(SCROLLS) == [False, False]
        assert page.evaluate(OVERLAPS) == 0
        if number in (0, 4, 10):
            page.screenshot(path=PICTURES / f"{size}-{number}.png")
        before = seat.seq
        seat.tap(seat.hand.first)
        seat.acknowledged(before)
        seat.hurry()
    page.wait_for_selector("dialog[open]")
    page.screenshot(path=PICTURES / f"{size}-sheet.png")
    assert page.evaluate(SCROLLS) == [False, False]
    context.close()
    assert complaints == []


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_axe_finds_no_fault_at_the_table(browser: Browser, site: Site, size: str) -> None:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, base_url=site.url, bypass_csp=True
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    seat = Seat(page)
    seat.sit_down(level="casual")
    seat.tap(seat.hand.first)
    page.add_script_tag(path=AXE)
    found: Any = page.evaluate(
        "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })"
    )
    context.close()
    faults = [(fault["id"], [node["html"][:120] for node in fault["nodes"]]) for fault in found["violations"]]
    assert faults == []
