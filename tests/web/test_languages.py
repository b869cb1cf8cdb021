"""Which language a visitor reads, and what a page does in one that lacks a game."""

from __future__ import annotations

import re
from html import unescape

import pytest
from starlette.testclient import TestClient

from cardavia.texts import i18n
from cardavia.web.languages import best, in_language, preferences
from cardavia.web.settings import Settings
from tests.web.conftest import open_site
from tests.web.sitting import new_table

OFFERED = ("en", "da", "nl", "pl", "zh-hans")


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("PL-pl", "pl"),
        ("fr, nl;q=0.3, da;q=0.7", "da"),
        ("zh", "zh-hans"),
        ("zh-CN", "zh-hans"),
        ("zh-Hans-CN", "zh-hans"),
        ("de;q=1, nl;q=0", "en"),
        ("*", "en"),
        ("", "en"),
        (";;;,,q=1", "en"),
        ("pl;q=abc, da;q=0.1", "da"),
    ],
)
def test_the_best_match_is_taken(accepted: str, language: str) -> None:
    assert best(accepted, OFFERED) == language


def test_equal_weights_keep_their_order() -> None:
    assert preferences("nl, da, pl;q=0.5, en;q=0.9") == ["nl", "da", "en", "pl"]


def test_a_long_header_is_read_in_part() -> None:
    assert len(preferences(",".join(["xx"] * 5000))) == 20


def test_a_path_in_another_language() -> None:
    assert in_language("/en/games/scopa/rules", "da") == "/da/games/scopa/rules"
    assert in_language("/en/", "zh-hans") == "/zh-hans/"


def test_no_visitor_waits_for_all_texts_of_all_languages_to_be_read(settings: Settings) -> None:
    i18n.languages.cache_clear()
    with open_site(settings):
        assert i18n.languages.cache_info().currsize == 1


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
