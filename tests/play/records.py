"""Records for tests: the two golden deals, to be read, changed and played again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cardavia.play.record import replay

Record = dict[str, Any]

GOLDEN = Path(__file__).parent / "golden" / "scopa.jsonl"
"""Two random deals of seed 7. After a change of the rules that is meant, write them again:
`cardavia simulate scopa --deals 2 --seed 7 --output tests/play/golden/scopa.jsonl`."""


def golden(number: int = 0) -> Record:
    """Returns a golden record that a test may change."""
    record: Record = json.loads(GOLDEN.read_text().splitlines()[number])
    return record


def found(record: Record) -> list[str]:
    """Returns what is different when a record is played again."""
    return [str(difference) for difference in replay(record)]


def the_only(record: Record) -> str:
    """Returns the one difference of a record."""
    (difference,) = found(record)
    return difference
