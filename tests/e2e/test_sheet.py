"""The score sheet of a deal whose primiera is tied: reasons, cards, values, and the sheet as text."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.conftest import opened
from tests.e2e.seat import Seat
from tests.e2e.serving import Site

MARKED = """() => {
  const text = document.querySelector("textarea");
  return text.selectionEnd - text.selectionStart;
}"""


def sit_down(page: Page) -> Seat:
    """Opens a table in the example of the primiera: the own seven takes either of two others."""
    page.goto("/en/games/scopa/rules")
    page.locator("#scopa-example-primiera").get_by_role("button", name="Play this position").click()
    page.wait_for_selector("[data-stage=mine]")
    return Seat(page)


def finish(page: Page) -> Locator:
    """Takes the seven of clubs, which ties the primiera, and returns the open sheet."""
    sit_down(page)
    page.keyboard.press("/")
    page.locator("#typed").fill("7h x 7c")
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="Score sheet")
    sheet.wait_for()
    return sheet


@pytest.fixture
def sheet(page: Page) -> Locator:
    """The open sheet on a laptop."""
    return finish(page)


def row(sheet: Locator, item: str) -> Locator:
    """One row of the sheet."""
    return sheet.get_by_role("row").filter(has=sheet.page.get_by_role("rowheader", name=item, exact=True))


def test_a_tied_primiera_says_so_and_shows_both_hands_with_their_values(sheet: Locator) -> None:
    tied = row(sheet, "Primiera")
    expect(tied).to_have_class(re.compile(r"\bnobody\b"))
    expect(tied.get_by_text(re.compile("75.? each: nobody scores"))).to_be_visible()
    mine, theirs = tied.get_by_role("figure").all()
    assert mine.locator(".worth").all_inner_texts() == ["21", "18", "21", "15"]
    assert theirs.locator(".worth").all_inner_texts() == ["18", "21", "15", "21"]
    names = tied.get_by_role("listitem").locator(".vh").all_inner_texts()
    assert names[:4] == ["seven of clubs", "six of diamonds", "seven of hearts", "five of spades"]


def test_a_row_is_opened_to_its_cards_by_the_keyboard(sheet: Locator) -> None:
    diamonds = row(sheet, "Diamonds")
    cards = diamonds.get_by_text("seven of diamonds")
    assert not cards.first.is_visible()
    diamonds.locator("summary").focus()
    sheet.page.keyboard.press("Enter")
    expect(diamonds.locator("details")).to_have_attribute("open", "")
    assert sorted(diamonds.locator("p").first.locator(".card-name .vh").all_inner_texts()) == [
        "ace of diamonds",
        "jack of diamonds",
        "king of diamonds",
        "six of diamonds",
    ]


def test_the_sheet_is_copied_as_text(sheet: Locator) -> None:
    page = sheet.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sheet.get_by_role("button", name="Copy as text").click()
    sheet.get_by_role("button", name="Copied").wait_for()
    lines = str(page.evaluate("navigator.clipboard.readText()")).splitlines()
    assert (lines[0], lines[-1]) == ("Adda wins, 3 to 1", "This deal: 1 – 3")
    at = lines.index("Primiera: 0 – 0 (75 each: nobody scores)")
    assert lines[at + 1 : at + 3] == [
        "  You: 7♣ 21, 6♦ 18, 7♥ 21, 5♠ 15",
        "  Adda: 6♣ 18, 7♦ 21, 5♥ 15, 7♠ 21",
    ]


def test_where_the_clipboard_is_closed_the_text_is_there_to_be_copied_by_hand(sheet: Locator) -> None:
    page = sheet.page
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    sheet.get_by_role("button", name="Copy as text").click()
    area = sheet.get_by_role("textbox", name="Your browser does not let the page copy")
    expect(area).to_be_focused()
    text = area.input_value()
    assert "Primiera: 0 – 0 (75 each: nobody scores)" in text
    assert page.evaluate(MARKED) == len(text), "all of it is marked"


def test_on_a_phone_the_heading_and_the_way_on_are_in_sight_at_once(browser: Browser, site: Site) -> None:
    with opened(browser, site, 360, 640) as page:
        sheet = finish(page)
        expect(sheet.get_by_role("heading")).to_be_in_viewport(ratio=1)
        expect(sheet.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
        sheet.get_by_role("button", name="Copy as text").scroll_into_view_if_needed()
        expect(sheet.get_by_role("button", name="Copy as text")).to_be_in_viewport(ratio=1)


def test_a_typed_card_with_two_captures_is_answered_by_both(page: Page) -> None:
    seat = sit_down(page)
    before = seat.seq
    page.keyboard.press("/")
    page.locator("#typed").fill("7h")
    page.keyboard.press("Enter")
    said = page.locator("#say")
    expect(said).to_contain_text(re.compile("take .?seven of clubs.? with the .?seven of hearts"))
    expect(said).to_contain_text(re.compile("take .?seven of spades.? with the .?seven of hearts"))
    assert page.locator("#alert").inner_text() == ""
    assert "7Hx7C; 7Hx7S" in seat.prompt.replace("\u2068", "").replace("\u2069", "")
    assert seat.seq == before
