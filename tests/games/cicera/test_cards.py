"""Rules, section 1: the pack, and its bits in compiled rules."""

from __future__ import annotations

from cardavia.games.cicera import cards, records
from tests.games.cicera.positions import DECK


def test_the_pack_has_52_cards_in_canonical_order() -> None:
    assert " ".join(DECK[:13]) == "AB 2B 3B 4B 5B 6B 7B 8B 9B TB JB NB KB"
    assert [card[1] for card in DECK[::13]] == ["B", "C", "D", "S"]
    assert len(set(DECK)) == 52


def test_numbers_are_asso_to_ten_and_courts_have_none() -> None:
    assert cards.NUMBERS == {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "T": 10}


def test_masks_name_the_cards_that_rules_speak_of() -> None:
    assert cards.listed(records.MATA_CARD) == ["2S"]
    assert cards.listed(records.TEN_OF_COINS) == ["TD"]
    assert cards.listed(records.FANTE_OF_CUPS) == ["JC"]
    assert cards.listed(records.SWORD) == [card for card in DECK if card[1] == "S"]
    assert cards.listed(records.SUIT) == [card for card in DECK if card[1] == "B"]
    assert cards.listed(records.NUMBERS) == [card for card in DECK if card[0] in cards.NUMBERS]
    assert cards.listed((1 << 52) - 1) == list(DECK)


def test_a_mask_is_read_as_it_was_made() -> None:
    assert cards.listed(cards.mask(["KS", "AB", "TD"])) == ["AB", "TD", "KS"]
    assert cards.listed(cards.mask([])) == []
