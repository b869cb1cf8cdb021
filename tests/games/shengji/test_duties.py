"""What is told of a lead and of the hand that follows it, one rule after the other."""

from __future__ import annotations

import pytest

from cardavia.games.follows import Duty, Follow
from cardavia.games.refusals import BadPositionError, IllegalActionError
from cardavia.games.shengji.game import GAME


def duties(lead: str, hand: str, level: str = "2", trump: str = "H", **options: bool) -> list[Duty]:
    chosen = GAME.options.read(options)
    follow = Follow(lead.split(), hand.split(), {"level": level, "trump": trump})
    states = GAME.facing(follow, chosen)
    return list(GAME.duties(GAME.observe(states, 0, chosen, GAME.first_context(chosen))))


def codes(lead: str, hand: str, level: str = "2") -> list[str]:
    return [duty.code for duty in duties(lead, hand, level)]


def test_a_tractor_on_one_pair() -> None:
    assert codes("9S 9S TS TS", "4S 8S 8S KS AS") == ["lead", "own", "all-pairs", "any-pairs"]


def test_pairs_fewer_than_led_leave_loose_cards_to_fill_up() -> None:
    duty = duties("9S 9S TS TS", "4S 8S 8S KS AS")[2]
    assert (duty.cards, duty.values) == (["8S", "8S"], {"loose": 2})


def test_a_tractor_over_the_level_rank_is_told_with_the_cards_beside_it() -> None:
    duty = duties("5S 5S 7S 7S 8S 8S", "4S", level="6")[1]
    assert (duty.code, duty.cards) == ("gap", ["5S", "5S", "7S", "7S"])


def test_a_tractor_away_from_the_level_rank_has_no_gap_to_tell() -> None:
    assert "gap" not in codes("7S 7S 8S 8S", "4S", level="6")


def test_the_level_card_of_the_suit_led_is_told_to_be_elsewhere() -> None:
    duty = duties("9S", "2S 4S")[1]
    assert (duty.code, duty.cards) == ("level-away", ["2S"])


def test_level_cards_of_other_suits_are_told_to_be_trumps_but_not_that_of_trumps() -> None:
    duty = duties("9H", "2S 2H 4S")[1]
    assert (duty.code, duty.cards) == ("level-joins", ["2S"])


def test_without_a_trump_suit_every_level_card_joins() -> None:
    duty = duties("JB", "2S 2H 4S", trump="NT")[1]
    assert (duty.code, duty.cards) == ("level-joins", ["2S", "2H"])


def test_tractors_on_tractors_names_the_cards_of_fitting_ones_alone() -> None:
    duty = duties("9S 9S TS TS", "JS JS QS QS 4S 4S", follow_tractor=True)[-1]
    assert (duty.code, duty.cards) == ("tractor", ["JS", "JS", "QS", "QS"])


def test_a_hand_without_the_suit_may_play_anything() -> None:
    assert codes("9S", "4D 4C") == ["lead", "own", "free"]


def test_a_hand_with_too_few_plays_them_all() -> None:
    duty = duties("9S 9S", "4S 4D 4C")[-1]
    assert (duty.code, duty.cards, duty.values) == ("all-own", ["4S"], {"free": 1})


def test_what_cannot_be_led_is_refused_with_the_reason_of_a_lead() -> None:
    with pytest.raises(IllegalActionError) as caught:
        duties("9S 9S JS JS", "4S")
    assert caught.value.refusal.code == "gap"


@pytest.mark.parametrize(("level", "trump"), [("1", "H"), ("2", "X")])
def test_facts_that_no_deal_has_are_refused(level: str, trump: str) -> None:
    with pytest.raises(BadPositionError, match="no deal has"):
        duties("9S", "4S", level=level, trump=trump)


def test_a_third_copy_is_refused() -> None:
    with pytest.raises(BadPositionError, match="more than twice"):
        duties("9S 9S", "9S 4S")
