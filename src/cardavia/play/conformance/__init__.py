"""Conformance files: cases for the rules of every game that any program can check."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from cardavia.play.conformance import fishing
from cardavia.play.conformance.runner import Outcome, Report, Schema, run

SCHEMAS: Mapping[str, Schema] = {"scopa": fishing.SCHEMA, "cicera": fishing.SCHEMA}
"""The layout of each game's cases."""

__all__ = ["SCHEMAS", "Outcome", "Report", "conform"]


def conform(path: Path) -> Iterator[Report]:
    """Yields the report of every case of a conformance file; raises OSError."""
    return run(path, SCHEMAS)
