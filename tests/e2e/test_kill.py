"""The server is killed without warning while moves stream: whatever it acknowledged is there afterwards."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.e2e.conftest import opened
from tests.e2e.lines import Line, Message, open_table
from tests.e2e.seat import Seat
from tests.e2e.serving import START_SECONDS, Site

SITES = 2
KILLS = 13
"""Kills per site, made side by side; with those in the browser there are thirty."""
BROWSER_KILLS = 4
PLAYERS = 3
GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, HTTPException)


class Witness:
    """One player's memory of what the server has acknowledged."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.table, self.cookie = open_table(site, level="casual")
        self.view: Message | None = None
        self.events: list[Any] = []
        self.acknowledged = 0

    def play_until_the_end(self, random: random.Random) -> None:
        """Checks that everything acknowledged is there, then plays until the line breaks."""
        try:
            while True:
                with Line(self.site, self.table, self.cookie) as line:
                    self.check(line.view)
                    self.note(line.view)
                    while self.step(line, random):
                        pass
        except GONE:
            return

    def step(self, line: Line, random: random.Random) -> bool:
        """Plays one card or asks for the next deal; False when the match is over."""
        view = line.view
        if view["phase"] == "finished":
            self.table, self.cookie = open_table(self.site, level="casual")
            self.view = None
            return False
        if view["phase"] != "playing":
            line.deal()
        elif view["legal"]:
            line.play(random.randrange(len(view["legal"])))
            line.expect(lambda message: message["type"] == "view")
            self.acknowledged += 1
        else:
            line.receive()
        self.note(line.view)
        return True

    def note(self, view: Message) -> None:
        """Remembers a view that has come."""
        dealt_anew = self.view is None or view["match"]["deal"] != self.view["match"]["deal"]
        if view["snapshot"] or dealt_anew:
            self.events = []
        self.events += view["events"]
        self.view = view

    def check(self, view: Message) -> None:
        """Compares the first view after a restart with the last one before it."""
        before = self.view
        if before is None:
            return
        assert view["snapshot"]
        assert view["seats"] == before["seats"]
        assert view["seq"] >= before["seq"]
        if view["match"]["deal"] == before["match"]["deal"]:
            assert view["events"][: len(self.events)] == self.events
            assert view["match"] == before["match"]
        if view["seq"] == before["seq"]:
            assert view["phase"] == before["phase"]
            assert view["game"] == before["game"]
            assert view["commitment"] == before["commitment"]


@pytest.mark.lengthy
def test_what_was_acknowledged_survives_a_kill_at_any_instant(tmp_path: Path, site: Site) -> None:
    with ThreadPoolExecutor(SITES) as pool:
        counts = list(pool.map(stream_and_kill, [tmp_path / str(number) for number in range(SITES)]))
    assert all(count >= PLAYERS * KILLS for count in counts)


def stream_and_kill(folder: Path) -> int:
    """Lets several players stream moves and kills their server again and again; returns the moves made."""
    chance = random.Random(folder.name)
    site = Site(folder)
    site.start()
    try:
        witnesses = [Witness(site) for _ in range(PLAYERS)]
        with ThreadPoolExecutor(PLAYERS) as pool:
            for _ in range(KILLS):
                playing = [
                    pool.submit(witness.play_until_the_end, random.Random(chance.random()))
                    for witness in witnesses
                ]
                await_moves(witnesses, playing)
                time.sleep(chance.uniform(0.0, 0.3))
                site.kill()
                for player in playing:
                    player.result()
                site.start(until="answering")
        for witness in witnesses:
            with Line(site, witness.table, witness.cookie) as line:
                witness.check(line.view)
        return sum(witness.acknowledged for witness in witnesses)
    finally:
        site.stop()


def await_moves(witnesses: list[Witness], playing: list[Future[None]]) -> None:
    """Waits until every player has had a move acknowledged since the server's start; none may have ended."""
    before = [witness.acknowledged for witness in witnesses]
    deadline = time.monotonic() + START_SECONDS
    while any(witness.acknowledged == count for witness, count in zip(witnesses, before, strict=True)):
        for player in playing:
            assert not player.done(), player.exception() or "the line broke before the server was killed"
        assert time.monotonic() < deadline, "the players do not get to move"
        time.sleep(0.001)


def test_the_browser_comes_back_to_the_same_table(browser: Browser, own_site: Site) -> None:
    with opened(browser, own_site) as page:
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        seat = Seat(page)
        seat.sit_down(level="casual")
        for wait in delays(BROWSER_KILLS):
            before = seat.seq
            held = seat.cards(seat.hand)
            seat.tap(seat.hand.first)
            seat.tap(seat.hand.first)
            page.wait_for_timeout(wait)
            own_site.kill()
            page.get_by_text("The connection is lost").first.wait_for()
            own_site.start(until="answering")
            page.get_by_text("The connection is back").first.wait_for()
            seat.acknowledged(before)
            seat.rest()
            assert held[0] not in seat.cards(seat.hand), "the played card is played, once"
            assert page.locator(".refusal").count() == 0
            if seat.is_over():
                break
    assert faults == []


def delays(count: int) -> Iterator[float]:
    """Milliseconds between a move and the kill: at once, and later and later."""
    return (15.0 * number for number in range(count))
