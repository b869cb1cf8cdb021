"""Pages, redirects, forms and errors, as a browser without scripts sees them."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from html import unescape
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from cardavia.store.log import Fault, StoreError
from cardavia.web.pages import KEYS
from cardavia.web.settings import Settings
from tests.web.conftest import open_site
from tests.web.sitting import new_table, sit

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


def told_in_english(html: str) -> list[str]:
    """Returns the elements that say that they are in English, but for the list of languages."""
    return [found for found in re.findall(r'<(\w+)[^>]* lang="en"', html) if found not in ("option", "a")]


@pytest.mark.parametrize("path", ["rules", "rules/card"])
def test_rules_that_a_language_lacks_are_told_in_english_and_say_so(client: TestClient, path: str) -> None:
    html = client.get(f"/zh-hans/games/scopa/{path}").text
    assert '<html lang="zh-hans" dir="ltr">' in html
    assert ">完整规则</a>" in html
    assert re.search(r'<article[^>]* lang="en">\s*(<header>.*?)?<h1>Scopa</h1>', html, re.DOTALL)
    assert '<p class="soft version" lang="zh-hans">规则版本' in html


def test_the_form_of_a_game_that_a_language_lacks_says_which_words_are_english(client: TestClient) -> None:
    html = client.get("/zh-hans/games/scopa/").text
    assert '<label for="option-napola" lang="en"><b>Napola</b>' in html
    assert '<option value="null" lang="en">one deal</option>' in html
    assert "<h2>新开一桌</h2>" in html


def test_a_table_of_a_game_that_a_language_lacks_speaks_english_throughout(client: TestClient) -> None:
    table = new_table(client)
    html = client.get(f"/zh-hans/table/{table}").text
    assert '<main id="table" class="stage" lang="en">' in html
    assert '<div id="say" role="status" aria-live="polite" aria-atomic="true" class="vh" lang="en">' in html
    assert '"lang":"en"' in html
    assert '"rules":"/zh-hans/games/scopa/rules"' in html


@pytest.mark.parametrize("path", ["", "rules", "rules/card"])
def test_a_game_that_a_language_tells_has_no_english(client: TestClient, path: str) -> None:
    html = client.get(f"/zh-hans/games/shengji/{path}").text
    assert told_in_english(html) == []
    assert "<h1>升级</h1>" in html


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


@pytest.mark.parametrize(
    ("accepted", "cookie", "to"),
    [
        ("", None, "/en/"),
        ("en-GB,en;q=0.9", None, "/en/"),
        ("eo,tlh;q=0.5", None, "/en/"),
        ("*", None, "/en/"),
        ("da", "en", "/en/"),
        ("", "klingon", "/en/"),
    ],
)
def test_the_neutral_address_leads_to_a_language(
    client: TestClient, accepted: str, cookie: str | None, to: str
) -> None:
    if cookie:
        client.cookies.set("lang", cookie)
    answer = client.get("/", headers={"Accept-Language": accepted})
    assert (answer.status_code, answer.headers["location"]) == (302, to)
    assert answer.headers["vary"] == "Accept-Language, Cookie"


@pytest.mark.parametrize(
    ("path", "to"),
    [
        ("/t/abc", "/en/table/abc"),
        ("/games/scopa/rules?x=1", "/en/games/scopa/rules?x=1"),
        ("/settings", "/en/settings"),
        ("/help/keyboard", "/en/help/keyboard"),
    ],
)
def test_an_address_without_language_is_shared(client: TestClient, path: str, to: str) -> None:
    assert client.get(path).headers["location"] == to


@pytest.mark.parametrize(
    ("to", "place"),
    [
        ("/en/games/scopa/rules?from=1&b=2", "/en/games/scopa/rules?from=1&b=2"),
        ("/en/games/scopa/rules#scopa-sum", "/en/games/scopa/rules#scopa-sum"),
        ("/en/", "/en/"),
        ("//evil.example/en/", "/en/"),
        ("https://evil.example/en/", "/en/"),
        ("/en//evil.example", "/en//evil.example"),
        ("\\\\evil.example", "/en/"),
        ("/\\evil.example", "/en/"),
        ("javascript:alert(1)", "/en/"),
        ("http://[", "/en/"),
        ("//[evil.example]/en/", "/en/"),
        ("", "/en/"),
    ],
)
def test_the_language_form_keeps_the_page_and_leads_nowhere_else(
    client: TestClient, to: str, place: str
) -> None:
    answer = client.get("/language", params={"lang": "en", "to": to})
    assert (answer.status_code, answer.headers["location"]) == (303, place)
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("lang=en;")
    assert "Max-Age=31536000" in cookie
    assert "SameSite=lax" in cookie


def test_an_unknown_language_is_not_remembered(client: TestClient) -> None:
    answer = client.get("/language?lang=xx&to=/en/")
    assert answer.status_code == 404
    assert "set-cookie" not in answer.headers


def test_the_language_form_names_the_page_with_its_query(client: TestClient) -> None:
    html = client.get("/en/games/scopa/rules?a=1&b=2").text
    found = re.search(r'name="to" value="([^"]*)"', html)
    assert found is not None
    assert unescape(found[1]) == "/en/games/scopa/rules?a=1&b=2"


def test_the_keyboard_page_lists_the_keys_of_the_table() -> None:
    source = (ROOT / "client" / "src" / "keys.ts").read_text(encoding="utf-8")
    listed = re.findall(r'\[\[((?:"[^"]+"(?:, )?)+)\], "(key-\w+)"\]', source)
    assert [(tuple(re.findall(r'"([^"]+)"', caps)), action) for caps, action in listed] == list(KEYS)


def test_the_first_page_has_a_card_to_play(client: TestClient) -> None:
    html = client.get("/en/").text
    assert 'data-answers="/en/games/scopa/examples/scopa-example-sweep"' in html
    assert 'action="/en/games/scopa/rules#scopa-example-sweep"' in html, "without scripts the rules answer"


def test_the_table_left_open_is_shown_with_its_hand(client: TestClient) -> None:
    table_id = new_table(client, level="novice")
    fresh = client.get("/en/").text
    assert "Your Scopa table is still open" in fresh
    assert "Everything is where you left it." in fresh
    with sit(client, table_id) as tab:
        assert tab.hear_view()["phase"] == "waiting"
        view = tab.start()
    html = client.get("/en/").text
    assert "Deal 1: you 0, Adda 0" in html
    lap = html[html.index('class="lap"') : html.index("Your Scopa table")]
    assert re.findall(r"#card-(\w\w)", lap) == view["game"]["hand"]


def test_the_table_link_makes_nothing(client: TestClient) -> None:
    answer = client.get("/en/games/scopa/table")
    assert (answer.status_code, answer.headers["location"]) == (303, "/en/games/scopa/#play")
    assert '<button class="button key" id="play" type="submit">' in client.get("/en/games/scopa/").text


def test_the_table_link_leads_to_the_newest_open_table(client: TestClient) -> None:
    new_table(client)
    newest = new_table(client)
    assert client.get("/en/games/scopa/table").headers["location"] == f"/en/table/{newest}"
    assert f'href="/en/table/{newest}"' in client.get("/en/").text
    assert f'href="/en/table/{newest}"' in client.get("/en/games/scopa/").text


def test_a_finished_match_is_not_offered_again(client: TestClient) -> None:
    with sit(client, new_table(client, target="null")) as tab:
        tab.hear_view()
        assert tab.play_out(tab.start())["phase"] == "finished"
    assert client.get("/en/games/scopa/table").headers["location"] == "/en/games/scopa/#play"


def test_a_stranger_may_not_sit_at_a_table(client: TestClient) -> None:
    table_id = new_table(client)
    client.cookies.clear()
    page = client.get(f"/en/table/{table_id}")
    assert page.status_code == 403
    assert "You have no seat at this table" in page.text


def test_a_forged_token_is_no_seat(client: TestClient) -> None:
    table_id = new_table(client)
    client.cookies.clear()
    client.cookies.set("visitor", "x" * 5000)
    assert client.get(f"/en/table/{table_id}").status_code == 403


def test_the_table_page_carries_texts_and_first_view(client: TestClient) -> None:
    table_id = new_table(client)
    html = client.get(f"/en/table/{table_id}").text
    found = re.search(r'<script type="application/json" id="page">(.*?)</script>', html, re.DOTALL)
    assert found is not None
    for part in (
        f'"table":"{table_id}"',
        f'"socket":"/ws/{table_id}"',
        '"lang":"en"',
        '"game":"scopa"',
        '"rules":"/en/games/scopa/rules"',
        '"again":"/en/games/scopa/tables"',
        '"phase":"waiting"',
        "card-7D",
    ):
        assert part in found[1], part
    assert re.search(r'"deck":"/art/milanese.svg\?v=[0-9a-f]{12}"', found[1])
    assert "<" not in found[1]
    for part in ('id="say" role="status"', 'id="alert" role="alert"', 'id="dialogs"', "<noscript>"):
        assert part in html
    assert client.cookies["visitor"] not in html


def test_the_table_page_draws_the_cards_that_its_seat_sees_and_no_others(client: TestClient) -> None:
    table_id = new_table(client)
    assert 'id="faces"' not in client.get(f"/en/table/{table_id}").text, "nothing is dealt yet"
    with sit(client, table_id) as tab:
        tab.hear_view()
        view = tab.start()
        html = client.get(f"/en/table/{table_id}").text
    drawn = re.findall(r'<symbol id="card-(\w+)"', html)
    assert drawn == [*view["game"]["hand"], "back", *view["game"]["table"]]


def test_a_deal_can_be_checked_when_it_is_over(client: TestClient) -> None:
    table_id = new_table(client)
    with sit(client, table_id) as tab:
        before = tab.hear_view()
        assert "Nothing to check yet" in client.get(f"/en/table/{table_id}/verify").text
        view = tab.start()
        assert "Nothing to check yet" in client.get(f"/en/table/{table_id}/verify").text
        assert client.get(f"/en/table/{table_id}/deal-1.json").status_code == 404
        tab.play_out(view)
    page = client.get(f"/en/table/{table_id}/verify")
    deal = client.get(f"/en/table/{table_id}/deal-1.json")
    assert before["commitment"] in page.text
    assert deal.json()["secret"] in page.text
    assert " ".join(deal.json()["deck"]) in page.text
    assert "import hashlib" in page.text
    assert deal.headers["content-disposition"] == 'attachment; filename="cardavia-scopa-1.json"'
    assert client.get(f"/en/table/{table_id}/verify?deal=2").status_code == 404
    assert client.get(f"/en/table/{table_id}/verify?deal=x").status_code == 422


def test_the_game_opened_last_is_behind_the_table_link(client: TestClient) -> None:
    answer = client.get("/en/games/scopa/")
    assert answer.headers["set-cookie"].startswith("game=scopa;")
    client.cookies.set("game", "../evil")
    assert 'href="/en/games/scopa/table"' in client.get("/en/settings").text


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


def test_a_table_of_a_game_that_is_not_here_spoils_no_page(client: TestClient, settings: Settings) -> None:
    table_id = new_table(client)
    with closing(sqlite3.connect(settings.data_dir / "cardavia.db")) as database:
        database.execute("UPDATE tables SET game = 'tarock'")
        database.commit()
    with open_site(settings) as later:
        later.cookies.update(client.cookies)
        assert later.get("/en/").status_code == 200
        assert later.get("/en/games/scopa/").status_code == 200
        for page in (f"/en/table/{table_id}", f"/en/table/{table_id}/verify"):
            answer = later.get(page)
            assert answer.status_code == 410
            assert "cannot be opened any more" in answer.text
        with sit(later, table_id) as tab, pytest.raises(WebSocketDisconnect) as closed:
            tab.hear()
    assert closed.value.code == 4410
