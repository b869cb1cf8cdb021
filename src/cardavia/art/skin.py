"""The Bresciane pattern as a skin of Scopa: the Milanese pack's 40 cards in Italian suits.

Quadri are coins, Cuori cups, Picche swords and Fiori batons; the Regina gives way to the Cavallo. The skin
keeps the proportion of the Milanese deck, so that a table may change decks in mid-deal.
"""

from __future__ import annotations

from functools import cache

from cardavia.art import bresciane, latin
from cardavia.art.drawing import Nodes
from cardavia.art.layout import Index

HEIGHT = 372

# French suit characters of Scopa to Italian suits.
SUITS = {"C": "B", "D": "D", "H": "C", "S": "S"}
TONES = {suit: bresciane.TONES[italian] for suit, italian in SUITS.items()}


def sign(suit: str) -> Nodes:
    """Returns the corner mark of a Scopa suit."""
    return latin.mark(SUITS[suit])


@cache
def face(rank: str, suit: str, index: Index) -> Nodes:
    """Returns what a card of the skin shows between its corners."""
    if rank in "JQK":
        return bresciane.court("N" if rank == "Q" else rank, SUITS[suit], HEIGHT, index)
    return bresciane.pips(1 if rank == "A" else int(rank), SUITS[suit], HEIGHT, index)
