from __future__ import annotations

import math

import pytest

from cardavia.store.log import Entry, TableRecord
from tests.store.samples import AI_SECRET, SECRET, table


def test_a_table_does_not_show_its_secrets() -> None:
    shown = repr(table())
    assert "anna" in shown
    assert repr(SECRET) not in shown
    assert repr(AI_SECRET) not in shown


@pytest.mark.parametrize("table_id", ["", "a/b", "a b", "ü", "x" * 129, "a\n"])
def test_a_table_id_is_safe_in_an_address(table_id: str) -> None:
    with pytest.raises(ValueError, match="a table id is"):
        table(table_id)


@pytest.mark.parametrize("game", ["", "Scopa", "../x"])
def test_a_game_is_a_word(game: str) -> None:
    with pytest.raises(ValueError, match="a game is"):
        table(game=game)


def test_a_secret_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        TableRecord("t1", "scopa", 1, {}, [], SECRET, AI_SECRET[1:], "anna", 0.0)


@pytest.mark.parametrize("owner", ["", "anna maria", "\udcff"])
def test_an_owner_is_plain(owner: str) -> None:
    with pytest.raises(ValueError, match="an owner is"):
        table(owner=owner)


def test_a_rules_version_counts_from_0() -> None:
    with pytest.raises(ValueError, match="a rules version"):
        TableRecord("t1", "scopa", -1, {}, [], SECRET, AI_SECRET, "anna", 0.0)


@pytest.mark.parametrize("time", [math.nan, math.inf])
def test_a_time_is_finite(time: float) -> None:
    with pytest.raises(ValueError, match="a time is"):
        table(created_at=time)
    with pytest.raises(ValueError, match="a time is"):
        Entry(1, None, "deal", {}, time)


@pytest.mark.parametrize("seq", [0, -1, 2**31])
def test_entries_are_numbered_from_1(seq: int) -> None:
    with pytest.raises(ValueError, match="numbered from 1"):
        Entry(seq, None, "deal", {}, 0.0)


def test_seats_are_numbered_from_0() -> None:
    with pytest.raises(ValueError, match="numbered from 0"):
        Entry(1, -1, "action", {}, 0.0)


@pytest.mark.parametrize("kind", ["", "Deal", "two words"])
def test_a_kind_is_a_word(kind: str) -> None:
    with pytest.raises(ValueError, match="a kind is"):
        Entry(1, None, kind, {}, 0.0)
