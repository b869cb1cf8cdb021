"""What those who run the site see: /healthz and /metrics."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from cardavia.games.registry import games
from cardavia.store.log import Fault, StoreError
from cardavia.web import watched
from cardavia.web.settings import Settings
from tests.web.conftest import open_site
from tests.web.sitting import new_table, sit

BROKEN = StoreError(Fault.FULL, "The disk that holds /srv/cardavia is full.")


async def fail(*_: object, **__: object) -> None:
    raise BROKEN


def test_a_usable_site_says_so(client: TestClient) -> None:
    answer = client.get("/healthz")
    assert answer.status_code == 200
    state = answer.json()
    assert state["status"] == "ok"
    assert state["kernels"] == {slug: {"rules": "ready", "players": "ready"} for slug in games()}


def test_a_failed_write_shows_until_one_succeeds(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    site: Any = client.app.state.site  # type: ignore[attr-defined]
    with monkeypatch.context() as patch:
        patch.setattr(site.log._log, "create", fail)
        assert client.post("/en/games/scopa/tables").status_code == 503
    answer = client.get("/healthz")
    assert answer.status_code == 503
    assert answer.json()["reason"] == "database: full", "paths are for people of this machine only"
    new_table(client)
    assert client.get("/healthz").status_code == 200


def test_a_failed_write_is_forgotten_after_a_while(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    site: Any = client.app.state.site  # type: ignore[attr-defined]
    with monkeypatch.context() as patch:
        patch.setattr(site.log._log, "create", fail)
        client.post("/en/games/scopa/tables")
    monkeypatch.setattr(watched, "MEMORY", 0.0)
    assert client.get("/healthz").status_code == 200


def test_a_database_that_cannot_be_read_shows(
    settings: Settings, compiled: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_site(settings, "127.0.0.1") as client:
        site: Any = client.app.state.site  # type: ignore[attr-defined]
        monkeypatch.setattr(site.log._log, "count", fail)
        answer = client.get("/healthz")
    assert answer.status_code == 503
    assert answer.json()["reason"] == "The disk that holds /srv/cardavia is full."


def test_metrics_are_for_this_machine(settings: Settings, compiled: None) -> None:
    for address in ("127.0.0.1", "::1"):
        with open_site(settings, address) as client:
            assert client.get("/metrics").status_code == 200


@pytest.mark.parametrize("address", ["192.0.2.7", "2001:db8::7", "testclient"])
def test_metrics_are_refused_to_others(settings: Settings, compiled: None, address: str) -> None:
    with open_site(settings, address) as client:
        assert client.get("/metrics").status_code == 403


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP"])
def test_a_proxy_on_this_machine_is_not_this_machine(settings: Settings, compiled: None, header: str) -> None:
    with open_site(settings, "127.0.0.1") as client:
        assert client.get("/metrics", headers={header: "192.0.2.7"}).status_code == 403


@pytest.mark.parametrize(
    ("authorization", "code"),
    [
        ("Bearer a-long-token", 200),
        ("bearer a-long-token", 200),
        ("Bearer another", 403),
        ("Bearer ", 403),
        ("Basic a-long-token", 403),
        ("a-long-token", 403),
    ],
)
def test_the_token_opens_metrics(settings: Settings, compiled: None, authorization: str, code: int) -> None:
    with open_site(replace(settings, metrics_token="a-long-token")) as client:
        assert client.get("/metrics", headers={"Authorization": authorization}).status_code == code


def test_without_a_token_no_token_opens(client: TestClient) -> None:
    assert client.get("/metrics", headers={"Authorization": "Bearer "}).status_code == 403
    assert client.get("/metrics", headers={"Authorization": "Bearer None"}).status_code == 403


def test_metrics_count_what_happens(settings: Settings, compiled: None) -> None:
    with open_site(settings, "127.0.0.1") as client:
        client.get("/en/")
        client.get("/en/nothing")
        with sit(client, new_table(client)) as tab:
            tab.hear_view()
            tab.say("nonsense")
            tab.hear_refusal()
            text = client.get("/metrics").text
    lines = text.splitlines()
    for line in (
        'cardavia_responses_total{class="2xx"} 1',
        'cardavia_responses_total{class="3xx"} 1',
        'cardavia_responses_total{class="4xx"} 1',
        'cardavia_messages_total{type="malformed"} 1',
        'cardavia_refusals_total{code="malformed"} 1',
        "cardavia_sockets_open 1",
        "cardavia_views_sent_total 1",
        "cardavia_tables_open 1",
        'cardavia_kernels_ready{game="scopa",stage="rules"} 1',
        "# TYPE cardavia_refusals_total counter",
        "# TYPE cardavia_sockets_open gauge",
    ):
        assert line in lines, line
