"""What the capture games share: cards as bits, the search for groups, notation, positions, matches, views."""

from __future__ import annotations

from cardavia.games.fishing.family import FishingGame
from cardavia.games.fishing.match import Settlement, scores_before, settle
from cardavia.games.fishing.notation import Capture, read_capture

__all__ = ["Capture", "FishingGame", "Settlement", "read_capture", "scores_before", "settle"]
