"""The table of Shengji: calls, buries and whole deals by mouse, touch, keys, text, roles; cards that fit."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.laying import open_laid
from tests.e2e.seat import Seat
from tests.e2e.serving import Site
from tests.e2e.test_four import ISOLATES
from tests.e2e.test_layout import SCROLLS

HAND_SIZE, WITH_KITTY, BURIED = 25, 33, 8
STRIP = 24
"""The least width of a card in the hand that can be seen and tapped, in pixels."""
INDEX = 0.21
"""The share of a card's width that its index takes."""
EDGE, UPPER = 8, 14
"""Where a card is tapped, from its left and its upper edge: there no other one lies over it."""
MOST_TAPS = 4
LEVELS = 14
"""The levels of a match, and being past them."""

HANDS = (
    "2S 4S 9S JS QS KS 2H 2H 3H 5H 8H TH QH AH 3C 7C JC KC 4D 6D 9D TD KD JB JB",
    "3S 5S 5S 8S TS AS 4H 6H 7H 9H JH KH 4C 5C 8C 9C QC AC 3D 5D 7D 8D JD QD AD",
    "2S 3S 6S 7S 9S QS AS 3H 4H 7H 8H JH KH 3C 5C 6C 8C TC QC AC 2D 3D 6D 8D JR",
    "4S 6S 8S TS JS KS 5H 6H 9H QH AH 2C 2C 4C 6C 9C JC KC 2D 4D 5D 9D JD QD AD",
)
KITTY = "7S TH 7C TC 7D TD KD JR"
FIRST_DEAL: dict[str, Any] = {
    "dealer": 0,
    "first_deal": True,
    "turn": 0,
    "levels": ["2", "2"],
    "level": "2",
    "trump": None,
    "hands": {seat: hand.split() for seat, hand in enumerate(HANDS)},
    "kitty": KITTY.split(),
    "calls": [],
}
"""A first deal before anybody has called: whoever calls first deals."""
CALLED = {**FIRST_DEAL, "dealer": 3, "calls": ["call 2C"]}
"""The same with a call of one level card, which this seat has to outdo."""
BURYING: dict[str, Any] = {
    "dealer": 0,
    "turn": 0,
    "levels": ["2", "6"],
    "level": "2",
    "trump": "H",
    "hands": {
        seat: [*hand.split(), *(KITTY.split() if seat == 0 else [])] for seat, hand in enumerate(HANDS)
    },
    "captured": [0, 0],
    "leader": 0,
}
MANY_PAIRS = "4S 4S 6S 6S 8S 8S KS KS AH 5H TH 5D"
ONE_PAIR = "4S 6S 7S 8S 8S KS AS AH 5H TH 5D KC"
NO_SUIT = "4H 6D 7D 8H 8H KD KC AH 5H TH 5D 7C"
FEW = "4S KS AH 5H TH 5D KC 7C 6D 7D 8H 8H"

BOXES = """() => [...document.querySelectorAll("ul.hand > li")].map((card) => {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  return { left, right, top, bottom };
})"""


def led(hand: str) -> dict[str, Any]:
    """Returns a position in which a tractor of three pairs was led to a hand of twelve cards."""
    others = {
        1: "3S 5S 5S 7S QS QS 7H 9C 8D 8D 9D TD",
        2: "3S AS 7H TH QC AC JD QD 3D 9D KD AD",
        3: "AC 6D 6H 8C TC 5D",
    }
    return {
        "dealer": 3,
        "turn": 0,
        "levels": ["2", "2"],
        "level": "2",
        "trump": "H",
        "hands": {0: hand.split(), **{seat: cards.split() for seat, cards in others.items()}},
        "buried": ["3C", "3C", "4C", "4C", "6C", "6C", "3D", "4D"],
        "captured": [50, 65],
        "tricks": 13,
        "leader": 3,
        "plays": ["9S+9S+TS+TS+JS+JS"],
    }


