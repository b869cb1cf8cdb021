"""The pages of the rules: all of them with live examples, the quick card, and the answers of the examples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from fastapi import APIRouter, HTTPException, Query, Request, Response

from cardavia.games.contract import Game
from cardavia.games.examples import READER, Example, examples
from cardavia.texts import i18n
from cardavia.web.examples import Scene, answered, still
from cardavia.web.pages import PAGE, FoundGame, Language
from cardavia.web.render import fragment, page
from cardavia.web.rules_page import rules_page
from cardavia.web.site import Site

router = APIRouter()
Play = Annotated[str, Query(max_length=50)]
"""A play or a part of one; the longest there is takes thirteen cards."""


@router.api_route("/{lang}/games/{slug}/rules", methods=PAGE)
def full_rules(
    request: Request, lang: Language, game: FoundGame, example: str = "", pick: Play = "", play: Play = ""
) -> Response:
    """The full rules of one game; an example that the query names answers what is picked there."""
    scenes = {
        name: _scene(request, lang, game, found, pick, play)
        if name == example
        else _laid(request, lang, game, found)
        for name, found in examples(game.slug).items()
    }
    return page(
        request,
        "rules.html",
        lang,
        game=game.slug,
        rules=rules_page(i18n.tongue(lang, game.slug), game.slug),
        rules_version=game.rules_version,
        following=_following(list(scenes.values())),
        scales=game.scales(),
        has_tallies=game.has_tallies,
        has_follows=game.follow_check is not None,
        rival=rival(game),
    )


@router.api_route("/{lang}/games/{slug}/rules/card", methods=PAGE)
def quick_card(request: Request, lang: Language, game: FoundGame) -> Response:
    """The rules on one sheet, for the table at home."""
    return page(
        request,
        "rules_card.html",
        lang,
        game=game.slug,
        rules=rules_page(i18n.tongue(lang, game.slug), f"{game.slug}-card"),
        showpieces=game.showpieces,
        rules_version=game.rules_version,
    )


@router.api_route("/{lang}/games/{slug}/examples/{name}", methods=PAGE)
def example_answer(
    request: Request, lang: Language, game: FoundGame, name: str, pick: Play = "", play: Play = ""
) -> Response:
    """The engine's answer to what is picked in an example, as the part of the page that shows it."""
    found = examples(game.slug).get(name)
    if found is None:
        raise HTTPException(404)
    scene = _scene(request, lang, game, found, pick, play)
    return fragment(request, scene.template, lang, scene=scene, rival=rival(game))


def rival(game: Game) -> str:
    """Returns the name of the player who sits opposite in the examples."""
    return game.rivers[READER]


def _scene(request: Request, lang: str, game: Game, example: Example, pick: str, play: str) -> Scene:
    told = i18n.tongue(lang, game.slug)
    if not Site.of(request).kernels.is_ready(game.slug, "rules"):
        return still(told, game.slug, example, "example-waiting")
    return answered(told, game.slug, example, pick, play)


def _laid(request: Request, lang: str, game: Game, example: Example) -> Scene:
    """Returns an example in which nothing is picked, with what may be done where the engine can say it."""
    told = i18n.tongue(lang, game.slug)
    is_ready = Site.of(request).kernels.is_ready(game.slug, "rules")
    return answered(told, game.slug, example) if is_ready else still(told, game.slug, example)


def _following(scenes: Sequence[Scene]) -> Mapping[str, list[Scene]]:
    """Returns the examples by the section or paragraph that they follow."""
    found: dict[str, list[Scene]] = {}
    for scene in scenes:
        found.setdefault(scene.example.after, []).append(scene)
    return found
