"""Index letters and figures: an Egyptian face of single strokes, and which letters a language uses.

Every glyph is drawn on a grid 24 wide and 40 high, cap line at 3, base line at 37.
"""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.art.drawing import Nodes, line, place
from cardavia.art.geometry import Affine, shift
from cardavia.art.palette import Tone

GLYPHS: Mapping[str, str] = {
    "0": "M12,3C20,3 21.5,12 21.5,20C21.5,28 20,37 12,37C4,37 2.5,28 2.5,20C2.5,12 4,3 12,3Z",
    "1": "M4,10.5C8.5,9.5 11,7.5 13,3L13,37M5,37L21,37",
    "2": "M4,13.5C3,-0.5 20.5,-0.5 20.5,11.5C20.5,20 8,26 4.5,36L4.5,37L21.5,37L21.5,30",
    "3": "M3.5,10C5,0.5 20,0.5 20,10.5C20,18 13,18.5 9.5,18.5C14,18.5 21.5,20 21.5,28C21.5,40.5 4,40 3,29.5",
    "4": "M17,37L17,4L2.5,27.5L23,27.5M10.5,37L23,37",
    "5": "M19.5,9L19.5,3L6,3L5,19.5C9,13.5 21.5,13.5 21.5,25.5C21.5,40 5,40.5 3,30.5",
    "6": "M19.5,9C17,0.5 3,0.5 3,24.5C3,41 21.5,41 21.5,26.5C21.5,13.5 6,12.5 3.2,24.5",
    "7": "M3.5,10L3.5,3L21,3C15,13 10.5,24 10.5,37",
    "8": "M12,18.8C4,17.5 3,3 12,3C21,3 20,17.5 12,18.8C1.5,20 1,37 12,37C23,37 22.5,20 12,18.8Z",
    "9": "M4.5,31C7,39.5 21,39.5 21,15.5C21,-1 2.5,-1 2.5,13.5C2.5,26.5 18,27.5 20.8,15.5",
    "A": "M4.5,37L12,4L19.5,37M7.2,25.5L16.8,25.5M0,37L9,37M15,37L24,37",
    "B": "M6,3L6,37M1,3L12,3C21.5,3 21.5,18.5 12,18.5L6,18.5M12,18.5C24,18.5 24,37 12.5,37L1,37",
    "C": "M20.5,12.5L20.5,9C16.5,0 3,0 3,20C3,40 17,40.5 21.5,30.5",
    "D": "M6,3L6,37M1,3L10.5,3C25.5,3 25.5,37 10.5,37L1,37",
    "E": "M6,3L6,37M1,3L20,3L20,10M6,19.5L14.5,19.5M14.5,15.5L14.5,23.5M1,37L21.5,37L21.5,30",
    "F": "M6,3L6,37M1,3L20.5,3L20.5,10.5M6,19.5L14.5,19.5M14.5,15.5L14.5,23.5M1,37L12,37",
    "H": "M5,3L5,37M19,3L19,37M5,20L19,20M0.5,3L9.5,3M14.5,3L23.5,3M0.5,37L9.5,37M14.5,37L23.5,37",
    "J": "M8.5,3L22.5,3M16,3L16,27.5C16,39.5 3,39.5 3,29",
    "K": "M6,3L6,37M1,3L11,3M1,37L11,37M19.5,3.5L7,22M11,17.5L19.5,36.5M15,3L23.5,3M14.5,37L24,37",
    "N": "M5.5,3L5.5,37M18.5,3L18.5,38M6,5L18,35.5M0.5,37L10.5,37M0,3L8.3,3M14,3L23.5,3",
    "O": "M12,3C20,3 21.8,12 21.8,20C21.8,28 20,37 12,37C4,37 2.2,28 2.2,20C2.2,12 4,3 12,3Z",
    "Q": "M12,3C20,3 21.5,11 21.5,18C21.5,26 20,33.5 12,33.5C4,33.5 2.5,26 2.5,18C2.5,11 4,3 12,3Z"
    "M8,25C14,25 14,37 24,36.5",
    "R": "M6,3L6,37M1,3L12,3C22.5,3 22.5,20 12,20L6,20M12,20C20,21.5 16,37 24,37M1,37L11,37",
    "S": "M20,12.5L20,9C17,0.5 3.5,0.5 3.5,11C3.5,22 21.5,17.5 21.5,28.5C21.5,40 5,40 3,30L3,27",
    "V": "M4,3L12,36.5L20,3M0,3L8.5,3M15.5,3L24,3",
    "W": "M3.5,3L8,36L12,11L16,36L20.5,3M0,3L7.5,3M16.5,3L24,3",
    "e": "M3.5,25.5L20.5,25.5C20.5,12 3.5,12 3.5,26C3.5,40 17.5,40 20.5,31",
    "j": "M8,15.5L15,15.5L15,31C15,39 5,39 4,33M15,3.5L15,9.5",
    "k": "M6,3L6,37M1,3L6,3M1,37L11,37M19.5,15.5L7,27M11.5,23L19,37M14.5,15.5L23,15.5M14,37L23.5,37",
    "n": "M6,15.5L6,37M1.5,15.5L6,15.5M6,22C9,13.5 19,13 19,22.5L19,37M1.5,37L10.5,37M14.5,37L23.5,37",
    "o": "M12,15.5C19,15.5 21,21 21,26.2C21,31.5 19,37 12,37C5,37 3,31.5 3,26.2C3,21 5,15.5 12,15.5Z",
    "r": "M7,15.5L7,37M2.5,15.5L7,15.5M7,24C9,16 15,13.5 20.5,17L20.5,22M2.5,37L13,37",
}

