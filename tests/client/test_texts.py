"""Every word that the client says has its text, and every text that is the client's own is said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardavia.games.cicera import refusal as cicera_refusal
from cardavia.games.cicera import view as cicera_view
from cardavia.games.ottocento import cards as ottocento_cards
from cardavia.games.ottocento import refusal as ottocento_refusal
from cardavia.games.ottocento import tableau, telling
from cardavia.games.ottocento import view as ottocento_view
from cardavia.games.registry import games
from cardavia.games.scopa import refusal as scopa_refusal
from cardavia.games.scopa import view as scopa_view
from cardavia.games.shengji import refusal as shengji_refusal
from cardavia.texts import i18n

SOURCES = Path(__file__).resolve().parents[2] / "client" / "src"
SAID = re.compile(r'(?:say|pieces)\(\s*(?:[^()"`]*\?\s*)?"([a-z][\w-]*)"(?:\s*:\s*"([a-z][\w-]*)")?')
QUOTED = re.compile(r'"([a-z][a-z0-9_]*(?:-[a-z0-9_]+)*)"')
BUILT = re.compile(r"`([a-z]+-(?:[a-z]+-)*)\$\{")
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
SERVER_CODES = (
    "stale",
    "malformed",
    "too_fast",
    "not_waiting",
    "match_over",
    "no_deal",
    "deal_exists",
    "kernels_failed",
    "not_stored",
)
UNHEARD = {
    "scopa": {"button-last"},
    # Four always sit there, and a card may always be left on the table.
    "cicera": {"button-last", "read-score", "ticket-leave-refused"},
}
"""Messages of other games that a game's table never says."""
OF_CAPTURES = {
    *("on-table", "stock-left", "stock-empty", "took-last", "last-capture", "last-capture-of", "choices"),
    *("ticket-leave-note", "mark-fresh", "read-table", "read-table-empty", "void-deal", "cards-taken"),
    *("this-deal", "read-match"),
}
"""What is said of a table with cards to capture."""
UNSAID = {
    "scopa": set[str](),
    "cicera": set[str](),
    # Made of an id and an ending.
    "ottocento": OF_CAPTURES | {"sum-sets-doubled", "sum-sequences-doubled"},
    "shengji": OF_CAPTURES
    | {
        f"prompt-{asked}"
        for asked in ("again", "ahead", "choose", "group", "many", "other", "pick", "takers")
    }
    | {"prompt-your-turn", "you-deal"},
}
"""Messages of a game's page that its modules do not name."""
PARTS = {"scopa": "capture", "cicera": "capture", "ottocento": "tricks", "shengji": "tricks"}
"""The folder of the client that a game shares with its like."""
LENT = {"CaptureBrief.svelte"}
"""Modules of such a folder that all games use."""
SLUGS = pytest.mark.parametrize("slug", PARTS)
REFUSALS = {
    "scopa": scopa_refusal.PARAGRAPHS,
    "cicera": cicera_refusal.PARAGRAPHS,
    "ottocento": ottocento_refusal.PARAGRAPHS,
    "shengji": shengji_refusal.PARAGRAPHS,
}
ROWS = {"scopa": scopa_view.ROWS, "cicera": cicera_view.ROWS}
BESIDE_THE_SUITS = {"ottocento": {*ottocento_cards.TRUMPS, "MAT"}, "shengji": {"JB", "JR"}}
"""Cards whose ids are no rank and suit."""
BONUSES = {"scopa": ("scopa",), "cicera": ("scua", "picada", "simili", "quadriglia")}


def sources(slug: str) -> list[str]:
    """The text of every module that a game's table is made of, but tests and generated types."""
    others = {other for other in games() if other != slug} | set(PARTS.values()) - {PARTS[slug]}
    return [
        path.read_text(encoding="utf-8")
        for path in sorted([*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.svelte")])
        if not path.name.endswith(".test.ts")
        and path.name != "wire.ts"
        and (path.parent.name not in others or path.name in LENT)
    ]


def own_messages(slug: str) -> list[str]:
    """The ids of the texts that are embedded in the page of a game's table."""
    return MESSAGE.findall(i18n.source("en", ("table", slug)))


@SLUGS
def test_every_message_that_is_said_exists(slug: str) -> None:
    said = {name for text in sources(slug) for pair in SAID.findall(text) for name in pair if name}
    assert len(said) > 50
    assert said - set(own_messages(slug)) == UNHEARD.get(slug, set())


@SLUGS
def test_every_message_is_said_somewhere(slug: str) -> None:
    quoted = {name for text in sources(slug) for name in QUOTED.findall(text)}
    prefixes = tuple({prefix for text in sources(slug) for prefix in BUILT.findall(text)})
    unsaid = [name for name in own_messages(slug) if name not in quoted and not name.startswith(prefixes)]
    assert set(unsaid) == UNSAID[slug]


@pytest.mark.parametrize(
    ("slug", "code"), [(slug, code) for slug in REFUSALS for code in (*REFUSALS[slug], *SERVER_CODES)]
)
def test_every_reason_has_its_sentence(slug: str, code: str) -> None:
    assert f"refused-{code.replace('_', '-')}" in own_messages(slug)


@SLUGS
def test_every_card_has_a_name_and_every_rank_an_index(slug: str) -> None:
    pack = games()[slug].pack.ids
    assert {f"card-{card}" for card in pack} <= set(own_messages(slug))
    beside_the_suits = BESIDE_THE_SUITS.get(slug, set())
    ranks = {card if card in beside_the_suits else card[:-1] for card in pack}
    assert {f"rank-{rank}" for rank in ranks} <= set(own_messages(slug))


@pytest.mark.parametrize("slug", ROWS)
def test_every_row_of_the_sheet_has_a_name_and_a_reason(slug: str) -> None:
    assert {f"item-{row}" for row in ROWS[slug]} <= set(own_messages(slug))
    assert {f"decided-{row}" for row in ROWS[slug] if row != "primiera"} <= set(own_messages(slug))


def test_every_row_and_combination_of_ottocento_has_a_name() -> None:
    named = (*tableau.SETS, *tableau.SEQUENCES)
    assert {f"item-{row}" for row in ottocento_view.ROWS} <= set(own_messages("ottocento"))
    assert {f"combination-{kind}" for kind in named} <= set(own_messages("ottocento"))
    assert {f"matto-{fate}" for fate in ottocento_view.FATES.values()} <= set(own_messages("ottocento"))


def test_a_moor_that_takes_the_lead_from_a_moor_is_told_in_the_trick_and_in_the_log() -> None:
    assert {f"tag-{telling.LAST_WINS}", f"note-{telling.LAST_WINS}"} <= set(own_messages("ottocento"))


def test_that_the_matto_goes_back_is_told_on_its_card_and_once_in_the_log() -> None:
    assert {f"tag-{telling.BACK}", "note-kept-MAT"} <= set(own_messages("ottocento"))
    assert f"note-{telling.BACK}" not in own_messages("ottocento")


@pytest.mark.parametrize("slug", BONUSES)
def test_every_bonus_is_told_in_the_log_on_the_pile_and_aloud(slug: str) -> None:
    bonuses = BONUSES[slug]
    for told in ("bonus", "badge", "say-bonus"):
        assert {f"{told}-{bonus}" for bonus in bonuses} <= set(own_messages(slug))
    if len(bonuses) > 1:
        assert {f"made-{bonus}" for bonus in bonuses} <= set(own_messages(slug))
