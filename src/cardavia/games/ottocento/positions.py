"""Written positions of Ottocento: a deal at any decision, as examples and tests write it.

A position names `dealer`, `turn` (None when the deal is over), `hands` by seat, `table` (the cards of the
trick in order) and `leader`, who led them, `discard` (empty before it), `piles` and `tricks` of both sides.
It may name `declared`: by seat "silent", "skipped" or the cards that a declaration has revealed, where one
was made; `matto_seat`, who played a Matto that lies in a pile; `last`, the leader and the four cards of the
trick before; `payment`, the card that was chosen for the Matto.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from cardavia.games import fields
from cardavia.games.ottocento import cards, rules
from cardavia.games.ottocento.combinations import shown
from cardavia.games.ottocento.scoring import declared_points
from cardavia.games.refusals import BadPositionError

UNTOLD = ""
TOLD = {"silent": rules.SILENT, "skipped": rules.SKIPPED}
WORDS = {**TOLD, UNTOLD: rules.UNDECIDED}


def _said(value: Any) -> str | None:
    """Returns why a value is neither a word nor the cards of a declaration."""
    return None if isinstance(value, str) else fields.texts(value)


def _trick(value: Any) -> str | None:
    """Returns why a value is no trick with its leader."""
    if not isinstance(value, Mapping) or not {"leader", "cards"} <= set(value):
        return "is no mapping with `leader` and `cards`"
    return fields.seat(rules.SEATS)(value["leader"]) or fields.texts(value["cards"])


FIELDS = {
    "dealer": fields.Field(fields.seat(rules.SEATS)),
    "turn": fields.Field(fields.maybe(fields.seat(rules.SEATS))),
    "hands": fields.Field(fields.by_seat(rules.SEATS, fields.texts)),
    "table": fields.Field(fields.texts),
    "leader": fields.optional(fields.seat(rules.SEATS)),
    "discard": fields.Field(fields.texts),
    "piles": fields.Field(fields.sides(fields.texts)),
    "tricks": fields.Field(fields.sides(fields.number(rules.TRICKS))),
    "declared": fields.optional(fields.by_seat(rules.SEATS, _said)),
    "matto_seat": fields.optional(fields.maybe(fields.seat(rules.SEATS))),
    "last": fields.optional(fields.maybe(_trick)),
    "payment": fields.optional(fields.maybe(fields.text)),
}
"""The fields of a position; their values have to fit each other besides."""


def load(state: Any, position: Mapping[str, Any]) -> None:
    """Writes a position into a blank State; raises BadPositionError."""
    fields.check(position, FIELDS)
    hands = {int(seat): list(hand) for seat, hand in position["hands"].items()}
    table, discard, piles = list(position["table"]), list(position["discard"]), position["piles"]
    held = [card for hand in hands.values() for card in hand]
    _check(cards.PACK.fault([*held, *table, *discard, *piles[0], *piles[1]]))
    tricks, dealer, turn = list(position["tricks"]), int(position["dealer"]), position["turn"]
    leader = int(position.get("leader", (dealer + 1) % rules.SEATS))
    _check(_fault(hands, table, discard, piles, tricks, dealer, leader, turn))
    deck = np.arange(rules.CARDS, dtype=np.uint8)
    rules.start(state, deck, dealer)
    for seat in range(rules.SEATS):
        state.hands[seat] = cards.mask(hands.get(seat, []))
    for side in range(2):
        state.piles[side] = cards.mask(piles[side])
        state.tricks[side] = tricks[side]
    if not discard:
        return
    state.discard = cards.mask(discard)
    state.turn = state.leader = leader
    state.played = 4 * sum(tricks)
    state.phase = rules.PLAYING
    state.leaders[sum(tricks)] = leader
    _lay_last(state, position.get("last"), sum(tricks))
    _remember_matto(state, position)
    _declare(state, position)
    move = np.zeros(1, rules.Move).view(np.recarray)
    if sum(tricks) == rules.TRICKS:
        rules.settle(state)
        if int(state.phase) == rules.PAYING and position.get("payment"):
            _pay(state, position["payment"])
        return
    for card in table:
        move[0].cards = cards.mask([card])
        state.hands[int(state.turn)] |= move[0].cards
        rules.apply(state, move[0])
    if state.played == 0 and state.options.declare_first:
        undecided = [seat for seat in _round(dealer) if int(state.declared[seat]) == rules.UNDECIDED]
        if undecided:
            state.phase, state.turn = rules.DECLARING, undecided[0]
    elif state.played < rules.SEATS:
        rules.arrive(state)
    if turn != int(state.turn):
        raise BadPositionError(f"position: seat {int(state.turn)} is to act, not seat {turn}")


def position(state: Any) -> dict[str, Any]:
    """Returns a State as `load` takes it."""
    is_over = bool(rules.is_over(state))
    table = [int(place) for place in state.plays[int(state.played) // 4 * 4 : int(state.played)]]
    matto_seat = int(state.matto_seat)
    return {
        "dealer": int(state.dealer),
        "turn": None if is_over else int(state.turn),
        "hands": {seat: cards.listed(state.hands[seat]) for seat in range(rules.SEATS)},
        "table": [cards.PACK.ids[place] for place in table],
        "leader": int(state.leader),
        "discard": cards.listed(state.discard),
        "piles": [cards.listed(pile) for pile in _unsettled(state)],
        "tricks": [int(won) for won in state.tricks],
        "declared": {seat: _told(state, seat) for seat in range(rules.SEATS) if _told(state, seat)},
        "matto_seat": None if matto_seat < 0 else matto_seat,
        "payment": cards.listed(state.payment)[0] if state.payment else None,
    }


def _unsettled(state: Any) -> list[int]:
    """Returns the piles as they lay before the settlement."""
    piles = [int(pile) for pile in state.piles]
    if int(state.fate) == rules.UNSETTLED:
        return piles
    owner, payment = int(state.matto_seat) % 2, int(state.payment)
    if int(state.fate) == rules.EXCHANGED:
        piles[owner] ^= payment | int(rules.MATTO)
        piles[1 - owner] ^= payment | int(rules.MATTO)
    return [pile & ~int(state.discard) if pile & int(state.discard) else pile for pile in piles]


def _round(dealer: int) -> list[int]:
    """Returns the seats in the order in which they act first: the dealer is the last one."""
    return [(dealer + step) % rules.SEATS for step in range(1, rules.SEATS + 1)]


def _told(state: Any, seat: int) -> str | list[str]:
    declared = int(state.declared[seat])
    if declared == rules.DECLARED:
        return cards.listed(state.revealed[seat])
    return next((word for word, value in TOLD.items() if value == declared), UNTOLD)


def _lay_last(state: Any, last: Mapping[str, Any] | None, tricks: int) -> None:
    """Writes the trick before into the history."""
    if last is None:
        return
    if (
        tricks == 0
        or len(last["cards"]) != rules.SEATS
        or any(card not in cards.PACK for card in last["cards"])
    ):
        raise BadPositionError(
            "position: `last` names the leader and the four cards of a trick that was played"
        )
    state.leaders[tricks - 1] = last["leader"]
    for place, card in enumerate(last["cards"]):
        state.plays[4 * (tricks - 1) + place] = cards.PACK.place[card]


def _remember_matto(state: Any, position: Mapping[str, Any]) -> None:
    """Notes who played a Matto that lies in a pile."""
    held = [side for side in range(2) if state.piles[side] & rules.MATTO]
    if not held:
        return
    seat = position.get("matto_seat")
    if seat not in range(rules.SEATS):
        raise BadPositionError(
            "position: the Matto lies in a pile, and `matto_seat` does not say who played it"
        )
    state.matto_seat = seat
    state.matto_side = held[0]


def _declare(state: Any, position: Mapping[str, Any]) -> None:
    """Notes what was declared; after the first trick, seats that are not named were silent."""
    told = {int(seat): word for seat, word in position.get("declared", {}).items()}
    for seat in range(rules.SEATS):
        word = told.get(seat, "silent" if sum(state.tricks) else UNTOLD)
        if isinstance(word, str):
            if word not in WORDS:
                raise BadPositionError(f"position: `declared` says {word!r}, not {' or '.join(TOLD)}")
            state.declared[seat] = WORDS[word]
            continue
        revealed = cards.mask(card for card in word if card in cards.PACK)
        if not revealed or int(shown(revealed, state.options.real_five)) != int(revealed):
            raise BadPositionError(f"position: no declaration reveals exactly {', '.join(word)}")
        state.declared[seat] = rules.DECLARED
        state.revealed[seat] = revealed
        state.points[seat] = declared_points(revealed, state.options)


def _pay(state: Any, card: str) -> None:
    """Pays the card that was chosen for the Matto."""
    move = np.zeros(1, rules.Move).view(np.recarray)
    move[0].kind = rules.PAY
    move[0].cards = cards.mask([card]) if card in cards.PACK else 0
    if not rules.is_legal(state, move[0]):
        raise BadPositionError(f"position: {card!r} cannot be the payment for the Matto")
    rules.apply(state, move[0])


def _check(fault: str | None) -> None:
    if fault is not None:
        raise BadPositionError(f"position: {fault}")


def _fault(
    hands: Mapping[int, Sequence[str]],
    table: Sequence[str],
    discard: Sequence[str],
    piles: Sequence[Sequence[str]],
    tricks: Sequence[int],
    dealer: int,
    leader: int,
    turn: int | None,
) -> str | None:
    """Returns why cards cannot lie so at a turn, None when they can."""
    seats = rules.SEATS
    sizes = [len(hands.get(seat, [])) for seat in range(seats)]
    wanted = [rules.TRICKS - sum(tricks)] * seats
    if not discard:
        wanted[dealer] += 2
        if sum(tricks) or table or turn != dealer:
            return "before the discard nothing has been played, and the dealer is to act"
    elif len(discard) != 2:
        return f"{len(discard)} cards are discarded, not 2"
    for place in range(len(table)):
        wanted[(leader + place) % seats] -= 1
    if len(table) >= seats:
        return f"{len(table)} cards lie in a trick that is not over"
    if sizes != wanted:
        return f"hands of {sizes} cards after {sum(tricks)} tricks; they have {wanted}"
    if [len(pile) for pile in piles] != [4 * won for won in tricks]:
        return f"piles of {[len(pile) for pile in piles]} cards do not fit {list(tricks)} tricks"
    return None
