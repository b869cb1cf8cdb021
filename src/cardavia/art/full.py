"""Full-length courts of the Italian packs: jacks on foot and enthroned kings (`riders` has the knights).

Figures stand on a base line; the origin is the middle of that line, the room about 130 wide and 330 high.
The lower right corner of a card belongs to the index, so nothing there goes beyond x = 44 below y = -70.
"""

from __future__ import annotations

from cardavia.art import costume, hats, heads, limbs
from cardavia.art.costume import LATIN_DRESS, Dress
from cardavia.art.drawing import Group, Node, Nodes, beads, cased, disc, joined, line, place, shape
from cardavia.art.emblems import suit_sign
from cardavia.art.geometry import Point, grow, shift
from cardavia.art.heads import Beard
from cardavia.art.palette import Tone
from cardavia.art.poses import far_rest, head, near_rest, raised, upright
from cardavia.art.strokes import between, comb, hatch, rectangle

# Elbows of raised arms, a little higher than those of half figures.
_FAR_ELBOW: Point = (50, 77)
_NEAR_ELBOW: Point = (-54, 80)


def ground(left: float = -78, right: float = 40) -> Nodes:
    """Returns the strip of floor under a figure."""
    tufts = comb((left + 6, 5), (15, 0), int((right - left) / 15), (10, 1.2))
    return line(f"M{left},0L{right},0", Tone.INK, 2.6), hatch(tufts, 1.8)


def jack(suit: str) -> Nodes:
    """Returns the jack of an Italian suit: S, B, C or D."""
    figure = {"S": _jack_of_swords, "B": _jack_of_batons, "C": _jack_of_cups, "D": _jack_of_coins}[suit]
    pet = (place(shift(-62, 0) @ grow(0.8), dog()),) if suit == "C" else ()
    return *ground(), figure(LATIN_DRESS[suit]), *pet


def _towards(nodes: Nodes) -> Group:
    """A man on foot who looks to the right."""
    return place(shift(-7, -236) @ grow(0.82), nodes)


def _away(nodes: Nodes) -> Group:
    """A man on foot who looks to the left."""
    return place(shift(1, -236) @ grow(-0.82, 0.82), nodes)


def _jack_of_swords(d: Dress) -> Group:
    red = d.swapped()
    return _away(
        (
            *_legs(d),
            head(heads.page_hair(d.hair)),
            *costume.breastplate(d),
            *_skirt(d),
            head(heads.neck(), heads.face(), hats.sallet(d)),
            *far_rest(red, drop=8),
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
            *_legs(d),
            *costume.doublet(d),
            *_skirt(d),
            *costume.collar(),
            head(heads.neck(), heads.face(), heads.page_hair(d.hair), hats.beret(d)),
            *near_rest(gold, drop=8),
            *limbs.near_puff(d),
            *limbs.far_puff(d),
            *raised(suit_sign("B"), gold, _FAR_ELBOW),
        )
    )


def _jack_of_cups(d: Dress) -> Group:
    blue = d.swapped()
    return _towards(
        (
            *_legs(d),
            *costume.doublet(d),
            *_skirt(d),
            *costume.collar(),
            head(heads.neck(), heads.face(), heads.curls(d.hair), hats.brimmed_hat(d)),
            *near_rest(blue, drop=8),
            *limbs.near_puff(d),
            *limbs.far_puff(d),
            *raised(suit_sign("C"), blue, _FAR_ELBOW),
        )
    )


def _jack_of_coins(d: Dress) -> Group:
    red = d.swapped()
    return _away(
        (
            *_legs(d),
            *costume.tabard(d),
            *_skirt(d),
            *costume.ruff(),
            head(heads.neck(), heads.face(), heads.curls(d.hair), hats.flat_cap(red)),
            *far_rest(d, drop=8),
            *limbs.far_puff(red),
            *limbs.near_puff(d),
            *upright(suit_sign("D"), d, _NEAR_ELBOW),
        )
    )


def _skirt(d: Dress) -> Nodes:
    """The skirt of a doublet with its belt and purse."""
    cloth = "M-41,80C-46,100 -54,124 -60,146C-30,162 34,162 58,144C50,122 42,100 38,80C20,90 -22,90 -41,80Z"
    hem = "M-60,146C-30,162 34,162 58,144"
    folds = [*between((-54, 148, -40, 96), (46, 148, 34, 96), 9)]
    return (
        shape(cloth, d.cloth),
        hatch(folds, 2.4, d.deep),
        *cased(hem, Tone.GOLD, 4.6, rim=1.7),
        *cased("M-41,80C-22,91 20,91 38,80", d.second, 5.4, rim=1.8),
        shape(rectangle(-5, 82, 13, 11, 2), Tone.GOLD),
    )


