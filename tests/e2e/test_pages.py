"""Pages without a live table: nothing runs over the edge, axe finds no fault, examples and prints work."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from cardavia.texts import i18n
from tests.e2e.accessibility import LEVEL_AA, faults
from tests.e2e.conftest import opened, watch
from tests.e2e.seat import Seat
from tests.e2e.serving import Site

RULES = "games/scopa/rules"
SUM = f"{RULES}?example=scopa-example-sum&pick=7D"
FOLLOW = "games/shengji/follow?trump=H&lead=9S+9S&hand=2S+8S+8S+KS+AS&play=8S+KS"
PAGES = ("", "games/scopa/", RULES, f"{RULES}/card", "settings", "help/keyboard", "nothing", SUM, FOLLOW)

STRETCH = """() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const longer = (word) => word + word.slice(0, Math.ceil(word.length * 0.4));
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.parentElement.closest("script, noscript, svg, option") !== null) continue;
    text.data = text.data.replace(/[\\p{L}\\d]+/gu, longer);
  }
}"""
"""Makes every word on the page two fifths longer."""

HEADER = 40
"""The height of a phone's header, which keeps to one line."""

OVER_THE_EDGE = """() => {
  const found = [...document.querySelectorAll("body *")].filter((element) => {
    const box = element.getBoundingClientRect();
    const clipped = element.closest(".vh, .fan, .scroll, svg, [class~=skip], option, .panel") !== null;
    return !clipped && box.width > 0 && (box.right > innerWidth + 1 || box.left < -1);
  });
  const shown = found.map((element) => element.outerHTML.slice(0, 90));
  return [document.documentElement.scrollWidth > innerWidth, shown];
}"""

TOPS = "() => [...document.querySelectorAll('.box')].map((box) => box.getBoundingClientRect().top)"

LABELS_CUT = """() => [...document.querySelectorAll(".box .name")].filter((name) => {
  const picture = name.parentElement.querySelector(".label").getBoundingClientRect();
  return name.scrollWidth > name.clientWidth || name.getBoundingClientRect().top < picture.bottom - 4;
}).map((name) => name.textContent)"""
"""Names of games that do not fit their label, or whose label lies on the picture above it."""


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("language", ["en", "pl", "da"])
def test_axe_finds_no_fault(browser: Browser, site: Site, language: str, path: str) -> None:
    with opened(browser, site, bypass_csp=True) as page:
        page.goto(f"/{language}/{path}")
        for drawer in page.locator("details:not(.drawer)").all():
            drawer.evaluate("element => element.open = true")
        page.locator("details.display summary").click()
        assert faults(page, [*LEVEL_AA, "best-practice"]) == []


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("theme", ["dark", "more"])
def test_axe_finds_no_fault_in_the_dark_or_with_strong_contrast(
    browser: Browser, site: Site, theme: str, path: str
) -> None:
    wish: Any = {"color_scheme": "dark"} if theme == "dark" else {"contrast": "more"}
    with opened(browser, site, 360, 640, bypass_csp=True, **wish) as page:
        page.goto(f"/en/{path}")
        assert faults(page, ["color-contrast", "target-size"]) == []


@pytest.mark.parametrize("path", PAGES)
def test_nothing_runs_over_the_edge_of_a_phone(browser: Browser, site: Site, path: str) -> None:
    with opened(browser, site, 360, 640) as page:
        for language in i18n.languages():
            page.goto(f"/{language}/{path}")
            assert page.evaluate(OVER_THE_EDGE) == [False, []], language
            assert page.locator(".bar").evaluate("bar => bar.offsetHeight") == HEADER, language
        page.goto(f"/en/{path}")
        for drawer in page.locator("details:not(.drawer)").all():
            drawer.evaluate("element => element.open = true")
        page.evaluate(STRETCH)
        assert page.evaluate(OVER_THE_EDGE) == [False, []], "with longer words"
        page.locator("details.display summary").click()
        assert page.evaluate(OVER_THE_EDGE) == [False, []], "with the panel open"


@pytest.mark.parametrize(
    ("width", "rows"), [(320, 2), (360, 2), (700, 2), (768, 1), (1024, 1), (1366, 1), (1920, 1), (2560, 1)]
)
def test_boxes_stand_two_by_two_on_a_phone_and_in_a_row_elsewhere(
    browser: Browser, site: Site, width: int, rows: int
) -> None:
    with opened(browser, site, width, 800) as page:
        for language in ("nl", "pl"):
            page.goto(f"/{language}/")
            tops = page.evaluate(TOPS)
            assert (len(tops), len(set(tops))) == (4, rows), language
            assert page.evaluate(OVER_THE_EDGE) == [False, []], language
            assert page.evaluate(LABELS_CUT) == [], language


