"""What a seat is shown of a deal of Scopa (rules, section 7), built from its observation alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
from pydantic import Field

from cardavia.games.contract import Observation
from cardavia.games.fishing import views
from cardavia.games.scopa import cards, rules
from cardavia.games.views import Gain, Pile, Played, PublicEvent, SheetRow

ROWS = ("scopa", "cards", "diamonds", "settebello", "primiera", "re_bello", "napola")
"""Names of the compiled score rows, in their order."""

SEVENS = frozenset(card for card in cards.PACK.ids if card[0] == "7")


class ScopaView(views.FishingView):
    """The table of Scopa as one seat sees it."""

    game: Literal["scopa"] = "scopa"
    piles: list[Pile] = Field(description="per side; `bonuses` are scope")


def points(state: Any) -> dict[str, list[int]]:
    """Returns the score sheet by the names that records use: points per side."""
    out = np.zeros((rules.SCORE_ROWS, 2), np.int64)
    rules.score(state, out)
    return {name: [int(value) for value in out[row]] for row, name in enumerate(ROWS)}


def view(observation: Observation) -> ScopaView:
    """Returns the view of the observing seat."""
    record = observation.record
    known = record.known
    seats = int(known.options.seats)
    over = bool(rules.is_over(known))
    told = views.plays(known)
    return ScopaView(
        seats=seats,
        you=int(record.seat),
        turn=None if over else int(known.turn),
        dealer=int(known.dealer),
        hand=cards.listed(known.hands[record.seat]),
        counts=record.sizes[:seats].tolist(),
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
    return ["scopa"] if kind == rules.SWEEP else []


def gains(won: list[str]) -> list[Gain]:
    """Returns what won cards count for, most valuable first."""
    counts = {
        "settebello": won.count("7D"),
        "diamonds": sum(card[1] == "D" for card in won),
        "sevens": sum(card in SEVENS for card in won),
        "cards": len(won),
    }
    return [Gain(item=item, count=count) for item, count in counts.items() if count]


def sheet(observation: Observation) -> list[SheetRow]:
    """Returns the score sheet of a finished deal in rule order (5)."""
    known = observation.record.known
    given = points(known)
    piles = [cards.listed(known.piles[side]) for side in range(2)]
    diamonds = [[card for card in pile if card[1] == "D"] for pile in piles]
    rows = [
        _row("cards", [len(pile) for pile in piles], piles, given),
        _row("diamonds", [len(held) for held in diamonds], diamonds, given),
        _holding("settebello", "7D", piles, given),
        _primiera(known, piles, given),
    ]
    if known.options.re_bello:
        rows.append(_holding("re_bello", "KD", piles, given))
    if known.options.napola:
        runs = [diamonds[side][: given["napola"][side]] for side in range(2)]
        rows.append(_row("napola", [len(run) for run in runs], runs, given))
    rows.append(_row("scopa", list(given["scopa"]), sweepers(observation), given))
    return rows


def sweepers(observation: Observation) -> list[list[str]]:
    """Returns the cards that cleared the table, per side, as far as the history tells."""
    made: list[list[str]] = [[], []]
    for event in events(observation):
        if isinstance(event, Played) and event.bonuses:
            made[event.seat % 2] += event.cards
    return made


def primiera_cards(pile: list[str]) -> list[str]:
    """Returns the best card of each suit by primiera value (5), the first of equals."""
    suits = [[card for card in pile if card[1] == suit] for suit in cards.SUITS]
    return [max(suit, key=primiera_value) for suit in suits if suit]


def primiera_value(card: str) -> int:
    """Returns what a card counts in the primiera (2): 10 to 21."""
    return int(rules.PRIMIERA_VALUES[cards.VALUES[card[0]] - 1])


def _primiera(known: Any, piles: list[list[str]], given: dict[str, list[int]]) -> SheetRow:
    best = [primiera_cards(pile) for pile in piles]
    return SheetRow(
        item="primiera",
        counts=[int(rules.primiera(known.piles[side])) or None for side in range(2)],
        cards=best,
        values=[[primiera_value(card) for card in hand] for hand in best],
        points=given["primiera"],
    )


def _holding(item: str, card: str, piles: list[list[str]], given: dict[str, list[int]]) -> SheetRow:
    held = [[card] if card in pile else [] for pile in piles]
    return _row(item, [len(found) for found in held], held, given)


def _row(item: str, counts: Sequence[int], decided: list[list[str]], given: dict[str, list[int]]) -> SheetRow:
    return SheetRow(item=item, counts=list(counts), cards=decided, values=[[], []], points=given[item])
