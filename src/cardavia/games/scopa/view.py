"""What a seat is shown of a deal of Scopa (rules, section 7), built from its observation alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from pydantic import Field

from cardavia.games.contract import Observation
from cardavia.games.scopa import cards, rules
from cardavia.games.views import (
    Collected,
    Dealt,
    Gain,
    GameView,
    LegalAction,
    Pile,
    Played,
    PublicEvent,
    SheetRow,
)

if TYPE_CHECKING:
    from cardavia.games.scopa.game import Scopa

ROWS = ("scopa", "cards", "diamonds", "settebello", "primiera", "re_bello", "napola")
"""Names of the compiled score rows, in their order."""

SEVENS = frozenset(card for card in cards.PACK.ids if card[0] == "7")


class ScopaView(GameView):
    """The table of Scopa as one seat sees it."""

    game: Literal["scopa"] = "scopa"
    table: list[str] = Field(description="in order of arrival")
    stock: int
    piles: list[Pile] = Field(description="per side; `bonuses` are scope")
    last_capturer: int | None
    last_capture: list[str] = Field(description="the played card, then the taken ones; empty before any")


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
    told = plays(known)
    last = next(((card, taken) for _, card, taken in reversed(told) if taken), None)
    return ScopaView(
        seats=seats,
        you=int(record.seat),
        turn=None if over else int(known.turn),
        dealer=int(known.dealer),
        hand=cards.listed(known.hands[record.seat]),
        counts=record.sizes[:seats].tolist(),
        sheet=sheet(observation) if over else None,
        table=arrivals(known, told),
        stock=len(cards.PACK) - int(known.dealt),
        piles=[
            Pile(cards=len(cards.listed(known.piles[side])), bonuses=int(known.sweeps[side]))
            for side in range(2)
        ],
        last_capturer=None if known.last_capturer < 0 else int(known.last_capturer),
        last_capture=[] if last is None else [*cards.listed(last[0]), *cards.listed(last[1])],
    )


def plays(known: Any) -> list[tuple[int, int, int]]:
    """Returns the history as kind, played card and taken cards.

    Reading whole columns takes a tenth of the time of reading every field of every move.
    """
    history = known.history[: known.played]
    columns = (history["kind"].tolist(), history["cards"].tolist(), history["extra"].tolist())
    return list(zip(*columns, strict=True))


def arrivals(known: Any, told: Sequence[tuple[int, int, int]]) -> list[str]:
    """Returns the table cards in the order in which they came to lie there."""
    order = [cards.BY_BIT[position] for position in known.opening[: known.options.opening].tolist()]
    order += [cards.listed(card)[0] for _, card, taken in told if not taken]
    lying = cards.listed(known.table)
    return [card for card in lying if card not in order] + [card for card in order if card in lying]


def events(observation: Observation) -> list[PublicEvent]:
    """Returns the public events: batches, plays, and the rest that goes to the last capturer."""
    known = observation.record.known
    seats, batch = int(known.options.seats), int(known.options.batch)
    table = [cards.BY_BIT[int(position)] for position in known.opening[: known.options.opening]]
    stock = len(cards.PACK) - int(known.dealt)
    # A written position may begin in the middle of a batch; a deal begins with a whole one.
    round_cards = batch * seats
    told_cards = int(known.played + known.held)
    held = (told_cards - 1) % round_cards + 1 if told_cards else 0
    stock += told_cards - held
    seat = (int(known.dealer) + 1 - held) % seats
    hands = [held // seats + ((place - seat) % seats < held % seats) for place in range(seats)]
    told: list[PublicEvent] = [Dealt(hands=hands, table=table, stock=stock)]
    for number, (kind, played, extra) in enumerate(plays(known), start=1):
        card, taken = cards.listed(played), cards.listed(extra)
        table = [other for other in table if other not in taken] if taken else [*table, *card]
        bonuses = ["scopa"] if kind == rules.SWEEP else []
        told.append(Played(seat=seat, cards=card, taken=taken, bonuses=bonuses))
        seat = (seat + 1) % seats
        if (number - held) % round_cards == 0 and stock > 0:
            stock -= round_cards
            told.append(Dealt(hands=[batch] * seats, table=[], stock=stock))
    if rules.is_over(known) and table and known.last_capturer >= 0:
        told.append(Collected(seat=int(known.last_capturer), cards=table))
    return told


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
