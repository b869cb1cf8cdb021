"""The pack of Quindici, which is that of Scopa, and its translation to bits and back."""

from __future__ import annotations

from cardavia.games.fishing.cards import RankMajor

RANKS = "A234567JQK"
LAYOUT = RankMajor("CDHS", RANKS)
PACK = LAYOUT.pack
VALUES = {rank: value for value, rank in enumerate(RANKS, start=1)}
"""What ranks are worth in sums (1)."""

mask = LAYOUT.mask
listed = LAYOUT.listed
