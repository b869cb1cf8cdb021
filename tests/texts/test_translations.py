"""Every language says all that English says, with its own plurals, letters and quotation marks."""

from __future__ import annotations

import itertools

import pytest
from fluent.syntax import ast

from cardavia.art.glyphs import letters
from cardavia.games.registry import games
from cardavia.texts import i18n
from cardavia.web.assets import letters_for
from tests.texts.patterns import (
    CATEGORIES,
    by_number,
    by_value,
    files,
    game_of,
    inspected,
    patterns,
    plural_categories,
    said,
    selector,
    tags,
    words,
)

TAGS = tags()
COUNTS = (0, 1, 2, 5, 22)
"""Together they meet every plural category of integers of the languages here."""

BLOCKS = {"terminal-help", "ottocento-terminal-help", "shengji-terminal-help"}
"""Texts laid out in columns."""

BONUSES = ("scua", "picada", "simili", "quadriglia")

SAME_EVERYWHERE = {
    "a name, or the direction of writing": {
        "site-name", "cicera-name", "ottocento-name", "scopa-name", "shengji-name", "language-direction",
    },
    "nothing but values": {
        "display-value", "error-title", "pill", "seat-name", "cicera-option-hand_size-12",
        "cicera-option-hand_size-6", "count-number", "ottocento/decided-declared",
        "ottocento/doubled", "ottocento/log-laid", "shengji/call-trump",
        "shengji/trumps-facts", "shengji/trumps-named",
    },
    "an Italian word of the game": {
        "scopa/bonus-scopa", "scopa/gain-settebello", "scopa/item-napola", "scopa/item-primiera",
        "scopa/item-re_bello", "scopa/item-settebello",
        "scopa-option-napola", "scopa-option-re_bello", "scopa-scale-primiera", "terminal-bonus-scopa",
        "terminal-item-napola", "terminal-item-primiera", "terminal-item-re_bello",
        "terminal-item-settebello",
        *(f"cicera/bonus-{bonus}" for bonus in BONUSES),
        "cicera/item-napula", "cicera/item-simili", "cicera/made-simili", "cicera-option-napoleone",
        *(f"ottocento/{text}-{card}" for text in ("card", "rank") for card in ("BEG", "MAT")),
        "ottocento/combination-grande", "ottocento/combination-tarocchi", "ottocento/item-matto",
    },
    "the corner of a card": {
        *(f"scopa/rank-{rank}" for rank in "A234567JQK"),
        *(f"cicera/rank-{rank}" for rank in "A23456789TJNK"),
        *(f"ottocento/rank-{rank}" for rank in "KQNJT9876A"),
        *(f"shengji/rank-{rank}" for rank in "23456789TJQKA"),
    },
}  # fmt: skip
"""Texts that may be equal to the English ones in every language, by reason."""

SAME_BY_CHANCE = {
    "da": {
        "scopa/badge-scopa", "display-theme-auto", "nav-menu", "scopa/say-bonus-scopa",
        "cicera-option-swords_points-1",
        *(f"cicera/{text}-{bonus}" for text in ("badge", "say-bonus") for bonus in BONUSES),
    },
    "it": {"scopa-option-ace-null", "set-volume", "shengji-option-reinforce-off"},
    "nl": {
        "display-contrast", "display-temperature.high", "display-theme-auto", "level-expert", "nav-menu",
        "game-partner", "seat-partner", "set-hand", "set-volume",
        "ottocento/item-sets", "ottocento/sum-sets", *(f"ottocento/rank-M{studs}" for studs in "1234"),
    },
    "pl": {"game-partner", "seat-partner"},
    "sv": {"display-theme-auto", "game-partner", "level-expert", "seat-partner", "set-hand"},
}  # fmt: skip
"""Texts of one language whose words happen to be those of English: auto, contrast, warm, expert, menu, hand,
partner, volume, point, no, set and Moor."""

UNCHANGED = {
    "da": ("kort", "ruder", "stik", "sværd"),
    "nl": ("keer", "ruiten"),
    "sv": ("kort", "ruter", "stick", "svärd"),
}
"""Nouns that are the same in singular and plural, so that a number may stand before them in one text; one may
also stand alone, as after a colon."""

FOREIGN_QUOTES = {"da": '"“„«»‘', "it": '"„‘', "nl": '"„«»', "pl": '"“«»‘', "sv": '"“„«»‘', "zh-hans": '"„«»'}
"""Quotation marks that a language does not use."""

SPACED_PERCENT = ("da", "sv")


WHOLE = ["en", "da", "it", "nl", "pl", "sv"]
"""The languages that tell every game."""
IN_PART = {"zh-hans": ["shengji"]}
"""The languages of the site that tell some games only."""


def test_the_site_is_read_in_seven_languages() -> None:
    assert list(i18n.languages()) == [*WHOLE, *IN_PART]


@pytest.mark.parametrize("tag", IN_PART)
def test_a_language_in_part_tells_its_own_games(tag: str) -> None:
    begun = {game_of(name) for name in files(tag)} - {""}
    assert sorted(begun) == IN_PART[tag]
    assert i18n.tongue(tag, "scopa") == "en"


@pytest.mark.parametrize("slug", games())
@pytest.mark.parametrize("tag", WHOLE)
def test_six_languages_tell_every_game(tag: str, slug: str) -> None:
    assert i18n.missing(tag, slug) == ()


@pytest.mark.parametrize("tag", TAGS)
def test_a_game_is_told_whole_or_not_at_all(tag: str) -> None:
    begun = {game_of(name) for name in files(tag)} - {""}
    assert {slug: i18n.missing(tag, slug) for slug in begun} == dict.fromkeys(begun, ())


