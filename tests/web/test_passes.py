"""Passes of Shengji (5.2): neither what others are sent nor when tells a forced one from a chosen one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from time import sleep
from types import SimpleNamespace
from typing import NamedTuple

import pytest

from cardavia.games.contract import Observation
from cardavia.tables import turns
from cardavia.tables.pool import Pool
from cardavia.web.settings import Settings
from tests.web.conftest import open_site
from tests.web.sitting import Sitting, fix_first_deal, new_table, sit

HANDS = (
    "2S 4S 9S JS QS KS 2H 2H 3H 5H 8H TH QH AH 3C 7C JC KC 4D 6D 9D TD KD JB JB",
    "3S 5S 5S 8S TS AS 4H 6H 7H 9H JH KH 4C 5C 8C 9C QC AC 2D 7D 8D QD AD JR JR",
    "2S 3S 6S 7S 9S QS AS 3H 4H 7H 8H JH KH 3C 5C 6C 8C TC QC AC 3D 3D 6D 8D JD",
    "4S 6S 8S TS JS KS 5H 6H 9H QH AH 2C 2C 4C 6C 9C JC KC 2D 4D 5D 9D JD QD AD",
)
"""The hands of the seats: the second holds both red jokers and a level card."""
KITTY = "7S TH 7C TC 7D TD KD 5D"
Exchanged = tuple[tuple[str, str], ...]
JOKER: Exchanged = (("JR", "4D"),)
ALL: Exchanged = (("JR", "4D"), ("2D", "5D"))
"""Cards of the second seat's, each with the one of the last seat's that it is exchanged for in the twin."""
PAIR = "call 2H+2H"
BURIED = "bury 6D+9D+TD+TD+7D+3C+7C+7C"
TRICKS = 3
PACE = 0.5
WAITS, WAIT = 10_000, 0.002
"""How often, and how many seconds each time, a decision waits until the last one has been heard of."""


class Heard(NamedTuple):
    """What seat 0 was sent, and how long each computer's turn was put off, in seconds."""

    frames: list[str]
    delays: list[float]


Played = Callable[..., Heard]


def deck(exchanged: Exchanged, is_forced: bool) -> list[str]:
    """Returns the deck that deals the hands, with cards exchanged where the second seat cannot call."""
    hands = [hand.split() for hand in HANDS]
    for ours, theirs in exchanged if is_forced else ():
        own, other = hands[1].index(ours), hands[3].index(theirs)
        hands[1][own], hands[3][other] = theirs, ours
    dealt = [hands[place % 4][place // 4] for place in range(100)]
    return [*dealt, *KITTY.split()]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, compiled: None) -> Played:
    """Returns what seat 0 is sent of a deal: after its own call, with a second seat that can call or not."""

    def heard(exchanged: Exchanged, is_forced: bool, own: str, said: str = "pass") -> Heard:
        delays: list[float] = []
        tabs: list[Sitting] = []
        hidden = {card for pair in exchanged for card in pair}

        async def rest(delay: float) -> None:
            delays.append(delay)

        def decide(_pool: Pool, observation: Observation, _level: str, _seed: bytes) -> str:
            # Each decision is a frame of its own.
            told = len(observation.game.events(observation))
            for _ in range(WAITS):
                if last_seq(tabs[0]) >= told:
                    break
                sleep(WAIT)
            actions = [listed.action for listed in observation.game.legal(observation)]
            free = [action for action in actions if not hidden & set(action.split("+"))]
            return next(action for action in (said, "pass", *free) if action in actions)

        with monkeypatch.context() as patch:
            fix_first_deal(patch, deck(exchanged, is_forced), 0)
            patch.setattr(Pool, "_decide", decide)
            patch.setattr(turns, "time", SimpleNamespace(monotonic=lambda: 0.0))
            patch.setattr(turns, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": rest}))
            folder = tmp_path / str(len(list(tmp_path.iterdir())))
            with open_site(Settings(data_dir=folder, pace=PACE)) as client:
                client.cookies.set("visitor", "A" * 22)
                with sit(client, new_table(client, "shengji")) as tab:
                    tabs.append(tab)
                    tab.hear_view()
                    play_on(tab, own)
                    return Heard(tab.frames, delays)

    return heard


def last_seq(tab: Sitting) -> int:
    """Returns how many events the tab has heard of."""
    return int(json.loads(tab.frames[-1])["seq"])


def play_on(tab: Sitting, call: str) -> None:
    """Calls, buries and plays two tricks; hears the deal no further where another seat has called."""
    view = tab.play(tab.start(), call)
    if view["game"]["stage"] == "burying":
        view = tab.play(view, BURIED)
        while view["game"]["number"] < TRICKS:
            view = tab.play(view)


@pytest.mark.parametrize(("exchanged", "own"), [(JOKER, PAIR), (ALL, "pass")])
def test_other_seats_cannot_tell_a_forced_pass_from_a_chosen_one(
    exchanged: Exchanged, own: str, played: Played
) -> None:
    chosen, forced = played(exchanged, False, own), played(exchanged, True, own)
    assert chosen.frames == forced.frames
    assert chosen.delays == forced.delays
    assert set(chosen.delays) == {PACE}


def test_every_pass_is_a_frame_of_its_own(played: Played) -> None:
    frames = [json.loads(frame) for frame in played(JOKER, True, PAIR).frames]
    told = [[event["seat"] for event in frame["events"] if event["kind"] == "called"] for frame in frames]
    assert [seats for seats in told if seats] == [[0], [1], [2], [3]]


def test_a_call_does_change_the_frames(played: Played) -> None:
    called, passed = played(JOKER, False, PAIR, "call JR+JR"), played(JOKER, False, PAIR)
    shown = [json.loads(frame)["game"]["trump"] for frame in (called.frames[-1], passed.frames[-1])]
    assert shown[1] == "H"
    assert called.frames != passed.frames
