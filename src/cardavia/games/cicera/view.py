"""What a seat is shown of a deal of Cicera (rules, section 6), built from its observation alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
from pydantic import Field

from cardavia.games.cicera import cards, rules
from cardavia.games.cicera.records import BONUSES
from cardavia.games.contract import Observation
from cardavia.games.fishing import views
from cardavia.games.views import Gain, Pile, Played, PublicEvent, SheetRow

ROWS = (*BONUSES, "cards", "swords", "mata", "ten_coins", "fante_cups", "napula")
"""Names of the compiled score rows, in their order."""

SINGLE = {"mata": "2S", "ten_coins": "TD", "fante_cups": "JC"}
"""The cards that are worth a point (5)."""


class CiceraPile(Pile):
    """A side's captured cards and the bonuses that it has made."""

    made: list[Gain] = Field(description="how often each bonus was made, those never made left out")


class CiceraView(views.FishingView):
    """The table of Cicera as one seat sees it."""

    game: Literal["cicera"] = "cicera"
    piles: list[CiceraPile] = Field(description="per side; `bonuses` are bonus points of all kinds")
    placed: str | None = Field(description="the card of the play before, which a picada would take")


def points(state: Any) -> dict[str, list[int]]:
    """Returns the score sheet by the names that records use: points per side."""
    out = np.zeros((rules.SCORE_ROWS, 2), np.int64)
    rules.score(state, out)
    return {name: [int(value) for value in out[row]] for row, name in enumerate(ROWS)}


def named(bits: int) -> list[str]:
    """Returns the names of bonuses given as bits, in the order of the rules (4)."""
    return [name for row, name in enumerate(BONUSES) if bits >> row & 1]


def view(observation: Observation) -> CiceraView:
    """Returns the view of the observing seat."""
    record = observation.record
    known = record.known
    over = bool(rules.is_over(known))
    told = views.plays(known)
    placed = cards.listed(known.placed)
    return CiceraView(
        seats=int(known.options.seats),
        you=int(record.seat),
        turn=None if over else int(known.turn),
        dealer=int(known.dealer),
        hand=cards.listed(known.hands[record.seat]),
        counts=record.sizes.tolist(),
        sheet=sheet(known) if over else None,
        table=views.arrivals(known, told, cards.LAYOUT),
        stock=len(cards.PACK) - int(known.dealt),
        piles=[pile(known, side) for side in range(2)],
        last_capturer=None if known.last_capturer < 0 else int(known.last_capturer),
        last_capture=views.last_capture(told, cards.LAYOUT),
        placed=placed[0] if placed and not over else None,
    )


def pile(known: Any, side: int) -> CiceraPile:
    """Returns what the table shows of a side's pile."""
    made = [int(count) for count in known.bonuses[side]]
    return CiceraPile(
        cards=len(cards.listed(known.piles[side])),
        bonuses=sum(made),
        made=[Gain(item=name, count=count) for name, count in zip(BONUSES, made, strict=True) if count],
    )


def events(observation: Observation) -> list[PublicEvent]:
    """Returns the public events of the deal so far, in order."""
    return views.events(observation.record.known, cards.LAYOUT, named)


def gains(won: list[str]) -> list[Gain]:
    """Returns what won cards count for, most valuable first."""
    counts = {item: won.count(card) for item, card in SINGLE.items()}
    counts["swords"] = sum(card[1] == "S" for card in won)
    counts["cards"] = len(won)
    return [Gain(item=item, count=count) for item, count in counts.items() if count]


def sheet(known: Any) -> list[SheetRow]:
    """Returns the score sheet of a finished deal: the awards in rule order (5), then the bonuses (4)."""
    given = points(known)
    piles = [cards.listed(known.piles[side]) for side in range(2)]
    swords = [[card for card in pile if card[1] == "S"] for pile in piles]
    runs = [swords[side][: given["napula"][side]] for side in range(2)]
    return [
        _row("cards", [len(pile) for pile in piles], piles, given),
        _row("swords", [len(held) for held in swords], swords, given),
        *(_holding(item, card, piles, given) for item, card in SINGLE.items()),
        _row("napula", [len(run) for run in runs], runs, given),
        *(_row(name, given[name], captors(known, name), given) for name in BONUSES),
    ]


def captors(known: Any, bonus: str) -> list[list[str]]:
    """Returns the cards that made a bonus, per side, as far as the history tells."""
    made: list[list[str]] = [[], []]
    for event in views.events(known, cards.LAYOUT, named):
        if isinstance(event, Played) and bonus in event.bonuses:
            made[event.seat % 2] += event.cards
    return made


def _holding(item: str, card: str, piles: list[list[str]], given: dict[str, list[int]]) -> SheetRow:
    held = [[card] if card in pile else [] for pile in piles]
    return _row(item, [len(found) for found in held], held, given)


def _row(item: str, counts: Sequence[int], decided: list[list[str]], given: dict[str, list[int]]) -> SheetRow:
    return SheetRow(item=item, counts=list(counts), cards=decided, values=[[], []], points=given[item])
