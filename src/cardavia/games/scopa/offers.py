"""The best few of many plays: what a table offers while its player picks cards one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from cardavia.games.contract import OFFERED
from cardavia.games.scopa import cards, rules
from cardavia.games.scopa.view import gains
from cardavia.games.views import LegalAction

if TYPE_CHECKING:
    from cardavia.games.scopa.game import Scopa

NAMED = (
    cards.mask(["7D"]),
    cards.mask(f"{rank}D" for rank in cards.RANKS),
    cards.mask(f"7{s}" for s in "CDHS"),
)
"""Cards whose capture is told: the settebello, diamonds, sevens."""


def offers(state: Any, part: Any, game: Scopa) -> list[LegalAction]:
    """Returns legal actions that hold a partial choice, at most OFFERED.

    Those that take exactly its table cards come first; then the order is sweeps, cards taken, kinds of
    valuable cards. Thousands may be legal, so whole columns are compared and only the best are written out.
    """
    room = game.buffer()
    found = room[: max(0, int(rules.moves(state, room)))].view(np.ndarray)
    cards_, extra = found["cards"], found["extra"]
    found = found[(cards_ & part.cards == part.cards) & (extra & part.extra == part.extra)]
    extra = found["extra"]
    won = np.where(extra == 0, extra, found["cards"] | extra)
    kinds = np.sum([won & named != 0 for named in NAMED], axis=0)
    is_other = (extra != part.extra) & bool(part.extra)
    # The last key counts first.
    rank = np.lexsort((-kinds, -np.bitwise_count(extra).astype(np.int64), extra != state.table, is_other))
    return [_offer(state, found[place], game) for place in rank[:OFFERED]]


def _offer(state: Any, move: Any, game: Scopa) -> LegalAction:
    played, taken = cards.listed(move["cards"]), cards.listed(move["extra"])
    return LegalAction(
        action=game.written(*move.tolist()),
        cards=played,
        taken=taken,
        bonuses=["scopa"] if rules.is_scopa(state, move) else [],
        gains=gains(played + taken) if taken else [],
    )
