"""Files that browsers may keep: styles and scripts of the pages, the built client, drawn decks.

Every address that may be kept for ever carries a hash of its content, in its name or as the query `v`.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, HTTPException, Request, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from cardavia.art import decks, glyphs
from cardavia.art.layout import Index
from cardavia.art.palette import Contrast, Inks
from cardavia.games.contract import Game

HERE = Path(__file__).parent
CLIENT = HERE.parent / "static"
ART = Path(decks.__file__).parent
ENTRY, STYLES = "src/main.ts", "style.css"
FOREVER = "public, max-age=31536000, immutable"
BRIEFLY = "public, max-age=300"
TYPES = {".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".svg": "image/svg+xml"}
COMMENT = re.compile(rb"^\s*//.*\n", re.MULTILINE)
HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8}\.(?:js|css|woff2)$")

BUNDLES = {
    "site.css": ("tokens.css", "frame.css", "header.css", "display.css"),
    "pages.css": (
        "bodies.css",
        "boxes.css",
        "count.css",
        "examples.css",
        "follow.css",
        "home.css",
        "rules.css",
        "settings.css",
        "print.css",
    ),
}
"""Style sheets that are sent as one file."""

INTERNATIONAL = "intl"
"""The letters of a language that no pack is printed for."""

INSIDE = 10_000
"""Most bytes, compressed, that the drawings of cards may add to a page."""

SYMBOL = re.compile(r'<symbol id="card-(?P<card>[^"]+)".*?</symbol>')

router = APIRouter()


@dataclass(frozen=True)
class Print:
    """A deck as a visitor wishes it: its name, the language of its letters, inks, corners and contrast."""

    deck: str
    letters: str = "en"
    inks: Inks = Inks.CLASSIC
    index: Index = Index.NORMAL
    contrast: Contrast = Contrast.NORMAL

    @classmethod
    def wished(cls, deck: str, wishes: Mapping[str, str]) -> Print:
        """Returns the print that a query asks for; raises ValueError for what no press can do."""
        letters = wishes.get("letters", "en")
        if deck not in decks.DECKS or letters not in glyphs.LANGUAGES:
            raise ValueError(f"there is no deck {deck!r} with letters {letters!r}")
        return cls(
            deck,
            letters,
            Inks(wishes.get("inks", Inks.CLASSIC)),
            Index(wishes.get("index", Index.NORMAL)),
            Contrast(wishes.get("contrast", Contrast.NORMAL)),
        )

    def query(self) -> dict[str, str]:
        """Returns the wishes that differ from the first print."""
        first = Print(self.deck)
        wishes = {name: str(getattr(self, name)) for name in ("letters", "inks", "index", "contrast")}
        return {name: wish for name, wish in wishes.items() if wish != getattr(first, name)}


PRINTS = len(decks.DECKS) * len(glyphs.LANGUAGES) * len(Inks) * len(Index) * len(Contrast)
"""Every print there can be; compressed, all of them together take some ten megabytes."""


@lru_cache(maxsize=PRINTS)
def printed(wish: Print) -> bytes:
    """Returns a deck as one SVG sprite, drawn on first use and kept compressed with gzip."""
    sprite = decks.sprite(
        wish.deck, letters=wish.letters, inks=wish.inks, index=wish.index, contrast=wish.contrast
    )
    return gzip.compress(sprite.encode(), 9, mtime=0)


def symbols(wish: Print, cards: Iterable[str]) -> str:
    """Returns the drawings of some cards, as they stand in the deck's sprite, to be put inside a page.

    What comes first is what most needs to be seen: the rest is left out beyond `INSIDE` bytes.
    """
    whole = gzip.decompress(printed(wish)).decode()
    drawn = {found["card"]: found[0] for found in SYMBOL.finditer(whole)}
    kept = [drawn[card] for card in dict.fromkeys(cards)]
    while len(gzip.compress("".join(kept).encode(), 6)) > INSIDE:
        kept.pop()
    return "".join(kept)


def letters_for(language: str) -> str:
    """Returns the letters that a page in a language shows on its cards."""
    return language if language in glyphs.LANGUAGES else INTERNATIONAL


@dataclass(frozen=True)
class Drawn:
    """A deck as pages show it: the address of its sprite, the box of its cards, its suits by letter."""

    url: str
    view: str
    suits: Mapping[str, str]


class Assets:
    """The files by name with their addresses; read once, when the site starts."""

    def __init__(self, client: Path = CLIENT) -> None:
        self.client = client
        parts = {path.name: _sent(path) for path in sorted((HERE / "assets").iterdir())}
        bundles = {name: b"\n".join(parts[part] for part in names) for name, names in BUNDLES.items()}
        self._files = parts | bundles
        self._hashes = {name: digest(content) for name, content in self._files.items()}
        self.art_version = digest(b"".join(path.read_bytes() for path in sorted(ART.glob("*.py"))))
        """Changes with the drawing program, and so with any card of any print."""

    def file(self, name: str) -> bytes:
        """Returns the content of a page's style sheet or script; raises KeyError."""
        return self._files[name]

    def url(self, name: str) -> str:
        """Returns the address of a page's style sheet or script; raises KeyError."""
        return f"/assets/{name}?v={self._hashes[name]}"

    def deck_url(self, name: str, language: str = "en") -> str:
        """Returns the address of a deck's sprite with the letters of a page's language."""
        wishes = Print(name, letters_for(language)).query()
        return f"/art/{name}.svg?{urlencode(wishes | {'v': self.art_version})}"

    def drawn(self, name: str, language: str = "en") -> Drawn:
        """Returns a deck with the letters of a page's language."""
        deck = decks.deck(name)
        return Drawn(self.deck_url(name, language), f"0 0 {deck.size[0]} {deck.size[1]}", deck.suits)

    def client_files(self, game: str) -> Mapping[str, list[str]]:
        """Returns the addresses of the built client for a game; all lists are empty when it was not built.

        `scripts` are begun by the page; `modules` are what these will load for this game, so that the page
        may ask for them at once; `styles` are those of all games. Of a game without parts of its own the
        client finds the modules itself.
        """
        manifest = self._manifest
        wanted = (name for name in (ENTRY, f"src/games/{game}/parts.ts") if name in manifest)
        files = {name: f"/static/{manifest[name]['file']}" for name in _with_imports(manifest, wanted)}
        return {
            "scripts": [files.pop(ENTRY)] if ENTRY in files else [],
            "modules": [*files.values()],
            "styles": [f"/static/{manifest[STYLES]['file']}"] if STYLES in manifest else [],
        }

    @cached_property
    def _manifest(self) -> Mapping[str, Any]:
        manifest = self.client / "manifest.json"
        return json.loads(manifest.read_text(encoding="utf-8")) if manifest.is_file() else {}

    @cached_property
    def fonts_url(self) -> str | None:
        """The address of the style sheet that names the fonts, None when the client was not built."""
        sheet = self.client / "fonts" / "fonts.css"
        return f"/static/fonts/fonts.css?v={digest(sheet.read_bytes())}" if sheet.is_file() else None


