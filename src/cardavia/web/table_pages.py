"""Pages around a table: opening one, sitting at it, sharing its address, checking its shuffles."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import JSONResponse, RedirectResponse
from markupsafe import Markup
from starlette.datastructures import FormData

from cardavia.ai.players import LEVELS
from cardavia.art.decks import DECKS
from cardavia.games import registry
from cardavia.games.contract import Game
from cardavia.games.options import OptionError, Value, written
from cardavia.play import verification
from cardavia.store.log import is_table_id
from cardavia.tables.course import Reveal
from cardavia.tables.table import Table
from cardavia.texts import i18n
from cardavia.web.assets import Print, deck_for, letters_for, symbols
from cardavia.web.errors import PageError
from cardavia.web.opening import admit, lead_to_new
from cardavia.web.pages import PAGE, FoundGame, Language, open_table, to_own_language
from cardavia.web.render import page
from cardavia.web.site import Site
from cardavia.web.view import table_view
from cardavia.web.visitors import visitor_of
from cardavia.web.wire import Preparing, TableView

router = APIRouter()
LEVEL, PARTNER = "level", "partner"
"""The form fields that name the levels of computer players; all others are house rules."""
FIELDS = 50
FORM = "application/x-www-form-urlencoded"
SOON = {"Retry-After": "5"}


@router.api_route("/{lang}/games/{slug}/table", methods=PAGE)
async def to_table(request: Request, lang: Language, game: FoundGame) -> Response:
    """Leads to the visitor's open table of a game, else to the game's page; makes nothing."""
    found = await open_table(request, game.slug)
    address = f"/{lang}/table/{found}" if found else f"/{lang}/games/{game.slug}/#play"
    return RedirectResponse(address, 303)


@router.post("/{lang}/games/{slug}/tables")
async def create_table(request: Request, lang: Language, game: FoundGame) -> Response:
    """Opens a table with the house rules of the form and leads to it."""
    admit(request)
    if not _is_form(request):
        raise HTTPException(415)
    async with request.form(max_files=0, max_fields=FIELDS) as form:
        levels, options = _choices(game, form)
    level, partner, hall = levels[LEVEL], levels.get(PARTNER), Site.of(request).hall
    return await lead_to_new(
        request, lang, lambda owner: hall.create(owner, game.slug, options, level, partner)
    )


def _is_form(request: Request) -> bool:
    """Says whether a request brings a form as a page sends it; what nobody reads would count as no wishes."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    has_body = request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers
    return kind == FORM or not (kind or has_body)


def _choices(game: Game, form: FormData) -> tuple[dict[str, str], dict[str, Value]]:
    """Returns the levels and the house rules of a form; raises PageError for what is not offered.

    A partner's level that is left open is not among the levels.
    """
    offered = game.options.choices()
    chosen: dict[str, Value] = {}
    levels = {LEVEL: LEVELS[-1]}
    if len(form) != len(form.multi_items()):
        raise PageError(422, "error-422")
    for name, given in form.multi_items():
        if not isinstance(given, str):
            raise PageError(422, "error-422")
        if name in (LEVEL, PARTNER):
            levels |= {name: given} if given or name == LEVEL else {}
            continue
        values = offered.get(name)
        if values is None:
            raise PageError(422, "error-422", detail=str(OptionError(name, given, None)))
        # What matches no allowed value stays text, and is refused by the game with its own words.
        chosen[name] = next((value for value in values if written(value) == given), given)
    return levels, chosen


@router.api_route("/{lang}/table/{table_id}", methods=PAGE)
async def table_page(request: Request, lang: Language, table_id: str) -> Response:
    """The live table, for visitors with a seat at it."""
    site, visitor = Site.of(request), visitor_of(request)
    record = await site.log.table(table_id)
    seats = [seat for seat, held in enumerate(record.seats) if visitor and held.get("holder") == visitor]
    if not seats:
        raise PageError(403, "error-403-seat")
    is_ready = site.kernels.is_ready(record.game, "rules")
    table = await site.hall.open(table_id) if is_ready else None
    view = table_view(table, seats[0], None) if table else Preparing(stage="rules")
    again, fields = f"/{lang}/games/{record.game}/tables", _fields(record.options, record.seats)
    if table is not None and table.example is not None:
        again = f"/{lang}/games/{record.game}/examples/{table.example}?{urlencode({LEVEL: fields[LEVEL]})}"
        fields = {}
    return page(
        request,
        "table.html",
        lang,
        game=record.game,
        client=site.assets.client_files(record.game),
        faces=await asyncio.to_thread(_faces, record.game, lang, view),
        embedded=_embedded(site, lang, record.game, table_id)
        | {
            "again": again,
            "fields": fields,
            "view": view.model_dump(mode="json"),
        },
    )


