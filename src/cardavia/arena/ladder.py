"""Ratings from many contests: the model of Bradley and Terry, on the scale of Elo."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from cardavia.arena.statistics import Z95, mean
from cardavia.arena.tally import Tally

SCALE = 400 / math.log(10)
"""Elo points of one unit of the logistic scale."""

PRIOR = 0.5
"""An even playing that everybody is thought to have had with everybody met, so that nothing is infinite."""


@dataclass(frozen=True)
class Rating:
    """How strong a player is above the one that everything is measured from."""

    name: str
    elo: float
    half_width: float
    """Half the width of the 95 % interval, 0 for the player that stands at 0."""


def ladder(tallies: Sequence[Tally], anchor: str) -> list[Rating]:
    """Returns everybody who is connected to the anchor by contests, best first.

    Equal playings count as half a win. Newton's method finds the most likely ratings; intervals widen by
    what the two playings of a pair have in common. Raises KeyError when the anchor has played nobody.
    """
    names = _connected(tallies, anchor)
    place = {name: number for number, name in enumerate(names)}
    scores = [
        (place[tally.contest.a], place[tally.contest.b], *_counted(tally))
        for tally in tallies
        if tally.contest.a in place and tally.contest.a != tally.contest.b and tally.pairs
    ]
    ratings = np.zeros(len(names))
    information = np.eye(len(names))
    for _ in range(50):
        slope = np.zeros(len(names))
        information = np.zeros((len(names), len(names)))
        for one, other, score, playings in scores:
            expected = 1 / (1 + math.exp(ratings[other] - ratings[one]))
            slope[one] += playings * (score - expected)
            slope[other] -= playings * (score - expected)
            weight = playings * expected * (1 - expected)
            information[one, one] += weight
            information[other, other] += weight
            information[one, other] -= weight
            information[other, one] -= weight
        step = np.zeros(len(names))
        step[1:] = np.linalg.solve(information[1:, 1:], slope[1:])
        ratings += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    spread = np.zeros(len(names))
    spread[1:] = np.sqrt(np.diag(np.linalg.inv(information[1:, 1:])))
    found = [
        Rating(name, SCALE * float(ratings[number]), SCALE * Z95 * float(spread[number]))
        for number, name in enumerate(names)
    ]
    return sorted(found, key=lambda rating: -rating.elo)


def _counted(tally: Tally) -> tuple[float, float]:
    """Returns the score of A, drawn a little to one half, and how many single playings it is worth."""
    scores = [pair.score for pair in tally.pairs]
    found = mean(scores)
    share = (sum(scores) + PRIOR / 2) / (len(scores) + PRIOR)
    if not found.deviation > 0:
        return share, float(len(scores))
    return share, share * (1 - share) / (found.deviation**2 / len(scores))


def _connected(tallies: Sequence[Tally], anchor: str) -> list[str]:
    """Returns the names that contests lead to from the anchor, which comes first."""
    met: Mapping[str, set[str]] = {name: set() for tally in tallies for name in tally.contest.names}
    for tally in tallies:
        if tally.pairs:
            met[tally.contest.a].add(tally.contest.b)
            met[tally.contest.b].add(tally.contest.a)
    names = [anchor]
    for name in names:
        names.extend(sorted(other for other in met[name] if other not in names))
    return names
