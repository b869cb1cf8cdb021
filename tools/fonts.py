"""Makes the web fonts: the letters our languages and signs need, cut out of the files npm brings.

Besley is the voice of headings and figures, Libre Franklin that of everything else. The Latin part of a face
is loaded always, the East European part only by a page that shows one of its letters. Until a file has come,
a face that most machines have stands in, drawn to the same measures, so that no line breaks anew.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

MODULES = Path(__file__).resolve().parent.parent / "client" / "node_modules" / "@fontsource"
PACKAGES = ("@fontsource/besley", "@fontsource/libre-franklin")
LIMIT = 80_000
"""How many bytes all font files may have together."""


@dataclass(frozen=True)
class Face:
    """One family at one weight, with the OpenType features that are kept."""

    package: str
    family: str
    weight: int
    features: tuple[str, ...]


@dataclass(frozen=True)
class Part:
    """A set of letters that is loaded as one file, and where npm's package keeps them."""

    name: str
    letters: str
    unicode_range: str


FRANKLIN = ("kern", "liga", "lnum", "tnum")
BESLEY = ("kern", "liga", "lnum")
"""Without tabular figures: Besley draws the tabular zero in the regular weight at every weight."""

FACES = (
    Face("besley", "Besley", 400, BESLEY),
    Face("besley", "Besley", 700, BESLEY),
    Face("libre-franklin", "Libre Franklin", 400, FRANKLIN),
    Face("libre-franklin", "Libre Franklin", 600, FRANKLIN),
)

ASCII = "".join(map(chr, range(0x20, 0x7F)))
WESTERN = "".join(map(chr, range(0xA0, 0x100))) + "Œœ"
SIGNS = "–—‘’“”„…•‹›€−"
POLISH = "ĄąĆćĘęŁłŃńŚśŹźŻż"
PARTS = (
    Part("latin", ASCII + WESTERN + SIGNS, "U+0020-00FF,U+0152-0153,U+2013-203A,U+20AC,U+2212"),
    Part("latin-ext", POLISH, "U+0104-017C"),
)


@dataclass(frozen=True)
class StandIn:
    """A face of most machines: its names, and how wide it is, in em, as the mean of `SAMPLE`."""

    names: tuple[str, ...]
    width: float


SAMPLE = (
    "Pick a card from your hand: what it may take is shown with its consequences, "
    "and every shuffle can be checked afterwards."
)
TIMES = StandIn(("Times New Roman", "Liberation Serif"), 0.4078)
TIMES_BOLD = StandIn(("Times New Roman Bold", "Liberation Serif Bold"), 0.4341)
ARIAL = StandIn(("Arial", "Liberation Sans", "Roboto"), 0.4516)
ARIAL_BOLD = StandIn(("Arial Bold", "Liberation Sans Bold", "Roboto Bold"), 0.4864)
STAND_INS = {"Besley": {400: TIMES, 700: TIMES_BOLD}, "Libre Franklin": {400: ARIAL, 600: ARIAL_BOLD}}
"""What stands in for each family at each weight; its own family is called `... stand-in`."""


class FontError(Exception):
    """The fonts came out larger than a page may load."""


def write(folder: Path) -> int:
    """Writes every face as woff2 and a `fonts.css` that names them; returns the bytes of all faces.

    The files carry a hash of their content in their names, so that browsers may keep them for ever.

    Raises:
        FontError: they have more than `LIMIT` bytes together.
    """
    folder.mkdir(parents=True, exist_ok=True)
    rules: list[str] = []
    total = 0
    for face in FACES:
        for part in PARTS:
            data = cut(face, part)
            name = f"{face.package}-{face.weight}-{part.name}.{hashlib.sha256(data).hexdigest()[:8]}.woff2"
            (folder / name).write_bytes(data)
            rules.append(rule(face, part, name))
            total += len(data)
        rules.append(stand_in(face, cut(face, PARTS[0])))
    if total > LIMIT:
        raise FontError(f"the fonts have {total} bytes together, {LIMIT} are allowed: cut letters or faces")
    (folder / "fonts.css").write_text("\n".join(rules) + "\n", encoding="utf-8")
    return total


def cut(face: Face, part: Part) -> bytes:
    """Returns one face with the letters of one part, as woff2."""
    source = MODULES / face.package / "files" / f"{face.package}-{part.name}-{face.weight}-normal.woff2"
    options = subset.Options(
        flavor="woff2", layout_features=list(face.features), hinting=False, name_IDs=[0, 1, 2, 13, 14]
    )
    font = subset.load_font(str(source), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=part.letters)
    subsetter.subset(font)
    target = BytesIO()
    subset.save_font(font, target, options)
    return target.getvalue()


def rule(face: Face, part: Part, name: str) -> str:
    """Returns the style sheet's rule for one file."""
    return (
        "@font-face {"
        f' font-family: "{face.family}"; font-style: normal; font-weight: {face.weight}; font-display: swap;'
        f' src: url("{name}") format("woff2"); unicode-range: {part.unicode_range};'
        " }"
    )


def stand_in(face: Face, data: bytes) -> str:
    """Returns the rule that gives a face of most machines the measures of one of ours."""
    font = TTFont(BytesIO(data))
    glyphs, widths, em = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    width = sum(widths[glyphs[ord(letter)]][0] for letter in SAMPLE) / len(SAMPLE) / em
    other = STAND_INS[face.family][face.weight]
    scale = width / other.width
    names = ", ".join(f'local("{name}")' for name in other.names)
    return (
        "@font-face {"
        f' font-family: "{face.family} stand-in"; font-weight: {face.weight}; src: {names};'
        f" size-adjust: {scale:.1%}; ascent-override: {font['hhea'].ascent / em / scale:.1%};"
        f" descent-override: {-font['hhea'].descent / em / scale:.1%}; line-gap-override: 0%;"
        " }"
    )
