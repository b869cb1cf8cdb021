"""Compiled moves of capture games with their cards by name, and rooms that tell of writing past an end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from cardavia.games.fishing import FishingGame
from cardavia.games.fishing.records import PLAY, Move
from tests.games.positions import CapturePosition

CANARY = (77, 0xDEAD, 0xBEEF)

Play = tuple[str, frozenset[str]]
"""A card and what it takes."""


def raw(kind: int, cards: int, extra: int) -> Any:
    """Returns a compiled move of any fields."""
    move = np.zeros(1, Move).view(np.recarray)
    move[0] = (kind, cards, extra)
    return move[0]


def compiled(game: FishingGame, played: Iterable[str], taken: Iterable[str]) -> Any:
    """Returns the compiled move that plays some cards and takes others."""
    return raw(PLAY, int(game.layout.mask(played)), int(game.layout.mask(taken)))


def named(game: FishingGame, move: Any) -> Play:
    """Returns a compiled move as a card and what it takes."""
    (card,) = game.layout.listed(move.cards)
    return card, frozenset(game.layout.listed(move.extra))


def listed(deal: CapturePosition) -> list[Play]:
    """Returns the legal moves in the order in which the rules list them."""
    out = deal.game.buffer()
    n = int(deal.game.rules.moves(deal.state, out))
    assert all(move.kind == PLAY for move in out[:n])
    return [named(deal.game, move) for move in out[:n]]


def guarded(places: int) -> Any:
    """Returns an array full of canaries, of which a slice is handed out to be written."""
    return np.full(places, np.array(CANARY, Move)).view(np.recarray)
