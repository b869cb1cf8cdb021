"""What other seats hold never reaches the browser."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.e2e.seat import Seat

CARD = re.compile(r"[A2-7JQK][CDHS]")


def test_no_frame_and_no_page_names_a_card_before_it_is_seen(page: Page) -> None:
    heard: list[Any] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    page.on("websocket", listen)
    seat = Seat(page)
    seat.sit_down(level="casual")
    known: set[str] = set()
    seat.play_out(3)
    page.reload()
    seat.rest()
    heard.append(json.loads(page.locator("#page").text_content() or ""))
    for message in heard:
        view = message.get("view", message)
        if view.get("type") != "view" or view["game"] is None:
            continue
        known |= public(view)
        told = set(CARD.findall(json.dumps({**view, "commitment": ""})))
        assert told <= known
    assert 10 <= len(known) <= 19


def public(view: Any) -> set[str]:
    """The cards that a seat may know of: its own hand, the table, and what was played."""
    game = view["game"]
    seen = {*game["hand"], *game["table"], *game["last_capture"]}
    for event in view["events"]:
        seen |= {*event.get("table", ()), *event.get("taken", ())}
        if event["kind"] != "dealt":
            seen |= set(event["cards"])
    return seen
