"""The log of every table on disk: what happened, in order, and nothing of what it means."""

from __future__ import annotations
