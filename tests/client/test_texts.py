"""Every word that the client says has its text, and every text that is the client's own is said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardavia.games.registry import games
from cardavia.games.scopa import refusal, view
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


def sources() -> Iterator[str]:
    """Yields the text of every module of the client but tests and generated types."""
    for path in sorted([*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.svelte")]):
        if not path.name.endswith(".test.ts") and path.name != "wire.ts":
            yield path.read_text(encoding="utf-8")


def own_messages() -> list[str]:
    """The ids of the texts that are embedded in the page of a table."""
    return MESSAGE.findall(i18n.source("en", ("table", "scopa")))


def test_every_message_that_is_said_exists() -> None:
    said = {name for text in sources() for pair in SAID.findall(text) for name in pair if name}
    assert len(said) > 50
    assert said - set(own_messages()) == set()


def test_every_message_is_said_somewhere() -> None:
    quoted = {name for text in sources() for name in QUOTED.findall(text)}
    prefixes = tuple({prefix for text in sources() for prefix in BUILT.findall(text)})
    unsaid = [name for name in own_messages() if name not in quoted and not name.startswith(prefixes)]
    assert unsaid == []


@pytest.mark.parametrize("code", [*refusal.PARAGRAPHS, *SERVER_CODES])
def test_every_reason_has_its_sentence(code: str) -> None:
    assert f"refused-{code.replace('_', '-')}" in own_messages()


def test_every_card_has_a_name_and_every_rank_an_index() -> None:
    pack = games()["scopa"].pack.ids
    assert {f"card-{card}" for card in pack} <= set(own_messages())
    assert {f"rank-{card[:-1]}" for card in pack} <= set(own_messages())


def test_every_row_of_the_sheet_has_a_name_and_a_reason() -> None:
    assert {f"item-{row}" for row in view.ROWS} <= set(own_messages())
    assert {f"decided-{row}" for row in view.ROWS if row != "primiera"} <= set(own_messages())
