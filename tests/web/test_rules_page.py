"""Rules pages: their form, and the paragraphs that refusals and options lead to."""

from __future__ import annotations

import pytest

from cardavia.games.cicera import refusal as cicera
from cardavia.games.ottocento import refusal as ottocento
from cardavia.games.registry import games
from cardavia.games.scopa import refusal as scopa
from cardavia.games.shengji import refusal as shengji
from cardavia.texts import i18n
from cardavia.web.rules_page import RulesTextError, rules_page

EVERY = [(language, slug) for language in i18n.languages() for slug in games()]
REFUSALS = {
    "cicera": cicera.PARAGRAPHS,
    "ottocento": ottocento.PARAGRAPHS,
    "scopa": scopa.PARAGRAPHS,
    "shengji": shengji.PARAGRAPHS,
}


@pytest.mark.parametrize(("language", "slug"), EVERY)
def test_a_rules_page_has_the_agreed_form(language: str, slug: str) -> None:
    page = rules_page(language, slug)
    assert len(page.format) == 3
    numbers = [section.number for section in page.sections]
    assert numbers == [*map(str, range(1, len(numbers))), None], "numbered sections, then the house rules"
    assert page.sections[-1].id == f"{slug}-house-rules"
    assert all(name.startswith(f"{slug}-") for name in page.ids)


@pytest.mark.parametrize(("language", "slug"), EVERY)
def test_every_paragraph_has_an_id_and_none_is_left_in_the_text(language: str, slug: str) -> None:
    for section in rules_page(language, slug).sections:
        assert "<p>" not in section.body
        assert "<li>" not in section.body
        assert "{#" not in section.body


@pytest.mark.parametrize(("language", "slug"), EVERY)
def test_every_language_has_the_same_paragraphs(language: str, slug: str) -> None:
    assert rules_page(language, slug).ids == rules_page(i18n.BASE, slug).ids


@pytest.mark.parametrize(("language", "slug"), EVERY)
def test_every_house_rule_is_explained(language: str, slug: str) -> None:
    ids = rules_page(language, slug).ids
    for name in games()[slug].options.choices():
        assert f"{slug}-option-{name.replace('_', '-')}" in ids


def test_scopa_has_four_sections() -> None:
    titles = [section.title for section in rules_page("en", "scopa").sections]
    assert titles == ["Purpose", "Setup", "A turn", "Scoring and end", "House rules"]


def test_ottocento_has_seven_sections() -> None:
    titles = [section.title for section in rules_page("en", "ottocento").sections]
    assert titles == [
        "Purpose",
        "Setup",
        "A turn",
        "Scoring and end",
        "Sets",
        "Sequences",
        "Settling the Matto",
        "House rules",
    ]


@pytest.mark.parametrize(
    ("slug", "code"), [(slug, code) for slug, codes in REFUSALS.items() for code in codes]
)
def test_every_refusal_leads_to_a_paragraph_and_has_its_sentence(slug: str, code: str) -> None:
    assert REFUSALS[slug][code] in rules_page("en", slug).ids
    assert i18n.has_text(f"refused-{code.replace('_', '-')}", slug)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("# Title\n\na · b · c\n\ntag\n\n## 1. Purpose\n", "section '1. Purpose' has no id"),
        ("# Title\n\na · b · c\n\n## 1. Purpose {#x}\n", "begins with title, format line and tagline"),
        ("Title\n\na · b\n\ntag\n\n## 1. Purpose {#x}\n", "begins with title, format line and tagline"),
        ("# T\n\na\n\nt\n\n## 1. P {#x}\n\nText {#y}\n\nText {#y}\n", "used twice: y"),
    ],
)
def test_a_page_without_that_form_is_an_error(monkeypatch: pytest.MonkeyPatch, text: str, fault: str) -> None:
    monkeypatch.setattr(i18n, "rules", lambda language, slug: text)
    with pytest.raises(RulesTextError, match=fault):
        rules_page.__wrapped__("en", "scopa")


def test_markup_in_a_rules_text_is_shown_not_run(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "# T\n\na\n\nt\n\n## 1. P {#x}\n\n<script>alert(1)</script> [a](javascript:x) {#y}\n"
    monkeypatch.setattr(i18n, "rules", lambda language, slug: text)
    body = rules_page.__wrapped__("en", "scopa").sections[0].body
    assert "<script" not in body
    assert "href" not in body
