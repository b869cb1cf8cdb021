"""Rules, sections 2 and 9.2: the deal."""

from __future__ import annotations

import pytest

from cardavia.games.cicera.game import GAME
from cardavia.games.cicera.options import CiceraOptions
from cardavia.games.refusals import BadPositionError
from tests.games.cicera.positions import DECK, dealt
from tests.games.positions import completed


@pytest.mark.parametrize("dealer", range(4))
def test_packets_of_twelve_go_round_from_the_dealers_right_and_four_cards_lie_face_up(dealer: int) -> None:
    deal = dealt(list(DECK), dealer)
    for place in range(4):
        seat = (dealer + 1 + place) % 4
        assert deal.hand(seat) == set(DECK[12 * place : 12 * place + 12])
    assert deal.table == {"TS", "JS", "NS", "KS"}
    assert deal.state.dealt == 52


@pytest.mark.parametrize(("dealer", "starter"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_the_player_at_the_dealers_right_starts(dealer: int, starter: int) -> None:
    assert dealt(list(DECK), dealer).turn == starter


@pytest.mark.parametrize("table", ["KB KC KD KS", "4B 4C 4D 4S", "KB KC KD 2S"])
def test_no_opening_table_voids_the_deal(table: str) -> None:
    deck = [card for card in DECK if card not in table.split()] + table.split()
    assert GAME.start(GAME.blank(CiceraOptions()), deck, 0)
    assert dealt(deck).table == set(table.split())


def test_a_deal_has_48_plays_that_go_round_and_end_with_the_dealer() -> None:
    deal = dealt(list(DECK), dealer=1)
    seats = []
    while (turn := deal.turn) is not None:
        seats.append(turn)
        deal.play(deal.legal()[0])
    assert seats == [2, 3, 0, 1] * 12


def test_six_card_hands_get_a_second_batch_when_all_are_empty() -> None:
    deal = dealt(list(DECK), hand_size=6)
    assert [deal.hand(seat) for seat in range(4)] == [set(DECK[6 * seat : 6 * seat + 6]) for seat in range(4)]
    assert deal.table == set(DECK[24:28])
    assert deal.state.dealt == 28
    for _ in range(23):
        deal.play(deal.legal()[0])
    assert deal.state.dealt == 28
    assert deal.hand(0) == set()
    deal.play(deal.legal()[0])
    assert deal.state.dealt == 52
    assert [deal.hand(seat) for seat in range(4)] == [
        set(DECK[28 + 6 * seat : 34 + 6 * seat]) for seat in range(4)
    ]
    assert deal.turn == 0
    assert len(deal.table) == 28


def test_dealing_forgets_everything_of_the_deal_before() -> None:
    played = dealt(list(DECK)).play("AB", "KBxKS", "NC", "9S")
    fresh = dealt(list(DECK))
    assert GAME.start(played.states, completed(GAME, ""), 3)
    for seat in range(4):
        assert played.observation(seat).data == fresh.observation(seat).data


def test_the_opening_table_is_shown_in_order_of_dealing() -> None:
    deck = [*DECK[:48], "KS", "TS", "NS", "JS"]
    assert GAME.face_up(dealt(deck).state) == ["KS", "TS", "NS", "JS"]


@pytest.mark.parametrize(
    ("deck", "fault"),
    [
        (DECK[:51], "51 cards"),
        ((*DECK[:51], "AB"), "KS is missing"),
        ((*DECK[:51], "QS"), "'QS'"),
        ((*DECK, "AB"), "53 cards"),
    ],
)
def test_a_deck_that_is_no_deck_is_refused_with_its_fault(deck: tuple[str, ...], fault: str) -> None:
    states = GAME.blank(CiceraOptions())
    before = states.tobytes()
    with pytest.raises(BadPositionError, match=fault):
        GAME.start(states, deck, 0)
    assert states.tobytes() == before
