"""Records for tests: the two golden deals, to be read, changed and played again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

GOLDEN = Path(__file__).parent / "golden" / "scopa.jsonl"
"""Two random deals of seed 7. After a change of the rules that is meant, write them again:
`cardavia simulate scopa --deals 2 --seed 7 --output tests/play/golden/scopa.jsonl`."""


def golden(number: int = 0) -> dict[str, Any]:
    """Returns a golden record that a test may change."""
    found: dict[str, Any] = json.loads(GOLDEN.read_text().splitlines()[number])
    return found
