"""Rules, section 18, and refusals: the cases of the variants that are offered."""

from __future__ import annotations

from pathlib import Path

from cardavia.play.conformance import Outcome, conform

CASES = Path(__file__).with_name("variants.yaml")


def test_every_case_passes_and_none_is_skipped() -> None:
    reports = list(conform(CASES))
    assert len(reports) == 77
    assert [report for report in reports if report.outcome is not Outcome.PASSED] == []
