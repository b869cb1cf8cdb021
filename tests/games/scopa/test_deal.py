"""Rules, section 2: the deal."""

from __future__ import annotations

import pytest

from cardavia.games.refusals import BadPositionError
from cardavia.games.scopa.game import GAME
from cardavia.games.scopa.options import ScopaOptions
from tests.games.positions import completed
from tests.games.scopa.positions import DECK, dealt, is_void, position

TEN = "QS 6H 4C 4S 2H AS 3C 5H JS 7D"
BATCHES = "7H KD 7S 2D 3D AH 7C 2C AD 6S KS 3S"


@pytest.mark.parametrize(("dealer", "starter"), [(0, 1), (1, 0)])
def test_cards_are_dealt_one_at_a_time_beginning_with_the_non_dealer(dealer: int, starter: int) -> None:
    deal = dealt(TEN, dealer)
    assert deal.hand(starter) == {"QS", "4C", "2H"}
    assert deal.hand(dealer) == {"6H", "4S", "AS"}


def test_the_next_four_cards_lie_face_up_and_thirty_remain() -> None:
    deal = dealt(TEN)
    assert deal.table == {"3C", "5H", "JS", "7D"}
    assert deal.state.dealt == 10
    assert deal.state.stock[10:].tolist() == GAME.bits(completed(GAME, TEN))[10:].tolist()


@pytest.mark.parametrize("dealer", [0, 1])
def test_the_non_dealer_starts(dealer: int) -> None:
    assert dealt(TEN, dealer).turn == 1 - dealer


@pytest.mark.parametrize(
    "table", ["KC KD 4H KS", "KC KD KH 2C", "AS KD KH KS", "KC KD KH KS"], ids=["CDS", "CDH", "DHS", "all"]
)
def test_three_or_four_re_on_the_table_void_the_deal(table: str) -> None:
    assert is_void(f"7D 3D 4C 2S QD QS {table}")


@pytest.mark.parametrize("table", ["KC KD 4H 2H", "JC JD JH JS", "QC QD QH AS", "AC AD AH AS", "7C 7D 7H KS"])
def test_no_other_table_voids_the_deal(table: str) -> None:
    assert not is_void(f"5D 3D 4C 2S 6D 6S {table}")


def test_re_in_the_hands_do_not_void_the_deal() -> None:
    assert not is_void("KC KD KH KS QD QS 2C 3C 4C 5C")


def test_a_void_deal_shows_its_table_and_nothing_else_counts() -> None:
    states = GAME.blank(ScopaOptions())
    assert not GAME.start(states, completed(GAME, "7D 3D 4C 2S QD QS KC KD KH 2C"), 0)
    assert GAME.face_up(states[0]) == ["KC", "KD", "KH", "2C"]


def test_dealing_forgets_everything_of_the_deal_before() -> None:
    played = dealt(TEN).play("QS", "6H", "2H")
    fresh = dealt(TEN)
    assert GAME.start(played.states, completed(GAME, TEN), 0)
    assert played.observation(0).data == fresh.observation(0).data
    assert played.observation(1).data == fresh.observation(1).data


def test_when_both_hands_are_empty_three_more_cards_go_to_each() -> None:
    deal = dealt(f"{TEN} {BATCHES}").play("QS", "6H", "2H", "4S", "4Cx4S", "AS")
    assert deal.hand(1) == {"7H", "7S", "3D"}
    assert deal.hand(0) == {"KD", "2D", "AH"}
    assert deal.table == {"3C", "5H", "JS", "7D", "QS", "6H", "2H", "AS"}
    assert deal.state.dealt == 16
    assert deal.turn == 1


def test_no_batch_is_dealt_before_both_hands_are_empty() -> None:
    deal = dealt(f"{TEN} {BATCHES}").play("QS", "6H", "2H", "4S", "4Cx4S")
    assert deal.hand(1) == set()
    assert deal.state.dealt == 10


def test_an_empty_table_gets_no_cards_with_a_new_batch() -> None:
    deal = position("7D", "7C", turn=0, dealer=0, stock=6).play("7Dx7C")
    assert deal.table == set()
    assert len(deal.hand(0)) == len(deal.hand(1)) == 3
    assert deal.turn == 1


def test_six_batches_make_36_plays_that_alternate_and_end_with_the_dealer() -> None:
    deal = dealt(list(DECK), dealer=0)
    seats = []
    stocks = [40 - int(deal.state.dealt)]
    while (turn := deal.turn) is not None:
        seats.append(turn)
        deal.play(deal.legal()[0])
        if 40 - int(deal.state.dealt) != stocks[-1]:
            stocks.append(40 - int(deal.state.dealt))
    assert seats == [1, 0] * 18
    assert stocks == [30, 24, 18, 12, 6, 0]


@pytest.mark.parametrize(
    ("deck", "fault"),
    [
        (DECK[:39], "39 cards"),
        ((*DECK[:39], "AC"), "KS is missing"),
        ((*DECK[:39], "TS"), "'TS'"),
        ((*DECK, "AC"), "41 cards"),
    ],
)
def test_a_deck_that_is_no_deck_is_refused_with_its_fault(deck: tuple[str, ...], fault: str) -> None:
    states = GAME.blank(ScopaOptions())
    before = states.tobytes()
    with pytest.raises(BadPositionError, match=fault):
        GAME.start(states, deck, 0)
    assert states.tobytes() == before
