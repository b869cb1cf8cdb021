"""Measures the engine."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from cardavia.cli.choosing import chosen_game


def bench(
    game: Annotated[str, typer.Argument(help="The game, for example scopa.", show_default=False)],
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure how fast a game is played and searched on one core.

    The reference is a program in C that does the same work, compiled for this machine in the same
    run; without a C compiler there is none.

    **Example**

        cardavia bench scopa --json
    """
    chosen_game(game)
    from cardavia.arena.bench import bench as measure

    figures = measure(game)
    if as_json:
        typer.echo(json.dumps(figures))
        return
    width = max(len(name) for name in figures)
    for name, figure in figures.items():
        typer.echo(f"{name.replace('_', ' '):<{width}}  {_shown(figure)}")


def _shown(figure: object) -> str:
    if figure is None:
        return "none"
    if isinstance(figure, float | int) and not isinstance(figure, bool):
        return f"{figure:,.0f}" if figure >= 1000 else f"{figure:.3g}"
    return str(figure)
