"""What a first visit costs: few bytes, first cards in the page, and nothing that jumps as the rest comes."""

from __future__ import annotations

import gzip
import http.client
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from cardavia.art.decks import DECKS
from cardavia.games.registry import games
from cardavia.web.assets import INSIDE
from tests.e2e.conftest import PATIENCE, SIZES, opened
from tests.e2e.lines import Line, open_table
from tests.e2e.serving import Site

SCRIPTS = 60_000
DECK = 45_000
FONTS = 80_000
SHIFT = 0.02
LATE = 400
"""Milliseconds that fonts are kept back, so that a page is painted without them first."""

SHIFTS = """() => {
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}"""


@pytest.fixture(scope="module")
def table(site: Site) -> tuple[str, str]:
    """A table in the middle of its first deal, and the cookie of the visitor who sits at it."""
    made, cookie = open_table(site, level="novice")
    with Line(site, made, cookie) as line:
        line.deal()
        line.turn()
    return made, cookie


@pytest.fixture
def phone(browser: Browser, site: Site, table: tuple[str, str]) -> Iterator[Page]:
    """The phone of the visitor who sits at the table."""
    name, _, value = table[1].partition("=")
    with opened(browser, site, *SIZES["phone"]) as page:
        page.context.add_cookies([{"name": name, "value": value, "url": site.url}])
        yield page


def sent(site: Site, path: str, cookie: str = "") -> bytes:
    """Returns what goes over the network for an address, compressed where the server does that."""
    link = http.client.HTTPConnection("127.0.0.1", site.port, timeout=PATIENCE / 1000)
    link.request("GET", path, headers={"Accept-Encoding": "gzip", "Cookie": cookie})
    answer = link.getresponse()
    body = answer.read()
    link.close()
    assert answer.status == 200, path
    return body


@pytest.mark.parametrize("slug", sorted(games()))
def test_the_scripts_of_a_table_are_light(site: Site, slug: str) -> None:
    table, cookie = open_table(site, slug)
    html = gzip.decompress(sent(site, f"/en/table/{table}", cookie)).decode()
    addresses = re.findall(r'<(?:script[^>]* src|link rel="modulepreload" href)="([^"]+)"', html)
    inside = re.findall(r"<script nonce=[^>]*>(.*?)</script>", html, re.DOTALL)
    assert len(addresses) >= 4
    weights = [
        len(gzip.compress("".join(inside).encode(), 6)),
        *(len(sent(site, file)) for file in addresses),
    ]
    assert sum(weights) <= SCRIPTS, weights


@pytest.mark.parametrize("wish", ["", "?index=big&inks=distinct&contrast=high"])
@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_is_light(site: Site, deck: str, wish: str) -> None:
    assert len(sent(site, f"/art/{deck}.svg{wish}")) <= DECK


def test_the_fonts_of_a_page_are_light(site: Site) -> None:
    html = gzip.decompress(sent(site, "/pl/")).decode()
    sheet = re.search(r'href="(/static/fonts/fonts\.css[^"]*)"', html)
    assert sheet is not None
    names = re.findall(r'url\("([^"]+)"\)', gzip.decompress(sent(site, sheet[1])).decode())
    assert len(names) == 8
    assert sum(len(sent(site, f"/static/fonts/{name}")) for name in names) <= FONTS


def test_the_first_cards_in_the_page_are_light(site: Site, table: tuple[str, str]) -> None:
    html = gzip.decompress(sent(site, f"/en/table/{table[0]}", table[1])).decode()
    faces = re.search(r'<svg id="faces".*?</svg>', html)
    assert faces is not None
    assert 0 < len(gzip.compress(faces[0].encode())) <= INSIDE + 100


def test_the_first_cards_are_seen_before_the_deck_has_come(phone: Page, table: tuple[str, str]) -> None:
    held: list[Route] = []
    phone.route("**/art/**", lambda route: held.append(route))
    phone.goto(f"/en/table/{table[0]}")
    hand = phone.locator("ul[data-zone^=seat-] button")
    expect(hand.locator("svg.front")).to_have_count(3)
    expect(phone.locator("ul[data-zone=table] .front.letters")).to_have_count(0)
    assert hand.first.locator("svg.front").evaluate("svg => svg.getBBox().width") > 0
    for route in held:
        route.continue_()
    phone.wait_for_function("() => document.querySelectorAll('symbol').length === 41")
    expect(phone.locator("#faces")).to_have_count(0)


def test_a_deck_of_another_print_never_shows_the_first_cards_wrongly(
    phone: Page, table: tuple[str, str]
) -> None:
    phone.add_init_script("localStorage.setItem('cardavia.settings', '{\"deck\":\"bresciane-40\"}')")
    held: list[Route] = []
    phone.route("**/art/**", lambda route: held.append(route))
    phone.goto(f"/en/table/{table[0]}")
    expect(phone.locator("ul[data-zone^=seat-] .front.letters")).to_have_count(3)
    expect(phone.locator("#faces")).to_have_count(0)
    assert {route.request.url.split("/art/")[1].split(".")[0] for route in held} == {"bresciane-40"}
    for route in held:
        route.continue_()
    expect(phone.locator("ul[data-zone^=seat-] svg.front")).to_have_count(3)


@pytest.mark.parametrize("path", ["", "games/scopa/", "games/scopa/rules", "settings", "table"])
def test_nothing_jumps_while_a_page_comes(phone: Page, table: tuple[str, str], path: str) -> None:
    phone.add_init_script(f"({SHIFTS})()")
    held: list[Route] = []
    phone.route("**/*.woff2", lambda route: held.append(route))
    phone.goto(f"/en/{f'table/{table[0]}' if path == 'table' else path}", wait_until="domcontentloaded")
    phone.wait_for_timeout(LATE)
    while held:
        held.pop().continue_()
        phone.wait_for_timeout(50)
    phone.wait_for_load_state("networkidle")
    phone.evaluate("document.fonts.ready")
    phone.wait_for_timeout(300)
    assert phone.evaluate("globalThis.shifted") < SHIFT
