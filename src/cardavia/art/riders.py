"""The knights of the Italian packs, full length on stepping horses, on the base line of `full`."""

from __future__ import annotations

from dataclasses import dataclass

from cardavia.art import costume, hats, heads, limbs
from cardavia.art.costume import LATIN_DRESS, Dress
from cardavia.art.drawing import Nodes, cased, disc, fill, joined, line, place, shape
from cardavia.art.emblems import suit_sign
from cardavia.art.full import ground
from cardavia.art.geometry import grow, shift, turn
from cardavia.art.palette import Tone
from cardavia.art.poses import head, raised
from cardavia.art.strokes import between, hatch


@dataclass(frozen=True, slots=True)
class Coat:
    """The colours of a horse: its hide, the shade of the far legs, mane and tail."""

    hide: Tone
    shade: Tone
    hair: Tone


_HORSES = {
    "S": Coat(Tone.GREY, Tone.SHADE, Tone.SABLE),
    "B": Coat(Tone.CHESTNUT, Tone.WOOD, Tone.SABLE),
    "C": Coat(Tone.PAPER, Tone.SHADE, Tone.FAIR),
    "D": Coat(Tone.FAIR, Tone.CHESTNUT, Tone.PAPER),
}

# A rearing horse turns about its hips, and lifts its rider, who sits upright.
_REARING = turn(-14, -58, -78)
_SEAT = shift(-9, -9)

# Long signs lean forward, clear of the horse's head.
_LEAN = {"S": 16.0, "B": 14.0, "C": 0.0, "D": 0.0}


def knight(suit: str) -> Nodes:
    """Returns the knight of an Italian suit on a stepping horse."""
    d = LATIN_DRESS[suit]
    coat = _HORSES[suit]
    rider = place(shift(-15, -222) @ grow(0.76), _rider(d, suit))
    if suit == "S":
        rearing: Nodes = (
            *_hind_legs(coat),
            place(_REARING, (*_fore_legs(coat, lifted=True), *_body(d, coat))),
            place(_SEAT, (rider,)),
            place(_REARING, _rider_leg(d)),
        )
        return *ground(-86, 40), place(shift(12, 0) @ grow(0.955), rearing)
    standing = (*_hind_legs(coat), *_fore_legs(coat), *_body(d, coat), rider, *_rider_leg(d))
    return *ground(-86, 40), place(grow(0.955), standing)


def mounted(suit: str) -> Nodes:
    """Returns the knight of an Italian suit on a standing horse down to the saddle, for half figures.

    The horse's back lies at y = -112 and its head to the right; the hat reaches up to y = -325.
    """
    d = LATIN_DRESS[suit]
    return *_body(d, _HORSES[suit]), place(shift(-26, -232) @ grow(0.9), _rider(d, suit))


def _rider(d: Dress, suit: str) -> Nodes:
    """The rider down to the skirt of his coat: swords and cups ride in armour."""
    sleeve = d.swapped()
    coat = "M-41,80C-48,100 -52,116 -50,132C-20,140 30,140 52,128C48,112 42,98 38,80C20,90 -22,90 -41,80Z"
    return (
        *(
            _armoured(d)
            if suit in "SC"
            else _civil(d, hats.beret(d) if suit == "D" else hats.flat_cap(sleeve))
        ),
        shape(coat, d.cloth),
        hatch(between((-46, 132, -38, 96), (44, 128, 34, 96), 8), 2.4, d.deep),
        *cased("M-41,80C-22,91 20,91 38,80", d.second, 5.4, rim=1.8),
        *limbs.near_puff(sleeve),
        *limbs.forearm((-60, 46), (-8, 74), sleeve, bend=-10),
        limbs.palm((2, 76), 10),
        *limbs.far_puff(sleeve),
        *raised(suit_sign(suit), sleeve, (48, 68), _LEAN[suit]),
    )


def _armoured(d: Dress) -> Nodes:
    helmet = head(heads.neck(), heads.face(), hats.sallet(d))
    return head(heads.page_hair(d.hair)), *costume.breastplate(d), helmet


def _civil(d: Dress, hat: Nodes) -> Nodes:
    portrait = head(heads.neck(), heads.face(), heads.curls(d.hair), hat)
    return *costume.doublet(d), *costume.collar(), portrait


