"""The pages of a table, and the links that lead to it."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from cardavia.web.settings import Settings
from tests.web.conftest import open_site
from tests.web.sitting import new_table, sit


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