def _legs(d: Dress) -> Nodes:
    """Parted hose: one leg plain, the other striped, in soft shoes."""
    near = (
        "M-34,136C-36,170 -32,190 -30,206C-32,226 -28,246 -25,270L-6,270C-6,246 -2,226 -4,206"
        "C-2,188 2,164 4,140Z"
    )
    far = "M2,140C8,166 10,188 12,206C10,226 16,246 20,270L38,268C37,246 37,226 33,206C36,186 38,164 38,138Z"
    stripes = "M10,160L34,155M13,178L34,173M15,196L32,191M15,214L31,209M16,232L33,227M19,250L34,245"
    return (
        shape(far, Tone.PAPER),
        line(stripes, d.second, 4.4),
        line(far, Tone.INK, 2.3),
        shape(near, d.second),
        hatch([*between((-33, 170, -22, 172), (-27, 258, -18, 260), 9)], 2, d.second_deep),
        shape(
            "M-26,266C-30,274 -42,276 -50,284C-50,288 -46,288 -42,288L-5,288L-5,266C-12,270 -20,270 -26,266Z",
            d.deep,
        ),
        shape(
            "M19,266C19,274 18,280 18,288L56,288C60,286 58,282 54,280C46,276 40,272 38,265"
            "C32,270 24,270 19,266Z",
            d.deep,
        ),
    )


def dog() -> Nodes:
    """Returns the little dog at the feet of the jack of cups, looking up to the right."""
    body = (
        "M2,0L4,-14C0,-22 4,-32 16,-32C24,-32 30,-32 34,-34L35,-48C37,-54 44,-52 46,-47"
        "L57,-42C60,-38 57,-35 52,-35L46,-34"
        "C44,-26 42,-20 42,-14L43,0L36,0L34,-13C28,-11 20,-11 14,-13L10,0Z"
    )
    return (
        *cased("M5,-24C-6,-26 -10,-36 -4,-44", Tone.PAPER, 2.6, rim=1.8),
        shape(body, Tone.PAPER),
        shape("M36,-49C30,-48 30,-38 34,-34C38,-36 40,-42 40,-46Z", Tone.WOOD),
        disc(46, -43, 1.5, Tone.INK),
        line("M38,-32L46,-31", Tone.RED, 3.4),
        hatch(comb((12, -30), (5, 0), 4, (2, 9)), 1.6),
    )


def king(suit: str) -> Nodes:
    """Returns the enthroned king of an Italian suit."""
    figure = {"S": _king_of_swords, "B": _king_of_batons, "C": _king_of_cups, "D": _king_of_coins}[suit]
    d = LATIN_DRESS[suit]
    by = shift(-5, -228) @ grow(-0.8 if suit in "SD" else 0.8, 0.8)
    body = (head(heads.neck()), *costume.doublet(d), *_robe(d))
    seated = place(by, (*body, *figure(d)))
    return *ground(-84, 40), place(shift(-5, 0), _throne(d)), seated


def _portrait(hair: Tone, cut: Beard, crown: Nodes) -> Node:
    return head(heads.king_hair(hair), heads.face(man=True), heads.beard(hair, cut), crown)


def _king_of_swords(d: Dress) -> Nodes:
    return (
        *_caped(d),
        _portrait(d.hair, Beard.LONG, hats.lily_crown(d.second)),
        *upright(suit_sign("S"), d, _NEAR_ELBOW),
    )


def _king_of_coins(d: Dress) -> Nodes:
    return (
        *_caped(d),
        _portrait(Tone.GREY, Beard.FORKED, hats.rayed_crown(Tone.RED)),
        *upright(suit_sign("D"), d, _NEAR_ELBOW),
    )


def _caped(d: Dress) -> Nodes:
    return *far_rest(d, drop=8), *limbs.far_sleeve(d), *limbs.near_sleeve(d), *costume.cape(d)


def _king_of_cups(d: Dress) -> Nodes:
    return (
        *costume.ermine(),
        _portrait(d.hair, Beard.SHORT, hats.leaf_crown(d.second)),
        *_puffed(d),
        *raised(suit_sign("C"), d, _FAR_ELBOW),
    )


