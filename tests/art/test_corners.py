"""Index corners are kept free, measured on the drawings themselves."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cardavia.art import decks, french, latin, signs
from cardavia.art.drawing import bounds, flatten, outline
from cardavia.art.geometry import Box
from cardavia.art.glyphs import lettering
from cardavia.art.layout import CORNERS, WIDTH, Corner, Index, Place, latin_places, pip_places
from cardavia.art.palette import Tone

CARDS = [(name, card) for name in decks.DECKS for card in decks.deck(name).cards]
INDICES = pytest.mark.parametrize("index", Index)


def notches(index: Index, height: float, corners: Mapping[Index, Corner] = CORNERS) -> tuple[Box, Box]:
    """Both reserved corners: upper left, and its image under the half turn."""
    box = corners[index].notch
    return box, Box(WIDTH - box.right, height - box.bottom, WIDTH - box.left, height - box.top)


@INDICES
@pytest.mark.parametrize("n", range(1, 8))
@pytest.mark.parametrize("suit", "HDCS")
def test_boxes_of_french_pips_miss_the_notches(suit: str, n: int, index: Index) -> None:
    for place in pip_places(n, 372, index):
        box = bounds((place.group(signs.sign(suit)),))
        assert not any(box.overlaps(notch) for notch in notches(index, 372)), (place, box)


@INDICES
@pytest.mark.parametrize("n", range(1, 8))
@pytest.mark.parametrize("suit", "HDCS")
def test_french_pips_do_not_touch_one_another(suit: str, n: int, index: Index) -> None:
    sign = signs.sign(suit)
    contours = [list(outline((place.group(sign),), 4)) for place in pip_places(n, 372, index)]
    for k, one in enumerate(contours):
        for other in contours[:k]:
            assert min((x - u) ** 2 + (y - v) ** 2 for x, y in one for u, v in other) > 2**2


@INDICES
@pytest.mark.parametrize("height", [372, 410])
@pytest.mark.parametrize("n", range(2, 11))
def test_boxes_of_coins_and_cups_miss_the_notches(n: int, height: float, index: Index) -> None:
    for place in latin_places(n, height, index):
        for sign in (latin.coin(), latin.cup()):
            box = bounds((place.group(sign),))
            assert not any(box.overlaps(notch) for notch in notches(index, height)), (place, box)


@INDICES
@pytest.mark.parametrize("height", [372, 400])
@pytest.mark.parametrize("n", range(2, 11))
def test_coins_and_cups_do_not_lie_over_one_another_nor_over_the_edge(
    n: int, height: float, index: Index
) -> None:
    for sign in (latin.coin(), latin.cup()):
        boxes = [bounds((place.group(sign),)) for place in latin_places(n, height, index)]
        assert all(box.within(Box(4, 4, WIDTH - 4, height - 4)) for box in boxes)
        contours = [list(outline((place.group(sign),), 4)) for place in latin_places(n, height, index)]
        for k, one in enumerate(contours):
            for other in contours[:k]:
                assert min((x - u) ** 2 + (y - v) ** 2 for x, y in one for u, v in other) > 1


@INDICES
@pytest.mark.parametrize(("name", "card"), CARDS)
def test_nothing_drawn_between_the_corners_reaches_into_them(name: str, card: str, index: Index) -> None:
    deck = decks.deck(name)
    for leaf in flatten(deck.face(card, index)):
        margin = leaf.width / 2 if leaf.stroke else 0
        reserved = [notch.grown(margin) for notch in notches(index, deck.height, deck.corners)]
        for x, y in outline((leaf,)):
            assert not any(n.left < x < n.right and n.top < y < n.bottom for n in reserved), (x, y)


@INDICES
@pytest.mark.parametrize(("name", "card"), CARDS)
def test_every_picture_stays_on_its_card(name: str, card: str, index: Index) -> None:
    deck = decks.deck(name)
    assert bounds(deck.face(card, index)).within(Box(4, 4, WIDTH - 4, deck.height - 4))


@INDICES
@pytest.mark.parametrize("name", decks.DECKS)
def test_corner_signs_lie_in_the_notch(name: str, index: Index) -> None:
    deck = decks.deck(name)
    corner = deck.corners[index]
    signs_of = {deck.label(card).suit: deck.label(card).sign for card in deck.cards}
    for suit, drawn in signs_of.items():
        sign = Place(corner.x, corner.sign_y, corner.sign_scale).group(drawn)
        assert not drawn or bounds((sign,)).within(corner.notch), suit


@INDICES
@pytest.mark.parametrize("card", ["ANG", "MON", "SOL", "LUN", "M1", "M2", "M3", "M4", "BEG", "MAT"])
def test_emblems_in_place_of_a_rank_lie_in_the_notch_above_the_sign(card: str, index: Index) -> None:
    corner, label = CORNERS[index], decks.deck("bolognese").label(card)
    emblem = bounds((corner.emblem(label.emblem),))
    assert emblem.within(corner.notch)
    assert emblem.width > 0.65 * corner.notch.width
    if label.sign:
        sign = bounds((Place(corner.x, corner.sign_y, corner.sign_scale).group(label.sign),))
        assert not emblem.overlaps(sign)


@INDICES
@pytest.mark.parametrize("n", range(1, 8))
def test_a_card_of_n_has_n_pips(n: int, index: Index) -> None:
    assert len(pip_places(n, 372, index)) == n


@INDICES
@pytest.mark.parametrize("n", range(2, 11))
def test_a_card_of_n_has_n_coins_or_cups(n: int, index: Index) -> None:
    assert len(latin_places(n, 400, index)) == n


@INDICES
@pytest.mark.parametrize("n", [2, 3, 4, 5, 6])
def test_pips_are_point_symmetric_but_for_the_seven(n: int, index: Index) -> None:
    places = {(round(p.x, 3), round(p.y, 3)) for p in pip_places(n, 372, index)}
    assert places == {(round(200 - x, 3), round(372 - y, 3)) for x, y in places}


@INDICES
def test_pips_below_the_middle_stand_on_their_heads(index: Index) -> None:
    for n in range(1, 8):
        for place in pip_places(n, 372, index):
            assert place.turned == (place.y > 187)


@INDICES
@pytest.mark.parametrize("n", range(2, 11))
def test_pips_of_shengji_miss_the_notches_and_one_another(n: int, index: Index) -> None:
    places = french.pip_places(n, index)
    assert len(places) == n
    for suit in "SHCD":
        sign = signs.sign(suit)
        drawn = [place.group(sign) for place in places]
        for pip in drawn:
            box = bounds((pip,))
            assert box.within(Box(4, 4, WIDTH - 4, 276))
            assert not any(box.overlaps(notch) for notch in notches(index, 280, french.CORNERS)), (suit, box)
        contours = [list(outline((pip,), 4)) for pip in drawn]
        for k, one in enumerate(contours):
            for other in contours[:k]:
                assert min((x - u) ** 2 + (y - v) ** 2 for x, y in one for u, v in other) > 2**2


@INDICES
@pytest.mark.parametrize("n", [2, 3, 4, 5, 6, 8, 9, 10])
def test_pips_of_shengji_are_point_symmetric_but_for_the_seven(n: int, index: Index) -> None:
    places = {(round(p.x, 3), round(p.y, 3)) for p in french.pip_places(n, index)}
    assert places == {(round(200 - x, 3), round(280 - y, 3)) for x, y in places}


@pytest.mark.parametrize("text", ["A", "7", "4", "Q", "W", "Kn", "10"])
def test_the_usual_index_of_shengji_shows_on_a_strip_of_21_hundredths(text: str) -> None:
    at = french.CORNERS[Index.NORMAL]
    box = bounds(lettering(text, at.x, at.cap, at.height, Tone.SPADES, at.weight))
    assert (box.left + box.right) / 2 + (box.right - box.left) / 2 <= 0.23 * WIDTH
    assert box.right - box.left <= 0.21 * WIDTH


@pytest.mark.parametrize("text", ["A", "7", "4", "Q", "W", "Kn", "10"])
def test_the_big_index_of_shengji_shows_on_strips_of_24_pixels_of_cards_60_wide(text: str) -> None:
    at = french.CORNERS[Index.BIG]
    box = bounds(lettering(text, at.x, at.cap, at.height, Tone.SPADES, at.weight))
    assert box.within(at.notch)
    assert box.right <= 24 / 60 * WIDTH


@INDICES
@pytest.mark.parametrize("card", [rank + suit for suit in "SHCD" for rank in "JQK"])
def test_the_frame_of_a_court_of_shengji_steps_around_the_notches(card: str, index: Index) -> None:
    box = bounds(french.face(card[0], card[1], index)[:1])
    assert (round(box.left), round(box.top)) == (11, 11)
    points = list(outline(french.face(card[0], card[1], index)[:1]))
    for notch in notches(index, 280, french.CORNERS):
        assert not any(notch.left <= x <= notch.right and notch.top <= y <= notch.bottom for x, y in points)


@INDICES
@pytest.mark.parametrize("card", ["JB", "JR"])
def test_star_and_word_of_a_joker_stay_left_of_its_frame(card: str, index: Index) -> None:
    nodes = french.corner(card, index)
    assert nodes is not None
    assert bounds(nodes).within(Box(5, 5, french.CORNERS[index].notch.right, 121))