class ShengjiSeat(Seat):
    """Plays Shengji on one page: whatever is asked, with what may be played."""

    def __init__(self, page: Page, site: Site) -> None:
        super().__init__(page, "shengji")
        self.site = site

    def begin(self, position: dict[str, Any]) -> None:
        """Begins at a position."""
        open_laid(self.page, self.site, "shengji", position)

    @property
    def panel(self) -> Locator:
        """The ladder of calls."""
        return self.page.get_by_role("region", name="Calling")

    @property
    def free(self) -> Locator:
        """The buttons of the cards that may be picked."""
        return self.page.locator("ul.hand > li:not(.locked):not(.picked) > button")

    @property
    def picked(self) -> Locator:
        """The buttons of the cards that are picked."""
        return self.page.locator("ul.hand > li.picked > button")

    @property
    def key(self) -> Locator:
        """The button that plays what is picked."""
        return self.page.locator(".keys .key")

    @property
    def ready(self) -> Locator:
        """The same, once enough is picked."""
        return self.page.locator(".keys .key:not(.idle)")

    @property
    def asked(self) -> str:
        """What is asked now, as a reader sees it."""
        return self.prompt.translate(ISOLATES)

    def at(self, target: Locator) -> tuple[float, float]:
        """Returns where a card is tapped so that no other one can lie over it."""
        box = target.bounding_box()
        assert box is not None
        return box["x"] + EDGE, box["y"] + UPPER

    def edge(self, target: Locator) -> None:
        """Taps a card."""
        self.page.mouse.click(*self.at(target))

    def push(self, target: Locator) -> None:
        """Taps a button."""
        self.tap(target)

    def press(self, target: Locator) -> None:
        """Taps a button and waits for what comes of it."""
        before = self.seq
        self.push(target)
        self.after(before)

    def call(self) -> None:
        """Makes the weakest call there is, and passes afterwards."""
        self.press(self.panel.locator(".ways button").last)
        while self.panel.count():
            self.press(self.page.get_by_role("button", name=re.compile("^Pass")))

    def bury(self) -> None:
        """Buries the last eight cards of the hand."""
        expect(self.hand).to_have_count(WITH_KITTY)
        for place in range(WITH_KITTY - BURIED, WITH_KITTY):
            self.edge(self.hand.nth(place))
        self.press(self.key)
        expect(self.hand).to_have_count(HAND_SIZE)

    def is_over(self) -> bool:
        """Whether the deal is over."""
        return self.page.locator("[data-stage=over]").count() > 0

    def after(self, before: int) -> None:
        """Waits until a play has its answer and the next is asked for."""
        self.acknowledged(before)
        self.rest()

    def suggested(self) -> list[str]:
        """Has the page pick a play by keys, and returns its cards."""
        self.page.keyboard.press("c")
        if self.ready.count() == 0:
            self.page.keyboard.press("1")
        expect(self.ready).to_have_count(1)
        return [card.rstrip("'").lower() for card in self.cards(self.picked)]

    def play_deal(self) -> None:
        """Plays the first cards that may be played each time."""
        while not self.is_over():
            while self.ready.count() == 0:
                self.edge(self.free.first)
            self.press(self.key)
        check_end(self.page)


class FingerSeat(ShengjiSeat):
    """Plays with a finger."""

    def edge(self, target: Locator) -> None:
        """Taps a card."""
        self.page.touchscreen.tap(*self.at(target))

    def push(self, target: Locator) -> None:
        """Taps a button."""
        target.tap()


def check_end(page: Page) -> None:
    """Checks that the sheet tells how the deal ended and where the match stands."""
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("tbody th")).to_have_text(["Points in tricks", "Kitty"])
    expect(sheet.locator(".ladder li")).to_have_count(LEVELS)


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


def test_the_ladder_of_calls_says_what_can_be_called_and_why_not(sized: Page, site: Site) -> None:
    seat = ShengjiSeat(sized, site)
    seat.begin(CALLED)
    rungs = seat.panel.locator("ol > li")
    expect(rungs.locator(".what")).to_have_text(
        ["Two red jokers", "Two black jokers", "Two level cards of one suit", "One level card"]
    )
    assert [rungs.nth(place).locator(".ways button").count() for place in range(4)] == [0, 1, 1, 0]
    expect(rungs.nth(0).locator(".why")).to_have_text("You hold none.")
    expect(rungs.nth(3).locator(".why")).to_contain_text("clubs")
    expect(seat.panel.get_by_role("button", name=re.compile("black joker"))).to_be_visible()
    check_hand(sized)


def test_thirty_three_cards_fit_and_eight_of_them_are_buried(sized: Page, site: Site) -> None:
    seat = ShengjiSeat(sized, site)
    seat.begin(BURYING)
    expect(seat.hand).to_have_count(WITH_KITTY)
    check_hand(sized)
    for place in range(WITH_KITTY - BURIED, WITH_KITTY - 1):
        seat.edge(seat.hand.nth(place))
    assert seat.asked == "Choose 8 to bury: 7 of 8"
    expect(seat.ready).to_have_count(0)
    seat.edge(seat.hand.last)
    expect(seat.ready).to_have_count(1)
    assert seat.asked == "Choose 8 to bury: 8 of 8"
    seat.press(seat.key)
    expect(seat.hand).to_have_count(HAND_SIZE)
    check_hand(sized)


def test_a_deal_is_called_buried_and_played_with_the_mouse(page: Page, site: Site) -> None:
    seat = ShengjiSeat(page, site)
    seat.begin(FIRST_DEAL)
    seat.call()
    seat.bury()
    seat.play_deal()


def test_a_deal_is_called_buried_and_played_with_a_finger(phone: Page, site: Site) -> None:
    seat = FingerSeat(phone, site)
    seat.begin(FIRST_DEAL)
    seat.call()
    seat.bury()
    seat.play_deal()


