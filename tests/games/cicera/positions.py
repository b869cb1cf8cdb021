"""Positions of Cicera written with literal cards, for tests that read like the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Any

from cardavia.games.cicera import cards, view
from cardavia.games.cicera.game import GAME
from cardavia.games.cicera.options import CiceraOptions
from tests.games.positions import CapturePosition

DECK = cards.PACK.ids


@dataclass(repr=False)
class Position(CapturePosition):
    """A deal that stands somewhere."""

    game = GAME
    options: CiceraOptions

    @property
    def made(self) -> list[int]:
        """The bonus points of both sides."""
        return [int(count) for count in self.state.bonuses.sum(axis=1)]

    def bonuses(self, action: str) -> list[str]:
        """Plays an action and returns the names of the bonuses that it made, as the history keeps them."""
        before = self.state.bonuses.copy()
        seat = self.turn
        assert seat is not None
        self.play(action)
        names = view.named(int(self.state.history[self.state.played - 1].kind))
        gained = self.state.bonuses - before
        assert [int(name in names) for name in GAME.bonuses] == gained[seat % 2].tolist()
        assert not gained[1 - seat % 2].any()
        return names

    def sheet(self) -> dict[str, list[int]]:
        """The points per side by the names of records."""
        return view.points(self.state)


def dealt(deck: str | list[str], dealer: int = 3, **options: Any) -> Position:
    """Returns a fresh deal of a deck, which may be its first cards only; by default seat 0 begins."""
    return Position.dealt(deck, dealer, CiceraOptions.read(options))


def position(
    hand: str,
    table: str = "",
    *,
    others: Mapping[int, str] | None = None,
    stock: int = 0,
    piles: Mapping[int, str] | None = None,
    turn: int = 0,
    dealer: int = 3,
    prev: str | None = None,
    last_capturer: int | None = None,
    bonus: tuple[int, int] = (0, 0),
    **options: Any,
) -> Position:
    """Returns a position in which `turn` holds `hand`.

    The other seats hold `others`, by default as many cards as the turn asks for out of those that are
    named nowhere; so does the stock. All cards left over lie in the pile of side 0.
    """
    own = hand.split()
    held = {seat: cards.split() for seat, cards in (others or {}).items()}
    captured = [(piles or {}).get(side, "").split() for side in range(2)]
    named = {*own, *table.split(), *chain.from_iterable(held.values()), *captured[0], *captured[1]}
    spare = [card for card in DECK if card not in named]
    for place in range(1, 4):
        seat = (turn + place) % 4
        # Whoever comes after the dealer has played one card more than the seat to act.
        fewer = (turn - dealer - 1) % 4 + place >= 4
        if seat not in held:
            held[seat] = [spare.pop(0) for _ in range(len(own) - fewer)]
    below = [spare.pop() for _ in range(stock)]
    captured[0] += spare
    return loaded(
        hands={turn: own, **held},
        table=table.split(),
        stock=below,
        piles=captured,
        turn=turn,
        dealer=dealer,
        prev=prev,
        last_capturer=last_capturer,
        bonus=list(bonus),
        options=options,
    )


def loaded(*, options: Mapping[str, Any], **written: Any) -> Position:
    """Returns a written position."""
    return Position.loaded(CiceraOptions.read(options), written)


def captures(card: str, table: str, **options: Any) -> list[str]:
    """Returns what a card may take from a table, sorted; it may always be left there instead."""
    actions = position(card, table, **options).legal()
    assert actions[0] == card
    return [action.partition("x")[2] for action in actions[1:]]


def last_play(hand: str, table: str, **options: Any) -> Position:
    """Returns the position before the last play of a deal, which the dealer makes."""
    return position(hand, table, turn=0, dealer=0, **{"last_capturer": 1, **options})