def _king_of_batons(d: Dress) -> Nodes:
    # A blank disc on this card held the tax stamp of the old packs.
    return (
        place(shift(1, 206), (disc(0, 0, 15, Tone.PAPER, Tone.INK, 2),)),
        *costume.ermine(),
        _portrait(d.hair, Beard.FULL, hats.arched_crown(Tone.RED)),
        *_puffed(d),
        *raised(suit_sign("B"), d, _FAR_ELBOW),
    )


def _puffed(d: Dress) -> Nodes:
    return *near_rest(d, drop=8), *limbs.near_puff(d), *limbs.far_puff(d)


def _throne(d: Dress) -> Nodes:
    """A high-backed throne with gilt knobs and scrolled arms, on a step."""
    back = "M-35,-60L-35,-236C-27,-268 -14,-285 0,-289C14,-285 27,-268 35,-236L35,-60Z"
    inner = "M-29,-60L-29,-234C-22,-261 -11,-275 0,-279C11,-275 22,-261 29,-234L29,-60Z"
    stripes = joined(f"M{x},{-274 + abs(x) * 1.1}L{x},-60" for x in (-21, -10.5, 0, 10.5, 21))
    arm = "M-47,-13L-47,-66C-47,-84 -62,-88 -62,-104C-62,-116 -50,-120 -44,-112L-32,-13Z"
    arms = tuple(
        node
        for side in (1, -1)
        for node in (
            place(
                grow(side, 1),
                (shape(arm, Tone.WOOD), line("M-42,-20L-42,-70C-42,-80 -48,-86 -52,-94", Tone.GOLD, 2.6)),
            ),
            disc(side * -54, -106, 6.4, Tone.GOLD, Tone.INK, 1.9),
            disc(side * -54, -106, 2.2, Tone.RED),
        )
    )
    return (
        shape(rectangle(-51, -13, 97.4, 13, 2), Tone.SHADE),
        shape(back, Tone.WOOD),
        shape(inner, d.light),
        line(stripes, d.cloth, 1.8),
        beads(((-32, -242), (32, -242), (0, -294)), 5, Tone.GOLD, Tone.INK, 1.9),
        *arms,
    )


def _robe(d: Dress) -> Nodes:
    """The lap of a seated king, his mantle drawn across it, his shoes on the step."""
    tunic = (
        "M-39,77C-50,96 -60,116 -60,140C-60,154 -55,162 -51,172C-50,204 -51,234 -53,262Q0,270 53,262"
        "C51,234 50,204 51,172C55,162 60,154 60,140C60,116 50,96 37,77Q0,88 -39,77Z"
    )
    swag = (
        "M37,77C30,104 -6,134 -59,134C-61,146 -58,156 -54,164C-40,172 -22,172 -6,164C30,148 54,122 54,107"
        "C50,96 44,86 37,77Z"
    )
    border = "M-54,164C-40,172 -22,172 -6,164C30,148 54,122 54,107"
    knees = "M-16,166C-20,196 -20,230 -22,260M57,152C44,128 20,140 15,156C17,190 19,226 21,260"
    drapery = "M-13,176Q1,194 15,172M-15,204Q1,222 17,202M-17,230Q1,246 18,230"
    pleats = [
        *between((-46, 258, -48, 178), (-28, 258, -25, 176), 4),
        *between((46, 258, 49, 170), (27, 258, 25, 168), 4),
    ]
    folds = [
        *between((-50, 142, -20, 132), (-44, 164, -8, 146), 4),
        *between((48, 98, 26, 112), (48, 116, 20, 134), 4),
    ]
    shoes = (
        "M-33,262C-41,270 -43,276 -37,280L-20,280C-16,274 -16,266 -18,262ZM33,262"
        "C41,270 43,276 37,280L20,280C16,274 16,266 18,262Z"
    )
    return (
        shape(shoes, d.deep),
        shape(tunic, d.cloth),
        hatch(pleats, 2.2, d.deep),
        line(knees, Tone.INK, 1.8),
        line(drapery, d.deep, 2.4),
        *cased("M-52,256Q0,264 52,256", Tone.GOLD, 5, rim=1.8),
        shape(swag, d.second),
        hatch(folds, 2.4, d.second_deep),
        *cased(border, Tone.PAPER, 6, rim=1.7),
        *cased("M-40,79C-22,90 20,90 38,79", Tone.GOLD, 5, rim=1.8),
    )
