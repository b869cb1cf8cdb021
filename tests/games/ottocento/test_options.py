"""Section 13: the switches, their cases, and what they change in compiled options."""

from __future__ import annotations

from pathlib import Path

from cardavia.games.ottocento.game import GAME
from cardavia.games.ottocento.options import OttocentoOptions
from cardavia.play.conformance import Outcome, conform


def test_the_cases_of_every_switch_pass() -> None:
    reports = list(conform(Path(__file__).with_name("options.yaml")))
    assert len(reports) == 23
    assert [report for report in reports if report.outcome is not Outcome.PASSED] == []


def test_the_switches_and_their_values_default_first() -> None:
    assert OttocentoOptions.choices() == {
        "match": ("one_deal", "to_800", "four_deals"),
        "discard_trumps": (True, False),
        "declare_when": ("first_card", "after_discard"),
        "declaration_doubling": (True, False),
        "grande_moors": ("filled_ok", "real_five"),
        "matto_payment": ("auto", "choose"),
    }


def test_by_default_no_house_rule_is_on_in_a_deal() -> None:
    options = GAME.blank(OttocentoOptions())[0].options
    assert options.tolist() == (4, 0, 0, 0, 0, 0)


def test_every_switch_of_a_deal_reaches_the_compiled_rules() -> None:
    chosen = OttocentoOptions(
        discard_trumps=False,
        declare_when="after_discard",
        declaration_doubling=False,
        grande_moors="real_five",
        matto_payment="choose",
    )
    assert GAME.blank(chosen)[0].options.tolist() == (4, 1, 1, 1, 1, 1)
