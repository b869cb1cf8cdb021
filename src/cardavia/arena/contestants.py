"""Everybody who can be named in the arena: the levels of play, and the baselines they are measured by."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

from cardavia.ai import levels
from cardavia.ai.choice import Player
from cardavia.ai.players import UnknownPlayerError, player
from cardavia.arena.baselines import (
    CompiledPlayer,
    DeterminizingPlayer,
    FlatPlayer,
    ReportingPlayer,
    TreePlayer,
    workshop,
)
from cardavia.arena.clairvoyance import ClairvoyantPlayer
from cardavia.games.contract import Game

REPORTING = re.compile(r"mc-(?P<worlds>lcb|[1-9][0-9]{0,3})", re.ASCII)
NOMINATING, CONFIRMING = 30, 300
"""The worlds of `mc-lcb`: those that find a move, and fresh ones that have to confirm it."""

EXACT = "+x"
"""Behind the name of a compiled player: the last hand is played exactly."""

SEARCHING = re.compile(
    r"(?P<kind>ismcts|mo-ismcts|eps-ismcts|flat|pimc|cheat)-(?P<work>[1-9][0-9]{0,6})(:c=(?P<c>[0-9.]+))?",
    re.ASCII,
)

EPSILON = 0.3
"""The share of evenly drawn moves in playouts that follow the rule policy otherwise."""

SEARCHES = ("ismcts-N", "mo-ismcts-N", "eps-ismcts-N", "flat-N", "cheat-N")
LOOKING_AHEAD = ("pimc-N", "esperto")


@cache
def contestant(game: Game, name: str) -> Player:
    """Returns a player by its name, with `@share` of its work if written so; raises UnknownPlayerError.

    Levels come first; every other name is a baseline. `cheat-N` is a ClairvoyantPlayer, which cannot be
    asked with an observation. In a game whose moves are all public the trees of `mo-ismcts-N`, one for
    each observer, coincide with the one tree of `ismcts-N`, so both names mean the same search.
    """
    plain, sign, written = name.partition("@")
    if plain in levels.NAMES and plain != "random":
        return player(game, name)
    share = levels.share_of(name, written) if sign else 1.0
    if not 0 < share <= levels.MOST_WORK:
        raise UnknownPlayerError(f"{name!r} would do {share:g} times the work; up to 100 are possible.")
    found = (
        compiled(game, plain) or searching(game, plain, name, share) or reporting(game, plain, name, share)
    )
    if found is None:
        raise UnknownPlayerError(f"There is no player {name!r}. {offered(game)}")
    return found


def honest(game: Game, name: str) -> Player:
    """Returns a player that decides by observations alone; raises UnknownPlayerError for others."""
    found = contestant(game, name)
    if isinstance(found, ClairvoyantPlayer):
        raise UnknownPlayerError(f"{name!r} sees all cards and plays in the arena only. {offered(game)}")
    return found


def compiled(game: Game, name: str) -> CompiledPlayer | None:
    """Returns a compiled player, None where the game has none of this name."""
    plain = name.removesuffix(EXACT)
    kinds = workshop(game).kinds
    if plain not in kinds:
        return None
    return CompiledPlayer(game, name, kinds[plain], exact=plain != name)


def searching(game: Game, plain: str, name: str, share: float) -> Player | None:
    """Returns a searching baseline, None where there is none of this name."""
    looks_ahead = workshop(game).looks_ahead
    if plain == "esperto" and looks_ahead:
        worlds = max(1, round(6 * share))
        return DeterminizingPlayer(game, name, worlds, depth=3, plies=6, exploring=1.0, exact=True)
    match = SEARCHING.fullmatch(plain)
    if match is None or (match["kind"] == "pimc" and not looks_ahead):
        return None
    work = max(1, round(int(match["work"]) * share))
    exploration = workshop(game).exploration if match["c"] is None else levels.share_of(name, match["c"])
    tree = TreePlayer(game, name, work, exploration, exploring=1.0)
    return {
        "ismcts": tree,
        "mo-ismcts": tree,
        "eps-ismcts": replace(tree, exploring=EPSILON),
        "flat": FlatPlayer(game, name, work, EPSILON),
        "pimc": DeterminizingPlayer(game, name, work, depth=6, plies=None, exploring=EPSILON, exact=False),
        "cheat": ClairvoyantPlayer(game, name, work, exploration, exploring=1.0),
    }[match["kind"]]


def reporting(game: Game, plain: str, name: str, share: float) -> Player | None:
    """Returns a re-creation of a search by worlds that a rule player finishes, None where there is none."""
    shop = workshop(game)
    match = REPORTING.fullmatch(plain)
    if match is None or shop.reports is None:
        return None
    is_confirmed = match["worlds"] == "lcb"
    nominating = max(1, round((NOMINATING if is_confirmed else int(match["worlds"])) * share))
    confirming = max(2, round(CONFIRMING * share)) if is_confirmed else 0
    return ReportingPlayer(game, name, shop.kinds[shop.reports], nominating, confirming)


def offered(game: Game) -> str:
    """Returns a sentence that names the players of a game."""
    named = [*levels.LEVELS, *workshop(game).kinds, *SEARCHES]
    named += LOOKING_AHEAD if workshop(game).looks_ahead else ()
    named += ("mc-N", "mc-lcb") if workshop(game).reports else ()
    return f"Players: {', '.join(named)}; {EXACT} behind a rule player, @0.25 behind a searching one."
