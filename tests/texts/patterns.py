"""Fluent texts as trees: what each language says, file by file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from babel import Locale
from fluent.syntax import FluentParser, ast, visitor

from cardavia.texts import i18n

Patterns = Mapping[str, ast.Pattern]

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


class Finder(visitor.Visitor):
    """Collects variables and selections of a pattern, those inside variants too."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selections: list[ast.SelectExpression] = []
        self.patterns: list[ast.Pattern] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent names it)
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selections.append(node)
        self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        self.patterns.append(node)
        self.generic_visit(node)


def tags() -> list[str]:
    """Returns the languages that have texts, complete or not, without English."""
    found = {path.parent.name for path in i18n.HERE.glob("*/*.ftl")}
    return sorted(found - {i18n.BASE})


def files(tag: str) -> dict[str, Patterns]:
    """Returns the patterns of a language by file and by `id` or `id.attribute`."""
    return {path.name: dict(_patterns(path.read_text("utf-8"))) for path in (i18n.HERE / tag).glob("*.ftl")}


def patterns(tag: str) -> dict[str, ast.Pattern]:
    """Returns the patterns of a language from all its files, those of a game's own as `game/id`."""
    return {
        f"{owner(name)}{key}": pattern for name, found in files(tag).items() for key, pattern in found.items()
    }


def owner(name: str) -> str:
    """Returns what stands before the ids of a file: its game and a slash, nothing for a common file."""
    slug = game_of(name)
    return f"{slug}/" if name == f"{slug}.ftl" else ""


def game_of(name: str) -> str:
    """Returns the game that a file of texts belongs to, nothing for a common file."""
    slug = name.removesuffix(".ftl").removesuffix("-pages")
    return slug if (i18n.HERE / i18n.BASE / f"{slug}-pages.ftl").is_file() else ""


def said(tag: str, key: str, **values: str | int) -> str:
    """Returns the text with a key of `patterns`."""
    slug, _, own = key.rpartition("/")
    return i18n.Voice(tag, slug).text(own, **values)


def _patterns(source: str) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in FluentParser().parse(source).body:
        if not isinstance(entry, ast.Message):
            continue
        if entry.value is not None:
            yield entry.id.name, entry.value
        for attribute in entry.attributes:
            yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def inspected(pattern: ast.Pattern) -> Finder:
    """Returns what a pattern is made of."""
    finder = Finder()
    finder.visit(pattern)
    return finder


def words(selection: ast.SelectExpression) -> set[str]:
    """Returns the keys of the variants that are words: plural categories, or values such as `tied`."""
    return {variant.key.name for variant in selection.variants if isinstance(variant.key, ast.Identifier)}


def selector(selection: ast.SelectExpression) -> str:
    """Returns the variable that decides."""
    assert isinstance(selection.selector, ast.VariableReference)
    return str(selection.selector.id.name)


def by_value(pattern: ast.Pattern) -> dict[str, set[str]]:
    """Returns the variables whose variants are values, not plural categories, with those values."""
    choices = {}
    for selection in inspected(pattern).selections:
        if values := words(selection) - CATEGORIES:
            choices[selector(selection)] = values
    return choices


def by_number(pattern: ast.Pattern) -> set[str]:
    """Returns the variables by which a pattern tells singular and plural apart."""
    return {
        selector(selection)
        for selection in inspected(pattern).selections
        if words(selection) & (CATEGORIES - {"other"})
    }


def plural_categories(tag: str) -> set[str]:
    """Returns the plural categories that a language has."""
    return {*Locale.parse(tag.replace("-", "_")).plural_form.tags, "other"}
