"""Texts in every language: Fluent messages and rules pages; the only reader of their folders.

A plugin need not speak every language of the house: what it lacks is said in English.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNone, fluent_number
from fluent.syntax import FluentParser, ast

from cardavia.plugins import plugins

HERE = Path(__file__).parent
BASE = "en"
"""The language that every other one is measured by, and that stands in for what one lacks."""

GROUPED = 10_000
"""Smallest number whose digits are grouped; browsers and Babel disagree about smaller ones."""


class TextError(LookupError):
    """Raised for a text that does not exist, or whose variables were not all given."""


@dataclass(frozen=True)
class Language:
    """A language that is offered: its tag in lower case, its name for itself, its direction."""

    tag: str
    name: str
    direction: str


@cache
def languages() -> Mapping[str, Language]:
    """Returns the languages that are offered by tag, `en` first, then in alphabetical order.

    A folder is offered when it has every common message and attribute that `en` has, and tells one game at
    least. What else it lacks of the house's games is told in English.
    """
    tags = sorted(folder.name for folder in HERE.iterdir() if any(folder.glob("*.ftl")))
    offered = [tag for tag in tags if tag != BASE and not missing(tag) and any(_told(tag))]
    return {tag: _language(tag) for tag in (BASE, *offered)}


@cache
def missing(tag: str, slug: str = "") -> tuple[str, ...]:
    """Returns what a language still lacks of the common texts, or of the texts of a game of the house.

    These are message ids, `id.attribute`, and files of rules pages.
    """
    return tuple(sorted(_wanted(BASE, slug) - _wanted(tag, slug)))


def tongue(tag: str, slug: str) -> str:
    """Returns the language in which a page in some language tells a game: that one, or English."""
    is_lacking = slug in _own_games() and missing(tag, slug)
    return BASE if is_lacking else tag


@dataclass(frozen=True)
class Voice:
    """A language with the words of one game, or of none: every game names its cards and reasons by itself."""

    tag: str
    slug: str = ""

    def text(self, key: str, /, **values: str | int | float) -> str:
        """Returns a message, or with `id.attribute` an attribute of one.

        Whole numbers below 10,000 stand without separators. Raises TextError.
        """
        name, _, attribute = key.partition(".")
        for bundle in (_bundle(self.tag, self.slug), _bundle(BASE, self.slug)):
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is None:
                continue
            formatted, errors = bundle.format_pattern(pattern, {k: _argument(v) for k, v in values.items()})
            if errors or isinstance(formatted, FluentNone):
                raise TextError(f"The text {key!r} in {self.tag!r} cannot be formatted: {errors}.")
            return str(formatted)
        raise TextError(f"There is no text {key!r}; add it to the folder {BASE!r} first.")


def text(tag: str, key: str, /, **values: str | int | float) -> str:
    """Returns a text in a language that belongs to no single game, as `Voice.text` does."""
    return Voice(tag).text(key, **values)


def listed(tag: str, items: Iterable[str]) -> str:
    """Returns "a, b and c" as the language writes it."""
    return format_list(list(items), locale=tag.replace("-", "_"))


def has_text(key: str, slug: str = "") -> bool:
    """Says whether there is a message with this id, among those of a game or among the common ones."""
    return _bundle(BASE, slug).has_message(key)


def has_source(name: str) -> bool:
    """Says whether there is a file of messages with this name."""
    return any((home / BASE / f"{name}.ftl").is_file() for home in _homes())


@cache
def source(tag: str, names: tuple[str, ...]) -> str:
    """Returns the Fluent source of the named files, for the client to format.

    Files and messages that the language lacks are taken from `en`. Raises TextError for a name that `en`
    has not.
    """
    return "\n".join(_read(tag, name) for name in names)


@cache
def rules(tag: str, slug: str) -> str:
    """Returns the rules page of a game as Markdown; raises TextError."""
    for language in (tag, BASE):
        for home in _homes():
            path = home / language / "rules" / f"{slug}.md"
            if language in _folders() and path.is_file():
                return path.read_text(encoding="utf-8")
    raise TextError(f"There is no rules page for {slug!r}.")


def _homes() -> tuple[Path, ...]:
    """Returns the folders of texts: that of the house first, whose messages no plugin can replace."""
    return (HERE, *(plugin.folder / "texts" for plugin in plugins()))


@cache
def _folders() -> frozenset[str]:
    return frozenset(folder.name for folder in HERE.iterdir() if folder.is_dir())


@cache
def _slugs() -> frozenset[str]:
    """Returns the games: a file of texts that is called like one is its own."""
    return frozenset(slug for home in _homes() for slug in _games(home))


@cache
def _own_games() -> frozenset[str]:
    return _games(HERE)


def _games(home: Path) -> frozenset[str]:
    """Returns the games of which a folder has a rules page, or texts for the site's pages."""
    stems = [path.stem for path in _pages(BASE, home)]
    stems += [path.stem for path in _files(BASE, home) if path.stem.endswith("-pages")]
    return frozenset(map(_owner, stems))


