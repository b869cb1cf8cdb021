"""The table of four: who sits where, that everything fits, and how one of very many captures is picked."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.accessibility import faults
from tests.e2e.conftest import SIZES, opened, settle
from tests.e2e.crowd import Crowd
from tests.e2e.seat import Seat
from tests.e2e.serving import Site
from tests.e2e.test_layout import SCROLLS

LEAST = 40
"""Pixels below which no card may be narrowed."""
CARDS = """() => [...document.querySelectorAll("ul[data-zone] button")].map((card) => {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  return { left, right, top, bottom, zone: card.closest("ul").dataset.zone };
})"""
CHIPS = r"""() => [...document.querySelectorAll(".seat .chip")].map((chip) => {
  const { left, right, top, height } = chip.getBoundingClientRect();
  return { left, right, top, height, text: chip.textContent.replace(/[\u2068\u2069]/g, "") };
})"""

ISOLATES = dict.fromkeys(map(ord, "\u2068\u2069"))
"""Marks around values, which no reader sees."""


def sit_down(page: Page, variant: str) -> Seat:
    """Opens a table of four against casual players."""
    page.goto("/en/games/scopa/")
    page.locator("label[for=level-casual]").click()
    page.locator(".house-rules summary").click()
    page.locator("[name=variant]").select_option(variant)
    page.locator("#play").click()
    seat = Seat(page)
    seat.hand.first.wait_for()
    seat.rest()
    return seat


def overlaps(cards: list[dict[str, Any]]) -> int:
    """Counts pairs of cards that lie over each other."""
    return sum(
        one["left"] < other["right"] - 1
        and other["left"] < one["right"] - 1
        and one["top"] < other["bottom"] - 1
        and other["top"] < one["bottom"] - 1
        for index, one in enumerate(cards)
        for other in cards[index + 1 :]
    )


@pytest.mark.parametrize(("hand", "table"), [(12, 20), (10, 4), (9, 12), (6, 27)])
def test_twelve_cards_in_hand_and_twenty_on_the_table_fit(sized: Page, hand: int, table: int) -> None:
    Crowd(hand, table, listed=False).open(sized)
    cards = sized.evaluate(CARDS)
    assert len(cards) == hand + table
    assert overlaps(cards) == 0
    assert min(card["right"] - card["left"] for card in cards) >= LEAST
    size = sized.viewport_size
    assert size is not None
    assert all(card["left"] >= 0 and card["right"] <= size["width"] for card in cards)
    assert all(card["top"] >= 0 and card["bottom"] <= size["height"] for card in cards)
    assert sized.evaluate(SCROLLS) == [False, False]


def test_on_a_phone_a_hand_of_twelve_lies_in_two_rows_of_six(sized: Page) -> None:
    Crowd(12, 20, listed=False).open(sized)
    tops = [round(card["top"]) for card in sized.evaluate(CARDS) if card["zone"] == "seat-0"]
    rows = [tops.count(top) for top in sorted(set(tops))]
    size = sized.viewport_size
    assert size is not None
    assert rows == ([6, 6] if size["width"] == 360 else [12])


def test_the_partner_sits_opposite_and_the_next_player_at_the_right(sized: Page) -> None:
    Crowd(12, 20, listed=False).open(sized)
    left, partner, right = sized.evaluate(CHIPS)
    assert left["right"] < partner["left"] < partner["right"] < right["left"]
    assert "Olona" in left["text"]
    assert "dealer" in left["text"]
    assert "left, AI, Master · 12 cards" in left["text"].replace("dealer, ", "")
    assert "partner, AI, Master · 12 cards" in partner["text"]
    assert "took last" in partner["text"]
    assert "right, AI, Master · 12 cards" in right["text"]


def test_a_capture_is_gathered_card_by_card_where_the_list_is_too_long_to_send(sized: Page) -> None:
    crowd = Crowd(12, 20, listed=False)
    crowd.open(sized)
    seat = Seat(sized)
    seat.tap(seat.hand.last)
    expect(sized.locator(".ticket")).to_have_count(6)
    expect(sized.locator(".ticket").last).to_have_accessible_name("Leave it leave it on the table")
    for name in ("five of diamonds", "four of diamonds"):
        seat.tap(sized.get_by_role("button", name=name, exact=True))
    expect(sized.locator(".prompt .main")).to_have_text("5 + 4 = 9")
    expect(sized.locator(".possible:not(.chosen)")).to_have_count(4)
    seat.tap(sized.get_by_role("button", name="ace of hearts", exact=True))
    expect(sized.locator(".prompt .main")).to_have_text("A + 4 + 5 = 10")
    assert crowd.played == []
    seat.tap(seat.hand.last)
    sized.wait_for_selector("[data-stage=sending]")
    (played,) = crowd.played
    card, _, taken = played.partition("x")
    assert card == "KS"
    assert sorted(taken.split("+")) == ["4D", "5D", "AH"]


def test_leaving_the_card_is_chosen_by_its_ticket_or_its_key(page: Page) -> None:
    crowd = Crowd(12, 20, listed=False)
    crowd.open(page)
    seat = Seat(page)
    seat.tap(seat.hand.last)
    expect(page.locator(".ticket")).to_have_count(6)
    page.keyboard.press("p")
    expect(page.locator(".ticket").last).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-stage=sending]")
    assert crowd.played == ["KS"]


def test_a_deal_of_scopone_is_played_with_the_mouse(sized: Page) -> None:
    if sized.viewport_size == {"width": 1366, "height": 768}:
        settle(sized, pace="normal")
    seat = sit_down(sized, "scopone")
    assert seat.hand.count() == 9
    for _ in range(9):
        # Movement runs to its end here: Space, which ends it, picks the focused card once nothing moves.
        seat.hand.first.click()
        expect(seat.hand.first).to_have_attribute("aria-pressed", "true")
        assert sized.evaluate(SCROLLS) == [False, False]
        assert overlaps([card for card in sized.evaluate(CARDS) if card["zone"] == "table"]) == 0
        before = seat.seq
        seat.hand.first.click()
        seat.acknowledged(before)
        seat.rest()
    sheet = sized.locator("dialog[open]")
    expect(sheet.get_by_role("columnheader", name="We")).to_be_visible()
    expect(sheet.get_by_role("columnheader", name="They")).to_be_visible()
    expect(sheet.locator("h2")).to_contain_text("we")


def test_a_deal_of_scopone_is_played_by_keys_only(page: Page) -> None:
    seat = sit_down(page, "scopone_scientifico")
    page.keyboard.press("ArrowDown")
    for _ in range(10):
        before = seat.seq
        page.keyboard.press("Enter")
        page.wait_for_selector("ul[data-zone^=seat-] [aria-pressed=true]")
        page.keyboard.press("c")
        page.keyboard.press("Enter")
        seat.acknowledged(before)
        seat.hurry()
    page.wait_for_selector("dialog[open]")


def test_the_log_and_the_speech_say_where_a_player_sits(page: Page) -> None:
    seat = sit_down(page, "scopone_scientifico")
    seat.play()
    seat.hurry()
    who = page.locator("#log .line .who").all_inner_texts()[-4:]
    places = [name.translate(ISOLATES).partition("(")[2] for name in who]
    assert places == ["", "right)", "partner)", "left)"]
    page.keyboard.press("s")
    page.locator("#say", has_text="Match: we ").wait_for(state="attached")


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_axe_finds_no_fault_at_a_crowded_table(browser: Browser, site: Site, size: str) -> None:
    with opened(browser, site, *SIZES[size], bypass_csp=True) as page:
        Crowd(12, 20, listed=False).open(page)
        seat = Seat(page)
        seat.tap(seat.hand.last)
        expect(page.locator(".ticket")).to_have_count(6)
        assert faults(page) == []
