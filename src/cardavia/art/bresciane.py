"""The Bresciane deck of Cicera: 52 cards in Italian suits, full-length courts, 200 x 372.

Its pips and courts are drawn on cards of any height, for packs of another proportion (`skin`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from cardavia.art import full, latin, riders, weave
from cardavia.art.drawing import Node, Nodes, place
from cardavia.art.geometry import Affine, grow, shift, turn
from cardavia.art.latin import mark as sign
from cardavia.art.layout import WIDTH, Index, latin_places
from cardavia.art.palette import Tone

__all__ = ["HEIGHT", "TONES", "court", "face", "pips", "sign"]

HEIGHT = 372
TONES = {"B": Tone.BATONS, "C": Tone.CUPS, "D": Tone.COINS, "S": Tone.SWORDS}

_NUMBERS = {"A": 1, "T": 10}

# By the room the corners leave: how swords and batons lie, scales of the aces, how courts stand.
_WOVEN: Mapping[Index, Mapping[str, Affine]] = {
    Index.NORMAL: {"S": Affine(), "B": Affine()},
    Index.BIG: {"S": shift(4, 4) @ turn(36) @ grow(0.675), "B": turn(28) @ grow(0.88)},
}
_MATA = {Index.NORMAL: shift(0, 8), Index.BIG: shift(2, 2) @ grow(0.62)}
_ACES = {
    Index.NORMAL: {"D": 1.46, "C": 1.5, "S": 1.0, "B": 1.0},
    Index.BIG: {"D": 1.0, "C": 0.95, "S": 0.8, "B": 0.9},
}
_COURTS = {
    Index.NORMAL: {"J": shift(-0.6, 0), "N": shift(-0.6, -2) @ grow(0.98), "K": shift(-0.6, 0)},
    Index.BIG: {
        "J": shift(-7.4, 0) @ grow(0.7),
        "N": shift(-18, 0) @ grow(0.67),
        "K": shift(-9, 0) @ grow(0.685),
    },
}


@cache
def face(rank: str, suit: str, index: Index) -> Nodes:
    """Returns what a card shows between its corners."""
    if rank in "JNK":
        return court(rank, suit, HEIGHT, index)
    return pips(_NUMBERS.get(rank, 0) or int(rank), suit, HEIGHT, index)


def pips(n: int, suit: str, height: float, index: Index = Index.NORMAL) -> Nodes:
    """Returns the pips of rank n, 1 to 10, in an Italian suit on a card of the given height."""
    if suit in "DC" and n > 1:
        drawn = latin.coin() if suit == "D" else latin.cup()
        return tuple(p.group(drawn) for p in latin_places(n, height, index))
    if n == 1:
        aces = {"D": latin.ace_coin, "C": latin.ace_cup, "S": weave.ace_of_swords, "B": weave.ace_of_batons}
        return (_centred(aces[suit](), height, grow(_ACES[index][suit])),)
    woven = (weave.swords if suit == "S" else weave.batons)(n, height * 0.29, height / 372)
    figure = _centred(woven, height, _WOVEN[index][suit])
    return (figure, _centred(weave.mata(), height, _MATA[index])) if (n, suit) == (2, "S") else (figure,)


def court(rank: str, suit: str, height: float, index: Index = Index.NORMAL) -> Nodes:
    """Returns the jack J, knight N or king K of an Italian suit on a card of the given height."""
    figure = {"J": full.jack, "N": riders.knight, "K": full.king}[rank](suit)
    # The width of the card limits the size, so figures grow less than the height.
    size = 1 + (height / 372 - 1) * 0.45
    base = shift(WIDTH / 2, height / 2 + 152 * size) @ grow(size)
    return (place(base @ _COURTS[index][rank], figure),)


def _centred(nodes: Nodes, height: float, by: Affine) -> Node:
    return place(shift(WIDTH / 2, height / 2) @ by, nodes)
