"""The table of Cicera: a deal by mouse, keys, text and roles, its bonuses, and that a crowd of cards fits."""

from __future__ import annotations

import json
import re
from typing import ClassVar

from playwright.sync_api import Locator, Page, expect

from tests.e2e.crowd import Crowd, Message, pack
from tests.e2e.seat import Seat
from tests.e2e.test_four import CARDS, ISOLATES, LEAST, overlaps
from tests.e2e.test_layout import SCROLLS

NUMBERS = "A23456789T"
HAND_SIZE = 12
SAYS = r"""(words) =>
  document.getElementById("say").textContent.replace(/[\u2068\u2069]/g, "").includes(words)
"""


class CiceraCrowd(Crowd):
    """A crowded table of Cicera: courts have no number, and the last card was just placed."""

    slug = "cicera"
    options: ClassVar[dict[str, str]] = {}
    names = ("", "Mella", "Chiese", "Serio")
    deck: ClassVar[list[str]] = pack("A23456789TJNK", "BCDS")
    values: ClassVar[dict[str, int]] = {rank: value for value, rank in enumerate(NUMBERS, start=1)}
    match: ClassVar[Message] = {"scores": [0, 0], "target": None, "deals": 1, "deal": 1}
    special: ClassVar[Message] = {
        "piles": [
            {
                "cards": 12,
                "bonuses": 3,
                "made": [{"item": "scua", "count": 1}, {"item": "picada", "count": 2}],
            },
            {"cards": 6, "bonuses": 0, "made": []},
        ],
        "placed": "5S",
    }


def sit_down(page: Page) -> Seat:
    """Opens a table of Cicera with casual players."""
    page.goto("/en/games/cicera/")
    page.locator("label[for=level-casual]").click()
    page.locator("#play").click()
    seat = Seat(page)
    seat.hand.first.wait_for()
    seat.rest()
    return seat


def row(sheet: Locator, name: str) -> Locator:
    """A row of the score sheet."""
    return sheet.locator("tr", has=sheet.page.get_by_role("rowheader", name=name, exact=True))


def test_a_deal_is_played_with_the_mouse(sized: Page) -> None:
    seat = sit_down(sized)
    assert seat.hand.count() == HAND_SIZE
    for _ in range(HAND_SIZE):
        seat.tap(seat.hand.first)
        assert sized.evaluate(SCROLLS) == [False, False]
        cards = [card for card in sized.evaluate(CARDS) if card["zone"] == "table"]
        assert overlaps(cards) == 0
        assert all(card["right"] - card["left"] >= LEAST for card in cards)
        before = seat.seq
        seat.tap(seat.hand.first)
        seat.acknowledged(before)
        seat.rest()
    sheet = sized.locator("dialog[open]")
    rows = sheet.locator("tbody th").all_inner_texts()
    assert rows == [
        "Cards",
        "Swords",
        "La Mata",
        "Ten of coins",
        "Jack of cups",
        "Napula",
        "Scuas",
        "Picadas",
        "Simili",
        "Quadriglias",
    ]
    expect(row(sheet, "Cards").locator("summary")).to_be_visible()
    row(sheet, "Cards").locator("summary").click()
    assert row(sheet, "Cards").locator(".card-name").count() == 52


def test_a_deal_is_played_by_keys_only(page: Page) -> None:
    seat = sit_down(page)
    page.keyboard.press("ArrowDown")
    for number in range(HAND_SIZE):
        before = seat.seq
        page.keyboard.press("Enter")
        page.wait_for_selector("ul[data-zone^=seat-] [aria-pressed=true]")
        if number % 2:
            page.keyboard.press("p")
        page.keyboard.press("Enter")
        seat.acknowledged(before)
        seat.rest()
    page.wait_for_selector("dialog[open]")


def test_a_deal_is_played_by_typed_text(page: Page) -> None:
    seat = sit_down(page)
    page.keyboard.press("/")
    for _ in range(HAND_SIZE):
        before = seat.seq
        (card, *_) = seat.cards(seat.hand)
        page.keyboard.insert_text(card.lower())
        page.keyboard.press("Enter")
        seat.acknowledged(before)
        seat.rest()
    page.wait_for_selector("dialog[open]")


