"""The legal moves of a game, as its compiled rules list them: named, sorted, counted."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from typing import Any, ClassVar

import numpy as np

from cardavia.games.refusals import TooManyActionsError

_rooms = threading.local()


class MoveLists(ABC):
    """The lists of legal moves of one game."""

    slug: ClassVar[str]
    rules: ClassVar[Any]
    """The compiled rules module: `games/<game>/rules.py`."""

    @abstractmethod
    def written(self, kind: int, cards: int, extra: int) -> str:
        """Returns the action string of a move given by its three fields (notation, 2)."""

    def move_at(self, state: Any, number: int) -> Any:
        """Returns the legal move with a number from 0 to count - 1, so that one can be drawn evenly.

        The order is that of the actions as text; a game whose lists can be hopelessly long has its own.
        """
        return list(self.legal_moves(state).values())[number]

    def buffer(self) -> np.recarray[Any, Any]:
        """Returns room for every list of legal moves of this game."""
        return np.zeros(self.rules.MOST_MOVES, self.rules.Move).view(np.recarray)

    def write(self, move: Any) -> str:
        """Returns the action string of a compiled move (notation, 2)."""
        return self.written(int(move.kind), int(move.cards), int(move.extra))

    def legal_moves(self, state: Any) -> dict[str, Any]:
        """Returns every legal move of a deal that goes on, by action string, sorted as plain ASCII text.

        Raises TooManyActionsError when the game cannot list them.
        """
        found = self._listed(state).copy()
        # Ten thousand may be legal: iterating over records is faster than indexing them.
        names, moves = self.names(found), list(found)
        return {names[place]: moves[place] for place in sorted(range(len(names)), key=names.__getitem__)}

    def actions(self, state: Any) -> list[str]:
        """Returns all legal actions, sorted as plain ASCII text; empty when the deal is over.

        Raises TooManyActionsError when the game cannot list them.
        """
        return [] if self.rules.is_over(state) else sorted(self.names(self._listed(state)))

    def count(self, state: Any) -> int:
        """Returns the number of legal actions, also where listing them is hopeless."""
        return 0 if self.rules.is_over(state) else int(self.rules.count(state))

    def names(self, moves: np.ndarray[Any, Any]) -> list[str]:
        """Returns the action strings of compiled moves, in their order."""
        return [self.written(*fields) for fields in moves.tolist()]

    def _listed(self, state: Any) -> np.ndarray[Any, Any]:
        """Returns the legal moves in this thread's own room; raises TooManyActionsError."""
        out = self._room()
        n = int(self.rules.moves(state, out))
        if n < 0:
            raise TooManyActionsError(f"{self.count(state)} actions are legal, too many to list: count them")
        return out[:n]

    def _room(self) -> np.ndarray[Any, Any]:
        """Returns this thread's own room for a list of moves, which the next list overwrites.

        It is a plain array of records: cutting a piece off a record array takes ten times as long.
        """
        rooms: dict[str, np.ndarray[Any, Any]] = _rooms.__dict__
        if self.slug not in rooms:
            rooms[self.slug] = self.buffer().view(np.ndarray)
        return rooms[self.slug]
