"""The table of Ottocento: deals as dealer and not, by mouse, keys, text, roles; seventeen cards that fit."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.conftest import PATIENCE, watch
from tests.e2e.seat import Seat
from tests.e2e.serving import Site
from tests.e2e.test_layout import SCROLLS, SIZES

HAND_SIZE, DEALT = 15, 17
STRIP = 24
"""The least width of a card in the hand that can be seen and tapped, in pixels."""
INDEX = 0.27
"""The share of a card's width that its index takes."""
TRIES = 60

BOXES = """() => [...document.querySelectorAll("ul.hand > li")].map((card) => {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  return { left, right, top, bottom };
})"""
ROWS = ["Sets", "Sequences", "Cards", "Last trick", "Declared", "Matto", "Put aside"]


class TrickSeat(Seat):
    """Plays Ottocento on one page: whatever is asked, with what may be played."""

    def sit_at(self, *, deals: bool) -> None:
        """Opens tables until this seat deals, or does not."""
        self.page.add_init_script("localStorage.setItem('cardavia.settings', '{\"pace\":\"instant\"}')")
        for _ in range(TRIES):
            self.sit_down(level="novice")
            if (self.hand.count() == DEALT) is deals:
                return
        raise AssertionError("nobody deals so often, or so seldom")

    @property
    def free(self) -> Locator:
        """The buttons of the cards that may be played."""
        return self.page.locator("ul.hand > li:not(.locked) > button")

    @property
    def decisions(self) -> Locator:
        """The buttons that play no card."""
        return self.page.locator(".answers button, .keys .decision")

    @property
    def key(self) -> Locator:
        """The button that plays what is picked."""
        return self.page.locator(".keys .key")

    def edge(self, target: Locator) -> None:
        """Taps a card where no other one can lie over it: at its left edge."""
        box = target.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + 8, box["y"] + box["height"] / 2)

    def is_over(self) -> bool:
        """Whether the deal is over."""
        return self.page.locator("[data-stage=over]").count() > 0

    def after(self, before: int) -> None:
        """Waits until a play has its answer and the next is asked for."""
        self.acknowledged(before)
        self.rest()


def opened(size: str, browser: Browser, site: Site) -> Iterator[Page]:
    """Yields a page of a size; errors on it fail the test."""
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, base_url=site.url)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    complaints = watch(page)
    yield page
    context.close()
    assert complaints == []


