"""The page that checks a play: cards are tapped, words are typed, and the answer follows at once."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.e2e.conftest import PATIENCE, opened
from tests.e2e.serving import Site

FOLLOW = "games/shengji/follow"
QUESTION = f"{FOLLOW}?trump=H&lead=9S%2B9S%2BTS%2BTS&hand=4S%2B8S%2B8S%2BKS%2BAS%2B6D"


def packed(page: Page, card: str) -> Locator:
    return page.locator(f"[data-key='tap-{card}']")


def tried(page: Page, name: str) -> Locator:
    return page.locator(".tried").get_by_role("button", name=name, exact=True)


def test_a_lead_and_a_hand_are_tapped_and_a_play_is_tried(page: Page) -> None:
    page.goto(f"/en/{FOLLOW}")
    page.get_by_label("Trumps").select_option("hearts")
    for card in ("9S", "9S", "TS", "TS"):
        packed(page, card).click()
    expect(page.locator("#lead")).to_have_value("9S+9S+TS+TS")
    page.get_by_role("radio", name=re.compile("Hand")).check()
    for card in ("8S", "8S", "4S", "KS", "AS"):
        packed(page, card).click()
    expect(page.locator(".told").get_by_text("3 plays are legal")).to_be_visible()
    for name in ("four of spades", "king of spades", "ace of spades"):
        tried(page, name).click()
    expect(page.locator("#say")).to_contain_text("A pair must be played before loose cards: eight of spades")
    tried(page, "four of spades").click()
    for _ in range(2):
        page.locator(".tried [aria-pressed=false]").get_by_text("eight of spades").first.locator("..").click()
    expect(page.locator(".told .verdict")).to_contain_text("Legal: 2 × eight of spades")
    assert page.url.endswith("follow?trump=H&lead=9S+9S+TS+TS&hand=4S+8S+8S+KS+AS&play=8S+8S+KS+AS&to=hand")


def test_fast_taps_are_all_counted(page: Page) -> None:
    page.goto(f"/en/{FOLLOW}")
    page.evaluate("""() => {
      for (const card of ["5S", "5S", "6S", "6S"]) {
        document.querySelector(`[data-key="tap-${card}"]`).click();
      }
    }""")
    expect(page.locator("#lead")).to_have_value("5S+5S+6S+6S", timeout=PATIENCE)


def test_on_a_phone_the_answer_in_short_stays_in_sight(browser: Browser, site: Site) -> None:
    with opened(browser, site, 360, 640) as page:
        page.goto(f"/en/{QUESTION}&to=hand")
        packed(page, "QS").click()
        short = page.locator(".told .total")
        expect(short).to_have_text("6 plays are legal")
        expect(packed(page, "QS")).to_be_in_viewport()
        expect(short).to_be_in_viewport(ratio=1)


def test_the_address_shows_the_same_question_again(page: Page) -> None:
    page.goto(f"/en/{QUESTION}&play=4S%2BKS")
    expect(page.locator(".told").get_by_text("3 plays are legal")).to_be_visible()
    expect(page.locator(".tried [aria-pressed=true]")).to_have_count(2)
    page.get_by_role("link", name="Clear all").click()
    expect(page.locator(".told").get_by_text("Choose the cards that were led.")).to_be_visible()


def test_typed_cards_are_answered_with_enter_and_wrong_ones_named(page: Page) -> None:
    page.goto(f"/en/{QUESTION}")
    page.locator("#play").fill("8s 8s ks 6d")
    page.keyboard.press("Enter")
    expect(page.locator("#say")).to_contain_text("these may not be played: six of diamonds")
    page.locator("#lead").fill("9S+1S")
    page.keyboard.press("Enter")
    expect(page.locator("#say")).to_contain_text("No card is called: 1S")
    page.locator("#lead").fill("9S+9S")
    page.keyboard.press("Enter")
    expect(page.locator(".told .total")).to_have_text("One play is legal")


def test_words_typed_while_an_answer_is_under_way_stay_and_are_answered(page: Page) -> None:
    page.goto(f"/en/{QUESTION}")
    held: list[Route] = []
    page.route("**/follow/answer?**", lambda route: held.append(route))
    page.locator("#lead").fill("9S+1S")
    page.keyboard.press("Enter")
    page.locator("#lead").fill("9S+9S")
    page.wait_for_timeout(100)
    assert len(held) == 1, "Enter asks once"
    held[0].continue_()
    page.unroute("**/follow/answer?**")
    expect(page.locator("#say")).to_contain_text("No card is called: 1S")
    expect(page.locator("#lead")).to_have_value("9S+9S")
    expect(page.locator("#lead")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".told .total")).to_have_text("One play is legal")


def test_the_keyboard_keeps_its_place(page: Page) -> None:
    page.goto(f"/en/{QUESTION}")
    page.locator("[data-key='pick-KS-4']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-key='pick-KS-4']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-key='pick-KS-4']")).to_be_focused()
    expect(page.locator("#say")).to_contain_text("1 of 4 chosen")
    packed(page, "QH").focus()
    page.keyboard.press("Space")
    expect(page.locator(".told").get_by_text("These cards belong to different suits")).to_be_visible()
    expect(packed(page, "QH")).to_be_focused()


def test_the_reason_leads_to_its_paragraph(page: Page) -> None:
    page.goto(f"/en/{QUESTION}&play=4S%2BKS%2BAS")
    page.locator(".told .refused").get_by_role("link", name="Read the rule").click()
    page.wait_for_url("**/en/games/shengji/rules#shengji-pairs-first")


def test_everything_works_without_scripts(browser: Browser, site: Site) -> None:
    with opened(browser, site, 360, 640, java_script_enabled=False) as page:
        page.goto(f"/zh-hans/{FOLLOW}")
        packed(page, "9S").click()
        expect(page.locator("#lead")).to_have_value("9S")
        page.locator("#to-hand").check()
        packed(page, "4S").click()
        expect(page.locator(".tried button")).to_have_count(1)
        page.locator(".tried button").click()
        assert page.url.endswith("/zh-hans/games/shengji/follow?lead=9S&hand=4S&play=4S&to=hand")
        expect(page.locator(".verdict")).to_be_visible()
