"""Plays a match in the terminal."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from cardavia.cli.choosing import chosen_player, chosen_rules
from cardavia.cli.complaint import Complaint

SEEDS = 1_000_000
LAST_SEED = 10**18


def play(
    game: Annotated[str, typer.Argument(help="The game, for example scopa.", show_default=False)],
    level: Annotated[
        str, typer.Option(metavar="LEVEL", help="Who plays against you; a wrong name lists all levels.")
    ] = "casual",
    seed: Annotated[
        int | None,
        typer.Option(
            min=-LAST_SEED, max=LAST_SEED, help="The match to play; drawn when not given.", show_default=False
        ),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            metavar="K=V",
            help="A house rule such as target=21; may stand several times, a wrong name lists them all.",
            show_default=False,
        ),
    ] = None,
    played: Annotated[
        str,
        typer.Option(metavar="ACTIONS", help="Your plays so far, as `quit` prints them.", show_default=False),
    ] = "",
) -> None:
    """Play a match in this terminal.

    Plays are typed: `7s` for a card, `7s x 3d 4d` for a capture, or a number from the list. Type `?`
    for help. The computer sees only its own cards.

    **Examples**

        cardavia play scopa

        cardavia play scopa --level master --option target=21
    """
    import secrets

    from cardavia.cli.session import BadContinuationError, Session
    from cardavia.games.fishing.views import FishingView
    from cardavia.games.views import TrickView

    ruleset = chosen_rules(game, option or [])
    if not issubclass(ruleset.game.view_model, FishingView | TrickView):
        raise Complaint(f"{game} cannot be played in a terminal yet. Open the site with `cardavia`.")
    if isinstance(sys.stdout, TextIOWrapper):
        # A terminal that cannot show a sign shows a question mark instead of ending the match.
        sys.stdout.reconfigure(errors="replace")
    number = secrets.randbelow(SEEDS) if seed is None else seed
    actions = [action for action in played.split(",") if action]
    try:
        Session(ruleset, chosen_player(ruleset.game, level), number, actions).run()
    except BadContinuationError as error:
        raise Complaint(str(error)) from None
