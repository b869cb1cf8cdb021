"""What the pictures of `tools/screens.py` show: pages, and a table in every state it can have."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from playwright.sync_api import Page, Position, WebSocketRoute

PHONE, LAPTOP, WIDE = (360, 640), (1366, 768), (2560, 1440)
GAME = "games/scopa"
RULES = f"{GAME}/rules"
SUM = "scopa-example-sum"
EXAMPLE = f"{RULES}?example={SUM}&pick=7D#{SUM}"
CICERA = "games/cicera"
SHENGJI = "games/shengji"
HAND = "ul[data-zone^=seat-] button"
SEAT_CARDS = 18
"""Cards that one of two players plays in a deal."""
WITH_KITTY, BURIED = 33, 8
"""Cards that the dealer of Shengji takes up, and those that go back into the kitty."""
EDGE: Position = {"x": 8, "y": 40}
"""Where a card of the hand is tapped: there no other one lies over it."""
Setting = str | int | bool


def nothing(page: Page) -> None:
    """Leaves a screen as it opens."""
    del page


@dataclass(frozen=True)
class Screen:
    """One picture: its name, the page or the example that a table begins at, and what is done there."""

    name: str
    path: str = ""
    example: str = ""
    size: tuple[int, int] = LAPTOP
    dark: bool = False
    language: str = "en"
    settings: Mapping[str, Setting] = field(default_factory=dict)
    act: Callable[[Page], None] = nothing


def seated(page: Page, language: str, example: str) -> None:
    """Begins a table at an example of the rules and waits for the first card to be asked for."""
    page.goto(f"/{language}/games/{example.partition('-example-')[0]}/rules")
    page.locator(f"#{example} .take-over button").click()
    page.wait_for_selector("[data-stage=mine]")


def show(page: Page, screen: Screen) -> None:
    """Opens a screen and does there what its picture shows."""
    if screen.example:
        seated(page, screen.language, screen.example)
    else:
        page.goto(f"/{screen.language}{screen.path}")
    page.wait_for_load_state("networkidle")
    screen.act(page)


def card(page: Page, name: str) -> None:
    """Clicks a card of the hand or of the table."""
    page.locator(f".felt button:has([data-card='{name}'])").click()


def picked(page: Page) -> None:
    """Picks a card that takes in two ways."""
    card(page, "7D")
    page.wait_for_selector(".ticket.chosen, .ticket")


def refused(page: Page) -> None:
    """Wants to leave a card on the table that has to take."""
    card(page, "7D")
    page.locator(".ticket[aria-disabled=true]").click(force=True)
    page.wait_for_selector(".prompt.refusal")


def gathered(page: Page) -> None:
    """Taps table cards first: the hand cards that take them are marked."""
    card(page, "3C")
    card(page, "4D")


def recalled(page: Page) -> None:
    """Takes, then looks at the last capture."""
    card(page, "7D")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-stage=mine]")
    page.keyboard.press("l")
    page.wait_for_selector(".last")


def unverified(page: Page) -> None:
    """Wants to check the shuffle of a deal that was laid out, not shuffled."""
    page.goto(f"{page.url}/verify")


def hinted(page: Page) -> None:
    """Asks for a hint, and twice for more."""
    for step in (1, 2, 3):
        page.keyboard.press("h")
        page.locator(".slip .play" if step > 1 else ".slip .look").first.wait_for(state="attached")
    page.wait_for_selector(".slip li", state="attached")


def scored(page: Page) -> None:
    """Plays the last card of a deal and reads the score sheet."""
    page.locator(HAND).first.dblclick()
    page.wait_for_selector("dialog[open]")
    page.wait_for_timeout(800)


def finished(page: Page) -> None:
    """Plays a match of one deal to its end."""
    language = page.url.split("/")[3]
    page.goto(f"/{language}/{GAME}/")
    page.locator(".house-rules summary").click()
    page.locator("select[name=target]").select_option("null")
    page.locator("#play").click()
    for _ in range(SEAT_CARDS):
        page.wait_for_selector("[data-stage=mine]")
        before = page.locator("[data-seq]").get_attribute("data-seq")
        page.locator(HAND).first.dblclick()
        page.wait_for_function(
            "before => document.querySelector('[data-seq]').dataset.seq !== before", arg=before
        )
    page.wait_for_selector("dialog[open]")
    page.wait_for_timeout(800)


def partnered(page: Page) -> None:
    """Sits down among four, and picks a card."""
    page.locator(".house-rules summary").click()
    page.locator("select[name=variant]").select_option("scopone")
    seated_among_four(page)


def seated_among_four(page: Page) -> None:
    """Begins a game whose table always seats four, and picks a card."""
    page.locator("#play").click()
    page.wait_for_selector("[data-stage=mine]")
    page.locator(HAND).nth(4).click()


def declared(page: Page) -> None:
    """Declares, leads a card and looks at what is public of a hand."""
    page.locator(".answers button, .keys .decision").first.click()
    page.wait_for_selector("[data-stage=mine]:not(:has(.sheet))")
    card(page, "KS")


def put_aside(page: Page) -> None:
    """Chooses two cards of seventeen to be put aside."""
    card(page, "6S")
    card(page, "7D")


def settled(page: Page) -> None:
    """Plays the last two cards of a deal of tricks and reads the score sheet."""
    for _ in range(2):
        page.wait_for_selector("[data-stage=mine]")
        page.locator("ul.hand > li:not(.locked) > button").first.dblclick(position=EDGE)
    page.wait_for_selector("dialog[open]")
    page.wait_for_timeout(800)


def calling(page: Page) -> None:
    """Names the trumps with a pair of twos, which nobody beats, and waits for the dealer to lead."""
    page.locator("ol > li:nth-child(3) .ways button").first.click()
    page.wait_for_selector("[data-stage=mine] ul.hand > li.locked")


def following(page: Page) -> None:
    """Names the trumps, and has cards picked that may follow the dealer's lead."""
    calling(page)
    page.keyboard.press("c")
    page.wait_for_selector(".keys .key:not(.idle)")


