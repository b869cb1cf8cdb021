"""The inks and papers of the decks: tones by role, suit inks by choice of the player, contrast by formula."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Tone(StrEnum):
    """A colour by its role in the drawing; the palette says which colour it is."""

    INK = "ink"
    PAPER = "paper"
    EDGE = "edge"
    SHADE = "shade"
    FIELD = "field"
    RED = "red"
    RED_DEEP = "red-deep"
    RED_LIGHT = "red-light"
    BLUE = "blue"
    BLUE_DEEP = "blue-deep"
    BLUE_LIGHT = "blue-light"
    AZURE = "azure"
    GREEN = "green"
    GREEN_DEEP = "green-deep"
    GREEN_LIGHT = "green-light"
    SLATE = "slate"
    SLATE_DEEP = "slate-deep"
    SLATE_LIGHT = "slate-light"
    GOLD = "gold"
    GOLD_DEEP = "gold-deep"
    GOLD_LIGHT = "gold-light"
    STEEL = "steel"
    WOOD = "wood"
    CHESTNUT = "chestnut"
    SKIN = "skin"
    CHEEK = "cheek"
    AUBURN = "auburn"
    FAIR = "fair"
    SABLE = "sable"
    GREY = "grey"
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"
    SPADES = "spades"
    CUPS = "cups"
    COINS = "coins"
    BATONS = "batons"
    SWORDS = "swords"
    TRUMPS = "trumps"
    LILAC = "lilac"
    PLUM = "plum"
    PLUM_DEEP = "plum-deep"
    PLUM_LIGHT = "plum-light"
    STRAW = "straw"


class Inks(StrEnum):
    """How suits are coloured: red and black, one ink per suit, or inks that colour-blind eyes tell apart."""

    CLASSIC = "classic"
    FOUR = "four"
    DISTINCT = "distinct"


class Contrast(StrEnum):
    """Ivory paper with fine outlines, or white paper with bold ones."""

    NORMAL = "normal"
    HIGH = "high"


@dataclass(frozen=True, slots=True)
class Palette:
    """A colour for every tone, and the factor by which ink outlines are thickened."""

    colours: Mapping[Tone, str]
    outline: float = 1.0

    def __getitem__(self, tone: Tone) -> str:
        return self.colours[tone]


_PRINT: Mapping[Tone, str] = {
    Tone.INK: "#231f20",
    Tone.PAPER: "#fbf5e6",
    Tone.EDGE: "#7d6f56",
    Tone.SHADE: "#e9dcc0",
    Tone.FIELD: "#f6ebcf",
    Tone.RED: "#b8352a",
    Tone.RED_DEEP: "#701a12",
    Tone.RED_LIGHT: "#eba696",
    Tone.BLUE: "#2d639b",
    Tone.BLUE_DEEP: "#163a60",
    Tone.BLUE_LIGHT: "#a9c7e0",
    Tone.AZURE: "#6497c6",
    Tone.GREEN: "#34784f",
    Tone.GREEN_DEEP: "#17432b",
    Tone.GREEN_LIGHT: "#b3d2b2",
    Tone.SLATE: "#3d4c5c",
    Tone.SLATE_DEEP: "#1c242d",
    Tone.SLATE_LIGHT: "#b9c6d0",
    Tone.GOLD: "#dca233",
    Tone.GOLD_DEEP: "#714a06",
    Tone.GOLD_LIGHT: "#f5dc98",
    Tone.STEEL: "#d2dce4",
    Tone.WOOD: "#8d5d33",
    Tone.CHESTNUT: "#b27a49",
    Tone.SKIN: "#f6dcbc",
    Tone.CHEEK: "#e6a98b",
    Tone.AUBURN: "#8f4d22",
    Tone.FAIR: "#cf9c4a",
    Tone.SABLE: "#3a2c27",
    Tone.GREY: "#b5aea4",
    Tone.LILAC: "#efe5f3",
    Tone.PLUM: "#6f3f86",
    Tone.PLUM_DEEP: "#3d1c4f",
    Tone.PLUM_LIGHT: "#c3a5d2",
    Tone.STRAW: "#fbecc0",
}
_BOLD: Mapping[Tone, str] = {
    Tone.INK: "#000000",
    Tone.PAPER: "#ffffff",
    Tone.EDGE: "#000000",
    Tone.FIELD: "#ffffff",
    Tone.SKIN: "#fbe6cc",
    Tone.GOLD_DEEP: "#4f3300",
    Tone.LILAC: "#f8f1fb",
    Tone.PLUM: "#52236a",
    Tone.STRAW: "#fff8dd",
}

_LATIN = {
    Tone.SWORDS: "#1c4f86",
    Tone.BATONS: "#276339",
    Tone.CUPS: "#ad1f2d",
    Tone.COINS: "#7a4e00",
    Tone.TRUMPS: "#5a2a6e",
}
_LATIN_DISTINCT = {
    Tone.SWORDS: "#101f6e",
    Tone.BATONS: "#146366",
    Tone.CUPS: "#6a0f1c",
    Tone.COINS: "#735400",
    Tone.TRUMPS: "#7008c0",
}

_SUITS: Mapping[Inks, Mapping[Tone, str]] = {
    Inks.CLASSIC: {
        Tone.SPADES: "#231f20",
        Tone.HEARTS: "#a81b29",
        Tone.DIAMONDS: "#a81b29",
        Tone.CLUBS: "#231f20",
        **_LATIN,
    },
    Inks.FOUR: {
        Tone.SPADES: "#231f20",
        Tone.HEARTS: "#a81b29",
        Tone.DIAMONDS: "#1c5aa6",
        Tone.CLUBS: "#1d6837",
        **_LATIN,
    },
    Inks.DISTINCT: {
        Tone.SPADES: "#15171c",
        Tone.HEARTS: "#9a1f5e",
        Tone.DIAMONDS: "#784e00",
        Tone.CLUBS: "#13509c",
        **_LATIN_DISTINCT,
    },
}


def palette(inks: Inks = Inks.CLASSIC, contrast: Contrast = Contrast.NORMAL) -> Palette:
    """Returns the colours of every tone for a choice of suit inks and of contrast."""
    if contrast is Contrast.NORMAL:
        return Palette({**_PRINT, **_SUITS[inks]})
    return Palette({**_PRINT, **_BOLD, **_SUITS[inks]}, outline=1.35)


def luminance(colour: str) -> float:
    """Returns the relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2)."""
    channels = (int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast_ratio(one: str, other: str) -> float:
    """Returns the contrast of two colours, 1 to 21 (WCAG 2.2)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
