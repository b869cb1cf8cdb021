"""The table fits a phone, a laptop and a large screen without scrolling, and is meaningful without eyes."""

from __future__ import annotations

import dataclasses
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.accessibility import faults
from tests.e2e.conftest import SIZES, faultless, opened, settle
from tests.e2e.lines import Line, open_table
from tests.e2e.seat import Seat
from tests.e2e.serving import Site
from tools.scenes import PAGES, TABLES, UNPICTURED, show

PICTURES = Path(__file__).resolve().parents[2] / "artifacts" / "e2e"
SCREENS = {screen.name: screen for screen in (*PAGES, *TABLES, *UNPICTURED)}
STATES = (
    "table-picked",
    "table-hint",
    "table-log-phone",
    "table-last",
    "table-lost",
    "sheet-phone",
)
"""What lies on a table or over it, by the names of its screens."""
MORE_STATES = (
    "verify-none",
    "table-picked-phone-dark",
    "table-gathered",
    "table-refused",
    "table-hint-phone",
    "table-keys",
    "table-memory",
    "table-italian-phone",
    "match-end",
    "four-phone",
    "ottocento-declare-phone",
    "ottocento-sheet",
    "shengji-phone",
    "shengji-call",
    "shengji-sheet-phone",
)
"""What differs from those by size, by colour or by a few words: looked at in one language."""

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
    with faultless(browser, site, *SIZES[size], has_touch=size == "phone") as page:
        if size == "laptop":
            settle(page, pace="normal")
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


def test_cards_are_called_by_the_suits_of_the_deck_that_lies_on_the_table(page: Page) -> None:
    page.add_init_script("localStorage.setItem('cardavia.settings', '{\"deck\":\"bresciane-40\"}')")
    show(page, TABLES[0])
    seven = page.get_by_role("button", name="seven of coins", exact=True)
    seven.click()
    ticket = page.get_by_role("button", name=re.compile("^Take"))
    expect(ticket.first).to_contain_text("three of batons")
    expect(ticket.first).to_contain_text(re.compile("2\\W* coins"))
    seven.click()
    expect(page.locator("#log")).to_contain_text("seven of coins")
    page.evaluate("cardaviaSettings.write({ deck: 'milanese' })")
    expect(page.locator("#log")).to_contain_text("seven of diamonds")
    expect(page.get_by_role("button", name="ace of spades", exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("name", "language"),
    [
        *((name, language) for name in STATES for language in ("en", "da", "pl")),
        *((name, "en") for name in MORE_STATES),
    ],
)
def test_axe_finds_no_fault_in_any_state(browser: Browser, site: Site, name: str, language: str) -> None:
    screen = dataclasses.replace(SCREENS[name], language=language)
    scheme = "dark" if screen.dark else "light"
    settings = json.dumps({"pace": "instant", **screen.settings})
    with opened(
        browser, site, *screen.size, bypass_csp=True, reduced_motion="reduce", color_scheme=scheme
    ) as page:
        page.add_init_script(f"localStorage.setItem('cardavia.settings', '{settings}')")
        show(page, screen)
        assert faults(page) == []


@pytest.fixture(scope="module")
def ended(site: Site) -> tuple[str, str]:
    """A table whose only deal is over, and the cookie of the visitor who sits at it."""
    table, cookie = open_table(site, level="novice", target="null")
    with Line(site, table, cookie) as line:
        line.deal()
        line.turn()
        while line.view["phase"] == "playing":
            line.play()
            line.expect(lambda message: message["type"] == "view")
            line.turn()
    return table, cookie


@pytest.mark.parametrize("language", ["en", "da", "pl"])
def test_axe_finds_no_fault_in_the_check_of_a_shuffle(
    browser: Browser, site: Site, ended: tuple[str, str], language: str
) -> None:
    table, cookie = ended
    name, _, value = cookie.partition("=")
    with opened(browser, site, bypass_csp=True, reduced_motion="reduce") as page:
        page.context.add_cookies([{"name": name, "value": value, "url": site.url}])
        page.goto(f"/{language}/table/{table}/verify")
        page.wait_for_load_state("networkidle")
        expect(page.locator("#deck")).to_contain_text("AS")
        assert faults(page) == []
