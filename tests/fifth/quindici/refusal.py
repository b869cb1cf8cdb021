"""Why a play of Quindici is refused, in the order in which the reasons are looked for."""

from __future__ import annotations

from typing import Any

from cardavia.games.fishing import Capture
from cardavia.games.fishing.refusals import out_of_place
from cardavia.games.refusals import Refusal
from tests.fifth.quindici import cards, rules

PARAGRAPHS = {
    "bad_notation": "quindici-turn",
    "deal_over": "quindici-end",
    "not_your_turn": "quindici-turn",
    "not_in_hand": "quindici-turn",
    "not_on_table": "quindici-turn",
    "must_capture": "quindici-fifteen",
    "wrong_total": "quindici-fifteen",
}
"""The paragraph of the rules page that each refusal leads to."""


def bad_notation() -> Refusal:
    """Returns the refusal of a text that is no play, and of cards that no play can hold together."""
    return refused("bad_notation")


def refusal(state: Any, seat: int | None, play: Capture) -> Refusal | None:
    """Returns why the play is refused, None when it is legal; `seat` is None for whoever is to act."""
    fault = out_of_place(rules, cards.LAYOUT, state, seat, play)
    if fault is not None:
        code, values = fault
        return refused(code, **values)
    need = rules.missing(cards.mask([play.card]))
    total = sum(cards.VALUES[card[0]] for card in play.taken)
    if play.taken and total != need:
        return refused("wrong_total", card=play.card, value=int(need), total=total)
    if not play.taken and rules.usable(state.table, need):
        return refused("must_capture", card=play.card, value=int(need))
    return None


def refused(code: str, **values: Any) -> Refusal:
    """Returns a refusal with the paragraph that it leads to."""
    return Refusal(code, PARAGRAPHS[code], values)
