"""Files that browsers may keep."""

from __future__ import annotations

import gzip
import json
import re
from html import unescape
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from cardavia.art.decks import DECKS, sprite
from cardavia.art.layout import Index
from cardavia.art.palette import Contrast, Inks
from cardavia.games.registry import games
from cardavia.web.assets import (
    BRIEFLY,
    FOREVER,
    INSIDE,
    PRINTS,
    Assets,
    Print,
    deck_for,
    letters_for,
    printed,
    symbols,
)


@pytest.mark.parametrize("name", ["site.css", "pages.css", "site.js", "boot.js", "icon.svg"])
def test_a_file_is_kept_for_ever_under_the_address_of_its_content(client: TestClient, name: str) -> None:
    url = Assets().url(name)
    assert client.get(url).headers["cache-control"] == FOREVER
    assert client.get(url.partition("?")[0]).headers["cache-control"] == BRIEFLY
    assert client.get(f"/assets/{name}?v=000000000000").headers["cache-control"] == BRIEFLY


def test_scripts_are_sent_without_the_lines_that_only_comment() -> None:
    for name in ("boot.js", "site.js"):
        assert not re.search(rb"^\s*//", Assets().file(name), re.MULTILINE)


def test_every_page_asks_only_for_what_is_there(client: TestClient) -> None:
    html = unescape(client.get("/en/").text)
    addresses = set(re.findall(r'(?:src|href)="(/(?:assets|static|art)/[^"#]*)', html))
    assert len(addresses) >= 5
    for address in addresses:
        answer = client.get(address)
        assert answer.status_code == 200, address
        assert answer.headers["cache-control"] == FOREVER, address


def test_a_deck_is_one_drawing_with_a_symbol_for_every_card(client: TestClient) -> None:
    answer = client.get(Assets().deck_url("milanese"))
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == FOREVER
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == sprite("milanese")
    assert all(f'id="card-{card}"' in answer.text for card in DECKS["milanese"].cards)


def test_who_cannot_unpack_gets_the_deck_unpacked(client: TestClient) -> None:
    answer = client.get("/art/milanese.svg", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.text == sprite("milanese")
    assert answer.headers["vary"] == "Accept-Encoding"


def test_a_deck_is_printed_as_the_address_wishes(client: TestClient) -> None:
    wishes = {"letters": "sv", "inks": "four", "index": "big", "contrast": "high"}
    answer = client.get("/art/bresciane-40.svg", params=wishes)
    assert answer.headers["cache-control"] == BRIEFLY
    assert answer.text == sprite(
        "bresciane-40", letters="sv", inks=Inks.FOUR, index=Index.BIG, contrast=Contrast.HIGH
    )


@pytest.mark.parametrize(
    "wish",
    ["letters=xx", "letters=", "inks=red", "index=huge", "contrast=more", "letters=../en", "inks=CLASSIC"],
)
def test_a_print_that_no_press_can_do_is_not_there(client: TestClient, wish: str) -> None:
    assert client.get(f"/art/milanese.svg?{wish}").status_code == 404


def test_prints_are_kept_and_their_number_is_bounded() -> None:
    assert printed.cache_parameters()["maxsize"] == PRINTS == 5 * 12 * 3 * 2 * 2
    assert printed(Print("milanese")) is printed(Print("milanese"))


def test_the_first_cards_of_a_page_are_those_of_the_sprite() -> None:
    inside = symbols(Print("milanese", "sv"), ["7D", "back", "7D", "KS"])
    assert re.findall(r'<symbol id="card-(\w+)"', inside) == ["7D", "back", "KS"]
    assert symbols(Print("milanese", "sv"), ["KS"]) in sprite("milanese", letters="sv")


def test_cards_that_would_make_a_page_heavy_are_left_to_the_sprite() -> None:
    cards = DECKS["bresciane-40"].cards
    inside = symbols(Print("bresciane-40"), cards)
    kept = re.findall(r'<symbol id="card-(\w+)"', inside)
    assert tuple(kept) == cards[: len(kept)]
    assert 7 <= len(kept) < 40
    assert len(gzip.compress(inside.encode(), 6)) <= INSIDE


def test_a_page_shows_cards_with_the_letters_of_its_language(client: TestClient) -> None:
    assert "/art/milanese.svg?v=" in client.get("/en/").text
    assert "/art/milanese.svg?letters=da&amp;v=" in client.get("/da/").text
    assert letters_for("zh-hans") == "intl"


def test_every_game_has_its_deck() -> None:
    assert {slug: deck_for(game) for slug, game in games().items()} == {
        "cicera": "bresciane",
        "ottocento": "bolognese",
        "scopa": "milanese",
        "shengji": "french",
    }


def test_styles_and_drawings_hold_no_inline_styles(client: TestClient) -> None:
    assert "style=" not in client.get("/art/milanese.svg").text
    assert "<style" not in client.get("/art/milanese.svg").text


def test_a_site_without_built_client_says_so(tmp_path: Path) -> None:
    assets = Assets(tmp_path)
    assert assets.client_files("scopa") == {"scripts": [], "modules": [], "styles": []}
    assert assets.fonts_url is None


MANIFEST = {
    "_cloth.js": {"file": "assets/cloth-1.js", "imports": ["_table.js", "src/main.ts"]},
    "_table.js": {"file": "assets/table-1.js"},
    "src/games/cicera/parts.ts": {"file": "assets/cicera-1.js", "imports": ["src/main.ts", "_cloth.js"]},
    "src/games/scopa/parts.ts": {"file": "assets/scopa-1.js", "imports": ["_cloth.js", "src/main.ts"]},
    "src/main.ts": {"file": "assets/main-1.js", "imports": ["_table.js"]},
    "style.css": {"file": "assets/style-1.css"},
}


@pytest.fixture
def built(tmp_path: Path) -> Assets:
    (tmp_path / "manifest.json").write_text(json.dumps(MANIFEST), encoding="utf-8")
    return Assets(tmp_path)


def test_a_page_asks_at_once_for_what_the_client_will_load_for_its_game(built: Assets) -> None:
    assert built.client_files("scopa") == {
        "scripts": ["/static/assets/main-1.js"],
        "modules": [f"/static/assets/{name}-1.js" for name in ("table", "cloth", "scopa")],
        "styles": ["/static/assets/style-1.css"],
    }


def test_a_game_without_parts_in_the_client_is_left_to_the_client(built: Assets) -> None:
    assert built.client_files("quindici") == {
        "scripts": ["/static/assets/main-1.js"],
        "modules": ["/static/assets/table-1.js"],
        "styles": ["/static/assets/style-1.css"],
    }


def test_colours_and_sizes_are_named_in_one_place() -> None:
    css = Assets().file("frame.css") + Assets().file("bodies.css") + Assets().file("boxes.css")
    assert re.findall(rb"^\s*--(?!ramp|turn|shift)[\w-]+:", css, re.MULTILINE) == []