def test_a_deal_is_called_buried_and_played_by_keys_only(page: Page, site: Site) -> None:
    seat = ShengjiSeat(page, site)
    seat.begin(FIRST_DEAL)
    before = seat.seq
    page.keyboard.press("2")
    seat.after(before)
    while seat.panel.count():
        before = seat.seq
        page.keyboard.press("p")
        seat.after(before)
    page.keyboard.press("ArrowDown")
    for _ in range(BURIED):
        page.keyboard.press("Enter")
        page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")
    while not seat.key.evaluate("key => key === document.activeElement"):
        page.keyboard.press("ArrowUp")
    before = seat.seq
    page.keyboard.press("Enter")
    seat.after(before)
    expect(seat.hand).to_have_count(HAND_SIZE)
    while not seat.is_over():
        seat.suggested()
        page.keyboard.press("ArrowDown")
        while page.evaluate("document.activeElement.getAttribute('aria-pressed')") != "true":
            page.keyboard.press("ArrowRight")
        before = seat.seq
        page.keyboard.press("Enter")
        seat.after(before)
    check_end(page)


def test_a_deal_is_called_buried_and_played_by_typed_text(page: Page, site: Site) -> None:
    seat = ShengjiSeat(page, site)
    seat.begin(FIRST_DEAL)

    def say(text: str) -> None:
        before = seat.seq
        page.keyboard.press("/")
        page.keyboard.insert_text(text)
        page.keyboard.press("Enter")
        seat.after(before)
        if not seat.is_over():
            page.keyboard.press("Escape")

    say("call 2h 2h")
    while seat.panel.count():
        say("pass")
    say("bury 4d 6d 7d 9d 3c 7c 7c jc")
    expect(seat.hand).to_have_count(HAND_SIZE)
    while not seat.is_over():
        say(" ".join(seat.suggested()))
    check_end(page)


def test_a_deal_is_called_buried_and_played_by_roles_and_names(page: Page, site: Site) -> None:
    seat = ShengjiSeat(page, site)
    seat.begin(FIRST_DEAL)
    calling = page.get_by_role("region", name="Calling")

    def press(button: Locator) -> None:
        before = seat.seq
        button.click()
        seat.after(before)

    press(calling.get_by_role("button", name=re.compile("^Call .*two of hearts.*two of hearts")))
    while calling.count():
        press(calling.get_by_role("button", name=re.compile("^Pass")))
    hand = page.get_by_role("list", name=re.compile(r"^Your hand"))
    cards = hand.get_by_role("button")
    expect(cards).to_have_count(WITH_KITTY)
    for name in ("three of clubs", "jack of clubs", "ten of clubs", "four of diamonds", "six of diamonds"):
        hand.get_by_role("button", name=name, exact=True).first.click(position={"x": EDGE, "y": UPPER})
    for place in range(3):
        named = hand.get_by_role("button", name=re.compile("^(seven|nine) of (diamonds|clubs)$"))
        named.nth(place).click(position={"x": EDGE, "y": UPPER})
    press(page.get_by_role("button", name="Bury these 8 cards"))
    expect(cards).to_have_count(HAND_SIZE)
    while not seat.is_over():
        play = page.get_by_role("button", name=re.compile(r"^Play"))
        while play.count() == 0:
            free = hand.get_by_role("button", disabled=False, pressed=False)
            free.first.click(position={"x": EDGE, "y": UPPER})
        expect(page.get_by_role("list", name="The trick")).to_be_attached()
        press(play)
    check_end(page)


@pytest.mark.parametrize("hand", [MANY_PAIRS, ONE_PAIR, FEW, NO_SUIT])
def test_a_tractor_of_three_pairs_is_followed_with_at_most_four_taps(
    hand: str, phone: Page, site: Site
) -> None:
    seat = FingerSeat(phone, site)
    seat.begin(led(hand))
    taps, fill = 1, phone.get_by_role("button", name="Without points")
    if hand != MANY_PAIRS:
        seat.push(fill)
        taps += 1
    while seat.ready.count() == 0:
        seat.edge(seat.free.last)
        taps += 1
    assert taps <= MOST_TAPS
    expect(seat.picked).to_have_count(6)
    seat.press(seat.key)
    expect(seat.hand).to_have_count(6)


def test_what_has_to_be_played_is_locked_and_says_why(page: Page, site: Site) -> None:
    seat = ShengjiSeat(page, site)
    seat.begin(led(ONE_PAIR))
    assert [card.rstrip("'") for card in seat.cards(seat.picked)] == ["8S", "8S"]
    seat.edge(seat.picked.first)
    expect(seat.picked).to_have_count(2)
    expect(page.locator(".prompt a")).to_have_attribute("href", re.compile("#shengji-"))


def test_a_pair_is_picked_by_two_taps_and_its_shape_changed_by_a_chip(page: Page, site: Site) -> None:
    seat = ShengjiSeat(page, site)
    seat.begin({**BURYING, "hands": FIRST_DEAL["hands"], "buried": KITTY.split()})
    page.mouse.dblclick(*seat.at(seat.hand.first))
    assert [card.rstrip("'") for card in seat.cards(seat.picked)] == ["JB", "JB"]
    page.get_by_role("button", name=re.compile("^tractor of .*2.* pairs$")).click()
    assert [card.rstrip("'") for card in seat.cards(seat.picked)] == ["JB", "JB", "2H", "2H"]
    page.get_by_role("button", name="single", exact=True).click()
    expect(seat.picked).to_have_count(1)
    page.keyboard.press("Escape")
    expect(seat.picked).to_have_count(0)
