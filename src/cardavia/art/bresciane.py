"""Italian-suited cards after the Bresciane pattern: pips, and the Scopa pack of 40 as a skin.

In the skin Quadri are coins, Cuori cups, Picche swords and Fiori batons; the Regina gives way to the
Cavallo. It keeps the proportion of the Milanese deck, so that a table may change decks in mid-deal.
"""

from __future__ import annotations

from functools import cache

from cardavia.art import full, latin, riders, weave
from cardavia.art.drawing import Node, Nodes, place
from cardavia.art.geometry import Affine, grow, shift, turn
from cardavia.art.layout import WIDTH, Index, latin_places
from cardavia.art.palette import Tone

HEIGHT = 372

# French suit characters of Scopa to Italian suits.
SUITS = {"C": "B", "D": "D", "H": "C", "S": "S"}
TONES = {"C": Tone.BATONS, "D": Tone.COINS, "H": Tone.CUPS, "S": Tone.SWORDS}

# By the room the corners leave: lean and scale of swords and batons, scales of the aces and of the courts.
_WOVEN = {
    Index.NORMAL: {"S": (0.0, 1.0), "B": (0.0, 1.0)},
    Index.BIG: {"S": (0.0, 0.58), "B": (28.0, 0.88)},
}
_ACES = {
    Index.NORMAL: {"D": 1.46, "C": 1.5, "S": 1.0, "B": 1.0},
    Index.BIG: {"D": 1.0, "C": 0.95, "S": 0.8, "B": 0.9},
}
_COURTS = {
    Index.NORMAL: {"J": Affine(), "N": Affine(), "K": Affine()},
    Index.BIG: {
        "J": shift(-7, 0) @ grow(0.71),
        "N": shift(-17, 0) @ grow(0.67),
        "K": shift(-6, 0) @ grow(0.7),
    },
}


def sign(suit: str) -> Nodes:
    """Returns the corner mark of a Scopa suit."""
    return latin.mark(SUITS[suit])


@cache
def face(rank: str, suit: str, index: Index) -> Nodes:
    """Returns what a card of the Scopa skin shows between its corners."""
    if rank in "JQK":
        return court("N" if rank == "Q" else rank, SUITS[suit], HEIGHT, index)
    return pips(1 if rank == "A" else int(rank), SUITS[suit], HEIGHT, index)


def pips(n: int, suit: str, height: float, index: Index = Index.NORMAL) -> Nodes:
    """Returns the pips of rank n, 1 to 10, in an Italian suit on a card of the given height."""
    if suit in "DC" and n > 1:
        drawn = latin.coin() if suit == "D" else latin.cup()
        return tuple(p.group(drawn) for p in latin_places(n, height, index))
    if n == 1:
        aces = {"D": latin.ace_coin, "C": latin.ace_cup, "S": weave.ace_of_swords, "B": weave.ace_of_batons}
        return (_centred(aces[suit](), height, grow(_ACES[index][suit])),)
    lean, scale = _WOVEN[index][suit]
    woven = weave.swords if suit == "S" else weave.batons
    return (_centred(woven(n, height * 0.29), height, turn(lean) @ grow(scale)),)


def court(rank: str, suit: str, height: float, index: Index = Index.NORMAL) -> Nodes:
    """Returns the jack J, knight N or king K of an Italian suit on a card of the given height."""
    figure = {"J": full.jack, "N": riders.knight, "K": full.king}[rank](suit)
    # The width decides the size; a longer card leaves its room above and below.
    base = shift(WIDTH / 2, height / 2 + 152)
    return (place(base @ _COURTS[index][rank], figure),)


def _centred(nodes: Nodes, height: float, by: Affine) -> Node:
    return place(shift(WIDTH / 2, height / 2) @ by, nodes)
