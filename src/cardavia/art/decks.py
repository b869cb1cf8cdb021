"""Whole cards as SVG text: faces, backs and sprites of the decks. All the site needs of the art is here.

A face depends on nothing but the arguments: the same call gives the same text everywhere. Faces hold no
ids, so one face may stand on a page many times; a sprite holds one `<symbol>` per card. Colours and widths
are presentation attributes, never `style`. Whoever places a card names it and hides the picture from
screen readers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from cardavia.art import backs, bresciane, glyphs, milanese
from cardavia.art.drawing import Nodes, place, root_paint, shape, svg
from cardavia.art.glyphs import lettering
from cardavia.art.layout import CORNERS, WIDTH, Index, Place, half_turn
from cardavia.art.palette import Contrast, Inks, Palette, Tone, palette
from cardavia.art.strokes import rectangle
from cardavia.cards import Pack

_XMLNS = "http://www.w3.org/2000/svg"
_CRISP = 'stroke-linecap="butt" stroke-linejoin="miter" stroke-miterlimit="2"'
_RADIUS = 15


@dataclass(frozen=True, slots=True)
class Deck:
    """One deck: its card ids in canonical order, its measures and the functions that draw it."""

    name: str
    height: int
    cards: tuple[str, ...]
    latin: bool
    tones: Mapping[str, Tone]
    face: Callable[[str, str, Index], Nodes]
    sign: Callable[[str], Nodes]

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in card units; the viewBox of every face and of the back."""
        return WIDTH, self.height


_SCOPA = Pack.of("CDHS", "A234567JQK").ids

DECKS: Mapping[str, Deck] = {
    "milanese": Deck(
        "milanese", milanese.HEIGHT, _SCOPA, False, milanese.TONES, milanese.face, milanese.sign
    ),
    "bresciane-40": Deck(
        "bresciane-40", bresciane.HEIGHT, _SCOPA, True, bresciane.TONES, bresciane.face, bresciane.sign
    ),
}


def deck(name: str) -> Deck:
    """Returns a deck by name; raises ValueError for an unknown one."""
    if name not in DECKS:
        raise ValueError(f"no deck is called {name!r}; use one of {', '.join(DECKS)}")
    return DECKS[name]


def face(
    name: str,
    card: str,
    *,
    letters: str = "en",
    inks: Inks = Inks.CLASSIC,
    index: Index = Index.NORMAL,
    contrast: Contrast = Contrast.NORMAL,
) -> str:
    """Returns the face of a card as an SVG element.

    `letters` is the language of the court letters, or "intl" for J Q K. Raises ValueError for an unknown
    deck, card or language.
    """
    drawn, colours = deck(name), palette(inks, contrast)
    return _document(drawn, _face(drawn, card, letters, index, colours), colours)


def back(name: str, *, contrast: Contrast = Contrast.NORMAL) -> str:
    """Returns the back of a deck as an SVG element."""
    drawn, colours = deck(name), palette(Inks.CLASSIC, contrast)
    return _document(drawn, _back(drawn, colours), colours)


def faces(
    name: str,
    cards: Iterable[str],
    *,
    letters: str = "en",
    inks: Inks = Inks.CLASSIC,
    index: Index = Index.NORMAL,
    contrast: Contrast = Contrast.NORMAL,
) -> dict[str, str]:
    """Returns the faces of several cards by id, each as `face` draws it."""
    return {
        card: face(name, card, letters=letters, inks=inks, index=index, contrast=contrast) for card in cards
    }


def sprite(
    name: str,
    *,
    letters: str = "en",
    inks: Inks = Inks.CLASSIC,
    index: Index = Index.NORMAL,
    contrast: Contrast = Contrast.NORMAL,
) -> str:
    """Returns one SVG document with a `<symbol>` for every card of a deck and for its back.

    The ids are `card-` and the card id, as in `card-7D`, and `card-back`.
    """
    drawn, colours = deck(name), palette(inks, contrast)
    view = f'viewBox="0 0 {WIDTH} {drawn.height}"'
    drawings = {card: _face(drawn, card, letters, index, colours) for card in drawn.cards}
    drawings["back"] = _back(drawn, colours)
    symbols = "".join(
        f'<symbol id="card-{card}" {view} {root_paint(colours)}>{content}</symbol>'
        for card, content in drawings.items()
    )
    return f'<svg xmlns="{_XMLNS}">{symbols}</svg>'


def _document(drawn: Deck, content: str, colours: Palette) -> str:
    view = f'viewBox="0 0 {WIDTH} {drawn.height}"'
    return f'<svg xmlns="{_XMLNS}" {view} {root_paint(colours)}>{content}</svg>'


def _paper(drawn: Deck) -> Nodes:
    return (
        shape(rectangle(1.25, 1.25, WIDTH - 2.5, drawn.height - 2.5, _RADIUS), Tone.PAPER, Tone.EDGE, 2.5),
    )


def _back(drawn: Deck, colours: Palette) -> str:
    return svg((*_paper(drawn), *backs.back(drawn.name, drawn.height)), colours)


def _face(drawn: Deck, card: str, language: str, index: Index, colours: Palette) -> str:
    if card not in drawn.cards:
        raise ValueError(
            f"the {drawn.name} deck has no card {card!r}; ids are rank and suit, as in {drawn.cards[6]!r}"
        )
    rank, suit = card[0], card[1]
    texts = glyphs.letters(language, latin=drawn.latin)
    figure = "N" if drawn.latin and rank == "Q" else rank
    corner = _corner(drawn, texts.get(figure, rank), suit, index)
    corners = svg((*corner, place(half_turn(drawn.height), corner)), colours)
    picture = svg((*_paper(drawn), *drawn.face(rank, suit, index)), colours)
    return f"{picture}<g {_CRISP}>{corners}</g>"


def _corner(drawn: Deck, text: str, suit: str, index: Index) -> Nodes:
    at = CORNERS[index]
    sign = Place(at.x, at.sign_y, at.sign_scale).group(drawn.sign(suit))
    return *lettering(text, at.x, at.cap, at.height, drawn.tones[suit], at.weight), sign
