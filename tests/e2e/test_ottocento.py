"""The table of Ottocento: deals as dealer and not, by mouse, keys, text, roles; seventeen cards that fit."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from cardavia.games.examples import examples
from tests.e2e.laying import open_laid
from tests.e2e.seat import Seat
from tests.e2e.serving import Site
from tests.e2e.test_four import ISOLATES
from tests.e2e.test_layout import SCROLLS

HAND_SIZE, DEALT = 15, 17
WIDE = 1000
"""Pixels from which on the score has a place of its own."""
STRIP = 24
"""The least width of a card in the hand that can be seen and tapped, in pixels."""
INDEX = 0.27
"""The share of a card's width that its index takes."""
DEALER, LEADER = "discard", "declare"
"""Examples that begin a deal: as dealer, and as who leads first."""

BOXES = """() => [...document.querySelectorAll("ul.hand > li")].map((card) => {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  return { left, right, top, bottom };
})"""
KINDS = ["Tarocchi", "Kings", "Grande", "Swords", "Cups"]
ROWS = ["Sets", "Sequences", "Cards", "Last trick", "Declared", "Matto", "Put aside"]


class TrickSeat(Seat):
    """Plays Ottocento on one page: whatever is asked, with what may be played."""

    def __init__(self, page: Page, site: Site) -> None:
        super().__init__(page, "ottocento")
        self.site = site

    def begin(self, example: str) -> None:
        """Begins at an example of the rules page, against the weakest players."""
        begun = examples("ottocento")[f"ottocento-example-{example}"]
        open_laid(self.page, self.site, "ottocento", begun.position, begun.options)

    @property
    def free(self) -> Locator:
        """The buttons of the cards that may be played."""
        return self.page.locator("ul.hand > li:not(.locked) > button")

    @property
    def decisions(self) -> Locator:
        """The buttons that answer a question of the game; a claim of the rest is none."""
        found = self.page.locator(".answers button, .keys .decision")
        return found.filter(has_not_text="Claim the rest")

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
    seat.page.get_by_role("button", name="Look at the table").click()
    check_last_trick(seat.page)


def test_seventeen_cards_fit_and_two_of_them_are_put_aside(sized: Page, site: Site) -> None:
    seat = TrickSeat(sized, site)
    seat.begin(DEALER)
    expect(seat.hand).to_have_count(DEALT)
    check_hand(sized)
    check_lock(seat)
    put_aside(seat)
    expect(seat.hand).to_have_count(HAND_SIZE)
    expect(sized.locator(".won", has_text=re.compile("aside"))).to_have_count(1)
    assert sized.evaluate(SCROLLS) == [False, False]


def test_the_dealer_plays_a_deal_with_the_mouse_on_a_phone(phone: Page, site: Site) -> None:
    seat = TrickSeat(phone, site)
    seat.begin(DEALER)
    put_aside(seat)
    play_out(seat)


def test_a_deal_is_played_with_the_mouse(page: Page, site: Site) -> None:
    seat = TrickSeat(page, site)
    seat.begin(LEADER)
    play_out(seat)


def test_a_deal_is_played_by_keys_only(page: Page, site: Site) -> None:
    seat = TrickSeat(page, site)
    seat.begin(LEADER)
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


def test_the_dealer_plays_a_deal_by_typed_text(page: Page, site: Site) -> None:
    seat = TrickSeat(page, site)
    seat.begin(DEALER)
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


def test_a_deal_is_played_by_roles_and_names(page: Page, site: Site) -> None:
    seat = TrickSeat(page, site)
    seat.begin(LEADER)
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


def test_the_declaration_names_its_cards_and_what_becomes_public(sized: Page, site: Site) -> None:
    seat = TrickSeat(sized, site)
    seat.begin(LEADER)
    panel = sized.get_by_role("region", name="Your declaration")
    assert [title.strip() for title in panel.locator("h3").all_inner_texts()] == KINDS
    assert panel.locator("li > b").all_inner_texts() == ["18", "17", "10", "15", "10"]
    assert panel.locator(".total b").inner_text() == "105"
    public = panel.locator(".note").inner_text().translate(ISOLATES)
    assert public.startswith("These 9 cards become public and stay in your hand. The other 6 stay hidden.")
    box = panel.bounding_box()
    size = sized.viewport_size
    assert box is not None
    assert size is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size["height"]
    assert sized.evaluate(SCROLLS) == [False, False]
    before = seat.seq
    seat.tap(seat.decisions.first)
    seat.after(before)
    expect(sized.locator(".pill" if size["width"] < WIDE else ".rail .score.own b")).to_contain_text("105")


def test_the_last_of_two_moors_is_marked(page: Page, site: Site) -> None:
    seat = TrickSeat(page, site)
    seat.begin("moors")
    lying = page.get_by_role("list", name="The trick").locator("li")
    expect(lying).to_have_count(3)
    expect(lying.nth(2)).to_contain_text("ahead")
    before = seat.seq
    seat.edge(page.locator("ul.hand li", has=page.locator("[data-card=M2]")))
    seat.tap(seat.key)
    seat.after(before)
    expect(page.locator("#log .bonus").first).to_have_text("The last Moor wins")