def _rider_leg(d: Dress) -> Nodes:
    """The near leg across the saddle cloth, with boot and stirrup."""
    return (
        shape(
            "M-34,-126C-16,-132 6,-128 10,-112C14,-94 8,-78 6,-58L-10,-58C-8,-76 -14,-92 -28,-102Z", d.second
        ),
        hatch(between((8, -110, -2, -108), (6, -64, -1, -64), 6), 1.9, d.second_deep),
        shape(
            "M-11,-64L8,-64C8,-56 7,-50 8,-46C14,-42 22,-40 24,-36L22,-31L-10,-31C-8,-42 -10,-54 -11,-64Z",
            d.deep,
        ),
        *cased("M-11,-64L8,-64", Tone.GOLD, 2.6, rim=1.4),
        *cased("M-12,-28L24,-28", Tone.GOLD, 2.6, rim=1.5),
    )


def _hind_legs(coat: Coat) -> Nodes:
    far = (
        "M-50,-64C-50,-50 -40,-44 -40,-34C-42,-24 -40,-16 -37,-10L-40,0L-25,0L-27,-10"
        "C-30,-18 -30,-26 -27,-36C-22,-44 -18,-52 -18,-62Z"
    )
    near = (
        "M-78,-88C-82,-70 -68,-54 -69,-42C-72,-32 -72,-22 -69,-11L-73,0L-56,0L-58,-11"
        "C-60,-22 -58,-30 -55,-38C-48,-46 -36,-54 -32,-66Z"
    )
    tail = (
        "M-76,-98C-94,-98 -96,-78 -92,-62C-90,-46 -96,-36 -90,-20C-82,-26 -80,-40 -80,-52"
        "C-80,-66 -78,-78 -70,-86Z"
    )
    strands = "M-80,-90C-90,-84 -88,-66 -86,-50C-85,-42 -88,-32 -88,-26M-76,-86C-84,-76 -83,-62 -82,-50"
    return (
        shape(far, coat.shade),
        shape(tail, coat.hair),
        line(strands, Tone.INK, 1.2),
        shape(near, coat.hide, Tone.INK, 2.2),
        hatch(between((-66, -44, -60, -44), (-70, -14, -63, -14), 5), 1.8),
        fill("M-75,-6L-55,-6L-55,0L-74,0ZM-40,-5L-26,-5L-25,0L-40,0Z", Tone.INK),
    )


def _fore_legs(coat: Coat, *, lifted: bool = False) -> Nodes:
    if lifted:
        far = (
            "M8,-91C24,-101 38,-111 52,-117C59,-119 64,-113 62,-107L60,-89C60,-84 62,-81 64,-78"
            "L55,-73L51,-80C51,-86 51,-92 52,-99C42,-93 28,-81 20,-69Z"
        )
        near = (
            "M4,-91C16,-91 34,-95 46,-97C54,-97 58,-91 55,-84L48,-65C47,-60 49,-57 50,-53L41,-49"
            "L37,-57C38,-63 39,-69 42,-77C32,-75 22,-71 14,-63Z"
        )
        hooves = "M51,-80L55,-73L64,-78L61.4,-83ZM37,-57L41,-49L50,-53L48,-58Z"
        return (
            shape(far, coat.shade),
            shape(near, coat.hide, Tone.INK, 2.2),
            hatch(between((42, -91, 36, -87), (46, -69, 41, -67), 4), 1.8),
            fill(hooves, Tone.INK),
        )
    far = (
        "M16,-70C26,-64 34,-60 40,-56C45,-53 44,-47 40,-45L29,-34C28,-29 30,-25 32,-21L24,-14L18,-22"
        "C19,-28 20,-32 22,-38L28,-47C18,-46 8,-48 2,-52Z"
    )
    near = (
        "M-4,-70C-2,-54 0,-46 0,-38C-1,-28 0,-20 1,-11L-3,0L14,0L12,-11C12,-22 14,-30 15,-38"
        "C16,-46 22,-56 26,-68Z"
    )
    return (
        shape(far, coat.shade),
        shape(near, coat.hide, Tone.INK, 2.2),
        hatch(between((14, -44, 7, -44), (11, -14, 5, -14), 5), 1.8),
        fill("M-4,-6L13,-6L14,0L-3,0ZM20,-24L26,-15L32,-21L29,-26Z", Tone.INK),
    )