@pytest.fixture(params=SIZES)
def sized(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[Page]:
    """A page of every size."""
    yield from opened(request.param, browser, site)


@pytest.fixture
def phone(browser: Browser, site: Site) -> Iterator[Page]:
    """A page as small as a phone's."""
    yield from opened("phone", browser, site)


def check_hand(page: Page) -> None:
    """Checks that every card can be tapped and its index be read, and that nothing scrolls."""
    assert page.evaluate(SCROLLS) == [False, False]
    size = page.viewport_size
    assert size is not None
    cards = page.evaluate(BOXES)
    for card, after in zip(cards, cards[1:], strict=False):
        is_same_row = abs(after["top"] - card["top"]) < (card["bottom"] - card["top"]) / 2
        seen = after["left"] - card["left"] if is_same_row else card["right"] - card["left"]
        assert seen >= max(STRIP, INDEX * (card["right"] - card["left"]))
        assert is_same_row or after["top"] >= card["bottom"]
    assert all(card["left"] >= 0 and card["right"] <= size["width"] for card in cards)
    assert all(card["bottom"] <= size["height"] for card in cards)


def put_aside(seat: TrickSeat) -> None:
    """Puts the first two cards aside that may be."""
    for place in range(2):
        seat.edge(seat.free.nth(place))
    expect(seat.page.locator(".prompt .main")).to_have_text("Put these two aside?")
    before = seat.seq
    seat.tap(seat.key)
    seat.after(before)


def check_lock(seat: TrickSeat) -> None:
    """Checks that a locked card says why it is, and leads to the rule."""
    page = seat.page
    locked = page.locator("ul.hand > li.locked > button").first
    expect(locked).to_have_accessible_description("Kings and the four tarocchi are never put aside.")
    seat.edge(locked)
    expect(page.locator(".prompt .main")).to_have_text("Kings and the four tarocchi are never put aside.")
    expect(page.locator(".prompt a")).to_have_attribute("href", re.compile("#ottocento-discard-never$"))
    expect(page.locator("ul.hand [aria-pressed=true]")).to_have_count(0)


def check_last_trick(page: Page) -> None:
    """Checks that the last trick is one key away, and gone with the same key."""
    slip = page.get_by_role("group", name="Last trick")
    page.keyboard.press("l")
    expect(slip.locator("li")).to_have_count(4)
    expect(slip.locator("li.winner")).to_have_count(1)
    page.keyboard.press("l")
    expect(slip).to_have_count(0)


def play_out(seat: TrickSeat) -> None:
    """Plays the first card that may be played each time, and declares what there is."""
    while not seat.is_over():
        before = seat.seq
        if seat.decisions.count():
            seat.tap(seat.decisions.first)
        else:
            check_hand(seat.page)
            seat.edge(seat.free.first)
            seat.tap(seat.key)
        seat.after(before)
    rows = seat.page.locator("dialog[open] tbody th")
    expect(rows).to_have_text(ROWS)
    seat.page.locator("dialog[open] .buttons button").first.click()
    check_last_trick(seat.page)


def test_seventeen_cards_fit_and_two_of_them_are_put_aside(sized: Page) -> None:
    seat = TrickSeat(sized, "ottocento")
    seat.sit_at(deals=True)
    while not sized.locator("ul.hand > li.locked").count():
        seat.sit_at(deals=True)
    check_hand(sized)
    check_lock(seat)
    put_aside(seat)
    expect(seat.hand).to_have_count(HAND_SIZE)
    expect(sized.locator(".won", has_text=re.compile("aside"))).to_have_count(1)
    assert sized.evaluate(SCROLLS) == [False, False]


def test_the_dealer_plays_a_deal_with_the_mouse_on_a_phone(phone: Page) -> None:
    seat = TrickSeat(phone, "ottocento")
    seat.sit_at(deals=True)
    put_aside(seat)
    play_out(seat)


def test_a_deal_is_played_with_the_mouse(page: Page) -> None:
    seat = TrickSeat(page, "ottocento")
    seat.sit_at(deals=False)
    play_out(seat)


def test_a_deal_is_played_by_keys_only(page: Page) -> None:
    seat = TrickSeat(page, "ottocento")
    seat.sit_at(deals=False)
    while not seat.is_over():
        before = seat.seq
        if seat.decisions.count():
            page.keyboard.press("2")
        else:
            page.keyboard.press("ArrowDown")
            while page.evaluate("document.activeElement.getAttribute('aria-disabled')") == "true":
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            page.wait_for_selector("ul.hand [aria-pressed=true]")
            page.keyboard.press("Enter")
        seat.after(before)


def test_the_dealer_plays_a_deal_by_typed_text(page: Page) -> None:
    seat = TrickSeat(page, "ottocento")
    seat.sit_at(deals=True)
    page.keyboard.press("/")
    one, other, *_ = seat.cards(seat.free)
    said = f"discard {other.lower()} {one.lower()}"
    while not seat.is_over():
        before = seat.seq
        page.keyboard.insert_text(said)
        page.keyboard.press("Enter")
        seat.after(before)
        if not seat.is_over():
            said = "declare" if seat.decisions.count() else seat.cards(seat.free)[0].lower()


def test_a_deal_is_played_by_roles_and_names(page: Page) -> None:
    seat = TrickSeat(page, "ottocento")
    seat.sit_at(deals=False)
    hand = page.get_by_role("list", name=re.compile(r"^Your hand"))
    played = 0
    while not seat.is_over():
        before = seat.seq
        silence = page.get_by_role("button", name=re.compile(r"^Say nothing"))
        if silence.count():
            expect(page.get_by_role("region", name="Your declaration")).to_be_visible()
            silence.click()
        else:
            expect(hand.get_by_role("button")).to_have_count(HAND_SIZE - played)
            hand.get_by_role("button", disabled=False).first.click(position={"x": 8, "y": 40})
            page.get_by_role("button", name=re.compile(r"^Play .*Enter$")).click()
            played += 1
        seat.after(before)
    assert played == HAND_SIZE
    expect(page.get_by_role("dialog")).to_be_visible()
