"""Whole cards as SVG text: faces, backs and sprites of the decks. All the site needs of the art is here.

A face depends on nothing but the arguments: the same call gives the same text everywhere. Faces hold no
ids, so one face may stand on a page many times; a sprite holds one `<symbol>` per card. Colours and widths
are presentation attributes, never `style`. Whoever places a card names it and hides the picture from
screen readers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace

from cardavia.art import backs, bolognese, bresciane, french, glyphs, milanese, skin
from cardavia.art.drawing import Nodes, place, root_paint, shape, svg
from cardavia.art.glyphs import lettering
from cardavia.art.layout import CORNERS, WIDTH, Corner, Index, Label, Place, half_turn
from cardavia.art.palette import Contrast, Inks, Palette, Tone, palette
from cardavia.art.strokes import rectangle
from cardavia.cards import Pack

_XMLNS = "http://www.w3.org/2000/svg"
_CRISP = 'stroke-linecap="butt" stroke-linejoin="miter" stroke-miterlimit="2"'
_RADIUS = 15


def _bare(_card: str, _index: Index) -> Nodes:
    return ()


@dataclass(frozen=True, slots=True)
class Deck:
    """One deck: its card ids in canonical order, its measures and the functions that draw it.

    `label` says what the corners of a card show, `face` draws what lies between them and `ground` what is
    printed on the paper beneath both. `order` is how the cards follow one another in the sprite: compression
    sees 32 kB back, so those that share most of their lines stand together.
    """

    name: str
    height: int
    cards: tuple[str, ...]
    order: tuple[str, ...]
    latin: bool
    tones: Mapping[str, Tone]
    face: Callable[[str, Index], Nodes]
    label: Callable[[str], Label]
    ground: Callable[[str, Index], Nodes] = _bare
    corners: Mapping[Index, Corner] = field(default_factory=lambda: CORNERS)
    special: Callable[[str, Index], Nodes | None] = lambda card, index: None
    """Draws the corner of a card that has neither rank nor suit; None for the others."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in card units; the viewBox of every face and of the back."""
        return WIDTH, self.height

    @property
    def suits(self) -> Mapping[str, str]:
        """The names of its suits by their letters in card ids: `clubs`, `coins`."""
        return {letter: tone.value for letter, tone in self.tones.items()}


@dataclass(frozen=True, slots=True)
class _Suited:
    """How a deck is drawn whose ids are all made of a rank and a suit character."""

    tones: Mapping[str, Tone]
    picture: Callable[[str, str, Index], Nodes]
    sign: Callable[[str], Nodes]

    def deck(self, name: str, height: int, cards: tuple[str, ...], *, latin: bool) -> Deck:
        """Returns the deck; its courts of one rank stand together in the sprite."""
        order = tuple(sorted(cards, key=lambda card: "JNQK".find(card[0])))
        return Deck(name, height, cards, order, latin, self.tones, self.face, self.label)

    def face(self, card: str, index: Index) -> Nodes:
        """Returns what a card shows between its corners."""
        return self.picture(card[0], card[1], index)

    def label(self, card: str) -> Label:
        """Returns what the corners of a card say; jokers have no suit."""
        if card[1] not in self.tones:
            return Label(card, "", Tone.INK, ())
        return Label(card[0], card[1], self.tones[card[1]], self.sign(card[1]))


_SCOPA = Pack.of("CDHS", "A234567JQK").ids
_CICERA = Pack.of("BCDS", "A23456789TJNK").ids
_SHENGJI = (*Pack.of("SHCD", "23456789TJQKA").ids, "JB", "JR")
_LOMBARD = _Suited(milanese.TONES, milanese.face, milanese.sign)
_SKIN = _Suited(skin.TONES, skin.face, skin.sign)
_ITALIAN = _Suited(bresciane.TONES, bresciane.face, bresciane.sign)
_FRENCH = _Suited(french.TONES, french.face, french.sign)

DECKS: Mapping[str, Deck] = {
    deck.name: deck
    for deck in (
        _LOMBARD.deck("milanese", milanese.HEIGHT, _SCOPA, latin=False),
        _SKIN.deck("bresciane-40", skin.HEIGHT, _SCOPA, latin=True),
        _ITALIAN.deck("bresciane", bresciane.HEIGHT, _CICERA, latin=True),
        Deck(
            "bolognese",
            bolognese.HEIGHT,
            bolognese.CARDS,
            bolognese.ORDER,
            True,
            bolognese.TONES,
            bolognese.face,
            bolognese.label,
            bolognese.ground,
        ),
        replace(
            _FRENCH.deck("french", french.HEIGHT, _SHENGJI, latin=False),
            corners=french.CORNERS,
            special=french.corner,
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
    drawn, colours = deck(name), palette(inks, contrast)
    view = f'viewBox="0 0 {WIDTH} {drawn.height}"'
    drawings = {card: _face(drawn, card, letters, index, colours) for card in drawn.order}
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
            f"the {drawn.name} deck has no card {card!r}; its ids are like {drawn.cards[6]!r} and "
            f"{drawn.cards[-1]!r}"
        )
    label = drawn.label(card)
    text = _index_text(drawn, label, language)
    corner = drawn.special(card, index) or _corner(label, text, drawn.corners[index])
    corners = svg((*corner, place(half_turn(drawn.height), corner)), colours)
    picture = svg((*_paper(drawn), *drawn.ground(card, index), *drawn.face(card, index)), colours)
    return f"{picture}<g {_CRISP}>{corners}</g>"


def _index_text(drawn: Deck, label: Label, language: str) -> str:
    if label.rank == "T":
        return "10"
    # A skin in Italian suits of a pack without knights shows the Cavallo for the Regina.
    figure = "N" if drawn.latin and label.rank == "Q" and "N" + label.suit not in drawn.cards else label.rank
    return glyphs.letters(language, latin=drawn.latin).get(figure, label.rank)


def _corner(label: Label, text: str, at: Corner) -> Nodes:
    sign = (Place(at.x, at.sign_y, at.sign_scale).group(label.sign),) if label.sign else ()
    if label.emblem:
        return at.emblem(label.emblem), *sign
    return *lettering(text, at.x, at.cap, at.height, label.tone, at.weight), *sign
