"""Double, late, broken and oversized messages: one move each, a clear refusal, and nothing else changed."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page
from websockets.exceptions import ConnectionClosed

from tests.e2e.conftest import settle, watch
from tests.e2e.lines import Line, open_table
from tests.e2e.seat import Seat
from tests.e2e.serving import Site


def test_a_double_click_plays_one_card(page: Page) -> None:
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    settle(page, pace="normal")
    seat = Seat(page)
    seat.sit_down(level="casual")
    before = seat.seq
    seat.tap(seat.hand.first, times=2)
    seat.acknowledged(before)
    seat.rest()
    assert plays(sent) == 1
    assert seat.hand.count() == 2
    seat.tap(seat.hand.first)
    before = seat.seq
    seat.tap(page.locator(".dock button.key"), times=2)
    seat.acknowledged(before)
    seat.rest()
    assert plays(sent) == 2
    assert seat.hand.count() == 1


def plays(sent: list[str]) -> int:
    """How many plays the page has sent."""
    return len([frame for frame in sent if json.loads(frame)["type"] == "play"])


def test_two_tabs_make_one_move_and_the_second_is_told_why(page: Page) -> None:
    first = Seat(page)
    first.sit_down(level="casual")
    other = page.context.new_page()
    complaints = watch(other)
    # The second tab hears nothing of the first one's move until its own is on its way.
    other.add_init_script(
        """const Real = WebSocket;
        window.WebSocket = class extends Real {
          constructor(...given) {
            super(...given);
            this.addEventListener("message", (event) => {
              if (window.deaf && JSON.parse(event.data).type === "view") event.stopImmediatePropagation();
            });
          }
        };"""
    )
    other.goto(page.url)
    second = Seat(other)
    second.rest()
    other.evaluate("window.deaf = true")
    first.play(0)
    first.rest()
    assert first.hand.count() == 2
    second.tap(second.hand.nth(1))
    second.tap(second.hand.nth(1))
    other.get_by_text("The table has moved on. Nothing was played.").first.wait_for()
    other.locator("#alert", has_text="The table has moved on").wait_for(state="attached")
    other.evaluate("window.deaf = false")
    other.reload()
    second.rest()
    assert second.cards(second.hand) == first.cards(first.hand)
    assert complaints == []


def test_a_move_that_names_an_old_state_is_stale(site: Site) -> None:
    table, cookie = open_table(site, level="casual")
    with Line(site, table, cookie) as line:
        line.deal()
        line.turn()
        seq = line.view["seq"]
        line.play()
        line.expect(lambda message: message["type"] == "view")
        line.turn()
        after = line.view
        line.send(type="play", action=after["legal"][0]["action"], seq=seq)
        assert line.refusal()["code"] == "stale"
        line.send(type="sync")
        line.expect(lambda message: message["type"] == "view")
        assert line.view["game"] == after["game"]


def test_the_same_message_twice_is_one_move(site: Site) -> None:
    table, cookie = open_table(site, level="casual")
    with Line(site, table, cookie) as line:
        line.deal()
        line.turn()
        line.play()
        line.play()
        assert line.refusal()["code"] in ("stale", "not_your_turn")
        line.send(type="sync")
        line.expect(lambda message: message["type"] == "view" and message["snapshot"])
        own = [event for event in line.view["events"] if event["kind"] == "played" and event["seat"] == 0]
        assert len(own) == 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"type": "play"}',
        '{"type": "play", "action": 7, "seq": 1}',
        '{"type": "play", "action": "7S", "seq": "1"}',
        '{"type": "play", "action": "7S", "seq": 1, "seat": 1}',
        '{"type": "deal", "number": 1, "entropy": "zz"}',
        '{"type": "choose", "cards": ["7S7S7S"], "taken": [], "seq": 1}',
        '{"type": "sudo"}',
        "\x00",
    ],
)
def test_a_malformed_message_is_refused_and_the_line_stays_open(site: Site, text: str) -> None:
    table, cookie = open_table(site, level="casual")
    with Line(site, table, cookie) as line:
        line.send_text(text)
        assert line.refusal()["code"] == "malformed"
        line.deal()
        assert line.view["phase"] == "playing"


def test_an_oversized_message_ends_the_line_and_changes_nothing(site: Site) -> None:
    table, cookie = open_table(site, level="casual")
    with Line(site, table, cookie) as line:
        line.deal()
        line.turn()
        before = line.view
        line.send_text("x" * 200_000)
        with pytest.raises(ConnectionClosed) as closed:
            line.expect(lambda message: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    with Line(site, table, cookie) as line:
        assert line.view["game"] == before["game"]


def test_a_strangers_line_is_closed(site: Site) -> None:
    table, _ = open_table(site, level="casual")
    _, stranger = open_table(site, level="casual")
    with pytest.raises(ConnectionClosed) as closed, Line(site, table, stranger):
        pass
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_a_refused_leave_says_the_rule_and_links_to_it(page: Page) -> None:
    seat = Seat(page)
    seat.sit_down(level="casual")
    for _ in range(30):
        if pick_capture(seat):
            break
        seat.play()
        seat.hurry()
        if seat.is_over():
            seat.tap(page.get_by_role("button", name="Next deal"))
            page.wait_for_selector("[data-stage=mine]")
    before = seat.cards(seat.hand)
    seat.tap(page.locator(".ticket", has_text="Leave it"))
    page.locator(".refusal a").wait_for()
    assert seat.prompt.startswith("A capture is compulsory")
    page.locator("#alert", has_text="A capture is compulsory").wait_for(state="attached")
    assert (page.locator(".refusal a").get_attribute("href") or "").endswith("/rules#scopa-compulsory")
    assert seat.cards(seat.hand) == before


def pick_capture(seat: Seat) -> bool:
    """Picks a hand card that takes something and tells whether there is one."""
    for number in range(seat.hand.count()):
        seat.tap(seat.hand.nth(number))
        if seat.page.locator(".ticket").count():
            return True
    # The last card is still picked: one more tap would play it.
    seat.page.keyboard.press("Escape")
    return False
