from __future__ import annotations

import pytest

from cardavia.art import bolognese, courts, decks, halves, marks, trumps
from cardavia.art.drawing import Disc, Group, Nodes, bounds, flatten
from cardavia.art.geometry import Box
from cardavia.art.layout import Index, half_turn
from cardavia.art.palette import Tone

COURTS = [rank + suit for rank in "JNQK" for suit in "SBCD"]
TRUMPS = [*bolognese.TRUMPS, "MAT"]


def tones(nodes: Nodes) -> set[Tone]:
    return {tone for leaf in flatten(nodes) for tone in (leaf.fill, leaf.stroke) if tone}


def test_the_deck_is_the_pack_of_ottocento_in_canonical_order() -> None:
    cards = decks.deck("bolognese").cards
    assert len(cards) == len(set(cards)) == 62
    assert cards[:10] == ("KS", "QS", "NS", "JS", "TS", "9S", "8S", "7S", "6S", "AS")
    assert cards[20:30] == ("KC", "QC", "NC", "JC", "AC", "6C", "7C", "8C", "9C", "TC")
    assert cards[40:46] == ("ANG", "MON", "SOL", "LUN", "T16", "T15")
    assert cards[-6:] == ("M1", "M2", "M3", "M4", "BEG", "MAT")


def test_the_cards_are_long_and_narrow_as_those_of_bologna() -> None:
    width, height = decks.deck("bolognese").size
    assert 103 / 51 <= height / width <= 107 / 51


def test_only_the_trumps_from_five_to_sixteen_bear_a_number() -> None:
    numbered = {card: bolognese.label(card).rank for card in TRUMPS if not bolognese.label(card).emblem}
    assert numbered == {f"T{n}": str(n) for n in range(5, 17)}


def test_every_trump_bears_the_sign_of_the_trumps_and_the_matto_bears_none() -> None:
    assert {card for card in TRUMPS if bolognese.label(card).sign != marks.trump()} == {"MAT"}
    assert bolognese.label("MAT").sign == ()


def test_a_ten_of_a_suit_and_the_ten_of_trumps_are_told_apart() -> None:
    assert (bolognese.label("TD").rank, bolognese.label("TD").suit) == ("T", "D")
    assert (bolognese.label("T10").rank, bolognese.label("T10").suit) == ("10", "T")


def test_trumps_are_printed_on_lilac_the_matto_on_straw_and_suits_on_bare_paper() -> None:
    fields = {card: tones(bolognese.ground(card, Index.NORMAL)) for card in bolognese.CARDS}
    assert {card for card, used in fields.items() if Tone.LILAC in used} == set(bolognese.TRUMPS)
    assert {card for card, used in fields.items() if Tone.STRAW in used} == {"MAT"}
    assert {card for card, used in fields.items() if not used} == set(bolognese.CARDS) - set(TRUMPS)


def test_only_the_two_counters_have_a_harlequin_frame() -> None:
    framed = {card for card in TRUMPS if Tone.INK in tones(bolognese.ground(card, Index.NORMAL))}
    assert framed == {"BEG", "MAT"}


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_the_moors_are_told_apart_by_one_to_four_studs(n: int) -> None:
    def studs(nodes: Nodes) -> int:
        discs = (leaf for leaf in flatten(nodes) if isinstance(leaf, Disc))
        return max(len(leaf.centres) for leaf in discs if leaf.fill is Tone.GOLD_LIGHT)

    assert studs(trumps.emblem(f"M{n}")) == n
    assert studs(marks.mark(f"M{n}")) == n


@pytest.mark.parametrize("card", TRUMPS)
def test_emblems_keep_to_their_box(card: str) -> None:
    box = bounds(trumps.emblem(card))
    assert box.within(Box(-66, -88, 68, 88))
    assert box.width > 95
    assert box.height > 120


@pytest.mark.parametrize("index", Index)
@pytest.mark.parametrize("card", TRUMPS)
def test_a_trump_shows_its_emblem_from_either_end(card: str, index: Index) -> None:
    upper, lower, *_ = bolognese.face(card, index)
    assert isinstance(lower, Group)
    assert lower.by == half_turn(410)
    assert lower.nodes == (upper,)


@pytest.mark.parametrize("card", COURTS)
def test_courts_fill_their_half_and_leave_the_index_free(card: str) -> None:
    upper = courts.double(halves.half(card[0], card[1]), 410)[:1]
    assert bounds(upper).within(Box(4, 10, 196, 226))
    assert bounds(upper).width > 130
    assert bounds(upper).height > 175


def test_no_two_courts_are_alike_in_outline() -> None:
    outlines = {tuple(bounds((leaf,)) for leaf in flatten(halves.half(card[0], card[1]))) for card in COURTS}
    assert len(outlines) == 16


@pytest.mark.parametrize(("letters", "courts_of"), [("en", "KQNJ"), ("it", "RDCF"), ("pl", "KDJW")])
def test_the_queen_keeps_her_letter_beside_the_knight(letters: str, courts_of: str) -> None:
    deck = decks.deck("bolognese")
    texts = [decks._index_text(deck, deck.label(card), letters) for card in ("KS", "QS", "NS", "JS")]
    assert "".join(texts) == courts_of