def _embedded(site: Site, lang: str, slug: str, table_id: str) -> dict[str, Any]:
    """Returns what the client needs to know before its first message."""
    found, told = registry.game(slug), i18n.tongue(lang, slug)
    deck = deck_for(found)
    return {
        "lang": told,
        "table": table_id,
        "socket": f"/ws/{table_id}",
        "game": slug,
        "family": found.family,
        "deck": site.assets.deck_url(deck, lang) if deck else None,
        "rules": f"/{lang}/games/{slug}/rules",
        "verify": f"/{lang}/table/{table_id}/verify",
        "texts": i18n.source(told, ("table", slug)),
        "suits": DECKS[deck].suits if deck else {},
        "latin": _latin(told, slug),
    }


def _latin(lang: str, slug: str) -> dict[str, Any] | None:
    """Returns how a game's texts change with a deck of Italian suits, None for a game that knows no other."""
    name = f"latin/{slug}"
    if not i18n.has_source(name):
        return None
    cards = set(registry.game(slug).pack.ids)
    decks = {name: deck for name, deck in DECKS.items() if deck.latin and set(deck.cards) == cards}
    suits = next(deck.suits for deck in decks.values())
    return {"texts": i18n.source(lang, (name,)), "decks": list(decks), "suits": suits}


def _faces(slug: str, lang: str, view: TableView | Preparing) -> Markup:
    """Returns the drawings of the cards of a view, which then need no second request to be seen."""
    deck = deck_for(registry.game(slug))
    if deck is None or isinstance(view, Preparing) or view.game is None:
        return Markup()
    # A game of tricks has no cards that stay on the table.
    shown = (*view.game.hand, "back", *getattr(view.game, "table", ()))
    return Markup(symbols(Print(deck, letters_for(lang)), shown))  # noqa: S704 (our own drawings)


def _fields(options: Mapping[str, object], seats: Any) -> dict[str, str]:
    """Returns the form fields that open another table like this one."""
    levels = [str(seat["level"]) for seat in seats if seat.get("level")]
    chosen = {name: written(value) for name, value in options.items()}  # type: ignore[arg-type]
    # Behind the owner sits an opponent, then a partner, if there is one.
    return chosen | dict(zip((LEVEL, PARTNER), levels, strict=False))


@router.api_route("/t/{table_id}", methods=PAGE)
def share(request: Request, table_id: str) -> Response:
    """Leads from a table's neutral address to the table in the visitor's language."""
    if not is_table_id(table_id):
        raise PageError(404, "error-404-table")
    return to_own_language(request, f"/table/{table_id}")


@router.api_route("/{lang}/table/{table_id}/verify", methods=PAGE)
async def verify(request: Request, lang: Language, table_id: str, deal: int | None = None) -> Response:
    """What a finished deal was made from, and how anybody computes it again."""
    table, numbers = await _finished(request, table_id)
    slug = table.ruleset.game.slug
    if not numbers:
        is_practice = table.example is not None
        return page(request, "verify_none.html", lang, game=slug, table_id=table_id, is_practice=is_practice)
    number = numbers[-1] if deal is None else deal
    if number not in numbers:
        raise HTTPException(404)
    reveal = table.reveal(number)
    return page(
        request,
        "verify.html",
        lang,
        game=slug,
        table_id=table_id,
        numbers=numbers,
        reveal=reveal,
        program=await asyncio.to_thread(verification.program, verification.read(proof(table, reveal))),
        download=f"/{lang}/table/{table_id}/deal-{number}.json",
    )


@router.api_route("/{lang}/table/{table_id}/deal-{number}.json", methods=PAGE)
async def download(request: Request, lang: Language, table_id: str, number: int) -> Response:
    """A finished deal as the file that `cardavia verify` reads."""
    del lang
    table, numbers = await _finished(request, table_id)
    if number not in numbers:
        raise HTTPException(404)
    name = f"cardavia-{table.ruleset.game.slug}-{number}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return JSONResponse(proof(table, table.reveal(number)), headers=headers)


async def _finished(request: Request, table_id: str) -> tuple[Table, list[int]]:
    """Returns a table and the numbers of the deals to be proved; whoever has the link may check them."""
    site = Site.of(request)
    record = await site.log.table(table_id)
    if not site.kernels.is_ready(record.game, "rules"):
        # A page that waited for a compiler would look like a server that is gone.
        raise site.kernels.failure(record.game) or PageError(503, "error-preparing", headers=SOON)
    table = await site.hall.open(table_id)
    return table, table.revealed()


def proof(table: Table, reveal: Reveal) -> dict[str, Any]:
    """Returns a finished deal as an object for JSON, with everything that its shuffle came from."""
    return {
        "game": table.ruleset.game.slug,
        "options": table.ruleset.options.changed(),
        "number": reveal.number,
        "dealer": reveal.dealer,
        "commitment": reveal.commitment,
        "secret": reveal.secret.hex(),
        "entropy": [None if given is None else given.hex() for given in reveal.entropy],
        "ai_secret": reveal.ai_secret.hex(),
        "deck": list(reveal.deck),
    }
