"""Search that overrules the rule policy of a game only where fresh worlds confirm that it should."""

from __future__ import annotations

import math
import threading
from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from cardavia.ai.choice import Choice, MoveValue, Reason
from cardavia.ai.thinking import JudgingPlayer, Turn, exact, tempered
from cardavia.ai.workspace import records, template
from cardavia.games.contract import Game

_own = threading.local()

CANDIDATES = 24
"""Most moves that are tried out, besides the plain ones."""

TYPICAL = 128
"""Where more moves are legal, everything takes longer, and the work is cut in proportion."""

CONFIRMING = 0.25
"""The share of the work that confirms what the rest has found."""

WORLDS = 1680
"""Most worlds that are all looked at: those of three hands of three cards."""

LAYERS = 5
"""One more than a seat decides in any of them to the end of the deal."""

REPLIES, FEWEST_REPLIES = 32, 1000
"""How many replies of other seats may be looked at in all worlds instead of one playout, and how many always:
a third of a second for Master."""

SURPRISE = 0.5
"""Points that a move which looks wrong at sight must win for certain: to a partner it is no less wrong.

A policy may have a SURPRISE of its own, where deals are worth more points; an infinite one asks for
no worlds."""

EQUAL = 0.01
"""Differences in points that decide nothing where all worlds are looked at; how a move looks does then.

A policy may have a KNOWN_SURPRISE, which a move that looks wrong must win there instead: that others follow
the policy is a belief."""

LOWER = 1.645
"""Standard errors below a mean that 95 % of a normal distribution lie above.

A policy may have others by level in its LOWER, for sound moves, where doubt costs more than it saves."""


class Board:
    """The compiled comparison of a game and its room, for one thread."""

    def __init__(self, game: Game) -> None:
        rules = game.rules
        self.nomination = template("nomination", game)
        self.worlds = records(2, rules.State)
        self.moves = records(rules.MOST_MOVES, rules.Move)
        self.totals, self.tried, self.order = (np.zeros(2 * rules.MOST_MOVES, np.int64) for _ in range(3))
        self.enumeration = template("enumeration", game)
        self.layers = records(LAYERS * WORLDS, rules.State)
        self.places = np.zeros(LAYERS * WORLDS, np.int64)
        self.marks = np.zeros(LAYERS * WORLDS, np.uint64)
        self.lists = records(2 * rules.MOST_MOVES, rules.Move)
        self.budget = np.zeros(1, np.int64)


def board(game: Game) -> Board:
    """Returns the calling thread's board for a game."""
    made: dict[str, Board] = _own.__dict__.setdefault("made", {})
    if game.slug not in made:
        made[game.slug] = Board(game)
    return made[game.slug]