def _body(d: Dress, coat: Coat) -> Nodes:
    """A horse's trunk, neck and head to the right, harnessed in the colours of its rider."""
    trunk = (
        "M34,-176C44,-172 50,-166 54,-160C60,-150 65,-142 70,-135C73,-130 71,-123 65,-121"
        "C60,-120 55,-121 51,-125"
        "C45,-126 40,-124 36,-121C32,-112 30,-104 32,-94C33,-82 28,-70 18,-62"
        "C4,-56 -14,-56 -30,-60C-40,-58 -54,-56 -64,-62"
        "C-78,-70 -84,-88 -78,-102C-70,-114 -52,-112 -38,-110C-24,-108 -12,-110 -4,-116"
        "C6,-130 8,-150 16,-162C22,-170 28,-174 34,-176Z"
    )
    ears = (
        "M33,-172C30,-180 30,-186 32,-191C37,-187 40,-181 40,-173ZM24,-170"
        "C21,-177 20,-183 21,-188C26,-184 30,-180 32,-173Z"
    )
    mane = (
        "M33,-179C24,-182 16,-174 11,-166C3,-158 3,-150 -2,-142C-6,-134 -6,-124 -12,-116"
        "C-4,-112 4,-112 8,-114"
        "C12,-122 13,-130 15,-138C18,-148 22,-158 28,-164C32,-168 34,-172 33,-179Z"
    )
    cloth = (
        "M-44,-112C-30,-108 -6,-108 4,-116C12,-100 14,-80 10,-62C-6,-54 -34,-54 -46,-62"
        "C-52,-80 -50,-98 -44,-112Z"
    )
    bridle = (
        "M30,-166L50,-128M58,-152C52,-146 44,-142 38,-142M62,-143C58,-137 53,-133 49,-131M34,-156L54,-160"
    )
    return (
        shape(ears, coat.hide),
        shape(trunk, coat.hide),
        line("M-34,-62C-44,-66 -50,-76 -50,-86M20,-64C26,-72 26,-84 20,-92", Tone.INK, 1.5),
        hatch(
            [
                *between((-79, -94, -66, -92), (-66, -62, -56, -68), 6),
                *between((31, -96, 22, -96), (24, -68, 16, -74), 5),
                *between((30, -112, 22, -116), (36, -122, 30, -130), 3),
            ],
            1.8,
            Tone.INK,
        ),
        shape(mane, coat.hair),
        line(
            "M26,-174C18,-164 14,-152 10,-140M18,-168C8,-156 6,-142 1,-126M10,-138C6,-130 4,-124 2,-116",
            Tone.INK,
            1.2,
        ),
        *_horse_face(),
        *cased(bridle, d.second, 2.6, rim=1.2),
        disc(49, -131, 3, Tone.GOLD, Tone.INK, 1.3),
        *cased("M49,-131C34,-138 14,-150 -6,-158", d.second, 2, rim=1.1),
        *cased("M32,-98C20,-92 12,-92 8,-92M-78,-96C-66,-90 -56,-88 -48,-90", d.second, 3.2, rim=1.4),
        shape(cloth, d.cloth),
        line("M-47,-68C-32,-60 -8,-60 10,-68", Tone.GOLD, 3.6),
        line(
            joined(f"M{-40 + k * 8},{-58 + abs(k - 2.5) * -0.8}l0,7" for k in range(6)), Tone.GOLD_DEEP, 2.4
        ),
    )


def _horse_face() -> Nodes:
    eye = "M43,-158C45,-162 51,-161 52,-156C49,-154 45,-155 43,-158Z"
    return (
        fill(eye, Tone.PAPER),
        disc(48, -157.6, 2.2, Tone.INK),
        line(
            "M42,-158C45,-163 51,-162 53,-156M66,-132C68,-131 68,-128 66,-127M53,-124"
            "C57,-125 61,-125 65,-127M38,-121C36,-128 36,-136 40,-140",
            Tone.INK,
            1.5,
        ),
    )
