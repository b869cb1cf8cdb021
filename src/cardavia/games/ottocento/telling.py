"""The public events of a deal as one seat sees them, told from the order of play (10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardavia.games.ottocento import rules
from cardavia.games.ottocento.cards import MATTO, MOORS, PACK, TRUMPS, listed, suit_of
from cardavia.games.ottocento.tableau import counted
from cardavia.games.views import Dealt, Declared, Discarded, Laid, Lay, Paid, PublicEvent, Won

HANDS = 15
DISCARDED = 2

LAST_WINS, BACK = "last-wins", "back"
"""What is remarkable about a card: an equal Moor came before it, and it goes back to its own side."""


def tricks(known: Any) -> list[list[Lay]]:
    """Returns all tricks so far, each in order of play: the last is the one in play, perhaps still empty.

    A deal that began at a written position tells nothing of the tricks before: those are empty too.
    """
    played = int(known.played)
    return [
        _trick(known, place, min(place + rules.SEATS, played)) for place in range(0, played + 1, rules.SEATS)
    ]


def _trick(known: Any, begin: int, end: int) -> list[Lay]:
    lays: list[Lay] = []
    ahead: str | None = None
    for place in range(begin, end):
        if int(known.plays[place]) == rules.UNKNOWN:
            return []
        card = PACK.ids[int(known.plays[place])]
        note = LAST_WINS if ahead in MOORS and card in MOORS else BACK if card == MATTO else None
        seat = (int(known.leaders[begin // rules.SEATS]) + place - begin) % rules.SEATS
        lays.append(Lay(seat=seat, cards=[card], note=note))
        ahead = card if beats(card, ahead) else ahead
    return lays


def beats(card: str, ahead: str | None) -> bool:
    """Says whether a card takes the lead from the one that leads the trick so far (6.5)."""
    if card == MATTO:
        return False
    if ahead is None:
        return True
    if suit_of(card) != suit_of(ahead):
        return card in TRUMPS
    return PACK.place[card] < PACK.place[ahead] or (card in MOORS and ahead in MOORS)


def leading(trick: list[Lay]) -> int | None:
    """Returns the seat that would win a trick as it lies, None before any card that can win."""
    ahead, seat = None, None
    for lay in trick:
        if beats(lay.cards[0], ahead):
            ahead, seat = lay.cards[0], lay.seat
    return seat


def events(known: Any, seat: int) -> list[PublicEvent]:
    """Returns the events that a seat has been told: what another seat keeps to itself is none."""
    dealer = int(known.dealer)
    hands = [HANDS + DISCARDED * (place == dealer) for place in range(rules.SEATS)]
    told: list[PublicEvent] = [Dealt(hands=hands, table=[], stock=0)]
    if int(known.phase) == rules.DISCARDING and int(known.turn) >= 0:
        return told
    cards = listed(known.discard) if seat == dealer else []
    told.append(Discarded(seat=dealer, count=DISCARDED, cards=cards))
    if known.options.declare_first:
        told.extend(_declared(known, dealer))
    for number, trick in enumerate(tricks(known), start=1):
        told.extend(_laid(known, trick, number))
    payment = listed(known.payment)
    if payment:
        told.append(Paid(seat=int(known.matto_seat), card=payment[0]))
    return told


def _declared(known: Any, dealer: int) -> Iterator[PublicEvent]:
    for step in range(1, rules.SEATS + 1):
        yield from _declaration(known, (dealer + step) % rules.SEATS)


def _declaration(known: Any, place: int) -> Iterator[PublicEvent]:
    """Yields what a seat has declared, nothing while that is open."""
    status = int(known.declared[place])
    if status == rules.UNDECIDED:
        return
    kinds: list[str] = []
    if status == rules.DECLARED:
        found = counted(known.revealed[place], int(known.options.real_five))
        kinds = [made.kind for made in (*found.sets, *found.sequences)]
    yield Declared(seat=place, combinations=kinds, points=int(known.points[place]))


def _laid(known: Any, trick: list[Lay], number: int) -> Iterator[PublicEvent]:
    is_first = number == 1 and not known.options.declare_first
    ahead = None
    for lay in trick:
        if is_first:
            yield from _declaration(known, lay.seat)
        card = lay.cards[0]
        is_ahead = beats(card, ahead)
        ahead = card if is_ahead else ahead
        yield Laid(seat=lay.seat, cards=lay.cards, trick=number, ahead=is_ahead, note=lay.note)
    if is_first and len(trick) < rules.SEATS:
        # Who is next may have declared already; of what came before a written position that alone is told.
        is_before = int(known.played) >= rules.SEATS
        first = (int(known.dealer) + 1 + len(trick)) % rules.SEATS
        for step in range(rules.SEATS if is_before else 1):
            place = (first + step) % rules.SEATS
            if not is_before or int(known.declared[place]) == rules.DECLARED:
                yield from _declaration(known, place)
    winner = leading(trick)
    if len(trick) == rules.SEATS and winner is not None:
        kept = [lay.cards[0] for lay in trick if lay.cards[0] == MATTO and (lay.seat - winner) % 2]
        yield Won(seat=winner, trick=number, kept=kept)
