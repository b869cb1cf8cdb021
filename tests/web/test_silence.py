"""A skipped declaration of Ottocento (5.6): what the other seats are sent does not tell it from none."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from cardavia.games.contract import Observation
from cardavia.tables.pool import Pool
from cardavia.web.settings import Settings
from tests.web.conftest import open_site
from tests.web.sitting import fix_first_deal, new_table, sit


@dataclass(frozen=True)
class Twins:
    """Two decks that differ in one exchange: with it the second seat after the dealer has three jacks."""

    deck: str
    """The second seat holds the jacks, the one with the other card of the exchange cannot use one."""
    exchanged: tuple[str, str]
    discard: str


OPPOSITE = Twins(
    "NC 8B 9D AC T11 KD T16 8S T15 JC ANG QB M1 ND 9S M2 7B KS QS T9 T8 QD TC M3 BEG 7C 8D JD TB JB "
    "T6 KB AD 9B T12 QC M4 AB LUN T13 T10 MAT T14 T5 6S NS SOL 6B KC 8C 6D AS TD 9C JS T7 7S 6C MON NB TS 7D",
    ("JC", "TS"),
    "discard 7B+7S",
)
"""The dealer, opposite, has the other card."""
NEXT = Twins(
    "ND KB T9 MON KD 6C QB 7S MAT QC T10 TS ANG T14 6S T13 M4 7B 9S T5 LUN M3 JC AD 9D JS JD T12 AB BEG "
    "9C 8C T7 M1 8B 8S 6D M2 KC KS SOL NS 9B AC T16 T6 JB 7C T8 TD T15 TC AS TB 7D NB QS T11 QD 6B 8D NC",
    ("JS", "6S"),
    "discard 7B+9S",
)
"""The player after has the other card."""

Frames = list[str]
Played = Callable[[Twins, int, bool, str], Frames]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, compiled: None) -> Played:
    """Returns what seat 0 is sent of a deal: with or without the three jacks, and what is said about them."""

    def frames(twins: Twins, dealer: int, has_jacks: bool, said: str) -> Frames:
        deck = twins.deck.split()
        left, right = (deck.index(card) for card in twins.exchanged)
        if not has_jacks:
            deck[left], deck[right] = deck[right], deck[left]

        def decide(_pool: Pool, observation: Observation, _level: str, _seed: bytes) -> str:
            actions = [listed.action for listed in observation.game.legal(observation)]
            wanted = [action for action in (twins.discard, said) if action in actions]
            free = [action for action in actions if action not in twins.exchanged]
            return [*wanted, *free, *actions][0]

        with monkeypatch.context() as patch:
            fix_first_deal(patch, deck, dealer)
            patch.setattr(Pool, "_decide", decide)
            folder = tmp_path / str(len(list(tmp_path.iterdir())))
            # A little time for every decision: each is then a frame of its own.
            with open_site(Settings(data_dir=folder, pace=0.04)) as client:
                client.cookies.set("visitor", "A" * 22)
                with sit(client, new_table(client, "ottocento")) as tab:
                    tab.hear_view()
                    view = tab.start()
                    while view["game"]["number"] < 2:
                        view = tab.play(view)
                    return tab.frames

    return frames


@pytest.mark.parametrize(("twins", "dealer"), [(OPPOSITE, 3), (OPPOSITE, 1), (NEXT, 0)])
def test_other_seats_cannot_tell_a_skipped_declaration_from_none(
    twins: Twins, dealer: int, played: Played
) -> None:
    skipped, none = played(twins, dealer, True, "skip"), played(twins, dealer, False, "skip")
    assert skipped == none
    assert len(skipped) > 6


def test_a_declaration_is_told_at_once(played: Played) -> None:
    declared, skipped = played(OPPOSITE, 3, True, "declare"), played(OPPOSITE, 3, True, "skip")
    assert declared != skipped
    told = [event for frame in declared for event in json.loads(frame).get("events", [])]
    points = [event["points"] for event in told if event["kind"] == "declared" and event["seat"] == 1]
    assert points == [12]


def test_no_declaration_comes_together_with_the_card(played: Played) -> None:
    frames = [json.loads(frame) for frame in played(OPPOSITE, 3, True, "skip")]
    told = [
        (event["seat"], events[place + 1]["kind"], events[place + 1]["seat"])
        for events in (frame.get("events", []) for frame in frames)
        for place, event in enumerate(events)
        if event["kind"] == "declared"
    ]
    assert told[:4] == [(seat, "laid", seat) for seat in range(4)]
