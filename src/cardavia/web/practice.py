"""Tables that begin at the position of an example, for practice."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import RedirectResponse

from cardavia.ai.players import LEVELS, UnknownPlayerError
from cardavia.games.examples import examples
from cardavia.tables.hall import TooManyTablesError
from cardavia.web.errors import PageError, too_many
from cardavia.web.guard import is_same_origin
from cardavia.web.pages import FoundGame, Language
from cardavia.web.rates import network_of
from cardavia.web.site import Site
from cardavia.web.visitors import hash_of, new_token, remember, visitor_of

router = APIRouter()


@router.post("/{lang}/games/{slug}/examples/{name}")
async def practise(
    request: Request, lang: Language, game: FoundGame, name: str, level: str = LEVELS[-1]
) -> Response:
    """Opens a table of one deal that begins at the position of an example, and leads to it."""
    if not is_same_origin(request.headers, request.url.scheme):
        raise HTTPException(403)
    example = examples(game.slug).get(name)
    if example is None:
        raise HTTPException(404)
    site = Site.of(request)
    wait = site.creations.take(network_of(request.client.host if request.client else None))
    if wait:
        raise too_many(wait)
    token = None if visitor_of(request) else new_token()
    owner = visitor_of(request) or hash_of(token or "")
    try:
        table = await site.hall.create(owner, game.slug, {**game.single(), **example.options}, level)
    except UnknownPlayerError as error:
        raise PageError(422, "error-422", detail=str(error)) from None
    except TooManyTablesError as error:
        raise PageError(429, "error-429-tables", {"limit": error.limit}) from None
    await table.lay(example.position, example.id)
    response = RedirectResponse(f"/{lang}/table/{table.id}", 303)
    if token is not None:
        remember(response, request, token)
    return response
