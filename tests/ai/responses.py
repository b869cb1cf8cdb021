"""Best responses found by trying everything: what the last tricks of a game of tricks are compared with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from cardavia.games.contract import Game


@dataclass(frozen=True)
class Responses:
    """A seat's actions tried out where the other seats follow the rule policy."""

    game: Game
    worth: Callable[[Any], float]
    """What a finished deal is worth to side 0."""

    def best(self, known: Any, most: int) -> dict[str, float]:
        """Returns the value of every action of a seat, on average of its worlds, which are `most` at most.

        Decisions of the seat that look alike in two worlds are one decision, found by trying all of them.
        """
        rules = self.game.rules
        count = int(rules.worlds(known, most))
        every = np.zeros(count, rules.State).view(np.recarray)
        rules.list_worlds(known, count, every)
        sign = -1 if int(known.seat) & 1 else 1
        found = self.values(list(every), int(known.seat), sign)
        return {action: sign * total / count for action, total in found.items()}

    def values(self, worlds: Sequence[Any], seat: int, sign: int) -> dict[str, float]:
        """Returns the summed worth to side 0 behind every action of a seat that cannot tell worlds apart."""
        rules, out = self.game.rules, self.game.buffer()
        n = int(rules.moves(worlds[0], out))
        found = {}
        for move in out[:n].copy():
            total = 0.0
            groups: dict[tuple[str, ...], list[Any]] = {}
            for world in worlds:
                after = np.array([world], rules.State).view(np.recarray)
                rules.apply(after[0], move)
                seen = self.answered(after[0], seat)
                if rules.is_over(after[0]):
                    total += self.worth(after[0])
                else:
                    groups.setdefault(seen, []).append(after[0])
            for alike in groups.values():
                total += sign * max(sign * value for value in self.values(alike, seat, sign).values())
            found[self.game.write(move)] = total
        return found

    def answered(self, state: Any, seat: int) -> tuple[str, ...]:
        """Plays for the others until a seat is to act or the deal is over; returns their actions."""
        rules, reply, seen = self.game.rules, self.game.buffer(), []
        while not rules.is_over(state) and int(rules.actor(state)) != seat:
            chosen = reply[int(self.game.policy.judged(state, reply))]
            seen.append(self.game.write(chosen))
            rules.apply(state, chosen)
        return tuple(seen)
