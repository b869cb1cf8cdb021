from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cardavia.art import contact, decks
from cardavia.art.__main__ import main


def test_a_sheet_shows_every_card_and_the_back() -> None:
    page = contact.sheet("milanese", 92)
    assert page.count("<svg") == 41
    assert page.count("<section>") == 5
    assert "width: 92px" in page


def test_a_sheet_shows_jokers_beside_the_back() -> None:
    page = contact.sheet("french", 60)
    assert page.count("<svg") == 55
    assert page.count("<section>") == 5


def test_the_command_writes_sheets_of_all_variants_and_the_sprite(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["cardavia.art", str(tmp_path / "sheets"), "--deck", "milanese"])
    main()
    assert sorted(path.name for path in (tmp_path / "sheets").iterdir()) == [
        "milanese-250.html",
        "milanese-44.html",
        "milanese-92.html",
        "milanese-big.html",
        "milanese-contrast.html",
        "milanese-distinct.html",
        "milanese-four.html",
        "milanese-sv.html",
        "milanese.svg",
    ]
    assert (tmp_path / "sheets" / "milanese.svg").read_text(encoding="utf-8") == decks.sprite("milanese")
    assert "milanese: sprite" in capsys.readouterr().out
