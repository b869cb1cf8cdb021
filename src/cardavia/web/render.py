"""Pages as HTML: templates with the texts, links and frame that every page has."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse

from cardavia.games.registry import game as find_game
from cardavia.games.registry import games
from cardavia.plugins import plugins
from cardavia.texts import i18n
from cardavia.web import languages, preferences
from cardavia.web.assets import Assets, Drawn, deck_for

TEMPLATES = Path(__file__).parent / "templates"
GAME_COOKIE = "game"
GAP = "\ue000"
"""Marks the place of a value in a text; a private character, which no text holds."""


@dataclass(frozen=True)
class Link:
    """The address of a page in one language."""

    tag: str
    url: str


def environment() -> Environment:
    """Returns the templates' environment: everything is escaped, and a missing value is an error."""
    made = Environment(
        loader=FileSystemLoader([TEMPLATES, *(plugin.folder / "templates" for plugin in plugins())]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters["script_json"] = script_json
    return made


def script_json(value: object) -> Markup:
    """Returns JSON that may stand inside a `<script>` element, whatever the strings in it hold."""
    written = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    for character in "<>&\u2028\u2029":
        written = written.replace(character, f"\\u{ord(character):04x}")
    return Markup(written)  # noqa: S704 (nothing in it can end the element)


_ENVIRONMENT = environment()


def page(
    request: Request,
    template: str,
    language: str,
    *,
    game: str | None = None,
    status: int = 200,
    headers: Mapping[str, str] | None = None,
    **values: Any,
) -> HTMLResponse:
    """Returns a page in a language.

    `game` is the slug of the game that the page belongs to; it colours the page and leads its Table link.
    """
    assets: Assets = request.app.state.assets
    frame = {
        "language": i18n.languages()[language],
        "languages": i18n.languages().values(),
        "address": _address(request),
        "canonical": _absolute(request, _own_path(request, language)),
        "alternates": _alternates(request),
        "neutral": _absolute(request, _own_path(request, language).removeprefix(f"/{language}")),
        "nonce": request.state.nonce,
        "game": game,
        "table_url": f"/{language}/games/{game or last_game(request)}/table",
        "assets": assets,
        "boot": _boot(assets),
        "dials": preferences.DIALS,
        "neutral_value": preferences.NEUTRAL,
    }
    words = _words(assets, i18n.Voice(language, game or ""))
    html = _ENVIRONMENT.get_template(template).render(words | frame | values)
    return HTMLResponse(html, status, headers=dict(headers or {}))


def fragment(request: Request, template: str, language: str, **values: Any) -> HTMLResponse:
    """Returns a part of a page in a language, without its frame."""
    words = _words(request.app.state.assets, i18n.Voice(language))
    html = _ENVIRONMENT.get_template(template).render(words | values)
    return HTMLResponse(html)


def _words(assets: Assets, voice: i18n.Voice) -> dict[str, Any]:
    """Returns what every template, also a part of a page, needs to speak a language."""
    language = voice.tag
    return {
        "t": voice.text,
        "voice": partial(_voice, language),
        "foreign": partial(_foreign, language),
        "native": partial(_native, language),
        "within": within,
        "deck": _deck(assets, language, voice.slug or first_game()),
        "deck_of": partial(_deck, assets, language),
        "deck_url": partial(assets.deck_url, language=language),
        "home_url": f"/{language}/",
    }


def _voice(language: str, slug: str) -> i18n.Voice:
    """Returns the voice that tells a game on a page in a language."""
    return i18n.Voice(i18n.tongue(language, slug), slug)


def _foreign(language: str, slug: str | None) -> Markup:
    """Returns the attribute that marks a game's texts where they are not in the language of the page."""
    told = i18n.tongue(language, slug or "")
    return Markup() if told == language else Markup(' lang="{}"').format(told)


def _native(language: str, slug: str | None) -> Markup:
    """Returns the attribute that marks the page's own language inside of what is `_foreign`."""
    return Markup(' lang="{}"').format(language) if _foreign(language, slug) else Markup()


def _deck(assets: Assets, language: str, slug: str) -> Drawn | None:
    """Returns the deck of a game, None before it is drawn."""
    name = deck_for(find_game(slug))
    return assets.drawn(name, language) if name else None


def within(voice: i18n.Voice, key: str, slot: str, html: Markup) -> Markup:
    """Returns a text in which one value is markup."""
    before, after = voice.text(key, **{slot: GAP}).split(GAP)
    return Markup("{}{}{}").format(before, html, after)


def _boot(assets: Assets) -> Markup:
    """Returns the script that applies the settings before the first paint."""
    script = assets.file("boot.js").decode().rstrip()
    arguments = f"({script_json(preferences.KEY)},{script_json(preferences.shape())});"
    return Markup(script + arguments)  # noqa: S704 (our own script, and data that script_json wrote)


def last_game(request: Request) -> str:
    """Returns the game that the visitor opened last, the first of all before any."""
    found = request.cookies.get(GAME_COOKIE, "")
    return found if found in games() else first_game()


def first_game() -> str:
    """Returns the slug of the game that stands first."""
    return next(iter(games()))


def _address(request: Request) -> str:
    query = request.url.query
    return request.url.path + (f"?{query}" if query else "")


def _own_path(request: Request, language: str) -> str:
    path = quote(request.url.path)
    return path if languages.of_path(request.url.path) else f"/{language}/"


def _absolute(request: Request, path: str) -> str:
    return f"{request.url.scheme}://{request.url.netloc}{path}"


def _alternates(request: Request) -> list[Link]:
    if languages.of_path(request.url.path) is None:
        return []
    path = quote(request.url.path)
    return [Link(tag, _absolute(request, languages.in_language(path, tag))) for tag in i18n.languages()]
