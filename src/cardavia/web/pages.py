"""Pages without a table: home, games, rules, settings, keys, and the addresses that choose a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Depends, HTTPException, Request, Response
from fastapi.responses import RedirectResponse

from cardavia.ai.players import LEVELS
from cardavia.art import glyphs
from cardavia.games.contract import Game
from cardavia.games.examples import READER, examples
from cardavia.games.options import Value, written
from cardavia.games.registry import UnknownGameError, games
from cardavia.games.registry import game as find_game
from cardavia.texts import i18n
from cardavia.web import languages, preferences
from cardavia.web.assets import INTERNATIONAL, letters_for
from cardavia.web.errors import PageError
from cardavia.web.examples import Scene, still
from cardavia.web.render import GAME_COOKIE, page
from cardavia.web.rules_page import rules_page
from cardavia.web.site import Site
from cardavia.web.view import table_view
from cardavia.web.visitors import YEAR, is_secure, visitor_of

router = APIRouter()
PAGE = ["GET", "HEAD"]
KEYS: Sequence[tuple[Sequence[str], str]] = (
    (("←", "→"), "key-move"),
    (("↑", "↓"), "key-zones"),
    (("Enter",), "key-pick"),
    (("Space",), "key-skip"),
    (("Esc",), "key-drop"),
    (("1", "9"), "key-choose"),
    (("C",), "key-next"),
    (("P",), "key-place"),
    (("T",), "key-table"),
    (("Y",), "key-hand"),
    (("L",), "key-last"),
    (("S",), "key-score"),
    (("W",), "key-turn"),
    (("H",), "key-hint"),
    (("U",), "key-undo"),
    (("/",), "key-type"),
    (("R",), "key-rules"),
    (("?",), "key-help"),
)
"""The keys of the table, as its own list has them."""


def offered_language(lang: str) -> str:
    """Returns a language that is offered; an address with any other one does not exist."""
    if lang not in i18n.languages():
        raise HTTPException(404)
    return lang


def offered_game(slug: str) -> Game:
    """Returns the game of an address."""
    try:
        return find_game(slug)
    except UnknownGameError:
        raise PageError(404, "error-404-game") from None


Language = Annotated[str, Depends(offered_language)]
FoundGame = Annotated[Game, Depends(offered_game)]


@dataclass(frozen=True)
class SwitchValue:
    """A value that a switch can have, as a form writes it, and the id of its text."""

    written: str
    key: str


@dataclass(frozen=True)
class Switch:
    """A house rule as the play form shows it."""

    name: str
    key: str
    values: tuple[SwitchValue, ...]

    @property
    def is_toggle(self) -> bool:
        """Whether the switch is off or on, and off at first."""
        return tuple(value.written for value in self.values) == ("false", "true")


def switches(game: Game) -> tuple[Switch, ...]:
    """Returns the house rules of a game in the order of its options."""
    return tuple(_switch(game.slug, name, values) for name, values in game.options.choices().items())


def _switch(slug: str, name: str, values: tuple[Value, ...]) -> Switch:
    key = f"{slug}-option-{name}"
    found = []
    for value in map(written, values):
        own = f"{key}-{value}"
        found.append(SwitchValue(value, own if i18n.has_text(own) else f"option-{value}"))
    return Switch(name, key, tuple(found))


def kernels_notice(site: Site, slug: str) -> Mapping[str, Any]:
    """Returns what a page says about a game that is not ready to be played: how far, or why not."""
    failure = site.kernels.failure(slug)
    if failure is not None:
        return {"slug": slug, "state": "failed", "lines": failure.lines}
    return {"slug": slug, "state": "ready" if site.kernels.is_ready(slug, "rules") else "preparing"}


async def open_table(request: Request, slug: str | None = None) -> str | None:
    """Returns the id of the visitor's newest table, of one game or of any, whose match is not over.

    While kernels are compiled nobody can tell whether a match is over, so the newest table it is.
    """
    site, visitor = Site.of(request), visitor_of(request)
    if visitor is None:
        return None
    if all(site.kernels.is_ready(found, "rules") for found in games()):
        return await site.hall.latest(visitor, slug)
    newest = await site.log.tables_of(visitor, slug, limit=1)
    return newest[0].id if newest else None


@router.api_route("/", methods=PAGE)
def neutral_home(request: Request) -> Response:
    """Leads to the home page in the visitor's language."""
    return to_own_language(request)


@router.api_route("/games/{rest:path}", methods=PAGE)
@router.api_route("/settings", methods=PAGE)
@router.api_route("/help/keyboard", methods=PAGE)
def neutral_page(request: Request) -> Response:
    """Leads from an address without a language to the same page in the visitor's."""
    return to_own_language(request)


