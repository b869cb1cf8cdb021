"""Who gets a socket, what it refuses, and what closes it."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from cardavia.web.live import PATIENCE
from cardavia.web.settings import Rate, Settings
from tests.web.conftest import HOME, open_site, with_limits
from tests.web.sitting import Sitting, new_table, sit


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[]",
        '"play"',
        "{}",
        '{"type":"cheat"}',
        '{"type":"play","action":"7D"}',
        '{"type":"play","action":"7D","seq":"1"}',
        '{"type":"play","action":"7D","seq":-1}',
        '{"type":"play","action":"","seq":0}',
        '{"type":"play","action":"7D","seq":0,"seat":1}',
        '{"type":"deal","number":1,"entropy":"00"}',
        '{"type":"deal","number":1,"entropy":"00112233445566778899AABBCCDDEEFF"}',
        '{"type":"deal","number":0,"entropy":"00112233445566778899aabbccddeeff"}',
        '{"type":"choose","cards":["7DDDD"],"taken":[],"seq":0}',
        "[" * 5000,
    ],
)
def test_a_malformed_message_is_refused_and_the_socket_stays(client: TestClient, message: str) -> None:
    with sit(client, new_table(client)) as tab:
        tab.hear_view()
        tab.say(message)
        assert tab.hear_refusal()["code"] == "malformed"
        tab.say({"type": "sync"})
        assert tab.hear_view()["phase"] == "waiting"


def test_a_refusal_names_the_field_but_not_what_was_sent(client: TestClient) -> None:
    with sit(client, new_table(client)) as tab:
        tab.hear_view()
        tab.say({"type": "play", "action": "7D", "seq": "<script>"})
        refusal = tab.hear_refusal()
    assert refusal["values"] == {"field": "play.seq", "fault": "int_type"}


def test_a_field_that_nobody_knows_is_not_repeated(client: TestClient) -> None:
    with sit(client, new_table(client)) as tab:
        tab.hear_view()
        tab.say({"type": "sync", "<script>" * 5_000: 1})
        refusal = tab.hear_refusal()
    assert refusal["values"] == {"field": "sync", "fault": "extra_forbidden"}


def test_a_binary_frame_is_refused(client: TestClient) -> None:
    with sit(client, new_table(client)) as tab:
        tab.hear_view()
        tab.say_bytes(b'{"type":"sync"}')
        assert tab.hear_refusal()["code"] == "malformed"


def test_an_oversized_message_closes_the_socket(client: TestClient) -> None:
    with sit(client, new_table(client)) as tab:
        tab.hear_view()
        tab.say(" " * 65_537)
        assert closed_with(tab) == 1009


def test_messages_that_come_too_fast_are_refused(settings: Settings, compiled: None) -> None:
    slow = with_limits(settings, messages=Rate(per_second=0.001, burst=2))
    with open_site(slow) as client, sit(client, new_table(client)) as tab:
        tab.hear_view()
        for _ in range(3):
            tab.say({"type": "choose", "cards": [], "taken": [], "seq": 0})
        codes = [tab.hear()["code"] for _ in range(3)]
    assert codes == ["no_deal", "no_deal", "too_fast"]


def test_a_flood_closes_the_socket(settings: Settings, compiled: None) -> None:
    slow = with_limits(settings, messages=Rate(per_second=0.001, burst=1))
    with open_site(slow) as client, sit(client, new_table(client)) as tab:
        for _ in range(PATIENCE + 2):
            tab.say({"type": "sync"})
        assert closed_with(tab) == 4429


def test_an_unknown_table_closes_the_socket(client: TestClient) -> None:
    new_table(client)
    with sit(client, "no-such-table") as tab:
        assert closed_with(tab) == 4404


def test_a_stranger_has_no_seat(client: TestClient) -> None:
    table_id = new_table(client)
    client.cookies.clear()
    new_table(client)
    with sit(client, table_id) as tab:
        assert closed_with(tab) == 4403


def test_a_visitor_without_a_token_has_no_seat(client: TestClient) -> None:
    table_id = new_table(client)
    client.cookies.clear()
    with sit(client, table_id) as tab:
        assert closed_with(tab) == 4403


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://testserver.example"])
def test_another_sites_page_gets_no_socket(client: TestClient, origin: str) -> None:
    table_id = new_table(client)
    with pytest.raises(WebSocketDisconnect), sit(client, table_id, Origin=origin):
        pass


def test_a_visitor_holds_so_many_sockets_and_no_more(settings: Settings, compiled: None) -> None:
    with open_site(with_limits(settings, visitor_sockets=1)) as client:
        table_id = new_table(client)
        with sit(client, table_id) as first:
            first.hear_view()
            with sit(client, table_id) as second:
                assert closed_with(second) == 4429


def test_a_closed_socket_makes_room(settings: Settings, compiled: None) -> None:
    with open_site(with_limits(settings, sockets=1)) as client:
        table_id = new_table(client)
        for _ in range(3):
            with sit(client, table_id) as tab:
                assert tab.hear_view()["phase"] == "waiting"


def test_sockets_of_this_site_may_name_the_port(client: TestClient) -> None:
    with sit(client, new_table(client), Origin=f"{HOME}:80") as tab:
        assert tab.hear_view()["phase"] == "waiting"


def closed_with(tab: Sitting) -> int:
    """Reads on until the server closes, and returns its code."""
    try:
        while True:
            tab.hear()
    except WebSocketDisconnect as closed:
        return closed.code
