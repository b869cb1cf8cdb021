"""The Bolognese deck of Ottocento: 62 cards, double-headed courts in Italian suits and 22 trumps, 200 x 410.

Only the trumps from five to sixteen bear a number; the corners of the others show an emblem. Trumps are
printed on lilac. The Matto, who is none, stands on straw; his card and the Begato's have a harlequin frame.
"""

from __future__ import annotations

from functools import cache

from cardavia.art import bresciane, courts, halves, latin, marks, trumps
from cardavia.art.drawing import Node, Nodes, disc, fill, line, place, shape
from cardavia.art.geometry import Path, Point, Segment, grow, shift
from cardavia.art.layout import CORNERS, WIDTH, Index, Label, half_turn
from cardavia.art.palette import Tone
from cardavia.art.strokes import rectangle

HEIGHT = 410
TONES = {"S": Tone.SWORDS, "B": Tone.BATONS, "C": Tone.CUPS, "D": Tone.COINS}

_LONG = tuple(rank + suit for suit in "SB" for rank in "KQNJT9876A")
_ROUND = tuple(rank + suit for suit in "CD" for rank in "KQNJA6789T")
TRUMPS = (
    "ANG", "MON", "SOL", "LUN", *(f"T{n}" for n in range(16, 4, -1)), "M1", "M2", "M3", "M4", "BEG",
)  # fmt: skip
CARDS = (*_LONG, *_ROUND, *TRUMPS, "MAT")

# Found by trying: pips, emblems, then whoever has a face, and last the swords.
_ORDER = """
    7B 6B 8B 9B 9C 8C TB 7C TC AC AB T10 6C T13 MON T9 T14 T6 T7 T15 T8 7D 8D T5 9D TD T16 6D M4 M1 M3 M2 SOL
    BEG T12 T11 MAT ANG LUN KC KB QC JB JC JD AD QB KD QD KS QS JS NS ND NC NB 7S 6S 8S 9S AS TS
"""
ORDER = tuple(_ORDER.split())

# The two cards that stand in for others.
_COUNTERS = {"BEG": (Tone.PLUM, Tone.GOLD), "MAT": (Tone.RED, Tone.GREEN)}

# Shorter cards leave woven swords less room below, and between big corners.
_SWORDS = {
    Index.NORMAL: shift(0, 12),
    Index.BIG: shift(WIDTH / 2, HEIGHT / 2) @ grow(1.15) @ shift(-WIDTH / 2, -HEIGHT / 2),
}

# Where the upper emblem of a trump lies, by the room the corners leave.
_EMBLEM = {Index.NORMAL: shift(120, 106), Index.BIG: shift(129, 106) @ grow(0.9)}


def label(card: str) -> Label:
    """Returns what the corners of a card say."""
    if card in _LONG or card in _ROUND:
        return Label(card[0], card[1], TONES[card[1]], latin.mark(card[1]))
    if card == "MAT":
        return Label(card, "", Tone.TRUMPS, (), marks.mark(card))
    if card[1:].isdigit() and card[0] == "T":
        return Label(card[1:], "T", Tone.TRUMPS, marks.trump())
    return Label(card, "T", Tone.TRUMPS, marks.trump(), marks.mark(card))


@cache
def face(card: str, index: Index) -> Nodes:
    """Returns what a card shows between its corners."""
    if card in TRUMPS or card == "MAT":
        emblem = place(_EMBLEM[index], trumps.emblem(card))
        return emblem, place(half_turn(HEIGHT), (emblem,)), *_divide()
    rank, suit = card[0], card[1]
    if rank in "JNQK":
        return courts.double(halves.half(rank, suit, index), HEIGHT, index)
    pips = bresciane.pips({"A": 1, "T": 10}.get(rank) or int(rank), suit, HEIGHT, index)
    return (place(_SWORDS[index], pips),) if suit == "S" and rank != "A" else pips


def ground(card: str, index: Index) -> Nodes:
    """Returns the field and the frame of a trump or of the Matto, nothing for the other cards."""
    if card not in TRUMPS and card != "MAT":
        return ()
    field = fill(rectangle(5, 5, WIDTH - 10, HEIGHT - 10, 11.5), Tone.STRAW if card == "MAT" else Tone.LILAC)
    frame = _harlequin(card, index) if card in _COUNTERS else _rules(index)
    return field, *frame, place(half_turn(HEIGHT), frame)


def _bend(index: Index, inset: float) -> Path:
    """The frame from the index at the top along the right side down to the index at the bottom."""
    notch, radius = CORNERS[index].notch, 7.0
    right, top, bottom = WIDTH - inset, inset, HEIGHT - notch.bottom
    corner = ((right - radius * 0.45, top), (right, top + radius * 0.45), (right, top + radius))
    return Path(
        (
            Segment("M", ((notch.right + 4, top),)),
            Segment("L", ((right - radius, top),)),
            Segment("C", corner),
            Segment("L", ((right, bottom - 4),)),
        )
    )


def _rules(index: Index) -> Nodes:
    return line(_bend(index, 11), Tone.PLUM, 3.2), line(_bend(index, 15.6), Tone.PLUM, 1.3)


def _harlequin(card: str, index: Index) -> Nodes:
    """A frame of lozenges in two colours."""
    notch = CORNERS[index].notch
    right, top = WIDTH - 13, 13
    places = [(right - 9.6 * k, float(top)) for k in range(int((right - notch.right - 8) / 9.6), 0, -1)]
    places += [(float(right), top + 9.6 * k) for k in range(int((HEIGHT - notch.bottom - top - 8) / 9.6) + 1)]
    one, other = _COUNTERS[card]
    return (
        _lozenges(places[::2], one),
        _lozenges(places[1::2], other),
        line(_bend(index, 18.6), Tone.PLUM, 1.3),
    )


def _lozenges(places: list[Point], tone: Tone) -> Node:
    segments: list[Segment] = []
    for x, y in places:
        corners = ((x, y - 4.8), (x + 4.8, y), (x, y + 4.8), (x - 4.8, y))
        segments.append(Segment("M", corners[:1]))
        segments.extend(Segment("L", (corner,)) for corner in corners[1:])
        segments.append(Segment("Z"))
    return shape(Path(tuple(segments)), tone, Tone.INK, 1)


def _divide() -> Nodes:
    """The line between the two halves of a trump."""
    middle = HEIGHT / 2
    lozenge = (shape("M-11,0L0,-11L11,0L0,11Z", Tone.GOLD, Tone.INK, 1.8), disc(0, 0, 3.2, Tone.RED))
    return (
        line(
            f"M20,{middle - 2.4}L{WIDTH - 20},{middle - 2.4}M20,{middle + 2.4}L{WIDTH - 20},{middle + 2.4}",
            Tone.PLUM,
            1.8,
        ),
        place(shift(WIDTH / 2, middle), lozenge),
    )
