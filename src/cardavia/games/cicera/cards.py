"""The pack of Cicera and its translation to and from the bits of the compiled rules."""

from __future__ import annotations

from cardavia.games.fishing.cards import RankMajor

SUITS = "BCDS"
RANKS = "A23456789TJNK"
LAYOUT = RankMajor(SUITS, RANKS)
PACK = LAYOUT.pack
NUMBERS = {rank: number for number, rank in enumerate(RANKS[:10], start=1)}
"""What a rank is worth in sums (1); courts have no number."""

mask = LAYOUT.mask
listed = LAYOUT.listed
