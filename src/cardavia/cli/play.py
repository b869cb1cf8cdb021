"""Plays in the terminal."""

from __future__ import annotations


def play() -> None:
    """Play a match in this terminal."""