@dataclass(frozen=True)
class GuardedPlayer(JudgingPlayer):
    """Tries moves out on common worlds, and plays the end exactly once it can name every card."""

    playouts: int
    """The work of one decision."""
    positions: int
    """The most positions that exact play may look at."""
    lower: float = LOWER
    """By how many standard errors a sound move must be better than the one at sight."""

    @property
    def scale(self) -> float:
        """What one point of the margin is in sums of playouts: 1 where these add up margins."""
        return float(getattr(self.game.policy, "SCALE", 1.0))

    def think(self, turn: Turn) -> Choice:
        """Returns the exact move, else the best response, else the best confirmed one, or one close to it."""
        return exact(turn, self.positions) or self.respond(turn) or self.compare(turn)

    def softened(self, turn: Turn, choice: Choice, sound: Container[str]) -> Choice:
        """Returns a choice, or at a temperature a sound one close to it."""
        return choice if self.temperature == 0 else tempered(turn, choice, self.temperature, sound)

    def respond(self, turn: Turn) -> Choice | None:
        """Returns the best response to the rule policy, None when there are too many worlds or lines."""
        known, found = turn.known[0], board(self.game)
        count = int(self.game.rules.worlds(known, WORLDS))
        most = max(FEWEST_REPLIES, REPLIES * self.playouts)
        if count == 0 or self.expected_replies(known, count) > most:
            return None
        found.budget[0] = 2 * most
        n = found.enumeration.respond(
            known,
            count,
            found.layers,
            found.places,
            found.marks,
            found.lists,
            found.moves,
            found.totals,
            found.budget,
        )
        if n < 0:
            return None
        space, totals = turn.space, found.totals[: int(n)]
        space.judgement.weigh(known.known, found.lists, n, space.promises)
        order = np.lexsort((-space.promises[: int(n)], -totals)).tolist()
        sound = self.sound(turn, found.lists[: int(n)].view(np.recarray))
        least = getattr(self.game.policy, "KNOWN_SURPRISE", EQUAL) * self.scale * count
        close = [place for place in order if totals[order[0]] - totals[place] <= least]
        leader = next((place for place in close if place in sound), order[0])
        order.remove(leader)
        order.insert(0, leader)
        values = tuple(
            MoveValue(self.game.write(found.lists[place]), int(totals[place]) / (self.scale * count), count)
            for place in order
        )
        choice = Choice(values[0].action, values, Reason.SEARCH)
        return self.softened(turn, choice, {self.game.write(found.lists[place]) for place in sound})

    def expected_replies(self, known: Any, count: int) -> float:
        """Returns about how many replies follow in all worlds, if every card has as many plays as now."""
        others = len(known.sizes) - 1
        held = int(known.sizes[known.seat])
        each = int(self.game.rules.count(known.known)) / held
        lines, total = 1.0, 0.0
        for left in range(held, 0, -1):
            lines *= left * each
            total += lines
        return others * count * total

    def compare(self, turn: Turn) -> Choice:
        """Returns the sound move that the rule policy likes best, unless another is confirmed better."""
        space, known, found = turn.space, turn.known[0], board(self.game)
        n, best = space.judgement.judge(known.known, space.moves, space.promises, turn.random)
        candidates = self.shortlist(turn, int(n), int(best))
        sound = self.sound(turn, candidates)
        # The first move needs no confirmation: the best judged one that does not look wrong.
        first = min(sound, default=0)
        places = [first, *(place for place in range(len(candidates)) if place != first)]
        candidates = candidates[places].copy().view(np.recarray)
        sound = {0, *(places.index(place) for place in sound)}
        work = max(1, self.playouts * TYPICAL // max(TYPICAL, int(n)))
        nominating = max(1, round(work * (1 - CONFIRMING)))
        drawn, failures = found.nomination.nominate(
            known,
            candidates,
            nominating,
            found.worlds,
            found.moves,
            found.totals,
            found.tried,
            found.order,
            turn.random,
        )
        if not drawn:
            judged = super().think(turn)
            return Choice(judged.action, judged.values, judged.reason, int(failures))
        order = found.order[: len(candidates)].tolist()
        leader = self.leader(turn, candidates, order, sound, work - nominating)
        order.remove(leader)
        order.insert(0, leader)
        values = tuple(
            MoveValue(
                self.game.write(candidates[place]),
                int(found.totals[place]) / (self.scale * int(found.tried[place])),
                int(found.tried[place]),
            )
            for place in order
        )
        choice = Choice(values[0].action, values, Reason.SEARCH, int(failures))
        return self.softened(turn, choice, {self.game.write(candidates[place]) for place in sound})

    def shortlist(self, turn: Turn, n: int, best: int) -> np.recarray[Any, Any]:
        """Returns the moves to try out, that of the rule policy first, then the most promising ones."""
        space = turn.space
        order = np.argsort(-space.promises[:n], kind="stable").tolist()
        places = [best, *(place for place in order if place != best)]
        # Every move is asked about, also where nothing depends on it: what is never called is never compiled.
        plain = [self.game.policy.is_plain(space.moves[place]) for place in places]
        chosen = [place for at, place in enumerate(places) if at < CANDIDATES or plain[at]]
        return space.moves[chosen].copy().view(np.recarray)

    def leader(
        self,
        turn: Turn,
        candidates: np.recarray[Any, Any],
        order: Sequence[int],
        sound: Container[int],
        playouts: int,
    ) -> int:
        """Returns the place of the move to play: what leads, or leads the sound ones, if it is confirmed."""
        for place in dict.fromkeys((order[0], next(place for place in order if place in sound))):
            least = 0.0 if place in sound else getattr(self.game.policy, "SURPRISE", SURPRISE)
            if place == 0 or (
                least < math.inf and self.is_confirmed(turn, candidates, place, playouts, least)
            ):
                return place
        return 0

    def sound(self, turn: Turn, candidates: np.recarray[Any, Any]) -> set[int]:
        """Returns the places of the moves that are not wrong at sight."""
        known, n = turn.known[0].known, len(candidates)
        wrong = self.game.policy.is_blunder
        return {place for place in range(n) if not wrong(known, candidates, n, place)}

    def is_confirmed(
        self, turn: Turn, candidates: np.recarray[Any, Any], nominee: int, playouts: int, least: float = 0.0
    ) -> bool:
        """Says whether fresh worlds leave no reasonable doubt that a move is better than the first.

        It has to be better by more than `least` points; above 0, for what looks wrong, doubt always counts.
        """
        found = board(self.game)
        drawn, total, squares = found.nomination.confirm(
            turn.known[0],
            candidates[nominee],
            candidates[0],
            max(2, playouts // 2),
            found.worlds,
            found.moves,
            turn.random,
        )
        n, mean = int(drawn), int(total) / max(1, int(drawn))
        if n < 2:
            return False
        variance = (int(squares) - n * mean * mean) / (n - 1)
        lower = LOWER if least > 0 else self.lower
        return mean - lower * math.sqrt(max(0.0, variance) / n) > least * self.scale