# Jack, knight, queen, king and ace as the packs of each country print them; "intl" is the English set.
_LETTERS: Mapping[str, Mapping[str, str]] = {
    "intl": {"J": "J", "N": "N", "Q": "Q", "K": "K", "A": "A"},
    "en": {"J": "J", "N": "N", "Q": "Q", "K": "K", "A": "A"},
    "da": {"J": "B", "N": "R", "Q": "D", "K": "K", "A": "E"},
    "sv": {"J": "Kn", "N": "R", "Q": "D", "K": "K", "A": "E"},
    "pl": {"J": "W", "N": "J", "Q": "D", "K": "K", "A": "A"},
    "it": {"J": "F", "N": "C", "Q": "D", "K": "R", "A": "A"},
    "nl": {"J": "B", "N": "R", "Q": "V", "K": "H", "A": "A"},
    "de": {"J": "B", "N": "R", "Q": "D", "K": "K", "A": "A"},
    "fr": {"J": "V", "N": "C", "Q": "D", "K": "R", "A": "A"},
    "es": {"J": "J", "N": "C", "Q": "Q", "K": "K", "A": "A"},
    "pt": {"J": "V", "N": "C", "Q": "D", "K": "R", "A": "A"},
    "zh": {"J": "J", "N": "N", "Q": "Q", "K": "K", "A": "A"},
}
# Italian-suited packs where the word differs: Dutch koning instead of heer, Spanish sota, caballo, rey.
_LATIN_LETTERS: Mapping[str, Mapping[str, str]] = {
    "nl": {**_LETTERS["nl"], "K": "K"},
    "es": {"J": "S", "N": "C", "Q": "D", "K": "R", "A": "A"},
}

LANGUAGES = tuple(_LETTERS)


def letters(language: str, *, latin: bool = False) -> Mapping[str, str]:
    """Returns the index text of jack J, knight N, queen Q, king K and ace A in a language.

    The texts are unique, so that any selection of courts may share a deck: Italian re and regina are told
    apart as R and D (donna), Polish J is the knight (jezdziec) and W the jack. `latin` asks for the letters
    of Italian-suited packs. Raises ValueError for a language without letters.
    """
    if language not in _LETTERS:
        raise ValueError(f"no index letters for language {language!r}; use one of {', '.join(LANGUAGES)}")
    return (_LATIN_LETTERS if latin else {}).get(language, _LETTERS[language])


def lettering(text: str, x: float, top: float, height: float, tone: Tone, weight: float = 5.6) -> Nodes:
    """Returns index text centred at x with its cap line at `top`; `height` is the height of the grid.

    Two signs are condensed to 30 units of the grid, so that they stay inside the corner.
    """
    scale = height / 40
    if len(text) == 1:
        return (
            place(
                Affine(scale, 0, 0, scale, x - 12 * scale, top - 3 * scale),
                (line(GLYPHS[text], tone, weight),),
            ),
        )
    widths = [21.0 if sign == "1" else 26.0 for sign in text]
    squeeze = min(1.0, 30 / sum(widths))
    left = x - sum(widths) * squeeze * scale / 2
    out = []
    for sign, width in zip(text, widths, strict=True):
        nodes = place(shift((width - 24) / 2, 0), (line(GLYPHS[sign], tone, weight * 1.1),))
        out.append(place(Affine(scale * squeeze, 0, 0, scale, left, top - 3 * scale), (nodes,)))
        left += width * squeeze * scale
    return tuple(out)
