from __future__ import annotations

import pytest

from cardavia.art.drawing import bounds
from cardavia.art.geometry import Box, parse
from cardavia.art.glyphs import GLYPHS, LANGUAGES, lettering, letters
from cardavia.art.layout import CORNERS, Index
from cardavia.art.palette import Tone

SITE_LANGUAGES = ("da", "en", "it", "nl", "pl", "sv")


@pytest.mark.parametrize("latin", [False, True], ids=["french", "latin"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_court_letters_are_unique_in_every_language(language: str, latin: bool) -> None:
    texts = letters(language, latin=latin)
    assert sorted(texts) == ["A", "J", "K", "N", "Q"]
    assert len(set(texts.values())) == 5


def test_every_language_of_the_site_has_letters() -> None:
    assert set(SITE_LANGUAGES) <= set(LANGUAGES)


def test_letters_are_those_printed_in_each_country() -> None:
    courts = {language: "".join(letters(language)[rank] for rank in "AKQJ") for language in SITE_LANGUAGES}
    assert courts == {"da": "EKDB", "en": "AKQJ", "it": "ARDF", "nl": "AHVB", "pl": "AKDW", "sv": "EKDKn"}


def test_letters_of_italian_packs_have_the_knight() -> None:
    courts = {
        language: "".join(letters(language, latin=True)[r] for r in "AKNJ") for language in SITE_LANGUAGES
    }
    assert courts == {"da": "EKRB", "en": "AKNJ", "it": "ARCF", "nl": "AKRB", "pl": "AKJW", "sv": "EKRKn"}


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match=r"'xx'.*use one of intl, en, da"):
        letters("xx")


@pytest.mark.parametrize("sign", GLYPHS)
def test_glyphs_keep_to_their_grid(sign: str) -> None:
    assert parse(GLYPHS[sign]).bounds().within(Box(0, 2.5, 24, 38))


def test_every_letter_in_use_is_drawn() -> None:
    texts = {text for language in LANGUAGES for text in letters(language).values()}
    assert set("".join(texts)) | set("0123456789") <= set(GLYPHS)


@pytest.mark.parametrize("index", Index)
@pytest.mark.parametrize("text", ["A", "7", "4", "Q", "W", "N", "Kn", "10"])
def test_index_text_stays_inside_its_corner(text: str, index: Index) -> None:
    corner = CORNERS[index]
    box = bounds(lettering(text, corner.x, corner.cap, corner.height, Tone.SPADES, corner.weight))
    assert box.within(corner.notch)
