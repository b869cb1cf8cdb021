"""The form that opens a table: what it offers, and what it refuses."""

from __future__ import annotations

import re
from html import unescape

import pytest
from starlette.testclient import TestClient

from cardavia.ai.players import LEVELS
from cardavia.games.registry import games
from cardavia.tables.hall import Limits as TableLimits
from cardavia.texts import i18n
from cardavia.web.settings import Rate, Settings
from tests.web.conftest import open_site, with_limits
from tests.web.sitting import new_table, sit

FORM = "/en/games/scopa/tables"


def test_the_play_form_offers_every_house_rule(client: TestClient) -> None:
    html = client.get("/en/games/scopa/").text
    for name in games()["scopa"].options.choices():
        assert f'name="{name}"' in html
    assert '<option value="null">one deal</option>' in html
    assert re.findall(r'name="level"[^>]*value="(\w+)"[^>]* checked', html) == ["master"]
    assert "scopone_scientifico" in html


def test_a_game_for_partners_asks_how_good_the_partner_is(client: TestClient) -> None:
    assert 'name="partner"' in client.get("/en/games/cicera/").text
    assert 'name="partner"' not in client.get("/en/games/scopa/").text


def test_another_deal_keeps_the_partner(client: TestClient) -> None:
    answer = client.post("/en/games/cicera/tables", data={"level": "expert", "partner": "casual"})
    assert '"level":"expert","partner":"casual"' in client.get(answer.headers["location"]).text


def test_a_partner_left_open_suits_the_opponents(client: TestClient) -> None:
    answer = client.post("/en/games/cicera/tables", data={"level": "novice", "partner": ""})
    assert '"level":"novice","partner":"club"' in client.get(answer.headers["location"]).text


def test_every_level_and_house_rule_says_what_it_does(client: TestClient) -> None:
    html = unescape(client.get("/en/games/scopa/").text)
    for level in LEVELS:
        assert f'aria-describedby="level-{level}-hint"' in html
        assert i18n.text("en", f"level-{level}.hint") in html
    for name in games()["scopa"].options.choices():
        assert i18n.text("en", f"scopa-option-{name}.hint") in html


def test_the_form_makes_a_table_and_a_visitor(client: TestClient) -> None:
    answer = client.post(FORM, data={"level": "casual"})
    assert answer.status_code == 303
    assert re.fullmatch(r"/en/table/[\w-]{22}", answer.headers["location"])
    cookie = answer.headers["set-cookie"]
    assert re.match(r"visitor=[\w-]{22};", cookie)
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie


def test_behind_https_the_visitors_cookie_is_secure(client: TestClient) -> None:
    address = f"https://testserver{FORM}"
    answer = client.post(address, headers={"Origin": "https://testserver"}, data={"level": "casual"})
    assert "Secure" in answer.headers["set-cookie"]


def test_a_visitor_keeps_the_token(client: TestClient) -> None:
    client.post(FORM)
    assert "set-cookie" not in client.post(FORM).headers


def test_chosen_house_rules_hold_at_the_table(client: TestClient) -> None:
    table_id = new_table(client, target="21", napola="true", ace="all", level="master")
    with sit(client, table_id) as tab:
        view = tab.hear_view()
    assert view["match"]["target"] == 21
    assert view["seats"][1]["level"] == "master"
    page = client.get(f"/en/table/{table_id}").text
    assert '"fields":{"target":"21","napola":"true","ace":"all","level":"master"}' in page


def test_a_match_of_one_deal_can_be_chosen(client: TestClient) -> None:
    with sit(client, new_table(client, target="null")) as tab:
        assert tab.hear_view()["match"]["target"] is None