def burying(page: Page) -> None:
    """Opens tables until its call makes this seat the dealer, and chooses eight of 33 cards for the kitty."""
    start = page.url
    while page.locator("ul.hand > li").count() != WITH_KITTY:
        page.goto(start)
        page.locator("#play").click()
        page.wait_for_selector("[data-stage=mine]")
        if page.locator("li.standing").count() or not page.locator(".ways button").count():
            continue
        page.locator(".ways button").first.click()
        page.wait_for_selector("[data-stage=mine]")
    for place in range(WITH_KITTY - BURIED, WITH_KITTY):
        page.locator("ul.hand > li > button").nth(place).click(position=EDGE)
    page.wait_for_selector(".keys .key:not(.idle)")


def verified(page: Page) -> None:
    """Checks the shuffle of a deal that is over."""
    finished(page)
    page.goto(f"{page.url}/verify")


def recorded(page: Page) -> None:
    """Opens the score pad with the log, which a phone keeps in a drawer."""
    page.locator(".pill").click()
    page.wait_for_selector("dialog[open]")


def keyed(page: Page) -> None:
    """Opens the list of keys."""
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")


def cut_off(page: Page) -> None:
    """Loses the connection."""
    lines: list[WebSocketRoute] = []

    def line(route: WebSocketRoute) -> None:
        if lines:
            route.close()
            return
        lines.append(route)
        route.connect_to_server()

    page.route_web_socket("**/ws/**", line)
    page.reload()
    page.wait_for_selector("[data-stage=mine]")
    page.wait_for_timeout(300)
    lines[0].close()
    page.wait_for_selector(".banner")


def displayed(page: Page) -> None:
    """Opens the display controls."""
    page.locator("details.display summary").click()


def opened(page: Page) -> None:
    """Opens the house rules."""
    page.locator(".house-rules summary").click()


ITALIAN: Mapping[str, Setting] = {"deck": "bresciane-40"}