def test_an_example_is_played_by_mouse(page: Page) -> None:
    page.goto(f"/en/{RULES}")
    figure = page.locator("#scopa-example-sum")
    figure.get_by_role("button", name="seven of diamonds", exact=True).click()
    expect(figure.get_by_text("3 + 4 = 7")).to_be_visible()
    figure.get_by_role("button", name=re.compile(r"Take five of hearts\W+two of spades")).click()
    figure.get_by_role("button", name="Take 5 and 2", exact=True).click()
    expect(figure.get_by_text("Your seven of diamonds takes")).to_be_visible()
    expect(page.locator("#say")).to_contain_text(
        "Your seven of diamonds takes five of hearts and two of spades"
    )
    figure.get_by_role("button", name="Begin again").click()
    expect(figure.locator(".held button")).to_have_count(3)
    assert page.url.endswith("/rules"), "nothing was loaded anew"


def test_an_example_is_played_by_keyboard_and_keeps_the_focus(page: Page) -> None:
    page.goto(f"/en/{RULES}")
    figure = page.locator("#scopa-example-equal")
    figure.locator("[data-key='7D']").focus()
    page.keyboard.press("Enter")
    expect(figure.locator("[data-key='7D']")).to_have_attribute("aria-pressed", "true")
    expect(figure.locator("[data-key='7D']")).to_be_focused()
    for _ in range(3):
        page.keyboard.press("Tab")
    expect(figure.locator("[data-key='leave']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#say")).to_contain_text("A capture is compulsory")
    expect(figure.get_by_role("link", name="Read the rule")).to_have_attribute("href", "#scopa-compulsory")


def test_an_example_is_played_on_at_a_table(page: Page) -> None:
    page.goto(f"/en/{RULES}")
    page.locator("#scopa-example-sum").get_by_role("button", name="Play this position").click()
    page.wait_for_selector("[data-stage=mine]")
    seat = Seat(page)
    assert sorted(seat.cards(seat.hand)) == ["7D", "AS", "KH"]


def test_the_rules_and_their_examples_need_no_scripts(browser: Browser, site: Site) -> None:
    with opened(browser, site, java_script_enabled=False) as page:
        page.goto(f"/it/{RULES}")
        figure = page.locator("#scopa-example-sum")
        figure.get_by_role("button", name="sette di quadri", exact=True).click()
        assert re.search(
            r"/it/games/scopa/rules\?example=scopa-example-sum&pick=7D#scopa-example-sum$", page.url
        )
        expect(page.locator("#scopa-example-sum").get_by_text("3 + 4 = 7")).to_be_visible()


def test_the_language_changes_and_the_place_on_the_page_stays(page: Page) -> None:
    page.goto(f"/en/{SUM}#scopa-example-sum")
    page.get_by_label("Language").select_option("pl")
    page.wait_for_url("**/pl/**")
    assert page.url.endswith(f"/pl/{SUM}#scopa-example-sum")
    cookie = next(cookie for cookie in page.context.cookies() if cookie["name"] == "lang")
    assert (cookie["value"], cookie["sameSite"]) == ("pl", "Lax")
    page.goto("/settings")
    assert page.url.endswith("/pl/settings")


@pytest.mark.parametrize("language", i18n.languages())
def test_the_quick_card_is_printed_on_one_sheet(browser: Browser, site: Site, language: str) -> None:
    with opened(browser, site) as page:
        page.goto(f"/{language}/{RULES}/card")
        printed = page.pdf(format="A4", prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1


def test_rules_are_printed_without_controls(browser: Browser, site: Site) -> None:
    with opened(browser, site, 794, 1123) as page:
        page.goto(f"/en/{RULES}")
        page.emulate_media(media="print")
        for hidden in (
            ".tools",
            ".language",
            ".drawer",
            ".contents",
            ".take-over",
            ".cloth .answer",
            ".foot",
        ):
            expect(page.locator(hidden).first).to_be_hidden()
        expect(page.locator("#scopa-example-sum .face").first).to_be_visible()
        expect(page.locator(".version")).to_contain_text(f"/en/{RULES}")
        assert page.evaluate("getComputedStyle(document.querySelector('.stage')).filter") == "none"


def test_every_page_opens_without_a_complaint(browser: Browser, site: Site) -> None:
    with opened(browser, site) as page:
        complaints = watch(page)
        for path in PAGES:
            if path != "nothing":
                page.goto(f"/sv/{path}")
        assert complaints == []