@cache
def _bundle(tag: str, slug: str = "") -> FluentBundle:
    # Marks around arguments are for mixed directions; the site's arguments are its own names and numbers.
    bundle = FluentBundle([tag], use_isolating=False)
    for path in (path for home in _homes() for path in _files(tag, home)):
        if path.stem in _slugs() and path.stem != slug:
            continue
        bundle.add_resource(_parsed(path))
    return bundle


@cache
def _parsed(path: Path) -> ast.Resource:
    """Returns a file of messages; parsed once, because the bundles of all games hold the common ones."""
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def _language(tag: str) -> Language:
    return Language(tag, text(tag, "language-name"), text(tag, "language-direction"))


def _argument(value: str | int | float) -> object:
    if isinstance(value, str) or abs(value) >= GROUPED:
        return value
    return fluent_number(value, useGrouping=False)


def _files(tag: str, home: Path) -> list[Path]:
    return sorted((home / tag).glob("*.ftl")) if tag in _folders() else []


def _pages(tag: str, home: Path) -> list[Path]:
    return sorted((home / tag / "rules").glob("*.md")) if tag in _folders() else []


def _read(tag: str, name: str) -> str:
    home = next((home for home in _homes() if (home / BASE / f"{name}.ftl").is_file()), None)
    if home is None:
        raise TextError(f"There are no texts called {name!r}.")
    own, base = home / tag / f"{name}.ftl", home / BASE / f"{name}.ftl"
    if tag == BASE or tag not in _folders() or not own.is_file():
        return base.read_text(encoding="utf-8")
    # A later message of the same id does not replace an earlier one, so the language's own come first.
    return f"{own.read_text(encoding='utf-8')}\n{_lacking(own, base)}"


def _lacking(own: Path, base: Path) -> str:
    whole = base.read_text(encoding="utf-8")
    present = {entry.id.name for entry in _entries([own])}
    return "\n".join(
        whole[entry.span.start : entry.span.end]
        for entry in _entries([base])
        if entry.id.name not in present and entry.span is not None
    )


def _told(tag: str) -> Iterator[str]:
    """Yields the games of the house that a language tells."""
    return (slug for slug in sorted(_own_games()) if not missing(tag, slug))


def _owner(stem: str) -> str:
    """Returns the name of the game that a file called like this would belong to."""
    return stem.removesuffix("-pages").removesuffix("-card")


@cache
def _wanted(tag: str, slug: str) -> frozenset[str]:
    """Returns the ids of a game's texts and the files of its rules, or the ids of the common texts."""
    games = _own_games()
    owners = {path: _owner(path.stem) for path in _files(tag, HERE)}
    messages = [path for path, owner in owners.items() if slug == (owner if owner in games else "")]
    pages = {path.name for path in _pages(tag, HERE) if _owner(path.stem) == slug}
    return frozenset(pages.union(*(_keys_of(path) for path in messages)))


def _keys_of(path: Path) -> Iterator[str]:
    """Yields the ids of a file, those of a game's own file as `game/id`."""
    owner = f"{path.stem}/" if path.stem in _slugs() else ""
    for entry in _entries([path]):
        if isinstance(entry, ast.Message):
            yield f"{owner}{entry.id.name}"
        yield from (f"{owner}{entry.id.name}.{part.id.name}" for part in entry.attributes)


def _entries(paths: Iterable[Path]) -> list[ast.Message | ast.Term]:
    return [
        entry for path in paths for entry in _parsed(path).body if isinstance(entry, ast.Message | ast.Term)
    ]
