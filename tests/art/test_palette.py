from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

import pytest

from cardavia.art.jokers import TONES
from cardavia.art.palette import Contrast, Inks, Tone, contrast_ratio, palette

FRENCH = (Tone.SPADES, Tone.HEARTS, Tone.DIAMONDS, Tone.CLUBS)
LATIN = (Tone.SWORDS, Tone.BATONS, Tone.CUPS, Tone.COINS, Tone.TRUMPS)

# Simulation of complete colour blindness on linear sRGB (Machado, Oliveira and Fernandes 2009).
EYES: Mapping[str, Sequence[Sequence[float]]] = {
    "protan": ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.0520)),
    "deutan": ((0.3673, 0.8606, -0.2280), (0.2801, 0.6725, 0.0474), (-0.0118, 0.0429, 0.9689)),
    "tritan": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039)),
}


def linear(colour: str) -> list[float]:
    channels = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def lab(rgb: Sequence[float]) -> list[float]:
    red, green, blue = (min(1.0, max(0.0, c)) for c in rgb)
    xyz = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0888,
    )
    x, y, z = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in xyz)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]


def seen(colour: str, eye: str) -> list[float]:
    return lab([sum(w * c for w, c in zip(row, linear(colour), strict=True)) for row in EYES[eye]])


def distance(one: Sequence[float], other: Sequence[float]) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5)


def test_black_on_white_is_twenty_one_to_one() -> None:
    assert contrast_ratio("#000000", "#ffffff") == pytest.approx(21)
    assert contrast_ratio("#ffffff", "#000000") == pytest.approx(21)
    assert contrast_ratio("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("inks", Inks)
@pytest.mark.parametrize("contrast", Contrast)
@pytest.mark.parametrize("tone", FRENCH + LATIN)
def test_suit_inks_stand_out_from_the_paper(inks: Inks, contrast: Contrast, tone: Tone) -> None:
    colours = palette(inks, contrast)
    assert contrast_ratio(colours[tone], colours[Tone.PAPER]) >= 4.5


@pytest.mark.parametrize("inks", Inks)
@pytest.mark.parametrize("tone", FRENCH + LATIN)
def test_inks_have_room_for_the_display_sliders(inks: Inks, tone: Tone) -> None:
    colours = palette(inks)
    assert contrast_ratio(colours[tone], colours[Tone.PAPER]) >= 6


@pytest.mark.parametrize("inks", Inks)
@pytest.mark.parametrize("contrast", Contrast)
@pytest.mark.parametrize("field", [Tone.LILAC, Tone.STRAW])
def test_the_ink_of_the_trumps_stands_out_from_their_fields(
    inks: Inks, contrast: Contrast, field: Tone
) -> None:
    colours = palette(inks, contrast)
    assert contrast_ratio(colours[Tone.TRUMPS], colours[field]) >= 6


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("suits", [FRENCH, LATIN], ids=["french", "latin"])
def test_distinct_inks_differ_for_colour_blind_eyes(eye: str, suits: Sequence[Tone]) -> None:
    colours = palette(Inks.DISTINCT)
    for one, other in combinations(suits, 2):
        assert distance(seen(colours[one], eye), seen(colours[other], eye)) >= 20, (one, other)


def test_classic_inks_are_two_and_the_others_four() -> None:
    assert len({palette(Inks.CLASSIC)[tone] for tone in FRENCH}) == 2
    assert len({palette(Inks.FOUR)[tone] for tone in FRENCH}) == 4
    assert len({palette(Inks.DISTINCT)[tone] for tone in FRENCH}) == 4


def test_every_tone_has_a_colour_of_six_digits() -> None:
    for tone in Tone:
        colour = palette()[tone]
        assert len(colour) == 7
        assert int(colour[1:], 16) >= 0


def test_high_contrast_is_black_on_white() -> None:
    bold = palette(contrast=Contrast.HIGH)
    assert (bold[Tone.PAPER], bold[Tone.INK]) == ("#ffffff", "#000000")
    assert bold.outline > palette().outline


@pytest.mark.parametrize("inks", Inks)
@pytest.mark.parametrize("contrast", Contrast)
@pytest.mark.parametrize("tone", TONES.values())
def test_stars_and_words_of_jokers_stand_out_from_the_paper(
    inks: Inks, contrast: Contrast, tone: Tone
) -> None:
    colours = palette(inks, contrast)
    assert contrast_ratio(colours[tone], colours[Tone.PAPER]) >= 4.5


def test_the_ground_behind_courts_is_barely_darker_than_the_paper_and_white_at_high_contrast() -> None:
    normal, high = palette(), palette(contrast=Contrast.HIGH)
    assert 1 < contrast_ratio(normal[Tone.FIELD], normal[Tone.PAPER]) < 1.15
    assert high[Tone.FIELD] == high[Tone.PAPER] == "#ffffff"
