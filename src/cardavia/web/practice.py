"""Tables that begin at the position of an example, for practice."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException, Request, Response

from cardavia.ai.players import LEVELS
from cardavia.games.examples import examples
from cardavia.tables.table import Table
from cardavia.web.opening import admit, lead_to_new
from cardavia.web.pages import FoundGame, Language
from cardavia.web.site import Site

router = APIRouter()


@router.post("/{lang}/games/{slug}/examples/{name}")
async def practise(
    request: Request, lang: Language, game: FoundGame, name: str, level: str = LEVELS[-1]
) -> Response:
    """Opens a table of one deal that begins at the position of an example, and leads to it."""
    example = examples(game.slug).get(name)
    if example is None:
        raise HTTPException(404)
    admit(request)
    hall, options = Site.of(request).hall, {**game.single(), **example.options}

    async def laid(owner: str) -> Table:
        table = await hall.create(owner, game.slug, options, level)
        await table.lay(example.position, example.id)
        return table

    return await lead_to_new(request, lang, laid)
