"""The table of Shengji: calling, burying and whole deals by mouse, keys, text, roles; 33 cards that fit."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.seat import Seat
from tests.e2e.test_layout import SCROLLS

HAND_SIZE, WITH_KITTY, BURIED = 25, 33, 8
STRIP = 24
"""The least width of a card in the hand that can be seen and tapped, in pixels."""
INDEX = 0.21
"""The share of a card's width that its index takes."""
TRIES = 60
EDGE, UPPER = 8, 14
"""Where a card is tapped, from its left and its upper edge: there no other one lies over it."""

BOXES = """() => [...document.querySelectorAll("ul.hand > li")].map((card) => {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  return { left, right, top, bottom };
})"""


class ShengjiSeat(Seat):
    """Plays Shengji on one page: whatever is asked, with what may be played."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, "shengji")

    def sit_at(self) -> None:
        """Opens a table with the weakest players."""
        self.sit_down(level="novice")

    def become_dealer(self) -> None:
        """Opens tables until a call of this seat, the first of all, makes it the dealer."""
        for _ in range(TRIES):
            self.sit_at()
            calls = self.panel.locator(".ways button")
            is_first = self.panel.locator("li.standing").count() == 0
            if calls.count() == 0 or not is_first:
                continue
            self.press(calls.first)
            self.pass_on()
            if self.hand.count() == WITH_KITTY:
                return
        raise AssertionError("this seat never deals")

    def pass_on(self) -> None:
        """Passes until the calling is over."""
        while self.panel.count():
            before = self.seq
            self.page.keyboard.press("p")
            self.after(before)

    def bury(self) -> None:
        """Buries the last eight cards of the hand."""
        for place in range(WITH_KITTY - BURIED, WITH_KITTY):
            self.edge(self.hand.nth(place))
        self.press(self.key)

    @property
    def panel(self) -> Locator:
        """The ladder of calls."""
        return self.page.get_by_role("region", name="Calling")

    @property
    def free(self) -> Locator:
        """The buttons of the cards that may be picked."""
        return self.page.locator("ul.hand > li:not(.locked):not(.picked) > button")

    @property
    def key(self) -> Locator:
        """The button that plays what is picked."""
        return self.page.locator(".keys .key")

    @property
    def ready(self) -> Locator:
        """The same, once enough is picked."""
        return self.page.locator(".keys .key:not(.idle)")

    def edge(self, target: Locator) -> None:
        """Taps a card where no other one can lie over it."""
        box = target.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + EDGE, box["y"] + UPPER)

    def press(self, target: Locator) -> None:
        """Taps a button and waits for what comes of it."""
        before = self.seq
        self.tap(target)
        self.after(before)

    def is_over(self) -> bool:
        """Whether the deal is over."""
        return self.page.locator("[data-stage=over]").count() > 0

    def after(self, before: int) -> None:
        """Waits until a play has its answer and the next is asked for."""
        self.acknowledged(before)
        self.rest()

    def play_deal(self) -> None:
        """Plays the first cards that may be played each time."""
        while not self.is_over():
            while self.ready.count() == 0:
                self.edge(self.free.first)
            self.press(self.key)
        expect(self.page.locator("dialog[open] .ladder li")).to_have_count(14)


def check_hand(page: Page) -> None:
    """Checks that every card can be tapped and its index be read, and that nothing scrolls."""
    assert page.evaluate(SCROLLS) == [False, False]
    size = page.viewport_size
    assert size is not None
    cards = page.evaluate(BOXES)
    for card, after in zip(cards, cards[1:], strict=False):
        is_same_row = abs(after["top"] - card["top"]) < STRIP
        seen = after["left"] - card["left"] if is_same_row else card["right"] - card["left"]
        assert seen >= max(STRIP, INDEX * (card["right"] - card["left"]))
        assert is_same_row or after["top"] - card["top"] >= 2 * STRIP
    assert all(card["left"] >= 0 and card["right"] <= size["width"] for card in cards)
    assert all(card["bottom"] <= size["height"] for card in cards)


def test_the_ladder_of_calls_says_what_can_be_called_and_why_not(sized: Page) -> None:
    seat = ShengjiSeat(sized)
    seat.sit_at()
    rungs = seat.panel.locator("ol > li")
    expect(rungs).to_have_count(4)
    expect(rungs.locator(".what")).to_have_text(
        ["Two red jokers", "Two black jokers", "Two level cards of one suit", "One level card"]
    )
    for place in range(4):
        is_open = rungs.nth(place).locator(".ways button").count() > 0
        is_told = bool(rungs.nth(place).locator(".why").inner_text().strip())
        assert is_open or is_told
    check_hand(sized)


def test_thirty_three_cards_fit_and_eight_of_them_are_buried(sized: Page) -> None:
    seat = ShengjiSeat(sized)
    seat.become_dealer()
    check_hand(sized)
    for place in range(WITH_KITTY - BURIED, WITH_KITTY - 1):
        seat.edge(seat.hand.nth(place))
    expect(sized.locator(".prompt .main")).to_have_text("Choose 8 to bury: 7 of 8")
    expect(seat.ready).to_have_count(0)
    seat.edge(seat.hand.last)
    expect(sized.locator(".prompt .main")).to_have_text("Choose 8 to bury: 8 of 8")
    seat.press(seat.key)
    expect(seat.hand).to_have_count(HAND_SIZE)
    check_hand(sized)


def test_the_dealer_plays_a_deal_with_the_mouse_on_a_phone(phone: Page) -> None:
    seat = ShengjiSeat(phone)
    seat.become_dealer()
    seat.bury()
    seat.play_deal()


def test_a_deal_is_played_by_keys_only(page: Page) -> None:
    seat = ShengjiSeat(page)
    seat.sit_at()
    seat.pass_on()
    while not seat.is_over():
        before = seat.seq
        if seat.hand.count() == WITH_KITTY:
            page.keyboard.press("ArrowDown")
            for _ in range(BURIED):
                page.keyboard.press("Enter")
                page.keyboard.press("ArrowRight")
            page.keyboard.press("ArrowUp")
        else:
            page.keyboard.press("c")
        page.keyboard.press("ArrowDown")
        seat.key.focus()
        page.keyboard.press("Enter")
        seat.after(before)


def test_a_deal_is_called_and_buried_by_typed_text(page: Page) -> None:
    seat = ShengjiSeat(page)
    seat.become_dealer()
    page.keyboard.press("/")
    said = "bury " + " ".join(card.rstrip("'").lower() for card in seat.cards(seat.hand)[-BURIED:])
    before = seat.seq
    page.keyboard.insert_text(said)
    page.keyboard.press("Enter")
    seat.after(before)
    expect(seat.hand).to_have_count(HAND_SIZE)
    before = seat.seq
    page.keyboard.insert_text(seat.cards(seat.hand)[0].rstrip("'").lower())
    page.keyboard.press("Enter")
    seat.after(before)
    expect(seat.hand).to_have_count(HAND_SIZE - 1)


def test_calls_and_plays_are_found_by_roles_and_names(page: Page) -> None:
    seat = ShengjiSeat(page)
    seat.sit_at()
    before = seat.seq
    seat.panel.get_by_role("button", name=re.compile("^Pass")).click()
    seat.after(before)
    seat.pass_on()
    hand = page.get_by_role("list", name=re.compile(r"^Your hand"))
    expect(hand.get_by_role("button").first).to_be_visible()
    if hand.get_by_role("button").count() == HAND_SIZE:
        page.keyboard.press("c")
        before = seat.seq
        page.get_by_role("button", name=re.compile(r"^Play")).click()
        seat.after(before)
    expect(page.get_by_role("list", name="The trick")).to_be_attached()


def test_a_pair_is_picked_by_two_taps_and_its_shape_changed_by_a_chip(page: Page) -> None:
    seat = ShengjiSeat(page)
    seat.become_dealer()
    seat.bury()
    cards = seat.cards(seat.hand)
    pair = next(place for place, card in enumerate(cards) if f"{card}'" in cards)
    box = seat.hand.nth(pair).bounding_box()
    assert box is not None
    page.mouse.dblclick(box["x"] + EDGE, box["y"] + UPPER)
    expect(page.locator("ul.hand > li.picked")).to_have_count(2)
    page.get_by_role("button", name="single", exact=True).click()
    expect(page.locator("ul.hand > li.picked")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("ul.hand > li.picked")).to_have_count(0)
