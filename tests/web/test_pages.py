"""Pages, redirects, forms and errors, as a browser without scripts sees them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from cardavia.store.log import Fault, StoreError
from cardavia.web.pages import KEYS
from cardavia.web.settings import Settings
from tests.web.conftest import open_site
from tests.web.sitting import new_table

PAGES = (
    "/en/",
    "/en/games/scopa/",
    "/en/games/scopa/rules",
    "/en/games/scopa/rules/card",
    "/en/settings",
    "/en/help/keyboard",
)
FORM = "/en/games/scopa/tables"
ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("path", [*PAGES, "/en/nothing", "table"])
def test_every_page_has_the_whole_header(client: TestClient, path: str) -> None:
    page = client.get(f"/en/table/{new_table(client)}" if path == "table" else path)
    html = page.text
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert html.count("<h1") == 1 or path == "table"
    assert '<html lang="en" dir="ltr">' in html
    assert ">CARDAVIA</span></a>" in html
    assert '<form class="language" method="get" action="/language">' in html
    assert '<option value="en" lang="en" selected>English</option>' in html
    for name in ("Contrast", "Grain", "Colour temperature"):
        assert f">{name}</label>" in html
    for name in ("contrast", "grain", "temperature"):
        assert f'<output for="display-{name}">50%</output>' in html
        slider = rf'<input type="range" id="display-{name}"[^>]* min="0" max="100" step="5" value="50"'
        assert len(re.findall(slider, html)) == 1
    assert re.search(r'href="/en/games/scopa/table">Table</a>', html)
    assert "style=" not in html


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_there_and_names_its_other_addresses(client: TestClient, path: str) -> None:
    page = client.get(path)
    assert page.status_code == 200
    assert f'<link rel="canonical" href="http://testserver{path}">' in page.text
    assert f'<link rel="alternate" hreflang="en" href="http://testserver{path}">' in page.text
    assert f'hreflang="x-default" href="http://testserver{path.removeprefix("/en")}">' in page.text


@pytest.mark.parametrize("path", [*PAGES, "/", "/t/abc", "/en/nothing", "/assets/site.css", "/healthz"])
def test_head_answers_like_get_without_a_body(client: TestClient, path: str) -> None:
    whole, head = client.get(path), client.head(path)
    assert head.status_code == whole.status_code
    assert head.content == b""
    assert head.headers.get("content-type") == whole.headers.get("content-type")


@pytest.mark.parametrize(
    ("path", "code", "says"),
    [
        ("/nothing", 404, "There is nothing here"),
        ("/en/nothing", 404, "There is nothing here"),
        ("/xx/", 404, "There is nothing here"),
        ("/EN/", 404, "There is nothing here"),
        ("/en/games/whist/", 404, "There is no such game"),
        ("/en/games/whist/rules", 404, "There is no such game"),
        ("/en/games/whist/table", 404, "There is no such game"),
        ("/en/table/nothing", 404, "There is no such table"),
        ("/en/table/..%2f..%2fetc", 404, "There is"),
        ("/en/table/nothing/verify", 404, "There is no such table"),
        ("/t/no%20table", 404, "There is no such table"),
        ("/assets/nothing.css", 404, "There is nothing here"),
        ("/art/nothing.svg", 404, "There is nothing here"),
        ("/static/nothing.js", 404, "There is nothing here"),
        (FORM, 405, "That cannot be done here"),
        ("/docs", 404, "There is nothing here"),
        ("/openapi.json", 404, "There is nothing here"),
    ],
)
def test_what_is_not_there_says_so(client: TestClient, path: str, code: int, says: str) -> None:
    page = client.get(path)
    assert page.status_code == code
    assert says in page.text
    assert "To the home page" in page.text


def test_the_keyboard_page_lists_the_keys_of_the_table() -> None:
    source = (ROOT / "client" / "src" / "keys.ts").read_text(encoding="utf-8")
    lists = dict(re.findall(r"(?ms)^export const (\w+): readonly KeyHelp\[\] = \[(.*?)^\];", source))
    listed = re.findall(r'\[\[((?:"[^"]+"(?:, )?)+)\], "(key-\w+)"\]', lists["HELP"] + lists["ALWAYS"])
    assert [(tuple(re.findall(r'"([^"]+)"', caps)), action) for caps, action in listed] == list(KEYS)


def test_the_first_page_has_a_card_to_play(client: TestClient) -> None:
    html = client.get("/en/").text
    assert 'data-answers="/en/games/scopa/examples/scopa-example-sweep"' in html
    assert 'action="/en/games/scopa/rules#scopa-example-sweep"' in html, "without scripts the rules answer"


def test_a_failing_database_is_said_clearly(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise StoreError(Fault.FULL, "The disk that holds /secret/place is full.")

    site = client.app.state.site  # type: ignore[attr-defined]
    monkeypatch.setattr(site.log._log, "create", fail)
    answer = client.post(FORM)
    assert answer.status_code == 503
    assert "cannot store anything just now" in answer.text
    assert "/secret/place" not in answer.text


def test_a_fault_in_the_program_has_a_page_too(
    settings: Settings, compiled: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("inner secret")

    monkeypatch.setattr("cardavia.web.rules_pages.rules_page", fail)
    with open_site(settings) as client:
        page = client.get("/en/games/scopa/rules")
    assert page.status_code == 500
    assert "Something broke" in page.text
    assert "inner secret" not in page.text
    assert "content-security-policy" in page.headers
