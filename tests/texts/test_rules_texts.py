"""Rules pages say the same in every language: paragraph by paragraph the same ids, numbers and cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardavia.texts import i18n
from tests.texts.patterns import tags

MARK = re.compile(r"\{#([a-z0-9-]+)\}")
SLUGS = {path.stem for path in (i18n.HERE / i18n.BASE / "rules").glob("*.md")}
PAGES = [(path.parent.parent.name, path.stem) for path in sorted(i18n.HERE.glob("*/rules/*.md"))]
PAGES = [(tag, slug) for tag, slug in PAGES if tag != i18n.BASE]
"""The rules pages of the other languages; that a language tells a game whole is told in another place."""

CARDS = {
    "en": {
        "ace": r"aces?|assi?|asso", "jack": r"jacks?|fante", "queen": r"queens?|regina", "king": r"kings?|re",
        "seven": r"sevens?",
        "clubs": r"clubs", "diamonds": r"diamonds?", "hearts": r"hearts", "spades": r"spades",
        "knight": r"knights?|cavallo", "batons": r"batons", "cups": r"cups", "coins": r"coins",
        "swords": r"swords",
    },
    "da": {
        "ace": r"es|esset|esser(ne)?", "jack": r"knægte?n?", "queen": r"damer?n?", "king": r"konger?|kongen",
        "seven": r"syv|syver",
        "clubs": r"klør", "diamonds": r"ruder", "hearts": r"hjerter", "spades": r"spar",
        "knight": r"riddere?n?", "batons": r"stave", "cups": r"bægre", "coins": r"mønter",
        "swords": r"sværd",
    },
    "it": {
        "ace": r"assi|asso", "jack": r"fant[ei]", "queen": r"regin[ae]|donn[ae]", "king": r"re",
        "seven": r"sette",
        "clubs": r"fiori", "diamonds": r"quadri", "hearts": r"cuori", "spades": r"picche",
        "knight": r"cavall[io]", "batons": r"bastoni", "cups": r"coppe", "coins": r"denari",
        "swords": r"spade",
    },
    "nl": {
        "ace": r"(?:\w+en)?aas|azen", "jack": r"\w*boer(en)?", "queen": r"\w*vrouw(en)?",
        "king": r"\w*heer|heren|koning(en)?",
        "seven": r"\w*zeven",
        "clubs": r"klaveren\w*", "diamonds": r"ruiten\w*", "hearts": r"harten\w*", "spades": r"schoppen\w*",
        "knight": r"ridders?", "batons": r"staven", "cups": r"bekers", "coins": r"munten",
        "swords": r"zwaarden",
    },
    "pl": {
        "ace": r"as|asa|asem|asie|asowi|asy|asów", "jack": r"walet\w*", "queen": r"dam(a|ą|ę|y)?",
        "king": r"król\w*", "seven": r"siódemk\w*|siódemek|siedem",
        "clubs": r"trefl\w*", "diamonds": r"kar[aoem]\w*", "hearts": r"kier\w*", "spades": r"pik\w*",
        "knight": r"jeźdź?\w*", "batons": r"buław\w*", "cups": r"kielich\w*", "coins": r"monet\w*",
        "swords": r"miecz\w*",
    },
    "sv": {
        "ace": r"ess|essets?|essen", "jack": r"knekt(en|ar)?", "queen": r"dam(en|er)?",
        "king": r"kung(ar|en)?",
        "seven": r"sju|sjuan",
        "clubs": r"klöver", "diamonds": r"ruter", "hearts": r"hjärter", "spades": r"spader",
        "knight": r"riddar(e|en|na)?", "batons": r"stavar", "cups": r"bägare", "coins": r"mynt",
        "swords": r"svärd",
    },
    "zh-hans": {
        "ace": r"a(?!i)", "jack": r"j", "queen": r"q", "king": r"k", "seven": r"七",
        "clubs": r"梅花", "diamonds": r"方块", "hearts": r"红桃", "spades": r"黑桃",
        "knight": r"骑士", "batons": r"权杖", "cups": r"圣杯", "coins": r"金币", "swords": r"宝剑",
    },
}  # fmt: skip
"""How each language names ranks and suits, as whole words where words stand apart."""

JOINED = ("zh-hans",)
"""Languages that write words without blanks between them."""

FRENCH = {"clubs", "diamonds", "hearts", "spades"}
LATIN = {"knight", "batons", "cups", "coins", "swords"}
"""What only the packs with French suits have, and only those with Italian ones."""

FOREIGN = {"scopa": LATIN, "cicera": FRENCH | {"queen"}, "ottocento": FRENCH, "shengji": LATIN}
"""What the pack of a game lacks."""

NO_CARDS = re.compile(r"re bello|settebello", re.IGNORECASE)
"""Awards that are named after a card without naming it."""


def paragraphs(tag: str, slug: str) -> dict[str, str]:
    """Returns the paragraphs of a page by id; a table belongs to the paragraph after it."""
    text = (i18n.HERE / tag / "rules" / f"{slug}.md").read_text("utf-8")
    pieces = MARK.split(text)
    return dict(zip(pieces[1::2], pieces[0::2], strict=False))


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text), key=int)


def cards(tag: str, text: str) -> set[str]:
    plain = NO_CARDS.sub("", text).lower()
    edge = "" if tag in JOINED else r"\b"
    return {name for name, word in CARDS[tag].items() if re.search(rf"{edge}(?:{word}){edge}", plain)}


def test_every_page_of_a_language_has_an_english_one() -> None:
    found = {path.name for tag in tags() for path in Path(i18n.HERE / tag / "rules").glob("*")}
    assert found <= {f"{slug}.md" for slug in SLUGS}


@pytest.mark.parametrize(("tag", "slug"), PAGES)
def test_ids_are_those_of_english_in_the_same_order(tag: str, slug: str) -> None:
    assert list(paragraphs(tag, slug)) == list(paragraphs(i18n.BASE, slug))


@pytest.mark.parametrize(("tag", "slug"), PAGES)
def test_every_paragraph_has_the_numbers_of_english(tag: str, slug: str) -> None:
    english = paragraphs(i18n.BASE, slug)
    own = paragraphs(tag, slug)
    assert {name: numbers(text) for name, text in own.items()} == {
        name: numbers(text) for name, text in english.items()
    }


@pytest.mark.parametrize(("tag", "slug"), PAGES)
def test_every_paragraph_names_the_cards_of_english(tag: str, slug: str) -> None:
    # A language may tell by the way what the other family of packs calls its suits.
    pack = set(CARDS[tag]) - FOREIGN[slug.removesuffix("-card")]
    english = paragraphs(i18n.BASE, slug)
    own = paragraphs(tag, slug)
    assert {name: sorted(cards(tag, text) & pack) for name, text in own.items()} == {
        name: sorted(cards(i18n.BASE, text) & pack) for name, text in english.items()
    }


@pytest.mark.parametrize(("tag", "slug"), PAGES)
def test_tables_have_the_columns_of_english(tag: str, slug: str) -> None:
    def columns(language: str) -> list[list[str]]:
        rows = [line for line in i18n.rules(language, slug).splitlines() if line.startswith("|")]
        return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]

    own, english = columns(tag), columns(i18n.BASE)
    assert [len(row) for row in own] == [len(row) for row in english]
    for row, other in zip(own, english, strict=True):
        assert [cell for cell in row if cell.isdigit()] == [cell for cell in other if cell.isdigit()]


def test_the_cards_of_a_text_are_found() -> None:
    assert cards("en", "A Re takes a Fante and a 2; the Re bello is off.") == {"king", "jack"}
    assert cards("zh-hans", "AI 出方块7和黑桃A。") == {"diamonds", "spades", "ace"}
    assert cards("nl", "Ruitenzeven en hartenheer") == {"diamonds", "seven", "hearts", "king"}
    assert numbers("11 points, 3 of 40") == ["3", "11", "40"]