def _sent(path: Path) -> bytes:
    """Returns a file as it is sent: scripts without the lines that only comment."""
    content = path.read_bytes()
    return COMMENT.sub(b"", content) if path.suffix == ".js" else content


def _with_imports(manifest: Mapping[str, Any], names: Iterable[str]) -> Iterable[str]:
    """Returns entries of the client's manifest with all that they import, each once and after its imports."""
    found: dict[str, None] = {}

    def find(name: str) -> None:
        if name not in found:
            for imported in manifest[name].get("imports", []):
                find(imported)
            found[name] = None

    for name in names:
        find(name)
    return found


def digest(content: bytes) -> str:
    """Returns the short hash that stands in an address."""
    return hashlib.sha256(content).hexdigest()[:12]


def deck_for(game: Game) -> str | None:
    """Returns the name of the deck that a game's cards are drawn with, None before it is drawn."""
    return next((name for name, deck in decks.DECKS.items() if set(deck.cards) == set(game.pack.ids)), None)


@router.api_route("/assets/{name}", methods=["GET", "HEAD"])
def asset(request: Request, name: str, v: str = "") -> Response:
    """Serves a style sheet or script of the pages."""
    assets: Assets = request.app.state.assets
    try:
        content = assets.file(name)
    except KeyError:
        raise HTTPException(404) from None
    return _kept(content, TYPES[Path(name).suffix], v)


@router.api_route("/art/{name}.svg", methods=["GET", "HEAD"])
def art(request: Request, name: str, v: str = "") -> Response:
    """Serves a deck as one SVG document with a symbol for every card, in the print that the query names."""
    assets: Assets = request.app.state.assets
    try:
        content = printed(Print.wished(name, request.query_params))
    except ValueError:
        raise HTTPException(404) from None
    headers = {"Cache-Control": FOREVER if v == assets.art_version else BRIEFLY}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    else:
        content = gzip.decompress(content)
    return Response(content, media_type=TYPES[".svg"], headers=headers)


def _kept(content: bytes, media_type: str, version: str) -> Response:
    """Returns content that may be kept for ever under the address of exactly this version."""
    control = FOREVER if version == digest(content) else BRIEFLY
    return Response(content, media_type=media_type, headers={"Cache-Control": control})


class ClientFiles(StaticFiles):
    """The built client; files with a hash in their name may be kept for ever."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Returns a file with the time that it may be kept."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        is_versioned = scope.get("query_string", b"").startswith(b"v=")
        is_hashed = HASHED.search(str(full_path)) is not None
        response.headers["Cache-Control"] = FOREVER if is_versioned or is_hashed else BRIEFLY
        return response