@pytest.mark.parametrize("tag", TAGS)
def test_every_file_has_the_texts_and_variables_of_english(tag: str) -> None:
    def shape(language: str) -> dict[str, dict[str, set[str]]]:
        return {
            name: {key: inspected(pattern).variables for key, pattern in found.items()}
            for name, found in files(language).items()
            if game_of(name) in told
        }

    told = {game_of(name) for name in files(tag)}

    assert shape(tag) == shape(i18n.BASE)


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("tag", [i18n.BASE, *TAGS])
def test_every_text_can_be_formatted_with_every_number(tag: str, count: int) -> None:
    for key, pattern in patterns(tag).items():
        choices = {name: sorted(values | {"else"}) for name, values in by_value(pattern).items()}
        numbers = dict.fromkeys(inspected(pattern).variables - choices.keys(), count)
        for chosen in itertools.product(*choices.values()):
            formatted = said(tag, key, **numbers, **dict(zip(choices, chosen, strict=True)))
            assert formatted, key
            assert formatted == formatted.strip(), key
            assert "{" not in formatted, key
            assert "  " not in formatted or key in BLOCKS, key


@pytest.mark.parametrize("tag", [i18n.BASE, *TAGS])
def test_a_plural_has_every_category_of_its_language(tag: str) -> None:
    for key, pattern in patterns(tag).items():
        for selection in inspected(pattern).selections:
            found = words(selection)
            if found <= CATEGORIES and found != {"other"}:
                assert found == plural_categories(tag), f"{key}, ${selector(selection)}"


@pytest.mark.parametrize("tag", TAGS)
def test_what_english_puts_into_the_plural_has_plurals_or_a_noun_without(tag: str) -> None:
    own = patterns(tag)
    english = patterns(i18n.BASE)
    for key in english.keys() & own.keys():
        needed = by_number(english[key]) if len(plural_categories(tag)) > 1 else set()
        for name in needed - by_number(own[key]):
            followers = set(following(own[key], name)) - {"", *UNCHANGED.get(tag, ())}
            assert followers == set(), f"{key}, ${name}"


def following(pattern: ast.Pattern, name: str) -> list[str]:
    """Returns the word after each place where a variable is written, empty where none follows."""
    found = []
    for part in inspected(pattern).patterns:
        for element, after in itertools.pairwise([*part.elements, ast.TextElement("")]):
            expression = element.expression if isinstance(element, ast.Placeable) else None
            if isinstance(expression, ast.VariableReference) and expression.id.name == name:
                text = after.value if isinstance(after, ast.TextElement) else ""
                found.append((text.split() or [""])[0].rstrip(".,:;"))
    return found


@pytest.mark.parametrize("tag", TAGS)
def test_nothing_is_left_in_english(tag: str) -> None:
    english = patterns(i18n.BASE)
    same = {key for key, pattern in patterns(tag).items() if key in english and pattern.equals(english[key])}
    by_chance = SAME_BY_CHANCE.get(tag, set())
    assert same - by_chance - set().union(*SAME_EVERYWHERE.values()) == set()
    assert by_chance <= same, "no longer equal to English: take it off the list"


def test_what_may_equal_english_is_a_text() -> None:
    assert set().union(*SAME_EVERYWHERE.values()) <= patterns(i18n.BASE).keys()


@pytest.mark.parametrize("tag", [i18n.BASE, *TAGS])
def test_ranks_are_written_as_the_decks_write_them(tag: str) -> None:
    scopa, cicera = i18n.Voice(tag, "scopa"), i18n.Voice(tag, "cicera")
    ottocento, shengji = i18n.Voice(tag, "ottocento"), i18n.Voice(tag, "shengji")
    french, latin = letters(letters_for(tag)), letters(letters_for(tag), latin=True)
    assert {rank: scopa.text(f"rank-{rank}") for rank in "AJQK"} == {rank: french[rank] for rank in "AJQK"}
    assert {rank: shengji.text(f"rank-{rank}") for rank in "AJQK"} == {rank: french[rank] for rank in "AJQK"}
    assert {rank: cicera.text(f"rank-{rank}") for rank in "AJNK"} == {rank: latin[rank] for rank in "AJNK"}
    assert {rank: ottocento.text(f"rank-{rank}") for rank in "AJNQK"} == latin


@pytest.mark.parametrize("tag", [i18n.BASE, *TAGS])
def test_no_two_cards_have_the_same_name(tag: str) -> None:
    for slug, game in games().items():
        faces = set(game.pack.ids)
        assert len({i18n.Voice(tag, slug).text(f"card-{card}") for card in faces}) == len(faces)


@pytest.mark.parametrize("tag", TAGS)
def test_quotation_marks_are_those_of_the_language(tag: str) -> None:
    foreign = set(FOREIGN_QUOTES[tag])
    for key, pattern in patterns(tag).items():
        assert set(pattern_text(pattern)) & foreign == set(), key
    for path in (i18n.HERE / tag / "rules").glob("*.md"):
        assert set(path.read_text("utf-8")) & foreign == set(), path.name


def pattern_text(pattern: ast.Pattern) -> str:
    """Returns what a pattern says around its values, in all variants."""
    return "".join(
        element.value
        for part in inspected(pattern).patterns
        for element in part.elements
        if isinstance(element, ast.TextElement)
    )


@pytest.mark.parametrize("tag", [tag for tag in TAGS if tag in SPACED_PERCENT])
def test_a_percent_sign_stands_off_and_stays_on_the_line(tag: str) -> None:
    assert i18n.text(tag, "display-value", value=50) == "50\N{NO-BREAK SPACE}%"
    assert "50\N{NO-BREAK SPACE}%" in i18n.text(tag, "settings-display-hint")
    for key, pattern in patterns(tag).items():
        told = pattern_text(pattern)
        assert told.count("%") == told.count("\N{NO-BREAK SPACE}%"), key
