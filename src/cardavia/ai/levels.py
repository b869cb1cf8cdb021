"""The levels of play: which way of thinking and how much work stands behind each name."""

from __future__ import annotations

import math

from cardavia.ai.choice import Player
from cardavia.ai.foresight import ForesightPlayer
from cardavia.ai.guarded import LOWER, GuardedPlayer
from cardavia.ai.thinking import ChancePlayer, JudgingPlayer
from cardavia.games.contract import Game

LEVELS = ("novice", "casual", "club", "expert", "master")
"""The levels that the site offers, from easy to hard."""

NAMES = ("random", *LEVELS)
"""Every player that can be named."""

SEARCHING = {"expert": 0.25, "master": 1.0}
"""The levels that search, and how much of the full work they do; the others judge at sight.

A policy may have a SEARCHING of its own, for the same levels."""

POSITIONS = 200_000
"""How far exact play may go: fifty times what the longest end of Scopa has needed in tests."""

MOST_WORK = 100.0


class UnknownPlayerError(LookupError):
    """Raised for a player that is not here; the message names those that are."""


def made(game: Game, name: str, share: float = 1.0) -> Player:
    """Returns a player by its name; `master@0.25` does a quarter of the work, times `share`.

    The share changes nothing for players that do not search. Raises UnknownPlayerError.
    """
    level, _, written = name.partition("@")
    if level not in NAMES:
        raise UnknownPlayerError(f"There is no player {name!r}. {OFFERED}")
    if "@" in name:
        share *= share_of(name, written)
    if not 0 < share <= MOST_WORK:
        raise UnknownPlayerError(
            f"{name!r} would do {share:g} times the work; it can be above 0 and up to {MOST_WORK:g}."
        )
    full = level if share == 1 else f"{level}@{share:g}"
    if level == "random":
        return ChancePlayer(game, full)
    policy = game.policy
    temperature = policy.TEMPERATURES[level]
    if level not in SEARCHING:
        return JudgingPlayer(game, full, temperature)
    share *= getattr(policy, "SEARCHING", SEARCHING)[level]
    if hasattr(policy, "PLAYOUTS"):
        playouts = max(1, round(policy.PLAYOUTS * share))
        lower = getattr(policy, "LOWER", {}).get(level, LOWER)
        return GuardedPlayer(game, full, temperature, playouts, POSITIONS, lower)
    return ForesightPlayer(
        game,
        full,
        temperature,
        max(1, round(policy.ITERATIONS * share)),
        POSITIONS,
        policy.UNIT,
        policy.EXPLORING,
        share,
        max(1, round(policy.FORESIGHT * share)),
        policy.TRUST,
    )


def partnering(level: str) -> str:
    """Returns the level of a person's computer partner: that of the opponents, but Club at least.

    A weak opponent is welcome, a partner that gives the deal away is not.
    """
    return max(level, "club", key=LEVELS.index)


def share_of(name: str, written: str) -> float:
    """Returns the share of work in a player's name; raises UnknownPlayerError when it is no number."""
    try:
        share = float(written)
    except ValueError:
        share = math.nan
    if not math.isfinite(share):
        raise UnknownPlayerError(f"{written!r} in {name!r} is no share of work. {OFFERED}")
    return share


OFFERED = f"Players: {', '.join(NAMES)}. A quarter of the work is written master@0.25."
