"""The twelve courts of the French-suited decks: upper halves of double-headed figures, no two alike.

Clubs, diamonds, hearts and spades each have their own gesture in every rank. In one pose the figure looks
towards the emblem at the right edge, raised in the far hand; in the other it looks away from it, and the
near hand holds it upright or leans it on the shoulder.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardavia.art import costume, emblems, hats, heads, limbs
from cardavia.art.costume import DRESS, Dress
from cardavia.art.drawing import Nodes, cut, disc, line, place, shape
from cardavia.art.geometry import Affine, HalfPlane, grow, shift
from cardavia.art.heads import Beard
from cardavia.art.layout import WIDTH, Index, half_turn
from cardavia.art.palette import Tone
from cardavia.art.poses import at, far_rest, head, near_rest, raised, shouldered, upright

# Fall of the dividing band per unit of width; it falls towards the emblem.
_SLOPE = 0.15

# Big corners leave less room: figures shrink and slide down along the band.
_FIT: Mapping[Index, Affine] = {
    Index.NORMAL: Affine(),
    Index.BIG: shift(11, 11 * _SLOPE) @ grow(0.83),
}


def court(rank: str, suit: str, height: float, index: Index = Index.NORMAL) -> Nodes:
    """Returns a double-headed court on a card of the given height, divided by a gold band."""
    return double(half(rank, suit), height, index)


def double(figure: Nodes, height: float, index: Index = Index.NORMAL) -> Nodes:
    """Returns a figure and its image under the half turn, divided by a gold band through the middle.

    The figure is drawn with the middle of the card at y = 0; below the band nothing of it is seen.
    """
    middle = height / 2
    by = shift(WIDTH / 2, middle) @ _FIT[index] @ shift(-WIDTH / 2, 0)
    return divided((place(by, figure),), height)


def half(rank: str, suit: str) -> Nodes:
    """Returns the upper half of a court on a card 200 wide, its origin at the left end of the middle."""
    return _HALVES[rank + suit](DRESS[suit])


def divided(upper: Nodes, height: float, edge: float = 11) -> Nodes:
    """Returns a half and its half turn, cut along a slanted gold band.

    The band ends `edge` units from either side of the card.
    """
    middle = height / 2
    kept = cut(upper, HalfPlane(_SLOPE, -1, _SLOPE * WIDTH / 2 - middle))
    return *kept, place(half_turn(height), kept), *_band(middle, edge)


def _band(middle: float, edge: float) -> Nodes:
    drop = _SLOPE * (WIDTH / 2 - edge)
    across = f"M{edge},{middle - drop}L{WIDTH - edge},{middle + drop}"
    lozenge = (shape("M-10,0L0,-10L10,0L0,10Z", Tone.GOLD), disc(0, 0, 3, Tone.RED))
    return (
        line(across, Tone.INK, 9.4),
        line(across, Tone.GOLD, 5.8),
        line(across, Tone.GOLD_LIGHT, 1.4),
        place(shift(WIDTH / 2, middle), lozenge),
    )


def towards(nodes: Nodes, x: float = 112) -> Nodes:
    """A figure that looks to the right."""
    return (place(shift(x, -78) @ grow(0.95), nodes),)


def away(nodes: Nodes, x: float = 106) -> Nodes:
    """A figure that looks to the left."""
    return (place(shift(x, -78) @ grow(-0.95, 0.95), nodes),)


def _jack_of_clubs(d: Dress) -> Nodes:
    return towards(
        (
            head(heads.neck()),
            *costume.doublet(d),
            *costume.collar(),
            head(heads.face(), heads.page_hair(d.hair), hats.beret(d)),
            *near_rest(d.swapped()),
            *limbs.near_puff(d),
            *limbs.far_puff(d),
            *raised(emblems.halberd(d.second), d.swapped()),
        )
    )


def _jack_of_diamonds(d: Dress) -> Nodes:
    return away(
        (
            head(heads.neck()),
            *costume.tabard(d),
            *costume.ruff(),
            head(heads.face(), heads.curls(d.hair), hats.flat_cap(d.swapped())),
            *far_rest(d),
            *limbs.far_sleeve(d.swapped()),
            *limbs.near_sleeve(d),
            *upright(emblems.pennon(d.second, Tone.PAPER), d),
        )
    )


def _jack_of_hearts(d: Dress) -> Nodes:
    return towards(
        (
            head(heads.neck()),
            *costume.doublet(d),
            *costume.collar(),
            head(heads.face(), heads.curls(d.hair), hats.brimmed_hat(d)),
            *near_rest(d),
            *limbs.near_puff(d.swapped()),
            *limbs.far_puff(d.swapped()),
            *raised(emblems.falcon(), d),
        )
    )


def _jack_of_spades(d: Dress) -> Nodes:
    return away(
        (
            head(heads.neck(), heads.page_hair(d.hair)),
            *costume.breastplate(d),
            head(heads.face(), hats.sallet(d)),
            *far_rest(d.swapped()),
            *limbs.far_sleeve(d.swapped()),
            *limbs.near_sleeve(d.swapped()),
            *limbs.spaulders(),
            *shouldered(emblems.sword(d.second), d.swapped()),
        )
    )


def _queen_of_clubs(d: Dress) -> Nodes:
    return away(
        (
            head(heads.neck()),
            *costume.bodice(d),
            *costume.necklace(),
            head(heads.face(), heads.braids(d.hair, Tone.RED), hats.pearl_coronet(Tone.RED)),
            *far_rest(d),
            *limbs.far_puff(d.swapped()),
            *limbs.near_puff(d.swapped()),
            *upright(emblems.fan(d.light, d.deep), d),
        )
    )


def _queen_of_diamonds(d: Dress) -> Nodes:
    return towards(
        (
            *costume.lace_collar(),
            head(heads.neck()),
            *costume.robe(d.swapped()),
            *costume.necklace(),
            head(heads.face(), heads.coiled_hair(d.hair, Tone.GOLD), hats.coronet(Tone.RED)),
            *near_rest(d),
            *limbs.near_puff(d),
            *limbs.far_puff(d),
            *raised(emblems.mirror(), d),
        )
    )


def _queen_of_hearts(d: Dress) -> Nodes:
    return towards(
        (
            head(heads.loose_hair_behind(d.hair)),
            head(heads.neck()),
            *costume.bodice(d),
            *costume.necklace(),
            head(heads.face(), heads.parting(d.hair), hats.coronet(Tone.RED)),
            *near_rest(d),
            *limbs.near_puff(d.swapped()),
            *limbs.far_puff(d.swapped()),
            *raised(emblems.rose(Tone.RED, Tone.RED_DEEP), d),
        )
    )


def _queen_of_spades(d: Dress) -> Nodes:
    return away(
        (
            head(hats.veil(d.light, d.deep)),
            head(heads.neck()),
            *costume.robe(d),
            head(heads.face(), heads.parting(d.hair), hats.pearl_coronet(Tone.BLUE)),
            *far_rest(d.swapped()),
            *limbs.far_sleeve(d),
            *limbs.near_sleeve(d),
            *upright(emblems.lyre(), d),
        )
    )


def _king_of_clubs(d: Dress) -> Nodes:
    return towards(
        (
            *costume.mantle(d),
            head(heads.neck()),
            *costume.doublet(d),
            *costume.ermine(),
            head(
                heads.king_hair(d.hair),
                heads.face(man=True),
                heads.beard(d.hair, Beard.FULL),
                hats.arched_crown(Tone.RED),
            ),
            *limbs.near_puff(d),
            at((-9, 52), emblems.orb()),
            *limbs.forearm((-60, 48), (-20, 61), d, bend=-6),
            limbs.palm((-9, 59), -4),
            *limbs.far_puff(d),
            *raised(emblems.sceptre(), d),
        )
    )


def _king_of_diamonds(d: Dress) -> Nodes:
    return away(
        (
            head(heads.neck()),
            *costume.tabard(d),
            *far_rest(d),
            *limbs.far_sleeve(d),
            *limbs.near_sleeve(d),
            *costume.cape(d),
            head(
                heads.king_hair(Tone.GREY),
                heads.face(man=True),
                heads.beard(Tone.GREY, Beard.FORKED),
                hats.rayed_crown(Tone.RED),
            ),
            *upright(emblems.sun_rod(), d),
        )
    )


def _king_of_hearts(d: Dress) -> Nodes:
    return towards(
        (
            *costume.mantle(d),
            head(heads.neck()),
            *costume.doublet(d),
            *costume.ermine(),
            *costume.chain(),
            head(
                heads.king_hair(d.hair),
                heads.face(man=True),
                heads.beard(d.hair, Beard.SHORT),
                hats.leaf_crown(d.second),
            ),
            *near_rest(d),
            *limbs.near_puff(d),
            *limbs.far_puff(d),
            *raised(emblems.sword(d.second), d),
        )
    )


def _king_of_spades(d: Dress) -> Nodes:
    return away(
        (
            head(heads.neck()),
            *costume.doublet(d),
            *far_rest(d),
            *limbs.far_sleeve(d),
            *limbs.near_sleeve(d),
            *costume.cape(d),
            head(
                heads.king_hair(d.hair),
                heads.face(man=True),
                heads.beard(d.hair, Beard.LONG),
                hats.lily_crown(d.second),
            ),
            *shouldered(emblems.mace(), d),
        )
    )


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
