"""A deal is played to its end by fingers, by typed text and by roles and names alone; settings are heeded."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.accessibility import faults
from tests.e2e.conftest import opened, settle
from tests.e2e.seat import Seat
from tests.e2e.serving import Site

DECISIONS = 18


def test_a_deal_is_played_by_touch(phone: Page) -> None:
    seat = Seat(phone)
    seat.sit_down(level="casual")
    for _ in range(DECISIONS):
        before = seat.seq
        seat.hand.first.tap()
        phone.wait_for_selector("ul[data-zone^=seat-] [aria-pressed=true]")
        phone.locator(".dock .key").tap()
        seat.acknowledged(before)
        seat.rest()
    phone.locator("dialog[open] .key").tap()
    phone.wait_for_selector("dialog[open]", state="detached")


def test_a_deal_is_played_by_typed_text(page: Page) -> None:
    views: list[Any] = []

    def heard(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "view":
            views.append(message)

    page.on("websocket", lambda socket: socket.on("framereceived", heard))
    seat = Seat(page)
    seat.sit_down(level="casual")
    page.keyboard.press("/")
    field = page.locator("#typed")
    for _ in range(DECISIONS):
        before = seat.seq
        action = views[-1]["legal"][0]["action"]
        field.fill(action.lower().replace("x", " x ").replace("+", " "))
        field.press("Enter")
        seat.acknowledged(before)
        page.wait_for_selector("[data-stage=mine], [data-stage=over]")
    page.wait_for_selector("dialog[open]")


def test_a_deal_is_played_by_roles_and_names(page: Page) -> None:
    seat = Seat(page)
    seat.sit_down(level="casual")
    hand = page.get_by_role("list", name="Your hand")
    for number in range(DECISIONS):
        before = seat.seq
        card = hand.get_by_role("button").first
        card.focus()
        card.press("Enter")
        page.get_by_role("button", pressed=True).first.wait_for()
        verb = page.get_by_role("button", name="Take").or_(page.get_by_role("button", name="Leave the"))
        verb.last.press("Enter")
        seat.acknowledged(before)
        seat.rest()
        assert page.get_by_role("status").count() == 1, number
    page.get_by_role("dialog", name="Score sheet").get_by_role("button", name="Next deal").press("Enter")
    page.wait_for_selector("[data-stage=mine]")
    assert hand.get_by_role("button").count() == 3


def test_a_card_is_dragged_onto_the_table_and_back_into_the_hand(page: Page) -> None:
    seat = Seat(page)
    seat.sit_down(level="casual")
    before = seat.seq
    card = seat.hand.nth(1).bounding_box()
    cloth = page.locator("[data-zone=table]").bounding_box()
    assert card is not None
    assert cloth is not None
    x, y = card["x"] + card["width"] / 2, card["y"] + card["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y + 5, steps=4)
    page.mouse.up()
    assert seat.seq == before, "a card dropped beside its place goes back"
    card = seat.hand.nth(1).bounding_box()
    assert card is not None
    page.mouse.move(card["x"] + card["width"] / 2, card["y"] + card["height"] / 2)
    page.mouse.down()
    page.mouse.move(cloth["x"] + cloth["width"] / 2, cloth["y"] + cloth["height"] / 2, steps=6)
    page.mouse.up()
    seat.acknowledged(before)
    seat.hurry()
    assert seat.hand.count() == 2


def test_a_change_of_language_keeps_seat_pick_and_log(page: Page) -> None:
    seat = Seat(page)
    seat.sit_down(level="casual")
    seat.play()
    seat.rest()
    seat.tap(seat.hand.nth(1))
    picked = seat.cards(page.locator("ul[data-zone^=seat-] [aria-pressed=true]"))
    lines = page.locator("#log .line").count()
    page.locator("#language").select_option("da")
    page.wait_for_url("**/da/table/**")
    seat.rest()
    page.wait_for_selector("ul[data-zone^=seat-] [aria-pressed=true]")
    assert seat.cards(page.locator("ul[data-zone^=seat-] [aria-pressed=true]")) == picked
    assert page.locator("#log .line").count() == lines
    assert page.locator(".prompt .main").inner_text() != ""
    assert seat.hand.count() == 2


def test_one_tap_plays_where_that_is_wished(page: Page) -> None:
    settle(page, tap="once")
    seat = Seat(page)
    seat.sit_down(level="casual")
    before = seat.seq
    seat.tap(seat.hand.first)
    tickets = page.locator(".ticket:not(.refused)")
    if seat.page.locator("[data-stage=mine]").count() and tickets.count() > 1:
        seat.tap(tickets.first)
    seat.acknowledged(before)


def test_memory_mode_hides_what_the_piles_hold(page: Page) -> None:
    settle(page, memory=True)
    seat = Seat(page)
    seat.sit_down(level="casual")
    seat.play_out(3)
    assert page.locator(".won .count, .won .number").count() == 0
    assert page.locator(".rail td").all_inner_texts() == ["?", "?", "?", "?"]


def test_the_setting_stops_movement_against_the_system(page: Page) -> None:
    settle(page, motion="reduced", pace="normal")
    page.add_init_script(
        "const real = Element.prototype.animate; window.animated = 0;"
        "Element.prototype.animate = function (...given) {"
        " window.animated += 1; return real.apply(this, given); };"
    )
    seat = Seat(page)
    seat.sit_down(level="casual")
    seat.play_out(3)
    assert page.evaluate("window.animated") == 0


@pytest.mark.parametrize("language", ["da", "it", "pl"])
def test_axe_finds_no_fault_at_the_table_in(browser: Browser, site: Site, language: str) -> None:
    with opened(browser, site, bypass_csp=True) as page:
        seat = Seat(page)
        seat.sit_down(level="casual")
        page.locator("#language").select_option(language)
        page.wait_for_url(f"**/{language}/table/**")
        seat.rest()
        seat.tap(seat.hand.first)
        assert faults(page) == []
