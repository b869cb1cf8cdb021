"""Why a play of Cicera is refused (rules, section 8), in the order in which the reasons are looked for."""

from __future__ import annotations

from typing import Any

from cardavia.games.cicera import cards, rules
from cardavia.games.fishing import Capture
from cardavia.games.fishing.refusals import out_of_place
from cardavia.games.refusals import Refusal

PARAGRAPHS = {
    "bad_notation": "cicera-turn",
    "deal_over": "cicera-end",
    "not_your_turn": "cicera-order",
    "not_in_hand": "cicera-turn",
    "not_on_table": "cicera-turn",
    "one_card_only": "cicera-one-capture",
    "court_in_sum": "cicera-courts",
    "wrong_total": "cicera-sum",
}
"""The paragraph of the rules page that each refusal leads to."""

NO_NUMBER = 0
"""What stands for the number of a court card."""


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
    return _wrong_capture(play, table) if play.taken else None


def _wrong_capture(play: Capture, table: list[str]) -> Refusal | None:
    rank = play.card[0]
    equal = [card for card in play.taken if card[0] == rank]
    if len(play.taken) == 1 and equal:
        return None
    if equal:
        captures = [[card] for card in table if card[0] == rank]
        return _refused("one_card_only", card=play.card, captures=captures)
    courts = [card for card in (play.card, *play.taken) if card[0] not in cards.NUMBERS]
    if len(play.taken) > 1 and courts:
        return _refused("court_in_sum", cards=courts)
    value = cards.NUMBERS.get(rank, NO_NUMBER)
    total = sum(cards.NUMBERS.get(card[0], NO_NUMBER) for card in play.taken)
    if len(play.taken) > 1 and total == value:
        return None
    return _refused("wrong_total", card=play.card, value=value, total=total)


def _refused(code: str, **values: Any) -> Refusal:
    return Refusal(code, PARAGRAPHS[code], values)
