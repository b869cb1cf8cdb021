"""Rules pages: Markdown whose paragraphs carry stable ids, `{#scopa-turn}` at their end."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererProtocol
from markdown_it.token import Token
from markupsafe import Markup

from cardavia.texts import i18n

MARK = re.compile(r"\s*\{#([a-z][a-z0-9-]*)\}\s*$")
NUMBERED = re.compile(r"(\d+)\.\s+(.*)")
SEPARATOR = "·"


class RulesTextError(ValueError):
    """Raised for a rules page that does not have the form that every rules page has."""


@dataclass(frozen=True)
class Block:
    """One paragraph, list, heading or table of a section, with the ids in it."""

    ids: tuple[str, ...]
    body: Markup


@dataclass(frozen=True)
class Section:
    """One section; the house rules, which follow the numbered ones, have no number."""

    id: str
    number: str | None
    title: str
    blocks: tuple[Block, ...]

    @property
    def body(self) -> Markup:
        """All of its text."""
        return Markup("").join(block.body for block in self.blocks)


@dataclass(frozen=True)
class RulesPage:
    """A rules page in the parts that its template places."""

    title: str
    format: tuple[str, ...]
    """The parts of the format line: players, who is AI, how long."""
    tagline: str
    sections: tuple[Section, ...]
    ids: tuple[str, ...]
    """The ids of all paragraphs and headings, in order."""


@cache
def rules_page(language: str, slug: str) -> RulesPage:
    """Returns the rules page of a game in a language.

    Raises TextError when there is none, RulesTextError when it is not a title, a format line, a tagline and
    sections with ids.
    """
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.add_render_rule("table_open", _open_table)
    markdown.add_render_rule("table_close", _close_table)
    tokens = markdown.parse(i18n.rules(language, slug))
    ids = _take_ids(tokens)
    _mark_words(tokens)
    first = next((place for place, token in enumerate(tokens) if _is_heading(token, "h2")), len(tokens))
    head = [token.content for token in tokens[:first] if token.type == "inline"]
    if len(head) != 3 or not _is_heading(tokens[0], "h1"):
        raise RulesTextError(f"{slug} in {language}: a rules page begins with title, format line and tagline")
    sections = _sections(markdown, tokens[first:], f"{slug} in {language}")
    return RulesPage(
        title=head[0],
        format=tuple(part.strip() for part in head[1].split(SEPARATOR)),
        tagline=head[2],
        sections=sections,
        ids=ids,
    )


def _take_ids(tokens: Sequence[Token]) -> tuple[str, ...]:
    """Moves every mark from the end of a text to the element that holds it, and returns the ids."""
    found: list[str] = []
    for place, token in enumerate(tokens):
        mark = MARK.search(token.content) if token.type == "inline" else None
        if mark is None or not token.children:
            continue
        last = token.children[-1]
        last.content = MARK.sub("", last.content)
        token.content = MARK.sub("", token.content)
        # The paragraph of a short list item is not written, so the item itself takes the id.
        opening = tokens[place - 1]
        holder = tokens[place - 2] if opening.hidden else opening
        holder.attrSet("id", mark[1])
        found.append(mark[1])
    doubles = {name for name in found if found.count(name) > 1}
    if doubles:
        raise RulesTextError(f"used twice: {', '.join(sorted(doubles))}")
    return tuple(found)


def _mark_words(tokens: Sequence[Token]) -> None:
    """Marks the cells of tables that hold words, which are not set like numbers."""
    for cell, content in pairwise(tokens):
        if cell.type == "td_open" and any(character.isalpha() for character in content.content):
            cell.attrSet("class", "words")


def _sections(markdown: MarkdownIt, tokens: Sequence[Token], where: str) -> tuple[Section, ...]:
    starts = [place for place, token in enumerate(tokens) if _is_heading(token, "h2")]
    sections = []
    for start, end in zip(starts, [*starts[1:], len(tokens)], strict=True):
        name = tokens[start].attrGet("id")
        if not isinstance(name, str):
            raise RulesTextError(f"{where}: section {tokens[start + 1].content!r} has no id")
        numbered = NUMBERED.fullmatch(tokens[start + 1].content)
        number, title = numbered.groups() if numbered else (None, tokens[start + 1].content)
        blocks = tuple(_block(markdown, part) for part in _parts(tokens[start + 3 : end]))
        sections.append(Section(name, number, title, blocks))
    return tuple(sections)


def _parts(tokens: Sequence[Token]) -> Iterator[Sequence[Token]]:
    """Yields the tokens of each block that stands by itself."""
    begun, depth = 0, 0
    for place, token in enumerate(tokens):
        depth += token.nesting
        if depth == 0:
            yield tokens[begun : place + 1]
            begun = place + 1


def _block(markdown: MarkdownIt, tokens: Sequence[Token]) -> Block:
    ids = tuple(str(token.attrGet("id")) for token in tokens if token.attrGet("id"))
    body = markdown.renderer.render(tokens, markdown.options, {})
    return Block(ids, Markup(body))  # noqa: S704 (our own text, HTML off)


def _open_table(_renderer: RendererProtocol, *_: Any) -> str:
    # A wide table scrolls by itself on a phone; focusable, so that the keyboard reaches its end too.
    return '<div class="scroll" tabindex="0"><table>\n'


def _close_table(_renderer: RendererProtocol, *_: Any) -> str:
    return "</table></div>\n"


def _is_heading(token: Token, tag: str) -> bool:
    return token.type == "heading_open" and token.tag == tag
