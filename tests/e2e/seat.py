"""A person at the table: taps what can be seen, and nothing else."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

HAND = "[data-zone^=seat-] button"
TABLE = "[data-zone=table] button"

MIDDLE = """async (element) => {
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  let [x, y] = middle();
  while (document.getAnimations().some((animation) => animation.playState === "running")) {
    await new Promise(requestAnimationFrame);
    const [left, top] = [x, y];
    [x, y] = middle();
    if (x === left && y === top) break;
  }
  const found = document.elementFromPoint(x, y);
  return [x, y, found !== null && element.contains(found)];
}"""
"""Returns the middle of an element once it stands still, and whether nothing lies over it there."""


class Seat:
    """Plays on one page with real pointer events."""

    def __init__(self, page: Page, slug: str = "scopa") -> None:
        self.page = page
        self.slug = slug

    def sit_down(self, **options: str) -> None:
        """Opens a table from the game's page and waits for the first cards."""
        page = self.page
        page.goto(f"/en/games/{self.slug}/")
        form = page.locator(f"form[action$='/games/{self.slug}/tables']").first
        for name, value in options.items():
            field = form.locator(f"[name='{name}']").first
            if field.evaluate("element => element.tagName") == "SELECT":
                field.select_option(value)
            else:
                # The button itself is hidden from sight: people click its label.
                button = form.locator(f"[name='{name}'][value='{value}']").first
                form.locator(f"label[for='{button.get_attribute('id')}']").first.click()
        form.locator("button[type=submit], button:not([type])").first.click()
        page.locator(HAND).first.wait_for()
        self.rest()

    @property
    def hand(self) -> Locator:
        """The buttons of the own cards."""
        return self.page.locator("ul" + HAND)

    @property
    def table(self) -> Locator:
        """The buttons of the cards on the table."""
        return self.page.locator(TABLE)

    @property
    def prompt(self) -> str:
        """What is asked now."""
        return self.page.locator(".prompt .main").inner_text()

    def cards(self, buttons: Locator) -> list[str]:
        """The card ids of a list of buttons."""
        found = buttons.locator("[data-card]").evaluate_all("all => all.map(card => card.dataset.card)")
        return [str(card) for card in found]

    def tap(self, target: Locator, times: int = 1) -> None:
        """Taps the middle of an element where nothing lies over it; twice is a double click."""
        x, y, is_seen = target.evaluate(MIDDLE)
        assert is_seen, f"something lies over {target.inner_text()!r}"
        self.page.mouse.click(x, y, click_count=times)

    def rest(self) -> None:
        """Waits until nothing moves and it is this seat's turn, or the deal is over."""
        self.page.wait_for_selector("[data-stage=mine], [data-stage=over]")

    def hurry(self) -> None:
        """Ends every movement with Space until it is this seat's turn, or the deal is over."""
        moving = self.page.locator("[data-stage=moving]")
        resting = "[data-stage=mine], [data-stage=over]"
        while self.page.locator(resting).count() == 0:
            if moving.count():
                self.page.keyboard.press("Space")
            else:
                self.page.wait_for_selector(f"[data-stage=moving], {resting}")

    def is_over(self) -> bool:
        """Whether the sheet of a finished deal is open."""
        return self.page.locator("dialog[open]").count() > 0

    @property
    def seq(self) -> int:
        """The number of the last view that has come."""
        return int(self.page.locator("[data-seq]").get_attribute("data-seq") or 0)

    def play(self, number: int = 0) -> None:
        """Picks a hand card, plays it with a second tap, and waits for the server's word."""
        before = self.seq
        self.tap(self.hand.nth(number))
        self.tap(self.hand.nth(number))
        self.acknowledged(before)

    def acknowledged(self, before: int) -> None:
        """Waits for a view later than the one of that number."""
        self.page.wait_for_function(
            "before => Number(document.querySelector('[data-seq]')?.dataset.seq) > before", arg=before
        )

    def play_out(self, cards: int) -> None:
        """Plays so many cards, the first of the hand each time, ending every movement at once."""
        for _ in range(cards):
            self.play()
            self.hurry()
