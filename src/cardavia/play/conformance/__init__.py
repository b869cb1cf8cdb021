"""Conformance files: cases for the rules of every game that any program can check."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from cardavia.games.registry import games
from cardavia.play.conformance import fishing, tarocchi, tractor
from cardavia.play.conformance.runner import Outcome, Report, Schema, run

FAMILIES: Mapping[str, Schema] = {
    "fishing": fishing.SCHEMA,
    "tarocchi": tarocchi.SCHEMA,
    "tractor": tractor.SCHEMA,
}
"""The layout of the cases by family of games."""

__all__ = ["FAMILIES", "Outcome", "Report", "conform"]


def conform(path: Path) -> Iterator[Report]:
    """Yields the report of every case of a conformance file; raises OSError."""
    return run(path, {slug: FAMILIES[game.family] for slug, game in games().items()})