def test_a_deal_is_played_by_roles_and_names(page: Page) -> None:
    seat = sit_down(page)
    for left in range(HAND_SIZE, 0, -1):
        before = seat.seq
        hand = page.get_by_role("list", name=re.compile(r"^Your hand"))
        expect(hand.get_by_role("button")).to_have_count(left)
        hand.get_by_role("button").first.click()
        page.get_by_role("button", name=re.compile(r"^(Take|Place the) .*Enter$")).click()
        seat.acknowledged(before)
        seat.rest()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_twelve_cards_in_hand_and_twenty_on_the_table_fit(sized: Page) -> None:
    CiceraCrowd(HAND_SIZE, 20, listed=False).open(sized)
    cards = sized.evaluate(CARDS)
    assert len(cards) == HAND_SIZE + 20
    assert overlaps(cards) == 0
    assert min(card["right"] - card["left"] for card in cards) >= LEAST
    size = sized.viewport_size
    assert size is not None
    assert all(card["left"] >= 0 and card["right"] <= size["width"] for card in cards)
    assert all(card["top"] >= 0 and card["bottom"] <= size["height"] for card in cards)
    assert sized.evaluate(SCROLLS) == [False, False]


def test_the_card_that_a_picada_would_take_is_marked(page: Page) -> None:
    CiceraCrowd(HAND_SIZE, 20, listed=False).open(page)
    marked = page.locator("[data-zone=table] li.fresh button")
    expect(marked).to_have_accessible_name("five of swords")
    expect(marked).to_have_accessible_description("just placed")


def test_a_card_may_be_placed_although_it_could_take(page: Page) -> None:
    crowd = CiceraCrowd(HAND_SIZE, 4)
    crowd.table = ["7B", "3C", "4D", "KS"]
    crowd.hand = ["7S", "KB"]
    crowd.open(page)
    seat = Seat(page)
    seat.tap(seat.hand.first)
    place, capture = page.locator(".ticket", has_text="Place only"), page.locator(".ticket").first
    expect(capture).to_have_attribute("aria-pressed", "true")
    heights = [box["height"] for ticket in (place, capture) if (box := ticket.bounding_box())]
    assert heights[0] == heights[1]
    seat.tap(place)
    expect(page.locator(".prompt .main")).to_have_text("Place only")
    seat.tap(seat.hand.first)
    page.wait_for_selector("[data-stage=sending]")
    assert crowd.played == ["7S"]


def test_bonuses_are_told_by_kind_on_the_pile_in_the_tally_and_aloud(page: Page) -> None:
    CiceraCrowd(HAND_SIZE, 4).open(page)
    assert "1 scua, 2 picadas" in page.locator(".won").last.inner_text().translate(ISOLATES)
    tally = page.locator(".rail table")
    told = {}
    for name in ("Scuas", "Picadas"):
        told[name] = tally.locator("tr", has_text=name).locator("td").all_inner_texts()
    assert told == {"Scuas": ["1", "0"], "Picadas": ["2", "0"]}
    expect(page.locator(".rail .score b").first).to_have_text("3")
    page.keyboard.press("s")
    page.wait_for_function(SAYS, arg="We: 12 cards, 1 scua, 2 picadas")


def test_a_bonus_is_a_badge_on_the_pile_and_a_word_in_the_log(page: Page) -> None:
    crowd = CiceraCrowd(HAND_SIZE, 4)
    crowd.open(page)
    snatched = {"kind": "played", "seat": 1, "cards": ["5C"], "taken": ["5S"], "bonuses": ["picada"]}
    view = crowd.view() | {"seq": 6, "snapshot": False, "events": [snatched]}
    view["game"] = view["game"] | {"placed": None, "counts": [12, 11, 12, 12]}
    crowd.send(json.dumps(view))
    expect(page.locator(".theirs .badge")).to_have_text("Picada, 1 point")
    expect(page.locator("#log .line").last).to_contain_text("picada +1")
    expect(page.locator(".fresh-mark")).to_have_count(0)
    page.wait_for_function(SAYS, arg="Picada, 1 point")
    page.wait_for_function("() => document.querySelector('.badge') === null")


def test_the_run_of_the_napula_is_shown(page: Page) -> None:
    crowd = CiceraCrowd(HAND_SIZE, 4)
    crowd.open(page)
    run = {
        "item": "napula",
        "counts": [4, 0],
        "cards": [["AS", "2S", "3S", "4S"], []],
        "values": [[], []],
        "points": [4, 0],
    }
    scores = {"scores": [7, 3], "match_scores": [7, 3]}
    view = crowd.view() | {"seq": 6, "phase": "finished", "legal": [], "legal_count": 0}
    view["game"] = view["game"] | {"turn": None, "sheet": [run]}
    view["outcome"] = {"winner": 0, **scores, "match_over": True, "match_winner": 0}
    crowd.send(json.dumps(view))
    sheet = page.locator("dialog[open]")
    assert sheet.locator("h2").inner_text().translate(ISOLATES) == "We win, 7 to 3"
    expect(row(sheet, "Napula").locator("figure")).to_have_count(1)
    assert row(sheet, "Napula").locator("figure .vh").all_inner_texts() == [
        "ace of swords",
        "two of swords",
        "three of swords",
        "four of swords",
    ]
