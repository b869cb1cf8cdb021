"""What a seat is shown of a deal of Ottocento (rules, section 10), built from its observation alone."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np

from cardavia.games.contract import Observation
from cardavia.games.ottocento import cards, combinations, refusal, rules, telling
from cardavia.games.ottocento.face import (
    Debt,
    Declaration,
    OttocentoView,
    Prospect,
    Settlement,
    Stage,
)
from cardavia.games.ottocento.tableau import SEQUENCES, SETS, counted, worth
from cardavia.games.views import Gain, LegalAction, Lock, PublicEvent, SheetRow, TrickPile

__all__ = ["OttocentoView", "described", "events", "view"]

STAGES: dict[int, Stage] = {
    rules.DISCARDING: "discard",
    rules.DECLARING: "declare",
    rules.PLAYING: "play",
    rules.PAYING: "pay",
}
FATES: dict[int, Literal["kept", "exchanged", "lost"]] = {
    rules.KEPT: "kept",
    rules.EXCHANGED: "exchanged",
    rules.LOST: "lost",
}
ROWS = ("sets", "sequences", "card_points", "last_trick", "declarations")
"""The score sheet in the order in which it is counted at a table."""
COMPILED_ROWS = ("card_points", "last_trick", "sets", "sequences", "declarations")
"""Names of the compiled score rows, in their order."""


def view(observation: Observation) -> OttocentoView:
    """Returns the view of the observing seat."""
    record = observation.record
    known, seat = record.known, int(record.seat)
    told = telling.tricks(known)
    trick = told[-1]
    last = told[-2] if len(told) > 1 else []
    is_over = bool(rules.is_over(known))
    stage: Stage = "over" if is_over else STAGES[int(known.phase)]
    led = next((suit for lay in trick if (suit := cards.suit_of(lay.cards[0]))), "")
    return OttocentoView(
        seats=rules.SEATS,
        you=seat,
        turn=None if is_over else int(known.turn),
        dealer=int(known.dealer),
        hand=cards.listed(known.hands[seat]),
        counts=record.sizes.tolist(),
        sheet=sheet(known) if is_over else None,
        number=min(len(told), rules.TRICKS),
        tricks=rules.TRICKS,
        trick=trick,
        ahead=telling.leading(trick),
        last_trick=last,
        last_winner=telling.leading(last),
        piles=[pile(known, side) for side in range(2)],
        locks=locks(known, seat),
        stage=stage,
        led=led,
        order=[card for card in cards.PACK.ids if led and cards.suit_of(card) == led],
        is_doubling=not known.options.plain_declarations,
        declared=[_status(int(status)) for status in known.declared],
        declarations=[declaration(known, place) for place in range(rules.SEATS)],
        offer=offer(known, seat) if stage == "declare" and int(known.turn) == seat else None,
        discard=cards.listed(known.discard),
        is_discarded=stage != "discard",
        debt=debt(known),
        prospects=prospects(known, is_settled=stage in ("pay", "over")),
        settlement=settlement(known) if is_over else None,
    )


def events(observation: Observation) -> list[PublicEvent]:
    """Returns the public events of the deal so far, in order, as the observing seat sees them."""
    return telling.events(observation.record.known, observation.seat)


def described(known: Any, action: str, named: list[str]) -> LegalAction:
    """Returns a legal action with its cards, and whether a card would take the lead of the trick."""
    is_card = action == "".join(named)
    ahead = None if int(known.best) < 0 else cards.PACK.ids[int(known.best)]
    leads = is_card and bool(known.table) and telling.beats(named[0], ahead)
    gains = [Gain(item="ahead", count=1)] if leads else []
    return LegalAction(action=action, cards=named, taken=[], bonuses=[], gains=gains)


def pile(known: Any, side: int) -> TrickPile:
    """Returns what the table shows of a side's tricks."""
    return TrickPile(cards=len(cards.listed(known.piles[side])), tricks=int(known.tricks[side]))


def locks(known: Any, seat: int) -> list[Lock]:
    """Returns which cards of the seat to act are locked, together by reason."""
    if int(known.turn) != seat or int(known.phase) not in (rules.DISCARDING, rules.PLAYING):
        return []
    is_discard = int(known.phase) == rules.DISCARDING
    found: dict[str, tuple[str, list[str]]] = {}
    for card in cards.listed(known.hands[seat]):
        reason = refusal.wrong_discard(known, [card]) if is_discard else refusal.wrong_card(known, card)
        if reason is not None:
            found.setdefault(reason.code, (reason.rule, []))[1].append(card)
    suit = "" if is_discard else next((cards.suit_of(card) or "" for card in cards.listed(known.led)), "")
    return [Lock(cards=held, code=code, rule=rule, suit=suit) for code, (rule, held) in found.items()]


