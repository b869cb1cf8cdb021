"""One module per step, in the order of their names."""

from __future__ import annotations
