"""Runs the command line as `python -m cardavia`."""

from __future__ import annotations

from cardavia.cli import main

main()
