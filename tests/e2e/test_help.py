"""Help against the computer, with a server that answers as the wire says: hints, taking back, the claim."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.e2e.seat import Seat

OFFERED = {
    "voids": [["KC", "KH", "KS", "2D"]],
    "can_undo": True,
    "can_claim": True,
    "claimed": None,
    "practice": True,
}
HELPING = ("hint", "undo", "claim")


class HelpingServer:
    """Stands between page and server: adds the offers to every view, and answers what asks for help."""

    def __init__(self, route: WebSocketRoute, asked: list[Any]) -> None:
        self.page, self.asked = route, asked
        self.view: Any = None
        self.server = route.connect_to_server()
        route.on_message(self.said)
        self.server.on_message(self.heard)

    def said(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] not in HELPING:
            self.server.send(text)
            return
        self.asked.append(message)
        if message["type"] == "hint":
            self.page.send(json.dumps(self.hint(message["step"])))

    def heard(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "view":
            message.update(OFFERED)
            self.view = message
        self.page.send(json.dumps(message))

    def hint(self, step: int) -> dict[str, Any]:
        best = self.view["legal"][0]
        other = {"play": self.view["legal"][-1], "difference": 0.31, "interval": 0.05}
        return {
            "type": "hint",
            "seq": self.view["seq"],
            "step": step,
            "look": {"id": "look-no-such", "values": {}},
            "cards": best["cards"],
            "play": best if step > 1 else None,
            "certainty": "clear" if step > 2 else None,
            "second": None,
            "rival": other if step > 2 else None,
            "reasons": [],
            "dangers": [],
        }


def sit_down(page: Page) -> tuple[Seat, list[Any]]:
    """Opens a table whose server helps, and returns what is asked of it."""
    asked: list[Any] = []
    page.route_web_socket("**/ws/**", lambda route: HelpingServer(route, asked))
    seat = Seat(page)
    seat.sit_down(level="casual")
    return seat, asked


def test_a_hint_tells_more_each_time_it_is_asked_for(page: Page) -> None:
    _, asked = sit_down(page)
    slip = page.locator(".rail").get_by_role("group", name="Hint")
    page.keyboard.press("h")
    slip.get_by_text("Look at:").wait_for()
    assert slip.get_by_text("Best:").count() == 0
    page.locator(".rail").get_by_role("button", name="Hint").click()
    slip.get_by_text("Best:").wait_for()
    page.keyboard.press("h")
    slip.get_by_text("It is clearly best.").wait_for()
    slip.get_by_text("0.31").wait_for()
    assert [message["step"] for message in asked] == [1, 2, 3]
    page.locator("#say", has_text="It is clearly best.").wait_for(state="attached")
    slip.get_by_role("button", name="Close").click()
    slip.wait_for(state="detached")


def test_a_decision_is_taken_back_and_the_rest_claimed_by_button_and_key(page: Page) -> None:
    _, asked = sit_down(page)
    page.get_by_text("Dealt again").wait_for()
    page.locator(".rail").get_by_text("practice").wait_for()
    page.locator(".rail").get_by_role("button", name="Undo").click()
    page.keyboard.press("u")
    page.get_by_role("button", name="Claim the rest").click()
    page.keyboard.press("h")
    page.locator(".rail").get_by_role("group", name="Hint").get_by_text("Look at:").wait_for()
    assert [message["type"] for message in asked] == ["undo", "undo", "claim", "hint"]


def test_the_server_gives_three_steps_of_a_hint_and_takes_a_decision_back(page: Page) -> None:
    seat = Seat(page)
    seat.sit_down(level="casual")
    held, lying = seat.cards(seat.hand), seat.cards(seat.table)
    slip = page.locator(".rail").get_by_role("group", name="Hint")
    page.keyboard.press("h")
    slip.get_by_text("Look at").or_(slip.locator("p")).first.wait_for()
    assert slip.get_by_text("Best:").count() == 0
    page.keyboard.press("h")
    slip.get_by_text("Best:").wait_for()
    page.keyboard.press("h")
    page.wait_for_function(
        "() => document.querySelectorAll('.rail [role=group] p, .rail [role=group] li').length > 2"
    )
    seat.play()
    seat.rest()
    before = seat.seq
    page.locator(".rail").get_by_role("button", name="Undo").click()
    seat.acknowledged(before)
    seat.rest()
    assert seat.cards(seat.hand) == held
    assert sorted(seat.cards(seat.table)) == sorted(lying)
    page.locator(".rail").get_by_text("practice").wait_for()
