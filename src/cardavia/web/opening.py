"""Opening a table for whoever asks: from which site, how often, and as whose."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fastapi import HTTPException, Request, Response
from fastapi.responses import RedirectResponse

from cardavia.ai.players import UnknownPlayerError
from cardavia.games.options import OptionError
from cardavia.tables.hall import TooManyTablesError
from cardavia.tables.table import Table
from cardavia.web.errors import PageError, too_many
from cardavia.web.guard import is_same_origin
from cardavia.web.rates import network_of
from cardavia.web.site import Site
from cardavia.web.visitors import hash_of, new_token, remember, visitor_of


def admit(request: Request) -> None:
    """Counts a request that wants a table.

    Raises HTTPException for one that a page of another site sent, and for one that comes too soon.
    """
    if not is_same_origin(request.headers, request.url.scheme):
        raise HTTPException(403)
    wait = Site.of(request).creations.take(network_of(request.client.host if request.client else None))
    if wait:
        raise too_many(wait)


async def lead_to_new(request: Request, lang: str, create: Callable[[str], Awaitable[Table]]) -> Response:
    """Has a table made for the visitor, whom a cookie makes known where nobody was, and leads to it.

    `create` is given the owner. Raises PageError for wishes that are not offered, and for a table too many.
    """
    known = visitor_of(request)
    token = None if known else new_token()
    try:
        table = await create(known or hash_of(token or ""))
    except (OptionError, UnknownPlayerError) as error:
        raise PageError(422, "error-422", detail=str(error)) from None
    except TooManyTablesError as error:
        raise PageError(429, "error-429-tables", {"limit": error.limit}) from None
    response = RedirectResponse(f"/{lang}/table/{table.id}", 303)
    if token is not None:
        remember(response, request, token)
    return response
