"""The twelve courts of the French-suited decks: upper halves of double-headed figures, no two alike.

A half is drawn on a card 200 wide around the middle line of the card, cut along a slanted line there and
repeated under a half turn; a gold band covers the cut.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardavia.art import emblems, hats, heads
from cardavia.art.costume import DRESS, arm, bodice, chain, collar, doublet, ermine, fist, hand, mantle, necklace, puff, ruff
from cardavia.art.drawing import Node, Nodes, cased, cut, line, place
from cardavia.art.geometry import MIRROR, Affine, HalfPlane, Point, grow, shift, turn
from cardavia.art.layout import WIDTH, half_turn
from cardavia.art.palette import Tone

# Rise of the band from left to right, per unit of width.
_SLOPE = 0.16


def court(rank: str, suit: str, height: float, by: Affine = Affine()) -> Nodes:
    """Returns a double-headed court filling a card of the given height.

    `by` moves and scales the upper half before it is cut.
    """
    middle = height / 2
    upper = cut((place(by, _HALVES[rank + suit](suit)),), HalfPlane(-_SLOPE, -1, -_SLOPE * WIDTH / 2 - middle))
    left, right = middle + _SLOPE * 90, middle - _SLOPE * 90
    band = f"M10,{left}L{WIDTH - 10},{right}"
    return *upper, place(half_turn(height), upper), *cased(band, Tone.GOLD, 5.4, rim=1.9)


def _at(x: float, y: float, nodes: Nodes, degrees: float = 0) -> Node:
    return place(shift(x, y) @ turn(degrees), nodes)


_HEAD = (4, -44)


def _jack_clubs(suit: str) -> Nodes:
    d = DRESS[suit]
    return (place(shift(114, 112), (
        _at(*_HEAD, heads.neck()),
        *doublet(d, suit),
        *collar(d),
        _at(*_HEAD, (*heads.face(), *heads.bob(d.hair), *hats.beret(d))),
        *arm((-58, 54), (-20, 70), d.second, d.second_deep),
        *hand((-10, 68), -6),
        *puff(d.cloth, d.light, d.deep),
        _at(62, 34, emblems.halberd(d.second)),
        *arm((58, 62), (60, 44), d.second, d.second_deep),
        *fist((62, 32)),
        place(MIRROR @ shift(4, 0), puff(d.cloth, d.light, d.deep)),
    )),)


def _queen_hearts(suit: str) -> Nodes:
    d = DRESS[suit]
    return (place(shift(112, 112), (
        _at(*_HEAD, hats.veil(d)),
        _at(*_HEAD, heads.locks_behind(d.hair)),
        _at(*_HEAD, heads.neck()),
        *bodice(d),
        *necklace(),
        _at(*_HEAD, (*heads.face(), *heads.parting(d.hair), *hats.coronet(Tone.RED))),
        *arm((-54, 54), (-22, 68), d.cloth, d.deep),
        *hand((-12, 66), -6),
        *puff(d.second, Tone.BLUE_LIGHT, d.second_deep),
        _at(58, 30, emblems.rose(Tone.RED, Tone.RED_DEEP)),
        *arm((54, 60), (56, 42), d.cloth, d.deep),
        *fist((58, 30)),
        place(MIRROR @ shift(6, 0), puff(d.second, Tone.BLUE_LIGHT, d.second_deep)),
    )),)


def _king_spades(suit: str) -> Nodes:
    d = DRESS[suit]
    return (place(shift(114, 116), (
        *mantle(d),
        _at(*_HEAD, heads.king_hair(d.hair)),
        _at(*_HEAD, heads.neck()),
        *doublet(d, suit),
        *ermine(),
        _at(*_HEAD, (*heads.face(man=True), *heads.beard(d.hair, "long"), *hats.lily_crown(d.second))),
        *arm((-58, 54), (-20, 70), d.cloth, d.deep),
        *hand((-10, 68), -6),
        *puff(d.cloth, d.light, d.deep),
        _at(60, 34, emblems.sword(d.second)),
        *arm((58, 62), (58, 44), d.cloth, d.deep),
        *fist((60, 32)),
        place(MIRROR @ shift(4, 0), puff(d.cloth, d.light, d.deep)),
    )),)


_HALVES: Mapping[str, Callable[[str], Nodes]] = {
    **{"J" + s: _jack_clubs for s in "CDHS"},
    **{"Q" + s: _queen_hearts for s in "CDHS"},
    **{"K" + s: _king_spades for s in "CDHS"},
}