def declaration(known: Any, place: int) -> Declaration | None:
    """Returns what a seat has declared, None before that and without a declaration."""
    if int(known.declared[place]) != rules.DECLARED:
        return None
    gone = {int(number) for number in known.plays[: int(known.played)]}
    revealed = cards.listed(known.revealed[place])
    return _made(
        known, known.revealed[place], [card for card in revealed if cards.PACK.place[card] not in gone]
    )


def offer(known: Any, seat: int) -> Declaration:
    """Returns what the hand of a seat would declare."""
    hand = known.hands[seat]
    shown = combinations.shown(hand, known.options.real_five)
    return _made(known, shown, cards.listed(shown))


def _made(known: Any, shown: Any, held: list[str]) -> Declaration:
    is_doubling = not known.options.plain_declarations
    found = counted(shown, int(known.options.real_five), is_doubling=is_doubling)
    return Declaration(**dict(found), revealed=cards.listed(shown), held=held)


def _status(status: int) -> Literal["open", "none", "made"]:
    if status == rules.UNDECIDED:
        return "open"
    return "made" if status == rules.DECLARED else "none"


def debt(known: Any) -> Debt | None:
    """Returns whose Matto is on its way back, and whether a card is owed for it; None before that."""
    seat, side = int(known.matto_seat), int(known.matto_side)
    is_settled = int(known.fate) != rules.UNSETTLED and int(known.phase) != rules.PAYING
    if side < 0 or is_settled:
        return None
    return Debt(side=seat % 2, seat=seat, is_owed=side != seat % 2)


def prospects(known: Any, *, is_settled: bool) -> list[Prospect]:
    """Returns what both sides make and can still make of every kind, by the cards that all have seen."""
    piles = [int(known.piles[side]) for side in range(2)]
    matto, side = int(rules.MATTO), int(known.matto_side)
    if side >= 0 and not is_settled:
        owner = int(known.matto_seat) % 2
        piles[1 - owner] &= ~matto
        piles[owner] |= matto
    real_five, every = int(known.options.real_five), int(rules.FULL)
    return [
        Prospect(
            kind=kind,
            now=[worth(kind, piles[own], real_five) for own in range(2)],
            most=[worth(kind, every & ~piles[1 - own], real_five) for own in range(2)],
        )
        for kind in (*SETS, *SEQUENCES)
    ]


def settlement(known: Any) -> Settlement:
    """Returns how the cards of a finished deal were divided and counted (7, 8)."""
    dealer_side = int(known.dealer) % 2
    payment = cards.listed(known.payment)
    return Settlement(
        discard=cards.listed(known.discard),
        discard_side=dealer_side if int(known.tricks[dealer_side]) else 1 - dealer_side,
        matto=FATES[int(known.fate)],
        matto_side=int(known.matto_seat) % 2,
        payment=payment[0] if payment else None,
        card_points=points(known)["card_points"],
        last_side=int(known.leader) % 2,
        declared=[int(made) for made in known.points],
        counted=[counted(known.piles[side], int(known.options.real_five)) for side in range(2)],
    )


def points(known: Any) -> dict[str, list[int]]:
    """Returns the score sheet by the names that records use: points per side."""
    out = np.zeros((rules.SCORE_ROWS, 2), np.int64)
    rules.score(known, out)
    return {name: [int(value) for value in out[row]] for row, name in enumerate(COMPILED_ROWS)}


def sheet(known: Any) -> list[SheetRow]:
    """Returns the score sheet of a finished deal: sets, sequences, cards, last trick, declarations, Matto."""
    given = points(known)
    piles = [cards.listed(known.piles[side]) for side in range(2)]
    last = [int(known.leader) % 2 == side for side in range(2)]
    made = [[int(known.points[place]) for place in (side, side + 2)] for side in range(2)]
    counts: dict[str, list[int | None]] = {
        "sets": [len(counted(known.piles[side], int(known.options.real_five)).sets) for side in range(2)],
        "sequences": [
            len(counted(known.piles[side], int(known.options.real_five)).sequences) for side in range(2)
        ],
        "card_points": [len(held) for held in piles],
        "last_trick": [int(won) for won in last],
        "declarations": [sum(value > 0 for value in each) for each in made],
    }
    rows = [
        SheetRow(
            item=item,
            counts=counts[item],
            cards=piles if item == "card_points" else [[], []],
            values=[[], []],
            points=given[item],
        )
        for item in ROWS
    ]
    payment = cards.listed(known.payment)
    owner = int(known.matto_seat) % 2
    paid = [payment if side == owner else [] for side in range(2)]
    return [*rows, SheetRow(item="matto", counts=[None, None], cards=paid, values=[[], []], points=[0, 0])]
