"""What a seat is shown of a deal of Quindici, built from its observation alone."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from pydantic import Field

from cardavia.games.contract import Observation
from cardavia.games.fishing import views
from cardavia.games.views import Gain, Pile, Played, PublicEvent, SheetRow
from tests.fifth.quindici import cards, rules
from tests.fifth.quindici.records import SWEEP

ROWS = ("sweeps", "cards", "diamonds", "settebello")
"""Names of the compiled score rows, in their order."""


class QuindiciView(views.FishingView):
    """The table of Quindici as one seat sees it."""

    game: Literal["quindici"] = "quindici"
    piles: list[Pile] = Field(description="per side; `bonuses` are sweeps")


def points(state: Any) -> dict[str, list[int]]:
    """Returns the score sheet by the names that records use: points per side."""
    out = np.zeros((rules.SCORE_ROWS, 2), np.int64)
    rules.score(state, out)
    return {name: [int(value) for value in out[row]] for row, name in enumerate(ROWS)}


def view(observation: Observation) -> QuindiciView:
    """Returns the view of the observing seat."""
    record = observation.record
    known = record.known
    over = bool(rules.is_over(known))
    told = views.plays(known)
    return QuindiciView(
        seats=2,
        you=int(record.seat),
        turn=None if over else int(known.turn),
        dealer=int(known.dealer),
        hand=cards.listed(known.hands[record.seat]),
        counts=record.sizes.tolist(),
        sheet=sheet(observation) if over else None,
        table=views.arrivals(known, told, cards.LAYOUT),
        stock=len(cards.PACK) - int(known.dealt),
        piles=[
            Pile(cards=len(cards.listed(known.piles[side])), bonuses=int(known.sweeps[side]))
            for side in range(2)
        ],
        last_capturer=None if known.last_capturer < 0 else int(known.last_capturer),
        last_capture=views.last_capture(told, cards.LAYOUT),
    )


def events(observation: Observation) -> list[PublicEvent]:
    """Returns the public events of the deal so far, in order."""
    return views.events(observation.record.known, cards.LAYOUT, named)


def named(kind: int) -> list[str]:
    """Returns the names of the points that a play of a kind has made."""
    return ["sweep"] if kind == SWEEP else []


def gains(won: list[str]) -> list[Gain]:
    """Returns what won cards count for, most valuable first."""
    counts = {
        "settebello": won.count("7D"),
        "diamonds": sum(card[1] == "D" for card in won),
        "cards": len(won),
    }
    return [Gain(item=item, count=count) for item, count in counts.items() if count]


def sheet(observation: Observation) -> list[SheetRow]:
    """Returns the score sheet of a finished deal (6)."""
    known = observation.record.known
    given = points(known)
    piles = [cards.listed(pile) for pile in known.piles]
    swept: list[list[str]] = [[], []]
    for event in events(observation):
        if isinstance(event, Played) and event.bonuses:
            swept[event.seat] += event.cards
    decided = {
        "cards": piles,
        "diamonds": [[card for card in pile if card[1] == "D"] for pile in piles],
        "settebello": [[card for card in pile if card == "7D"] for pile in piles],
        "sweeps": swept,
    }
    return [
        SheetRow(
            item=item,
            counts=given[item] if item == "sweeps" else [len(held) for held in found],
            cards=found,
            values=[[], []],
            points=given[item],
        )
        for item, found in decided.items()
    ]
