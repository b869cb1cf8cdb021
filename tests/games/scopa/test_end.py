"""Rules, section 4: the end of a deal."""

from __future__ import annotations

from tests.games.scopa.positions import last_play


def test_the_rest_goes_to_the_last_capturer() -> None:
    deal = last_play("KS", "2C 3D", piles={1: ""}).play("KS")
    assert deal.turn is None
    assert deal.table == set()
    assert deal.pile(1) == {"2C", "3D", "KS"}


def test_the_rest_goes_to_whoever_takes_with_the_last_play() -> None:
    deal = last_play("7S", "2C 7D", piles={1: ""}).play("7Sx7D")
    assert {"7S", "7D", "2C"} <= deal.pile(0)
    assert deal.pile(1) == set()
    assert deal.last_capturer == 0


def test_taking_the_rest_is_never_a_scopa() -> None:
    assert last_play("KS", "2C 3D", scope=(1, 2)).play("KS").scope == [1, 2]


def test_a_finished_deal_has_no_legal_actions() -> None:
    deal = last_play("KS", "2C 3D").play("KS")
    assert deal.legal() == []


def test_without_any_capture_the_cards_stay_unclaimed_and_nobody_scores() -> None:
    deal = last_play("KS", "2C 3D")
    deal.state.piles[:] = 0
    deal.state.last_capturer = -1
    deal.play("KS")
    assert deal.turn is None
    assert deal.table == {"2C", "3D", "KS"}
    assert set(map(tuple, deal.sheet().values())) == {(0, 0)}
    assert deal.result()["winner"] is None
