"""Why a play is none at all: the reasons that every capture game looks for before its own rules."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from cardavia.games.fishing.cards import RankMajor
from cardavia.games.fishing.notation import Capture


def out_of_place(
    rules: ModuleType, layout: RankMajor, state: Any, seat: int | None, play: Capture
) -> tuple[str, dict[str, Any]] | None:
    """Returns the code and the values of a refusal for a play that cannot be made now, or with these cards.

    `seat` is None for whoever is to act.
    """
    if rules.is_over(state):
        return "deal_over", {}
    actor = int(rules.actor(state))
    if seat is not None and seat != actor:
        return "not_your_turn", {"turn": actor}
    if play.card not in layout.listed(state.hands[actor]):
        return "not_in_hand", {"card": play.card}
    table = layout.listed(state.table)
    missing = [card for card in play.taken if card not in table]
    return ("not_on_table", {"cards": missing}) if missing else None
