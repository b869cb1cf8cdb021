"""What the capture games share: cards as bits, the search for groups, notation, positions, matches, views."""

from __future__ import annotations

from cardavia.games.fishing.family import Earned, FishingGame
from cardavia.games.fishing.notation import Capture, read_capture
from cardavia.games.match import Settlement, settle

__all__ = ["Capture", "Earned", "FishingGame", "Settlement", "read_capture", "settle"]
