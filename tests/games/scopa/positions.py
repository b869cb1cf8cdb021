"""Positions of Scopa written with literal cards, for tests that read like the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from cardavia.games.scopa import cards, rules
from cardavia.games.scopa.game import GAME
from cardavia.games.scopa.options import ScopaOptions
from tests.games.positions import CapturePosition, completed

DECK = cards.PACK.ids


@dataclass(repr=False)
class Position(CapturePosition):
    """A deal that stands somewhere."""

    game = GAME
    options: ScopaOptions

    @property
    def scope(self) -> list[int]:
        """The sweeps of both sides."""
        return [int(count) for count in self.state.sweeps]

    def sheet(self) -> dict[str, list[int]]:
        """The points per side by the names of records."""
        return points_of(self.state)


def points_of(state: Any) -> dict[str, list[int]]:
    """Returns the score sheet of a compiled state, row by row."""
    out = np.full((rules.SCORE_ROWS, 2), 99, np.int64)
    rules.score(state, out)
    names = ("scopa", "cards", "diamonds", "settebello", "primiera", "re_bello", "napola")
    return {name: out[row].tolist() for row, name in enumerate(names)}


def dealt(deck: str | list[str], dealer: int = 0, **options: Any) -> Position:
    """Returns a fresh deal of a deck, which may be its first cards only; it must not be void."""
    return Position.dealt(deck, dealer, ScopaOptions.read(options))


def is_void(deck: str, dealer: int = 0, **options: Any) -> bool:
    """Says whether a deck makes a void deal."""
    return not GAME.start(GAME.blank(ScopaOptions.read(options)), completed(GAME, deck), dealer)


def position(
    hand: str,
    table: str = "",
    *,
    other: str | None = None,
    stock: int = 0,
    piles: Mapping[int, str] | None = None,
    turn: int = 1,
    dealer: int = 0,
    last_capturer: int | None = None,
    scope: tuple[int, int] = (0, 0),
    **options: Any,
) -> Position:
    """Returns a position for two in which `turn` holds `hand`.

    The other seat holds `other`, by default as many cards as its turn asks for out of those that are
    named nowhere; so does the stock. All cards left over lie in the pile of side 0.
    """
    own = hand.split()
    given = dict(piles or {})
    named = {*own, *table.split(), *(other or "").split(), *" ".join(given.values()).split()}
    spare = [card for card in DECK if card not in named]
    wanted = len(own) - (turn == dealer)
    held = other.split() if other is not None else [spare.pop(0) for _ in range(wanted)]
    below = [spare.pop() for _ in range(stock)]
    captured = [given.get(side, "").split() for side in range(2)]
    captured[0] += spare
    return loaded(
        hands={turn: own, 1 - turn: held},
        table=table.split(),
        stock=below,
        piles=captured,
        turn=turn,
        dealer=dealer,
        last_capturer=last_capturer,
        bonus=list(scope),
        options=options,
    )


def loaded(*, options: Mapping[str, Any], **written: Any) -> Position:
    """Returns a written position."""
    return Position.loaded(ScopaOptions.read(options), written)


def captures(card: str, table: str, **options: Any) -> list[str]:
    """Returns what a card may take from a table, sorted; empty when it can only be left there."""
    taken = [action.partition("x")[2] for action in position(card, table, **options).legal()]
    return [group for group in taken if group]


def last_play(hand: str, table: str, **options: Any) -> Position:
    """Returns the position before the last play of a deal, which the dealer makes."""
    return position(hand, table, turn=0, dealer=0, last_capturer=1, **options)
