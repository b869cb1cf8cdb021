from __future__ import annotations

import pytest

from cardavia.art import bresciane, weave
from cardavia.art.drawing import Group, Mark, bounds, flatten
from cardavia.art.geometry import Box
from cardavia.art.layout import Index
from cardavia.art.palette import Tone

FIGURES = [rank + suit for rank in "JNK" for suit in "SBCD"]


@pytest.mark.parametrize("n", range(2, 11))
def test_n_swords_have_n_hilts(n: int) -> None:
    hilts = [node for node in weave.swords(n) if isinstance(node, Group)]
    assert len(hilts) == n


@pytest.mark.parametrize("n", range(2, 11))
def test_n_batons_have_two_caps_each(n: int) -> None:
    caps = [node for node in weave.batons(n) if isinstance(node, Group)]
    assert len(caps) == 2 * n


def test_only_the_two_of_swords_bears_the_shield() -> None:
    quartered = Tone.BLUE
    bearers = []
    for n in range(2, 11):
        fills = {leaf.fill for leaf in flatten(weave.swords(n)) if isinstance(leaf, Mark)}
        if quartered in fills and Tone.RED in fills and Tone.RED_DEEP in fills:
            bearers.append(n)
    assert bearers == [2]


@pytest.mark.parametrize("height", [372, 400])
@pytest.mark.parametrize("suit", "SB")
@pytest.mark.parametrize("n", range(2, 11))
def test_woven_suits_fit_the_card(suit: str, n: int, height: float) -> None:
    assert bounds(bresciane.pips(n, suit, height)).within(Box(12, 20, 188, height - 20))


@pytest.mark.parametrize("height", [372, 400])
@pytest.mark.parametrize("figure", FIGURES)
def test_full_figures_stand_on_the_card(figure: str, height: float) -> None:
    box = bounds(bresciane.court(figure[0], figure[1], height))
    assert box.within(Box(4, 8, 196, height - 20))
    assert box.height > 0.7 * height


def test_the_skin_gives_scopa_s_suits_and_ranks_italian_ones() -> None:
    assert bresciane.SUITS == {"C": "B", "D": "D", "H": "C", "S": "S"}
    normal = Index.NORMAL
    assert bresciane.face("Q", "S", normal) == bresciane.court("N", "S", bresciane.HEIGHT)
    assert bresciane.face("7", "D", normal) == bresciane.pips(7, "D", bresciane.HEIGHT)
    assert bresciane.face("A", "C", normal) == bresciane.pips(1, "B", bresciane.HEIGHT)


def test_only_the_king_of_batons_keeps_room_for_the_tax_stamp() -> None:
    def blank_discs(suit: str) -> int:
        leaves = flatten(bresciane.court("K", suit, 372))
        return sum(leaf.fill is Tone.PAPER and 10 < getattr(leaf, "r", 0) < 14 for leaf in leaves)

    assert [suit for suit in "SBCD" if blank_discs(suit)] == ["B"]
