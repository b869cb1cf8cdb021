from __future__ import annotations

import pytest

from cardavia.art import bresciane, decks, skin, weave
from cardavia.art.drawing import Group, bounds, flatten
from cardavia.art.geometry import Box
from cardavia.art.layout import Index
from cardavia.art.palette import Tone

FIGURES = [rank + suit for rank in "JNK" for suit in "SBCD"]


@pytest.mark.parametrize("n", range(2, 11))
def test_n_swords_have_n_hilts(n: int) -> None:
    groups = [node for node in weave.swords(n) if isinstance(node, Group)]
    hilts = [group for group in groups if bounds((group,)).top > 0]
    assert len(hilts) == n


@pytest.mark.parametrize("n", range(2, 11))
def test_n_batons_have_two_caps_each(n: int) -> None:
    caps = [node for node in weave.batons(n) if isinstance(node, Group)]
    assert len(caps) == 2 * n


@pytest.mark.parametrize("index", Index)
def test_only_la_mata_bears_a_shield_and_banners(index: Index) -> None:
    def bearers(tone: Tone) -> list[int]:
        cards = {n: flatten(bresciane.pips(n, "S", 372, index)) for n in range(2, 11)}
        return [n for n, leaves in cards.items() if tone in {leaf.fill for leaf in leaves}]

    assert bearers(Tone.BLUE_DEEP) == [2], "the shaded quarters of the shield"
    assert bearers(Tone.RED_DEEP) == [2], "the shaded cloth of the banners"


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


def test_the_deck_is_the_pack_of_cicera() -> None:
    cards = decks.deck("bresciane").cards
    assert len(cards) == 52
    assert cards[:13] == ("AB", "2B", "3B", "4B", "5B", "6B", "7B", "8B", "9B", "TB", "JB", "NB", "KB")
    assert (cards[27], cards[-1]) == ("2D", "KS")


@pytest.mark.parametrize("index", Index)
def test_number_cards_show_their_pips_and_courts_their_figures(index: Index) -> None:
    assert bresciane.face("T", "D", index) == bresciane.pips(10, "D", 372, index)
    assert bresciane.face("A", "S", index) == bresciane.pips(1, "S", 372, index)
    assert bresciane.face("N", "C", index) == bresciane.court("N", "C", 372, index)


def test_the_skin_gives_scopa_s_suits_and_ranks_italian_ones() -> None:
    assert skin.SUITS == {"C": "B", "D": "D", "H": "C", "S": "S"}
    normal = Index.NORMAL
    assert skin.face("Q", "S", normal) == bresciane.court("N", "S", 372)
    assert skin.face("7", "D", normal) == bresciane.pips(7, "D", 372)
    assert skin.face("A", "C", normal) == bresciane.pips(1, "B", 372)


def test_only_the_king_of_batons_keeps_room_for_the_tax_stamp() -> None:
    def blank_discs(suit: str) -> int:
        leaves = flatten(bresciane.court("K", suit, 372))
        return sum(leaf.fill is Tone.PAPER and 10 < getattr(leaf, "r", 0) < 14 for leaf in leaves)

    assert [suit for suit in "SBCD" if blank_discs(suit)] == ["B"]
