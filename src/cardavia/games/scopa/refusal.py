"""Why a play of Scopa is refused (rules, section 9), in the order in which the reasons are looked for."""

from __future__ import annotations

from typing import Any

import numpy as np

from cardavia.games.fishing import Capture
from cardavia.games.fishing.refusals import out_of_place
from cardavia.games.refusals import Refusal
from cardavia.games.scopa import cards, rules

PARAGRAPHS = {
    "bad_notation": "scopa-turn",
    "deal_over": "scopa-end",
    "not_your_turn": "scopa-turn",
    "not_in_hand": "scopa-turn",
    "not_on_table": "scopa-turn",
    "must_capture": "scopa-compulsory",
    "one_card_only": "scopa-one-capture",
    "wrong_total": "scopa-sum",
    "must_take_equal": "scopa-equal-first",
    "must_take_fewest": "scopa-fewest",
    "must_take_all": "scopa-ace",
}
"""The paragraph of the rules page that each refusal leads to."""


def bad_notation() -> Refusal:
    """Returns the refusal of a text that is no play, and of cards that no play can hold together."""
    return _refused("bad_notation")


def refusal(state: Any, seat: int | None, play: Capture) -> Refusal | None:
    """Returns why the play is refused, None when it is legal; `seat` is None for whoever is to act."""
    fault = out_of_place(rules, cards.LAYOUT, state, seat, play)
    if fault is not None:
        code, values = fault
        return _refused(code, **values)
    table = cards.listed(state.table)
    return _wrong_capture(state, play, table)


def _wrong_capture(state: Any, play: Capture, table: list[str]) -> Refusal | None:
    card = cards.mask([play.card])
    value = cards.VALUES[play.card[0]]
    equal = [other for other in table if other[0] == play.card[0]]
    taken = set(play.taken)
    if rules.is_ace_sweep(state, card):
        if taken == set(table):
            return None
        code = "must_take_all" if taken else "must_capture"
        return _refused(code, card=play.card, captures=[table])
    if not taken:
        captures = _captures(state, play.card)
        return _refused("must_capture", card=play.card, captures=captures) if captures else None
    if len(taken) > 1 and taken & set(equal):
        return _refused("one_card_only", card=play.card, captures=[[other] for other in equal])
    total = sum(cards.VALUES[other[0]] for other in taken)
    if total != value:
        return _refused("wrong_total", card=play.card, value=value, total=total)
    if equal and not taken <= set(equal):
        return _refused("must_take_equal", card=play.card, captures=[[other] for other in equal])
    fewest = int(rules.fewest_cards(state.table, np.uint64(value)))
    if state.options.fewest and not equal and len(taken) > fewest:
        return _refused(
            "must_take_fewest", card=play.card, fewest=fewest, captures=_captures(state, play.card)
        )
    return None


def _captures(state: Any, card: str) -> list[list[str]]:
    """Returns what the card may take, for the table to highlight."""
    out = np.zeros(rules.MOST_MOVES, rules.Move).view(np.recarray)
    n = int(rules.moves(state, out))
    played = cards.mask([card])
    return sorted(cards.listed(move.extra) for move in out[:n] if move.cards == played and move.extra)


def _refused(code: str, **values: Any) -> Refusal:
    return Refusal(code, PARAGRAPHS[code], values)
