"""Which language a visitor reads."""

from __future__ import annotations

import pytest

from cardavia.texts import i18n
from cardavia.web.languages import best, in_language, preferences
from cardavia.web.settings import Settings
from tests.web.conftest import open_site

OFFERED = ("en", "da", "nl", "pl", "zh-hans")


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("PL-pl", "pl"),
        ("fr, nl;q=0.3, da;q=0.7", "da"),
        ("zh", "zh-hans"),
        ("zh-CN", "zh-hans"),
        ("zh-Hans-CN", "zh-hans"),
        ("de;q=1, nl;q=0", "en"),
        ("*", "en"),
        ("", "en"),
        (";;;,,q=1", "en"),
        ("pl;q=abc, da;q=0.1", "da"),
    ],
)
def test_the_best_match_is_taken(accepted: str, language: str) -> None:
    assert best(accepted, OFFERED) == language


def test_equal_weights_keep_their_order() -> None:
    assert preferences("nl, da, pl;q=0.5, en;q=0.9") == ["nl", "da", "en", "pl"]


def test_a_long_header_is_read_in_part() -> None:
    assert len(preferences(",".join(["xx"] * 5000))) == 20


def test_a_path_in_another_language() -> None:
    assert in_language("/en/games/scopa/rules", "da") == "/da/games/scopa/rules"
    assert in_language("/en/", "zh-hans") == "/zh-hans/"


def test_no_visitor_waits_for_all_texts_of_all_languages_to_be_read(settings: Settings) -> None:
    i18n.languages.cache_clear()
    with open_site(settings):
        assert i18n.languages.cache_info().currsize == 1
