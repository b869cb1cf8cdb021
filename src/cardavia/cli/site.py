"""Serves the site, and makes ready what it needs."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from cardavia.cli.choosing import chosen_game

if TYPE_CHECKING:
    from cardavia.games.contract import Game


class Stage(StrEnum):
    """What of a game is compiled: what deals need, then what players need."""

    RULES = "rules"
    PLAYERS = "players"


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen at.")] = 8000,
    workers: Annotated[int, typer.Option(min=1, help="How many processes answer.")] = 1,
) -> None:
    """Serve the site; this is also what plain `cardavia` does.

    The first start compiles the games in the background, and the site shows how far it is.

    **Examples**

        cardavia serve

        cardavia serve --host 0.0.0.0 --port 80

    **Environment**

        CARDAVIA_DATA_DIR         the database
        CARDAVIA_CACHE_DIR        compiled games
        CARDAVIA_DATABASE_URL     another file than the one in the data folder
        CARDAVIA_TRUSTED_PROXIES  proxies whose forwarded addresses are believed
        CARDAVIA_METRICS_TOKEN    token for /metrics from other machines
        CARDAVIA_GAMES            packages with further games, separated by commas
        CARDAVIA_PACE             least seconds of a computer player's turn
        CARDAVIA_TABLES           most tables that are made in 24 hours
        CARDAVIA_VISITOR_TABLES   the same for one visitor
        CARDAVIA_SOCKETS          most tabs that are open at tables
        CARDAVIA_VISITOR_SOCKETS  the same for one visitor
    """
    from cardavia.web.serve import run

    run(host=host, port=port, workers=workers)


def warm(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="All games when none is named.")
    ] = None,
    *,
    only: Annotated[Stage | None, typer.Option("--stage", help="Compile this stage only.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON line per finished stage.")] = False,
) -> None:
    """Compile games ahead, so that nobody has to wait for it later.

    What has been compiled before is only checked. Used when images are built and in continuous
    integration; the server runs it by itself.

    **Examples**

        cardavia warm

        cardavia warm scopa --stage rules --json
    """
    from cardavia.ai.readiness import ensure_players
    from cardavia.games.registry import games as all_games
    from cardavia.play.readiness import ensure_rules

    stages: dict[Stage, Callable[[Game], None]] = {Stage.RULES: ensure_rules, Stage.PLAYERS: ensure_players}
    chosen = [chosen_game(slug) for slug in games or all_games()]
    for stage in [only] if only else stages:
        for game in chosen:
            print(f"{game.slug}: {stage} ...", file=sys.stderr, flush=True)
            started = time.monotonic()
            stages[stage](game)
            _report(game.slug, stage, time.monotonic() - started, as_json=as_json)


def _report(slug: str, stage: str, seconds: float, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"game": slug, "stage": stage, "seconds": round(seconds, 1)}), flush=True)
    else:
        print(f"{slug}: {stage} ready after {seconds:.1f} s", flush=True)
