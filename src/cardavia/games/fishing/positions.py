"""Whether a written position can be one of a capture game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardavia.cards import Pack
from cardavia.games import fields


def fields_of(seats: int) -> Mapping[str, fields.Field]:
    """Returns the fields that positions of all capture games have."""
    return {
        "dealer": fields.Field(fields.seat(seats)),
        "turn": fields.Field(fields.maybe(fields.seat(seats))),
        "over": fields.optional(fields.flag),
        "hands": fields.Field(fields.by_seat(seats, fields.texts)),
        "table": fields.Field(fields.texts),
        "stock": fields.optional(fields.texts),
        "piles": fields.Field(fields.sides(fields.texts)),
        "bonus": fields.Field(fields.sides(fields.whole)),
        "last_capturer": fields.Field(fields.maybe(fields.seat(seats))),
    }


def fault_of(
    position: Mapping[str, Any], hands: Mapping[int, Sequence[str]], pack: Pack, seats: int, batch: int
) -> str | None:
    """Returns what is wrong with the cards of a position and their places, None when nothing is."""
    stock, piles = position.get("stock", []), position["piles"]
    held = [card for hand in hands.values() for card in hand]
    fault = pack.fault([*held, *position["table"], *stock, *piles[0], *piles[1]])
    if fault is not None:
        return fault
    turn = None if position.get("over") else position["turn"]
    sizes = [len(hands.get(seat, [])) for seat in range(seats)]
    if len(stock) % (seats * batch) != 0:
        return f"a stock of {len(stock)} cards does not end with a whole batch for every hand"
    if turn is None:
        is_played_out = not held and not stock
        return None if is_played_out else "a deal that is over has cards in hands or stock"
    return _fault_of_sizes(sizes, turn, position["dealer"])


def _fault_of_sizes(sizes: Sequence[int], turn: int, dealer: int) -> str | None:
    """Returns why hands cannot be so large at a turn, None when they can."""
    seats = len(sizes)
    played = (turn - dealer - 1) % seats
    most = sizes[turn]
    for place in range(seats):
        seat = (dealer + 1 + place) % seats
        wanted = most - (place < played)
        if sizes[seat] != wanted or most == 0:
            return f"hands of {list(sizes)} cards do not fit the turn of seat {turn} with dealer {dealer}"
    return None
