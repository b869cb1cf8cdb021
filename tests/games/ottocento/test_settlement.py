"""Section 7: where the discard and the Matto go, and who chooses the card that is paid."""

from __future__ import annotations

from typing import Any

import pytest

from cardavia.games.contract import Result
from cardavia.games.ottocento.cards import PACK
from cardavia.play.ruleset import Ruleset
from tests.games.ottocento.deals import play, refused

PIPS = ["TS", "9S", "8S", "7S"]


def last_trick(hands: list[str], own: list[str], tricks: list[int], **given: Any) -> dict[str, Any]:
    """Returns a position before the last trick, which seat 0 leads; side 1 has what side 0 has not won."""
    discard = given.pop("discard", ["6C", "7C"])
    rest = [card for card in PACK.ids if card not in {*hands, *own, *discard}]
    return {
        "dealer": 3,
        "turn": 0,
        "hands": {seat: [card] for seat, card in enumerate(hands)},
        "table": [],
        "leader": 0,
        "discard": discard,
        "piles": [own, rest],
        "tricks": tricks,
        **given,
    }


def settled(position: dict[str, Any], **options: Any) -> Result:
    """Returns the result of a deal of which one trick is left."""
    deal = Ruleset.of("ottocento", **options).position(position)
    for seat in range(4):
        play(deal, *position["hands"][seat])
    return deal.result()


def test_the_matto_is_kept_in_a_trick_of_its_own_side() -> None:
    result = settled(last_trick(["ANG", "T5", "MAT", "T6"], PIPS, [1, 13]))
    assert (result["matto"], result["gave"], result["tricks"]) == ("kept", None, [2, 13])


def test_the_matto_comes_back_for_the_first_of_the_cheapest_cards() -> None:
    result = settled(last_trick(["T5", "ANG", "MAT", "T6"], PIPS, [1, 13]))
    assert (result["matto"], result["gave"]) == ("exchanged", "TS")


def test_a_side_without_tricks_loses_its_matto_and_all_of_its_discard() -> None:
    result = settled(last_trick(["T5", "ANG", "MAT", "T6"], [], [0, 14]))
    assert (result["matto"], result["gave"]) == ("lost", None)
    assert result["card_points"] == [0, 87]


def test_the_discard_goes_to_the_other_side_when_the_dealer_s_side_has_no_trick() -> None:
    own = [card for card in PACK.ids if card not in {"ANG", "T5", "MON", "T6", "QC", "QD"}]
    result = settled(last_trick(["ANG", "T5", "MON", "T6"], own, [14, 0], discard=["QC", "QD"], matto_seat=1))
    assert result["matto"] == "lost"
    assert result["card_points"] == [87, 0]


def test_the_last_trick_makes_six() -> None:
    result = settled(last_trick(["ANG", "T5", "MAT", "T6"], PIPS, [1, 13]))
    assert result["last_trick"] == [6, 0]


def test_the_player_of_the_matto_chooses_among_the_cheapest_cards_where_that_is_the_rule() -> None:
    position = last_trick(["T5", "ANG", "MAT", "T6"], PIPS, [1, 13])
    deal = Ruleset.of("ottocento", matto_payment="choose").position(position)
    play(deal, "T5", "ANG", "MAT", "T6")
    assert deal.turn == 2
    assert deal.legal_actions() == ["pay 7S", "pay 8S", "pay 9S", "pay TS"]
    assert refused(deal, "pay MAT").values == {"card": "MAT", "cards": ["TS", "9S", "8S", "7S"]}
    deal.play("pay 7S")
    assert deal.is_over
    assert deal.result()["gave"] == "7S"


@pytest.mark.parametrize("seat", range(4))
def test_before_the_payment_is_chosen_everybody_sees_the_discard(seat: int) -> None:
    position = last_trick(["T5", "ANG", "MAT", "T6"], PIPS, [1, 13])
    deal = Ruleset.of("ottocento", matto_payment="choose").position(position)
    assert bool(deal.observation(seat).record.known.discard) == (seat == 3)
    play(deal, "T5", "ANG", "MAT", "T6")
    assert deal.observation(seat).record.known.discard


def test_whoever_is_dealt_no_payment_is_not_asked_for_one() -> None:
    position = last_trick(["ANG", "T5", "MAT", "T6"], PIPS, [1, 13])
    assert settled(position, matto_payment="choose")["matto"] == "kept"
