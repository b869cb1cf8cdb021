"""A game from outside on a real site: its pages, its table over the socket, and a deal in the browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.conftest import faultless
from tests.e2e.lines import Line, open_table
from tests.e2e.seat import Seat
from tests.e2e.serving import Site
from tests.fifth.running import environment

SHEET = ["Cards", "Diamonds", "Settebello", "Sweeps"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, built_client: None) -> Iterator[Site]:
    """A site whose host has named the fifth game."""
    named = {name: environment()[name] for name in ("CARDAVIA_GAMES", "PYTHONPATH")}
    made = Site(tmp_path_factory.mktemp("house"), environment=named)
    made.start()
    yield made
    made.stop()


@pytest.fixture
def visitor(browser: Browser, house: Site) -> Iterator[Page]:
    """A laptop's page on that site; errors on it fail the test."""
    with faultless(browser, house) as shown:
        yield shown


def test_a_deal_goes_over_the_socket_to_its_end(house: Site) -> None:
    table, cookie = open_table(house, "quindici", level="casual")
    with Line(house, table, cookie) as line:
        line.deal()
        line.turn()
        while line.view["phase"] == "playing":
            line.play()
            line.expect(lambda message: message["type"] == "view")
            line.turn()
        view = line.view
    assert view["game"]["game"] == "quindici"
    assert view["match"]["target"] == 11
    assert [row["item"] for row in view["game"]["sheet"]] == ["cards", "diamonds", "settebello", "sweeps"]
    points = [sum(row["points"][side] for row in view["game"]["sheet"]) for side in range(2)]
    assert view["outcome"]["scores"] == points


def test_a_refusal_names_the_paragraph_of_its_rules(house: Site) -> None:
    table, cookie = open_table(house, "quindici", level="casual")
    with Line(house, table, cookie) as line:
        line.deal()
        line.turn()
        held = line.view["game"]["hand"][0]
        line.send(type="play", action=f"{held}x{line.view['game']['hand'][1]}", seq=line.view["seq"])
        refusal = line.refusal()
    assert (refusal["code"], refusal["rule"]) == ("not_on_table", "quindici-turn")


def test_a_whole_deal_is_played_with_the_mouse(visitor: Page) -> None:
    seat = Seat(visitor, "quindici")
    seat.sit_down(level="casual")
    seat.play_out(18)
    visitor.wait_for_selector("dialog[open]")
    assert [row.strip() for row in visitor.locator("dialog tbody th").all_inner_texts()][:4] == SHEET
    assert visitor.get_by_role("button", name="Next deal").count() == 1


def test_a_hint_tells_the_best_play_and_why(visitor: Page) -> None:
    seat = Seat(visitor, "quindici")
    seat.sit_down(level="casual")
    slip = visitor.locator(".rail").get_by_role("group", name="Hint")
    visitor.keyboard.press("h")
    slip.locator("p").first.wait_for()
    visitor.keyboard.press("h")
    slip.get_by_text("Best:").wait_for()


def test_its_pages_are_those_that_every_game_has(visitor: Page) -> None:
    visitor.goto("/en/")
    assert visitor.locator("[data-game=quindici] .box .face").count() == 3
    visitor.goto("/en/games/quindici/rules")
    assert visitor.locator("h1").inner_text() == "Quindici"
    assert visitor.locator("figure.example#quindici-example-fifteen").count() == 1
    visitor.goto("/en/games/quindici/rules/card")
    assert visitor.locator(".trio .face").count() == 3


@pytest.mark.parametrize("language", ["da", "it", "pl"])
def test_what_it_does_not_say_in_a_language_is_said_in_english(visitor: Page, language: str) -> None:
    visitor.goto(f"/{language}/games/quindici/")
    assert visitor.locator("html").get_attribute("lang") == language
    assert "Every capture makes fifteen." in visitor.locator(".tagline").inner_text()
