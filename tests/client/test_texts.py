"""Every word that the client says has its text, and every text that is the client's own is said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardavia.games.cicera import refusal as cicera_refusal
from cardavia.games.cicera import view as cicera_view
from cardavia.games.registry import games
from cardavia.games.scopa import refusal as scopa_refusal
from cardavia.games.scopa import view as scopa_view
from cardavia.texts import i18n

SOURCES = Path(__file__).resolve().parents[2] / "client" / "src"
SAID = re.compile(r'(?:say|pieces)\(\s*(?:[^()"]*\?\s*)?"([a-z][\w-]*)"(?:\s*:\s*"([a-z][\w-]*)")?')
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
    # Four always sit there, and a card may always be left on the table.
    "cicera": {"read-score", "ticket-leave-refused"},
}
"""Messages of other games that a game's table never says."""
SLUGS = pytest.mark.parametrize("slug", ["scopa", "cicera"])
REFUSALS = {"scopa": scopa_refusal.PARAGRAPHS, "cicera": cicera_refusal.PARAGRAPHS}
ROWS = {"scopa": scopa_view.ROWS, "cicera": cicera_view.ROWS}
BONUSES = {"scopa": ("scopa",), "cicera": ("scua", "picada", "simili", "quadriglia")}


def sources(slug: str) -> list[str]:
    """The text of every module that a game's table is made of, but tests and generated types."""
    others = {other for other in games() if other != slug}
    return [
        path.read_text(encoding="utf-8")
        for path in sorted([*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.svelte")])
        if not path.name.endswith(".test.ts") and path.name != "wire.ts" and path.parent.name not in others
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
    assert unsaid == []


@pytest.mark.parametrize(
    ("slug", "code"), [(slug, code) for slug in REFUSALS for code in (*REFUSALS[slug], *SERVER_CODES)]
)
def test_every_reason_has_its_sentence(slug: str, code: str) -> None:
    assert f"refused-{code.replace('_', '-')}" in own_messages(slug)


@SLUGS
def test_every_card_has_a_name_and_every_rank_an_index(slug: str) -> None:
    pack = games()[slug].pack.ids
    assert {f"card-{card}" for card in pack} <= set(own_messages(slug))
    assert {f"rank-{card[:-1]}" for card in pack} <= set(own_messages(slug))


@SLUGS
def test_every_row_of_the_sheet_has_a_name_and_a_reason(slug: str) -> None:
    assert {f"item-{row}" for row in ROWS[slug]} <= set(own_messages(slug))
    assert {f"decided-{row}" for row in ROWS[slug] if row != "primiera"} <= set(own_messages(slug))


@SLUGS
def test_every_bonus_is_told_in_the_log_on_the_pile_and_aloud(slug: str) -> None:
    bonuses = BONUSES[slug]
    for told in ("bonus", "badge", "say-bonus"):
        assert {f"{told}-{bonus}" for bonus in bonuses} <= set(own_messages(slug))
    if len(bonuses) > 1:
        assert {f"made-{bonus}" for bonus in bonuses} <= set(own_messages(slug))
