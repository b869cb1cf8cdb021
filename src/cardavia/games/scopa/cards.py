"""The pack of Scopa and its translation to and from the bits of the compiled rules."""

from __future__ import annotations

from cardavia.games.fishing.cards import RankMajor

SUITS = "CDHS"
RANKS = "A234567JQK"
LAYOUT = RankMajor(SUITS, RANKS)
PACK = LAYOUT.pack
VALUES = {rank: value for value, rank in enumerate(RANKS, start=1)}
"""Capture values by rank character (1)."""

BITS = LAYOUT.bits
BY_BIT = LAYOUT.by_bit
mask = LAYOUT.mask
listed = LAYOUT.listed
