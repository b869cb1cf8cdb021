"""Contact sheets: every card of a deck on one page, for the eye."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from cardavia.art import decks
from cardavia.art.layout import Index
from cardavia.art.palette import Contrast, Inks

_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>{title}</title>
<style>
body {{ margin: 16px; background: #1f5b45; color: #f8f0dd; font: 16px sans-serif }}
section {{ display: grid; grid-template-columns: repeat(auto-fill, {width}px); gap: 10px; margin: 0 0 24px }}
svg {{ display: block; width: {width}px }}
</style>
<h1>{title}</h1>
{sections}
</html>
"""


def sheet(
    name: str,
    width: int,
    *,
    letters: str = "en",
    inks: Inks = Inks.CLASSIC,
    index: Index = Index.NORMAL,
    contrast: Contrast = Contrast.NORMAL,
) -> str:
    """Returns an HTML page of a deck, cards `width` px wide: a row for each suit, jokers and the back."""
    drawn = decks.deck(name)
    faces = decks.faces(name, drawn.cards, letters=letters, inks=inks, index=index, contrast=contrast)
    suits = dict.fromkeys(label.suit for card in drawn.cards if (label := drawn.label(card)).suit)
    rows = ["".join(faces[card] for card in drawn.cards if drawn.label(card).suit == suit) for suit in suits]
    others = "".join(faces[card] for card in drawn.cards if not drawn.label(card).suit)
    rows.append(others + decks.back(name, contrast=contrast))
    title = f"{name}, {width} px, letters {letters}, {inks} inks, {index} index, {contrast} contrast"
    sections = "\n".join(f"<section>{row}</section>" for row in rows)
    return _PAGE.format(title=escape(title), width=width, sections=sections)


def sheets(name: str) -> Iterator[tuple[str, str]]:
    """Yields the pages worth looking at after a change, each with its file name."""
    for width in (44, 92, 250):
        yield f"{name}-{width}.html", sheet(name, width)
    yield f"{name}-four.html", sheet(name, 120, inks=Inks.FOUR)
    yield f"{name}-distinct.html", sheet(name, 120, inks=Inks.DISTINCT)
    yield f"{name}-big.html", sheet(name, 120, index=Index.BIG)
    yield f"{name}-contrast.html", sheet(name, 120, contrast=Contrast.HIGH)
    yield f"{name}-sv.html", sheet(name, 120, letters="sv")
