"""A template that cannot be loaded."""

from __future__ import annotations

raise RuntimeError("broken on purpose")
