"""What a seat is shown of a deal of Scopa (rules, section 7), built from its observation alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from pydantic import Field

from cardavia.games.contract import Observation
from cardavia.games.fishing import views
from cardavia.games.scopa import cards, rules
from cardavia.games.views import Gain, LegalAction, Pile, PublicEvent, SheetRow

if TYPE_CHECKING:
    from cardavia.games.scopa.game import Scopa

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
        sheet=sheet(known) if over else None,
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


def legal(observation: Observation, game: Scopa) -> list[LegalAction]:
    """Returns the legal actions of the observing seat, sorted; empty when it is not to act."""
    record = observation.record
    known = record.known
    if int(rules.actor(known)) != record.seat:
        return []
    return [
        LegalAction(
            action=action,
            cards=cards.listed(move.cards),
            taken=cards.listed(move.extra),
            bonuses=["scopa"] if rules.is_scopa(known, move) else [],
            gains=gains(cards.listed(move.cards) + cards.listed(move.extra)) if move.extra else [],
        )
        for action, move in game.legal_moves(known).items()
    ]


def gains(won: list[str]) -> list[Gain]:
    """Returns what won cards count for, most valuable first."""
    counts = {
        "settebello": won.count("7D"),
        "diamonds": sum(card[1] == "D" for card in won),
        "sevens": sum(card in SEVENS for card in won),
        "cards": len(won),
    }
    return [Gain(item=item, count=count) for item, count in counts.items() if count]


def sheet(known: Any) -> list[SheetRow]:
    """Returns the score sheet of a finished deal in rule order (5)."""
    given = points(known)
    piles = [cards.listed(known.piles[side]) for side in range(2)]
    diamonds = [[card for card in pile if card[1] == "D"] for pile in piles]
    best = [primiera_cards(pile) for pile in piles]
    primiere = [int(rules.primiera(known.piles[side])) or None for side in range(2)]
    rows = [
        SheetRow(item="cards", counts=[len(p) for p in piles], cards=[[], []], points=given["cards"]),
        SheetRow(
            item="diamonds", counts=[len(d) for d in diamonds], cards=diamonds, points=given["diamonds"]
        ),
        _holding("settebello", "7D", piles, given),
        SheetRow(item="primiera", counts=primiere, cards=best, points=given["primiera"]),
    ]
    if known.options.re_bello:
        rows.append(_holding("re_bello", "KD", piles, given))
    if known.options.napola:
        runs = [diamonds[side][: given["napola"][side]] for side in range(2)]
        rows.append(
            SheetRow(item="napola", counts=[len(run) for run in runs], cards=runs, points=given["napola"])
        )
    sweeps = given["scopa"]
    rows.append(SheetRow(item="scopa", counts=list(sweeps), cards=[[], []], points=sweeps))
    return rows


def primiera_cards(pile: list[str]) -> list[str]:
    """Returns the best card of each suit by primiera value (5), the first of equals."""

    def worth(card: str) -> int:
        return int(rules.PRIMIERA_VALUES[cards.VALUES[card[0]] - 1])

    suits = [[card for card in pile if card[1] == suit] for suit in cards.SUITS]
    return [max(suit, key=worth) for suit in suits if suit]


def _holding(item: str, card: str, piles: list[list[str]], given: dict[str, list[int]]) -> SheetRow:
    held = [[card] if card in pile else [] for pile in piles]
    return SheetRow(item=item, counts=[len(cards) for cards in held], cards=held, points=given[item])
