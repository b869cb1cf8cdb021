"""Cases of Ottocento: what does not hold is told, and what cannot be read is a failure of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from cardavia.games.ottocento.cards import PACK
from cardavia.play.conformance import Outcome, Report, conform

SETTLED = {
    "piles": [list(PACK.ids[:32]), list(PACK.ids[32:60])],
    "tricks_won": [8, 7],
    "dealer_team": 0,
    "discards": ["BEG", "MAT"],
    "matto_team": 0,
    "matto_trick_team": 1,
}
RUFFED = {"plays": [[0, "KS"], [1, "BEG"], [2, "6S"], [3, "7S"]]}


def checked(tmp_path: Path, kind: str, given: Any, expect: Any, **case: Any) -> Report:
    """Returns the report of a file with one case."""
    path = tmp_path / "cases.yaml"
    cases = [{"id": "one", "kind": kind, "in": given, "expect": expect, **case}]
    path.write_text(yaml.safe_dump({"game": "ottocento", "schema": "ottocento-cases/1", "cases": cases}))
    (report,) = conform(path)
    return report


def test_a_case_that_holds_passes(tmp_path: Path) -> None:
    report = checked(tmp_path, "card_points", {"cards": ["KS", "KB"]}, {"points": 9})
    assert report.outcome is Outcome.PASSED


@pytest.mark.parametrize(
    ("kind", "given", "expect", "why"),
    [
        ("card_points", {"cards": ["KS"]}, {"points": 4}, "points: expected 4, got 4.5"),
        ("sets", {"cards": ["KS"]}, {"sets": {}, "multiplier": 1, "total": 1}, "total: expected 1, got 0"),
        ("sets", {"cards": ["KS"]}, {"sets": {}, "total": 0}, "multiplier: expected nothing, got 1"),
        ("legal_plays", {"hand": ["KC", "BEG"], "table": ["T16"]}, {"legal": ["KC"]}, "[KC], got [BEG]"),
        ("trick", RUFFED, {"winner": 0, "led": "S"}, "winner: expected 0, got 1"),
        ("deck", {"order": True}, {"count": 61}, "count: expected 61, got 62"),
        (
            "match",
            {"deals": [[1, 2]]},
            {"totals": [1, 2], "match_over": True, "winner": 0},
            "winner: expected 0, got 1",
        ),
    ],
)
def test_a_fact_that_does_not_hold_is_told(
    tmp_path: Path, kind: str, given: Any, expect: Any, why: str
) -> None:
    report = checked(tmp_path, kind, given, expect)
    assert report.outcome is Outcome.FAILED
    assert why in report.why


@pytest.mark.parametrize(
    ("kind", "given", "why"),
    [
        ("card_points", {"cards": ["KX"]}, "'KX' is no card"),
        ("card_points", {"cards": ["KS", "KS"]}, "one stands twice"),
        ("card_points", {"cards": "KS"}, "a list of texts is wanted"),
        ("card_points", {"cards": [], "hand": []}, "hand: there is no such field"),
        ("deal", {"deck": ["KS"], "dealer": 0}, "deck: deck: 1 cards instead of 62"),
        ("deal", {"deck": ["KS"], "dealer": 4}, "dealer: a number from 0 to 3 is wanted"),
        ("legal_plays", {"hand": ["KS"], "table": ["QS", "NS", "JS", "TS"]}, "fewer than four cards"),
        ("legal_plays", {"hand": ["KS"], "table": ["KS"]}, "table: 'KS' is no card, or one stands twice"),
        ("discard", {"hand": list(PACK.ids[:17]), "discard": ["XX", "9S"]}, "discard: 'XX' is no card"),
        ("discard", {"hand": ["KS"], "discard": ["9S", "8S"]}, "from 17 cards, not from 1"),
        ("discard_count", {"hand": list(PACK.ids)}, "from 17 cards, not from 62"),
        ("trick", {"plays": ["KS"]}, "four pairs of a seat and a card"),
        ("trick", {"plays": [[True, "KS"], [2, "QS"], [3, "NS"], [0, "JS"]]}, "four pairs of a seat"),
        ("trick", {"plays": [[0, "KS"], [0, "QS"], [1, "NS"], [2, "JS"]]}, "plays: four seats in turn"),
        ("trick", {"plays": [[0, "KS"], [1, "KS"], [2, "NS"], [3, "JS"]]}, "plays: 'KS' is no card, or"),
        ("settlement", {"piles": [[]]}, "a list of cards for each of two sides"),
        (
            "settlement",
            {"piles": [[], []], "tricks_won": [10**30, 7]},
            "smaller numbers are wanted",
        ),
        ("settlement", {"piles": [[], []], "tricks_won": [-1, 7]}, "two numbers from 0 to 15"),
        ("final", {**SETTLED, "declared": [10**30, 0]}, "declared: smaller numbers are wanted"),
        ("match", {"deals": 3}, "deals: a list is wanted"),
        ("match", {"deals": [[-5, 0]]}, "deals: two numbers from 0 to 1999"),
        ("match", {"deals": [[1, 2], [3, 4]]}, "the match was over at [1, 2]"),
        ("meld", {}, "'meld' is none of deck, deal"),
    ],
)
def test_a_case_that_cannot_be_read_is_a_failure(tmp_path: Path, kind: str, given: Any, why: str) -> None:
    report = checked(tmp_path, kind, given, {})
    assert report.outcome is Outcome.FAILED
    assert why in report.why


def test_an_illegal_move_of_a_deal_is_told(tmp_path: Path) -> None:
    given = {"deck": list(PACK.ids), "dealer": 0, "moves": ["discard BEG+MAT"]}
    report = checked(tmp_path, "game", given, {"winner": 0})
    assert "move 0 (discard BEG+MAT): never_discarded" in report.why


def test_a_switch_that_is_not_offered_skips_the_case(tmp_path: Path) -> None:
    report = checked(tmp_path, "deck", {"order": True}, {}, options={"signals": "free"})
    assert report.outcome is Outcome.SKIPPED


def test_another_layout_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cases.yaml"
    path.write_text("game: ottocento\nschema: 1\ncases: []\n")
    (report,) = conform(path)
    assert report.why == "schema: cases in schema ottocento-cases/1 are read, not in schema 1"
