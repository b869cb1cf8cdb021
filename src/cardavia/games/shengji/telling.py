"""The public events of a deal as one seat sees them, told from its history (15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from cardavia.games.shengji import cards, rules, shapes
from cardavia.games.shengji.records import BURY, CALL, HAND, KITTY, PASS, SEATS, THROW
from cardavia.games.views import Called, Dealt, Discarded, Exposed, Laid, Lay, PublicEvent, Won

THROWN, FAILED = "throw", "throw-failed"
"""What is remarkable about a lead: several shapes at once, or all that is left of them."""


class Play(NamedTuple):
    """A play of a trick."""

    seat: int
    one: int
    two: int
    """The planes of its cards."""
    is_ahead: bool
    """Whether it got ahead in the trick."""
    thrown: tuple[int, int] | None
    """The planes of the throw that failed before it."""

    @property
    def cards(self) -> list[str]:
        """The cards in canonical order."""
        return cards.listed(self.one, self.two)


Trick = list[Play]


def calls(known: Any) -> list[Called]:
    """Returns the calls of a deal so far, passes among them."""
    told, seat = [], int(known.starter)
    for kind, one, two in known.history[: int(known.played)].tolist():
        if kind not in (PASS, CALL):
            break
        told.append(Called(seat=seat, cards=cards.listed(one, two)))
        seat = (seat + 1) % SEATS
    return told


def tricks(known: Any) -> list[Trick]:
    """Returns all tricks so far, the last one perhaps open; those before a written position are not told."""
    ahead = np.zeros(len(known.history), np.int64)
    rules.take_leads(known, ahead)
    winners, begun = known.winners.tolist(), int(known.tricks) - _finished(known)
    told: list[Trick] = [[] for _ in range(begun)]
    trick: Trick = []
    thrown: tuple[int, int] | None = None
    leader = int(known.dealer) if begun == 0 else winners[begun - 1]
    for (kind, one, two), is_ahead in zip(
        known.history[: int(known.played)].tolist(), ahead.tolist(), strict=False
    ):
        if kind == THROW:
            thrown = one, two
        if kind != rules.PLAY:
            continue
        trick.append(Play((leader + len(trick)) % SEATS, one, two, bool(is_ahead), thrown))
        thrown = None
        if len(trick) == SEATS:
            leader = winners[len(told)]
            told.append(trick)
            trick = []
    return [*told, trick] if trick else told


def _plays(known: Any) -> int:
    """Returns how many plays the history tells."""
    return int(np.count_nonzero(known.history["kind"][: int(known.played)] == rules.PLAY))


def _finished(known: Any) -> int:
    """Returns how many whole tricks the history tells."""
    return _plays(known) // SEATS


def lays(known: Any, trick: Trick) -> list[Lay]:
    """Returns a trick as views show it."""
    return [Lay(seat=play.seat, cards=play.cards, note=note(known, play, trick)) for play in trick]


def note(known: Any, play: Play, trick: Trick) -> str | None:
    """Returns what is remarkable about a play, None for most."""
    if play is not trick[0]:
        return None
    if play.thrown is not None:
        return FAILED
    return THROWN if shapes.shape(known, np.uint64(play.one), np.uint64(play.two)) < 0 else None


def leading(trick: Trick) -> int | None:
    """Returns the seat that is ahead in a trick, None before the lead."""
    return next((play.seat for play in reversed(trick) if play.is_ahead), None)


def events(known: Any, seat: int) -> list[PublicEvent]:
    """Returns the events that a seat has been told."""
    dealer = int(known.dealer)
    told: list[PublicEvent] = [Dealt(hands=[HAND] * SEATS, table=[], stock=KITTY), *calls(known)]
    if known.exposed:
        kitty = [cards.FACES[int(card)] for card in known.kitty]
        told.append(Exposed(seat=dealer, cards=kitty, trump=cards.TRUMPS[int(known.trump)]))
    if BURY in known.history["kind"][: int(known.played)].tolist():
        own = cards.listed(*known.buried) if seat == dealer else []
        told.append(Discarded(seat=dealer, count=KITTY, cards=own))
    for number, trick in enumerate(tricks(known), start=1):
        told.extend(_laid(known, trick, number))
    return told


def _laid(known: Any, trick: Trick, number: int) -> Iterator[PublicEvent]:
    for play in trick:
        yield Laid(
            seat=play.seat,
            cards=play.cards,
            trick=number,
            ahead=play.is_ahead,
            note=note(known, play, trick),
        )
    if trick and number <= int(known.tricks):
        yield Won(seat=int(known.winners[number - 1]), trick=number, kept=[])
