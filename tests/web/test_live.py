"""The live table over its socket."""

from __future__ import annotations

import json
import re
import sqlite3
from collections import Counter
from contextlib import closing
from typing import Any

import pytest
from starlette.testclient import TestClient

from cardavia.games.scopa.refusal import PARAGRAPHS
from cardavia.store.log import Fault, StoreError
from cardavia.web.settings import Settings
from tests.web.conftest import open_site
from tests.web.sitting import ENTROPY, Sitting, new_table, sit

CARD = re.compile(r'"([A2-7JQK][CDHS])"')


def test_the_first_message_is_a_full_view(client: TestClient) -> None:
    with sit(client, new_table(client)) as tab:
        view = tab.hear_view()
    assert view["snapshot"]
    assert view["phase"] == "waiting"
    assert view["you"] == 0
    assert [seat["kind"] for seat in view["seats"]] == ["person", "ai"]
    assert view["game"] is None
    assert re.fullmatch("[0-9a-f]{64}", view["commitment"])


def test_a_deal_gives_three_cards_and_lays_four(client: TestClient) -> None:
    with sit(client, new_table(client)) as tab:
        tab.hear_view()
        tab.say({"type": "deal", "number": 1, "entropy": ENTROPY})
        view = tab.hear_view()
    assert len(view["game"]["hand"]) == 3
    assert view["events"][0]["kind"] == "dealt"
    assert view["events"][0]["hands"] == [3, 3]
    assert len(view["events"][0]["table"]) == 4
    assert view["seq"] == 1


def test_a_play_is_told_event_by_event(client: TestClient) -> None:
    with sit(client, new_table(client)) as tab:
        tab.hear_view()
        view = tab.start()
        action = view["legal"][0]
        tab.say({"type": "play", "action": action["action"], "seq": view["seq"]})
        mine = tab.hear_view()
    assert mine["seq"] == view["seq"] + 1
    (event,) = mine["events"]
    assert (event["kind"], event["seat"]) == ("played", 0)
    assert (event["cards"], event["taken"]) == (action["cards"], action["taken"])


def test_a_whole_deal_ends_with_its_outcome(client: TestClient) -> None:
    with sit(client, new_table(client)) as tab:
        tab.hear_view()
        last = tab.play_out(tab.start())
    assert last["phase"] == "over"
    assert last["legal"] == []
    assert last["outcome"]["match_scores"] == last["outcome"]["scores"]
    assert [row["item"] for row in last["game"]["sheet"]][-1] == "scopa"


def test_the_next_deal_counts_from_the_scores_before(client: TestClient) -> None:
    with sit(client, new_table(client)) as tab:
        tab.hear_view()
        last = tab.play_out(tab.start())
        tab.say({"type": "deal", "number": 2, "entropy": ENTROPY})
        view = tab.hear_view()
    assert view["match"] == {"scores": last["outcome"]["scores"], "target": 11, "deals": None, "deal": 2}
    assert view["commitment"] == last["commitment"], "between deals the commitment is that of the next"


def test_a_double_click_plays_once(client: TestClient) -> None:
    with sit(client, new_table(client)) as tab:
        tab.hear_view()
        view = tab.start()
        message = {"type": "play", "action": view["legal"][0]["action"], "seq": view["seq"]}
        tab.say(message)
        tab.say(message)
        assert tab.hear_refusal()["code"] == "stale"
        tab.say({"type": "sync"})
        now = tab.hear_view()
        while not now["snapshot"]:
            now = tab.hear_view()
    assert now["game"]["counts"][0] == 2


def test_two_tabs_see_the_same_events(client: TestClient) -> None:
    table_id = new_table(client)
    with sit(client, table_id) as left, sit(client, table_id) as right:
        left.hear_view()
        right.hear_view()
        left.play_out(left.start())
        while right.hear_view()["phase"] != "over":
            pass
    assert told(left) == told(right)
    assert len(told(left)) >= 42, "six batches and 36 plays"


def test_the_second_tab_plays_on_what_it_sees(client: TestClient) -> None:
    table_id = new_table(client)
    with sit(client, table_id) as left, sit(client, table_id) as right:
        left.hear_view()
        right.hear_view()
        view = left.start()
        right.play(right.hear_turn(), view["legal"][0]["action"])
        left.say({"type": "play", "action": view["legal"][-1]["action"], "seq": view["seq"]})
        assert left.hear_refusal()["code"] == "stale"


