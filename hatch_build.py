"""Builds the browser client when a wheel, an sdist or an editable install of Cardavia is made.

The work is done by `tools/client.py`, which `./dev` calls as well.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools import client, node  # noqa: E402  (the build environment does not know the repository)


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the built client into `src/cardavia/static/` before hatchling collects the files."""

    def dependencies(self) -> list[str]:
        """Names what the build needs from PyPI: nothing at all while the built client is up to date."""
        if client.is_skipped() or client.is_fresh():
            return []
        return [*client.BUILD_REQUIREMENTS, *node.requirements()]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the client where its inputs changed."""
        if client.is_skipped() or client.is_fresh():
            return
        try:
            client.build(lambda text: print(f"cardavia: {text}", file=sys.stderr, flush=True))
        except client.BuildError as error:
            raise SystemExit(f"\n{error}\n") from error
