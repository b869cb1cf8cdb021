"""Undo, typed plays, hints and claims over the socket."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

from cardavia.games.scopa.refusal import PARAGRAPHS
from cardavia.play.ruleset import Ruleset
from cardavia.tables import pool
from cardavia.tables.table import Table
from tests.web.sitting import ENTROPY, Sitting, new_table, sit

FIRST = "7S 6S 2C 6H 4H 6C 7D 7C JC KS"
"""Seat 0 holds 7S 2C 4H and is to act; 7D 7C JC KS lie on the table."""


@pytest.fixture
def use_deck(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Deals a pack that begins with some cards to seat 0, after void deals that turned up others."""

    def use(first: str, *voids: str) -> None:
        original = Ruleset.deal

        def deal(self: Ruleset, _seed: bytes, *, dealer: int, context: Any) -> Any:
            rest = [card for card in self.game.pack.ids if card not in first.split()]
            made = original(self, deck=[*first.split(), *rest], dealer=1, context=context)
            made.voids = tuple(tuple(void.split()) for void in voids)
            return made

        monkeypatch.setattr(Ruleset, "deal", deal)

    return use


def hear_hint(tab: Sitting, seq: int, step: int) -> Any:
    """Asks for a step of the hint and returns the answer."""
    tab.say({"type": "hint", "step": step, "seq": seq})
    answer = tab.hear()
    assert answer["type"] == "hint", answer
    return answer


def start(tab: Sitting) -> Any:
    """Deals and returns the view in which the person is to act."""
    tab.hear_view()
    return tab.start()


def test_a_play_is_taken_back_and_the_deal_is_practice(client: TestClient) -> None:
    with sit(client, new_table(client)) as tab:
        before = start(tab)
        after = tab.play(before)
        assert after["can_undo"]
        tab.say({"type": "undo", "seq": after["seq"]})
        undone = tab.hear_view()
    assert undone["snapshot"]
    assert undone["practice"]
    assert undone["game"] == before["game"]
    assert undone["legal"] == before["legal"]
    assert undone["seq"] > after["seq"]


def test_there_is_nothing_to_undo_before_the_first_play(client: TestClient) -> None:
    with sit(client, new_table(client)) as tab:
        view = start(tab)
        assert not view["can_undo"]
        assert not view["practice"]
        tab.say({"type": "undo", "seq": view["seq"]})
        assert tab.hear_refusal()["code"] == "nothing_to_undo"


def test_an_undo_for_an_old_state_is_stale(client: TestClient) -> None:
    with sit(client, new_table(client)) as tab:
        before = start(tab)
        tab.play(before)
        tab.say({"type": "undo", "seq": before["seq"]})
        assert tab.hear_refusal()["code"] == "stale"


def test_the_next_deal_is_no_practice(client: TestClient) -> None:
    with sit(client, new_table(client)) as tab:
        view = tab.play(start(tab))
        tab.say({"type": "undo", "seq": view["seq"]})
        last = tab.play_out(tab.hear_view())
        assert last["practice"]
        assert not last["can_undo"]
        tab.say({"type": "deal", "number": 2, "entropy": ENTROPY})
        assert not tab.hear_turn()["practice"]


def test_a_typed_play_is_played(client: TestClient, use_deck: Callable[..., None]) -> None:
    use_deck(FIRST)
    with sit(client, new_table(client)) as tab:
        view = start(tab)
        tab.say({"type": "say", "text": "7s x 7d", "seq": view["seq"]})
        (event,) = tab.hear_view()["events"]
    assert (event["seat"], event["cards"], event["taken"]) == (0, ["7S"], ["7D"])


def test_a_typed_play_that_may_mean_two_is_refused_with_both(
    client: TestClient, use_deck: Callable[..., None]
) -> None:
    use_deck(FIRST)
    with sit(client, new_table(client)) as tab:
        view = start(tab)
        tab.say({"type": "say", "text": "7s", "seq": view["seq"]})
        refusal = tab.hear_refusal()
    assert (refusal["code"], refusal["rule"], refusal["seq"]) == ("ambiguous", None, view["seq"])
    assert refusal["values"] == {"readings": ["7Sx7C", "7Sx7D"]}


def test_a_typed_play_that_is_illegal_is_refused_with_reason_and_readings(
    client: TestClient, use_deck: Callable[..., None]
) -> None:
    use_deck(FIRST)
    with sit(client, new_table(client)) as tab:
        view = start(tab)
        tab.say({"type": "say", "text": "7s x 7c 7d", "seq": view["seq"]})
        refusal = tab.hear_refusal()
    assert (refusal["code"], refusal["rule"]) == ("one_card_only", PARAGRAPHS["one_card_only"])
    assert refusal["values"]["readings"] == ["7Sx7C", "7Sx7D"]


