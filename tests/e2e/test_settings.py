"""Every setting that concerns the table is heeded there: decks, hands, pace, help, speech and sounds."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from cardavia.art import decks
from cardavia.art.layout import Index
from cardavia.art.palette import Inks
from tests.e2e.conftest import opened, settle
from tests.e2e.seat import Seat
from tests.e2e.serving import Site

DRAWN = """([sprite, card]) => {
  const parsed = new DOMParser().parseFromString(sprite, "image/svg+xml");
  const wanted = document.importNode(parsed.documentElement, true).querySelector(`#card-${card}`);
  const drawn = document.querySelectorAll(`svg:not(#table *) symbol#card-${card}`);
  return drawn.length === 1 && drawn[0].innerHTML === wanted.innerHTML;
}"""
"""Whether a card in the page is drawn as a sprite has it, and drawn once."""

DURATIONS = """
  const real = Element.prototype.animate;
  window.durations = [];
  Element.prototype.animate = function (frames, options) {
    window.durations.push(options.duration);
    return real.call(this, frames, options);
  };"""

SAID = """
  window.said = [];
  addEventListener("DOMContentLoaded", () => {
    const say = document.getElementById("say");
    const note = () => {
      if (say.textContent) window.said.push(say.textContent.replace(/[\\u2068\\u2069]/gu, ""));
    };
    if (say) new MutationObserver(note).observe(say, { childList: true });
  });"""

SOUNDS = """
  window.sounds = [];
  for (const [kind, name] of [[OscillatorNode, "bell"], [AudioBufferSourceNode, "paper"]]) {
    const real = kind.prototype.start;
    kind.prototype.start = function (...given) {
      window.sounds.push(name);
      return real.apply(this, given);
    };
  }"""


@pytest.mark.parametrize(
    ("settings", "sprite"),
    [
        ({"deck": "bresciane-40"}, decks.sprite("bresciane-40")),
        ({"inks": "distinct"}, decks.sprite("milanese", inks=Inks.DISTINCT)),
        ({"index": "big"}, decks.sprite("milanese", index=Index.BIG)),
        (
            {"deck": "bresciane-40", "inks": "distinct", "index": "big"},
            decks.sprite("bresciane-40", inks=Inks.DISTINCT, index=Index.BIG),
        ),
    ],
    ids=["Italian suits", "distinct inks", "big index", "all of them"],
)
def test_cards_are_printed_as_wished(page: Page, settings: dict[str, str], sprite: str) -> None:
    settle(page, **settings)
    seat = Seat(page)
    seat.sit_down(level="casual")
    for card in [*seat.cards(seat.hand), *seat.cards(seat.table)]:
        page.wait_for_function(DRAWN, arg=[sprite, card])


def test_the_deck_is_changed_in_mid_deal_from_another_tab(page: Page) -> None:
    seat = Seat(page)
    seat.sit_down(level="casual")
    held = seat.cards(seat.hand)
    other = page.context.new_page()
    settle(other, deck="bresciane-40")
    page.wait_for_function(DRAWN, arg=[decks.sprite("bresciane-40"), held[0]])
    assert seat.cards(seat.hand) == held
    seat.play()


@pytest.mark.parametrize("size", [(1366, 768), (360, 640)], ids=["laptop", "phone"])
def test_a_left_handed_table_is_the_mirror_of_the_other(
    browser: Browser, site: Site, size: tuple[int, int]
) -> None:
    with opened(browser, site, *size) as page:
        middles: dict[str, dict[str, float]] = {}
        for hand in ("right", "left"):
            settle(page, hand=hand)
            seat = Seat(page)
            seat.sit_down(level="casual")
            middles[hand] = places(page)
    right, left = middles["right"], middles["left"]
    assert right["hand"] < right["pile"]
    assert left["pile"] < left["hand"]
    if size[0] > 1000:
        assert right["cloth"] < right["rail"]
        assert left["rail"] < left["cloth"]
        assert right["stock"] < right["hand"]
        assert left["hand"] < left["stock"]
    else:
        assert right["undo"] < right["hint"]
        assert left["hint"] < left["undo"]


def places(page: Page) -> dict[str, float]:
    """The middles, across the screen, of what a hand reaches for."""
    found = {
        "hand": "ul[data-zone^=seat-]",
        "pile": ".mine .pile",
        "stock": ".stock",
        "cloth": ".cloth",
        "rail": ".rail",
        "undo": ".dock .side >> nth=0",
        "hint": ".dock .side >> nth=1",
    }
    boxes = {name: page.locator(selector).first for name, selector in found.items()}
    shown = {name: box.bounding_box() for name, box in boxes.items() if box.count()}
    return {name: box["x"] + box["width"] / 2 for name, box in shown.items() if box is not None}


@pytest.mark.parametrize(
    ("pace", "durations"),
    [
        ("slow", {270, 330, 375, 450}),
        ("normal", {180, 220, 250, 300}),
        ("fast", {90, 110, 125, 150}),
        ("instant", set[float]()),
    ],
)
def test_cards_travel_at_the_pace_that_is_set(page: Page, pace: str, durations: set[float]) -> None:
    settle(page, pace=pace)
    page.add_init_script(DURATIONS)
    seat = Seat(page)
    seat.sit_down(level="casual")
    seat.play()
    seat.rest()
    seen = set(page.evaluate("window.durations"))
    assert seen <= durations
    assert bool(seen) == bool(durations)


@pytest.fixture
def views(page: Page) -> list[Any]:
    """Every view that the server sends to the page."""
    heard: list[Any] = []

    def listen(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "view":
            heard.append(message)

    page.on("websocket", lambda socket: socket.on("framereceived", listen))
    return heard


def play_to_the_only_card(seat: Seat, views: list[Any]) -> None:
    """Plays until one card with one thing to do is left in the hand; every batch ends with one card."""
    for _ in range(15):
        if len(views[-1]["game"]["hand"]) == 1 and views[-1]["legal_count"] == 1:
            return
        seat.play()
        seat.rest()
    raise AssertionError("no batch ended with one legal play")


def test_the_only_play_is_suggested_and_waits(page: Page, views: list[Any]) -> None:
    settle(page, forced="suggest", pace="instant")
    seat = Seat(page)
    seat.sit_down(level="casual")
    play_to_the_only_card(seat, views)
    expect(seat.hand).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".dock .key")).to_have_attribute("aria-disabled", "false")
    before = seat.seq
    page.wait_for_timeout(1000)
    assert seat.seq == before, "a suggestion is not played"


def test_the_only_play_is_made_by_itself(page: Page, views: list[Any]) -> None:
    settle(page, forced="play", pace="instant")
    seat = Seat(page)
    seat.sit_down(level="casual")
    play_to_the_only_card(seat, views)
    seat.acknowledged(views[-1]["seq"])


OWN = re.compile(r"\bYou place the|\bYour \w+ of \w+ takes")


@pytest.mark.parametrize(
    ("speech", "own", "others"), [("all", True, True), ("results", True, False), ("turn", False, False)]
)
def test_as_much_is_said_as_is_wished(page: Page, speech: str, own: bool, others: bool) -> None:
    settle(page, speech=speech)
    page.add_init_script(SAID)
    seat = Seat(page)
    seat.sit_down(level="casual")
    name = page.locator(".seat .who").first.inner_text().split()[0]
    page.wait_for_function("() => window.said.some((text) => text.includes('Your turn'))")
    page.evaluate("window.said.length = 0")
    seat.play()
    seat.rest()
    page.wait_for_function("() => window.said.some((text) => text.includes('Your turn'))")
    said = ". ".join(page.evaluate("window.said"))
    assert bool(OWN.search(said)) == own
    assert (f"{name} p" in said) == others


@pytest.mark.parametrize(
    ("settings", "heard"),
    [
        ({}, {"bell", "paper"}),
        ({"sound_cards": False}, {"bell"}),
        ({"sound_turn": False}, {"paper"}),
        ({"volume": 0}, set[str]()),
    ],
    ids=["all", "no cards", "no turn", "no volume"],
)
def test_only_wished_sounds_are_made(page: Page, settings: dict[str, Any], heard: set[str]) -> None:
    settle(page, pace="normal", **settings)
    page.add_init_script(SOUNDS)
    seat = Seat(page)
    seat.sit_down(level="casual")
    page.evaluate("window.sounds.length = 0")
    seat.play()
    seat.rest()
    assert set(page.evaluate("window.sounds")) == heard
