"""Whole cards as SVG text: faces, backs and sprites of the decks. All the site needs of the art is here.

A face depends on nothing but the arguments: the same call gives the same text everywhere. Faces hold no
ids, so one face may stand on a page many times; a sprite holds one `<symbol>` per card. Colours and widths
are presentation attributes, never `style`. Whoever places a card names it and hides the picture from
screen readers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from cardavia.art import backs, bresciane, french, glyphs, milanese, skin
from cardavia.art.drawing import Nodes, place, root_paint, shape, svg
from cardavia.art.glyphs import lettering
from cardavia.art.layout import CORNERS, WIDTH, Corner, Index, Place, half_turn
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
    corners: Mapping[Index, Corner] = field(default_factory=lambda: CORNERS)
    special: Callable[[str, Index], Nodes | None] = lambda card, index: None
    """Draws the index of a card that has no rank and suit; None for the others."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in card units; the viewBox of every face and of the back."""
        return WIDTH, self.height

    @property
    def suits(self) -> Mapping[str, str]:
        """The names of its suits by their letters in card ids: `clubs`, `coins`."""
        return {letter: tone.value for letter, tone in self.tones.items()}


_SCOPA = Pack.of("CDHS", "A234567JQK").ids
_CICERA = Pack.of("BCDS", "A23456789TJNK").ids
_SHENGJI = (*Pack.of("SHCD", "23456789TJQKA").ids, "JB", "JR")

DECKS: Mapping[str, Deck] = {
    deck.name: deck
    for deck in (
        Deck("milanese", milanese.HEIGHT, _SCOPA, False, milanese.TONES, milanese.face, milanese.sign),
        Deck("bresciane-40", skin.HEIGHT, _SCOPA, True, skin.TONES, skin.face, skin.sign),
        Deck("bresciane", bresciane.HEIGHT, _CICERA, True, bresciane.TONES, bresciane.face, bresciane.sign),
        Deck(
            "french",
            french.HEIGHT,
            _SHENGJI,
            False,
            french.TONES,
            french.face,
            french.sign,
            french.CORNERS,
            french.corner,
        ),
    )
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
    # Compression sees 32 kB back: courts of one rank, which share most of their lines, stand together.
    drawn, colours = deck(name), palette(inks, contrast)
    view = f'viewBox="0 0 {WIDTH} {drawn.height}"'
    order = sorted(drawn.cards, key=lambda card: "JNQK".find(card[0]))
    drawings = {card: _face(drawn, card, letters, index, colours) for card in order}
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
    corner = drawn.special(card, index) or _corner(drawn, _index_text(drawn, rank, language), suit, index)
    corners = svg((*corner, place(half_turn(drawn.height), corner)), colours)
    picture = svg((*_paper(drawn), *drawn.face(rank, suit, index)), colours)
    return f"{picture}<g {_CRISP}>{corners}</g>"


def _index_text(drawn: Deck, rank: str, language: str) -> str:
    if rank == "T":
        return "10"
    # A skin in Italian suits shows the Cavallo for the Regina.
    figure = "N" if drawn.latin and rank == "Q" else rank
    return glyphs.letters(language, latin=drawn.latin).get(figure, rank)


def _corner(drawn: Deck, text: str, suit: str, index: Index) -> Nodes:
    at = drawn.corners[index]
    sign = Place(at.x, at.sign_y, at.sign_scale).group(drawn.sign(suit))
    return *lettering(text, at.x, at.cap, at.height, drawn.tones[suit], at.weight), sign
