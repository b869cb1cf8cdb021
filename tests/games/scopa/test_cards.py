"""Rules, section 1: cards, identifiers and moves."""

from __future__ import annotations

import pytest

from cardavia.games.scopa import cards, rules
from cardavia.games.scopa.game import GAME
from tests.games.scopa.positions import DECK, captures, position


def test_the_pack_has_four_suits_of_ten_ranks_in_canonical_order() -> None:
    assert len(DECK) == 40
    assert DECK[:10] == ("AC", "2C", "3C", "4C", "5C", "6C", "7C", "JC", "QC", "KC")
    assert [card[1] for card in DECK[::10]] == ["C", "D", "H", "S"]


@pytest.mark.parametrize(("card", "index"), [("AC", 0), ("KC", 9), ("7D", 16), ("JH", 27), ("KS", 39)])
def test_a_card_stands_at_ten_times_suit_plus_value_less_one(card: str, index: int) -> None:
    assert GAME.pack.place[card] == index


def test_every_card_has_a_bit_of_its_own_and_ranks_are_nibbles() -> None:
    assert sorted(cards.BITS.values()) == list(range(40))
    assert {cards.BITS[card] // 4 for card in ("7C", "7D", "7H", "7S")} == {6}
    assert all(cards.BY_BIT[cards.BITS[card]] == card for card in DECK)


def test_a_mask_lists_its_cards_in_canonical_order() -> None:
    assert cards.listed(cards.mask(["3D", "4C", "KS", "AC"])) == ["AC", "4C", "3D", "KS"]


@pytest.mark.parametrize(
    ("rank", "value", "primiera"),
    [
        ("A", 1, 16),
        ("2", 2, 12),
        ("3", 3, 13),
        ("4", 4, 14),
        ("5", 5, 15),
        ("6", 6, 18),
        ("7", 7, 21),
        ("J", 8, 10),
        ("Q", 9, 10),
        ("K", 10, 10),
    ],
)
def test_ranks_have_a_capture_value_and_a_primiera_value(rank: str, value: int, primiera: int) -> None:
    assert cards.VALUES[rank] == value
    assert int(rules.value_of(cards.mask([rank + "H"]))) == value
    assert int(rules.PRIMIERA_VALUES[value - 1]) == primiera
    assert int(rules.primiera(cards.mask([rank + suit for suit in "CDHS"]))) == 4 * primiera


def test_a_card_left_is_written_alone() -> None:
    assert "KS" in position("KS", "2C").legal()


def test_taken_cards_are_written_suit_by_suit() -> None:
    assert captures("7S", "3D 4C") == ["4C+3D"]


def test_taken_cards_are_read_in_any_order() -> None:
    before = position("7S", "3D 4C")
    assert GAME.write(GAME.read(before.state, None, "7Sx3D+4C")[0]) == "7Sx4C+3D"


def test_legal_actions_are_sorted_as_plain_text() -> None:
    legal = position("7S KH AC", "3D 4D 2S AS JH").legal()
    assert legal == [
        "7Sx3D+4D",
        "7Sx4D+AS+2S",
        "ACxAS",
        "KHx3D+4D+AS+2S",
        "KHxJH+2S",
    ]
