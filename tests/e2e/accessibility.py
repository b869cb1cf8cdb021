"""What axe finds wrong on a page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
LEVEL_AA = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")


def faults(page: Page, rules: Sequence[str] = LEVEL_AA) -> list[tuple[str, list[str]]]:
    """Returns the broken rules with where each is broken; the page must let scripts in (`bypass_csp`)."""
    page.add_script_tag(path=AXE)
    found: Any = page.evaluate("rules => axe.run(document, { runOnly: rules })", list(rules))
    return [(fault["id"], [node["html"][:120] for node in fault["nodes"]]) for fault in found["violations"]]
