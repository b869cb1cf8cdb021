"""The public events of a deal as one seat sees them, told from its history (15)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from cardavia.games.shengji import cards, rules, shapes
from cardavia.games.shengji.records import BURY, CALL, FULL, HAND, KITTY, PASS, SEATS, THROW
from cardavia.games.views import Called, Dealt, Discarded, Exposed, Laid, Lay, PublicEvent, Won

THROWN, FAILED = "throw", "throw-failed"
"""What is remarkable about a lead: several shapes at once, or all that is left of them."""


@dataclass(frozen=True)
class Trick:
    """A trick so far: its plays in order, the cards of a throw that failed before it, and who is ahead."""

    plays: list[Lay]
    thrown: list[str]
    ahead: list[bool]
    """Whether each play took the lead of the trick."""

    @property
    def best(self) -> int | None:
        """The seat that is ahead, None before the lead."""
        taking = [play.seat for play, is_ahead in zip(self.plays, self.ahead, strict=True) if is_ahead]
        return taking[-1] if taking else None


def calls(known: Any) -> list[Called]:
    """Returns the calls of a deal so far, passes among them."""
    told, seat = [], int(known.starter)
    for entry in known.history[: int(known.played)]:
        if int(entry.kind) not in (PASS, CALL):
            break
        told.append(Called(seat=seat, cards=cards.listed(entry.cards, entry.extra)))
        seat = (seat + 1) % SEATS
    return told


def tricks(known: Any) -> list[Trick]:
    """Returns all tricks so far, the last one perhaps still open."""
    entries = list(known.history[: int(known.played)])
    while entries and int(entries[0].kind) in (PASS, CALL, BURY):
        entries.pop(0)
    told: list[Trick] = []
    leader, thrown, plays = int(known.dealer), [], []
    for entry in entries:
        listed = cards.listed(entry.cards, entry.extra)
        if int(entry.kind) == THROW:
            thrown = listed
            continue
        plays.append((entry, listed))
        if len(plays) == SEATS:
            told.append(_trick(known, leader, plays, thrown))
            leader, thrown, plays = int(known.winners[len(told) - 1]), [], []
    if plays:
        told.append(_trick(known, leader, plays, thrown))
    return told


def events(known: Any, seat: int) -> list[PublicEvent]:
    """Returns the events that a seat has been told."""
    told: list[PublicEvent] = [Dealt(hands=[HAND] * SEATS, table=[], stock=KITTY), *calls(known)]
    if known.exposed:
        kitty = [cards.FACES[int(card)] for card in known.kitty]
        told.append(Exposed(cards=kitty, trump=cards.TRUMPS[int(known.trump)]))
    dealer = int(known.dealer)
    if any(int(entry.kind) == BURY for entry in known.history[: int(known.played)]):
        own = cards.listed(*known.buried) if seat == dealer else []
        told.append(Discarded(seat=dealer, count=KITTY, cards=own))
    for number, trick in enumerate(tricks(known), start=1):
        told.extend(_laid(known, trick, number))
    return told


def _laid(known: Any, trick: Trick, number: int) -> Iterator[PublicEvent]:
    for play, is_ahead in zip(trick.plays, trick.ahead, strict=True):
        yield Laid(seat=play.seat, cards=play.cards, trick=number, ahead=is_ahead, note=play.note)
    if number <= int(known.tricks):
        yield Won(seat=int(known.winners[number - 1]), trick=number, kept=[])


def _trick(known: Any, leader: int, plays: list[tuple[Any, list[str]]], thrown: list[str]) -> Trick:
    led, _ = plays[0]
    shape = int(shapes.shape(known, led.cards, led.extra))
    note = FAILED if thrown else THROWN if shape < 0 else None
    lays = [
        Lay(seat=(leader + step) % SEATS, cards=listed, note=note if step == 0 else None)
        for step, (_, listed) in enumerate(plays)
    ]
    return Trick(lays, thrown, _taking(known, leader, plays))


def _taking(known: Any, leader: int, plays: list[tuple[Any, list[str]]]) -> list[bool]:
    """Returns which plays of a trick took its lead: the rules themselves play it again."""
    again = np.zeros(1, rules.State).view(np.recarray)
    again[0] = known
    state = again[0]
    state.turn = leader
    state.played = state.tricks = 0
    for seat in range(SEATS):
        # A card more than is played, so that the deal does not end with the trick.
        state.hands[seat] = FULL
    taking = []
    for number, (entry, _) in enumerate(plays):
        seat = int(state.turn)
        play = rules.lead if number == 0 else rules.follow
        before = -1 if number == 0 else int(state.best)
        play(state, entry.cards, entry.extra)
        taking.append(int(state.best) == seat and before != seat)
    return taking