@pytest.mark.parametrize(
    ("form", "says"),
    [
        ({"target": "12"}, "option 'target' cannot be '12'; allowed: 11, 16, 21, 31, null"),
        ({"target": ""}, "option 'target' cannot be ''"),
        ({"napola": "yes"}, "option 'napola' cannot be 'yes'; allowed: false, true"),
        ({"colour": "red"}, "option 'colour' is not offered"),
        ({"level": "cheat-100"}, "There is no level 'cheat-100'"),
        ({"level": "random"}, "There is no level 'random'"),
        ({"target": "<b>"}, "&#39;&lt;b&gt;&#39;"),
        ({"napola": ["true", "false"]}, "That choice is not offered"),
    ],
)
def test_a_choice_that_is_not_offered_makes_no_table(
    client: TestClient, form: dict[str, str | list[str]], says: str
) -> None:
    answer = client.post(FORM, data=form)
    assert answer.status_code == 422
    assert says in answer.text if "&" in says else says in unescape(answer.text)
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://elsewhere.example"},
        {"Origin": "null"},
        {"Origin": "http://testserver:8000"},
        {"Origin": "http://testserver", "Sec-Fetch-Site": "cross-site"},
        {"Origin": "http://testserver", "Sec-Fetch-Site": "same-site"},
        {"Origin": "http://testserver", "Sec-Fetch-Site": "none"},
    ],
)
def test_another_sites_form_makes_nothing(client: TestClient, headers: dict[str, str]) -> None:
    answer = client.post(FORM, headers=headers)
    assert answer.status_code == 403
    assert "did not come from a page of this site" in answer.text
    assert "set-cookie" not in answer.headers


def test_a_form_without_origin_makes_nothing(client: TestClient) -> None:
    del client.headers["Origin"]
    assert client.post(FORM).status_code == 403


@pytest.mark.parametrize("origin", ["http://testserver:80", "HTTP://TESTSERVER", "http://testserver"])
def test_an_origin_is_compared_as_browsers_write_it(client: TestClient, origin: str) -> None:
    assert client.post(FORM, headers={"Origin": origin}).status_code == 303


def test_a_body_beyond_the_limit_is_refused(client: TestClient) -> None:
    answer = client.post(FORM, data={"level": "x" * 20_000})
    assert answer.status_code == 413
    assert "That is too much" in answer.text


def test_a_form_with_too_many_fields_is_refused(client: TestClient) -> None:
    answer = client.post(FORM, data={f"f{number}": "" for number in range(51)})
    assert answer.status_code == 400
    assert "makes no sense" in answer.text


def test_an_upload_is_refused(client: TestClient) -> None:
    assert client.post(FORM, files={"level": b"casual"}).status_code == 415


@pytest.mark.parametrize(
    "kind", [None, "application/json", "text/plain", "multipart/form-data; boundary=x", "\u00ff"]
)
def test_a_body_that_is_no_form_makes_no_table(client: TestClient, kind: str | None) -> None:
    headers = {} if kind is None else {b"Content-Type": kind.encode("latin-1")}
    answer = client.post(FORM, content=b'--x\r\nContent-Disposition: form-data; name="level', headers=headers)
    assert answer.status_code == 415
    assert "makes no sense" in answer.text
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("field", ["level", "target"])
def test_a_field_that_is_given_twice_is_refused(client: TestClient, field: str) -> None:
    value = {"level": "casual", "target": "21"}[field]
    assert client.post(FORM, data={field: [value, value]}).status_code == 422


def test_tables_that_are_made_too_fast_are_refused(settings: Settings, compiled: None) -> None:
    with open_site(with_limits(settings, creations=Rate(per_second=0.1, burst=2))) as client:
        codes = [client.post(FORM).status_code for _ in range(3)]
        answer = client.post(FORM)
    assert codes == [303, 303, 429]
    assert 1 <= int(answer.headers["retry-after"]) <= 10
    assert re.search(r"Wait \d+ seconds, then try again", answer.text)


def test_a_visitor_makes_so_many_tables_a_day(settings: Settings, compiled: None) -> None:
    limits = TableLimits(visitor_tables=1)
    with open_site(with_limits(settings, tables=limits)) as client:
        new_table(client)
        answer = client.post(FORM)
    assert answer.status_code == 429
    assert "No more than 1 tables" in answer.text
