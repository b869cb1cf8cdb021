"""What several commands let the user choose: a game, its options, a player."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cardavia.cli.complaint import Complaint

if TYPE_CHECKING:
    from cardavia.ai.choice import Player
    from cardavia.games.contract import Game
    from cardavia.play.ruleset import Ruleset


def chosen_game(slug: str) -> Game:
    """Returns a game by its slug; complains with the names of those there are."""
    from cardavia.games.registry import UnknownGameError, game

    try:
        return game(slug)
    except UnknownGameError as error:
        raise Complaint(str(error)) from None


def chosen_rules(slug: str, options: Sequence[str]) -> Ruleset:
    """Returns a game under the options written as `name=value`; complains with those there are."""
    from cardavia.games.options import OptionError, written
    from cardavia.play.ruleset import Ruleset

    game = chosen_game(slug)
    try:
        return Ruleset.of(slug, **_given(options))
    except OptionError as error:
        offered = "\n".join(
            f"  {name}={'|'.join(written(value) for value in values)}"
            for name, values in game.options.choices().items()
        )
        message = f"{_sentence(str(error))} The options of {slug}, the default first:\n{offered}"
        raise Complaint(message) from None


def chosen_player(game: Game, name: str) -> Player:
    """Returns a computer player by name; complains with the names of those there are."""
    from cardavia.ai.players import UnknownPlayerError, player

    try:
        return player(game, name)
    except UnknownPlayerError as error:
        raise Complaint(str(error)) from None


def chosen_contestant(game: Game, name: str) -> Player:
    """Returns a computer player or a baseline that plays by observations; complains with those there are."""
    from cardavia.ai.players import UnknownPlayerError
    from cardavia.arena.baselines import ensure_baselines
    from cardavia.arena.contestants import honest

    try:
        found = honest(game, name)
    except UnknownPlayerError as error:
        raise Complaint(str(error)) from None
    ensure_baselines(game)
    return found


def _given(options: Sequence[str]) -> dict[str, Any]:
    """Returns the options by name; complains about one that is given twice."""
    given: dict[str, Any] = {}
    for name, value in map(_option, options):
        if name in given:
            raise Complaint(f"--option {name} is given twice. Leave one of the two out.")
        given[name] = value
    return given


def _option(text: str) -> tuple[str, Any]:
    """Reads `name=value`; the value as JSON, else as text."""
    name, sign, value = text.partition("=")
    if not sign or not name:
        raise Complaint(f"--option {text!r} has no value. Write it as name=value, for example target=21.")
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError):
        return name, value


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."
