"""Texts: every language has all of them, every one can be formatted, and nobody else reads the files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from cardavia.ai.players import LEVELS
from cardavia.games.registry import games
from cardavia.texts import i18n
from cardavia.web.errors import KNOWN
from cardavia.web.pages import KEYS, switches
from tests.texts.patterns import game_of

FILES = sorted(i18n.HERE.glob("*/*.ftl"))
TOLD = [(tag, slug) for slug in games() for tag in i18n.languages() if i18n.tongue(tag, slug) == tag]
NUMBERS = ("number", "seconds", "limit", "cards", "points", "count", "value", "seat", "version", "total")


class Variables(visitor.Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent names it)
        self.names.add(node.id.name)


def parsed(path: Path) -> list[ast.EntryType]:
    return list(FluentParser().parse(path.read_text(encoding="utf-8")).body)


def variables(node: ast.BaseNode) -> set[str]:
    found = Variables()
    found.visit(node)
    return found.names


def messages(voice: i18n.Voice) -> dict[str, set[str]]:
    """Returns every text that a voice has, attributes too, with its variables."""
    found: dict[str, set[str]] = {}
    for path in sorted((i18n.HERE / voice.tag).glob("*.ftl")):
        if game_of(path.name) not in ("", voice.slug):
            continue
        for entry in parsed(path):
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                if entry.value is not None:
                    found[entry.id.name] = variables(entry.value)
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_file_holds_no_nonsense(path: Path) -> None:
    junk = [entry.content for entry in parsed(path) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize(("language", "slug"), TOLD)
def test_every_language_has_the_texts_and_variables_of_english(language: str, slug: str) -> None:
    assert messages(i18n.Voice(language, slug)) == messages(i18n.Voice(i18n.BASE, slug))


@pytest.mark.parametrize("slug", games())
@pytest.mark.parametrize("language", i18n.languages())
def test_every_text_can_be_formatted(language: str, slug: str) -> None:
    voice = i18n.Voice(language, slug)
    for key, names in messages(voice).items():
        values: dict[str, str | int] = {name: 3 if name in NUMBERS else "x" for name in names}
        formatted = voice.text(key, **values)
        assert formatted.strip(), key
        assert "{" not in formatted, key


@pytest.mark.parametrize("language", i18n.languages())
def test_everything_that_pages_name_has_a_text(language: str) -> None:
    for level in LEVELS:
        i18n.text(language, f"level-{level}")
        i18n.text(language, f"level-{level}.hint")
    for _, action in KEYS:
        i18n.text(language, action)
    for code in KNOWN:
        i18n.text(language, f"error-{code}")
    for game in games().values():
        for part in ("name", "box", "summary"):
            i18n.text(language, f"{game.slug}-{part}")
        for switch in switches(game):
            i18n.text(language, switch.key)
            i18n.text(language, f"{switch.key}.hint")
            for value in switch.values:
                i18n.text(language, value.key)


def test_games_name_their_cards_each_for_itself() -> None:
    assert i18n.Voice("en", "scopa").text("card-2S") == "two of spades"
    assert i18n.Voice("en", "cicera").text("card-2S") == "two of swords"
    assert i18n.Voice("en", "cicera").text("home-title") == i18n.text("en", "home-title")


def test_a_game_s_own_texts_are_no_common_ones() -> None:
    assert not i18n.has_text("card-7D")
    assert i18n.has_text("card-7D", "scopa")
    with pytest.raises(i18n.TextError, match="card-7D"):
        i18n.text("en", "card-7D")


def test_english_is_offered_first() -> None:
    assert next(iter(i18n.languages().values())) == i18n.Language("en", "English", "ltr")


def test_a_text_with_a_value() -> None:
    assert i18n.text("en", "display-value", value=50) == "50%"


def test_plural_forms_follow_the_number() -> None:
    assert "Wait a second, then" in i18n.text("en", "error-429.what", seconds=1)
    assert "Wait 2 seconds, then" in i18n.text("en", "error-429.what", seconds=2)


@pytest.mark.parametrize(
    ("number", "written"), [(999, "999"), (1000, "1000"), (9999, "9999"), (10000, "10,000")]
)
def test_numbers_below_ten_thousand_are_not_grouped(number: int, written: str) -> None:
    assert i18n.text("en", "verify-deal", number=number) == f"Deal {written}"


def test_an_unknown_text_is_an_error() -> None:
    with pytest.raises(i18n.TextError, match="no-such-text"):
        i18n.text("en", "no-such-text")


def test_an_unknown_attribute_is_an_error() -> None:
    with pytest.raises(i18n.TextError, match="home-title"):
        i18n.text("en", "home-title.nothing")


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(i18n.TextError, match="verify-deal"):
        i18n.text("en", "verify-deal")


def test_the_client_gets_the_source_of_the_named_files_alone() -> None:
    source = i18n.source("en", ("table", "scopa"))
    assert re.search("^card-7D = ", source, re.MULTILINE)
    assert "error-404" not in source


def test_unknown_files_are_an_error() -> None:
    with pytest.raises(i18n.TextError, match="nothing"):
        i18n.source("en", ("nothing",))
    with pytest.raises(i18n.TextError, match="whist"):
        i18n.rules("en", "whist")


@pytest.fixture
def second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of texts with a small `en` and the folder of a second language."""
    (tmp_path / "en" / "rules").mkdir(parents=True)
    (tmp_path / "en" / "site.ftl").write_text(
        "language-name = English\nlanguage-direction = ltr\nhome = Home\n    .hint = Start\n-term = Term\n"
    )
    (tmp_path / "en" / "rules" / "scopa.md").write_text("# Scopa")
    (tmp_path / "it" / "rules").mkdir(parents=True)
    (tmp_path / "it" / "site.ftl").write_text("language-name = Italiano\nlanguage-direction = ltr\n")
    monkeypatch.setattr(i18n, "HERE", tmp_path)
    cached = (
        i18n.languages, i18n.missing, i18n.source, i18n.rules,
        i18n._folders, i18n._slugs, i18n._own_games, i18n._bundle, i18n._wanted, i18n._parsed,
    )  # fmt: skip
    for function in cached:
        function.cache_clear()
    yield tmp_path / "it"
    for function in cached:
        function.cache_clear()


