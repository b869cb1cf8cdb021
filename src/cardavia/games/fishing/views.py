"""What the views of the capture games share: the history, the table in order of arrival, the events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pydantic import Field

from cardavia.games.fishing.cards import RankMajor
from cardavia.games.views import Collected, Dealt, GameView, Played, PublicEvent

Told = tuple[int, int, int]
"""A play of the history: its kind, the played card and the taken cards."""


def plays(known: Any) -> list[Told]:
    """Returns the history as kind, played card and taken cards.

    Reading whole columns takes a tenth of the time of reading every field of every move.
    """
    history = known.history[: known.played]
    columns = (history["kind"].tolist(), history["cards"].tolist(), history["extra"].tolist())
    return list(zip(*columns, strict=True))


def arrivals(known: Any, told: Sequence[Told], layout: RankMajor) -> list[str]:
    """Returns the table cards in the order in which they came to lie there."""
    order = [layout.by_bit[position] for position in known.opening[: known.options.opening].tolist()]
    order += [layout.listed(card)[0] for _, card, taken in told if not taken]
    lying = layout.listed(known.table)
    return [card for card in lying if card not in order] + [card for card in order if card in lying]


def last_capture(told: Sequence[Told], layout: RankMajor) -> list[str]:
    """Returns the card that captured last and what it took; empty before any capture."""
    last = next(((card, taken) for _, card, taken in reversed(told) if taken), None)
    return [] if last is None else [*layout.listed(last[0]), *layout.listed(last[1])]


def events(known: Any, layout: RankMajor, bonuses: Callable[[int], list[str]]) -> list[PublicEvent]:
    """Returns the public events: batches, plays, and the rest that goes to the last capturer.

    `bonuses` names the points that the kind of a play in the history stands for.
    """
    seats, batch = int(known.options.seats), int(known.options.batch)
    table = [layout.by_bit[position] for position in known.opening[: known.options.opening].tolist()]
    stock = len(layout.pack) - int(known.dealt)
    # A written position may begin in the middle of a batch; a deal begins with a whole one.
    round_cards = batch * seats
    told_cards = int(known.played + known.held)
    held = (told_cards - 1) % round_cards + 1 if told_cards else 0
    stock += told_cards - held
    seat = (int(known.dealer) + 1 - held) % seats
    hands = [held // seats + ((place - seat) % seats < held % seats) for place in range(seats)]
    told: list[PublicEvent] = [Dealt(hands=hands, table=table, stock=stock)]
    for number, (kind, played, extra) in enumerate(plays(known), start=1):
        card, taken = layout.listed(played), layout.listed(extra)
        table = [other for other in table if other not in taken] if taken else [*table, *card]
        told.append(Played(seat=seat, cards=card, taken=taken, bonuses=bonuses(kind)))
        seat = (seat + 1) % seats
        if (number - held) % round_cards == 0 and stock > 0:
            stock -= round_cards
            told.append(Dealt(hands=[batch] * seats, table=[], stock=stock))
    if known.turn < 0 and table and known.last_capturer >= 0:
        told.append(Collected(seat=int(known.last_capturer), cards=table))
    return told


class FishingView(GameView):
    """The table of a capture game as one seat sees it."""

    table: list[str] = Field(description="in order of arrival")
    stock: int
    last_capturer: int | None
    last_capture: list[str] = Field(description="the played card, then the taken ones; empty before any")
