"""The Milanese deck of Scopa: 40 cards in French suits, double-headed courts, 200 x 372."""

from __future__ import annotations

from functools import cache

from cardavia.art import courts, signs
from cardavia.art.drawing import Nodes, place
from cardavia.art.geometry import grow
from cardavia.art.layout import Index, pip_places
from cardavia.art.signs import TONES, sign

__all__ = ["HEIGHT", "TONES", "face", "sign"]

HEIGHT = 372


@cache
def face(rank: str, suit: str, index: Index) -> Nodes:
    """Returns what a card shows between its corners."""
    if rank in "JQK":
        return courts.court(rank, suit, HEIGHT, index)
    if rank == "A":
        # The narrow diamond is drawn larger, to weigh as much as the others.
        ace = signs.ace(suit) if suit != "D" else (place(grow(1.12), signs.ace(suit)),)
        return (pip_places(1, HEIGHT, index)[0].group(ace),)
    return tuple(p.group(sign(suit)) for p in pip_places(int(rank), HEIGHT, index))
