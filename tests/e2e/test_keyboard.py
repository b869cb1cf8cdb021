"""A deal by keyboard alone: no pointer ever touches the page."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.seat import Seat
from tools.scenes import SUM, UNPICTURED, seated, show

ON_FORM = "() => document.activeElement?.closest('form')?.action.endsWith('/tables') ?? false"
SHADOW = "element => getComputedStyle(element).boxShadow"
FOCUSED = "() => document.activeElement?.getAttribute('aria-label') ?? ''"


def sit_down_by_keys(page: Page) -> Seat:
    """Opens a table with Tab and Enter."""
    page.goto("/en/games/scopa/")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(
            "() => document.activeElement?.closest('form')?.action.endsWith('/tables') ?? false"
        ):
            break
    page.keyboard.press("Enter")
    seat = Seat(page)
    seat.hand.first.wait_for()
    seat.rest()
    return seat


def test_a_deal_is_played_by_keys_only(page: Page) -> None:
    seat = sit_down_by_keys(page)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement?.closest('ul[data-zone^=seat-]') !== null"):
            break
    for number in range(18):
        before = seat.seq
        if number % 3 == 0:
            page.keyboard.press("ArrowRight")
        assert page.evaluate(FOCUSED) in names(seat), "focus stays in the hand from card to card"
        page.keyboard.press("Enter")
        page.wait_for_selector("ul[data-zone^=seat-] [aria-pressed=true]")
        if page.locator(".ticket").count() > 2:
            page.keyboard.press("2")
            page.keyboard.press("c")
        page.keyboard.press("Enter")
        seat.acknowledged(before)
        seat.hurry()
    page.wait_for_selector("dialog[open]")
    assert page.evaluate("() => document.activeElement?.textContent").strip() in ("Next deal", "Play again")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]", state="detached")
    page.wait_for_selector("[data-stage=mine]")
    assert seat.hand.count() == 3


def names(seat: Seat) -> list[str]:
    """The names of the cards in the hand."""
    return [str(name) for name in seat.hand.evaluate_all("all => all.map((card) => card.ariaLabel)")]


@pytest.mark.parametrize(
    ("key", "heard"),
    [
        ("t", "On the table: "),
        ("y", "Your hand: "),
        ("l", "Nothing has been taken yet"),
        ("s", "Match: you "),
        ("w", "Your turn: "),
    ],
)
def test_a_key_reads_the_table_aloud(page: Page, key: str, heard: str) -> None:
    # Nobody has played there yet, where in a deal of chance the other player may have taken something.
    seated(page, "en", SUM)
    page.keyboard.press(key)
    page.locator("#say", has_text=heard).wait_for(state="attached")


def test_the_list_of_keys_opens_and_closes(page: Page) -> None:
    seat = Seat(page)
    seat.sit_down(level="casual")
    page.keyboard.press("?")
    page.locator("dialog[open]", has_text="Keys").wait_for()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    seat.play()


def test_escape_drops_the_pick(page: Page) -> None:
    seat = Seat(page)
    seat.sit_down(level="casual")
    seat.tap(seat.hand.first)
    assert page.locator("[aria-pressed=true]").count() >= 1
    page.keyboard.press("Escape")
    assert seat.hand.first.get_attribute("aria-pressed") == "false"


def test_a_play_can_be_typed(page: Page) -> None:
    heard: list[Any] = []
    page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))
    )
    seat = Seat(page)
    seat.sit_down(level="casual")
    before = seat.seq
    held = seat.cards(seat.hand)
    action = next(message["legal"] for message in reversed(heard) if message["type"] == "view")[0]["action"]
    page.keyboard.press("/")
    page.keyboard.type("please")
    page.keyboard.press("Enter")
    page.locator("#say", has_text="That is not a play").wait_for(state="attached")
    page.keyboard.type(action.lower().replace("x", " x ").replace("+", " "))
    page.keyboard.press("Enter")
    seat.acknowledged(before)
    seat.hurry()
    assert set(seat.cards(seat.hand)) == set(held) - {action[:2]}


def test_the_focus_is_seen_on_a_pile_that_holds_cards(page: Page) -> None:
    show(page, next(screen for screen in UNPICTURED if screen.name == "table-last"))
    pile = page.locator(".mine .pile:not(.empty)")
    plain = pile.evaluate(SHADOW)
    pile.focus()
    assert pile.evaluate(SHADOW) != plain
