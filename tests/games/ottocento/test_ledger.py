"""Section 8: what a card swings in sets and sequences while all open ones fall to either side."""

from __future__ import annotations

from itertools import product

import pytest

from cardavia.games.ottocento import cards, ledger
from cardavia.games.ottocento.combinations import sequence_cards, set_cards


def in_suit(kind: int, own: str, theirs: str) -> float:
    """Returns what a kind of card of Spade swings."""
    return float(ledger.in_suit(kind, 0, cards.mask(own.split()), cards.mask(theirs.split())))


def test_the_king_that_makes_a_sequence_swings_its_points() -> None:
    """King, queen, knight, jack and ace make 20; the other side has no court of the suit."""
    assert in_suit(ledger.THE_KING, "QS NS JS AS", "BEG MAT") == 20


def test_the_king_that_keeps_the_other_side_from_a_sequence_swings_as_much() -> None:
    """King, knight, jack, ace and both contatori would make 25 over there; one queen alone makes nothing."""
    assert in_suit(ledger.THE_KING, "QS", "NS JS AS BEG MAT") == 25


def test_a_court_swings_five_where_the_sequence_is_there_already() -> None:
    assert in_suit(ledger.A_COURT, "KS QS NS", "BEG MAT") == 5


def test_a_court_swings_nothing_where_nobody_can_use_it() -> None:
    """The other side has the king, all other courts are ours: one court more gives it no sequence."""
    assert in_suit(ledger.A_COURT, "QS NS BEG MAT", "KS") == 0


def test_an_open_ace_swings_in_both_directions() -> None:
    """With two against one, the last ace makes 10 here; over there two and both contatori would make 15."""
    own, theirs = cards.mask(["AS", "AB"]), cards.mask(["AC", "BEG", "MAT"])
    assert ledger.in_run(0, cards.mask(["AS", "AB", "AC", "AD"]), own, theirs) == 25


def test_a_number_swings_nothing_behind_a_gap_that_cannot_be_filled() -> None:
    own = cards.mask(["ANG", "MON", "SOL"])
    lost = cards.mask(["T16", "BEG", "MAT"])
    assert ledger.in_chain(cards.mask(["T15"]), own, lost) == 0
    assert ledger.in_chain(cards.mask(["T16"]), own, cards.mask(["BEG", "MAT"])) == 10


def test_pips_swing_nothing_but_their_half_points() -> None:
    for card in ("TS", "6B", "7C", "TD"):
        assert ledger.worth(cards.mask([card]), cards.mask([]), cards.mask([]), 1.0, 1.0) == 1


def test_court_cards_are_worth_more_than_pips_and_contatori_most() -> None:
    none = cards.mask([])
    rising = ("9S", "JS", "QS", "KS", "BEG")
    values = [ledger.worth(cards.mask([card]), none, none, 1.0, 1.0) for card in rising]
    assert values == sorted(values)


@pytest.mark.parametrize(
    "held", ["", "KS QS NS", "KS KB KC QS QB QC AS AB AC", "ANG MON SOL BEG M1 M2 KD JD"]
)
def test_sets_and_sequences_are_counted_as_the_rules_find_them(held: str) -> None:
    mask = cards.mask(held.split())
    assert ledger.sets(mask) == sum(bool(set_cards(mask, kind)) for kind in range(5))
    assert ledger.sequences(mask) == sum(bool(sequence_cards(mask, kind, 0)) for kind in range(7))


def test_a_card_of_a_set_always_swings_what_three_make() -> None:
    """Whoever has how many: as long as a card is open, it makes three or four here or prevents it there."""
    for own, theirs in product(range(4), repeat=2):
        open_cards = 4 - own - theirs
        if open_cards < 1:
            continue
        total = 0.0
        for others in product((0, 1), repeat=open_cards - 1):
            here, there = own + sum(others), theirs + open_cards - 1 - sum(others)
            total += points(here + 1) - points(here) + points(there + 1) - points(there)
        assert total / 2 ** (open_cards - 1) == 1


def points(held: int) -> int:
    """Returns what a set makes, in units of three cards."""
    return max(0, held - 2)
