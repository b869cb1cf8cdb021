"""The sixteen courts of the Bolognese pack: upper halves of double-headed figures in Italian suits.

Every figure is drawn with the middle of the card at y = 0 (`courts.double`) and holds the sign of its suit at
the right edge, away from the index. Kings and queens look at it or away from it; knights ride to the right.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardavia.art import costume, hats, heads, limbs, riders
from cardavia.art.costume import LATIN_DRESS, Dress
from cardavia.art.drawing import Group, Nodes, place
from cardavia.art.emblems import suit_sign
from cardavia.art.geometry import Point, grow, shift
from cardavia.art.heads import Beard
from cardavia.art.layout import Index
from cardavia.art.palette import Tone
from cardavia.art.poses import far_rest, head, near_rest, raised, upright

# Elbows of raised arms lie just above the dividing band.
_FAR_ELBOW: Point = (50, 80)
_NEAR_ELBOW: Point = (-54, 82)

# The dividing band runs along the horse's back; big corners push it to the right.
_SADDLE = {Index.NORMAL: shift(122, 108) @ grow(0.92), Index.BIG: shift(130, 108) @ grow(0.92)}


def half(rank: str, suit: str, index: Index = Index.NORMAL) -> Nodes:
    """Returns the upper half of the jack J, knight N, queen Q or king K of an Italian suit."""
    if rank == "N":
        return (place(_SADDLE[index], riders.mounted(suit)),)
    return (_FIGURES[rank + suit](LATIN_DRESS[suit]),)


def _towards(nodes: Nodes, x: float = 103) -> Group:
    """A figure that looks to the right."""
    return place(shift(x, -84), nodes)


def _away(nodes: Nodes) -> Group:
    """A figure that looks to the left."""
    return place(shift(100, -84) @ grow(-1, 1), nodes)


def _jack_of_swords(d: Dress) -> Group:
    red = d.swapped()
    return _away(
        (
            head(heads.neck(), heads.page_hair(d.hair)),
            *costume.breastplate(d),
            head(heads.face(), hats.sallet(d)),
            *far_rest(red),
            *limbs.far_sleeve(red),
            *limbs.near_sleeve(red),
            *limbs.spaulders(),
            *upright(suit_sign("S"), red, _NEAR_ELBOW),
        )
    )


def _jack_of_batons(d: Dress) -> Group:
    gold = d.swapped()
    return _towards(
        (
            head(heads.neck()),
            *costume.doublet(d),
            *costume.collar(),
            head(heads.face(), heads.page_hair(d.hair), hats.beret(d)),
            *near_rest(gold),
            *limbs.near_puff(d),
            *limbs.far_puff(d),
            *raised(suit_sign("B"), gold, _FAR_ELBOW),
        )
    )


def _jack_of_cups(d: Dress) -> Group:
    blue = d.swapped()
    return _towards(
        (
            head(heads.neck()),
            *costume.doublet(d),
            *costume.ruff(),
            head(heads.face(), heads.curls(d.hair), hats.brimmed_hat(d)),
            *near_rest(d),
            *limbs.near_puff(blue),
            *limbs.far_puff(blue),
            *raised(suit_sign("C"), d, _FAR_ELBOW),
        )
    )


def _jack_of_coins(d: Dress) -> Group:
    red = d.swapped()
    return _away(
        (
            head(heads.neck()),
            *costume.tabard(d),
            *costume.collar(),
            head(heads.face(), heads.curls(d.hair), hats.flat_cap(red)),
            *far_rest(d),
            *limbs.far_sleeve(red),
            *limbs.near_sleeve(d),
            *upright(suit_sign("D"), d, _NEAR_ELBOW),
        )
    )


def _queen_of_swords(d: Dress) -> Group:
    return _away(
        (
            head(hats.veil(d.light, d.deep)),
            head(heads.neck()),
            *costume.robe(d),
            *costume.necklace(),
            head(heads.face(), heads.parting(d.hair), hats.pearl_coronet(Tone.RED)),
            *far_rest(d.swapped()),
            *limbs.far_sleeve(d),
            *limbs.near_sleeve(d),
            *upright(suit_sign("S"), d, _NEAR_ELBOW),
        )
    )


def _queen_of_batons(d: Dress) -> Group:
    return _towards(
        (
            head(heads.neck()),
            *costume.bodice(d),
            *costume.necklace(),
            head(heads.face(), heads.braids(d.hair, Tone.RED), hats.coronet(Tone.RED)),
            *near_rest(d),
            *limbs.near_puff(d.swapped()),
            *limbs.far_puff(d.swapped()),
            *raised(suit_sign("B"), d, _FAR_ELBOW),
        )
    )


def _queen_of_cups(d: Dress) -> Group:
    return _towards(
        (
            *costume.lace_collar(),
            head(heads.neck()),
            *costume.robe(d),
            *costume.necklace(),
            head(heads.face(), heads.coiled_hair(d.hair, Tone.GOLD), hats.coronet(Tone.BLUE)),
            *near_rest(d.swapped()),
            *limbs.near_puff(d),
            *limbs.far_puff(d),
            *raised(suit_sign("C"), d.swapped(), _FAR_ELBOW),
        ),
        108,
    )


def _queen_of_coins(d: Dress) -> Group:
    return _away(
        (
            head(heads.loose_hair_behind(d.hair)),
            head(heads.neck()),
            *costume.bodice(d),
            *costume.necklace(),
            head(heads.face(), heads.parting(d.hair), hats.pearl_coronet(Tone.RED)),
            *far_rest(d),
            *limbs.far_puff(d.swapped()),
            *limbs.near_puff(d.swapped()),
            *upright(suit_sign("D"), d, _NEAR_ELBOW),
        )
    )


def _king_of_swords(d: Dress) -> Group:
    return _away(
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
            *upright(suit_sign("S"), d, _NEAR_ELBOW),
        )
    )


def _king_of_batons(d: Dress) -> Group:
    return _towards(
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
            *near_rest(d),
            *limbs.near_puff(d),
            *limbs.far_puff(d),
            *raised(suit_sign("B"), d, _FAR_ELBOW),
        )
    )


def _king_of_cups(d: Dress) -> Group:
    return _towards(
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
            *raised(suit_sign("C"), d, _FAR_ELBOW),
        )
    )


def _king_of_coins(d: Dress) -> Group:
    return _away(
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
            *upright(suit_sign("D"), d, _NEAR_ELBOW),
        )
    )


_FIGURES: Mapping[str, Callable[[Dress], Group]] = {
    "JS": _jack_of_swords,
    "JB": _jack_of_batons,
    "JC": _jack_of_cups,
    "JD": _jack_of_coins,
    "QS": _queen_of_swords,
    "QB": _queen_of_batons,
    "QC": _queen_of_cups,
    "QD": _queen_of_coins,
    "KS": _king_of_swords,
    "KB": _king_of_batons,
    "KC": _king_of_cups,
    "KD": _king_of_coins,
}
