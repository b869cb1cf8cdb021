"""Claims: whether what a seat knows proves the rest of the deal, so that nobody needs to play it."""

from __future__ import annotations

from typing import Any

import numpy as np

from cardavia.ai.workspace import records, template, workspace
from cardavia.games.contract import Game, Observation
from cardavia.kernel.random import seeded

POSITIONS = 2_000
"""Most positions that are looked at: a fifth of a millisecond. The last hand of Scopa rarely has more."""

FEWEST = 2
"""A claim has to save its seat at least one decision besides the present one."""


def can_claim(observation: Observation) -> bool:
    """Says whether the observing seat, which is to act, can prove the final score sheet.

    It can where it is able to name every card and every line of play ends in the same sheet, or where all
    that is left goes to it whatever anybody plays. In doubt the answer is no. Nothing but the observation
    is looked at, so that an offer tells nothing.
    """
    game, known = observation.game, observation.record
    certainty = template("certainty", game)
    # One call into compiled code decides most cases: a view is built after every play.
    if not certainty.is_open_turn(known):
        return takes_all(observation)
    rules, space = game.rules, workspace(game)
    states = records(len(space.line) + 1, rules.State)
    if not rules.sample(known, seeded("claim"), states):
        return False
    if int(certainty.decisions(states, space.moves)) < FEWEST:
        return False
    return is_proved(game, states, POSITIONS)


def is_proved(game: Game, states: np.recarray[Any, Any], positions: int) -> bool:
    """Says whether looking at so many positions proves that every line ends in the same score sheet.

    `states` holds the state to begin with, and room for the rest of the deal.
    """
    sheet, other = (np.zeros((game.rules.SCORE_ROWS, 2), np.int64) for _ in range(2))
    counts = np.array([positions, 0], np.int64)
    moves = workspace(game).moves
    return bool(template("certainty", game).is_decided(states, moves, sheet, other, counts))


def takes_all(observation: Observation) -> bool:
    """Says whether all that is left goes to the observing seat in any case, wherever hidden cards are.

    Only games whose policy has `takes_all` can tell.
    """
    game, known = observation.game, observation.record.known
    takes = getattr(game.policy, "takes_all", None)
    if takes is None or int(game.rules.actor(known)) != observation.seat:
        return False
    return int(observation.record.sizes[observation.seat]) >= FEWEST and bool(takes(known))
