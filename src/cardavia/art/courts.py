"""The twelve courts of the French-suited decks: upper halves of double-headed figures, no two alike.

Clubs, diamonds, hearts and spades each have their own gesture in every rank. In one pose the figure looks
towards the emblem at the right edge, raised in the far hand; in the other it looks away from it, and the
near hand holds it upright or leans it on the shoulder.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardavia.art import costume, emblems, hats, heads, limbs
from cardavia.art.costume import DRESS, Dress
from cardavia.art.drawing import Node, Nodes, cut, disc, line, place, shape
from cardavia.art.geometry import MIRROR, Affine, HalfPlane, Point, grow, shift, turn
from cardavia.art.heads import Beard
from cardavia.art.layout import WIDTH, half_turn
from cardavia.art.palette import Tone

# Fall of the dividing band per unit of width; it falls towards the emblem.
_SLOPE = 0.15
_HEAD: Point = (4, -44)


def court(rank: str, suit: str, height: float, by: Affine = Affine()) -> Nodes:
    """Returns a double-headed court on a card of the given height, divided by a gold band.

    `by` moves the upper half before it is cut.
    """
    middle = height / 2
    upper = place(by @ shift(0, middle), _HALVES[rank + suit](DRESS[suit]))
    half = cut((upper,), HalfPlane(_SLOPE, -1, _SLOPE * WIDTH / 2 - middle))
    return *half, place(half_turn(height), half), *_band(middle)


def _band(middle: float) -> Nodes:
    drop = _SLOPE * (WIDTH / 2 - 11)
    across = f"M11,{middle - drop}L{WIDTH - 11},{middle + drop}"
    lozenge = (shape("M-10,0L0,-10L10,0L0,10Z", Tone.GOLD, Tone.INK, 1.9), disc(0, 0, 3, Tone.RED))
    return (
        line(across, Tone.INK, 9.4),
        line(across, Tone.GOLD, 5.8),
        line(across, Tone.GOLD_LIGHT, 1.4),
        place(shift(WIDTH / 2, middle), lozenge),
    )


def _towards(nodes: Nodes, x: float = 112) -> Nodes:
    """A figure that looks to the right."""
    return (place(shift(x, -78) @ grow(0.95), nodes),)


def _away(nodes: Nodes, x: float = 106) -> Nodes:
    """A figure that looks to the left."""
    return (place(shift(x, -78) @ grow(-0.95, 0.95), nodes),)


def _at(at: Point, nodes: Nodes, degrees: float = 0) -> Node:
    return place(shift(*at) @ turn(degrees), nodes)


def _head(*nodes: Nodes) -> Node:
    return place(shift(*_HEAD), tuple(node for part in nodes for node in part))


def _raised(emblem: Nodes, sleeve: Dress) -> Nodes:
    """The far forearm with an emblem upright in the hand."""
    return _at((60, 40), emblem), *limbs.forearm((54, 88), (60, 51), sleeve, bend=-4), limbs.fist((60, 40))


def _upright(emblem: Nodes, sleeve: Dress) -> Nodes:
    """The near forearm with an emblem upright in the hand."""
    return _at((-64, 42), emblem), *limbs.forearm((-58, 90), (-64, 53), sleeve, bend=4), limbs.fist((-64, 42), mirrored=True)


def _shouldered(emblem: Nodes, sleeve: Dress) -> Nodes:
    """The near forearm across the breast with an emblem leaning on the shoulder."""
    return (
        _at((-26, 46), emblem, -27),
        *limbs.forearm((-66, 66), (-36, 52), sleeve, bend=-4),
        limbs.fist((-26, 46), -27),
    )


def _near_rest(sleeve: Dress) -> Nodes:
    """The near hand resting on the belt."""
    return *limbs.forearm((-58, 52), (-19, 58), sleeve, bend=-6), limbs.palm((-8, 57), -4)


def _far_rest(sleeve: Dress) -> Nodes:
    """The far hand resting on the belt."""
    return *limbs.forearm((52, 50), (24, 58), sleeve, bend=5), limbs.palm((14, 57), 4, mirrored=True)


def _jack_of_clubs(d: Dress) -> Nodes:
    return _towards((
        _head(heads.neck()),
        *costume.doublet(d),
        *costume.collar(),
        _head(heads.face(), heads.page_hair(d.hair), hats.beret(d)),
        *_near_rest(d.swapped()),
        *limbs.near_puff(d),
        *limbs.far_puff(d),
        *_raised(emblems.halberd(d.second), d.swapped()),
    ))


def _jack_of_diamonds(d: Dress) -> Nodes:
    return _away((
        _head(heads.neck()),
        *costume.tabard(d),
        *costume.ruff(),
        _head(heads.face(), heads.curls(d.hair), hats.flat_cap(d.swapped())),
        *_far_rest(d),
        *limbs.far_sleeve(d.swapped()),
        *limbs.near_sleeve(d),
        *_upright(emblems.pennon(d.second, Tone.PAPER), d),
    ))


def _jack_of_hearts(d: Dress) -> Nodes:
    return _towards((
        _head(heads.neck()),
        *costume.doublet(d),
        *costume.collar(),
        _head(heads.face(), heads.curls(d.hair), hats.brimmed_hat(d)),
        *_near_rest(d),
        *limbs.near_puff(d.swapped()),
        *limbs.far_puff(d.swapped()),
        *_raised(emblems.falcon(), d),
    ))


def _jack_of_spades(d: Dress) -> Nodes:
    return _away((
        _head(heads.neck(), heads.page_hair(d.hair)),
        *costume.breastplate(d),
        _head(heads.face(), hats.sallet(d)),
        *_far_rest(d.swapped()),
        *limbs.far_sleeve(d.swapped()),
        *limbs.near_sleeve(d.swapped()),
        *limbs.spaulders(),
        *_shouldered(emblems.sword(d.second), d.swapped()),
    ))


def _queen_of_clubs(d: Dress) -> Nodes:
    return _away((
        _head(heads.neck()),
        *costume.bodice(d),
        *costume.necklace(),
        _head(heads.face(), heads.braids(d.hair, Tone.RED), hats.pearl_coronet(Tone.RED)),
        *_far_rest(d),
        *limbs.far_puff(d.swapped()),
        *limbs.near_puff(d.swapped()),
        *_upright(emblems.fan(d.light, d.deep), d),
    ))


def _queen_of_diamonds(d: Dress) -> Nodes:
    return _towards((
        *costume.lace_collar(),
        _head(heads.neck()),
        *costume.robe(d.swapped()),
        *costume.necklace(),
        _head(heads.face(), heads.coiled_hair(d.hair, Tone.GOLD), hats.coronet(Tone.RED)),
        *_near_rest(d),
        *limbs.near_puff(d),
        *limbs.far_puff(d),
        *_raised(emblems.mirror(), d),
    ))


def _queen_of_hearts(d: Dress) -> Nodes:
    return _towards((
        _head(heads.loose_hair_behind(d.hair)),
        _head(heads.neck()),
        *costume.bodice(d),
        *costume.necklace(),
        _head(heads.face(), heads.parting(d.hair), hats.coronet(Tone.RED)),
        *_near_rest(d),
        *limbs.near_puff(d.swapped()),
        *limbs.far_puff(d.swapped()),
        *_raised(emblems.rose(Tone.RED, Tone.RED_DEEP), d),
    ))


def _queen_of_spades(d: Dress) -> Nodes:
    return _away((
        _head(hats.veil(d.light, d.deep)),
        _head(heads.neck()),
        *costume.robe(d),
        _head(heads.face(), heads.parting(d.hair), hats.pearl_coronet(Tone.BLUE)),
        *_far_rest(d.swapped()),
        *limbs.far_sleeve(d),
        *limbs.near_sleeve(d),
        *_upright(emblems.lyre(), d),
    ))


def _king_of_clubs(d: Dress) -> Nodes:
    return _towards((
        *costume.mantle(d),
        _head(heads.neck()),
        *costume.doublet(d),
        *costume.ermine(),
        _head(heads.king_hair(d.hair), heads.face(man=True), heads.beard(d.hair, Beard.FULL), hats.arched_crown(Tone.RED)),
        *limbs.near_puff(d),
        _at((-12, 55), emblems.orb()),
        *limbs.forearm((-58, 52), (-22, 60), d, bend=-6),
        limbs.palm((-12, 57), -4),
        *limbs.far_puff(d),
        *_raised(emblems.sceptre(), d),
    ))


def _king_of_diamonds(d: Dress) -> Nodes:
    return _away((
        _head(heads.neck()),
        *costume.tabard(d),
        *_far_rest(d),
        *limbs.far_sleeve(d),
        *limbs.near_sleeve(d),
        *costume.cape(d),
        _head(heads.king_hair(Tone.GREY), heads.face(man=True), heads.beard(Tone.GREY, Beard.FORKED), hats.rayed_crown(Tone.RED)),
        *_upright(emblems.sun_rod(), d),
    ))


def _king_of_hearts(d: Dress) -> Nodes:
    return _towards((
        *costume.mantle(d),
        _head(heads.neck()),
        *costume.doublet(d),
        *costume.ermine(),
        *costume.chain(),
        _head(heads.king_hair(d.hair), heads.face(man=True), heads.beard(d.hair, Beard.SHORT), hats.leaf_crown(d.second)),
        *_near_rest(d),
        *limbs.near_puff(d),
        *limbs.far_puff(d),
        *_raised(emblems.sword(d.second), d),
    ))


def _king_of_spades(d: Dress) -> Nodes:
    return _away((
        _head(heads.neck()),
        *costume.doublet(d),
        *_far_rest(d),
        *limbs.far_sleeve(d),
        *limbs.near_sleeve(d),
        *costume.cape(d),
        _head(heads.king_hair(d.hair), heads.face(man=True), heads.beard(d.hair, Beard.LONG), hats.lily_crown(d.second)),
        *_shouldered(emblems.mace(), d),
    ))


_HALVES: Mapping[str, Callable[[Dress], Nodes]] = {
    "JC": _jack_of_clubs,
    "JD": _jack_of_diamonds,
    "JH": _jack_of_hearts,
    "JS": _jack_of_spades,
    "QC": _queen_of_clubs,
    "QD": _queen_of_diamonds,
    "QH": _queen_of_hearts,
    "QS": _queen_of_spades,
    "KC": _king_of_clubs,
    "KD": _king_of_diamonds,
    "KH": _king_of_hearts,
    "KS": _king_of_spades,
}