def to_own_language(request: Request, path: str | None = None) -> Response:
    """Returns the redirect to a path, this request's own at first, in the visitor's language."""
    query = f"?{request.url.query}" if request.url.query else ""
    wanted = f"{request.url.path if path is None else path}{query}"
    found = languages.negotiate(request)
    return RedirectResponse(f"/{found}{wanted}", 302, headers={"Vary": languages.VARY})


@router.api_route("/language", methods=PAGE)
def choose_language(request: Request, lang: Language, to: str = "/") -> Response:
    """Remembers the chosen language and leads back to the same page in it."""
    response = RedirectResponse(languages.local_address(to, lang), 303)
    response.set_cookie(languages.COOKIE, lang, max_age=YEAR, samesite="lax", secure=is_secure(request))
    return response


@router.api_route("/{lang}", methods=PAGE)
def home_without_slash(lang: Language) -> Response:
    """Leads to the home page's own address."""
    return RedirectResponse(f"/{lang}/", 308)


@router.api_route("/{lang}/games/{slug}", methods=PAGE)
def game_without_slash(lang: Language, game: FoundGame) -> Response:
    """Leads to the game page's own address."""
    return RedirectResponse(f"/{lang}/games/{game.slug}/", 308)


@router.api_route("/{lang}/", methods=PAGE)
async def home(request: Request, lang: Language) -> Response:
    """The first page: the games, the table left open, and a first card to play."""
    site = Site.of(request)
    table_id = await open_table(request)
    tiles = list(games().values())
    notices = [kernels_notice(site, slug) for slug in games()]
    waiting = [notice["slug"] for notice in notices if notice["state"] == "preparing"]
    names = [i18n.text(lang, f"{slug}-name") for slug in waiting]
    return page(
        request,
        "home.html",
        lang,
        tiles=tiles,
        left=await _left(request, table_id) if table_id else None,
        failed=[notice for notice in notices if notice["state"] == "failed"],
        preparing=i18n.listed(lang, names),
        taste=_taste(lang, tiles[0].slug),
        rival=tiles[0].rivers[READER],
    )


def _taste(lang: str, slug: str) -> Scene | None:
    """Returns the first example of a game's rules, None for a game without any."""
    return next((still(i18n.tongue(lang, slug), slug, example) for example in examples(slug).values()), None)


async def _left(request: Request, table_id: str) -> Mapping[str, Any]:
    """Returns what the first page shows of a table: its visitor's hand, and where the match stands."""
    site = Site.of(request)
    record = await site.log.table(table_id)
    shown: dict[str, Any] = {"id": table_id, "slug": record.game, "hand": [], "deal": 0}
    if not site.kernels.is_ready(record.game, "rules"):
        return shown
    table = await site.hall.open(table_id)
    seat = table.seat_of(visitor_of(request) or "")
    if seat is None or table.deal is None:
        return shown
    view = table_view(table, seat, None)
    side = table.seats[seat].side
    rivals = [sitting.name for sitting in table.seats if sitting.side != side]
    return shown | {
        "hand": view.game.hand if view.game else [],
        "deal": view.match.deal,
        "mine": view.match.scores[side],
        "theirs": view.match.scores[1 - side],
        "rival": rivals[0],
    }


@router.api_route("/{lang}/games/{slug}/", methods=PAGE)
async def game_page(request: Request, lang: Language, game: FoundGame) -> Response:
    """One game: what it is, and the form that opens a table."""
    response = page(
        request,
        "game.html",
        lang,
        game=game.slug,
        shown=game,
        rules=rules_page(i18n.tongue(lang, game.slug), game.slug),
        levels=LEVELS,
        has_partner=game.seats(game.options.read({})) > 2,
        switches=switches(game),
        open_table=await open_table(request, game.slug),
        kernels=kernels_notice(Site.of(request), game.slug),
    )
    response.set_cookie(GAME_COOKIE, game.slug, max_age=YEAR, samesite="lax", secure=is_secure(request))
    return response


@router.api_route("/{lang}/settings", methods=PAGE)
def settings(request: Request, lang: Language) -> Response:
    """What a visitor can set."""
    return page(
        request,
        "settings.html",
        lang,
        preferences=preferences.PREFERENCES,
        defaults=preferences.DEFAULTS,
        page_letters=_index_letters(letters_for(lang)),
        world_letters=_index_letters(INTERNATIONAL),
    )


def _index_letters(language: str) -> str:
    letters = glyphs.letters(language)
    return " ".join(letters[rank] for rank in "AJQK")


@router.api_route("/{lang}/help/keyboard", methods=PAGE)
def keyboard(request: Request, lang: Language) -> Response:
    """The keys of the table."""
    return page(request, "keyboard.html", lang, keys=KEYS)