PAGES = (
    Screen("home", "/"),
    Screen("home-dark", "/", dark=True),
    Screen("home-phone", "/", size=PHONE),
    Screen("home-wide", "/", size=WIDE),
    Screen("game", f"/{GAME}/"),
    Screen("game-phone", f"/{GAME}/", size=PHONE, language="pl"),
    Screen("game-rules-phone", f"/{GAME}/", size=PHONE, act=opened),
    Screen("rules", f"/{EXAMPLE}"),
    Screen("rules-dark", f"/{EXAMPLE}", dark=True),
    Screen("rules-phone", f"/{EXAMPLE}", size=PHONE),
    Screen("card", f"/{RULES}/card"),
    Screen("card-phone", f"/{RULES}/card", size=PHONE),
    Screen("display", f"/{RULES}", language="pl", act=displayed),
    Screen("display-phone", f"/{RULES}", size=PHONE, act=displayed),
    Screen("settings", "/settings"),
    Screen("settings-phone", "/settings", size=PHONE),
    Screen("keyboard", "/help/keyboard"),
    Screen("keyboard-phone", "/help/keyboard", size=PHONE),
    Screen("error", "/nothing"),
    Screen("error-phone", "/nothing", size=PHONE, dark=True),
    Screen("verify", act=verified),
    Screen("verify-phone", size=PHONE, act=verified),
)
TABLES = (
    Screen("table", example=SUM),
    Screen("table-picked", example=SUM, act=picked),
    Screen("table-picked-dark", example=SUM, dark=True, act=picked),
    Screen("table-picked-phone", example=SUM, size=PHONE, act=picked),
    Screen("table-picked-phone-dark", example=SUM, size=PHONE, dark=True, act=picked),
    Screen("table-refused-phone", example=SUM, size=PHONE, act=refused),
    Screen("table-hint", example=SUM, act=hinted),
    Screen("table-hint-phone", example=SUM, size=PHONE, language="pl", act=hinted),
    Screen("table-log-phone", example=SUM, size=PHONE, act=recorded),
    Screen("table-keys", example=SUM, act=keyed),
    Screen("table-lost-phone", example=SUM, size=PHONE, act=cut_off),
    Screen("table-italian", example=SUM, settings=ITALIAN, act=picked),
    Screen("table-italian-phone", example=SUM, size=PHONE, language="it", settings=ITALIAN, act=picked),
    Screen("four", f"/{GAME}/", act=partnered),
    Screen("four-phone", f"/{GAME}/", size=PHONE, dark=True, act=partnered),
    Screen("cicera", f"/{CICERA}/", act=seated_among_four),
    Screen("cicera-phone", f"/{CICERA}/", size=PHONE, language="it", act=seated_among_four),
    Screen("cicera-sheet", example="cicera-example-last", act=scored),
    Screen("cicera-sheet-phone", example="cicera-example-last", size=PHONE, language="da", act=scored),
    Screen("ottocento", example="ottocento-example-follow"),
    Screen("ottocento-phone", example="ottocento-example-trump", size=PHONE),
    Screen("ottocento-discard-phone", example="ottocento-example-discard", size=PHONE, act=put_aside),
    Screen("ottocento-declare", example="ottocento-example-declare"),
    Screen("ottocento-declare-phone", example="ottocento-example-declare", size=PHONE, language="pl"),
    Screen("ottocento-lead-dark", example="ottocento-example-declare", dark=True, act=declared),
    Screen("ottocento-sheet", example="ottocento-example-moors", act=settled),
    Screen("ottocento-sheet-phone", example="ottocento-example-moors", size=PHONE, act=settled),
    Screen("shengji", example="shengji-example-call", act=following),
    Screen("shengji-phone", example="shengji-example-call", size=PHONE, act=following),
    Screen("shengji-call", example="shengji-example-call"),
    Screen("shengji-call-phone", example="shengji-example-call", size=PHONE, dark=True),
    Screen("shengji-kitty-phone", f"/{SHENGJI}/", size=PHONE, language="pl", act=burying),
    Screen("shengji-wide", example="shengji-example-call", size=WIDE, act=following),
    Screen("shengji-sheet", example="shengji-example-promotion", act=settled),
    Screen("shengji-sheet-phone", example="shengji-example-promotion", size=PHONE, act=settled),
    Screen("sheet", example="scopa-example-primiera", act=scored),
    Screen("sheet-phone", example="scopa-example-primiera", size=PHONE, act=scored),
    Screen("match-end", act=finished),
    Screen("match-end-phone", size=PHONE, language="pl", act=finished),
)
UNPICTURED = (
    Screen("verify-none", example=SUM, act=unverified),
    Screen("table-gathered", example=SUM, act=gathered),
    Screen("table-refused", example=SUM, language="da", act=refused),
    Screen("table-last", example=SUM, act=recalled),
    Screen("table-lost", example=SUM, act=cut_off),
    Screen("table-memory", example=SUM, settings={"memory": True}),
)
"""States that browser tests look at, and that no picture is kept of."""