def complete(folder: Path) -> None:
    """Gives the second language what it lacks of the common texts."""
    with (folder / "site.ftl").open("a") as file:
        file.write("home = Casa\n    .hint = Inizio\n")


def test_a_language_without_all_common_texts_is_not_offered(second: Path) -> None:
    (second / "rules" / "scopa.md").write_text("# Scopa")
    assert list(i18n.languages()) == ["en"]
    assert i18n.missing("it") == ("home", "home.hint")


def test_a_language_that_tells_no_game_is_not_offered(second: Path) -> None:
    complete(second)
    assert list(i18n.languages()) == ["en"]
    assert i18n.missing("it", "scopa") == ("scopa.md",)


def test_a_language_may_tell_one_game_and_leave_another_to_english(second: Path) -> None:
    complete(second)
    english = second.parent / "en"
    (second / "rules" / "scopa.md").write_text("# Scopa")
    (english / "rules" / "cicera.md").write_text("# Cicera")
    (english / "rules" / "cicera-card.md").write_text("# Cicera")
    (english / "cicera-pages.ftl").write_text("cicera-name = Cicera\n    .hint = Cards\n")
    assert list(i18n.languages()) == ["en", "it"]
    assert i18n.missing("it", "cicera") == ("cicera-card.md", "cicera-name", "cicera-name.hint", "cicera.md")
    assert (i18n.tongue("it", "scopa"), i18n.tongue("it", "cicera")) == ("it", "en")
    assert i18n.text("it", "cicera-name") == "Cicera"


def test_what_a_game_from_outside_lacks_is_said_in_english_text_by_text() -> None:
    assert i18n.tongue("it", "quindici") == "it"


def test_what_one_game_says_does_not_complete_another(second: Path) -> None:
    english = second.parent / "en"
    (english / "rules" / "cicera.md").write_text("# Cicera")
    (english / "scopa.ftl").write_text("card-2S = two of spades\n")
    (english / "cicera.ftl").write_text("card-2S = two of swords\n")
    (second / "scopa.ftl").write_text("card-2S = due di picche\n")
    assert i18n.missing("it", "cicera") == ("cicera.md", "cicera/card-2S")
    assert i18n.missing("it", "scopa") == ("scopa.md",)
    assert i18n.Voice("it", "cicera").text("card-2S") == "two of swords"


def test_a_complete_language_is_offered(second: Path) -> None:
    complete(second)
    (second / "rules" / "scopa.md").write_text("# Scopa")
    assert list(i18n.languages()) == ["en", "it"]
    assert i18n.languages()["it"].name == "Italiano"
    assert i18n.text("it", "home.hint") == "Inizio"


def test_english_stands_in_for_what_is_missing(second: Path) -> None:
    assert i18n.text("it", "home") == "Home"
    assert i18n.rules("it", "scopa") == "# Scopa"
    source = i18n.source("it", ("site",))
    assert "language-name = Italiano" in source
    assert "home = Home" in source
    assert "English" not in source