def test_a_hint_tells_more_with_every_step(client: TestClient, use_deck: Callable[..., None]) -> None:
    use_deck(FIRST)
    with sit(client, new_table(client)) as tab:
        view = start(tab)
        first, second, third = (hear_hint(tab, view["seq"], step) for step in (1, 2, 3))
    assert [answer["step"] for answer in (first, second, third)] == [1, 2, 3]
    assert first["look"] == {"id": "look-settebello", "values": {}}
    assert first["cards"] == ["7D"]
    assert (first["play"], first["reasons"], first["certainty"]) == (None, [], None)
    assert second["play"] == next(play for play in view["legal"] if play["action"] == "7Sx7D")
    assert (second["reasons"], second["second"], second["rival"]) == ([], None, None)
    assert third["certainty"] == "clear"
    assert third["second"]["difference"] > third["second"]["interval"] > 0
    assert third["second"]["play"] in view["legal"]
    assert third["reasons"][0]["id"] == "settebello-taken"
    assert third["reasons"][0]["values"]["points"] > 0


def test_a_hint_changes_nothing_at_the_table(client: TestClient) -> None:
    with sit(client, new_table(client)) as tab:
        view = start(tab)
        hear_hint(tab, view["seq"], 3)
        tab.say({"type": "sync"})
        now = tab.hear_view()
    assert {**now, "snapshot": False, "events": []} == {**view, "snapshot": False, "events": []}


def test_a_hint_for_an_old_state_is_stale(client: TestClient) -> None:
    with sit(client, new_table(client)) as tab:
        view = start(tab)
        tab.say({"type": "hint", "step": 1, "seq": view["seq"] + 1})
        assert tab.hear_refusal()["code"] == "stale"


def test_a_hint_that_fails_is_said_and_the_socket_stays(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: object) -> None:
        raise RuntimeError("no such world")

    with sit(client, new_table(client)) as tab:
        tab.hear_view()
        view = tab.start()
        with monkeypatch.context() as patched:
            patched.setattr(pool, "hint", fail)
            for _ in range(2):
                tab.say({"type": "hint", "step": 1, "seq": view["seq"]})
                refusal = tab.hear_refusal()
                assert (refusal["code"], refusal["values"]) == ("hint_failed", {})
        assert hear_hint(tab, view["seq"], 1)["step"] == 1, "the next question tries anew"
    assert [record.getMessage()[:20] for record in caplog.records] == ["The hint for seat 0 "] * 2


def test_no_hint_after_the_deal(client: TestClient) -> None:
    with sit(client, new_table(client)) as tab:
        last = tab.play_out(start(tab))
        tab.say({"type": "hint", "step": 1, "seq": last["seq"]})
        assert tab.hear_refusal()["code"] == "not_your_turn"


def test_what_void_deals_turned_up_is_shown(client: TestClient, use_deck: Callable[..., None]) -> None:
    use_deck(FIRST, "KC KD KH 2S")
    with sit(client, new_table(client)) as tab:
        assert tab.hear_view()["voids"] == []
        view = tab.start()
    assert view["voids"] == [["KC", "KD", "KH", "2S"]]


def test_nothing_is_claimed_from_the_first_hand(client: TestClient) -> None:
    with sit(client, new_table(client)) as tab:
        view = start(tab)
        assert (view["can_claim"], view["claimed"]) == (False, None)
        tab.say({"type": "claim", "seq": view["seq"]})
        assert tab.hear_refusal()["code"] == "nothing_to_claim"


def test_a_claim_is_shown_and_played_out(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Any deal does: the proof is put into the table's mouth, its own tests are elsewhere."""
    monkeypatch.setattr(Table, "can_claim", lambda table, seat: table.claimed_by is None)
    with sit(client, new_table(client)) as tab:
        view = start(tab)
        assert view["can_claim"]
        tab.say({"type": "claim", "seq": view["seq"]})
        granted = tab.hear_view()
        assert granted["claimed"] == 0
        assert (granted["legal"], granted["legal_count"], granted["can_undo"]) == ([], 0, False)
        last = granted
        while last["phase"] == "playing":
            last = tab.hear_view()
    assert last["phase"] == "over"
    assert last["outcome"] is not None


@pytest.mark.parametrize(
    "message",
    [
        '{"type":"undo"}',
        '{"type":"undo","seq":-1}',
        '{"type":"say","text":"","seq":0}',
        '{"type":"say","seq":0}',
        '{"type":"say","text":"7s","seq":0,"seat":1}',
        '{"type":"hint","seq":0}',
        '{"type":"hint","step":0,"seq":0}',
        '{"type":"hint","step":4,"seq":0}',
        '{"type":"hint","step":"1","seq":0}',
        '{"type":"claim","seq":"0"}',
        '{"type":"claim","seq":0,"seat":0}',
        f'{{"type":"say","text":"{"7" * 201}","seq":0}}',
    ],
)
def test_a_malformed_wish_is_refused(client: TestClient, message: str) -> None:
    with sit(client, new_table(client)) as tab:
        tab.hear_view()
        tab.say(message)
        assert tab.hear_refusal()["code"] == "malformed"


@pytest.mark.parametrize(
    "message",
    [
        {"type": "undo", "seq": 0},
        {"type": "say", "text": "7s", "seq": 0},
        {"type": "hint", "step": 1, "seq": 0},
        {"type": "claim", "seq": 0},
    ],
    ids=lambda message: message["type"],
)
def test_before_the_first_deal_there_is_nothing_to_wish_for(client: TestClient, message: Any) -> None:
    with sit(client, new_table(client)) as tab:
        tab.hear_view()
        tab.say(message)
        assert tab.hear_refusal()["code"] == "no_deal"