def test_an_illegal_play_gets_its_reason(client: TestClient) -> None:
    with sit(client, new_table(client)) as tab:
        tab.hear_view()
        view = tab.start()
        absent = next(card for card in ("7D", "7C", "7H", "7S") if card not in view["game"]["hand"])
        tab.say({"type": "play", "action": absent, "seq": view["seq"]})
        refusal = tab.hear_refusal()
        tab.say({"type": "sync"})
        now = tab.hear_view()
    assert refusal["code"] == "not_in_hand"
    assert refusal["rule"] == PARAGRAPHS["not_in_hand"]
    assert refusal["values"] == {"card": absent}
    assert now["seq"] == view["seq"]


def test_playing_before_the_first_deal_is_refused(client: TestClient) -> None:
    with sit(client, new_table(client)) as tab:
        tab.hear_view()
        tab.say({"type": "play", "action": "7D", "seq": 0})
        assert tab.hear_refusal()["code"] == "no_deal"


def test_asking_twice_for_a_deal_is_refused(client: TestClient) -> None:
    with sit(client, new_table(client)) as tab:
        tab.hear_view()
        tab.start()
        tab.say({"type": "deal", "number": 1, "entropy": ENTROPY})
        assert tab.hear_refusal()["code"] == "deal_exists"


def test_a_partial_choice_is_answered(client: TestClient) -> None:
    with sit(client, new_table(client)) as tab:
        tab.hear_view()
        view = tab.start()
        tab.say({"type": "choose", "cards": [], "taken": [], "seq": view["seq"]})
        answer = tab.hear()
    assert answer["type"] == "choice"
    assert answer["hand"] == view["game"]["hand"]
    assert answer["action"] is None


def test_a_restarted_server_shows_the_same_table(settings: Settings, compiled: None) -> None:
    with open_site(settings) as client:
        table_id = new_table(client)
        with sit(client, table_id) as tab:
            tab.hear_view()
            before = tab.play(tab.start())
        cookies = client.cookies
    with open_site(settings) as client:
        client.cookies = cookies
        with sit(client, table_id) as tab:
            after = tab.hear_view()
    for part in ("seq", "game", "legal", "commitment", "match"):
        assert after[part] == before[part], part


def test_a_move_that_could_not_be_stored_is_refused(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise StoreError(Fault.FULL, "The disk is full.")

    with sit(client, new_table(client)) as tab:
        tab.hear_view()
        view = tab.start()
        site: Any = client.app.state.site  # type: ignore[attr-defined]
        monkeypatch.setattr(site.log._log, "append", fail)
        tab.say({"type": "play", "action": view["legal"][0]["action"], "seq": view["seq"]})
        assert tab.hear_refusal()["code"] == "not_stored"
        tab.say({"type": "sync"})
        assert tab.hear_view()["seq"] == view["seq"]


def test_a_table_that_is_gone_under_a_running_server_refuses_moves(
    client: TestClient, settings: Settings
) -> None:
    with sit(client, new_table(client)) as tab:
        tab.hear_view()
        view = tab.start()
        with closing(sqlite3.connect(settings.data_dir / "cardavia.db")) as database:
            database.execute("DELETE FROM entries")
            database.commit()
        tab.say({"type": "play", "action": view["legal"][0]["action"], "seq": view["seq"]})
        assert tab.hear_refusal()["code"] == "not_stored"
        tab.say({"type": "sync"})
        assert tab.hear_view()["seq"] == view["seq"]


def test_no_frame_holds_a_hidden_card_or_a_token(client: TestClient) -> None:
    table_id = new_table(client)
    with sit(client, table_id) as tab:
        tab.hear_view()
        tab.play_out(tab.start())
    deal = client.get(f"/en/table/{table_id}/deal-1.json").json()
    seen: Counter[str] = Counter()
    kept = 0
    for frame in tab.frames:
        assert client.cookies["visitor"] not in frame
        assert deal["secret"] not in frame
        for card in CARD.findall(frame):
            seen[card] += 1
        for card in hidden(deal, frame, tab):
            assert f'"{card}"' not in frame
            kept += 1
    assert len(seen) == 40, "in the end every card has been shown"
    assert kept > 500, "and until then most of them were not"


def hidden(deal: Any, frame: str, tab: Sitting) -> set[str]:
    """Returns what seat 0 may not know at a frame: the stock, and what the other hand still holds."""
    view = json.loads(frame)
    if view["game"] is None or view["phase"] != "playing":
        return set()
    dealt = 40 - view["game"]["stock"]
    first = [place for place in (*range(6), *range(10, dealt)) if (place % 2 == 0) == (deal["dealer"] == 0)]
    theirs = {deal["deck"][place] for place in first if place < dealt}
    events = told(tab)[: view["seq"]]
    played = {card for event in events if event["kind"] == "played" for card in event["cards"]}
    return (theirs - played) | set(deal["deck"][dealt:])


def told(tab: Sitting) -> list[Any]:
    """Returns all events that a tab was told, in order."""
    return [event for frame in tab.frames for event in json.loads(frame).get("events", [])]
