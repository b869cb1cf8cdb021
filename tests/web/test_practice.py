"""Playing on from an example: a table of its own, practice, with nothing to prove."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from cardavia.web.settings import Settings
from tests.web.conftest import open_site
from tests.web.sitting import sit

EXAMPLE = "/en/games/scopa/examples/scopa-example-sum"


def practise(client: TestClient, path: str = EXAMPLE) -> str:
    answer = client.post(path)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).rsplit("/", 1)[1]


def test_a_table_begins_at_the_position(client: TestClient) -> None:
    with sit(client, practise(client, f"{EXAMPLE}?level=casual")) as tab:
        view = tab.hear_view()
    assert view["phase"] == "playing"
    assert view["game"]["hand"] == ["7D", "KH", "AS"]
    assert view["game"]["table"] == ["3C", "4D", "5H", "2S"]
    assert view["legal_count"] == 4
    assert view["seats"][1]["level"] == "casual"
    assert view["events"] == [
        {"kind": "dealt", "hands": [3, 3], "table": ["3C", "4D", "5H", "2S"], "stock": 18},
    ]


def test_the_match_is_this_deal_alone_and_cannot_be_checked(client: TestClient) -> None:
    table_id = practise(client, f"{EXAMPLE}?level=novice")
    with sit(client, table_id) as tab:
        view = tab.play_out(tab.hear_view())
    assert view["phase"] == "finished"
    page = client.get(f"/en/table/{table_id}/verify")
    assert "Nothing was shuffled for it" in page.text
    assert client.get(f"/en/table/{table_id}/deal-1.json").status_code == 404


def test_the_same_position_can_be_played_again(client: TestClient) -> None:
    page = client.get(f"/en/table/{practise(client, f'{EXAMPLE}?level=club')}").text
    assert f'"again":"{EXAMPLE}?level=club","fields":{{}}' in page


def test_the_house_rules_of_an_example_hold(client: TestClient) -> None:
    with sit(client, practise(client, "/da/games/scopa/examples/scopa-example-ace")) as tab:
        view = tab.hear_view()
    assert {"AHx3C+6D+KS", "4H", "QCx3C+6D"} == {action["action"] for action in view["legal"]}


def test_a_position_outlives_the_server(settings: Settings, compiled: None) -> None:
    with open_site(settings) as client:
        table_id = practise(client, f"{EXAMPLE}?level=novice")
        with sit(client, table_id) as tab:
            before = tab.play(tab.hear_view(), "7Dx3C+4D")
        cookie = client.cookies["visitor"]
    with open_site(settings) as client:
        client.cookies.set("visitor", cookie)
        with sit(client, table_id) as tab:
            after = tab.hear_view()
    assert after["game"] == before["game"]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/en/games/scopa/examples/nothing", 404),
        ("/en/games/whist/examples/scopa-example-sum", 404),
        (f"{EXAMPLE}?level=cheat", 422),
    ],
)
def test_nothing_else_opens_a_table(client: TestClient, path: str, status: int) -> None:
    answer = client.post(path)
    assert answer.status_code == status
    assert "set-cookie" not in answer.headers


def test_another_site_cannot_open_one(client: TestClient) -> None:
    assert client.post(EXAMPLE, headers={"Origin": "https://evil.example"}).status_code == 403
